"""Which secrets are hidden from whom and what counts as shown: small messages with secrets of all types."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from events.fold.hidden import NOTHING_HIDDEN, Hidden, HiddenItem, hidden_after, hidden_in_either
from games.clinic.title import CLINIC
from games.kernel.messages import Event, Seat
from games.kernel.table.game import Game
from tests.events.fold.secret_messages import (
    GAME,
    REDACTIONS,
    BidMade,
    BidsListed,
    BidsShown,
    Dealt,
    Drawn,
    Given,
    Laid,
    Noted,
    OwnCardDealt,
    Played,
    Scored,
    Tile,
    Totalled,
    Traded,
    Uncovered,
    for_seat,
)

NOBODY = (0, 0, 0, 0)


def _fold(*records: Sequence[Event]) -> tuple[Hidden, list[bool]]:
    """What is hidden after records, and which of them showed something."""
    hidden, barriers = NOTHING_HIDDEN, []
    for events in records:
        hidden, shown = hidden_after(GAME, hidden, events)
        barriers.append(shown)
    return hidden, barriers


def _barriers(*events: Event) -> list[bool]:
    return _fold(*([event] for event in events))[1]


def _hidden(hidden: Hidden, kind: str, owner: Seat | None) -> tuple[int, ...]:
    """How many items of an owner are hidden from each viewer."""
    counts = [item.counts for item in hidden if (item.kind, item.owner) == (kind, owner)]
    return tuple(map(sum, zip(*counts, strict=True))) if counts else NOBODY


# Numbers, and a hand of them.


def test_a_number_played_from_a_hidden_hand_is_shown() -> None:
    hidden, barriers = _fold([Dealt(0, (4, 7, 9))], [Played(0, 7)])
    assert barriers == [False, True]
    assert hidden == (HiddenItem("card", 0, "4", (0, 1, 1, 1)), HiddenItem("card", 0, "9", (0, 1, 1, 1)))


def test_every_card_of_a_hand_is_news_equal_ones_too() -> None:
    hidden, barriers = _fold([Dealt(0, (7, 7, 7))], *[[Played(0, 7)]] * 4)
    assert barriers == [False, True, True, True, False]
    assert hidden == NOTHING_HIDDEN


def test_a_part_of_a_hand_leaves_the_rest_hidden() -> None:
    hidden, barriers = _fold([Dealt(1, (1, 2, 3, 4))], [Laid(1, (2, 3))])
    assert barriers == [False, True]
    assert _hidden(hidden, "card", 1) == (2, 0, 2, 2)
    assert _fold([Dealt(1, (1, 2))], [Laid(1, (2, 1))]) == (NOTHING_HIDDEN, [False, True])


def test_what_only_follows_from_a_hand_is_news_and_uses_up_nothing() -> None:
    hidden, barriers = _fold([Dealt(0, (4,))], [Totalled(0, 5)], [Played(0, 4)])
    assert barriers == [False, True, True]
    assert hidden == NOTHING_HIDDEN


def test_a_hidden_nought_is_a_secret_like_any_other() -> None:
    assert _barriers(BidMade(0, 0), BidsShown((0, 0, 0))) == [False, True]


# Whose it is, and what it is.


def test_equal_numbers_of_two_seats_are_two_secrets() -> None:
    hidden, barriers = _fold([Dealt(0, (5,))], [Dealt(1, (5,))], [Played(1, 5)])
    assert barriers == [False, False, True]
    assert hidden == (HiddenItem("card", 0, "5", (0, 1, 1, 1)),)
    assert _barriers(Dealt(0, (5,)), Played(1, 5)) == [False, False], "seat 1 hides nothing"


def test_equal_numbers_of_different_kinds_have_nothing_to_do_with_each_other() -> None:
    assert _barriers(Dealt(0, (5,)), BidsShown((5, 5, 5)), Scored(0, 5)) == [False] * 3
    hidden, _ = _fold([Dealt(0, (5,))], [BidMade(0, 5)], [BidsShown((5, 0, 0))])
    assert hidden == (HiddenItem("card", 0, "5", (0, 1, 1, 1)),)


def test_what_a_seat_chooses_is_no_news_to_it_though_another_chose_the_same() -> None:
    hidden, barriers = _fold([BidMade(0, 3)], [BidMade(1, 3)])
    assert barriers == [False, False]
    assert (_hidden(hidden, "bid", 0), _hidden(hidden, "bid", 1)) == ((0, 1, 1, 1), (1, 0, 1, 1))


@pytest.mark.parametrize("shown", [BidsShown((3, 3, 8)), BidsListed({0: 3, 1: 3, 2: 8})])
def test_what_everybody_chose_is_shown_seat_by_seat(shown: Event) -> None:
    hidden, barriers = _fold([BidMade(0, 3)], [BidMade(1, 3)], [BidMade(2, 8)], [shown])
    assert (hidden, barriers) == (NOTHING_HIDDEN, [False, False, False, True])


def test_a_changed_choice_stays_a_secret_until_one_is_shown() -> None:
    assert _barriers(BidMade(0, 3), BidMade(0, 4), BidsShown((4, 0, 0))) == [False, False, True]


# To whom.


def test_a_trade_shows_two_seats_something_and_hides_it_from_the_third() -> None:
    dealt = [Dealt(0, (1, 2)), Dealt(1, (8, 9)), Dealt(2, (5, 6))]
    hidden, barriers = _fold(dealt, [Traded(0, 1, (2,), (8,))])
    assert barriers == [False, True]
    assert _hidden(hidden, "card", 0) == (0, 2, 2, 2)
    assert _hidden(hidden, "card", 1) == (2, 0, 2, 2)
    assert {(item.owner, item.value): item.counts[2:] for item in hidden if item.owner != 2} == {
        (0, "1"): (1, 1),
        (0, "8"): (1, 1),
        (1, "2"): (1, 1),
        (1, "9"): (1, 1),
    }


def test_a_card_that_changed_hands_in_secret_is_news_when_its_new_owner_plays_it() -> None:
    assert _barriers(Dealt(0, (2,)), Traded(0, 1, (2,), ()), Played(1, 2)) == [False, True, True]


def test_a_card_that_changes_hands_and_is_played_at_once_was_hidden_before() -> None:
    assert _fold([Dealt(0, (2,))], [Traded(0, 1, (2,), ()), Played(1, 2)])[1] == [False, True]
    only_moved = replace(GAME.rules, redactions={**REDACTIONS, Traded: for_seat(gives=1, takes=1)})
    game = Game(CLINIC, only_moved)
    hidden, _ = hidden_after(game, NOTHING_HIDDEN, [Dealt(0, (2,))])
    _, shown = hidden_after(game, hidden, [Traded(0, 1, (2,), ())])
    assert not shown, "nobody but its owner saw it"
    assert hidden_after(game, hidden, [Traded(0, 1, (2,), ()), Played(1, 2)])[1]


def test_a_card_given_in_the_open_does_not_stand_for_a_hidden_one_of_the_same_number() -> None:
    dealt = [Dealt(0, (7,)), Dealt(1, (7,))]
    assert _fold(dealt, [Given(0, 1, 7)], [Played(1, 7)], [Played(1, 7)])[1] == [False, True, True, True]


def test_a_spectator_counts_where_no_seat_learns_anything() -> None:
    traded = [Dealt(0, (4,)), Traded(0, 1, (4,), ()), Traded(1, 2, (4,), ())]
    hidden, _ = _fold(traded)
    assert _hidden(hidden, "card", 2)[-1] == 1
    only_spectators = (HiddenItem("card", 2, "4", (0, 0, 0, 1)),)
    assert hidden_after(GAME, only_spectators, [Played(2, 4)]) == (NOTHING_HIDDEN, True)


def test_a_seat_may_be_the_only_one_from_whom_its_card_is_hidden() -> None:
    hidden, barriers = _fold([OwnCardDealt(1, 4)], [Played(1, 4)])
    assert barriers == [False, True]
    assert hidden == NOTHING_HIDDEN
    assert _fold([OwnCardDealt(1, 4)])[0] == (HiddenItem("card", 1, "4", (0, 1, 0, 0)),)


# From where.


def test_a_card_out_of_the_deck_may_be_one_that_another_seat_put_back() -> None:
    assert _barriers(Dealt(0, (4,)), Drawn(1, 4)) == [False, True]
    assert _barriers(Drawn(0, 4), Drawn(0, 4)) == [False, False], "the seat knows it already"
    hidden, _ = _fold([Dealt(0, (4,))], [Drawn(1, 4)])
    assert hidden == (HiddenItem("card", 1, "4", (1, 0, 1, 1)),), "it moved, and seat 0 is not told"


# Other types.


@pytest.mark.parametrize(
    ("name", "value", "other"),
    [
        ("route", (3, 1, 2), (1, 2, 3)),
        ("tile", Tile("red", 3), Tile("red", 4)),
        ("stock", {"wood": 2, "clay": 0}, {"wood": 2}),
    ],
)
def test_lists_structs_and_maps_are_secrets_as_a_whole(name: str, value: Any, other: Any) -> None:
    note, uncovered = Noted(0, **{name: value}), Uncovered(0, **{name: value})
    hidden, barriers = _fold([note], [uncovered])
    assert (hidden, barriers) == (NOTHING_HIDDEN, [False, True])
    hidden, _ = _fold([note])
    assert [item.counts for item in hidden] == [(0, 1, 1, 1)]
    assert _barriers(note, Uncovered(1, **{name: value})) == [False, False]
    assert _barriers(note, Uncovered(0, **{name: other}), uncovered) == [False, True, True]


# Within a record, and between snapshots.


def test_what_is_hidden_and_shown_by_one_record_was_never_hidden() -> None:
    assert _fold([BidMade(0, 3), BidsShown((3, 0, 0))]) == (NOTHING_HIDDEN, [False])
    assert _fold([Dealt(0, (1, 2)), Played(0, 2)]) == ((HiddenItem("card", 0, "1", (0, 1, 1, 1)),), [False])


def test_but_not_what_was_hidden_before_and_is_only_hidden_again() -> None:
    assert _fold([BidMade(0, 3)], [BidMade(0, 3), BidsShown((3, 0, 0))])[1] == [False, True]


def test_events_without_secrets_change_nothing() -> None:
    hidden, _ = _fold([Dealt(0, (4,))])
    assert hidden_after(GAME, hidden, [Scored(0, 4)])[0] is hidden


def test_it_is_written_into_a_snapshot_and_read_again() -> None:
    hidden, _ = _fold([Dealt(0, (4, 4, 7))], [Noted(1, (1, 2), Tile("red", 3), {"wood": 1})])
    for codec in (msgspec.json, msgspec.msgpack):
        assert codec.decode(codec.encode(hidden), type=Hidden) == hidden
    assert len(msgspec.msgpack.encode(hidden)) < 120


def test_what_an_undone_trade_moved_is_hidden_where_it_was_and_where_it_went() -> None:
    before, _ = _fold([Dealt(0, (2, 2))])
    traded, _ = hidden_after(GAME, before, [Traded(0, 1, (2,), ())])
    undone = hidden_in_either(traded, before)
    assert undone == (HiddenItem("card", 0, "2", (0, 2, 2, 2)), HiddenItem("card", 1, "2", (1, 0, 1, 1)))
    assert hidden_in_either(before, before) is before
    assert hidden_after(GAME, undone, [Played(0, 2)])[1]


def test_hiding_the_same_again_and_again_takes_no_more_room() -> None:
    hidden, _ = _fold(*[[BidMade(0, 3)]] * 100)
    assert hidden == (HiddenItem("bid", 0, "3", (0, 100, 100, 100)),)
