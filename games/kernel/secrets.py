"""How events declare what they may hide: the kind of a secret and the seat that owns it.

    Card = Annotated[int, Secret("card")]

    class HandDealt(Event, tag="hand_dealt", frozen=True):
        seat: Seat
        cards: tuple[Card, ...] | int       # others see the number of cards

    class CardPlayed(Event, tag="card_played", frozen=True):
        seat: Seat
        card: Card                          # comes out of the hand of `seat`

A redaction decides who sees a field. The declaration says which secret the field belongs to, so that the fold
can tell when something hidden is shown. Serialisation ignores it.
"""

from collections.abc import Callable, Collection, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from games.kernel.messages import Seat


class Secret(NamedTuple):
    """Marks a type as a kind of secret: a card of a hand, a sealed bid."""

    kind: str


class Owner(NamedTuple):
    """Names the fields that hold the owner of a secret, where it is not the message's `seat`."""

    field: str | None
    """Who owned it before the event; None if it was nobody's in particular, such as a card of the deck."""
    then: str | None = None
    """Who owns it after the event, if it changes hands."""


class BySeat(NamedTuple):
    """Marks a field with something of every seat: in the order of seats, or as a map by seat."""


BY_SEAT: Final = BySeat()


class Item(NamedTuple):
    """One secret in a message."""

    kind: str
    source: Seat | None
    """The owner before the event; None if it may have been anybody's."""
    owner: Seat | None
    value: str
    """As JSON, so that values of every type can be stored and compared."""


class _Whose(NamedTuple):
    source: Seat | None = None
    owner: Seat | None = None


_EACH_SEAT = _Whose()
"""Stands for the owners of a collection that holds something of every seat."""

_Find = Callable[[Any, _Whose, Any], list[Item]]
"""Finds the secrets in a value; it is given their owner and the message that names other owners."""


def items_of(message: msgspec.Struct) -> list[Item]:
    """Return every secret in a message, or in what a viewer sees of it."""
    find = _finder(type(message))
    return find(message, _Whose(), message) if find else []


def holds_secrets(kind: Any) -> bool:
    """Return whether a type, such as the class of an event, declares a secret anywhere in it."""
    return _finder(kind) is not None


@cache
def _finder(kind: Any) -> _Find | None:
    """What finds the secrets in values of a type; None if it declares none. Made once for each type."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return None
    if origin is Annotated:
        return _in_marked(parts[0], parts[1:])
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _in_struct(kind)
    finders = [_finder(part) for part in parts]
    if not any(finders):
        return None
    if origin in (Union, UnionType):
        return _in_union(finders)
    return _in_collection(finders, fixed=origin is tuple and parts[-1] is not ...)


def _in_marked(kind: Any, marks: tuple[Any, ...]) -> _Find | None:
    secret = next((mark for mark in marks if isinstance(mark, Secret)), None)
    owner = next((mark for mark in marks if isinstance(mark, Owner)), None)
    find = _whole(secret.kind) if secret else _finder(kind)
    if find and owner:
        return _owned(find, owner)
    return _by_seat(find) if find and BY_SEAT in marks else find


def _whole(secret: str) -> _Find:
    """The value itself is the secret; None stands where a redaction took it out."""
    return lambda value, whose, _holder: [] if value is None else [Item(secret, *whose, _as_json(value))]


def _owned(find: _Find, owner: Owner) -> _Find:
    def found(value: Any, _whose: _Whose, holder: Any) -> list[Item]:
        source = getattr(holder, owner.field) if owner.field else None
        return find(value, _Whose(source, getattr(holder, owner.then) if owner.then else source), holder)

    return found


def _by_seat(find: _Find) -> _Find:
    return lambda value, _whose, holder: find(value, _EACH_SEAT, holder)


def _in_struct(kind: type[msgspec.Struct]) -> _Find | None:
    hints = get_type_hints(kind, include_extras=True)
    fields = [(name, find) for name in kind.__struct_fields__ if (find := _finder(hints[name]))]
    seat_field = "seat" if "seat" in kind.__struct_fields__ else None

    def found(value: Any, whose: _Whose, _holder: Any) -> list[Item]:
        if not isinstance(value, kind):
            return []
        if seat_field:
            whose = _Whose(getattr(value, seat_field), getattr(value, seat_field))
        return [item for name, find in fields for item in find(getattr(value, name), whose, value)]

    return found if fields else None


def _in_union(finders: list[_Find | None]) -> _Find:
    finds = [find for find in finders if find]
    return lambda value, whose, holder: [item for find in finds for item in find(value, whose, holder)]


def _in_collection(finders: list[_Find | None], fixed: bool) -> _Find:
    """The secrets in a tuple, list, set or map; none where a redaction left a number instead."""

    def found(value: Any, whose: _Whose, holder: Any) -> list[Item]:
        if isinstance(value, Mapping):
            parts = [(key, each, finders[-1]) for key, each in value.items()]
        elif isinstance(value, Collection) and not isinstance(value, str):
            parts = [(i, each, finders[i if fixed else 0]) for i, each in enumerate(value)]
        else:
            return []
        return [
            item
            for key, each, find in parts
            if find
            for item in find(each, _Whose(key, key) if whose is _EACH_SEAT else whose, holder)
        ]

    return found


def _as_json(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()
