"""The only way to change a tournament: load, decide, append; decide again if another writer was first."""

import secrets
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial

from events.fold.draws import Draws
from events.submit import Accepted, NextRecord, Submission, chain_record, new_id, submit, submit_first
from events.tournaments.decide_tournament import decide_command, decide_creation
from events.tournaments.folded_tournament import FoldedTournament, apply_record, empty_tournament
from events.tournaments.tournament_store import TournamentStore
from games.kernel.chance import commitment
from games.kernel.messages import Command, Event
from games.kernel.table.table import Actor
from tournaments.messages.registration import CreateTournament

ATTEMPTS = 128
"""How often a command is decided again when other processes keep being first. All players may act at once."""

TournamentOutcome = Accepted[FoldedTournament]
"""The result of an accepted command, with the tournament right after it."""


def create_tournament(
    store: TournamentStore,
    owner: Actor,
    command: CreateTournament,
    command_id: str | None = None,
    check_quotas: Callable[[], None] = lambda: None,
) -> TournamentOutcome:
    """Create a tournament. Its id follows from owner, command id and a secret, so that a retry finds it."""
    submission = Submission(owner, command, command_id)
    id_, seed = new_id(store.service_secret, "tournament", submission), secrets.token_bytes(32)

    def decide_first() -> NextRecord[FoldedTournament]:
        check_quotas()
        at = store.now()
        events = decide_creation(store.titles, id_, owner, command, commitment(seed), at)
        return _next_record(empty_tournament(id_, at, events[0]), submission, at, events, (0, 0))

    return submit_first(store, id_, submission, decide_first, seed)


def execute_tournament(
    store: TournamentStore,
    tournament_id: str,
    actor: Actor,
    command: Command,
    command_id: str | None = None,
    expected: int | None = None,
    dry_run: bool = False,
) -> TournamentOutcome:
    """Execute a command: the rules refuse it, or it is appended exactly once.

    A dry run appends nothing. It draws from another seed, so that it cannot predict the draws.
    """
    submission = Submission(actor, command, command_id)

    def decide_next(folded: FoldedTournament) -> NextRecord[FoldedTournament]:
        draws = Draws(
            partial(secrets.token_bytes, 32) if dry_run else partial(store.seed, folded), (), folded.next_draw
        )
        at = max(store.now(), folded.at)
        events = decide_command(store.titles, folded, actor, command, at, draws)
        return _next_record(folded, submission, at, events, (folded.next_draw, draws.next))

    # The service does not wait in line, and nobody for it: its decisions may take seconds.
    waits = not dry_run and actor.kind != "service"
    with store.turn_to_write(tournament_id) if waits else nullcontext():
        return submit(store, tournament_id, submission, decide_next, expected, dry_run, attempts=ATTEMPTS)


def _next_record(
    before: FoldedTournament,
    submission: Submission,
    at: int,
    events: tuple[Event, ...],
    draws: tuple[int, int],
) -> NextRecord[FoldedTournament]:
    record, entry = chain_record(before, submission, at, events, draws)
    return NextRecord(before, apply_record(before, record), events, entry)
