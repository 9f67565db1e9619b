"""Investment tokens are drawn in secret: what others learn of them by records, refusals and taking back."""

import msgspec
import pytest
import redis

from events.execute import create, execute
from events.loaded import Loaded
from events.store import Store
from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.modules.investments.board import portfolio
from games.dice_hospital.modules.investments.messages import Invest, KeepToken
from games.kernel.history import Undo
from games.kernel.lobby import Join, Start
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal
from games.kernel.table import CreateGame, SeatOffer
from service.shown import shown_record
from tests.events.undoing import history, refused
from tests.toy import ANN, BOB

PLAYERS = (ANN, BOB)


@pytest.fixture
def investing(client: redis.Redis) -> tuple[Store, Loaded, Seat]:
    """A game in which a seat just drew tokens."""
    store = Store(client, {"dice-hospital": DICE_HOSPITAL})
    wanted = CreateGame(title="dice-hospital", seats=(SeatOffer(),) * 2, modules=("investments",), undo="own")
    game = create(store, store.titles, ANN, wanted).loaded.id
    execute(store, game, BOB, Join())
    loaded = execute(store, game, ANN, Start()).loaded
    while True:
        seat = loaded.game.rules.awaiting(loaded.table.play).seats[0]
        if loaded.table.play.step == "investing":
            return store, execute(store, game, PLAYERS[seat], Invest("nurse", "red")).loaded, seat
        first = loaded.game.rules.legal(loaded.table.play, seat)[0]
        loaded = execute(store, game, PLAYERS[seat], first).loaded


def test_drawing_and_keeping_are_barriers(investing: tuple[Store, Loaded, Seat]) -> None:
    store, loaded, seat = investing
    keep = next(c for c in loaded.game.rules.legal(loaded.table.play, seat) if isinstance(c, KeepToken))
    for command in (None, keep):
        if command:
            loaded = execute(store, loaded.id, PLAYERS[seat], command).loaded
        assert history(store, loaded, PLAYERS[seat]) == []
        assert refused(store, loaded.id, PLAYERS[seat], Undo()) == "undo_barrier"


def test_a_refusal_tells_others_nothing(investing: tuple[Store, Loaded, Seat]) -> None:
    store, loaded, seat = investing
    told = []
    for token in (*portfolio(loaded.table.play, seat).drawn, "red_nurse.1", "no_token"):
        with pytest.raises(Illegal) as refusal:
            execute(store, loaded.id, PLAYERS[1 - seat], KeepToken(token, "clinic"))
        told.append((refusal.value.code, str(refusal.value.facts)))
    assert len(set(told)) == 1


def test_the_token_put_back_is_in_no_record_that_others_see(investing: tuple[Store, Loaded, Seat]) -> None:
    """One of two, or two of three that a Hospital Strategist draws."""
    store, loaded, seat = investing
    drawn = portfolio(loaded.table.play, seat).drawn
    keep = next(c for c in loaded.game.rules.legal(loaded.table.play, seat) if isinstance(c, KeepToken))
    loaded = execute(store, loaded.id, PLAYERS[seat], keep).loaded
    back = set(drawn) - {keep.token}
    assert len(back) == len(drawn) - 1 >= 1
    records = list(store.records(loaded.id, limit=loaded.version))
    for viewer, sees in ((seat, True), (1 - seat, False), (None, False)):
        shown = [shown_record(loaded, record, viewer, False) for record in records]
        assert {token.encode() in msgspec.json.encode(shown) for token in back} == {sees}
        assert keep.token.encode() in msgspec.json.encode(shown)
