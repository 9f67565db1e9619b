"""Partitions spread evenly over the nodes of a cluster."""

import pytest
from redis.crc import key_slot

from events.log.keys import PARTITIONS, feed_key, generations_key, lists_prefix, members_key

SLOTS = 16384


def slot(key: str) -> int:
    return key_slot(key.encode())


def test_slots_of_partitions_are_evenly_spaced() -> None:
    width = SLOTS // PARTITIONS
    assert [slot(feed_key(number)) // width for number in range(PARTITIONS)] == list(range(PARTITIONS))


def test_all_keys_of_a_partition_share_its_slot() -> None:
    for number in range(PARTITIONS):
        others = (generations_key(number), f"{lists_prefix(number)}0:player:ann", members_key("game", number))
        assert {slot(key) for key in others} == {slot(feed_key(number))}


@pytest.mark.parametrize("masters", range(1, 25))
def test_masters_have_as_many_partitions_as_others(masters: int) -> None:
    """If each master has its share of the slots in one piece, as `redis-cli --cluster create` gives them."""
    counts = [0] * masters
    for number in range(PARTITIONS):
        counts[slot(feed_key(number)) * masters // SLOTS] += 1
    assert max(counts) - min(counts) <= 1
