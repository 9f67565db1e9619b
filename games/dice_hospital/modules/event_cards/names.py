"""Names of the event cards. No book prints them; these are house names."""

from games.kernel.catalogue.names import Names, house

NAMES: dict[str, Names] = {
    "blood_drive": house(
        en="Blood Drive", de="Blutspendeaktion", fr="Collecte de sang", it="Raccolta di sangue"
    ),
    "volunteer_visitors": house(
        en="Volunteer Visitors",
        de="Ehrenamtliche Besucher",
        fr="Visiteurs bénévoles",
        it="Visitatori volontari",
    ),
    "patient_transfer": house(
        en="Patient Transfer",
        de="Patientenverlegung",
        fr="Transfert de patients",
        it="Trasferimento di pazienti",
    ),
    "flu_season": house(
        en="Flu Season", de="Grippewelle", fr="Saison de la grippe", it="Stagione influenzale"
    ),
    "heatwave": house(en="Heatwave", de="Hitzewelle", fr="Canicule", it="Ondata di caldo"),
    "quiet_night": house(en="Quiet Night", de="Ruhige Nacht", fr="Nuit calme", it="Notte tranquilla"),
    "major_incident": house(en="Major Incident", de="Großunfall", fr="Accident majeur", it="Grave incidente"),
    "double_shift": house(en="Double Shift", de="Doppelschicht", fr="Double garde", it="Doppio turno"),
    "staff_sickness": house(
        en="Staff Sickness", de="Krankes Personal", fr="Personnel malade", it="Personale malato"
    ),
    "power_cut": house(
        en="Power Cut", de="Stromausfall", fr="Coupure de courant", it="Interruzione di corrente"
    ),
    "blood_shortage": house(
        en="Blood Shortage", de="Blutmangel", fr="Pénurie de sang", it="Carenza di sangue"
    ),
    "intensive_monitoring": house(
        en="Intensive Monitoring",
        de="Intensive Überwachung",
        fr="Surveillance intensive",
        it="Monitoraggio intensivo",
    ),
    "superbug": house(en="Superbug", de="Superkeim", fr="Superbactérie", it="Superbatterio"),
    "health_inspection": house(
        en="Health Inspection", de="Hygienekontrolle", fr="Inspection sanitaire", it="Ispezione sanitaria"
    ),
    "press_coverage": house(
        en="Press Coverage", de="Presseberichte", fr="Échos dans la presse", it="Attenzione della stampa"
    ),
}
