"""What the components of the base game do, in the languages but English."""

from games.clinic.words.terms import TERMS
from games.kernel.words.words import Effect, Sentence

_SERVICES = ("psychiatry", "cardiology", "ophthalmology", "orthopedics", "neurology")


def _hub(service: Sentence) -> Effect:
    return Effect(
        de=f"Räume daneben auf derselben Etage behandeln Patienten der {service.de}; eine Fachabteilung je"
        " Etage eines Gebäudes",
        fr=f"les salles voisines de son étage soignent les patients de {service.fr.lower()} ; un"
        " département par étage d'un bâtiment",
        it=f"i moduli accanto sul suo piano curano i pazienti di {service.it.lower()}; un dipartimento per"
        " piano di un edificio",
    )


ROOMS: dict[str, Effect] = {
    **{f"hub_{service}": _hub(TERMS[service]) for service in _SERVICES},
    "treatment_room": Effect(
        de="zwei Ärzte behandeln bis zu zwei Patienten, bei verschiedenen Farben mit Pflegekräften; braucht"
        " eine Fachabteilung daneben auf der Etage und einen Versorgungsraum daneben",
        fr="deux médecins soignent jusqu'à deux patients, avec des infirmiers si les couleurs diffèrent ;"
        " il faut un département voisin à l'étage et une réserve voisine",
        it="due medici curano fino a due pazienti, con infermieri se i colori sono diversi; servono un"
        " dipartimento accanto sul piano e un magazzino accanto",
    ),
    "supply_room": Effect(
        de="lässt Behandlungsräume daneben, darüber und darunter arbeiten; Platz für einen Krankenträger",
        fr="fait fonctionner les salles de soins voisines, aussi au-dessus et au-dessous ; accueille un"
        " brancardier",
        it="fa funzionare gli ambulatori accanto, anche sopra e sotto; ospita un portantino",
    ),
    "operating_room": Effect(
        de="ein Arzt behandelt einen Patienten, eine Pflegekraft kostenlos dabei; kostet 2 mehr Unterhalt"
        " in einer Runde mit Behandlung",
        fr="un médecin soigne un patient avec un infirmier gratuit ; coûte 2 d'entretien de plus dans une"
        " manche avec un soin",
        it="un medico cura un paziente con un infermiere gratis; costa 2 di manutenzione in più in un round"
        " con una cura",
    ),
    "outpatient_services": Effect(
        de="ein Arzt jeder Farbe behandelt einen Patienten jedes Fachs für $6; Patienten kommen direkt aus"
        " der Voraufnahme",
        fr="un médecin de toute couleur soigne un patient de tout service pour $6 ; les patients entrent"
        " directement de la pré-admission",
        it="un medico di qualsiasi colore cura un paziente di qualsiasi servizio per $6; i pazienti entrano"
        " direttamente dal pre-ricovero",
    ),
    "lab": Effect(
        de="ein Arzt lernt hier: jede Runde zwei Stufen höher und ein Punkt Beliebtheit",
        fr="un médecin y apprend : deux niveaux de plus et un point de popularité par manche",
        it="un medico impara qui: due livelli in più e un punto di popolarità a ogni round",
    ),
    "triage": Effect(
        de="spart in jeder Runde 3 Zeit",
        fr="économise 3 de temps à chaque manche",
        it="fa risparmiare 3 di tempo a ogni round",
    ),
    "entrance": Effect(
        de="führt in einen Raum im Erdgeschoss und gibt einen Warteschlangenpunkt",
        fr="mène dans une salle du rez-de-chaussée et donne un point de file",
        it="porta in un modulo al piano terra e dà un punto coda",
    ),
    "helipad": Effect(
        de="führt in die Räume daneben und darunter und gibt einen Warteschlangenpunkt; darüber kann nichts"
        " gebaut werden",
        fr="mène dans les salles voisines et au-dessous, et donne un point de file ; rien ne peut être"
        " construit au-dessus",
        it="porta nei moduli accanto e sotto, e dà un punto coda; sopra non si può costruire nulla",
    ),
    "parking": Effect(
        de="Platz für zwei Autos, nach einem Ausbau für drei",
        fr="contient deux voitures, trois après agrandissement",
        it="contiene due auto, o tre dopo un ampliamento",
    ),
    "garden": Effect(
        de="$2 mehr Einnahmen für jeden Patienten, der in einem Behandlungsraum daneben behandelt wird;"
        " kostet Unterhalt",
        fr="$2 de revenu de plus pour chaque patient soigné dans une salle de soins voisine ; coûte de"
        " l'entretien",
        it="$2 di entrate in più per ogni paziente curato in un ambulatorio accanto; costa manutenzione",
    ),
    "conveyor": Effect(
        de="Personen bewegen sich zwischen Haltestellen in einer Linie, ohne Zeit zu verbrauchen",
        fr="on se déplace entre des arrêts alignés sans dépenser de temps",
        it="ci si sposta tra fermate allineate senza spendere tempo",
    ),
}

