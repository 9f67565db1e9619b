"""`wardbook audit --heads`: the game must be the one that was logged when it ended."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from cli import audit_command
from cli.main import main
from events.audit.child_process import audit_in_subprocess
from events.export.signing import Signer
from events.fold.store import Store
from events.heads.heads_chain import START, LoggedHead, next_head, sign_tip
from events.log.codec import canonical_json
from events.redis.connection import connect
from games.titles import TITLES
from tests.events.exports import BOT, HUMAN, OTHER, SIGNER, lines_of, played
from tests.events.mutations import read, resigned, written


@pytest.fixture(scope="module")
def lines(redis_url: str) -> Iterator[list[bytes]]:
    client = connect(redis_url)
    store = Store(client, TITLES)
    yield lines_of(store, played(store, (HUMAN, BOT), resigning=25))
    client.close()


@pytest.fixture
def file(lines: list[bytes], tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(lines))
    return path


def page(last: LoggedHead, heads: Iterable[tuple[str, str]], signer: Signer = SIGNER) -> list[bytes]:
    """A page of the log after an entry."""
    made: list[object] = []
    for game, head in heads:
        last = next_head(last, game, head)
        made.append(last)
    return [canonical_json(line) + b"\n" for line in (*made, sign_tip(signer, last))]


def found(
    file: Path, copy: list[bytes], capsys: pytest.CaptureFixture[str], key: Signer = SIGNER
) -> tuple[int, list[str], set[str]]:
    """The exit status, the findings and the notes."""
    saved = file.with_name("heads.jsonl")
    saved.write_bytes(b"".join(copy))
    status = main(["audit", str(file), "--json", "--key", key.public, "--heads", str(saved)])
    verdict = json.loads(capsys.readouterr().out)
    return (
        status,
        [each["code"] for each in verdict["findings"]],
        {each["code"] for each in verdict["notes"]},
    )


def test_the_logged_game(file: Path, lines: list[bytes], capsys: pytest.CaptureFixture[str]) -> None:
    header, *_, footer = read(lines)
    first = page(START, [("another", "ab" * 32), (header["game"], footer["head"])])
    last = next_head(next_head(START, "another", "ab" * 32), header["game"], footer["head"])
    copy = [*first, *page(last, []), *page(last, [("third", "cd" * 32)])]
    assert found(file, copy, capsys)[:2] == (0, [])


def test_a_game_replaced_with_the_key_of_the_service(
    file: Path, lines: list[bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    header, *_, footer = read(lines)
    copy = page(START, [(header["game"], footer["head"])])
    forged = read(lines)
    forged[-2]["entry"]["at"] += 1
    file.write_bytes(b"".join(written(resigned(forged, SIGNER))))
    assert found(file, copy, capsys)[:2] == (1, ["other_head_logged"])


def test_a_game_that_was_never_published(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert found(file, page(START, [("another", "ab" * 32)]), capsys)[:2] == (1, ["head_not_logged"])


def test_a_game_that_was_logged_again(
    file: Path, lines: list[bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    header, *_, footer = read(lines)
    game, head = header["game"], footer["head"]
    status, findings, notes = found(file, page(START, [(game, "ab" * 32), (game, head)]), capsys)
    assert (status, findings) == (0, [])
    assert "logged_again" in notes
    assert found(file, page(START, [(game, head), (game, "ab" * 32)]), capsys)[1] == ["other_head_logged"]


def test_bad_copies(
    file: Path, lines: list[bytes], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file is the same each time, so it is audited once."""
    verdict = audit_in_subprocess(file.read_bytes(), [SIGNER.public], audit_command.LIMITS)
    monkeypatch.setattr(audit_command, "audit_in_subprocess", lambda *_, **__: verdict)
    header, *_, footer = read(lines)
    own = (header["game"], footer["head"])
    good = page(START, [("another", "ab" * 32), own])
    other = page(START, [own])
    for copy in (
        [],
        good[:-1],
        good[1:],
        [good[0], good[2]],
        [*good, *other],
        [good[0], other[0], good[2]],
        [good[0].replace(b"ab", b"ac"), *good[1:]],
        [*good[:-1], good[-1].replace(b'"count":2', b'"count":3')],
        page(START, [own], OTHER),
        [*other[:-1], other[-1].replace(SIGNER.public.encode(), OTHER.public.encode())],
        [b"hello\n"],
        [b"[" * 100_000],
        [b'{"signature":1}\n'],
    ):
        assert found(file, copy, capsys)[:2] == (1, ["bad_heads"]), copy


def test_a_copy_that_is_not_there(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(file), "--heads", str(file.with_name("none"))]) == 2
    assert "none" in capsys.readouterr().err
