"""The options and figures of Clinic Deluxe as labels."""

from games.kernel.words.words import Sentence

OPTIONS = {
    "activation": Sentence(
        en="Moving people and treating patients",
        de="Personen bewegen und Patienten behandeln",
        fr="Déplacer les personnes et soigner les patients",
        it="Spostare le persone e curare i pazienti",
    ),
    "activation=simultaneous": Sentence(
        en="everyone at the same time",
        de="alle gleichzeitig",
        fr="tous en même temps",
        it="tutti insieme",
    ),
    "activation=sequential": Sentence(
        en="one after the other, in turn order",
        de="nacheinander, in Zugreihenfolge",
        fr="l'un après l'autre, dans l'ordre du tour",
        it="uno dopo l'altro, in ordine di turno",
    ),
    "boards": Sentence(
        en="The board of each seat, from the first; beginner for the others",
        de="Der Plan jedes Platzes, vom ersten an; für die übrigen Anfänger",
        fr="Le plateau de chaque place, à partir de la première ; débutant pour les autres",
        it="La plancia di ogni posto, dal primo; principiante per gli altri",
    ),
    "boards=beginner": Sentence(
        en="beginner",
        de="Anfänger",
        fr="débutant",
        it="principiante",
    ),
    "boards=expert": Sentence(
        en="expert, wide",
        de="Experte, breit",
        fr="expert, large",
        it="esperto, larga",
    ),
    "boards=expert_small": Sentence(
        en="expert, small",
        de="Experte, klein",
        fr="expert, petit",
        it="esperto, piccola",
    ),
    "boards=expert_open": Sentence(
        en="expert, chosen at the table",
        de="Experte, am Tisch gewählt",
        fr="expert, au choix à la table",
        it="esperto, a scelta al tavolo",
    ),
}

