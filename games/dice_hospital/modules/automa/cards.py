"""The Automa's cards and tiles. No book prints the cards, so a game may set its own."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

from games.dice_hospital.state import BagColour
from games.dice_hospital.types import Rules
from games.kernel.catalogue.components import Part
from games.kernel.catalogue.names import Names, house
from games.kernel.figures import Figure, whole
from games.kernel.messages import Id

Level = Literal["simple", "normal", "hard"]
LEVELS: tuple[Level, ...] = ("simple", "normal", "hard")
Kind = Literal["department", "specialist"]
End = Literal["leftmost", "rightmost"]
ANY: Literal["any"] = "any"
Slot = BagColour | Literal["any"]
"""A grey slot ("any") takes any die; the others take only their colour."""

Slots = Annotated[tuple[Slot, ...], msgspec.Meta(max_length=6)]
Points = Annotated[int, msgspec.Meta(ge=0, le=100)]
Number = Annotated[int, msgspec.Meta(ge=1, le=3)]
Key = Annotated[Id, whole("[a-z0-9_]{1,40}")]


class HospitalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card to be filled with dice; a first player tile covers its right part and the bonus."""

    level: Level
    """How hard it is to fill."""
    left: Annotated[Slots, msgspec.Meta(min_length=1)]
    """The slots of the left part, from left to right."""
    right: Slots
    """The slots of the right part, from left to right. A first player tile covers them."""
    points: Points
    """The points for the card once all slots that are not covered are filled."""
    bonus: Points
    """The points in addition, if no tile covers the right part."""
    takes: Kind
    """The kind of improvement that leaves the display when the Automa is first player."""
    end: End
    """Which improvement of that kind leaves: the first or the last in the display."""


class DecisionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Automa's first and second choice of ambulance, and the improvement it adds."""

    first: Number
    """The number of the ambulance that the Automa takes, if it may."""
    second: Number
    """The number of the ambulance that it takes otherwise."""
    adds: Kind
    """The kind of improvement that is revealed when the card is turned in the shift change."""

    def __post_init__(self) -> None:
        if self.first == self.second:
            raise ValueError("the two ambulances of a decision card differ")


_LETTERS: dict[str, Slot] = {"R": "red", "Y": "yellow", "G": "green", "*": ANY}


def _card(
    level: Level, left: str, right: str, scores: tuple[int, int], end: End, takes: Kind
) -> HospitalCard:
    slots = [tuple(_LETTERS[letter] for letter in part) for part in (left, right)]
    return HospitalCard(level, slots[0], slots[1], *scores, takes, end)


HOSPITAL_CARDS: dict[str, HospitalCard] = {
    "hospital_s1": _card("simple", "RY*", "*", (4, 3), "leftmost", "department"),
    "hospital_s2": _card("simple", "YG*", "*", (4, 3), "leftmost", "specialist"),
    "hospital_s3": _card("simple", "GR*", "*", (4, 3), "rightmost", "department"),
    "hospital_s4": _card("simple", "RYG", "*", (4, 3), "rightmost", "specialist"),
    "hospital_n1": _card("normal", "RRY", "G*", (5, 4), "leftmost", "specialist"),
    "hospital_n2": _card("normal", "YYG", "R*", (5, 4), "leftmost", "department"),
    "hospital_n3": _card("normal", "GGR", "Y*", (5, 4), "rightmost", "specialist"),
    "hospital_n4": _card("normal", "RYG", "**", (5, 4), "rightmost", "department"),
    "hospital_h1": _card("hard", "RRR", "G*", (7, 7), "leftmost", "department"),
    "hospital_h2": _card("hard", "YYY", "R*", (7, 7), "leftmost", "specialist"),
    "hospital_h3": _card("hard", "GGG", "Y*", (7, 7), "rightmost", "department"),
    "hospital_h4": _card("hard", "RYG", "RYG", (7, 9), "rightmost", "specialist"),
}
_KINDS: tuple[Kind, ...] = ("department", "specialist")
DECISION_CARDS: dict[str, DecisionCard] = {
    f"decision_{first}{second}_{kind}": DecisionCard(first, second, kind)
    for first in (1, 2, 3)
    for second in (1, 2, 3)
    if first != second
    for kind in _KINDS
}
DECKS: dict[str, dict[Level, int]] = {
    "easy": {"simple": 4, "normal": 3, "hard": 2},
    "normal": {"simple": 3, "normal": 3, "hard": 3},
    "hard": {"simple": 2, "normal": 3, "hard": 4},
}
TILES = 8
HARDER_POINTS = 1

