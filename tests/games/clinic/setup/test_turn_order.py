"""The turn order of the next round: popularity, stacks, and an order that never stays."""

from games.clinic.commands import BuyPopularity
from games.clinic.state import State
from tests.games.clinic.tables import clinic, given, goes_on
from tests.games.scenes import when


def order(popularity: tuple[int, ...], turn_order: tuple[int, ...], stacks: tuple[int, ...]) -> State:
    """The table after an administration in which no marker moves."""
    clinics = [clinic(popularity=points) for points in popularity]
    return goes_on(given("administration", *clinics, turn_order=turn_order, popularity_stack=stacks)).state


def test_the_least_popular_goes_first() -> None:
    assert order((9, 3, 6), (0, 1, 2), (2, 1, 0)).turn_order == (1, 2, 0)


def test_who_reached_a_value_first_goes_later() -> None:
    assert order((4, 4, 4), (0, 1, 2), (0, 1, 2)).turn_order == (2, 1, 0)
    assert order((4, 4, 1), (0, 1, 2), (1, 2, 0)).turn_order == (2, 0, 1)


def test_an_order_that_would_stay_is_shifted_by_one() -> None:
    """Four players as in the book: 1 becomes 2, 2 becomes 3, 3 becomes 4, 4 becomes 1; the stacks stay."""
    state = order((1, 2, 3, 4), (0, 1, 2, 3), (3, 2, 1, 0))
    assert state.turn_order == (3, 0, 1, 2)
    assert state.popularity_stack == (3, 2, 1, 0)


def test_after_a_first_round_in_which_nothing_moved_the_order_is_shifted() -> None:
    """At the start the earliest lies on top, so nothing but the shift changes the order."""
    assert order((0, 0, 0), (1, 2, 0), (0, 2, 1)).turn_order == (0, 1, 2)


def test_a_marker_that_comes_down_lies_on_top_too() -> None:
    dying = clinic(persons="patient:red:psychiatry@pre", popularity=8)
    scene = goes_on(
        given("administration", clinic(popularity=3), dying, turn_order=(0, 1), popularity_stack=(1, 0))
    )
    assert scene.state.popularity_stack == (0, 1)
    assert scene.state.turn_order == (1, 0), "both have three, and the one who fell came last"


def test_who_buys_last_comes_before_those_who_have_as_much() -> None:
    """Buying goes in reverse turn order: of three with two points the first in the order lies on top."""
    rich = clinic("", income=6)
    scene = goes_on(
        given("expenses", rich, rich, clinic("", income=9), turn_order=(0, 2, 1), popularity_stack=(1, 2, 0))
    )
    for seat in (1, 2, 0):
        scene = when(scene, seat, BuyPopularity(2))
    assert scene.state.popularity_stack == (1, 2, 0)
    assert goes_on(scene).state.turn_order == (1, 0, 2), "(0, 2, 1) once more, so it is shifted"


def test_who_bought_earlier_goes_later() -> None:
    rich = clinic("", income=6)
    scene = goes_on(
        given(
            "expenses", rich, rich, clinic("", popularity=2), turn_order=(2, 0, 1), popularity_stack=(1, 0, 2)
        )
    )
    for seat in (1, 0):
        scene = when(scene, seat, BuyPopularity(2))
    assert goes_on(scene).state.turn_order == (0, 1, 2), "seat 2 was there before both"
