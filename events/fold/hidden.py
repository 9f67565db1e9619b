"""Which secrets are hidden from which viewer, and whether a record showed one of them.

A secret is known by its kind and its owner, as events declare them (`games.kernel.secrets`); redactions say
who sees it. While a seat holds anything of a kind that a viewer has not seen, whatever else of that kind the
viewer sees from that seat is news. The value is used only to decide which of the owner's secrets is no
longer hidden.
"""

from collections.abc import Iterator, Sequence

import msgspec

from games.kernel.messages import Event, Seat
from games.kernel.secrets import Item, holds_secrets, items_of
from games.kernel.table.game import Game


class HiddenItem(msgspec.Struct, frozen=True, array_like=True):
    """A secret that some viewers have not seen."""

    kind: str
    owner: Seat | None
    value: str
    counts: tuple[int, ...]
    """For each seat, and last for spectators, how many such items are hidden from them."""


Hidden = tuple[HiddenItem, ...]
NOTHING_HIDDEN: Hidden = ()

_Key = tuple[str, Seat | None, str]
"""Kind, owner and value."""


def hidden_after(game: Game, hidden: Hidden, events: Sequence[Event]) -> tuple[Hidden, bool]:
    """Return what is hidden after the events of a record, and whether they showed anybody something hidden.

    What is both hidden and shown by the same record was never hidden.
    """
    relevant = [event for event in events if holds_secrets(type(event))]
    if not relevant:
        return hidden, False
    viewers = (*range(game.rules.players), None)
    ledger, shown = _Ledger(hidden, viewers), False
    for event in relevant:
        items = items_of(event)
        for index, viewer in enumerate(viewers):
            redacted = game.redact(event, viewer)
            seen, unseen = (items, []) if redacted is event else _split(items, items_of(redacted))
            for item in seen:
                shown = ledger.show(item, index) or shown
            for item in unseen:
                ledger.hide(item, index)
    return ledger.hidden(), shown


def hidden_in_either(one: Hidden, other: Hidden) -> Hidden:
    """Return everything that is hidden in one or the other of two states of a game."""
    if one is other:
        return one
    rows = {(item.kind, item.owner, item.value): item for item in one}
    for item in other:
        key = item.kind, item.owner, item.value
        counts = rows[key].counts if key in rows else item.counts
        rows[key] = HiddenItem(*key, tuple(map(max, counts, item.counts)))
    return tuple(rows.values())


def _split(items: list[Item], redacted: list[Item]) -> tuple[list[Item], list[Item]]:
    """The items that a redaction left, and those that it took out."""
    unseen = items.copy()
    for item in redacted:
        if item in unseen:
            unseen.remove(item)
    seen = items.copy()
    for item in unseen:
        seen.remove(item)
    return seen, unseen


class _Ledger:
    """What is hidden from the viewers while a record is applied."""

    def __init__(self, hidden: Hidden, viewers: tuple[Seat | None, ...]) -> None:
        self._viewers = viewers
        self._counts = {(item.kind, item.owner, item.value): [*item.counts] for item in hidden}
        self._fresh: dict[_Key, list[int]] = {}
        """The part of the counts that was not hidden before this record."""

    def hidden(self) -> Hidden:
        """What is hidden now."""
        return tuple([HiddenItem(*key, tuple(row)) for key, row in self._counts.items() if any(row)])

    def show(self, item: Item, index: int) -> bool:
        """Remove an item from what is hidden from a viewer; return whether it was news to the viewer."""
        found = self._find(item, index)
        if found is None:
            news = any(self._older(key, index) for key in self._place(item, index))
        else:
            news = self._older(found, index) > 0
            self._take(found, index)
        if item.owner not in (item.source, self._viewers[index]):
            # It goes to where its new owner may hold other secrets: what comes out of there is news again.
            self._add(item, index, fresh=True)
        return news

    def hide(self, item: Item, index: int) -> None:
        """Add an item to what is hidden from a viewer, or move it there from its earlier owner."""
        found = self._find(item, index) if item.owner != item.source else None
        fresh = found is None or not self._older(found, index)
        if found is not None:
            self._take(found, index)
        self._add(item, index, fresh)

    def _place(self, item: Item, index: int) -> Iterator[_Key]:
        """The items of the kind that are hidden from a viewer with the owner before the event."""
        for key, row in self._counts.items():
            if row[index] and key[0] == item.kind and item.source in (None, key[1]):
                yield key

    def _find(self, item: Item, index: int) -> _Key | None:
        """The hidden item that this one is; if there are several, one that was hidden before this record."""
        equal = [key for key in self._place(item, index) if key[2] == item.value]
        return max(equal, key=lambda key: self._older(key, index), default=None)

    def _older(self, key: _Key, index: int) -> int:
        """How many such items were hidden from a viewer before this record."""
        fresh = self._fresh.get(key)
        return self._counts[key][index] - (fresh[index] if fresh else 0)

    def _add(self, item: Item, index: int, fresh: bool) -> None:
        key = item.kind, item.owner, item.value
        for rows in (self._counts, self._fresh) if fresh else (self._counts,):
            rows.setdefault(key, [0] * len(self._viewers))[index] += 1

    def _take(self, key: _Key, index: int) -> None:
        """Remove one item, an older one before a fresh one."""
        if not self._older(key, index):
            self._fresh[key][index] -= 1
        self._counts[key][index] -= 1
