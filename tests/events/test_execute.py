"""Commands through the one door: accepted once, refused for a reason, answered alike when repeated."""

from events.execute import create, execute
from events.store import Store
from games.kernel.lobby import Join, Start
from tests.toy import ANN, BOB, TITLES, Roll, two_humans


def test_first(store: Store) -> None:
    made = create(store, TITLES, ANN, two_humans())
    game = made.loaded.id
    execute(store, game, BOB, Join())
    execute(store, game, ANN, Start())
    rolled = execute(store, game, ANN, Roll())
    assert rolled.version == 4
    fresh = Store(store.client, TITLES).load(game)
    assert fresh.table == rolled.loaded.table
    assert fresh.head == rolled.loaded.head
