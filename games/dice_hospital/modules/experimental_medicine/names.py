"""Names of the experimental components. No book prints them in German, so those names are ours."""

from games.kernel.catalogue.names import Names

NAMES: dict[str, Names] = {
    "drug_trial_centre": Names(
        en="Drug Trial Centre",
        de="Zentrum für Arzneimittelstudien",
        fr="Centre d'essai de médicaments",
        it="Centro per test farmacologici",
        house=("de",),
    ),
    "physiotherapy": Names(
        en="Physiotherapy", de="Physiotherapie", fr="Physiothérapie", it="Fisioterapia", house=("de",)
    ),
    "experimental_therapy": Names(
        en="Experimental Therapy",
        de="Experimentelle Therapie",
        fr="Thérapie expérimentale",
        it="Terapia sperimentale",
        house=("de",),
    ),
    "training_centre": Names(
        en="Training Centre",
        de="Ausbildungszentrum",
        fr="Centre d'entraînement",
        it="Centro di formazione",
        house=("de",),
    ),
    "pathologist": Names(en="Pathologist", de="Pathologe", fr="Pathologiste", it="Patologo", house=("de",)),
    "experimental_chemist": Names(
        en="Experimental Chemist",
        de="Experimentalchemiker",
        fr="Chimiste expérimental",
        it="Chimico sperimentale",
        house=("de",),
    ),
    "registrar": Names(
        en="Registrar", de="Assistenzarzt", fr="Greffe", it="Medico internista", house=("de",)
    ),
    "medical_student": Names(
        en="Medical Student",
        de="Medizinstudent",
        fr="Étudiant en médecine",
        it="Studente di medicina",
        house=("de",),
    ),
    "physiotherapist": Names(
        en="Physiotherapist",
        de="Physiotherapeut",
        fr="Physiothérapeute",
        it="Fisioterapista",
        house=("de",),
    ),
    "haematology_technician": Names(
        en="Haematology Technician",
        de="Hämatologielaborant",
        fr="Technicien en hématologie",
        it="Tecnico di laboratorio",
        house=("de",),
    ),
}
