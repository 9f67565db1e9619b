"""The names of the record's keys; keys that are written together share a partition's hash tag."""

from typing import NamedTuple
from zlib import crc32

PARTITIONS = 16


class GameKeys(NamedTuple):
    """Everything that is kept about one game."""

    log: str
    """Stream: one entry per accepted command."""
    ids: str
    """Hash: command id, scoped to its actor, to the version it led to."""
    seed: str
    """String: the secret the draws come from."""
    snap: str
    """Sorted set: cached folds by version; may vanish at any time."""
    feed: str
    """Stream shared by the partition: the outbox."""
    games: str
    """Set shared by the partition: the ids of its games."""


def partition_of(game: str) -> int:
    """The partition a game lives in."""
    return crc32(game.encode()) % PARTITIONS


def game_keys(game: str) -> GameKeys:
    """The keys of a game."""
    partition = partition_of(game)
    own = f"wardbook:{{p{partition}}}:game:{game}"
    return GameKeys(
        f"{own}:log",
        f"{own}:ids",
        f"{own}:seed",
        f"{own}:snap",
        feed_key(partition),
        games_key(partition),
    )


def feed_key(partition: int) -> str:
    """The outbox of a partition."""
    return f"wardbook:{{p{partition}}}:feed"


def games_key(partition: int) -> str:
    """The set of a partition's games."""
    return f"wardbook:{{p{partition}}}:games"
