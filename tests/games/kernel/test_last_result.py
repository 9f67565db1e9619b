"""The last results of pure functions are kept for the same arguments."""

from games.kernel.last_result import RecentResults, keep_last


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


def test_recent_results_are_kept_for_callers_who_take_turns() -> None:
    asked: list[tuple[int, ...]] = []

    def total(numbers: tuple[int, ...]) -> int:
        asked.append(numbers)
        return sum(numbers)

    recent, first, second = RecentResults(), (1, 2), (3, 4)
    assert [recent.get(total, numbers) for numbers in (first, second, first, second)] == [3, 7, 3, 7]
    assert asked == [first, second]


def test_only_so_many_recent_results_are_kept() -> None:
    recent, arguments = RecentResults(), [(number,) for number in range(2 * RecentResults.MOST)]
    assert [recent.get(sum, argument) for argument in arguments] == list(range(2 * RecentResults.MOST))
    assert len(recent._kept) <= RecentResults.MOST