PEOPLE: dict[str, Effect] = {
    **{
        f"doctor_{colour}": Effect(
            de=f"behandelt {names.de} Patienten ohne Pflegekraft",
            fr=f"soigne les patients {names.fr} sans infirmier",
            it=f"cura i pazienti {names.it} senza infermiere",
        )
        for colour, names in {
            "white": Effect(de="weiße", fr="blancs", it="bianchi"),
            "yellow": Effect(de="gelbe", fr="jaunes", it="gialli"),
            "orange": Effect(de="orange", fr="orange", it="arancioni"),
            "red": Effect(de="rote", fr="rouges", it="rossi"),
        }.items()
    },
    "patient_white": Effect(
        de="die leichteste Krankheit; wird ohne Behandlung gelb",
        fr="la maladie la plus bénigne ; devient jaune sans soins",
        it="la malattia più lieve; diventa giallo se non è curato",
    ),
    "patient_yellow": Effect(
        de="wird ohne Behandlung orange",
        fr="devient orange sans soins",
        it="diventa arancione se non è curato",
    ),
    "patient_orange": Effect(
        de="wird ohne Behandlung rot", fr="devient rouge sans soins", it="diventa rosso se non è curato"
    ),
    "patient_red": Effect(
        de="stirbt ohne Behandlung, das kostet 5 Beliebtheit",
        fr="meurt sans soins, ce qui coûte 5 de popularité",
        it="muore se non è curato, il che costa 5 di popolarità",
    ),
    "nurse": Effect(
        de="überbrückt einmal je Runde eine Stufe zwischen Arzt und Patient",
        fr="comble un niveau entre un médecin et un patient, une fois par manche",
        it="colma un livello tra un medico e un paziente, una volta per round",
    ),
    "orderly": Effect(
        de="arbeitet in einem Versorgungsraum; spart 3 Unterhalt",
        fr="travaille dans une réserve ; économise 3 d'entretien",
        it="lavora in un magazzino; fa risparmiare 3 di manutenzione",
    ),
    "car": Effect(
        de="eines für jede Person; parkt am Boden",
        fr="une par personne ; garée au sol",
        it="una per ogni persona; parcheggiata a terra",
    ),
}

