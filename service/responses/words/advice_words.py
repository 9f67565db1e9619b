"""Hints and reviews for people: why a move is advised, and what a choice cost."""

from events.advice.advice import AdvisedMove
from games.kernel.words.speaker import Speaker
from games.kernel.words.words import Sentence

POINT = 100
"""A point, in the unit of worth."""
HARDLY = 5
"""A difference (in the unit of worth) that is too small to be said: it would be 0.0."""

ONLY = Sentence(
    en="This is your only move.",
    de="Das ist dein einziger Zug.",
    fr="C'est votre seul coup possible.",
    it="È la tua unica mossa.",
)
BEST = Sentence(
    en="The best move, worth about {lead} points more than the next one.",
    de="Der beste Zug, etwa {lead} Punkte mehr wert als der nächste.",
    fr="Le meilleur coup, qui vaut environ {lead} points de plus que le suivant.",
    it="La mossa migliore, vale circa {lead} punti più della successiva.",
)
AS_GOOD = Sentence(
    en="As good as the best move.",
    de="So gut wie der beste Zug.",
    fr="Aussi bon que le meilleur coup.",
    it="Buona quanto la mossa migliore.",
)
ONE_OF_THE_BEST = Sentence(
    en="No move is better, but another one is as good.",
    de="Kein Zug ist besser, aber ein anderer ist ebenso gut.",
    fr="Aucun coup n'est meilleur, mais un autre est aussi bon.",
    it="Nessuna mossa è migliore, ma un'altra è altrettanto buona.",
)
BEHIND = Sentence(
    en="Worth about {behind} points less than the best move.",
    de="Etwa {behind} Punkte weniger wert als der beste Zug.",
    fr="Vaut environ {behind} points de moins que le meilleur coup.",
    it="Vale circa {behind} punti meno della mossa migliore.",
)
MORE_NOW = Sentence(
    en=" Over the next turns it scores about {points} points more",
    de=" In den nächsten Zügen bringt er etwa {points} Punkte mehr",
    fr=" Aux prochains tours, il rapporte environ {points} points de plus",
    it=" Nei prossimi turni dà circa {points} punti in più",
)
LESS_NOW = Sentence(
    en=" Over the next turns it scores about {points} points less",
    de=" In den nächsten Zügen bringt er etwa {points} Punkte weniger",
    fr=" Aux prochains tours, il rapporte environ {points} points de moins",
    it=" Nei prossimi turni dà circa {points} punti in meno",
)
SAME_NOW = Sentence(
    en=" Over the next turns it scores as much",
    de=" In den nächsten Zügen bringt er gleich viel",
    fr=" Aux prochains tours, il rapporte autant",
    it=" Nei prossimi turni dà altrettanto",
)
AND = Sentence(en=", and ", de=", und ", fr=", et ", it=", e ")
BUT = Sentence(en=", but ", de=", aber ", fr=", mais ", it=", ma ")
BETTER_LATER = Sentence(
    en="you are better placed for what follows",
    de="du stehst für später besser da",
    fr="vous êtes mieux placé pour la suite",
    it="sarai messo meglio per il seguito",
)
WORSE_LATER = Sentence(
    en="you are worse placed for what follows",
    de="du stehst für später schlechter da",
    fr="vous êtes moins bien placé pour la suite",
    it="sarai messo peggio per il seguito",
)
THEN = Sentence(en=" Then: {then}.", de=" Danach: {then}.", fr=" Ensuite : {then}.", it=" Poi: {then}.")
WELL_CHOSEN = Sentence(
    en="Nothing would have been better.",
    de="Nichts wäre besser gewesen.",
    fr="Rien n'aurait été meilleur.",
    it="Niente sarebbe stato meglio.",
)
COST = Sentence(
    en="It cost about {cost} points.",
    de="Das hat etwa {cost} Punkte gekostet.",
    fr="Cela a coûté environ {cost} points.",
    it="È costato circa {cost} punti.",
)


ADVICE_PROBLEMS: dict[str, Sentence] = {
    "hints_off": Sentence(
        en="There are no hints in this game.",
        de="In diesem Spiel gibt es keine Tipps.",
        fr="Il n'y a pas d'indices dans cette partie.",
        it="In questa partita non ci sono suggerimenti.",
    ),
    "nothing_to_choose": Sentence(
        en="There is nothing for you to choose now.",
        de="Du hast gerade nichts zu entscheiden.",
        fr="Vous n'avez rien à choisir pour l'instant.",
        it="Ora non hai nulla da scegliere.",
    ),
}


def say_best(speaker: Speaker, best: AdvisedMove, following: AdvisedMove) -> str:
    """Say how much better the best move is than the next one, why, and what is counted besides points."""
    if following.behind <= HARDLY:
        return speaker.pick(ONE_OF_THE_BEST)
    lead = speaker.pick(BEST).format(lead=say_points(speaker, following.behind))
    counted = [speaker.pick(sentence) for sentence in speaker.vocabulary.hints]
    return " ".join([lead + _when(speaker, best.scored - following.scored, following.behind), *counted])


def say_other(speaker: Speaker, move: AdvisedMove, best: AdvisedMove) -> str:
    """Say how much worse a move is than the best one, and why."""
    if move.behind <= HARDLY:
        return speaker.pick(AS_GOOD)
    behind = speaker.pick(BEHIND).format(behind=say_points(speaker, move.behind))
    return behind + _when(speaker, move.scored - best.scored, -move.behind)


def say_then(speaker: Speaker, then: list[str]) -> str:
    """Say how to go on after a move; nothing if that is not planned."""
    return speaker.pick(THEN).format(then=speaker.listed(then)) if then else ""


def _when(speaker: Speaker, sooner: int, difference: int) -> str:
    """Say how much of a difference are points of this round; the rest is what the position is good for."""
    later, now = difference - sooner, MORE_NOW if sooner > 0 else LESS_NOW
    said = speaker.pick(now if abs(sooner) > HARDLY else SAME_NOW).format(
        points=say_points(speaker, abs(sooner))
    )
    if abs(later) > HARDLY:
        agrees = abs(sooner) > HARDLY and (sooner > 0) == (later > 0)
        placed = BETTER_LATER if later > 0 else WORSE_LATER
        said += speaker.pick(AND if agrees else BUT) + speaker.pick(placed)
    return f"{said}."


def say_cost(speaker: Speaker, cost: int) -> str:
    """Say what a choice cost."""
    if cost <= HARDLY:
        return speaker.pick(WELL_CHOSEN)
    return speaker.pick(COST).format(cost=say_points(speaker, cost))


def say_points(speaker: Speaker, worth: int) -> str:
    """Say points with one decimal, as the language writes it."""
    text = f"{worth / POINT:.1f}"
    return text if speaker.language == "en" else text.replace(".", ",")
