"""The last result of a pure function is kept until it is asked about something else."""

from games.kernel.last_result import keep_last


def test_the_last_result_is_kept_for_the_same_argument() -> None:
    asked: list[tuple[int, ...]] = []

    @keep_last
    def total(numbers: tuple[int, ...]) -> int:
        asked.append(numbers)
        return sum(numbers)

    first, second = (1, 2), (3, 4)
    assert [total(first), total(first), total(second), total(first)] == [3, 3, 7, 3]
    assert asked == [first, second, first]


def test_an_equal_argument_is_not_taken_for_the_same() -> None:
    @keep_last
    def results(numbers: tuple[int, ...]) -> list[int]:
        return list(numbers)

    first, equal = tuple(range(2)), tuple(range(2))
    kept = results(first)
    assert results(first) is kept
    assert results(equal) is not kept
