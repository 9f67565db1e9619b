"""What people read about the Automa."""

from games.dice_hospital.modules.automa import messages as m
from games.dice_hospital.modules.automa.effect_words import EFFECTS
from games.dice_hospital.modules.automa.setting_words import FIGURES, OPTIONS
from games.dice_hospital.words.formatters import tile
from games.kernel.words.words import Sentence, When, Words

WORDS = Words(
    options=OPTIONS,
    figures=FIGURES,
    effects=EFFECTS,
    name=Sentence(en="Automa", de="Automa", fr="Automa", it="Automa"),
    about=Sentence(
        en="A game for one against a hospital of robots.",
        de="Ein Spiel für eine Person gegen ein Krankenhaus voller Roboter.",
        fr="Un jeu en solo contre un hôpital de robots.",
        it="Un gioco in solitario contro un ospedale di robot.",
    ),
    commands={
        m.TurnDecision: Sentence(
            en="Turn a Decision card and take its ambulance",
            de="Eine Entscheidungskarte aufdecken und ihren Krankenwagen nehmen",
            fr="Révéler une carte Décision et prendre son ambulance",
            it="Rivelare una carta Decisione e prendere la sua ambulanza",
        ),
        m.TurnHospitalCard: Sentence(
            en="Turn the next Hospital card",
            de="Die nächste Krankenhauskarte aufdecken",
            fr="Révéler la prochaine carte Hôpital",
            it="Rivelare la prossima carta Ospedale",
        ),
        m.AssignPatients: Sentence(
            en="Put dice on the Hospital cards",
            de="Würfel auf die Krankenhauskarten legen",
            fr="Assigner des dés aux cartes Hôpital",
            it="Mettere i dadi sulle carte Ospedale",
        ),
        m.AddImprovement: Sentence(
            en="Turn a Decision card and reveal its improvement",
            de="Eine Entscheidungskarte und ihren Ausbau aufdecken",
            fr="Révéler une carte Décision et son amélioration",
            it="Rivelare una carta Decisione e il suo miglioramento",
        ),
    },
    events={
        m.FirstPlayerGiven: Sentence(
            en="{seat} is the first player.",
            de="{seat} beginnt.",
            fr="{seat} commence.",
            it="{seat} comincia.",
        ),
        m.DecisionsShuffled: Sentence(
            en="The Decision cards are shuffled.",
            de="Die Entscheidungskarten werden gemischt.",
            fr="Les cartes Décision sont mélangées.",
            it="Le carte Decisione vengono mischiate.",
        ),
        m.DecisionTurned: Sentence(
            en="A Decision card is turned: {card}.",
            de="Eine Entscheidungskarte wird aufgedeckt: {card}.",
            fr="Une carte Décision est révélée : {card}.",
            it="Viene rivelata una carta Decisione: {card}.",
        ),
        m.HospitalCardTurned: Sentence(
            en="{seat} turns a Hospital card: {card}.",
            de="{seat} deckt eine Krankenhauskarte auf: {card}.",
            fr="{seat} révèle une carte Hôpital : {card}.",
            it="{seat} rivela una carta Ospedale: {card}.",
        ),
        m.ImprovementRemoved: Sentence(
            en="{improvement} leaves the game.",
            de="{improvement} kommt aus dem Spiel.",
            fr="{improvement} est hors-jeu.",
            it="{improvement} esce dal gioco.",
        ),
        m.TileLaid: Sentence(
            en="{seat} covers the right part of {card}[ and gets {points} {points:point|points}].",
            de="{seat} verdeckt den rechten Teil von {card}[ und erhält {points} {points:Punkt|Punkte}].",
            fr="{seat} couvre la partie droite de {card}[ et gagne {points} {points:point|points}].",
            it="{seat} copre la parte destra di {card}[ e ottiene {points} {points:punto|punti}].",
        ),
        m.PatientsAssigned: When(
            lambda event: event.fills,
            Sentence(
                en="{seat} fills Hospital cards: {fills}.",
                de="{seat} belegt Krankenhauskarten: {fills}.",
                fr="{seat} remplit des cartes Hôpital : {fills}.",
                it="{seat} riempie le carte Ospedale: {fills}.",
            ),
            Sentence(
                en="{seat} has nothing to put on a Hospital card.",
                de="{seat} kann nichts auf Krankenhauskarten legen.",
                fr="{seat} n'a rien à poser sur les cartes Hôpital.",
                it="{seat} non ha nulla da mettere sulle carte Ospedale.",
            ),
        ),
        m.HospitalCardsCompleted: Sentence(
            en="{seat} completes: {cards}.",
            de="{seat} schließt ab: {cards}.",
            fr="{seat} complète : {cards}.",
            it="{seat} completa: {cards}.",
        ),
    },
    structs={
        m.FilledSlot: When(
            lambda fill: fill.patient is not None,
            Sentence(
                en="patient {patient} on {card}",
                de="Patient {patient} auf {card}",
                fr="le patient {patient} sur {card}",
                it="il paziente {patient} su {card}",
            ),
            Sentence(
                en="a blood bag on {card}",
                de="ein Blutbeutel auf {card}",
                fr="une poche de sang sur {card}",
                it="una sacca di sangue su {card}",
            ),
        )
    },
    steps={
        "automa_removal": Sentence(
            en="The Automa removes an improvement",
            de="Der Automa entfernt einen Ausbau",
            fr="L'Automa retire une amélioration",
            it="L'Automa rimuove un miglioramento",
        ),
        "automa_card": Sentence(
            en="The Automa's Hospital card",
            de="Krankenhauskarte des Automa",
            fr="Carte Hôpital de l'Automa",
            it="Carta Ospedale dell'Automa",
        ),
        "automa_activation": Sentence(
            en="The Automa's activation",
            de="Aktivierung des Automa",
            fr="Activation de l'Automa",
            it="Attivazione dell'Automa",
        ),
        "automa_improvement": Sentence(
            en="The Automa's improvement",
            de="Ausbau des Automa",
            fr="Amélioration de l'Automa",
            it="Miglioramento dell'Automa",
        ),
    },
    scores={
        "hospital_card": Sentence(
            en="a Hospital card", de="eine Krankenhauskarte", fr="une carte Hôpital", it="una carta Ospedale"
        ),
        "hospital_card_bonus": Sentence(
            en="the bonus of a Hospital card",
            de="den Bonus einer Krankenhauskarte",
            fr="le bonus d'une carte Hôpital",
            it="il bonus di una carta Ospedale",
        ),
        "assigned_dice": Sentence(
            en="dice on its cards",
            de="Würfel auf den Karten",
            fr="les dés sur les cartes",
            it="i dadi sulle carte",
        ),
        "waiting_dice": Sentence(
            en="unused dice", de="unbenutzte Würfel", fr="les dés inutilisés", it="i dadi inutilizzati"
        ),
    },
    fields={"tile_laid.card": tile},
)
