"""What a request leaves in Redis: nothing if it is refused or only reads, and little otherwise."""

from pathlib import Path

import pytest
import redis

from bench import request_memory

LEAVES_NOTHING = {
    "game with a list of 5,500 entrance spaces (422)",
    "command refused, with an Idempotency-Key (422)",
    "dry run (200)",
    "game read (200)",
    "path that does not exist (404)",
    "key that is not valid (401)",
}
REPLACED = "recovery code (201)"
"""It takes the place of the one before."""
BLOCK = 64
"""How many bytes of Redis a replaced value may need more or less, as memory is given out in blocks."""
MOST_BYTES = 40_000


def test_refused_requests_leave_nothing_and_others_little(
    redis_url: str, client: redis.Redis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_memory, "REPEATED", 2)
    for slow in ("page of games", "audit of an upload"):
        monkeypatch.delitem(request_memory.KINDS, slow)
    bench = request_memory.Bench(redis_url, str(tmp_path))
    kept = {found.kind: found.for_good + found.expiring for found in request_memory.measure(bench)}
    replaced = kept.pop(REPLACED)
    assert abs(replaced) <= BLOCK
    assert {kind for kind, left in kept.items() if left == 0} == LEAVES_NOTHING
    assert max(kept.values()) < MOST_BYTES
