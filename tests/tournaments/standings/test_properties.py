"""What holds for the standings of any tournament."""

from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.tournaments.standings.builders import played, round_of, tournament
from tests.tournaments.standings.builders import settings as rules
from tournaments.settings import ByPlace, ByShare, ByWins, Settings, TieBreak
from tournaments.standings.next_field import field_of
from tournaments.standings.points import average_of_a_full_table
from tournaments.standings.rows import Row
from tournaments.standings.stage_standings import standings
from tournaments.standings.tie_breaks import sort_key
from tournaments.state import Award, Round, Table, Tournament

ALL: tuple[TieBreak, ...] = (
    *("head_to_head", "opponents_points", "score_difference", "score_share", "wins", "seat_average", "lot"),
)
POINTS = (ByPlace(), ByPlace((5, 3, 2, 1)), ByShare(), ByWins())
T = TypeVar("T")

NAMES = "abcdefghijklm"


@st.composite
def rounds(draw: st.DrawFn) -> tuple[Round, ...]:
    """Some rounds of tables of two to four, with void tables and byes, and few different scores."""
    return tuple(_round(draw, number) for number in range(1, draw(st.integers(1, 4)) + 1))


def _round(draw: st.DrawFn, number: int) -> Round:
    left = draw(st.permutations(NAMES[: draw(st.integers(4, len(NAMES)))]))
    tables = list[Table]()
    while len(left) > 4:
        here, left = left[:4], left[4:]
        size = draw(st.sampled_from((4, 4, 3, 2)))
        scores = {player: draw(st.integers(-1, 6)) for player in here[:size]}
        left = [*left, *here[size:]] if len(left) > 4 else left
        tables.append(played(scores, status=draw(st.sampled_from(("finished", "finished", "void")))))
    return round_of(number, *tables, byes=left[:1])


@st.composite
def tournaments(draw: st.DrawFn) -> Tournament:
    """A tournament with some of the tie-breaks in any order."""
    order = draw(st.permutations(ALL))
    awards = draw(
        st.lists(st.builds(Award, st.sampled_from(NAMES), st.integers(-2, 2), st.just(1)), max_size=2)
    )
    set_ = rules(points=draw(st.sampled_from(POINTS)), tie_breaks=tuple(order)[: draw(st.integers(0, 7))])
    return tournament(NAMES, *draw(rounds()), set_=set_, awards=tuple(awards))


def key(row: Row) -> tuple[Fraction, ...]:
    return (-row.points, *(sort_key(value) for value in row.tie_breaks))


@given(tournaments())
def test_everybody_is_listed_once_in_order_and_equal_rows_share_a_place(state: Tournament) -> None:
    rows = standings(state)
    assert sorted(row.player for row in rows) == sorted(NAMES)
    for place, (row, after) in enumerate(pairwise(rows), 2):
        assert key(row) <= key(after)
        assert after.place == (row.place if key(row) == key(after) else place)


@given(tournaments())
def test_with_a_lot_at_the_end_nobody_shares_a_place(state: Tournament) -> None:
    state = replace(state, settings=replace(state.settings, tie_breaks=("head_to_head", "wins", "lot")))
    assert [row.place for row in standings(state)] == list(range(1, len(NAMES) + 1))


@given(tournaments(), st.randoms(use_true_random=False))
def test_the_order_of_participants_tables_and_placings_changes_nothing(
    state: Tournament, random: Random
) -> None:
    assert [_numbers(row) for row in standings(state)] == [
        _numbers(row) for row in standings(_shuffled(state, random))
    ]


@given(tournaments())
def test_every_number_is_the_sum_of_its_terms(state: Tournament) -> None:
    for row in standings(state):
        assert row.points == sum(term.amount for term in row.terms)
        for value in row.tie_breaks:
            if value.value is not None:
                assert value.value * value.divisor == sum(term.amount for term in value.terms)


@given(tournaments())
def test_every_table_gives_the_same_points_in_all(state: Tournament) -> None:
    """By place without a list and by share: the average of a full table for each player."""
    for points in (ByPlace(), ByShare()):
        set_: Settings = replace(state.settings, points=points)
        rows = standings(replace(state, settings=set_, awards=()))
        entries = sum(row.played + row.byes for row in rows)
        assert sum(row.points for row in rows) == entries * average_of_a_full_table(set_)


@given(tournaments())
def test_head_to_head_adds_up_to_nothing_among_the_tied(state: Tournament) -> None:
    state = replace(state, settings=replace(state.settings, tie_breaks=("head_to_head",)))
    sums = dict[Fraction, Fraction]()
    for row in standings(state):
        sums[row.points] = sums.get(row.points, Fraction()) + (row.tie_breaks[0].value or 0)
    assert set(sums.values()) == {Fraction()}


@given(tournaments())
def test_standings_after_a_round_do_not_depend_on_later_rounds(state: Tournament) -> None:
    earlier = replace(state, rounds=state.rounds[:1])
    assert standings(state, 1) == standings(earlier, 1)


@settings(max_examples=30)
@given(tournaments())
def test_the_field_has_everybody_in_the_order_of_the_standings(state: Tournament) -> None:
    number = len(state.rounds) + 1
    rows = standings(state)
    field = field_of(replace(state, rounds=(*state.rounds, round_of(number, status="starting"))), number, 1)
    assert field.players == tuple(row.player for row in rows)
    best = sorted((row.points for row in rows), reverse=True)
    assert field.standing == tuple(1 + best.index(row.points) for row in rows)


def _numbers(row: Row) -> tuple[object, ...]:
    return (row.place, row.player, row.points, *(value.value for value in row.tie_breaks))


def _shuffled(state: Tournament, random: Random) -> Tournament:
    def mixed(items: tuple[T, ...]) -> tuple[T, ...]:
        found = list(items)
        random.shuffle(found)
        return tuple(found)

    return replace(
        state,
        participants=mixed(state.participants),
        awards=mixed(state.awards),
        rounds=tuple(
            replace(
                round_,
                byes=mixed(round_.byes),
                tables=mixed(
                    tuple(replace(table, placings=mixed(table.placings)) for table in round_.tables)
                ),
            )
            for round_ in state.rounds
        ),
    )
