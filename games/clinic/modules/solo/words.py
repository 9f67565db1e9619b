"""What people read about the solo game."""

from games.clinic.modules.solo.effect_words import EFFECTS
from games.clinic.modules.solo.messages import ChooseGoal, GoalChosen, GoalJudged, SpecialRoomsDrawn
from games.clinic.modules.solo.worth import GOAL_POINTS
from games.kernel.words.words import Sentence, When, Words

WORDS = Words(
    effects=EFFECTS,
    name=Sentence(en="Solitaire", de="Solo", fr="Solitaire", it="Solitario"),
    about=Sentence(
        en="Play alone: choose a goal after the setup, reach it, and earn a rank in the hall of fame.",
        de="Spiele allein: Wähle nach dem Aufbau ein Ziel, erreiche es und verdiene einen Rang in der"
        " Ruhmeshalle.",
        fr="Jouez seul : choisissez un objectif après la mise en place, atteignez-le et gagnez un rang au"
        " panthéon.",
        it="Gioca da solo: scegli un obiettivo dopo la preparazione, raggiungilo e ottieni un grado nella"
        " hall of fame.",
    ),
    commands={
        ChooseGoal: Sentence(
            en="Choose the goal: {goal}",
            de="Das Ziel wählen: {goal}",
            fr="Choisir l'objectif : {goal}",
            it="Scegliere l'obiettivo: {goal}",
        )
    },
    events={
        SpecialRoomsDrawn: Sentence(
            en="The special rooms in play: {kinds}.",
            de="Die Spezialräume im Spiel: {kinds}.",
            fr="Les salles spéciales en jeu : {kinds}.",
            it="I moduli speciali in gioco: {kinds}.",
        ),
        GoalChosen: Sentence(
            en="{seat} chooses the goal: {goal}.",
            de="{seat} wählt das Ziel: {goal}.",
            fr="{seat} choisit l'objectif : {goal}.",
            it="{seat} sceglie l'obiettivo: {goal}.",
        ),
        GoalJudged: When(
            lambda event: event.reached,
            Sentence(
                en="{seat} reaches the goal with a score of {score}[, rank: {rank}].",
                de="{seat} erreicht das Ziel mit {score} Punkten[, Rang: {rank}].",
                fr="{seat} atteint l'objectif avec un score de {score}[, rang : {rank}].",
                it="{seat} raggiunge l'obiettivo con un punteggio di {score}[, grado: {rank}].",
            ),
            Sentence(
                en="{seat} misses the goal, with a score of {score}.",
                de="{seat} verfehlt das Ziel, mit {score} Punkten.",
                fr="{seat} n'atteint pas l'objectif, avec un score de {score}.",
                it="{seat} manca l'obiettivo, con un punteggio di {score}.",
            ),
        ),
    },
    steps={
        "special_rooms": Sentence(
            en="Special rooms", de="Spezialräume", fr="Salles spéciales", it="Moduli speciali"
        ),
        "goal": Sentence(en="Goal", de="Ziel", fr="Objectif", it="Obiettivo"),
        "judgement": Sentence(en="Judgement", de="Beurteilung", fr="Verdict", it="Verdetto"),
    },
    hints=Sentence(
        en=f"Reaching the goal counts as {GOAL_POINTS} points here.",
        de=f"Das Ziel zu erreichen zählt hier so viel wie {GOAL_POINTS} Punkte.",
        fr=f"Atteindre l'objectif compte ici pour {GOAL_POINTS} points.",
        it=f"Raggiungere l'obiettivo vale qui {GOAL_POINTS} punti.",
    ),
    refusals={
        "no_such_goal": Sentence(
            en="There is no such goal[: {goal}].",
            de="Dieses Ziel gibt es nicht[: {goal}].",
            fr="Cet objectif n'existe pas[ : {goal}].",
            it="Questo obiettivo non esiste[: {goal}].",
        )
    },
)
