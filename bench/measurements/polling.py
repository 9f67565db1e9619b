"""Polling a game that has not changed, compared with a bare constant route."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median

from bench.figure import Figure, ratio
from bench.playing import PLAYERS
from bench.run import Run
from bench.servers.hosted_games import Guest, HostedGames
from bench.servers.load import Lane, Request, Result, drive
from bench.servers.servers import bare, wardbook

CONNECTIONS = 16
GAMES = 20
PAIRS = 7
SLICE = 3.0


def measure(run: Run) -> list[Figure]:
    """Poll running games with the current version, in slices that alternate with the bare route."""
    with (
        wardbook() as server,
        bare(0) as ceiling,
        ProcessPoolExecutor(1, mp_context=get_context("spawn")) as generator,
    ):
        hosted = HostedGames(server)
        guests = hosted.guests(PLAYERS)
        games = [hosted.start_game(guests) for _ in range(GAMES)]
        polls = [_poll(hosted, game, guests[number % PLAYERS]) for number, game in enumerate(games)]
        constants = [_get(f"/constant/{number}") for number in range(GAMES)]

        def poll() -> Result:
            return generator.submit(
                drive, server.port, polls, CONNECTIONS, run.seconds(SLICE), b"304"
            ).result()

        def constant() -> Result:
            return generator.submit(
                drive, ceiling.port, constants, CONNECTIONS, run.seconds(SLICE), b"200"
            ).result()

        run.say(f"{GAMES} games are running; warming up")
        poll()
        constant()
        pairs = []
        for number in range(PAIRS):
            pairs.append((poll().rate, constant().rate))
            run.say(f"pair {number + 1} of {PAIRS}: {pairs[-1][0]:,.0f}/s, bare {pairs[-1][1]:,.0f}/s")
    return [
        Figure(
            name="polling",
            about=f"GET with a matching If-None-Match, {CONNECTIONS} connections, {GAMES} games",
            value=median(mine for mine, _ in pairs),
            unit="answers/s",
            ceiling=median(other for _, other in pairs),
            ceiling_about="a Flask route with a constant answer",
            compared=ratio(pairs),
            target=0.7,
        )
    ]


def _poll(hosted: HostedGames, game: str, guest: Guest) -> Lane:
    version = hosted.store.load(game).version
    return _get(f"/v1/games/{game}", f'Authorization: Bearer {guest.key}\r\nIf-None-Match: "{version}"\r\n')


def _get(path: str, headers: str = "") -> Lane:
    data = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{headers}\r\n"
    return Lane((Request(data.encode()),), endless=True)
