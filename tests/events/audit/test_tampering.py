"""Whatever is changed in an export is found; what is not changed is sound."""

from random import Random

import pytest
import redis

from events.audit import audit
from events.fold.store import Store
from games.kernel.chance import commitment
from games.titles import TITLES
from tests.events.exports import BOT, HUMAN, OTHER, SIGNER, lines_of, played
from tests.events.mutations import flip, mutation, read, rearrange, resigned, written
from tests.soak import soak

KEYS = (SIGNER.public,)


def exported(redis_url: str, resigning: int | None) -> list[bytes]:
    """The export of a game between a person and a bot, with commands taken back and done again."""
    client = redis.Redis.from_url(redis_url)
    client.flushall()
    store = Store(client, TITLES)
    folded = played(store, (HUMAN, BOT), looking_back=50, undo="free", luck=3, resigning=resigning)
    found = lines_of(store, folded)
    client.close()
    return found


@pytest.fixture(scope="module")
def short(redis_url: str) -> list[bytes]:
    """A game that was given up after some rounds."""
    return exported(redis_url, 60)


@pytest.fixture(scope="module")
def lines(redis_url: str) -> list[bytes]:
    """A whole game."""
    return exported(redis_url, None)


def missed(lines: list[bytes], luck: Random, times: int) -> list[str]:
    """What was tampered with, so many times, and not found."""
    found = []
    while times:
        what, tampered = mutation(lines, luck)
        if tampered == lines:
            continue  # a link was changed, and then mended again
        times -= 1
        # Without a key to expect, too: nobody but the service can sign.
        keys = KEYS if luck.random() < 0.5 else ()
        if audit(tampered, TITLES, keys).verdict == "sound":
            found.append(what)
    return found


@pytest.mark.parametrize("part", [0, soak(1), soak(2), soak(3)])
def test_a_thousand_ways_to_tamper_are_all_found(short: list[bytes], part: int) -> None:
    assert audit(short, TITLES, KEYS).verdict == "sound"
    assert missed(short, Random(part), 260) == []


def test_tampering_with_a_whole_game_is_found(lines: list[bytes]) -> None:
    assert audit(lines, TITLES, KEYS).verdict == "sound"
    assert missed(lines, Random("whole"), 50) == []


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_ways_to_tamper_with_a_whole_game_are_found(lines: list[bytes], part: int) -> None:
    assert missed(lines, Random(f"soak {part}"), 500) == []


def test_forgeries_signed_by_somebody_else_are_found_when_the_key_is_known(lines: list[bytes]) -> None:
    luck = Random(9)
    for _ in range(20):
        forged = read(lines)
        flip(forged[luck.randrange(1, len(forged) - 1)], luck, ("entry", "at"))
        verdict = audit(written(resigned(forged, OTHER)), TITLES, KEYS)
        assert "wrong_key" in {finding.code for finding in verdict.findings}
        assert verdict.verdict == "unsound"


@pytest.mark.parametrize("part", ["events", "draws", "command", "order"])
def test_what_even_the_service_signed_is_found_by_deciding_again(short: list[bytes], part: str) -> None:
    luck, overlooked = Random(part), []
    for _ in range(60):
        forged = read(short)
        if part == "order":
            what = rearrange(forged, luck)
        else:
            what = flip(forged[luck.randrange(1, len(forged) - 1)], luck, ("entry", part))
        verdict = audit(written(resigned(forged, SIGNER)), TITLES, KEYS)
        # An undo of the latest command may name its version or not; it is the same undo.
        if verdict.verdict == "sound" and what != "remove ('entry', 'command', 'to')":
            overlooked.append(what)
        assert "wrong_signature" not in {finding.code for finding in verdict.findings}
    assert overlooked == []


def test_another_seed_is_found_even_with_a_commitment_that_fits_it(lines: list[bytes]) -> None:
    forged = read(lines)
    seed = bytes(32)
    forged[0]["commitment"] = forged[1]["entry"]["events"][0]["commitment"] = commitment(seed)
    forged[-1]["seed"] = seed.hex()
    codes = {f.code for f in audit(written(resigned(forged, SIGNER)), TITLES, KEYS).findings}
    assert "draw_results_differ" in codes
    assert not codes & {"wrong_seed", "wrong_signature", "header_differs"}


def test_every_finding_is_reported_not_only_the_first(lines: list[bytes]) -> None:
    forged = read(lines)
    forged[5]["entry"]["command_id"] += "x"
    forged[20]["entry"]["at"] -= 10_000_000
    forged[-1]["result"]["standings"][0]["points"] += 1
    forged[0]["owner"] = "somebody"
    found = {(f.code, f.version) for f in audit(written(forged), TITLES, KEYS).findings}
    assert found == {
        ("wrong_hash", 5),
        ("wrong_hash", 20),
        ("time_runs_back", 20),
        ("wrong_result", None),
        ("header_differs", None),
        ("wrong_signature", None),
    }


def test_a_record_that_is_cut_out_is_told_by_its_version(lines: list[bytes]) -> None:
    found = audit([*lines[:30], *lines[31:]], TITLES, KEYS).findings
    assert ("version_gap", 31) in {(f.code, f.version) for f in found}
    assert ("broken_link", 31) in {(f.code, f.version) for f in found}
    assert {"wrong_count"} <= {f.code for f in found}


@pytest.mark.parametrize("versions", [[], [[2, 2]], [[10**15, 10**15]], [[9, 1]]])
def test_an_undo_that_strikes_what_was_not_played_is_found(
    short: list[bytes], versions: list[list[int]]
) -> None:
    forged = read(short)
    events = [(number, line["entry"]["events"]) for number, line in enumerate(forged[1:-1], 1)]
    version, struck = next((n, e[0]) for n, e in events if e[0]["type"] == "commands_undone")
    struck["versions"] = versions
    found = audit(written(resigned(forged, SIGNER)), TITLES, KEYS).findings
    assert {("events_differ", version), ("bad_events", version)} <= {(f.code, f.version) for f in found}
