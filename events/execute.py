"""The only way to change a game: load, decide, append; decide again if another writer was first."""

import secrets
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec

from events.decide import Decided, decide, needs_log_past_barriers, needs_undo_log
from events.errors import CommandIdReused, NotFound, Stale, WriteConflict
from events.fold.draws import Draws
from events.fold.folded_game import FoldedGame, apply_record, empty_game
from events.fold.store import Store
from events.log.codec import canonical_json
from events.log.record import MAX_RECORD_BYTES, Entry, Record, chain_hash
from events.log.service_secret import keyed_id
from events.undo.undo_context import UndoContext, load_undo_context
from games.kernel.chance import commitment
from games.kernel.messages import Command, Event
from games.kernel.refusal import Illegal
from games.kernel.table import game as kernel
from games.kernel.table.nonces import Reopen, nonces_with
from games.kernel.table.table import Actor, CreateGame, GameCreated

ATTEMPTS = 32
"""How often a command is decided again when other writers keep being first."""


class Outcome(msgspec.Struct, frozen=True, eq=False):
    """The result of an accepted command."""

    version: int
    events: tuple[Event, ...]
    folded: FoldedGame
    """The game right after the command."""
    replayed: bool = False
    """Whether this is the result of an earlier request with the same command id."""


def no_quotas() -> None:
    """Let everybody create games."""


def create(
    store: Store,
    actor: Actor,
    command: CreateGame,
    command_id: str | None = None,
    check_quotas: Callable[[], None] = no_quotas,
) -> Outcome:
    """Create a game. Its id follows from player, command id and a secret, so that a retry finds it."""
    game_id = _game_id(store, actor, command_id)
    try:
        check_quotas()
        return _create(store, game_id, actor, command, command_id)
    except (Illegal, WriteConflict):
        if command_id is None or not store.exists(game_id):
            raise
        return _recorded_outcome(store, game_id, 1, command)


def execute(
    store: Store,
    game_id: str,
    actor: Actor,
    command: Command,
    command_id: str | None = None,
    expected: int | None = None,
    dry_run: bool = False,
    seed: bytes = b"",
) -> Outcome:
    """Execute a command: the rules refuse it, or it is appended exactly once.

    A dry run appends nothing. It draws from another seed, so that it cannot predict the game's draws.
    A command that commits to a new seed brings that seed with it.
    """
    cached = None if dry_run else store.cached(game_id)
    folded, fresh = cached or store.load(game_id), cached is None
    scoped = f"{actor.kind}:{_actor_id(actor)}:{command_id}" if command_id and not dry_run else ""
    for _ in range(ATTEMPTS):
        try:
            if expected is not None and expected != folded.version:
                raise Stale(folded.version)
            draws = _draws(store, folded, actor, command, dry_run)
            ctx = _undo_context(store, folded, command)
            folded, at = ctx.folded, max(store.now(), folded.at)
            decided = decide(ctx, actor, command, at, draws)
            after, entry = _build_record(folded, _DecidedCommand(actor, command, command_id, at, decided))
        except (Illegal, Stale):
            # A command is refused only after it was decided at the newest version, and only if it was not
            # accepted before.
            if not fresh:
                folded, fresh = store.load(game_id), True
                continue
            first = store.find_command(game_id, scoped) if scoped else None
            if first is None:
                raise
            return _recorded_outcome(store, game_id, first, command)
        if dry_run:
            return Outcome(after.version, decided.events, after)
        result = store.append(folded, after, decided.events, entry, scoped, actor, seed)
        if result.outcome == "appended":
            return Outcome(result.version, decided.events, after)
        if result.outcome == "duplicate":
            return _recorded_outcome(store, game_id, result.version, command)
        folded, fresh = store.catch_up(folded, result.newer), True
    raise WriteConflict(f"too many writers on game {game_id}")


