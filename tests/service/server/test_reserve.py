"""Which web processes are in reserve."""

import os

import pytest

from service.server.reserve import free_number, is_reserve


def test_a_new_process_takes_the_place_of_one_that_has_ended() -> None:
    assert [free_number(taken) for taken in ([], [0], [1], [0, 2, 1], [3, 0, 2])] == [0, 1, 0, 3, 1]


@pytest.mark.parametrize(("cores", "first_reserve"), [(None, 1), (1, 1), (2, 1), (3, 1), (4, 2), (8, 4)])
def test_more_processes_than_half_of_the_cores_are_in_reserve(
    cores: int | None, first_reserve: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert [is_reserve(number) for number in range(6)] == [number >= first_reserve for number in range(6)]
