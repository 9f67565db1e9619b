"""Names of the administrators. No book prints them; these are house names."""

from games.kernel.catalogue.names import Names, house

NAMES: dict[str, Names] = {
    "chief_of_surgery": house("Chief of Surgery"),
    "chief_of_medicine": house("Chief of Medicine"),
    "chief_pharmacist": house("Chief Pharmacist"),
    "medical_director": house("Medical Director"),
    "matron_of_trauma": house("Matron of Trauma"),
    "matron_of_medicine": house("Matron of Medicine"),
    "matron_of_pharmacy": house("Matron of Pharmacy"),
    "chief_executive": house("Chief Executive"),
}
