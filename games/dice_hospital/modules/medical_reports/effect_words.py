"""What the Medical Reports ask for, in the languages but English."""

from collections import Counter

from games.dice_hospital.modules.medical_reports.cards import POINTS
from games.kernel.words.words import Effect

_ONE: dict[str, Effect] = {
    "R": Effect(de="Rot", fr="rouge", it="rosso"),
    "Y": Effect(de="Gelb", fr="jaune", it="giallo"),
    "G": Effect(de="Grün", fr="vert", it="verde"),
}
_MANY: dict[str, Effect] = {
    "R": Effect(de="Rot", fr="rouges", it="rossi"),
    "Y": Effect(de="Gelb", fr="jaunes", it="gialli"),
    "G": Effect(de="Grün", fr="verts", it="verdi"),
}


def _report(letters: str, points: int) -> Effect:
    asked = [(count, (_MANY if count > 1 else _ONE)[letter]) for letter, count in Counter(letters).items()]
    return Effect(
        de=f"abgeschlossen mit {', '.join(f'{count} {one.de}' for count, one in asked)}: {points} Punkte,"
        f" nicht"
        f" abgeschlossen: {-points}",
        fr=f"complété avec {', '.join(f'{count} {one.fr}' for count, one in asked)} : {points} points,"
        f" sinon :"
        f" {-points}",
        it=f"completato con {', '.join(f'{count} {one.it}' for count, one in asked)}: {points} punti,"
        f" altrimenti:"
        f" {-points}",
    )


EFFECTS: dict[str, Effect] = {
    f"report_{letters.lower()}": _report(letters, points) for letters, points in POINTS.items()
}
