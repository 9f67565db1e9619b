"""A game of Market at a table of a tournament, whose time the test moves by hand."""

from typing import Any

from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.table.lobby import Join, Start
from games.kernel.table.table import CreateGame, SeatOffer, TournamentTable
from tests.timed import ANN, BOB, ORGANIZER, SERVICE

AT = TournamentTable("0123456789abcdef01234567", round=2, table=3)
RESERVED = (SeatOffer(player=ANN.id), SeatOffer(player=BOB.id))


def opened(store: Store, **more: Any) -> FoldedGame:
    """A game with seats for Ann and Bob, who have not come yet."""
    command = CreateGame(title="market", seats=RESERVED, tournament=AT, **more)
    return create(store, ORGANIZER, command).folded


def seated(store: Store, **more: Any) -> FoldedGame:
    """A game at which both sit."""
    folded = opened(store, **more)
    execute(store, folded.id, ANN, Join())
    return execute(store, folded.id, BOB, Join()).folded


def playing(store: Store, **more: Any) -> FoldedGame:
    """A game that has just begun."""
    return execute(store, seated(store, **more).id, SERVICE, Start()).folded
