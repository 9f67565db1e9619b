"""Where indexes are: those of a player or tournament in its partition, others wherever their names fall.

Games that are over are in an index for each twelve days, so that no index grows for ever.
"""

from events.log.keys import partition_of

PUBLIC, HIDDEN = "public", "hidden"
"""How the indexes of all public games of a title and status begin, and those of all private ones."""
KINDS = "kinds"
"""The index of these indexes."""
ALL_TOURNAMENTS = "all"
"""How the indexes of all tournaments of a title and status begin."""

BUCKET_BITS = 30
"""Games of one bucket were created within this power of two of milliseconds."""


def kind_index(scope: str, title: str, status: str, bucket: int | None) -> str:
    """The name of the index of all games of a title and status; of those over, of one bucket."""
    name = f"{scope}:={title}:={status}"
    return name if bucket is None else f"{name}:{bucket}"


def is_kind(name: str) -> bool:
    """Whether an index holds all games of a title and status."""
    return name.startswith((f"{PUBLIC}:", f"{HIDDEN}:"))


def bucket_of_time(created: int) -> int:
    """The bucket of games that were created at a time (in ms)."""
    return created >> BUCKET_BITS


def bucket_of(name: str) -> int | None:
    """The bucket that an index holds; None if it holds games of any time."""
    parts = name.split(":")
    return int(parts[3]) if is_kind(name) and len(parts) > 3 else None


def index_partition(name: str) -> int:
    """The partition that an index is in."""
    scope, _, of = name.partition(":")
    if scope in (PUBLIC, HIDDEN, KINDS, ALL_TOURNAMENTS):
        return partition_of(name)
    return partition_of(of.partition(":")[0])
