"""Names of the experimental components. The German book prints the English ones, if any."""

from games.kernel.catalogue.names import Names, printed

NAMES: dict[str, Names] = {
    "drug_trial_centre": printed(
        "Drug Trial Centre", fr="Centre d'essai de médicaments", it="Centro per test farmacologici"
    ),
    "physiotherapy": printed("Physiotherapy", fr="Physiothérapie", it="Fisioterapia"),
    "experimental_therapy": printed(
        "Experimental Therapy", fr="Thérapie expérimentale", it="Terapia sperimentale"
    ),
    "training_centre": printed("Training Centre", fr="Centre d'entraînement", it="Centro di formazione"),
    "pathologist": printed("Pathologist", fr="Pathologiste", it="Patologo"),
    "experimental_chemist": printed(
        "Experimental Chemist", fr="Chimiste expérimental", it="Chimico sperimentale"
    ),
    "registrar": printed("Registrar", fr="Greffe", it="Medico internista"),
    "medical_student": printed("Medical Student", fr="Étudiant en médecine", it="Studente di medicina"),
    "physiotherapist": printed("Physiotherapist", fr="Physiothérapeute", it="Fisioterapista"),
    "haematology_technician": printed(
        "Haematology Technician", fr="Technicien en hématologie", it="Tecnico di laboratorio"
    ),
}
