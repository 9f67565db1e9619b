"""The form of an export, the bytes its hashes are made of, and the key that signs it."""

import base64
import json
import multiprocessing
import re
import stat
import warnings
from pathlib import Path

import pytest

from events.export.file_format import signed_message
from events.export.signing import (
    BadKeyFile,
    load_or_create_secret,
    service_signer,
    signer_from_secret,
    verify_signature,
)
from events.fold.store import Store
from events.log.codec import canonical_json
from events.log.keys import game_keys
from events.log.record import NO_HASH, chain_hash
from events.log.stream import read_page
from events.settings import BadSetting, Settings, from_environment
from games.titles import TITLES as SHIPPED
from tests.events.exports import HUMAN, SIGNER, lines_of
from tests.events.exports import played as random_game
from tests.events.play import played, started
from tests.market.title import TITLES


def test_the_lines_are_a_header_every_record_and_a_footer(store: Store) -> None:
    game = started(store)
    played(store, game)
    folded = store.load(game)
    lines = [json.loads(line) for line in lines_of(store, folded)]
    header, footer = lines[0], lines[-1]
    assert (header["format"], header["version"], header["game"]) == ("wardbook-export", 1, game)
    assert (header["title"], header["rules"], header["modules"]) == ("market", 1, [])
    assert header["options"] == {"sides": 6, "cards": 3}
    assert [seat["player"] for seat in header["seats"]] == ["ann", "bob"]
    assert (header["owner"], header["commitment"]) == ("ann", folded.table.commitment)
    assert (header["created"], header["key"]) == (folded.created, SIGNER.public)
    assert [line["entry"]["version"] for line in lines[1:-1]] == list(range(1, folded.version + 1))
    assert footer["seed"] == store.seed(store.load(game)).hex()
    assert footer["result"]["status"] == "finished"
    assert [standing["seat"] for standing in footer["result"]["standings"]] == [0, 1]
    assert (footer["records"], footer["head"]) == (folded.version, folded.head)


def test_the_stored_bytes_can_be_made_again_from_any_reading_of_the_json(store: Store) -> None:
    folded = random_game(Store(store.client, SHIPPED), (HUMAN, HUMAN), most=80)
    stored = read_page(store.client, game_keys(folded.id), 1)
    head = NO_HASH
    for line, kept in zip(lines_of(store, folded)[1:-1], stored, strict=True):
        # Python's own json, not ours: whoever checks this in ten years will have another reader.
        entry = json.dumps(
            json.loads(line)["entry"], sort_keys=True, separators=(",", ":"), ensure_ascii=False
        ).encode()
        assert entry == kept.entry
        head = chain_hash(head, entry)
        assert head == kept.hash == json.loads(line)["hash"]


def test_the_signature_covers_header_and_footer(store: Store) -> None:
    game = started(store)
    played(store, game)
    lines = [json.loads(line) for line in lines_of(store, store.load(game))]
    header, footer = lines[0], lines[-1]
    unsigned = {name: footer[name] for name in ("head", "records", "result", "seed")}
    message = b"wardbook-export 1\n" + canonical_json(header) + b"\n" + canonical_json(unsigned)
    assert message == signed_message(header, footer)
    assert verify_signature(SIGNER.public, footer["signature"], message)
    assert not verify_signature(SIGNER.public, footer["signature"], message + b" ")
    assert not verify_signature(SIGNER.public, footer["signature"].upper(), message)
    assert not verify_signature("zz" * 32, footer["signature"], message)


def test_the_same_game_is_exported_in_the_same_bytes(store: Store) -> None:
    game = started(store)
    played(store, game)
    assert lines_of(store, store.load(game)) == lines_of(store, Store(store.client, TITLES).load(game))


