"""Names of the administrators. No book prints them; these are house names."""

from games.kernel.catalogue.names import Names, house

NAMES: dict[str, Names] = {
    "chief_of_surgery": house(
        en="Chief of Surgery",
        de="Chefarzt der Chirurgie",
        fr="Chef de chirurgie",
        it="Primario di chirurgia",
    ),
    "chief_of_medicine": house(
        en="Chief of Medicine",
        de="Chefarzt der Inneren Medizin",
        fr="Chef de médecine interne",
        it="Primario di medicina",
    ),
    "chief_pharmacist": house(
        en="Chief Pharmacist", de="Chefapotheker", fr="Pharmacien en chef", it="Capo farmacista"
    ),
    "medical_director": house(
        en="Medical Director", de="Ärztlicher Direktor", fr="Directeur médical", it="Direttore sanitario"
    ),
    "matron_of_trauma": house(
        en="Matron of Trauma",
        de="Oberschwester der Unfallstation",
        fr="Infirmière en chef des soins critiques",
        it="Caposala di traumatologia",
    ),
    "matron_of_medicine": house(
        en="Matron of Medicine",
        de="Oberschwester der Inneren Medizin",
        fr="Infirmière en chef de médecine interne",
        it="Caposala di medicina",
    ),
    "matron_of_pharmacy": house(
        en="Matron of Pharmacy",
        de="Oberschwester der Apotheke",
        fr="Infirmière en chef de la pharmacie",
        it="Caposala della farmacia",
    ),
    "chief_executive": house(
        en="Chief Executive", de="Geschäftsführer", fr="Directeur général", it="Direttore generale"
    ),
}
