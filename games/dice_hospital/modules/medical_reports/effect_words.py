"""What the Medical Reports ask for, in the languages but English."""

from collections import Counter

from games.dice_hospital.modules.medical_reports.amendments import PRESENT_POINTS
from games.dice_hospital.modules.medical_reports.cards import LETTERS
from games.dice_hospital.words.colours import ADJECTIVES
from games.kernel.words.words import Effect


def _report(letters: str, points: int) -> Effect:
    asked = Counter(LETTERS[letter] for letter in letters)
    de = ", ".join(f"{count} {ADJECTIVES[colour].one.de}" for colour, count in asked.items())
    fr, it = (
        ", ".join(
            f"{count} {getattr(ADJECTIVES[colour][count > 1], language)}" for colour, count in asked.items()
        )
        for language in ("fr", "it")
    )
    return Effect(
        de=f"abgeschlossen mit {de} Patienten: {points} Punkte, nicht abgeschlossen: {-points}",
        fr=f"complété avec {fr} : {points} points, sinon : {-points}",
        it=f"completato con {it}: {points} punti, altrimenti: {-points}",
    )


EFFECTS: dict[str, Effect] = {
    f"report_{letters.lower()}": _report(letters, points) for letters, points in PRESENT_POINTS.items()
}