def test_the_seed_of_a_running_game_stays_secret(store: Store) -> None:
    game = started(store)
    lines = lines_of(store, store.load(game))
    assert json.loads(lines[-1])["seed"] is None
    assert json.loads(lines[-1])["result"] == {"status": "playing", "standings": []}
    assert store.seed(store.load(game)).hex().encode() not in b"".join(lines)


def test_an_export_ends_at_the_version_it_was_asked_for(store: Store) -> None:
    game = started(store)
    before = store.load(game)
    played(store, game, 2)
    lines = [json.loads(line) for line in lines_of(store, before)]
    assert (lines[-1]["records"], lines[-1]["head"], len(lines)) == (3, before.head, 5)


def test_a_key_is_made_once_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"))
    signer = service_signer(settings)
    path = tmp_path / "data" / "signing.key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert signer_from_secret(load_or_create_secret(path)).public == signer.public
    assert [found.name for found in path.parent.iterdir()] == ["signing.key"]


def test_processes_that_start_together_agree_on_one_key(tmp_path: Path) -> None:
    with multiprocessing.get_context("fork").Pool(8) as pool:
        found = pool.map(load_or_create_secret, [tmp_path / "signing.key"] * 64, chunksize=1)
    assert len(set(found)) == 1
    assert [left.name for left in tmp_path.iterdir()] == ["signing.key"]


@pytest.mark.parametrize("text", ["", "short", base64.b64encode(bytes(31)).decode(), "\x00" * 44])
def test_a_file_that_holds_no_key_is_never_overwritten(tmp_path: Path, text: str) -> None:
    path = tmp_path / "signing.key"
    path.write_text(text)
    with pytest.raises(BadKeyFile, match=r"signing\.key"):
        load_or_create_secret(path)
    assert path.read_text() == text


def test_the_key_may_come_from_the_environment() -> None:
    secret = base64.b64encode(bytes(range(32))).decode()
    settings = from_environment({"WARDBOOK_SIGNING_KEY": secret, "WARDBOOK_DATA": "/nowhere"})
    assert service_signer(settings).public == SIGNER.public


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WARDBOOK_SIGNING_KEY", "c2hvcnQ="),
        ("WARDBOOK_SIGNING_KEY", "not base64 at all, but long enough for it!"),
        ("WARDBOOK_TRUSTED_KEYS", "abc"),
        ("WARDBOOK_TRUSTED_KEYS", "A" * 64),
    ],
)
def test_bad_keys_in_the_environment_are_refused_by_name(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name) as caught:
        from_environment({name: value})
    assert value not in str(caught.value)


def test_several_keys_may_be_trusted() -> None:
    settings = from_environment({"WARDBOOK_TRUSTED_KEYS": f"{'a' * 64}, {'b' * 64}"})
    assert settings.trusted_keys == ("a" * 64, "b" * 64)


def test_canonical_json_is_what_the_page_says_for_every_character() -> None:
    text = "".join(chr(code) for code in [*range(0x300), 0x2028, 0x2029, 0xFEFF, 0xFFFF, 0x1F3E5])
    value = {"ü": text, "z": [1, -1, None, True], "a": {"é": "", "e": {}}, "𝄞": 2**62, "\uffff": 0}
    other = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    assert canonical_json(value) == other


def test_the_check_by_hand_on_the_formats_page_works(store: Store, tmp_path: Path) -> None:
    page_text = (Path(__file__).parents[3] / "docs" / "export-format.md").read_text()
    found = re.search(r"```python\n(.*?)```", page_text, re.DOTALL)
    assert found is not None
    game = started(store)
    played(store, game)
    lines = lines_of(store, store.load(game))
    file = tmp_path / "game.jsonl"
    code = found[1].replace("game.jsonl", str(file))
    file.write_bytes(b"".join(lines))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        exec(code, {})
        file.write_bytes(b"".join(lines).replace(b'"bob"', b'"bop"', 1))
        with pytest.raises(Exception):  # noqa: B017, PT011 - whichever line of it notices
            exec(code, {})
