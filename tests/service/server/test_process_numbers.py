"""The numbers of web processes."""

from service.server.process_numbers import free_number


def test_a_new_process_takes_the_place_of_one_that_has_ended() -> None:
    assert [free_number(taken) for taken in ([], [0], [1], [0, 2, 1], [3, 0, 2])] == [0, 1, 0, 3, 1]
