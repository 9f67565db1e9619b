"""Sets of versions hold what was put into them, and list it in order."""

from hypothesis import given
from hypothesis import strategies as st

from games.kernel.table.versions import has_version, versions_in, with_versions

SETS = st.frozensets(st.integers(1, 4000), max_size=60)


@given(SETS, SETS)
def test_what_is_added_is_in_it_and_nothing_else(first: frozenset[int], more: frozenset[int]) -> None:
    held = with_versions(with_versions(b"", first), more)
    assert versions_in(held) == tuple(sorted(first | more))
    assert {version for version in range(4100) if has_version(held, version)} == first | more


@given(SETS, st.integers(0, 4100), st.integers(0, 4100))
def test_a_part_of_it_is_after_one_version_and_up_to_another(held: frozenset[int], a: int, b: int) -> None:
    part = tuple(version for version in sorted(held) if a < version <= b)
    assert versions_in(with_versions(b"", held), a, b) == part


@given(SETS)
def test_the_same_versions_are_the_same_set(held: frozenset[int]) -> None:
    one_by_one = b""
    for version in sorted(held, reverse=True):
        one_by_one = with_versions(one_by_one, (version,))
    assert one_by_one == with_versions(b"", held)
