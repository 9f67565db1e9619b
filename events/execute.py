"""The single way to change a game: decide on what is known, append, and try again if others were first."""

import hashlib
import secrets
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from events.decide import Decided, decide, needs_full_undo_log, needs_undo_log
from events.errors import Contended, KeyReused, NotFound, Stale
from events.fold.draws import Draws
from events.fold.folded_game import FoldedGame, apply_record, empty_game
from events.fold.store import Store
from events.fold.undo_context import UndoContext
from events.log.codec import canonical_json
from events.log.record import NO_HASH, Entry, Record, chain_hash
from games.kernel.chance import commitment
from games.kernel.messages import Command, Event
from games.kernel.refusal import Illegal
from games.kernel.table import game as kernel
from games.kernel.table.table import Actor, CreateGame, GameCreated
from games.kernel.table.undo import Redo
from games.kernel.title import Title

ATTEMPTS = 32
"""How often a command is decided anew when others keep writing first."""


class Outcome(msgspec.Struct, frozen=True, eq=False):
    """What a command led to."""

    version: int
    events: tuple[Event, ...]
    folded: FoldedGame
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
    folded, fresh = cached or store.load(game_id), cached is None
    scoped = f"{actor.kind}:{_who(actor)}:{command_id}" if command_id and not dry_run else ""
    for _ in range(ATTEMPTS):
        try:
            if expected is not None and expected != folded.version:
                raise Stale(folded.version)
            # A redo repeats draws that everybody saw; nothing can be foreseen with it.
            draws = _draws(store, folded, dry_run and type(command) is not Redo)
            ctx = _past(store, folded, command)
            folded, at = ctx.folded, max(store.now(), folded.at)
            decided = decide(ctx, actor, command, at, draws)
        except (Illegal, Stale):
            # A refusal counts only on fresh ground, and only if the command was not accepted before.
            if not fresh:
                folded, fresh = store.load(game_id), True
                continue
            first = store.known(game_id, scoped) if scoped else None
            if first is None:
                raise
            return _first_answer(store, game_id, first, command)
        step = _Step(actor, command, command_id, at, decided)
        after, entry = _linked(folded, step)
        if dry_run:
            return Outcome(after.version, decided.events, after)
        appended = store.append(after, folded.head, entry, scoped, actor.kind)
        if appended.outcome == "appended":
            return Outcome(appended.version, decided.events, after)
        if appended.outcome == "known":
            return _first_answer(store, game_id, appended.version, command)
        folded, fresh = store.catch_up(folded, appended.since), True
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
    after, entry = _linked(empty_game(game_id, 0, game, created, codec), step)
    if store.append(after, NO_HASH, entry, "", actor.kind, seed).outcome != "appended":
        raise Contended(f"{game_id} exists already")
    return Outcome(1, step.decided.events, after)


class _Step(NamedTuple):
    """A decided command, not yet in the chain."""

    actor: Actor
    command: Command
    command_id: str | None
    at: int
    decided: Decided


def _past(store: Store, folded: FoldedGame, command: Command) -> UndoContext:
    """The game's past as far as deciding the command needs it."""
    if needs_undo_log(command):
        return store.ctx(folded, deep=needs_full_undo_log(command))
    return UndoContext(folded, lambda _: [])


def _linked(before: FoldedGame, step: _Step) -> tuple[FoldedGame, bytes]:
    """The game after a step, and the entry that joins the step to the chain."""
    version, at = before.version + 1, step.at
    events, table, draws = step.decided
    # Never empty: two equal commands must not make equal records, or a retry looks like the first.
    command_id = step.command_id or f"~{secrets.token_hex(8)}"
    rules = before.game.title.rules_version
    entry = canonical_json(
        Entry(step.actor, at, step.command, command_id, draws, events, before.head, rules, version)
    )
    head = chain_hash(before.head, entry)
    record = Record(
        version, at, step.actor, command_id, step.command, events, draws, rules, before.head, head
    )
    if not before.version:
        before = msgspec.structs.replace(before, created=at)
    return apply_record(before, table, record, events), entry


def _first_answer(store: Store, game_id: str, version: int, command: Command) -> Outcome:
    """The outcome of the record a command id led to, if it is the same command."""
    found = store.records(game_id, version - 1, 1)
    if not found:
        raise NotFound(f"there is no game {game_id}")
    if canonical_json(found[0].command) != canonical_json(command):
        raise KeyReused(f"the command id stands for another command, given as version {version}")
    return Outcome(version, found[0].events, store.load_at(game_id, version), replayed=True)


def _draws(store: Store, folded: FoldedGame, dry_run: bool) -> Draws:
    if dry_run:
        return Draws(lambda: secrets.token_bytes(32), folded.table, folded.draws)
    return Draws(lambda: store.seed(folded.id), folded.table, folded.draws)


def _who(actor: Actor) -> str | int | None:
    return actor.seat if actor.id is None else actor.id


def _game_id(actor: Actor, command_id: str | None) -> str:
    if command_id is None:
        return secrets.token_hex(12)
    return hashlib.sha256(canonical_json((actor.id, command_id))).hexdigest()[:24]
