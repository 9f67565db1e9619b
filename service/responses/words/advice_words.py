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
    en="The best move: about {points} points at the end, {lead} more than with the next one.",
    de="Der beste Zug: am Ende etwa {points} Punkte, {lead} mehr als mit dem nächsten.",
    fr="Le meilleur coup : environ {points} points à la fin, {lead} de plus qu'avec le suivant.",
    it="La mossa migliore: circa {points} punti alla fine, {lead} in più della successiva.",
)
AS_GOOD = Sentence(
    en="As good as any: about {points} points at the end.",
    de="So gut wie der beste: am Ende etwa {points} Punkte.",
    fr="Aussi bon que le meilleur : environ {points} points à la fin.",
    it="Buona quanto la migliore: circa {points} punti alla fine.",
)
BEHIND = Sentence(
    en="About {points} points at the end, {behind} less than with the best move.",
    de="Am Ende etwa {points} Punkte, {behind} weniger als mit dem besten Zug.",
    fr="Environ {points} points à la fin, {behind} de moins qu'avec le meilleur coup.",
    it="Circa {points} punti alla fine, {behind} in meno della mossa migliore.",
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


def say_why(speaker: Speaker, move: AdvisedMove, lead: int, then: list[str]) -> str:
    """Say why a move is advised. `lead` is how far the best move is before the next one."""
    if move.worth is None:
        return speaker.pick(ONLY)
    said = {
        name: say_points(speaker, worth)
        for name, worth in (("points", move.worth), ("behind", move.behind), ("lead", lead))
    }
    first = BEST if lead > HARDLY else AS_GOOD
    why = speaker.pick(BEHIND if move.behind > HARDLY else first).format(**said)
    return why + (speaker.pick(THEN).format(then=speaker.listed(then)) if then else "")


def say_cost(speaker: Speaker, cost: int) -> str:
    """Say what a choice cost."""
    if cost <= HARDLY:
        return speaker.pick(WELL_CHOSEN)
    return speaker.pick(COST).format(cost=say_points(speaker, cost))


def say_points(speaker: Speaker, worth: int) -> str:
    """Say points with one decimal, as the language writes it."""
    text = f"{worth / POINT:.1f}"
    return text if speaker.language == "en" else text.replace(".", ",")
