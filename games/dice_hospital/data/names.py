"""Names of the base game's components.

The German book leaves most tiles and cards in English, so their German names are ours.
"""

from games.kernel.catalogue.names import Names

NAMES: dict[str, Names] = {
    "trauma_unit": Names(
        en="Trauma Unit",
        de="Unfallstation",
        fr="Unité de soins critiques",
        it="Traumatologia",
        house=("de",),
    ),
    "oncology": Names(en="Oncology", de="Onkologie", fr="Oncologie", it="Oncologia", house=("de",)),
    "pharmacy": Names(en="Pharmacy", de="Apotheke", fr="Pharmacie", it="Farmacia", house=("de",)),
    "intensive_care": Names(
        en="Intensive Care",
        de="Intensivstation",
        fr="Soins intensifs",
        it="Terapia intensiva",
        house=("de",),
    ),
    "imaging": Names(en="Imaging", de="Bildgebung", fr="Imagerie", it="Ecografia", house=("de",)),
    "clinic": Names(en="Clinic", de="Klinik", fr="Clinique", it="Clinica", house=("de",)),
    "surgical_theatre": Names(
        en="Surgical Theatre",
        de="Operationssaal",
        fr="Salle d'opération",
        it="Sala operatoria",
        house=("de",),
    ),
    "ear_nose_throat": Names(
        en="Ear, Nose & Throat",
        de="Hals, Nase & Ohren (HNO)",
        fr="Oreille, nez & gorge (ORL)",
        it="Otorinolaringoiatria",
        house=("de",),
    ),
    "orthopaedics": Names(en="Orthopaedics", de="Orthopädie", fr="Orthopédie", it="Ortopedia", house=("de",)),
    "cardiology": Names(en="Cardiology", de="Kardiologie", fr="Cardiologie", it="Cardiologia", house=("de",)),
    "immunology": Names(en="Immunology", de="Immunologie", fr="Immunologie", it="Immunologia", house=("de",)),
    "urology": Names(en="Urology", de="Urologie", fr="Urologie", it="Urologia", house=("de",)),
    "anaesthesia": Names(en="Anaesthesia", de="Anästhesie", fr="Anesthésie", it="Anestesia"),
    "allergy_centre": Names(
        en="Allergy Centre",
        de="Allergiezentrum",
        fr="Centre d'allergologie",
        it="Centro allergicologico",
        house=("de",),
    ),
    "renal_unit": Names(en="Renal Unit", de="Nephrologie", fr="Néphrologie", it="Nefrologia", house=("de",)),
    "crash_centre": Names(
        en="Crash Centre", de="Notaufnahme", fr="Urgence", it="Pronto soccorso", house=("de",)
    ),
    "radiology": Names(en="Radiology", de="Radiologie", fr="Radiologie", it="Radiologia", house=("de",)),
    "triage_centre": Names(
        en="Triage Centre",
        de="Triagezentrum",
        fr="Centre de répartition",
        it="Sportello del triage",
        house=("de",),
    ),
    "surgeon": Names(en="Surgeon", de="Chirurg", fr="Chirurgien", it="Chirurgo", house=("de",)),
    "pharmacist": Names(en="Pharmacist", de="Apotheker", fr="Pharmacien", it="Farmacista", house=("de",)),
    "haematologist": Names(
        en="Haematologist", de="Hämatologe", fr="Hématologue", it="Ematologo", house=("de",)
    ),
    "anaesthetist": Names(en="Anaesthetist", de="Anästhesist", fr="Anesthésiste", it="Anestesista"),
    "virologist": Names(en="Virologist", de="Virologe", fr="Virologue", it="Virologo", house=("de",)),
    "urologist": Names(en="Urologist", de="Urologe", fr="Urologue", it="Urologo", house=("de",)),
    "cardiologist": Names(
        en="Cardiologist", de="Kardiologe", fr="Cardiologue", it="Cardiologo", house=("de",)
    ),
    "microbiologist": Names(
        en="Microbiologist",
        de="Mikrobiologe",
        fr="Microbiologiste",
        it="Microbiologo",
        house=("de",),
    ),
    "neurologist": Names(en="Neurologist", de="Neurologe", fr="Neurologue", it="Neurologo", house=("de",)),
    "triage_nurse": Names(
        en="Triage Nurse",
        de="Triageschwester",
        fr="Infirmière de répartition",
        it="Infermiere del triage",
        house=("de",),
    ),
    "paramedic": Names(
        en="Paramedic",
        de="Rettungssanitäter",
        fr="Spécialiste médecine alternative",
        it="Paramedico",
        house=("de",),
    ),
    "general_practitioner": Names(
        en="General Practitioner",
        de="Hausarzt",
        fr="Médecin généraliste",
        it="Medico di famiglia",
        house=("de",),
    ),
}

PART_NAMES: dict[str, Names] = {
    "nurses_station": Names(
        en="Nurses' Station", de="Schwesternstation", fr="Salle des infirmières", it="Infermeria"
    ),
    "discharge": Names(en="Discharge", de="Entlassungsbereich", fr="Zone de sortie", it="Area di dimissione"),
    "morgue": Names(en="Morgue", de="Leichenhalle", fr="Morgue", it="Obitorio", same=("fr",)),
    "ward": Names(en="Ward", de="Krankenstation", fr="Salle de soins", it="Reparto"),
    "patient": Names(en="Patient", de="Patient", fr="Dé-patient", it="Paziente", same=("de",)),
    "nurse": Names(en="Nurse", de="Krankenschwester", fr="Infirmière", it="Infermiere"),
    "specialist": Names(en="Specialist", de="Spezialist", fr="Spécialiste", it="Specialista"),
    "blood_bag": Names(en="Blood Bag", de="Blutbeutel", fr="Poche de sang", it="Sacca di sangue"),
    "fatality": Names(en="Fatality", de="Todesfallmarker", fr="Jeton Décès", it="Segnalino decesso"),
    "ambulance": Names(en="Ambulance", de="Krankenwagen", fr="Ambulance", it="Ambulanza", same=("fr",)),
    "first_player_token": Names(
        en="First Player",
        de="Startspielermarker",
        fr="Jeton Premier Joueur",
        it="Segnalino primo giocatore",
    ),
}
