"""The single way to change a game: decide on what is known, append, and try again if others were first."""

import hashlib
import secrets
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from events.codec import canonical
from events.deciding import Decided, decide, looks_back, reaches_far
from events.draws import Draws
from events.errors import Contended, KeyReused, NotFound, Stale
from events.loaded import Loaded, follow, nothing
from events.record import NO_HASH, Entry, Record, chained
from events.store import Store
from events.undo import Past
from games.kernel import game as kernel
from games.kernel.chance import commitment
from games.kernel.history import Redo
from games.kernel.messages import Command, Event
from games.kernel.refusal import Illegal
from games.kernel.table import Actor, CreateGame, GameCreated
from games.kernel.title import Title

ATTEMPTS = 32
"""How often a command is decided anew when others keep writing first."""


class Outcome(msgspec.Struct, frozen=True, eq=False):
    """What a command led to."""

    version: int
    events: tuple[Event, ...]
    loaded: Loaded
    """The game right after it."""
    replayed: bool = False
    """Whether this is the answer to an earlier attempt under the same command id."""


def create(
    store: Store,
    titles: Mapping[str, Title],
    actor: Actor,
    command: CreateGame,
    command_id: str | None = None,
) -> Outcome:
    """Set up a game. Its id follows from the player and the command id, so a retry finds it."""
    game_id = _game_id(actor, command_id)
    try:
        return _created(store, titles, game_id, actor, command, command_id)
    except (Illegal, Contended):
        if command_id is None or not store.exists(game_id):
            raise
        return _first_answer(store, game_id, 1, command)


def execute(
    store: Store,
    game_id: str,
    actor: Actor,
    command: Command,
    command_id: str | None = None,
    expected: int | None = None,
    dry_run: bool = False,
) -> Outcome:
    """Give a command; refused by the rules, or appended exactly once.

    A dry run draws from a seed of its own, so that nobody can foresee the game's draws with it.
    """
    cached = None if dry_run else store.cached(game_id)
    loaded, fresh = cached or store.load(game_id), cached is None
    scoped = f"{actor.kind}:{_who(actor)}:{command_id}" if command_id and not dry_run else ""
    for _ in range(ATTEMPTS):
        try:
            if expected is not None and expected != loaded.version:
                raise Stale(loaded.version)
            # A redo repeats draws that everybody saw; nothing can be foreseen with it.
            draws = _draws(store, loaded, dry_run and type(command) is not Redo)
            past = _past(store, loaded, command)
            loaded, at = past.loaded, max(store.now(), loaded.at)
            decided = decide(past, actor, command, at, draws)
        except (Illegal, Stale):
            # A refusal counts only on fresh ground, and only if the command was not accepted before.
            if not fresh:
                loaded, fresh = store.load(game_id), True
                continue
            first = store.known(game_id, scoped) if scoped else None
            if first is None:
                raise
            return _first_answer(store, game_id, first, command)
        step = _Step(actor, command, command_id, at, decided)
        after, entry = _linked(loaded, step)
        if dry_run:
            return Outcome(after.version, decided.events, after)
        outcome, version, since = store.append(after, loaded.head, entry, scoped, actor.kind)
        if outcome == b"appended":
            return Outcome(version, decided.events, after)
        if outcome == b"known":
            return _first_answer(store, game_id, version, command)
        loaded, fresh = store.caught_up(loaded, since), True
    raise Contended(f"too many write to {game_id} at once")


def _created(
    store: Store,
    titles: Mapping[str, Title],
    game_id: str,
    actor: Actor,
    command: CreateGame,
    command_id: str | None,
) -> Outcome:
    title = titles.get(command.title)
    if title is None:
        raise Illegal("unknown_title", title=command.title, known=sorted(titles))
    seed = secrets.token_bytes(32)
    events, table, _ = kernel.create(title, game_id, actor, command, commitment(seed))
    created = events[0]
    assert isinstance(created, GameCreated)
    # Tables alike share one composed game, and with it the type of their states.
    game, codec = store.games.of(created)
    step = _Step(actor, command, command_id, store.now(), Decided(tuple(events), table, (0, 0)))
    after, entry = _linked(nothing(game_id, 0, game, created, codec), step)
    outcome, _, _ = store.append(after, NO_HASH, entry, "", actor.kind, seed)
    if outcome != b"appended":
        raise Contended(f"{game_id} exists already")
    return Outcome(1, step.decided.events, after)


class _Step(NamedTuple):
    """A decided command, not yet in the chain."""

    actor: Actor
    command: Command
    command_id: str | None
    at: int
    decided: Decided


def _past(store: Store, loaded: Loaded, command: Command) -> Past:
    """The game's past as far as deciding the command needs it."""
    if looks_back(command):
        return store.past(loaded, deep=reaches_far(command))
    return Past(loaded, lambda _: [])


def _linked(before: Loaded, step: _Step) -> tuple[Loaded, bytes]:
    """The game after a step, and the entry that joins the step to the chain."""
    version, at = before.version + 1, step.at
    events, table, draws = step.decided
    # Never empty: two equal commands must not make equal records, or a retry looks like the first.
    command_id = step.command_id or f"~{secrets.token_hex(8)}"
    rules = before.game.title.rules_version
    entry = canonical(
        Entry(step.actor, at, step.command, command_id, draws, events, before.head, rules, version)
    )
    head = chained(before.head, entry)
    record = Record(
        version, at, step.actor, command_id, step.command, events, draws, rules, before.head, head
    )
    if not before.version:
        before = msgspec.structs.replace(before, created=at)
    return follow(before, table, record, events), entry


def _first_answer(store: Store, game_id: str, version: int, command: Command) -> Outcome:
    """The outcome of the record a command id led to, if it is the same command."""
    found = store.records(game_id, version - 1, 1)
    if not found:
        raise NotFound(f"there is no game {game_id}")
    if canonical(found[0].command) != canonical(command):
        raise KeyReused(f"the command id stands for another command, given as version {version}")
    return Outcome(version, found[0].events, store.load_at(game_id, version), replayed=True)


def _draws(store: Store, loaded: Loaded, dry_run: bool) -> Draws:
    if dry_run:
        return Draws(lambda: secrets.token_bytes(32), loaded.table, loaded.draws)
    return Draws(lambda: store.seed(loaded.id), loaded.table, loaded.draws)


def _who(actor: Actor) -> str | int | None:
    return actor.seat if actor.id is None else actor.id


def _game_id(actor: Actor, command_id: str | None) -> str:
    if command_id is None:
        return secrets.token_hex(12)
    return hashlib.sha256(canonical((actor.id, command_id))).hexdigest()[:24]
