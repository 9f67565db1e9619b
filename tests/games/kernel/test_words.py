"""Saying messages in words: placeholders, parts that are left out, names, lists and hidden values."""

import msgspec
import pytest

from games.kernel.catalogue.names import Names
from games.kernel.languages import Language
from games.kernel.messages import Command, Event, Seat
from games.kernel.module import Module
from games.kernel.words.formatters import by_seat, ranges, seat, seats
from games.kernel.words.speaker import Speaker
from games.kernel.words.vocabulary import vocabulary
from games.kernel.words.words import Saying, Sentence, When, Words


class Deal(Command, tag="deal_out", frozen=True):
    """A command with fields of many kinds."""

    card: str | None = None
    cards: tuple[str, ...] | int = ()
    price: int = 0
    seat: Seat = 0
    order: tuple[Seat, ...] = ()
    bids: tuple[str, ...] = ()
    free: bool = False


class Die(msgspec.Struct, frozen=True):
    """A struct inside a message."""

    colour: str
    value: int


class Rolled(Event, tag="rolled_dice", frozen=True):
    """An event with structs."""

    dice: tuple[Die, ...]


def same(text: str) -> Sentence:
    """The same text in all languages."""
    return Sentence(en=text, de=text, fr=text, it=text)


def speaker(saying: Saying, language: Language = "en") -> Speaker:
    """A speaker for two seats, of which the second has no name."""
    words = Words(
        commands={Deal: saying},
        events={Rolled: same("{dice}")},
        structs={Die: same("{colour} {value}")},
        steps={"draw": Sentence(en="Drawing", de="Ziehen", fr="Pioche", it="Pesca")},
        terms={
            "red": Sentence(en="red", de="rot", fr="rouge", it="rosso"),
            "card.red": Sentence(en="the red one", de="die rote", fr="la rouge", it="la rossa"),
        },
        fields={"seat": seat, "order": seats, "deal_out.bids": by_seat},
        refusals={"too_dear": same("You cannot pay[: it costs {price}].")},
    )
    names = {"ace": Names(en="Ace", de="Ass", fr="As", it="Asso")}
    return Speaker(language, vocabulary(words, [Module(key="m", name="M", names=names)]), ("Ada", None))


def said(text: str, command: Deal, language: Language = "en") -> str:
    """What a speaker says of a command with this text."""
    return speaker(same(text), language).message(command)


def test_a_component_is_said_by_its_name_in_the_language_and_a_copy_like_the_component() -> None:
    assert said("Take {card}", Deal(card="ace"), "it") == "Take Asso"
    assert said("Take {card}", Deal(card="ace.2"), "de") == "Take Ass"


def test_a_term_of_one_field_goes_before_the_general_one() -> None:
    assert said("{card}", Deal(card="red"), "fr") == "la rouge"
    assert said("{cards}", Deal(cards=("red",)), "fr") == "rouge"


def test_a_text_that_is_no_term_is_said_as_it_is() -> None:
    assert said("{card}", Deal(card="0b3")) == "0b3"


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "x, y and z"), ("de", "x, y und z"), ("fr", "x, y et z"), ("it", "x, y e z")],
)
def test_lists_end_with_and(language: Language, expected: str) -> None:
    assert said("{cards}", Deal(cards=("x", "y", "z")), language) == expected
    assert said("{cards}", Deal(cards=("x",)), language) == "x"


def test_a_part_in_brackets_is_left_out_if_a_value_in_it_is_missing() -> None:
    text = "Deal[ {card}][ for ${price}]"
    assert said(text, Deal(card="x", price=3)) == "Deal x for $3"
    assert said(text, Deal()) == "Deal"


def test_seats_are_said_by_name_or_counted_from_1_and_seat_0_is_not_missing() -> None:
    assert said("Deal[ to {seat}]", Deal(seat=0)) == "Deal to Ada"
    assert said("Deal to {order}", Deal(order=(1, 0)), "de") == "Deal to Platz 2 und Ada"
    assert said("Deal to {seat}", Deal(seat=-1), "it") == "Deal to Il servizio"
    assert said("{bids}", Deal(bids=("x", "y"))) == "Ada: x and Seat 2: y"


def test_a_number_or_a_list_decides_between_singular_and_plural() -> None:
    text = "{cards} {cards:card|cards}"
    assert said(text, Deal(cards=1)) == "1 card"
    assert said(text, Deal(cards=3)) == "3 cards"
    assert said(text, Deal(cards=("x", "y"))) == "x and y cards"
    assert said(text, Deal(cards=0)) == "0 cards"
    assert said(text, Deal(cards=0), "fr") == "0 card"


def test_a_sentence_may_depend_on_the_message() -> None:
    saying = When(lambda deal: deal.card is None, same("a card"), same("{card}"))
    assert speaker(saying).message(Deal()) == "a card"
    assert speaker(saying).message(Deal(card="ace")) == "Ace"


def test_structs_inside_a_message_are_said_too() -> None:
    assert speaker(same(""), "de").message(Rolled((Die("red", 3), Die("blue", 1)))) == "rot 3 und blue 1"


def test_refusals_are_right_with_and_without_their_facts() -> None:
    assert speaker(same("")).refusal("too_dear", {"price": 5}) == "You cannot pay: it costs 5."
    assert speaker(same("")).refusal("too_dear", {}) == "You cannot pay."


def test_steps_have_names_and_a_message_without_words_is_said_by_its_type() -> None:
    assert speaker(same(""), "fr").step("draw") == "Pioche"
    nothing = Speaker("en", vocabulary(Words(), []))
    assert nothing.message(Deal()) == "Deal out"
    assert nothing.refusal("no_such_card", {}) == "No such card."


def test_ranges_of_versions_are_short() -> None:
    assert ranges(speaker(same("")), [(4, 4), (7, 9)]) == "4, 7-9"