HOSPITAL_FIGURE = Figure(
    "automa_hospital_cards",
    HOSPITAL_CARDS,
    "house",
    "the Automa's Hospital cards: their slots left and right, points, bonus for the right part, and the"
    " improvement they take away",
    form=Annotated[dict[Key, HospitalCard], msgspec.Meta(min_length=1, max_length=60)],
)
FIGURES = (
    HOSPITAL_FIGURE,
    Figure(
        "automa_decision_cards",
        DECISION_CARDS,
        "house",
        "the Automa's Decision cards: first and second ambulance, and the improvement they add",
        form=Annotated[dict[Key, DecisionCard], msgspec.Meta(min_length=1, max_length=60)],
    ),
    Figure("automa_decks", DECKS, "printed", "Hospital cards of each level in play, by the option deck"),
    Figure("automa_tiles", TILES, "printed", "the Automa's first player tiles"),
    Figure("automa_harder_points", HARDER_POINTS, "printed", "points for each tile or die of a harder game"),
)


def hospital_cards(rules: Rules) -> Mapping[str, HospitalCard]:
    """The Hospital cards of this game."""
    cards: Mapping[str, HospitalCard] = rules.figures["automa_hospital_cards"]
    return cards


def decision_cards(rules: Rules) -> Mapping[str, DecisionCard]:
    """The Decision cards of this game."""
    cards: Mapping[str, DecisionCard] = rules.figures["automa_decision_cards"]
    return cards


def _description(card: HospitalCard) -> str:
    left, right = (", ".join(part) for part in (card.left, card.right))
    return (
        f"{card.points} points for {left}; {card.bonus} more for {right}, unless a tile covers them;"
        f" takes the {card.end} {card.takes} away when the Automa is first player"
    )


def hospital_parts(cards: Mapping[str, HospitalCard]) -> tuple[Part, ...]:
    """Hospital cards as the catalogue shows them."""
    return tuple(Part(key, "hospital_card", _description(card), "house") for key, card in cards.items())


PARTS = (
    *hospital_parts(HOSPITAL_CARDS),
    *[
        Part(
            key,
            "decision_card",
            f"takes ambulance {card.first}, else {card.second}; adds a {card.adds} to the next round",
            "house",
        )
        for key, card in DECISION_CARDS.items()
    ],
    Part("automa_tile", "tile", "covers the right part of a Hospital card", copies=TILES),
)

_ADDED: dict[Kind, Names] = {
    "department": house(en="department", de="Abteilung", fr="service", it="dipartimento"),
    "specialist": house(en="specialist", de="Spezialist", fr="spécialiste", it="specialista"),
}


def _hospital_names(number: str) -> Names:
    return house(
        en=f"Hospital card {number}",
        de=f"Krankenhauskarte {number}",
        fr=f"Carte Hôpital {number}",
        it=f"Carta Ospedale {number}",
    )


def _decision_names(card: DecisionCard) -> Names:
    numbers, added = f"{card.first}-{card.second}", _ADDED[card.adds]
    return house(
        en=f"Decision card {numbers}, {added.en}",
        de=f"Entscheidungskarte {numbers}, {added.de}",
        fr=f"Carte Décision {numbers}, {added.fr}",
        it=f"Carta Decisione {numbers}, {added.it}",
    )


NAMES: dict[str, Names] = {
    **{key: _hospital_names(key[-2:].upper()) for key in HOSPITAL_CARDS},
    **{key: _decision_names(card) for key, card in DECISION_CARDS.items()},
    "automa_tile": Names(
        en="Automa First Player",
        de="Startspielertafel des Automa",
        fr="Tuile Premier joueur Automa",
        it="Tessera primo giocatore Automa",
        house=("en", "de", "it"),
    ),
}
"""The French book gives all cards one name. The numbers are house names."""
