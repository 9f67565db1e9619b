"""Pairs a round and creates its games."""

import hashlib
import logging

from msgspec.structs import replace

from events.errors import Stale
from events.execute import create
from events.log.codec import canonical_json
from events.tournaments.execute_tournament import execute_tournament
from events.tournaments.folded_tournament import FoldedTournament
from games.kernel.table.table import Actor, TournamentTable
from tournaments.messages.rounds import OpenTables, PairRound
from tournaments.new_games import new_game
from tournaments.state import Round
from workers.tournaments.stores import SERVICE, Stores

log = logging.getLogger(__name__)


def pair_round(stores: Stores, folded: FoldedTournament) -> None:
    """Pair the round that is due, which may take seconds."""
    newest = folded.state.round
    number = newest.number if newest and newest.status == "starting" else len(folded.state.rounds) + 1
    paired = execute_tournament(stores.tournaments, folded.id, SERVICE, PairRound(number)).folded.state.round
    if paired:
        log.info("round %d of tournament %s has %d tables", paired.number, folded.id, len(paired.tables))


def open_tables(stores: Stores, folded: FoldedTournament) -> None:
    """Create the games of a paired round and say that they exist, unless the pairing has changed."""
    newest = folded.state.round
    assert newest is not None, "a round that is opened exists"
    games = [_create_game(stores, folded, newest, number) for number in range(1, len(newest.tables) + 1)]
    command = OpenTables(newest.number, tuple(games))
    while folded.state.round == newest:
        try:
            execute_tournament(stores.tournaments, folded.id, SERVICE, command, expected=folded.version)
            return
        except Stale:
            folded = stores.tournaments.load(folded.id)
    log.info("round %d of tournament %s was changed meanwhile", newest.number, folded.id)


def _create_game(stores: Stores, folded: FoldedTournament, paired: Round, number: int) -> str:
    """The id of a table's game, which is created if it does not exist."""
    state, players = folded.state, paired.tables[number - 1].players
    title = stores.games.titles[state.settings.game.title]
    command = replace(
        new_game(state.settings, players, title.stand_in),
        tournament=TournamentTable(folded.id, paired.number, number, folded.state.settings.rated),
    )
    # If an organizer changes the pairing meanwhile, the table gets another game.
    seating = hashlib.sha256(canonical_json(players)).hexdigest()[:8]
    # With spaces, which no Idempotency-Key has: nobody can take the game's id before it exists.
    command_id = f"tournament {folded.id} {paired.number} {number} {seating}"
    return create(stores.games, Actor("organizer", state.owner), command, command_id).folded.id
