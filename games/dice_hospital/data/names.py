"""Names of the base game's components. For tiles and cards the German book prints the English ones."""

from games.kernel.catalogue.names import Names, printed

NAMES: dict[str, Names] = {
    "trauma_unit": printed("Trauma Unit", fr="Unité de soins critiques", it="Traumatologia"),
    "oncology": printed("Oncology", fr="Oncologie", it="Oncologia"),
    "pharmacy": printed("Pharmacy", fr="Pharmacie", it="Farmacia"),
    "intensive_care": printed("Intensive Care", fr="Soins intensifs", it="Terapia intensiva"),
    "imaging": printed("Imaging", fr="Imagerie", it="Ecografia"),
    "clinic": printed("Clinic", fr="Clinique", it="Clinica"),
    "surgical_theatre": printed("Surgical Theatre", fr="Salle d'opération", it="Sala operatoria"),
    "ear_nose_throat": printed(
        "Ear, Nose & Throat", fr="Oreille, nez & gorge (ORL)", it="Otorinolaringoiatria"
    ),
    "orthopaedics": printed("Orthopaedics", fr="Orthopédie", it="Ortopedia"),
    "cardiology": printed("Cardiology", fr="Cardiologie", it="Cardiologia"),
    "immunology": printed("Immunology", fr="Immunologie", it="Immunologia"),
    "urology": printed("Urology", fr="Urologie", it="Urologia"),
    "anaesthesia": printed("Anaesthesia", fr="Anesthésie", it="Anestesia"),
    "allergy_centre": printed("Allergy Centre", fr="Centre d'allergologie", it="Centro allergicologico"),
    "renal_unit": printed("Renal Unit", fr="Néphrologie", it="Nefrologia"),
    "crash_centre": printed("Crash Centre", fr="Urgence", it="Pronto soccorso"),
    "radiology": printed("Radiology", fr="Radiologie", it="Radiologia"),
    "triage_centre": printed("Triage Centre", fr="Centre de répartition", it="Sportello del triage"),
    "surgeon": printed("Surgeon", fr="Chirurgien", it="Chirurgo"),
    "pharmacist": printed("Pharmacist", fr="Pharmacien", it="Farmacista"),
    "haematologist": printed("Haematologist", fr="Hématologue", it="Ematologo"),
    "anaesthetist": printed("Anaesthetist", fr="Anesthésiste", it="Anestesista"),
    "virologist": printed("Virologist", fr="Virologue", it="Virologo"),
    "urologist": printed("Urologist", fr="Urologue", it="Urologo"),
    "cardiologist": printed("Cardiologist", fr="Cardiologue", it="Cardiologo"),
    "microbiologist": printed("Microbiologist", fr="Microbiologiste", it="Microbiologo"),
    "neurologist": printed("Neurologist", fr="Neurologue", it="Neurologo"),
    "triage_nurse": printed("Triage Nurse", fr="Infirmière de répartition", it="Infermiere del triage"),
    "paramedic": printed("Paramedic", fr="Spécialiste médecine alternative", it="Paramedico"),
    "general_practitioner": printed(
        "General Practitioner", fr="Médecin généraliste", it="Medico di famiglia"
    ),
}

PART_NAMES: dict[str, Names] = {
    "nurses_station": printed(
        "Nurses' Station", fr="Salle des infirmières", it="Infermeria", de="Schwesternstation"
    ),
    "discharge": printed("Discharge", fr="Zone de sortie", it="Area di dimissione", de="Entlassungsbereich"),
    "morgue": printed("Morgue", fr="Morgue", it="Obitorio", de="Leichenhalle"),
    "ward": printed("Ward", fr="Salle de soins", it="Reparto", de="Krankenstation"),
    "patient": printed("Patient", fr="Dé-patient", it="Paziente", de="Patient"),
    "nurse": printed("Nurse", fr="Infirmière", it="Infermiere", de="Krankenschwester"),
    "specialist": printed("Specialist", fr="Spécialiste", it="Specialista", de="Spezialist"),
    "blood_bag": printed("Blood Bag", fr="Poche de sang", it="Sacca di sangue", de="Blutbeutel"),
    "fatality": printed("Fatality", fr="Jeton Décès", it="Segnalino decesso", de="Todesfallmarker"),
    "ambulance": printed("Ambulance", fr="Ambulance", it="Ambulanza", de="Ambulanz"),
    "first_player_token": printed(
        "First Player", fr="Jeton Premier Joueur", it="Segnalino primo giocatore", de="Startspielermarker"
    ),
}
