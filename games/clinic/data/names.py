"""Names as the English and the Italian book print them; there is no German or French one."""

from games.kernel.catalogue.names import Names, printed


def _bonus(en: str, it: str) -> Names:
    """The books show these tiles as pictures only, so the words after the colon are ours."""
    name = f"Bonus tile: {en}"
    return Names(en=name, de=name, fr=name, it=f"Tessera Bonus: {it}", source="house")


NAMES: dict[str, Names] = {
    "hub_psychiatry": printed("Service Hub (Psychiatry)", it="Dipartimento (Psichiatria)"),
    "hub_cardiology": printed("Service Hub (Cardiology)", it="Dipartimento (Cardiologia)"),
    "hub_ophthalmology": printed("Service Hub (Ophthalmology)", it="Dipartimento (Oftalmologia)"),
    "hub_orthopedics": printed("Service Hub (Orthopedics)", it="Dipartimento (Ortopedia)"),
    "hub_neurology": printed("Service Hub (Neurology)", it="Dipartimento (Neurologia)"),
    "treatment_room": printed("Treatment Room", it="Ambulatorio"),
    "supply_room": printed("Supply Room", it="Magazzino"),
    "operating_room": printed("Operating Room", it="Sala operatoria"),
    "outpatient_services": printed("Outpatient Services", it="Day Hospital"),
    "lab": printed("Lab", it="Laboratorio"),
    "triage": printed("Triage", it="Triage"),
    "entrance": printed("Entrance", it="Entrata"),
    "helipad": printed("Helipad", it="Eliporto"),
    "parking": printed("Parking", it="Parcheggio"),
    "garden": printed("Garden", it="Giardino"),
    "conveyor": printed("Conveyor", it="Trasportatore"),
    "doctor_white": printed("Doctor (White)", it="Medico (Bianco)"),
    "doctor_yellow": printed("Doctor (Yellow)", it="Medico (Giallo)"),
    "doctor_orange": printed("Doctor (Orange)", it="Medico (Arancione)"),
    "doctor_red": printed("Doctor (Red)", it="Medico (Rosso)"),
    "patient_white": printed("Patient (White)", it="Paziente (Bianco)"),
    "patient_yellow": printed("Patient (Yellow)", it="Paziente (Giallo)"),
    "patient_orange": printed("Patient (Orange)", it="Paziente (Arancione)"),
    "patient_red": printed("Patient (Red)", it="Paziente (Rosso)"),
    "nurse": printed("Nurse", it="Infermiere"),
    "orderly": printed("Orderly", it="Portantino"),
    "car": printed("Car", it="Automobile"),
    "action_build": printed("Build", it="Costruire"),
    "action_hire": printed("Hire", it="Assumere"),
    "action_admit": printed("Admit Patients", it="Ricoverare pazienti"),
    "bonus_nurse": _bonus("nurse", "infermiere"),
    "bonus_orderly": _bonus("orderly", "portantino"),
    "bonus_garden": _bonus("garden", "giardino"),
    "bonus_patient": _bonus("patient", "paziente"),
    "bonus_parking": _bonus("parking", "parcheggio"),
    "bonus_yellow_doctor": _bonus("yellow doctor", "medico giallo"),
    "bonus_money": _bonus("$5", "$5"),
    "main_board": printed("Main board", it="Tabellone"),
    "player_board": printed("Player board", it="Plancia giocatore"),
    "floor_2_board": printed("Floor 2 board", it="Plancia 2° piano"),
    "floor_3_board": printed("Floor 3 board", it="Plancia 3° piano"),
    "patient_bag": printed("Patient Pool bag", it="Sacchetto Pazienti"),
    "doctor_bag": printed("Doctor Pool bag", it="Sacchetto Medici"),
    "action_marker": printed("Action marker", it="Segnalino Azione"),
    "round_marker": printed("Round marker", it="Segnalino Round"),
    "player_disc": printed("Player disc", it="Dischetto"),
    "popularity_50": printed("+50 Popularity", it="+50 Popolarità"),
    "coin_1": printed("$1", it="$1"),
    "coin_5": printed("$5", it="$5"),
    "coin_25": printed("$25", it="$25"),
}
