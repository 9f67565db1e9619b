"""Names of all components as the rulebooks print them: English, French, Italian.

The German book prints the English names. Administrators have names in no book; theirs are ours.
"""

from games.kernel.title import Source

_PRINTED = {
    "trauma_unit": ("Trauma Unit", "Unité de soins critiques", "Traumatologia"),
    "oncology": ("Oncology", "Oncologie", "Oncologia"),
    "pharmacy": ("Pharmacy", "Pharmacie", "Farmacia"),
    "intensive_care": ("Intensive Care", "Soins intensifs", "Terapia intensiva"),
    "imaging": ("Imaging", "Imagerie", "Ecografia"),
    "clinic": ("Clinic", "Clinique", "Clinica"),
    "surgical_theatre": ("Surgical Theatre", "Salle d'opération", "Sala operatoria"),
    "ear_nose_throat": ("Ear, Nose & Throat", "Oreille, nez & gorge (ORL)", "Otorinolaringoiatria"),
    "orthopaedics": ("Orthopaedics", "Orthopédie", "Ortopedia"),
    "cardiology": ("Cardiology", "Cardiologie", "Cardiologia"),
    "immunology": ("Immunology", "Immunologie", "Immunologia"),
    "urology": ("Urology", "Urologie", "Urologia"),
    "anaesthesia": ("Anaesthesia", "Anesthésie", "Anestesia"),
    "allergy_centre": ("Allergy Centre", "Centre d'allergologie", "Centro allergicologico"),
    "renal_unit": ("Renal Unit", "Néphrologie", "Nefrologia"),
    "crash_centre": ("Crash Centre", "Urgence", "Pronto soccorso"),
    "radiology": ("Radiology", "Radiologie", "Radiologia"),
    "triage_centre": ("Triage Centre", "Centre de répartition", "Sportello del triage"),
    "surgeon": ("Surgeon", "Chirurgien", "Chirurgo"),
    "pharmacist": ("Pharmacist", "Pharmacien", "Farmacista"),
    "haematologist": ("Haematologist", "Hématologue", "Ematologo"),
    "anaesthetist": ("Anaesthetist", "Anesthésiste", "Anestesista"),
    "virologist": ("Virologist", "Virologue", "Virologo"),
    "urologist": ("Urologist", "Urologue", "Urologo"),
    "cardiologist": ("Cardiologist", "Cardiologue", "Cardiologo"),
    "microbiologist": ("Microbiologist", "Microbiologiste", "Microbiologo"),
    "neurologist": ("Neurologist", "Neurologue", "Neurologo"),
    "triage_nurse": ("Triage Nurse", "Infirmière de répartition", "Infermiere del triage"),
    "paramedic": ("Paramedic", "Spécialiste médecine alternative", "Paramedico"),
    "general_practitioner": ("General Practitioner", "Médecin généraliste", "Medico di famiglia"),
}

_HOUSE = {
    "chief_of_surgery": "Chief of Surgery",
    "chief_of_medicine": "Chief of Medicine",
    "chief_pharmacist": "Chief Pharmacist",
    "medical_director": "Medical Director",
    "matron_of_trauma": "Matron of Trauma",
    "matron_of_medicine": "Matron of Medicine",
    "matron_of_pharmacy": "Matron of Pharmacy",
    "chief_executive": "Chief Executive",
}


def names(key: str) -> dict[str, str]:
    """The names of a component in en, de, fr and it."""
    if key in _HOUSE:
        return dict.fromkeys(("en", "de", "fr", "it"), _HOUSE[key])
    english, french, italian = _PRINTED[key]
    return {"en": english, "de": english, "fr": french, "it": italian}


def names_source(key: str) -> Source:
    """Whether a book prints the name or it is ours."""
    return "house" if key in _HOUSE else "printed"
