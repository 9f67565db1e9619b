"""Profiles: where the time of a figure goes inside one process."""

import cProfile
import pstats
import time
from collections.abc import Callable, Iterable
from io import BytesIO, StringIO
from typing import Any

from flask import Flask

from bench.playing import PLAYERS
from bench.run import Run
from bench.servers.hosted_games import HostedGames, scripts
from bench.servers.load import Lane
from bench.servers.servers import Server, wardbook
from events.settings import Settings

LINES = 60
GAMES = 4
POLLS = 5000


def profile_table(work: Callable[[cProfile.Profile], object]) -> str:
    """Profile some work by processor time, and list the functions with the most own time first."""
    profile, text = cProfile.Profile(time.process_time), StringIO()
    work(profile)
    pstats.Stats(profile, stream=text).sort_stats("tottime").print_stats(LINES)
    return text.getvalue()


def profile_commands(run: Run) -> str:
    """Profile posting whole games to the app in this process. Jobs run in a service beside it."""
    with wardbook() as server:
        hosted, app = HostedGames(server), _app(server)
        lanes = [lane for _, lane in scripts(hosted, hosted.guests(GAMES * PLAYERS), GAMES)]
        run.say(f"posting {sum(len(lane.requests) for lane in lanes):,} commands")
        return profile_table(lambda profile: _post_all(app, lanes, profile))


def profile_polling(run: Run) -> str:
    """Profile polling a game that does not change."""
    with wardbook() as server:
        hosted, app = HostedGames(server), _app(server)
        guests = hosted.guests(PLAYERS)
        game = hosted.start_game(guests)
        version = hosted.store.load(game).version
        path, key = f"/v1/games/{game}", guests[0].key
        head = f'GET {path} HTTP/1.1\r\nAuthorization: Bearer {key}\r\nIf-None-Match: "{version}"\r\n\r\n'
        run.say(f"asking {POLLS:,} times")
        return profile_table(lambda profile: _poll_all(app, head.encode(), profile))


def _app(server: Server) -> Flask:
    # Imported here, because the service must not be loaded where only the ceiling is measured.
    from service.http.app import create_app  # noqa: PLC0415

    return create_app(
        Settings(redis_url=server.redis_url, queue_url=server.redis_url, embedded=False, log_level="warning")
    )


def _post_all(app: Flask, lanes: Iterable[Lane], profile: cProfile.Profile) -> None:
    for request in (request for lane in lanes for request in lane.requests):
        status = ""
        while not status.startswith("201"):
            time.sleep(request.delay)
            status = _send(app, _environ(request.data), profile)


def _poll_all(app: Flask, data: bytes, profile: cProfile.Profile) -> None:
    for _ in range(POLLS):
        _send(app, _environ(data), profile)


def _send(app: Flask, environ: dict[str, Any], profile: cProfile.Profile) -> str:
    statuses: list[str] = []

    def start(status: str, _headers: object, _error: object = None) -> Callable[[bytes], object]:
        statuses.append(status)
        return bytes

    profile.enable()
    answer: Any = app.wsgi_app(environ, start)
    b"".join(answer)
    getattr(answer, "close", tuple)()
    profile.disable()
    return statuses[0]


def _environ(data: bytes) -> dict[str, Any]:
    """Return the WSGI environment for a request."""
    head, _, body = data.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    method, path, _ = first.split(" ")
    headers = dict(line.split(": ", 1) for line in lines)
    environ = {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in headers.items()}
    return {
        **environ,
        "CONTENT_TYPE": headers.get("Content-Type", ""),
        "CONTENT_LENGTH": headers.get("Content-Length", "0"),
        "REQUEST_METHOD": method,
        "SCRIPT_NAME": "",
        "PATH_INFO": path,
        "QUERY_STRING": "",
        "REMOTE_ADDR": "127.0.0.1",
        "SERVER_NAME": "127.0.0.1",
        "SERVER_PORT": "80",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(body),
        "wsgi.errors": StringIO(),
        "wsgi.multithread": False,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
