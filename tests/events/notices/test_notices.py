"""What a record means for whom: the notices in the feed."""

import redis

from events.execute import create, execute
from events.fold.store import Store
from events.notices.notice import NOTICED_EVENTS, Notice
from events.projections.feed import Feed
from games.kernel.table.corrections import Award, Correct, PointsAwarded
from games.kernel.table.game import TABLE_EVENTS
from games.kernel.table.lobby import Join, Leave, Resign
from games.kernel.table.nonces import CommitmentMade, NonceRevealed
from games.kernel.table.table import Actor, CreateGame, GameCreated, SeatOffer
from games.kernel.table.undo import Refuse, Undo
from tests.events.play import opened, played, started
from tests.events.undo.market_games import card, rolled
from tests.market.base import Roll
from tests.players import ANN, BOB

BOTH = ("ann", "bob")


def told(store: Store, game: str) -> list[tuple[str, tuple[str, ...], int | None]]:
    """The newest notices in the feed about a game: type, players and seat."""
    return [(notice.type, notice.to, notice.seat) for notice in notices(store.client, game)]


def notices(client: redis.Redis, game: str) -> list[Notice]:
    feed = Feed(client, "test", "test")
    entries = feed.read(1000, 0)
    feed.ack(entries)
    return [notice for entry in entries if entry.subject == game for notice in entry.notices]


def test_a_kept_seat_is_an_invitation(store: Store) -> None:
    seats = (SeatOffer(), SeatOffer(player="bob"))
    game = create(store, ANN, CreateGame(title="market", seats=seats)).folded.id
    assert told(store, game) == [("invited", ("bob",), 1)]
    execute(store, game, BOB, Join())
    assert told(store, game) == [("seat_taken", BOTH, 1)]
    execute(store, game, BOB, Leave())
    assert told(store, game) == [("seat_left", BOTH, 1)], "Bob's seat is still kept for him"


def test_a_player_who_left_hears_no_more(store: Store) -> None:
    game = opened(store)
    execute(store, game, BOB, Join())
    told(store, game)
    execute(store, game, BOB, Leave())
    assert told(store, game) == [("seat_left", ("ann",), 1)]


def test_start_and_end_and_every_turn_that_begins(store: Store) -> None:
    game = started(store)
    assert told(store, game)[-2:] == [("game_started", BOTH, None), ("your_turn", ("ann",), 0)]
    execute(store, game, ANN, Roll())
    assert told(store, game) == [("your_turn", ("bob",), 1)]
    execute(store, game, BOB, Roll())
    assert told(store, game) == [("your_turn", ("ann",), 0)], "Bob was awaited before and still is"
    played(store, game)
    found = told(store, game)
    assert found[-1] == ("game_finished", BOTH, None)
    assert ("your_turn", ("ann",), 0) in found


def test_undo_is_told_to_all(store: Store) -> None:
    folded = rolled(store, "consent")
    execute(store, folded.id, ANN, card(folded, 0))
    told(store, folded.id)
    execute(store, folded.id, ANN, Undo(to=3))
    assert told(store, folded.id) == [("undo_proposed", BOTH, 0)]
    execute(store, folded.id, BOB, Refuse())
    assert told(store, folded.id) == [("undo_refused", BOTH, 1)]


def test_an_undo_that_makes_it_your_turn_says_so(store: Store) -> None:
    folded = rolled(store, "own")
    execute(store, folded.id, ANN, card(folded, 0))
    told(store, folded.id)
    execute(store, folded.id, ANN, Undo(to=folded.version))
    assert told(store, folded.id) == [("commands_undone", BOTH, 0), ("your_turn", ("ann",), 0)]


def test_what_an_organizer_wrote_is_in_the_notice(store: Store) -> None:
    game, cy = started(store), Actor("organizer", "cy")
    notices(store.client, game)
    execute(store, game, cy, Correct(reason="Miscounted.", award=Award(seat=1, points=2)))
    assert notices(store.client, game) == [Notice("correction_made", BOTH, None, "Miscounted.")]


def test_who_resigned_is_not_called_any_more(store: Store) -> None:
    game = started(store)
    notices(store.client, game)
    execute(store, game, BOB, Resign())
    assert told(store, game) == [("seat_resigned", BOTH, 1)]
    played(store, game, 1)
    assert all("bob" not in to for kind, to, _ in told(store, game) if kind == "your_turn")


def test_every_event_of_the_table_has_a_notice_or_a_reason_not_to() -> None:
    told_otherwise = {GameCreated, PointsAwarded, CommitmentMade, NonceRevealed}
    assert set(NOTICED_EVENTS) | told_otherwise == set(TABLE_EVENTS)
    assert all(kind.__struct_config__.tag == name for kind, name in NOTICED_EVENTS.items())
