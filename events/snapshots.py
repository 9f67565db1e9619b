"""Snapshots: folds kept in Redis so that any version is near one. They are a cache, no more."""

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec
import redis

import games
from events.clocks import Clocks
from events.keys import game_keys
from events.loaded import Games, Loaded, of_play
from events.record import Record
from events.trail import FAR, Played, Trail, trimmed
from games.kernel.game import Game
from games.kernel.messages import Seat
from games.kernel.table import GameCreated, SeatOffer, Table

INTERVAL = 64
"""The writer of every 64th record leaves a snapshot."""


class Step(NamedTuple):
    """What a trail says of a record, and the record does not."""

    version: int
    seat: Seat
    drawn: int
    barrier: bool


class Kept(msgspec.Struct, frozen=True):
    """The end of a trail: the play before it, and its steps, whose events stand in the record."""

    play: msgspec.Raw
    """Null when there are no steps."""
    draws: int
    since: int
    whole: bool
    steps: tuple[Step, ...]


class Snapshot(msgspec.Struct, frozen=True):
    """A fold, and what it was made with."""

    version: int
    head: str
    draws: int
    at: int
    created: int
    rules: int
    code: str
    table: msgspec.Raw
    play: msgspec.Raw
    hidden: tuple[frozenset[str], ...]
    trail: Kept
    clocks: Clocks = ()


class Found(NamedTuple):
    """A fold read back, without its trail, and the trail's end if it is needed after all."""

    loaded: Loaded
    trail: Kept


@cache
def fingerprint() -> str:
    """The code that folds: SHA-256 over the sources of the rules."""
    root = Path(games.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*.py")):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def write_snapshot(client: redis.Redis, loaded: Loaded) -> bool:
    """Leave a snapshot if it reads back as what it was made from; a failure to do so hurts nobody."""
    # The record is accepted by now: whatever goes wrong here must not look like a refusal.
    with suppress(TypeError, ValueError, msgspec.MsgspecError, redis.RedisError):
        snapshot = Snapshot(
            loaded.version,
            loaded.head,
            loaded.draws,
            loaded.at,
            loaded.created,
            loaded.game.title.rules_version,
            fingerprint(),
            msgspec.Raw(msgspec.json.encode(msgspec.structs.replace(loaded.table, play=None))),
            msgspec.Raw(msgspec.json.encode(loaded.table.play)),
            loaded.hidden,
            _kept(loaded),
            loaded.clocks,
        )
        if _table(snapshot, loaded.game.rules.state_type) == loaded.table:
            key, made = game_keys(loaded.id).snap, msgspec.json.encode(snapshot)
            pipeline = client.pipeline()
            pipeline.zremrangebyscore(key, loaded.version, loaded.version)
            pipeline.zadd(key, {made: loaded.version})
            pipeline.execute()
            return True
    return False


def read_snapshot(client: redis.Redis, known: Games, game_id: str, last: int | None = None) -> Found | None:
    """The latest snapshot up to a version, unless there is none or other code made it."""
    key, up_to = game_keys(game_id).snap, "+inf" if last is None else str(last)
    with suppress(msgspec.MsgspecError, redis.ResponseError):
        found = cast("list[bytes]", client.zrevrangebyscore(key, up_to, "-inf", start=0, num=1))
        snapshot = msgspec.json.decode(found[0], type=Snapshot) if found else None
        if snapshot is None or snapshot.code != fingerprint():
            return None
        game, codec = known.of(_created(msgspec.json.decode(snapshot.table, type=Table)))
        if snapshot.rules == game.title.rules_version:
            table = _table(snapshot, game.rules.state_type)
            loaded = Loaded(
                game_id,
                snapshot.version,
                snapshot.head,
                snapshot.draws,
                snapshot.at,
                snapshot.created,
                game,
                table,
                codec,
                _without_steps(snapshot, table),
                snapshot.hidden,
                snapshot.clocks,
            )
            return Found(loaded, snapshot.trail)
    return None


def with_trail(loaded: Loaded, kept: Kept, records: Sequence[Record]) -> Loaded | None:
    """A fold with the end of its trail folded again; None if that does not lead to the same play."""
    game: Game = loaded.game
    play: Any = msgspec.json.decode(kept.play, type=game.rules.state_type | None)
    draws, steps = kept.draws, []
    if [record.version for record in records] != [step.version for step in kept.steps]:
        return None
    for step, record in zip(kept.steps, records, strict=True):
        events = of_play(record.events)
        steps.append(
            Played(step.version, step.seat, record.command, events, play, draws, step.drawn, step.barrier)
        )
        for event in events:
            play = game.rules.evolve(play, event)
        draws += step.drawn
    if not steps or play != loaded.table.play or draws != loaded.draws:
        return None
    trail = Trail(kept.since, tuple(steps), kept.whole, deep=loaded.table.undo in FAR)
    return msgspec.structs.replace(loaded, trail=trail)


def _kept(loaded: Loaded) -> Kept:
    trail = trimmed(loaded.trail)
    play, draws = (trail.played[0].play, trail.played[0].draws) if trail.played else (None, loaded.draws)
    steps = tuple(Step(p.version, p.seat, p.drawn, p.barrier) for p in trail.played)
    return Kept(msgspec.Raw(msgspec.json.encode(play)), draws, trail.since, trail.whole, steps)


def _without_steps(snapshot: Snapshot, table: Table) -> Trail:
    kept = snapshot.trail
    whole = kept.whole and not kept.steps
    return Trail(kept.since if whole else snapshot.version, whole=whole, deep=whole and table.undo in FAR)


def _table(snapshot: Snapshot, state_type: type[msgspec.Struct]) -> Table:
    table = msgspec.json.decode(snapshot.table, type=Table)
    play: Any = msgspec.json.decode(snapshot.play, type=state_type | None)
    return msgspec.structs.replace(table, play=play)


def _created(table: Table) -> GameCreated:
    """The creation that a table came from, as far as the rules ask about it."""
    return GameCreated(
        game=table.game,
        title=table.title,
        rules=table.rules,
        modules=table.modules,
        options=table.options,
        seats=tuple(SeatOffer(s.kind, s.bot if s.kind == "bot" else None, s.reserved) for s in table.seats),
        owner=table.owner,
        commitment=table.commitment,
        undo=table.undo,
        visibility=table.visibility,
    )
