"""Declared secrets: where they are found in a message, whose they are, and what compose refuses."""

from typing import Annotated, Any

import msgspec
import pytest
from msgspec.structs import replace

from games.clinic.title import CLINIC
from games.kernel.composition.compose import compose
from games.kernel.messages import Event, Seat
from games.kernel.module import Module, public
from games.kernel.secrets import BY_SEAT, Item, Owner, Secret, holds_secrets, items_of

Card = Annotated[int, Secret("card")]
Plan = Annotated[tuple[int, ...], Secret("plan")]


class Offer(msgspec.Struct, frozen=True):
    seat: Seat
    card: Card


class Pair(msgspec.Struct, frozen=True):
    left: Card
    right: Card


class Everything(Event, tag="everything", frozen=True):
    seat: Seat
    winner: Seat
    hand: tuple[Card, ...] | int = ()
    plan: Plan | None = None
    prize: Annotated[Card | None, Owner("winner")] = None
    passed: Annotated[list[Card], Owner("seat", then="winner")] = []
    drawn: Annotated[Card | None, Owner(None, then="seat")] = None
    hands: Annotated[tuple[tuple[Card, ...], ...], BY_SEAT] = ()
    bids: Annotated[dict[Seat, Card], BY_SEAT] = {}
    named: dict[str, Card] = {}
    offers: tuple[Offer, ...] = ()
    pair: Pair | None = None
    mixed: tuple[str, Card] | None = None
    plain: int = 5


class OnTheTable(Event, tag="on_the_table", frozen=True):
    card: Card


class Plain(Event, tag="plain", frozen=True):
    seat: Seat
    words: tuple[str, ...] = ()


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"hand": (4, 4)}, [("card", 1, 1, "4"), ("card", 1, 1, "4")]),
        ({"hand": 2}, []),
        ({"plan": (3, 1)}, [("plan", 1, 1, "[3,1]")]),
        ({"prize": 0}, [("card", 2, 2, "0")]),
        ({"passed": [7]}, [("card", 1, 2, "7")]),
        ({"drawn": 7}, [("card", None, 1, "7")]),
        ({"hands": ((4,), (), (5, 6))}, [("card", 0, 0, "4"), ("card", 2, 2, "5"), ("card", 2, 2, "6")]),
        ({"bids": {2: 9, 0: 3}}, [("card", 2, 2, "9"), ("card", 0, 0, "3")]),
        ({"named": {"a": 3}}, [("card", 1, 1, "3")]),
        ({"offers": (Offer(0, 3), Offer(2, 3))}, [("card", 0, 0, "3"), ("card", 2, 2, "3")]),
        ({"pair": Pair(1, 2)}, [("card", 1, 1, "1"), ("card", 1, 1, "2")]),
        ({"mixed": ("a", 3)}, [("card", 1, 1, "3")]),
        ({"plain": 8}, []),
    ],
)
def test_the_secrets_of_a_message(fields: dict[str, Any], found: list[Any]) -> None:
    assert items_of(Everything(1, 2, **fields)) == [Item(*item) for item in found]


def test_a_secret_without_a_seat_is_nobodys() -> None:
    assert items_of(OnTheTable(3)) == [Item("card", None, None, "3")]


def test_which_events_hold_secrets() -> None:
    assert [holds_secrets(kind) for kind in (Everything, OnTheTable, Plain)] == [True, True, False]


def test_the_declaration_changes_nothing_about_the_format() -> None:
    event = Everything(1, 2, hand=(3,), plan=(1, 2))
    assert msgspec.json.decode(msgspec.json.encode(event), type=Everything) == event
    schema: Any = msgspec.json.schema(OnTheTable)["$defs"]["OnTheTable"]
    assert schema["properties"]["card"] == {"type": "integer"}


def test_an_event_with_a_redaction_has_to_declare_what_it_hides() -> None:
    def half(event: Any, _viewer: Seat | None) -> Any:
        return event

    def title(redactions: dict[Any, Any]) -> Any:
        module = Module(key="more", name="More", redactions=redactions)
        return replace(CLINIC, modules=(*CLINIC.modules, module))

    for redactions in ({Plain: public}, {Everything: half}):
        compose(title(redactions), ("more",), {}, ("human",) * 2)
    with pytest.raises(ValueError, match="Plain has a redaction, but no field is declared as a Secret"):
        compose(title({Plain: half}), ("more",), {}, ("human",) * 2)
