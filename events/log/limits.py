"""How large a record and a game may become, far above any real game (600 records, 150 KB)."""

MAX_RECORD_BYTES = 64 * 1024
"""Bytes of one entry. A command that needs more is refused."""

MAX_RECORDS = 10_000
"""Records of one game. The last one ends it."""

MAX_GAME_BYTES = 8 * 1024 * 1024
"""Bytes of all entries of one game."""

MAX_UNDO_RECORDS = 8_000
"""From this version on, nothing but play goes on: undo and the like are refused."""

MAX_UNDO_BYTES = 6 * 1024 * 1024
"""The same, in bytes of all entries."""


def is_nearly_full(version: int, size: int) -> bool:
    """Whether a game of so many records and bytes has room for play only."""
    return version >= MAX_UNDO_RECORDS or size >= MAX_UNDO_BYTES


def is_last_record(version: int, size: int) -> bool:
    """Whether a game of so many records and bytes has room for one more record and no other."""
    return version + 1 >= MAX_RECORDS or size + 2 * MAX_RECORD_BYTES > MAX_GAME_BYTES
