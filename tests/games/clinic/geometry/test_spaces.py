"""The board: floors, spaces, borders, and what lies beside what."""

import pytest

from games.clinic.geometry.spaces import above, aligned, below, floor_of, grid


@pytest.mark.parametrize(("columns", "spaces"), [(4, 12), (3, 9)])
def test_a_board_has_four_floors_of_three_rows(columns: int, spaces: int) -> None:
    board = grid(columns)
    assert len(board.spaces) == 4 * spaces == len(set(board.spaces))
    assert [floor_of(space) for space in board.spaces] == [floor for floor in range(4) for _ in range(spaces)]
    assert board.ground == board.spaces[:spaces]


def test_adjacency_is_orthogonal_on_three_axes() -> None:
    adjacent = grid(4).adjacent
    assert set(adjacent["1b2"]) == {"1b1", "1a2", "1b3", "1c2", "2b2", "0b2"}
    assert set(adjacent["0a1"]) == {"0b1", "0a2", "1a1"}
    assert set(adjacent["3d3"]) == {"3c3", "3d2", "2d3"}


def test_beside_is_on_the_same_floor_only() -> None:
    assert set(grid(4).beside["2b2"]) == {"2b1", "2a2", "2b3", "2c2"}


def test_the_small_board_ends_with_its_third_column() -> None:
    assert set(grid(3).beside["0c2"]) == {"0c1", "0b2", "0c3"}
    assert set(grid(4).beside["0c2"]) == {"0c1", "0b2", "0c3", "0d2"}


def test_nothing_lies_above_floor_three_or_below_the_ground() -> None:
    assert (above("2b2"), above("3b2")) == ("3b2", None)
    assert (below("1b2"), below("0b2")) == ("0b2", None)


@pytest.mark.parametrize(("columns", "inner", "outer"), [(4, 17, 14), (3, 12, 12)])
def test_every_border_of_the_ground_is_inside_or_outside(columns: int, inner: int, outer: int) -> None:
    touched = [len(spaces) for spaces in grid(columns).borders.values()]
    assert (touched.count(2), touched.count(1)) == (inner, outer)


def test_a_ground_space_has_four_borders_shared_with_its_neighbours() -> None:
    board = grid(4)
    assert set(board.around["0a1"]) == {"a1-north", "a1-west", "a1-b1", "a1-a2"}
    assert set(board.around["0b2"]) == {"a2-b2", "b2-c2", "b1-b2", "b2-b3"}
    assert set(board.borders["b2-c2"]) == {"0b2", "0c2"}


@pytest.mark.parametrize(("columns", "count"), [(4, 10), (3, 9)])
def test_entrances_stand_on_the_west_the_south_and_the_east_but_never_in_the_north(
    columns: int, count: int
) -> None:
    entrances = grid(columns).entrances
    assert len(entrances) == count
    assert {border.partition("-")[2] for border in entrances} == {"west", "south", "east"}
    assert (entrances["a3-west"], entrances["a3-south"]) == ("0a3", "0a3")


def test_spaces_are_aligned_when_they_share_two_of_three_coordinates() -> None:
    assert aligned("0a1", "0d1")
    assert aligned("0a1", "0a3")
    assert aligned("0a1", "3a1")
    assert not aligned("0a1", "1b1")
    assert not aligned("0a1", "0b2")
    assert not aligned("0a1", "0a1")
