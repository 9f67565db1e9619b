"""Declare which fields of an event are secret: the kind of the secret, and the seat that owns it.

    Card = Annotated[int, Secret("card")]

    class HandDealt(Event, tag="hand_dealt", frozen=True):
        seat: Seat
        cards: tuple[Card, ...] | int       # a redaction replaces the cards by their number

    class CardPlayed(Event, tag="card_played", frozen=True):
        seat: Seat
        card: Card

Example: seat 0 is dealt the cards 7 and 9, then plays the 7.

1. `items_of(HandDealt(0, (7, 9)))` returns two secrets of the kind "card" with owner 0. Seat 1 gets the
   redacted event `HandDealt(0, 2)`, in which `items_of` finds none. So two cards of seat 0 are hidden from
   seat 1.
2. `items_of(CardPlayed(0, 7))` returns one secret of the kind "card" with owner 0, and seat 1 gets the event
   unchanged. Seat 1 did not know this card, so the event reveals a secret, and undoing it crosses a barrier.

Redactions decide who sees a field. The declarations only say which secret it belongs to, and the fold
compares the two. They do not change the JSON of an event or its schema.
"""

from collections.abc import Callable, Collection, Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from games.kernel.messages import Seat


class Secret(NamedTuple):
    """Marks a type as secret, with the kind of the secret: "card", "bid", ..."""

    kind: str


class Owner(NamedTuple):
    """Names the field of the event that holds the owner. Without it, the owner is in the field `seat`.

    A card that one seat gives to another: `Annotated[Card, Owner("giver", then="receiver")]`.
    """

    field: str | None
    """The field with the owner before the event; None if it is not known, as for a card drawn from a pile.

    Use None only where each value exists once, like a card with an id: the fold then takes an equal value
    that is hidden elsewhere for the same thing.
    """
    then: str | None = None
    """The field with the owner after the event, if the owner changes."""


class BySeat(NamedTuple):
    """Marks a field with one entry per seat: a tuple in the order of seats, or a map by seat.

    The bids of all seats: `Annotated[tuple[Bid, ...], BY_SEAT]`. Each seat owns its entry.
    """


BY_SEAT: Final = BySeat()


class Item(NamedTuple):
    """One secret that was found in an event."""

    kind: str
    source: Seat | None
    """The owner before the event; None if any seat, or no seat, may have owned it."""
    owner: Seat | None
    """The owner after the event."""
    value: str
    """The secret as JSON, so that values of every type can be stored and compared."""


class _Owners(NamedTuple):
    """The owner of a secret before and after an event."""

    source: Seat | None = None
    owner: Seat | None = None


_EACH_SEAT = _Owners()
"""Passed to the finder of a collection whose entries belong to one seat each (`BY_SEAT`)."""

_Find = Callable[[Any, _Owners, Any], list[Item]]
"""Finds the secrets in a value. Its arguments: the value, its owners, and the struct that contains it."""


def items_of(message: msgspec.Struct) -> list[Item]:
    """Return every secret in an event, or in what is left of the event after a redaction."""
    find = _finder(type(message))
    return find(message, _Owners(), message) if find else []


def holds_secrets(kind: Any) -> bool:
    """Return whether a type, such as the class of an event, declares a secret in any of its fields."""
    return _finder(kind) is not None


@cache
def _finder(kind: Any) -> _Find | None:
    """Return the function that finds the secrets in values of a type; None if the type declares none."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return None
    if origin is Annotated:
        return _in_annotated(parts[0], parts[1:])
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _in_struct(kind)
    finders = [_finder(part) for part in parts]
    if not any(finders):
        return None
    if origin in (Union, UnionType):
        return _in_union(finders)
    return _in_collection(finders, fixed=origin is tuple and parts[-1] is not ...)


def _in_annotated(kind: Any, marks: tuple[Any, ...]) -> _Find | None:
    """The finder for an annotated type, which may have the marks `Secret`, `Owner` and `BY_SEAT`."""
    secret = next((mark for mark in marks if isinstance(mark, Secret)), None)
    owner = next((mark for mark in marks if isinstance(mark, Owner)), None)
    find = _as_secret(secret.kind) if secret else _finder(kind)
    if find and owner:
        return _owned(find, owner)
    return _by_seat(find) if find and BY_SEAT in marks else find


def _as_secret(secret: str) -> _Find:
    """The finder for a value that is a secret itself. A redaction replaces it by None."""
    return lambda value, owners, _holder: [] if value is None else [Item(secret, *owners, _as_json(value))]


def _owned(find: _Find, owner: Owner) -> _Find:
    """The finder for a field whose owners are in the fields that `Owner` names."""

    def found(value: Any, _owners: _Owners, holder: Any) -> list[Item]:
        source = getattr(holder, owner.field) if owner.field else None
        return find(value, _Owners(source, getattr(holder, owner.then) if owner.then else source), holder)

    return found


def _by_seat(find: _Find) -> _Find:
    """The finder for a field with one entry per seat."""
    return lambda value, _owners, holder: find(value, _EACH_SEAT, holder)


def _in_struct(kind: type[msgspec.Struct]) -> _Find | None:
    """The finder for an event or a nested struct. Its field `seat`, if it has one, is the owner."""
    hints = get_type_hints(kind, include_extras=True)
    fields = [(name, find) for name in kind.__struct_fields__ if (find := _finder(hints[name]))]
    seat_field = "seat" if "seat" in kind.__struct_fields__ else None

    def found(value: Any, owners: _Owners, _holder: Any) -> list[Item]:
        if not isinstance(value, kind):
            return []
        if seat_field:
            owners = _Owners(getattr(value, seat_field), getattr(value, seat_field))
        return [item for name, find in fields for item in find(getattr(value, name), owners, value)]

    return found if fields else None


def _in_union(finders: list[_Find | None]) -> _Find:
    """The finder for a union: everything that the finders of its members find."""
    finds = [find for find in finders if find]
    return lambda value, owners, holder: [item for find in finds for item in find(value, owners, holder)]


def _in_collection(finders: list[_Find | None], fixed: bool) -> _Find:
    """The finder for a tuple, list, set or map. It finds nothing if a redaction left a number instead."""

    def found(value: Any, owners: _Owners, holder: Any) -> list[Item]:
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
            for item in find(each, _Owners(key, key) if owners is _EACH_SEAT else owners, holder)
        ]

    return found


def _as_json(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()