def reopen(store: Store, game_id: str, expected: int) -> Outcome:
    """Open a game again in which a nonce is missing; the new seed is stored together with the record."""
    seed = secrets.token_bytes(32)
    command = Reopen(commitment(seed))
    return execute(store, game_id, Actor("service"), command, expected=expected, seed=seed)


def _create(
    store: Store,
    game_id: str,
    actor: Actor,
    command: CreateGame,
    command_id: str | None,
) -> Outcome:
    title = store.titles.get(command.title)
    if title is None:
        raise Illegal("unknown_title", title=command.title, known=sorted(store.titles))
    seed = secrets.token_bytes(32)
    events, table, _ = kernel.create(title, game_id, actor, command, commitment(seed))
    created = events[0]
    assert isinstance(created, GameCreated)
    # Games with the same setup share one composed game, and with it the type of their state.
    game, codec = store.composed.compose(created)
    decided = Decided(tuple(events), table, (0, 0))
    decided_command = _DecidedCommand(actor, command, command_id, store.now(), decided)
    before = empty_game(game_id, 0, game, created, codec)
    after, entry = _build_record(before, decided_command)
    if store.append(before, after, decided.events, entry, "", actor, seed).outcome != "appended":
        raise WriteConflict(f"game {game_id} already exists")
    return Outcome(1, decided.events, after)


class _DecidedCommand(NamedTuple):
    """A decided command that is not yet a record."""

    actor: Actor
    command: Command
    command_id: str | None
    at: int
    decided: Decided


def _undo_context(store: Store, folded: FoldedGame, command: Command) -> UndoContext:
    """The game with as much of an undo log as deciding the command needs."""
    if needs_undo_log(command):
        return load_undo_context(store, folded, past_barriers=needs_log_past_barriers(command))
    return UndoContext(folded, lambda _: [])


def _build_record(before: FoldedGame, new: _DecidedCommand) -> tuple[FoldedGame, bytes]:
    """The game after a decided command, and the command's entry in the chain."""
    version, at = before.version + 1, new.at
    events, table, draws = new.decided
    # Never empty: two equal commands must not make equal records, or the second would look like a retry.
    command_id = new.command_id or f"~{secrets.token_hex(8)}"
    entry = canonical_json(Entry(new.actor, at, new.command, command_id, draws, events, before.head, version))
    size = len(entry)
    if size > MAX_RECORD_BYTES:
        raise Illegal("record_too_large", bytes=size, most=MAX_RECORD_BYTES)
    head = chain_hash(before.head, entry)
    record = Record(version, at, new.actor, command_id, new.command, events, draws, before.head, head, size)
    if not before.version:
        before = msgspec.structs.replace(before, created=at)
    return apply_record(before, table, record, events), entry


def _recorded_outcome(store: Store, game_id: str, version: int, command: Command) -> Outcome:
    """The outcome of the record that has the command id, if it holds the same command."""
    found = store.records(game_id, version - 1, 1)
    if not found:
        raise NotFound(f"there is no game {game_id}")
    if canonical_json(found[0].command) != canonical_json(command):
        raise CommandIdReused(f"version {version} has the same command id and another command")
    if not store.confirm(game_id, found[0]):
        raise WriteConflict(f"the history of game {game_id} was replaced")
    return Outcome(version, found[0].events, store.load_at(game_id, version), replayed=True)


def _draws(store: Store, folded: FoldedGame, actor: Actor, command: Command, dry_run: bool) -> Draws:
    seed = partial(secrets.token_bytes, 32) if dry_run else partial(store.seed, folded)
    return Draws(seed, nonces_with(folded.table, actor, command), folded.next_draw)


def _actor_id(actor: Actor) -> str | int | None:
    """The id of a person, the seat of a bot, None for the service."""
    return actor.seat if actor.id is None else actor.id


def _game_id(store: Store, actor: Actor, command_id: str | None) -> str:
    if command_id is None:
        return secrets.token_hex(12)
    return keyed_id(store.service_secret(), "game", actor.id, command_id)[:24]
