"""Pairs of measurements: both sides take turns in being the first, and the median ratio counts."""

from bench.pairs import measure_pair, ratio


def test_both_sides_take_turns_in_being_the_first() -> None:
    order: list[str] = []

    def measure(side: str) -> str:
        order.append(side)
        return side

    for number in range(3):
        assert measure_pair(number, lambda: measure("mine"), lambda: measure("other")) == ("mine", "other")
    assert order == ["mine", "other", "other", "mine", "mine", "other"]


def test_a_busy_moment_spoils_only_its_pair() -> None:
    assert ratio([(2.0, 1.0), (1.0, 100.0), (4.0, 2.0)]) == 2.0
