"""What the goals and ranks of the solo game ask for, in the languages but English."""

from games.clinic.modules.solo.hall_of_fame import RANKS
from games.kernel.words.words import Effect

EFFECTS: dict[str, Effect] = {
    "goal_no_white_patients": Effect(
        de="kein weißer Patient ist mehr im Beutel, auf dem Notizblock, in der Voraufnahme oder in der"
        " Klinik",
        fr="il ne reste aucun patient blanc dans le sac, sur le carnet, en pré-admission ni dans la clinique",
        it="nessun paziente bianco resta nel sacchetto, sul taccuino, in pre-ricovero o nella clinica",
    ),
    "goal_buildings": Effect(
        de="drei Gebäude können Patienten behandeln",
        fr="trois bâtiments peuvent soigner des patients",
        it="tre edifici possono curare pazienti",
    ),
    "goal_time": Effect(
        de="höchstens 12 Zeit wurde verbraucht, abzüglich dessen, was die Triage spart",
        fr="au plus 12 de temps dépensé, moins ce qu'économise le triage",
        it="al massimo 12 di tempo speso, meno quanto fa risparmiare il triage",
    ),
    "goal_doctors": Effect(
        de="sieben oder mehr Ärzte sind in der Klinik",
        fr="sept médecins ou plus sont dans la clinique",
        it="sette o più medici sono nella clinica",
    ),
    "goal_doctor_colours": Effect(
        de="weiße, gelbe, orange und rote Ärzte sind in der Klinik",
        fr="des médecins blancs, jaunes, orange et rouges sont dans la clinique",
        it="medici bianchi, gialli, arancioni e rossi sono nella clinica",
    ),
    "goal_patient_colours": Effect(
        de="Patienten von mindestens drei Farben sind in der Klinik oder ihrer Voraufnahme",
        fr="des patients d'au moins trois couleurs sont dans la clinique ou sa pré-admission",
        it="pazienti di almeno tre colori sono nella clinica o nel suo pre-ricovero",
    ),
    "goal_top_floor": Effect(
        de="auf Etage 3 gibt es eine Fachabteilung",
        fr="il y a un département à l'étage 3",
        it="c'è un dipartimento al piano 3",
    ),
    "goal_last_round": Effect(
        de="in Runde 6 wurden mindestens zwei rote, zwei orange und zwei gelbe Patienten behandelt",
        fr="au moins deux patients rouges, deux orange et deux jaunes ont été soignés à la manche 6",
        it="almeno due pazienti rossi, due arancioni e due gialli sono stati curati nel round 6",
    ),
    "goal_nurses": Effect(
        de="vier oder mehr Pflegekräfte sind in der Klinik",
        fr="quatre infirmiers ou plus sont dans la clinique",
        it="quattro o più infermieri sono nella clinica",
    ),
    "goal_money": Effect(
        de="$200 oder mehr, bei einer Beliebtheit von 0 oder mehr nach der ganzen Wertung",
        fr="$200 ou plus, avec une popularité de 0 ou plus après tout le décompte",
        it="$200 o più, con popolarità 0 o più dopo tutti i punteggi",
    ),
    **{
        rank.key: Effect(
            de=f"{rank.least} Punkte oder mehr mit erreichtem Ziel",
            fr=f"{rank.least} points ou plus avec l'objectif atteint",
            it=f"{rank.least} punti o più con l'obiettivo raggiunto",
        )
        for rank in RANKS
    },
}
