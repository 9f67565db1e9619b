"""Investment tokens are drawn in secret: what others learn of them by records, refusals and taking back."""

import msgspec
import pytest
import redis

from events.execute import create, execute
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital.modules.investments.messages import Invest, KeepToken
from games.dice_hospital.modules.investments.state import portfolio
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal
from games.kernel.table.lobby import Join, Start
from games.kernel.table.table import CreateGame, SeatOffer
from games.kernel.table.undo import Undo
from service.responses.presenters import present_record
from tests.events.undo.market_games import history, refused
from tests.players import ANN, BOB

PLAYERS = (ANN, BOB)


@pytest.fixture
def investing(client: redis.Redis) -> tuple[Store, FoldedGame, Seat]:
    """A game in which a seat just drew tokens."""
    store = Store(client, {"dice-hospital": DICE_HOSPITAL})
    wanted = CreateGame(title="dice-hospital", seats=(SeatOffer(),) * 2, modules=("investments",), undo="own")
    game = create(store, ANN, wanted).folded.id
    execute(store, game, BOB, Join())
    folded = execute(store, game, ANN, Start()).folded
    while True:
        seat = folded.game.rules.awaiting(folded.table.play).seats[0]
        if folded.table.play.step == "investing":
            return store, execute(store, game, PLAYERS[seat], Invest("nurse", "red")).folded, seat
        first = folded.game.rules.legal(folded.table.play, seat)[0]
        folded = execute(store, game, PLAYERS[seat], first).folded


def test_drawing_and_keeping_are_barriers(investing: tuple[Store, FoldedGame, Seat]) -> None:
    store, folded, seat = investing
    keep = next(c for c in folded.game.rules.legal(folded.table.play, seat) if isinstance(c, KeepToken))
    for command in (None, keep):
        if command:
            folded = execute(store, folded.id, PLAYERS[seat], command).folded
        assert history(store, folded, PLAYERS[seat]) == []
        assert refused(store, folded.id, PLAYERS[seat], Undo()) == "undo_barrier"


def test_a_refusal_tells_others_nothing(investing: tuple[Store, FoldedGame, Seat]) -> None:
    store, folded, seat = investing
    told = []
    for token in (*portfolio(folded.table.play, seat).drawn, "red_nurse.1", "no_token"):
        with pytest.raises(Illegal) as refusal:
            execute(store, folded.id, PLAYERS[1 - seat], KeepToken(token, "clinic"))
        told.append((refusal.value.code, str(refusal.value.facts)))
    assert len(set(told)) == 1


def test_the_token_put_back_is_in_no_record_that_others_see(
    investing: tuple[Store, FoldedGame, Seat],
) -> None:
    """One of two, or two of three that a Hospital Strategist draws."""
    store, folded, seat = investing
    drawn = portfolio(folded.table.play, seat).drawn
    keep = next(c for c in folded.game.rules.legal(folded.table.play, seat) if isinstance(c, KeepToken))
    folded = execute(store, folded.id, PLAYERS[seat], keep).folded
    back = set(drawn) - {keep.token}
    assert len(back) == len(drawn) - 1 >= 1
    records = list(store.records(folded.id, limit=folded.version))
    for viewer, sees in ((seat, True), (1 - seat, False), (None, False)):
        shown = [present_record(folded, record, viewer, False, {}) for record in records]
        assert {token.encode() in msgspec.json.encode(shown) for token in back} == {sees}
        assert keep.token.encode() in msgspec.json.encode(shown)
