"""Steps, reasons of points, and texts inside messages: colours, services, kinds, actions, directions."""

from games.clinic.geometry.spaces import COLUMNS, ROWS
from games.kernel.words.words import Sentence

_ACTIONS = (1, 2, 3)


def _numbered(key: str, *, en: str, de: str, fr: str, it: str) -> dict[str, Sentence]:
    """The steps of each of the three actions of a round."""
    return {
        f"{key}_{number}": Sentence(
            en=f"{en} {number}", de=f"{de} {number}", fr=f"{fr} {number}", it=f"{it} {number}"
        )
        for number in _ACTIONS
    }


STEPS: dict[str, Sentence] = {
    "turn_order": Sentence(en="Turn order", de="Spielreihenfolge", fr="Ordre du tour", it="Ordine di turno"),
    "bonus_tiles": Sentence(en="Bonus tiles", de="Bonusplättchen", fr="Tuiles Bonus", it="Tessere Bonus"),
    "first_buildings": Sentence(
        en="First buildings", de="Erste Gebäude", fr="Premiers bâtiments", it="Prime costruzioni"
    ),
    "bonus_goods": Sentence(en="Bonus goods", de="Bonusgüter", fr="Biens bonus", it="Beni bonus"),
    "first_cars": Sentence(en="First cars", de="Erste Autos", fr="Premières voitures", it="Prime automobili"),
    "main_board": Sentence(en="Main board", de="Spielplan", fr="Plateau principal", it="Tabellone"),
    **_numbered(
        "select", en="Choose action", de="Aktion wählen", fr="Choisir l'action", it="Scegliere l'azione"
    ),
    **_numbered(
        "reveal", en="Reveal action", de="Aktion aufdecken", fr="Révéler l'action", it="Rivelare l'azione"
    ),
    **_numbered(
        "build", en="Build, action", de="Bauen, Aktion", fr="Construire, action", it="Costruire, azione"
    ),
    **_numbered(
        "hire", en="Hire, action", de="Einstellen, Aktion", fr="Embaucher, action", it="Assumere, azione"
    ),
    **_numbered(
        "admit",
        en="Admit patients, action",
        de="Patienten aufnehmen, Aktion",
        fr="Admettre des patients, action",
        it="Ricoverare pazienti, azione",
    ),
    **_numbered(
        "appointments",
        en="New appointments, action",
        de="Neue Termine, Aktion",
        fr="Nouveaux rendez-vous, action",
        it="Nuovi appuntamenti, azione",
    ),
    "move": Sentence(en="Moves", de="Bewegung", fr="Déplacements", it="Movimenti"),
    "care": Sentence(en="Patient care", de="Behandlung", fr="Soins", it="Cura dei pazienti"),
    "expenses": Sentence(en="Expenses", de="Ausgaben", fr="Dépenses", it="Spese"),
    "popularity": Sentence(en="Popularity", de="Beliebtheit", fr="Popularité", it="Popolarità"),
    "administration": Sentence(
        en="Administration", de="Verwaltung", fr="Administration", it="Amministrazione"
    ),
    "departures": Sentence(en="Departures", de="Abfahrten", fr="Départs", it="Partenze"),
    "final_scoring": Sentence(
        en="Final scoring", de="Schlusswertung", fr="Décompte final", it="Punteggio finale"
    ),
}

SCORES: dict[str, Sentence] = {
    "doctors": Sentence(en="doctors", de="Ärzte", fr="médecins", it="medici"),
    "nurses": Sentence(en="nurses", de="Pflegekräfte", fr="infirmiers", it="infermieri"),
    "treatment_rooms": Sentence(
        en="treatment rooms", de="Behandlungsräume", fr="salles de soins", it="ambulatori"
    ),
    "buildings": Sentence(en="buildings", de="Gebäude", fr="bâtiments", it="edifici"),
    "patients": Sentence(
        en="patients left", de="übrige Patienten", fr="patients restants", it="pazienti rimasti"
    ),
    "time": Sentence(en="time spent", de="verbrauchte Zeit", fr="temps passé", it="tempo speso"),
    "lab": Sentence(en="lab", de="Labor", fr="laboratoire", it="laboratorio"),
    "death": Sentence(en="death", de="Todesfall", fr="décès", it="decesso"),
}

_SIDES = {
    "north": Sentence(en="north", de="Nord", fr="nord", it="nord"),
    "west": Sentence(en="west", de="West", fr="ouest", it="ovest"),
    "south": Sentence(en="south", de="Süd", fr="sud", it="sud"),
    "east": Sentence(en="east", de="Ost", fr="est", it="est"),
}


def _border(cell: str, side: Sentence) -> Sentence:
    """An outer border of the ground."""
    return Sentence(
        en=f"{cell}-{side.en}", de=f"{cell}-{side.de}", fr=f"{cell}-{side.fr}", it=f"{cell}-{side.it}"
    )


TERMS: dict[str, Sentence] = {
    **{
        f"{column}{row}-{side}": _border(f"{column}{row}", said)
        for column in COLUMNS
        for row in ROWS
        for side, said in _SIDES.items()
    },
    "white": Sentence(en="white", de="weiß", fr="blanc", it="bianco"),
    "yellow": Sentence(en="yellow", de="gelb", fr="jaune", it="giallo"),
    "orange": Sentence(en="orange", de="orange", fr="orange", it="arancione"),
    "red": Sentence(en="red", de="rot", fr="rouge", it="rosso"),
    "purple": Sentence(en="purple", de="lila", fr="violet", it="viola"),
    "psychiatry": Sentence(en="Psychiatry", de="Psychiatrie", fr="Psychiatrie", it="Psichiatria"),
    "cardiology": Sentence(en="Cardiology", de="Kardiologie", fr="Cardiologie", it="Cardiologia"),
    "ophthalmology": Sentence(en="Ophthalmology", de="Augenheilkunde", fr="Ophtalmologie", it="Oftalmologia"),
    "orthopedics": Sentence(en="Orthopedics", de="Orthopädie", fr="Orthopédie", it="Ortopedia"),
    "neurology": Sentence(en="Neurology", de="Neurologie", fr="Neurologie", it="Neurologia"),
    "hub": Sentence(en="Service Hub", de="Fachabteilung", fr="Département", it="Dipartimento"),
    "special": Sentence(en="special room", de="Spezialraum", fr="salle spéciale", it="modulo speciale"),
    "doctor": Sentence(en="doctor", de="Arzt", fr="médecin", it="medico"),
    "patient": Sentence(en="patient", de="Patient", fr="patient", it="paziente"),
    "yellow_doctor": Sentence(en="yellow doctor", de="gelber Arzt", fr="médecin jaune", it="medico giallo"),
    "money": Sentence(en="$5", de="$5", fr="$5", it="$5"),
    "build": Sentence(en="Build", de="Bauen", fr="Construire", it="Costruire"),
    "hire": Sentence(en="Hire", de="Einstellen", fr="Embaucher", it="Assumere"),
    "admit": Sentence(
        en="Admit Patients", de="Patienten aufnehmen", fr="Admettre des patients", it="Ricoverare pazienti"
    ),
    "to.up": Sentence(en="up", de="nach oben", fr="vers le haut", it="in alto"),
    "to.down": Sentence(en="down", de="nach unten", fr="vers le bas", it="in basso"),
    "to.left": Sentence(en="to the left", de="nach links", fr="vers la gauche", it="a sinistra"),
    "to.right": Sentence(en="to the right", de="nach rechts", fr="vers la droite", it="a destra"),
    "pre": Sentence(en="pre-admissions", de="Voraufnahme", fr="pré-admission", it="pre-ricovero"),
}