FIGURES = {
    "doctors": Sentence(
        en="doctors in the bag with 1, 2, 3 or 4 players, each from white to red",
        de="Ärzte im Beutel bei 1, 2, 3 oder 4 Personen, jeweils von Weiß bis Rot",
        fr="médecins dans le sac à 1, 2, 3 ou 4 joueurs, chaque fois du blanc au rouge",
        it="medici nel sacchetto con 1, 2, 3 o 4 giocatori, ogni volta dal bianco al rosso",
    ),
    "income_yellow": Sentence(
        en="income from a yellow patient",
        de="Einnahme für einen gelben Patienten",
        fr="revenu d'un patient jaune",
        it="incasso per un paziente giallo",
    ),
    "income_orange": Sentence(
        en="income from an orange patient",
        de="Einnahme für einen orangen Patienten",
        fr="revenu d'un patient orange",
        it="incasso per un paziente arancione",
    ),
    "room_cost": Sentence(
        en="cost of a room, by floor",
        de="Kosten eines Raums, je Stockwerk",
        fr="coût d'une salle, par étage",
        it="costo di una stanza, per piano",
    ),
    "helipad_cost": Sentence(
        en="cost of a helipad on the first, second and third floor",
        de="Kosten eines Hubschrauberlandeplatzes im ersten, zweiten und dritten Stock",
        fr="coût d'un héliport au premier, deuxième et troisième étage",
        it="costo di un eliporto al primo, secondo e terzo piano",
    ),
    "garden_cost": Sentence(
        en="cost of a garden, by floor",
        de="Kosten eines Gartens, je Stockwerk",
        fr="coût d'un jardin, par étage",
        it="costo di un giardino, per piano",
    ),
    "entrance_cost": Sentence(
        en="cost of an entrance",
        de="Kosten eines Eingangs",
        fr="coût d'une entrée",
        it="costo di un ingresso",
    ),
    "parking_cost": Sentence(
        en="cost of a parking tile for two cars",
        de="Kosten eines Parkplatzes für zwei Autos",
        fr="coût d'un parking pour deux voitures",
        it="costo di un parcheggio per due auto",
    ),
    "parking_upgrade_cost": Sentence(
        en="cost of upgrading a parking tile to three cars",
        de="Kosten, einen Parkplatz auf drei Autos auszubauen",
        fr="coût pour agrandir un parking à trois voitures",
        it="costo per ampliare un parcheggio a tre auto",
    ),
    "conveyor_cost": Sentence(
        en="cost of a conveyor on any floor",
        de="Kosten eines Fahrsteigs auf jedem Stockwerk",
        fr="coût d'un transporteur à tout étage",
        it="costo di un trasportatore su ogni piano",
    ),
    "university_prices": Sentence(
        en="prices of the university's spaces from the left",
        de="Preise der Felder der Universität von links",
        fr="prix des cases de l'université depuis la gauche",
        it="prezzi delle caselle dell'università da sinistra",
    ),
    "nurse_prices": Sentence(
        en="price of a nurse when 1, 2, 3 or 4 are left in the column",
        de="Preis einer Pflegekraft, wenn noch 1, 2, 3 oder 4 in der Spalte sind",
        fr="prix d'un infirmier quand il en reste 1, 2, 3 ou 4 dans la colonne",
        it="prezzo di un infermiere quando ne restano 1, 2, 3 o 4 nella colonna",
    ),
    "doctor_wages": Sentence(
        en="wages of doctors from white to red",
        de="Lohn der Ärzte von Weiß bis Rot",
        fr="salaire des médecins du blanc au rouge",
        it="stipendio dei medici dal bianco al rosso",
    ),
    "nurse_wages": Sentence(
        en="wages of a nurse",
        de="Lohn einer Pflegekraft",
        fr="salaire d'un infirmier",
        it="stipendio di un infermiere",
    ),
    "orderly_wages": Sentence(
        en="wages of an orderly",
        de="Lohn eines Krankenträgers",
        fr="salaire d'un brancardier",
        it="stipendio di un portantino",
    ),
    "doctor_points": Sentence(
        en="points at the end for doctors from white to red",
        de="Punkte am Ende für Ärzte von Weiß bis Rot",
        fr="points à la fin pour les médecins du blanc au rouge",
        it="punti alla fine per i medici dal bianco al rosso",
    ),
    "nurse_points": Sentence(
        en="points at the end for a nurse",
        de="Punkte am Ende für eine Pflegekraft",
        fr="points à la fin pour un infirmier",
        it="punti alla fine per un infermiere",
    ),
    "treatment_room_points": Sentence(
        en="points at the end for a working treatment room, by floor",
        de="Punkte am Ende für einen funktionierenden Behandlungsraum, je Stockwerk",
        fr="points à la fin pour une salle de soins en service, par étage",
        it="punti alla fine per un ambulatorio funzionante, per piano",
    ),
    "patient_penalties": Sentence(
        en="points lost at the end for each patient left, from white to red",
        de="Punktabzug am Ende für jeden übrigen Patienten, von Weiß bis Rot",
        fr="points perdus à la fin pour chaque patient restant, du blanc au rouge",
        it="punti persi alla fine per ogni paziente rimasto, dal bianco al rosso",
    ),
    "notepad_columns": Sentence(
        en="appointments that fit on the notepad for each service",
        de="Termine, die je Fachgebiet auf den Notizblock passen",
        fr="rendez-vous qui tiennent sur le carnet pour chaque service",
        it="appuntamenti che stanno sul taccuino per ogni specialità",
    ),
    "services": Sentence(
        en="services in play with 1, 2, 3 or 4 players",
        de="Fachgebiete im Spiel bei 1, 2, 3 oder 4 Personen",
        fr="services en jeu à 1, 2, 3 ou 4 joueurs",
        it="specialità in gioco con 1, 2, 3 o 4 giocatori",
    ),
    "psychiatry_hubs": Sentence(
        en="psychiatry hubs",
        de="Fachabteilungen der Psychiatrie",
        fr="départements de psychiatrie",
        it="dipartimenti di psichiatria",
    ),
    "other_hubs": Sentence(
        en="hubs of each other service",
        de="Fachabteilungen jedes anderen Fachgebiets",
        fr="départements de chaque autre service",
        it="dipartimenti di ogni altra specialità",
    ),
    "parking_borders": Sentence(
        en="ground borders where cars can park: all, or inner ones only",
        de="Ränder im Erdgeschoss, an denen Autos parken können: alle, oder nur innere",
        fr="bords du rez-de-chaussée où les voitures se garent : tous, ou intérieurs seulement",
        it="bordi del piano terra dove si può parcheggiare: tutti, o solo quelli interni",
    ),
    "parking_borders=all": Sentence(
        en="all",
        de="alle",
        fr="tous",
        it="tutti",
    ),
    "parking_borders=inner": Sentence(
        en="inner ones only",
        de="nur innere",
        fr="intérieurs seulement",
        it="solo quelli interni",
    ),
    "entrance_spaces=all": Sentence(
        en="all",
        de="alle",
        fr="tous",
        it="tutti",
    ),
    "entrance_spaces": Sentence(
        en="where entrances can be built: on all western, southern and eastern borders, or only on these",
        de="wo Eingänge gebaut werden können: an allen Rändern im Westen, Süden und Osten, oder nur "
        "an diesen",
        fr="où l'on peut bâtir des entrées : sur tous les bords ouest, sud et est, ou seulement sur ceux-ci",
        it="dove si possono costruire ingressi: su tutti i bordi ovest, sud ed est, o solo su questi",
    ),
    "layouts": Sentence(
        en="the first buildings of beginners, for the white, yellow, orange and red cube",
        de="die ersten Gebäude der Anfänger, für den weißen, gelben, orangen und roten Würfel",
        fr="les premiers bâtiments des débutants, pour le cube blanc, jaune, orange et rouge",
        it="i primi edifici dei principianti, per il cubo bianco, giallo, arancione e rosso",
    ),
}
