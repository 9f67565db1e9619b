"""Looks after the games of a tournament: whoever is missing, starts, pauses, results."""

import logging
from contextlib import suppress

from events.decide import has_room_for
from events.errors import NotFound, Stale
from events.execute import execute
from events.export.file_format import GAME_OVER
from events.fold.folded_game import FoldedGame
from events.tournaments.execute_tournament import execute_tournament
from events.tournaments.folded_tournament import FoldedTournament
from games.kernel.messages import Command, tag
from games.kernel.refusal import Illegal
from games.kernel.table.nonces import REVEAL_SECONDS
from games.kernel.table.tournament_games import CallOff
from tournaments.messages.rounds import MarkAbsent, RecordResult
from workers.tournaments.stores import SERVICE, Stores
from workers.tournaments.table_commands import due_command, due_time, missing_players

log = logging.getLogger(__name__)

MOST_COMMANDS = 16
"""Commands in one look at a game: more than its seats, a pause and more time need."""


def look_after_game(stores: Stores, game_id: str) -> None:
    """Do what the tournament of a game wants done in it, and take over its result."""
    game = stores.games.load(game_id)
    at = game.table.tournament
    if at is None:
        return
    folded = stores.tournaments.load(at.tournament)
    if at.round > len(folded.state.rounds) or folded.state.rounds[at.round - 1].opened is None:
        return
    if folded.state.rounds[at.round - 1].tables[at.table - 1].game == game_id:
        look_after_table(stores, folded, at.round, at.table)
    else:
        call_off(stores, game)


def look_after_table(stores: Stores, folded: FoldedTournament, round_: int, number: int) -> None:
    """Do what a tournament wants done at a table, and take over the result of its game."""
    table = folded.state.rounds[round_ - 1].tables[number - 1]
    if table.game is None:
        return
    try:
        game = stores.games.load(table.game)
    except NotFound:
        log.error("tournament %s has lost game %s", folded.id, table.game)
        return
    for _ in range(MOST_COMMANDS):
        command = due_command(folded.state, table, game.table) or due_time(table, game.table, game.clocks)
        if command is None or not has_room_for(game, command):
            break
        try:
            game = execute(stores.games, game.id, SERVICE, command, expected=game.version).folded
        except Stale:
            game = stores.games.load(game.id)
    wanted = table.status != "void" and not table.overridden
    if wanted and game.table.status in GAME_OVER and table.head != game.head:
        _record(stores, folded, RecordResult(round_, number, game.id, game.head, game.table.standings))


def mark_absent(stores: Stores, folded: FoldedTournament, number: int) -> None:
    """Record the players who did not come to a table of the newest round, whose wait is over."""
    newest = folded.state.round
    table = newest.tables[number - 1] if newest else None
    if newest is None or table is None or table.game is None:
        return
    try:
        game = stores.games.load(table.game)
    except NotFound:
        return
    # Who has to commit again, because another player did not reveal a nonce, gets time for it.
    may_commit = stores.games.now() < game.at + REVEAL_SECONDS * 1000
    if missing := missing_players(table, game.table, may_commit):
        log.info("%d players did not come to game %s", len(missing), game.id)
        _record(stores, folded, MarkAbsent(newest.number, number, missing))


def call_off(stores: Stores, game: FoldedGame) -> None:
    """End a game that was created for a pairing which an organizer then changed."""
    with suppress(Illegal):  # it is over already
        execute(stores.games, game.id, SERVICE, CallOff())
        log.warning("called off game %s, whose pairing was changed", game.id)


def _record(stores: Stores, folded: FoldedTournament, command: Command) -> None:
    try:
        execute_tournament(stores.tournaments, folded.id, SERVICE, command)
    except Illegal as refusal:
        # Usually another job was first.
        log.info("tournament %s refuses %s: %s", folded.id, tag(type(command)), refusal)
