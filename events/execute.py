"""The only way to change a game: load, decide, append; decide again if another writer was first."""

import secrets
from collections.abc import Callable
from functools import partial

from events.decide import Decided, decide, needs_log_past_barriers, needs_undo_log
from events.fold.draws import Draws
from events.fold.folded_game import FoldedGame, apply_record, empty_game
from events.fold.store import Store
from events.submit import Accepted, NextRecord, Submission, chain_record, new_id, submit, submit_first
from events.undo.undo_context import UndoContext, load_undo_context
from games.kernel.chance import commitment
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from games.kernel.table import game as kernel
from games.kernel.table.nonces import Reopen, nonces_with
from games.kernel.table.table import Actor, CreateGame, GameCreated

Outcome = Accepted[FoldedGame]
"""The result of an accepted command, with the game right after it."""


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
    submission = Submission(actor, command, command_id)
    game_id, seed = new_id(store.service_secret, "game", submission), secrets.token_bytes(32)

    def decide_creation() -> NextRecord[FoldedGame]:
        check_quotas()
        return _decide_creation(store, game_id, submission, command, seed)

    return submit_first(store, game_id, submission, decide_creation, seed)


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
    submission = Submission(actor, command, command_id)

    def decide_next(folded: FoldedGame) -> NextRecord[FoldedGame]:
        draws = _draws(store, folded, actor, command, dry_run)
        ctx = _undo_context(store, folded, command)
        at = max(store.now(), folded.at)
        return _next_record(ctx.folded, submission, at, decide(ctx, actor, command, at, draws))

    return submit(store, game_id, submission, decide_next, expected, dry_run, seed)


def reopen(store: Store, game_id: str, expected: int) -> Outcome:
    """Open a game again in which a nonce is missing; the new seed is stored together with the record."""
    seed = secrets.token_bytes(32)
    command = Reopen(commitment(seed))
    return execute(store, game_id, Actor("service"), command, expected=expected, seed=seed)


def _decide_creation(
    store: Store, game_id: str, submission: Submission, command: CreateGame, seed: bytes
) -> NextRecord[FoldedGame]:
    title = store.titles.get(command.title)
    if title is None:
        raise Illegal("unknown_title", title=command.title, known=sorted(store.titles))
    events, table, _ = kernel.create(title, game_id, submission.actor, command, commitment(seed))
    created = events[0]
    assert isinstance(created, GameCreated)
    # Games with the same setup share one composed game, and with it the type of their state.
    game, codec = store.composed.compose(created)
    at = store.now()
    before = empty_game(game_id, at, game, created, codec)
    return _next_record(before, submission, at, Decided(tuple(events), table, (0, 0)))


def _undo_context(store: Store, folded: FoldedGame, command: Command) -> UndoContext:
    """The game with as much of an undo log as deciding the command needs."""
    if needs_undo_log(command):
        return load_undo_context(store, folded, past_barriers=needs_log_past_barriers(command))
    return UndoContext(folded, lambda _: [])


def _next_record(
    before: FoldedGame, submission: Submission, at: int, decided: Decided
) -> NextRecord[FoldedGame]:
    """The game after a decided command, and the command's entry in the chain."""
    events, table, draws = decided
    record, entry = chain_record(before, submission, at, events, draws)
    return NextRecord(before, apply_record(before, table, record, events), events, entry)


def _draws(store: Store, folded: FoldedGame, actor: Actor, command: Command, dry_run: bool) -> Draws:
    seed = partial(secrets.token_bytes, 32) if dry_run else partial(store.seed, folded)
    return Draws(seed, nonces_with(folded.table, actor, command), folded.next_draw)
