"""How to say the fields of Dice Hospital whose values do not show what they are."""

from collections.abc import Sequence

from games.dice_hospital.commands import NURSE
from games.dice_hospital.words.patients import passengers
from games.kernel.words.speaker import Speaker
from games.kernel.words.words import Sentence

_TILE = Sentence(en="{}", de="„{}“", fr="« {} »", it="«{}»")
_CARD = Sentence(en="the {}", de="„{}“", fr="« {} »", it="«{}»")
_NURSE = Sentence(en="a nurse", de="eine Krankenschwester", fr="une infirmière", it="un infermiere")
_NURSE_FIRST = Sentence(en="a nurse", de="Krankenschwester", fr="une infirmière", it="un infermiere")
_AMBULANCE = Sentence(en="ambulance {}", de="den Krankenwagen {}", fr="l'ambulance {}", it="l'ambulanza {}")
_AMBULANCE_FIRST = Sentence(en="ambulance {}", de="Krankenwagen {}", fr="l'ambulance {}", it="l'ambulanza {}")


def tile(speaker: Speaker, value: str) -> str:
    """A department or any improvement: in quotes, because its name would need an article."""
    return speaker.pick(_TILE).format(speaker.term("", value))


def card(speaker: Speaker, value: str) -> str:
    """A specialist, another card or a token."""
    return speaker.pick(_CARD).format(speaker.term("", value))


def plain(speaker: Speaker, value: str) -> str:
    """A term as it stands alone, whatever the field."""
    return speaker.term("", value)


def meeple(speaker: Speaker, value: str) -> str:
    """A nurse, or a specialist by name."""
    return speaker.pick(_NURSE) if value == NURSE else card(speaker, value)


def meeple_first(speaker: Speaker, value: str) -> str:
    """A nurse or a specialist in a label, which begins with it in German."""
    return speaker.pick(_NURSE_FIRST) if value == NURSE else card(speaker, value)


def vehicle(speaker: Speaker, value: int) -> str:
    """An ambulance by its number."""
    return speaker.pick(_AMBULANCE).format(value)


def vehicle_first(speaker: Speaker, value: int) -> str:
    """An ambulance in a label, which begins with it in German, and the patients in it."""
    return speaker.pick(_AMBULANCE_FIRST).format(value) + passengers(speaker, value)


def vehicles(speaker: Speaker, value: Sequence[int]) -> str:
    """Several ambulances."""
    return speaker.listed([vehicle(speaker, number) for number in value])


def numbers(speaker: Speaker, value: Sequence[int]) -> str:
    """Several numbers as they are."""
    return speaker.listed(map(str, value))
