"""The Python client against a service that fails in every way a network can."""

import asyncio
import json
import subprocess
import sys
import tomllib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.e2e.running import ROOT
from wardbook_client import AsyncClient, Client, NoAnswer, Problem, Retries, StreamReset

FOLDER = ROOT / "clients" / "python"
QUICK = Retries(most=3, first_pause=0.001)
ACCEPTED = {"version": 4, "events": [], "awaiting": {"seats": [], "job": None}}

Answer = httpx.Response | Exception


def problem(status: int, code: str, **headers: str) -> httpx.Response:
    body = {"type": "x", "title": "x", "status": status, "detail": "No.", "code": code, "facts": {"seat": 1}}
    return httpx.Response(status, json=body, headers={"Request-Id": "r1", **headers})


class Network:
    """Gives prepared answers, one after the other, and keeps the requests."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.requests: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.requests.append(request)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def headers(self, name: str) -> list[str | None]:
        return [request.headers.get(name) for request in self.requests]


Call = Callable[[Network, Callable[[Any], Any]], Any]


def _sync(network: Network, call: Callable[[Any], Any]) -> Any:
    with Client("http://w", "k", retries=QUICK, transport=httpx.MockTransport(network)) as client:
        found = call(client)
        return list(found) if isinstance(found, Iterator) else found


def _async(network: Network, call: Callable[[Any], Any]) -> Any:
    async def called() -> Any:
        transport = httpx.MockTransport(network)
        async with AsyncClient("http://w", "k", retries=QUICK, transport=transport) as client:
            found = call(client)
            return [item async for item in found] if hasattr(found, "__aiter__") else await found

    return asyncio.run(called())


@pytest.fixture(params=[_sync, _async], ids=["sync", "async"])
def with_client(request: pytest.FixtureRequest) -> Call:
    """Makes a call with a client on a prepared network."""
    found: Call = request.param
    return found


def _roll(client: Any) -> Any:
    return client.post_command("g/1", {"type": "start"}, if_match=3)


@pytest.mark.parametrize(
    "failure",
    [
        lambda: httpx.ReadError("lost"),
        lambda: httpx.ConnectError("refused"),
        lambda: problem(503, "not_replicated", **{"Retry-After": "0"}),
        lambda: problem(429, "too_many_commands", **{"Retry-After": "0"}),
        lambda: problem(409, "write_conflict"),
    ],
    ids=["lost", "refused", "503", "429", "409"],
)
def test_a_command_is_sent_again_under_the_same_idempotency_key(
    with_client: Call, failure: Callable[[], Answer]
) -> None:
    network = Network(failure(), httpx.Response(201, json=ACCEPTED))
    assert with_client(network, _roll) == ACCEPTED
    first, again = network.headers("Idempotency-Key")
    assert first is not None
    assert first == again
    assert network.headers("Authorization") == ["Bearer k", "Bearer k"]
    assert network.headers("If-Match") == ['"3"', '"3"']
    sent = network.requests[1]
    assert (sent.url.raw_path, json.loads(sent.content)) == (
        b"/v1/games/g%2F1/commands",
        {"type": "start"},
    )


@pytest.mark.parametrize(
    ("status", "code", "headers"),
    [(422, "wrong_step", {}), (412, "stale_version", {}), (429, "too_many", {"Retry-After": "3600"})],
)
def test_a_problem_is_an_exception_with_its_code(
    with_client: Call, status: int, code: str, headers: dict[str, str]
) -> None:
    network = Network(problem(status, code, **headers))
    with pytest.raises(Problem) as raised:
        with_client(network, _roll)
    found = raised.value
    assert (found.status, found.code, found.facts, found.request_id) == (status, code, {"seat": 1}, "r1")
    assert (found.detail, found.retry_after) == ("No.", 3600 if headers else None)


def test_an_answer_that_is_no_json_is_a_problem_too(with_client: Call) -> None:
    with pytest.raises(Problem, match="502 unknown"):
        with_client(Network(httpx.Response(502, text="<html>")), _roll)


def test_it_gives_up_in_the_end(with_client: Call) -> None:
    network = Network(*[httpx.ReadError("lost")] * 4)
    with pytest.raises(NoAnswer, match="lost"):
        with_client(network, lambda client: client.read_player())
    assert len(network.requests) == 4


def test_what_could_take_effect_twice_is_not_sent_again(with_client: Call) -> None:
    for lost in (httpx.ReadError("lost"), problem(503, "unavailable")):
        network = Network(lost)
        with pytest.raises((NoAnswer, Problem)):
            with_client(network, lambda client: client.forget_player())
        assert len(network.requests) == 1


class Chunks(httpx.SyncByteStream, httpx.AsyncByteStream):
    """The body of a stream, which may break off."""

    def __init__(self, *chunks: bytes, broken: bool = False) -> None:
        self.chunks, self.broken = chunks, broken

    def __iter__(self) -> Iterator[bytes]:
        yield from self.chunks
        if self.broken:
            raise httpx.ReadError("lost")

    async def __aiter__(self) -> AsyncIterator[bytes]:
        for chunk in self:
            yield chunk


def _events(*events: str) -> httpx.Response:
    return httpx.Response(200, stream=Chunks(*(event.encode() for event in events)))


def _record(version: int, text: str = "") -> str:
    return f'id: {version}-ab\nevent: record\ndata: {{"version": {version}, "text": "{text}"}}\n\n'


END = "event: end\ndata: {}\n\n"


def _stream(client: Any) -> Any:
    return client.stream_records("g", after=7)


def test_a_stream_goes_on_where_it_broke(with_client: Call) -> None:
    record = _record(8, "\u2028").encode()
    begun = b"retry: 1000\n\n: keep-alive\n\n" + record[:-9], record[-9:] + b"id: 9-ab\nevent: rec"
    network = Network(
        httpx.Response(200, stream=Chunks(b"retry: 1000\nid: 7-ab\n\n", broken=True)),
        httpx.Response(200, stream=Chunks(*begun, broken=True)),
        httpx.ConnectError("refused"),
        problem(503, "unavailable", **{"Retry-After": "0"}),
        _events(_record(9)),
        _events(_record(10), END),
    )
    found = with_client(network, _stream)
    assert [(item["version"], item["text"]) for item in found] == [(8, "\u2028"), (9, ""), (10, "")]
    assert network.headers("Last-Event-ID") == [None, "7-ab", "8-ab", "8-ab", "8-ab", "9-ab"]
    assert {request.url.query for request in network.requests} == {b"after=7"}


def test_a_stream_of_a_game_that_is_over_ends(with_client: Call) -> None:
    assert with_client(Network(httpx.Response(204)), _stream) == []


def test_a_stream_that_never_opened_gives_up_and_one_that_is_not_allowed_does_at_once(
    with_client: Call,
) -> None:
    refused = Network(*[httpx.ConnectError("refused")] * 4)
    with pytest.raises(NoAnswer):
        with_client(refused, _stream)
    unseen = Network(_events(_record(8)), problem(404, "not_found"))
    with pytest.raises(Problem, match="not_found"):
        with_client(unseen, _stream)


def test_a_reset_is_told(with_client: Call) -> None:
    network = Network(_events(_record(8), "id: 0\nevent: reset\ndata: {}\n\n"))
    with pytest.raises(StreamReset) as raised:
        with_client(network, _stream)
    assert raised.value.position == "0"


def test_the_generated_part_is_up_to_date() -> None:
    script = [sys.executable, str(FOLDER / "generate_python.py"), "--check"]
    assert subprocess.run(script, check=False).returncode == 0


def test_the_library_stays_small() -> None:
    package = FOLDER / "wardbook_client"
    own = [file for file in package.glob("*.py") if "Generated." not in file.read_text().partition("\n")[0]]
    assert len(own) >= 8
    assert sum(len(file.read_text().splitlines()) for file in own) < 800


def test_the_package_has_the_services_version_and_licence() -> None:
    own, whole = (tomllib.loads((folder / "pyproject.toml").read_text()) for folder in (FOLDER, ROOT))
    assert own["project"]["version"] == whole["project"]["version"]
    assert (FOLDER / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()


@pytest.mark.soak
def test_the_package_can_be_installed(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(tmp_path), str(FOLDER)], check=True)
    assert (tmp_path / "wardbook_client" / "py.typed").exists()
    code = "import wardbook_client; print(wardbook_client.__file__)"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.startswith(str(tmp_path))