TABLE: dict[str, Effect] = {
    "action_build": Effect(
        de="baue bis zu zwei Teile", fr="construire jusqu'à deux éléments", it="costruire fino a due elementi"
    ),
    "action_hire": Effect(
        de="stelle einen Arzt ein, und eine Pflegekraft oder einen Krankenträger",
        fr="embaucher un médecin, et un infirmier ou un brancardier",
        it="assumere un medico, e un infermiere o un portantino",
    ),
    "action_admit": Effect(
        de="gib Warteschlangenpunkte aus, um Patienten auf dem Notizblock zu verschieben und aufzunehmen",
        fr="dépenser des points de file pour déplacer et admettre des patients sur le carnet",
        it="spendere punti coda per spostare e ricoverare pazienti sul taccuino",
    ),
    "bonus_nurse": Effect(
        de="beginne mit einer Pflegekraft und ihrem Auto",
        fr="commencer avec un infirmier et sa voiture",
        it="cominciare con un infermiere e la sua auto",
    ),
    "bonus_orderly": Effect(
        de="beginne mit einem Krankenträger und seinem Auto",
        fr="commencer avec un brancardier et sa voiture",
        it="cominciare con un portantino e la sua auto",
    ),
    "bonus_garden": Effect(
        de="beginne mit einem Garten", fr="commencer avec un jardin", it="cominciare con un giardino"
    ),
    "bonus_patient": Effect(
        de="beginne mit einem weißen Patienten der Psychiatrie in der Voraufnahme und seinem Auto",
        fr="commencer avec un patient blanc de psychiatrie en pré-admission, et sa voiture",
        it="cominciare con un paziente bianco di psichiatria in pre-ricovero, e la sua auto",
    ),
    "bonus_parking": Effect(
        de="beginne mit einem Parkplatz für zwei Autos",
        fr="commencer avec un parking pour deux voitures",
        it="cominciare con un parcheggio per due auto",
    ),
    "bonus_yellow_doctor": Effect(
        de="beginne mit einem gelben Arzt statt eines weißen",
        fr="commencer avec un médecin jaune au lieu d'un blanc",
        it="cominciare con un medico giallo invece di uno bianco",
    ),
    "bonus_money": Effect(
        de="beginne mit $5 mehr", fr="commencer avec $5 de plus", it="cominciare con $5 in più"
    ),
    "main_board": Effect(
        de="Notizblock, Universität, Pflegekräfte, Krankenträger und Leisten für Runden, Zugfolge,"
        " Beliebtheit und Zeit",
        fr="carnet, université, infirmiers, brancardiers, et pistes des manches, de l'ordre du tour, de la"
        " popularité et du temps",
        it="taccuino, università, infermieri, portantini, e tracciati di round, ordine, popolarità e tempo",
    ),
    "player_board": Effect(
        de="Erdgeschoss und Etage 1 einer Klinik: zwölf Felder, auf der anderen Seite neun",
        fr="rez-de-chaussée et étage 1 d'une clinique : douze cases, ou neuf sur l'autre face",
        it="piano terra e piano 1 di una clinica: dodici spazi, o nove sull'altro lato",
    ),
    "floor_2_board": Effect(
        de="Etage 2 einer Klinik", fr="étage 2 d'une clinique", it="piano 2 di una clinica"
    ),
    "floor_3_board": Effect(
        de="Etage 3 einer Klinik", fr="étage 3 d'une clinique", it="piano 3 di una clinica"
    ),
    "patient_bag": Effect(
        de="daraus werden neue Patienten gezogen",
        fr="on y pioche les nouveaux patients",
        it="da qui si pescano i nuovi pazienti",
    ),
    "doctor_bag": Effect(
        de="daraus werden Ärzte für die Universität gezogen",
        fr="on y pioche les médecins de l'université",
        it="da qui si pescano i medici per l'università",
    ),
    "action_marker": Effect(
        de="zeigt, welche der drei Aktionen einer Runde gespielt wird",
        fr="montre laquelle des trois actions de la manche est jouée",
        it="mostra quale delle tre azioni di un round si gioca",
    ),
    "round_marker": Effect(de="zeigt die Runde", fr="montre la manche", it="mostra il round"),
    "player_disc": Effect(
        de="zeigt Zeit, Zugfolge oder Beliebtheit eines Spielers",
        fr="montre le temps, le tour ou la popularité d'un joueur",
        it="mostra tempo, turno o popolarità di un giocatore",
    ),
    "popularity_50": Effect(
        de="für eine Klinik, deren Beliebtheit 50 überschritten hat",
        fr="pour une clinique dont la popularité a dépassé 50",
        it="per una clinica la cui popolarità ha superato 50",
    ),
    "coin_1": Effect(de="ein Dollar", fr="un dollar", it="un dollaro"),
    "coin_5": Effect(de="fünf Dollar", fr="cinq dollars", it="cinque dollari"),
    "coin_25": Effect(de="fünfundzwanzig Dollar", fr="vingt-cinq dollars", it="venticinque dollari"),
}

EFFECTS: dict[str, Effect] = {**ROOMS, **PEOPLE, **TABLE}
