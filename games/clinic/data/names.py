"""Names as the English and the Italian book print them; the German and French ones are ours."""

from games.kernel.catalogue.names import Names, house


def _bonus(*, en: str, de: str, fr: str, it: str) -> Names:
    """The books show these tiles as pictures only."""
    return house(
        en=f"Bonus tile: {en}",
        de=f"Bonusplättchen: {de}",
        fr=f"Tuile Bonus : {fr}",
        it=f"Tessera Bonus: {it}",
    )


NAMES: dict[str, Names] = {
    "hub_psychiatry": Names(
        en="Service Hub (Psychiatry)",
        de="Fachabteilung (Psychiatrie)",
        fr="Département (Psychiatrie)",
        it="Dipartimento (Psichiatria)",
        house=("de", "fr"),
    ),
    "hub_cardiology": Names(
        en="Service Hub (Cardiology)",
        de="Fachabteilung (Kardiologie)",
        fr="Département (Cardiologie)",
        it="Dipartimento (Cardiologia)",
        house=("de", "fr"),
    ),
    "hub_ophthalmology": Names(
        en="Service Hub (Ophthalmology)",
        de="Fachabteilung (Augenheilkunde)",
        fr="Département (Ophtalmologie)",
        it="Dipartimento (Oftalmologia)",
        house=("de", "fr"),
    ),
    "hub_orthopedics": Names(
        en="Service Hub (Orthopedics)",
        de="Fachabteilung (Orthopädie)",
        fr="Département (Orthopédie)",
        it="Dipartimento (Ortopedia)",
        house=("de", "fr"),
    ),
    "hub_neurology": Names(
        en="Service Hub (Neurology)",
        de="Fachabteilung (Neurologie)",
        fr="Département (Neurologie)",
        it="Dipartimento (Neurologia)",
        house=("de", "fr"),
    ),
    "treatment_room": Names(
        en="Treatment Room", de="Behandlungsraum", fr="Salle de soins", it="Ambulatorio", house=("de", "fr")
    ),
    "supply_room": Names(en="Supply Room", de="Lagerraum", fr="Réserve", it="Magazzino", house=("de", "fr")),
    "operating_room": Names(
        en="Operating Room",
        de="Operationssaal",
        fr="Salle d'opération",
        it="Sala operatoria",
        house=("de", "fr"),
    ),
    "outpatient_services": Names(
        en="Outpatient Services",
        de="Ambulanz",
        fr="Soins ambulatoires",
        it="Day Hospital",
        house=("de", "fr"),
    ),
    "lab": Names(en="Lab", de="Labor", fr="Laboratoire", it="Laboratorio", house=("de", "fr")),
    "triage": Names(
        en="Triage", de="Triage", fr="Triage", it="Triage", house=("de", "fr"), same=("de", "fr", "it")
    ),
    "entrance": Names(en="Entrance", de="Eingang", fr="Entrée", it="Entrata", house=("de", "fr")),
    "helipad": Names(
        en="Helipad", de="Hubschrauberlandeplatz", fr="Héliport", it="Eliporto", house=("de", "fr")
    ),
    "parking": Names(
        en="Parking", de="Parkplatz", fr="Parking", it="Parcheggio", house=("de", "fr"), same=("fr",)
    ),
    "garden": Names(en="Garden", de="Garten", fr="Jardin", it="Giardino", house=("de", "fr")),
    "conveyor": Names(
        en="Conveyor", de="Fahrsteig", fr="Transporteur", it="Trasportatore", house=("de", "fr")
    ),
    "doctor_white": Names(
        en="Doctor (White)", de="Arzt (Weiß)", fr="Médecin (Blanc)", it="Medico (Bianco)", house=("de", "fr")
    ),
    "doctor_yellow": Names(
        en="Doctor (Yellow)", de="Arzt (Gelb)", fr="Médecin (Jaune)", it="Medico (Giallo)", house=("de", "fr")
    ),
    "doctor_orange": Names(
        en="Doctor (Orange)",
        de="Arzt (Orange)",
        fr="Médecin (Orange)",
        it="Medico (Arancione)",
        house=("de", "fr"),
    ),
    "doctor_red": Names(
        en="Doctor (Red)", de="Arzt (Rot)", fr="Médecin (Rouge)", it="Medico (Rosso)", house=("de", "fr")
    ),
    "patient_white": Names(
        en="Patient (White)",
        de="Patient (Weiß)",
        fr="Patient (Blanc)",
        it="Paziente (Bianco)",
        house=("de", "fr"),
    ),
    "patient_yellow": Names(
        en="Patient (Yellow)",
        de="Patient (Gelb)",
        fr="Patient (Jaune)",
        it="Paziente (Giallo)",
        house=("de", "fr"),
    ),
    "patient_orange": Names(
        en="Patient (Orange)",
        de="Patient (Orange)",
        fr="Patient (Orange)",
        it="Paziente (Arancione)",
        house=("de", "fr"),
        same=("de", "fr"),
    ),
    "patient_red": Names(
        en="Patient (Red)",
        de="Patient (Rot)",
        fr="Patient (Rouge)",
        it="Paziente (Rosso)",
        house=("de", "fr"),
    ),
    "nurse": Names(en="Nurse", de="Pflegekraft", fr="Infirmier", it="Infermiere", house=("de", "fr")),
    "orderly": Names(en="Orderly", de="Krankenträger", fr="Brancardier", it="Portantino", house=("de", "fr")),
    "car": Names(en="Car", de="Auto", fr="Voiture", it="Automobile", house=("de", "fr")),
    "action_build": Names(en="Build", de="Bauen", fr="Construire", it="Costruire", house=("de", "fr")),
    "action_hire": Names(en="Hire", de="Einstellen", fr="Embaucher", it="Assumere", house=("de", "fr")),
    "action_admit": Names(
        en="Admit Patients",
        de="Patienten aufnehmen",
        fr="Admettre des patients",
        it="Ricoverare pazienti",
        house=("de", "fr"),
    ),
    "bonus_nurse": _bonus(en="nurse", de="Pflegekraft", fr="infirmier", it="infermiere"),
    "bonus_orderly": _bonus(en="orderly", de="Krankenträger", fr="brancardier", it="portantino"),
    "bonus_garden": _bonus(en="garden", de="Garten", fr="jardin", it="giardino"),
    "bonus_patient": _bonus(en="patient", de="Patient", fr="patient", it="paziente"),
    "bonus_parking": _bonus(en="parking", de="Parkplatz", fr="parking", it="parcheggio"),
    "bonus_yellow_doctor": _bonus(
        en="yellow doctor", de="gelber Arzt", fr="médecin jaune", it="medico giallo"
    ),
    "bonus_money": _bonus(en="$5", de="$5", fr="$5", it="$5"),
    "main_board": Names(
        en="Main board", de="Spielplan", fr="Plateau principal", it="Tabellone", house=("de", "fr")
    ),
    "player_board": Names(
        en="Player board",
        de="Spielertableau",
        fr="Plateau joueur",
        it="Plancia giocatore",
        house=("de", "fr"),
    ),
    "floor_2_board": Names(
        en="Floor 2 board",
        de="Tableau des 2. Stocks",
        fr="Plateau du 2e étage",
        it="Plancia 2° piano",
        house=("de", "fr"),
    ),
    "floor_3_board": Names(
        en="Floor 3 board",
        de="Tableau des 3. Stocks",
        fr="Plateau du 3e étage",
        it="Plancia 3° piano",
        house=("de", "fr"),
    ),
    "patient_bag": Names(
        en="Patient Pool bag",
        de="Patientenbeutel",
        fr="Sac des patients",
        it="Sacchetto Pazienti",
        house=("de", "fr"),
    ),
    "doctor_bag": Names(
        en="Doctor Pool bag",
        de="Ärztebeutel",
        fr="Sac des médecins",
        it="Sacchetto Medici",
        house=("de", "fr"),
    ),
    "action_marker": Names(
        en="Action marker",
        de="Aktionsmarker",
        fr="Marqueur d'action",
        it="Segnalino Azione",
        house=("de", "fr"),
    ),
    "round_marker": Names(
        en="Round marker",
        de="Rundenmarker",
        fr="Marqueur de manche",
        it="Segnalino Round",
        house=("de", "fr"),
    ),
    "player_disc": Names(
        en="Player disc", de="Spielerscheibe", fr="Disque de joueur", it="Dischetto", house=("de", "fr")
    ),
    "popularity_50": Names(
        en="+50 Popularity",
        de="+50 Beliebtheit",
        fr="+50 Popularité",
        it="+50 Popolarità",
        house=("de", "fr"),
    ),
    "coin_1": Names(en="$1", de="$1", fr="$1", it="$1", house=("de", "fr"), same=("de", "fr", "it")),
    "coin_5": Names(en="$5", de="$5", fr="$5", it="$5", house=("de", "fr"), same=("de", "fr", "it")),
    "coin_25": Names(en="$25", de="$25", fr="$25", it="$25", house=("de", "fr"), same=("de", "fr", "it")),
}
