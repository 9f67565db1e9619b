"""Builds a replay: steps one after the other, each encoded as it is made."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from events.fold.diff import diff
from events.fold.folded_game import FoldedGame
from events.log.record import Record
from games.kernel.languages import Language
from games.kernel.messages import Seat
from service.replays.eyes import Eyes
from service.responses.presenters import present_record, seat_of, seated_players
from service.responses.replay_structs import ReplayStep
from service.responses.words.sentences import speaker_of

MAX_STEPS = 2000
MAX_BYTES = 8 * 1024 * 1024
"""What one answer may have; a longer game continues in the next one. Real games have up to 600 steps."""

_encode = msgspec.json.Encoder().encode

LookUpNames = Callable[[Iterable[str]], Mapping[str, str]]
"""Returns the names of players by id."""


class Step(NamedTuple):
    """A step as JSON."""

    version: int
    encoded: bytes


class Page(NamedTuple):
    """The steps of one answer as JSON, and the version at which they end."""

    steps: list[Any]
    last: int


def steps_of(
    walk: Iterable[tuple[Record, FoldedGame]],
    first: Any,
    eyes: Eyes,
    latest: FoldedGame,
    look_up_names: LookUpNames,
    language: Language | None,
) -> Iterator[Step]:
    """Yield a step for each record of a walk through a game, which begins with the view `first`."""
    names = dict(look_up_names(seated_players(latest)))
    speaker = speaker_of(latest, language, names) if language else None
    view = first
    for record, folded in walk:
        before, view = view, eyes.view(folded)
        speaker = replace(speaker, view=before, later_view=view) if speaker else None
        sender = record.actor.id
        if sender and sender not in names:
            names.update(look_up_names((sender,)))
        seen = speaker and replace(speaker, view=before, later_view=view, mover=_mover(folded, record))
        told = present_record(latest, record, eyes.seat, eyes.open, names, seen)
        step = ReplayStep(
            version=told.version,
            at=told.at,
            actor=told.actor,
            command=told.command,
            events=told.events,
            draws=told.draws,
            status=folded.table.status,
            awaiting=folded.game.awaiting(folded.table),
            patch=diff(before, view),
            undone=told.undone,
            redacted=told.redacted,
            actor_name=told.actor_name,
            words=told.words,
        )
        yield Step(told.version, _encode(step))


def _mover(folded: FoldedGame, record: Record) -> Seat | None:
    return record.actor.seat if record.actor.id is None else seat_of(folded, record.actor.id)


def page_of(steps: Iterator[Step], start: int) -> Page:
    """Return as many steps as fit in one answer."""
    encoded, size, last = list[Any](), 0, start
    for step in steps:
        encoded.append(msgspec.Raw(step.encoded))
        last, size = step.version, size + len(step.encoded)
        if len(encoded) >= MAX_STEPS or size >= MAX_BYTES:
            break
    return Page(encoded, last)
