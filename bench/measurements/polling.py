"""Polling a game that has not changed, and reading it, compared with a bare constant route."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median

from bench.figure import Figure
from bench.pairs import ratio
from bench.playing import PLAYERS
from bench.run import Run
from bench.servers.hosted_games import Guest, HostedGames
from bench.servers.load import Lane, Request, drive
from bench.servers.servers import Server, bare, wardbook

CONNECTIONS = 16
GAMES = 20
PAIRS = 7
SLICE = 3.0


def measure(run: Run) -> list[Figure]:
    """Poll and read running games, in slices that alternate with the bare route."""
    with (
        wardbook() as server,
        bare(0) as ceiling,
        ProcessPoolExecutor(1, mp_context=get_context("spawn")) as generator,
    ):
        hosted = HostedGames(server)
        guests = hosted.guests(PLAYERS)
        games = [hosted.start_game(guests) for _ in range(GAMES)]
        callers = [(game, guests[number % PLAYERS]) for number, game in enumerate(games)]
        polls = [_poll(hosted, game, guest) for game, guest in callers]
        reads = [_read(game, guest) for game, guest in callers]
        constants = [_get(f"/constant/{number}") for number in range(GAMES)]

        def rate(server: Server, lanes: list[Lane], status: bytes) -> float:
            return (
                generator.submit(drive, server.port, lanes, CONNECTIONS, run.seconds(SLICE), status)
                .result()
                .rate
            )

        run.say(f"{GAMES} games are running; warming up")
        rounds = []
        for number in range(-1, PAIRS):
            found = (
                rate(server, polls, b"304"),
                rate(server, reads, b"200"),
                rate(ceiling, constants, b"200"),
            )
            if number >= 0:
                rounds.append(found)
                rates = "{:,.0f}/s, reading {:,.0f}/s, bare {:,.0f}/s".format(*found)
                run.say(f"round {number + 1} of {PAIRS}: {rates}")
    polled, read, constant = ([found[part] for found in rounds] for part in range(3))
    return [
        _figure("polling", "GET of a game with a matching If-None-Match", polled, constant, 1.5),
        _figure("reading", "GET of a game with its view", read, constant, 0.5),
    ]


def _figure(name: str, about: str, mine: Sequence[float], constant: Sequence[float], target: float) -> Figure:
    return Figure(
        name=name,
        about=f"{about}, {CONNECTIONS} connections, {GAMES} games",
        value=median(mine),
        unit="answers/s",
        ceiling=median(constant),
        ceiling_about="a Flask route under gunicorn's gevent worker with a constant answer",
        compared=ratio(list(zip(mine, constant, strict=True))),
        target=target,
    )


def _read(game: str, guest: Guest) -> Lane:
    return _get(f"/v1/games/{game}", f"Authorization: Bearer {guest.key}\r\n")


def _poll(hosted: HostedGames, game: str, guest: Guest) -> Lane:
    version = hosted.store.load(game).version
    return _get(f"/v1/games/{game}", f'Authorization: Bearer {guest.key}\r\nIf-None-Match: "{version}"\r\n')


def _get(path: str, headers: str = "") -> Lane:
    data = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}\r\n"
    return Lane((Request(data.encode()),), endless=True)
