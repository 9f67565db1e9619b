"""Undo with hidden numbers: to show a card of a hidden hand is a barrier; to play one face down is not."""

from typing import Any

import pytest

from events.execute import create
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.table.lobby import Join, Start
from games.kernel.table.undo import Undo
from tests.events.undo.market_games import card, give, history, refused, rolled
from tests.market.auction import NO_BID, Bid, best_bid
from tests.market.base import Roll, Score
from tests.market.trade import CardOffered, Trade, offers
from tests.players import ANN, BOB, SERVICE, two_humans


def table(store: Store, module: str) -> FoldedGame:
    """A game of Ann and Bob with a module, in which both have rolled."""
    game = create(store, ANN, two_humans(modules=(module,))).folded.id
    rolls: Any = [(ANN, Roll()), (BOB, Roll())]
    return give(store, game, (BOB, Join()), (ANN, Start()), *rolls)


def test_a_card_played_face_down_can_be_undone_until_it_is_turned_up(store: Store) -> None:
    before = rolled(store, "own")
    folded = give(store, before.id, (ANN, card(before, 0)), (BOB, card(before, 1)))
    assert history(store, folded, BOB) == [Undo(folded.version - 1)]
    folded = give(store, before.id, (BOB, Undo()), (BOB, card(before, 1)), (SERVICE, Score()))
    for player in (ANN, BOB):
        assert refused(store, before.id, player, Undo()) == "undo_barrier"
        assert history(store, folded, player) == []


def test_a_card_shown_in_an_offer_is_a_barrier(store: Store) -> None:
    before = table(store, "trade")
    folded = give(store, before.id, (ANN, Trade(1, before.table.play.hands[0][0])))
    assert folded.next_draw == before.next_draw
    assert refused(store, before.id, ANN, Undo()) == "undo_barrier"


@pytest.mark.parametrize("accept", [True, False])
def test_accepting_a_trade_shows_a_card_and_refusing_it_does_not(store: Store, accept: bool) -> None:
    before = table(store, "trade")
    (offered, *_), (answer, *_) = before.table.play.hands
    folded = give(store, before.id, (ANN, Trade(1, offered)), (BOB, Trade(0, answer if accept else 0)))
    if accept:
        assert offered in folded.table.play.hands[1]
        assert answer in folded.table.play.hands[0]
        assert refused(store, before.id, BOB, Undo()) == "undo_barrier"
    else:
        undone = give(store, before.id, (BOB, Undo())).table.play
        assert offers(undone) == (CardOffered(0, 1, offered),)


def test_a_bid_can_be_undone_and_a_purchase_cannot(store: Store) -> None:
    before = table(store, "auction")
    folded = give(store, before.id, (ANN, Bid(1)), (ANN, Undo()), (ANN, Bid(0)))
    assert best_bid(folded.table.play) == NO_BID
    give(store, before.id, (BOB, Bid(1)))
    assert refused(store, before.id, BOB, Undo()) == "undo_barrier", "the card was drawn"
