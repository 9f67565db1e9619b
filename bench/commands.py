"""Accepted commands per second over HTTP, beside a bare Flask route that does one append."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median

from bench.figure import Figure, ratio
from bench.load import Lane, Request, Result, drive
from bench.playing import PLAYERS
from bench.run import Run
from bench.serving import bare, wardbook
from bench.tables import Hall, entry_size, scripts

CONNECTIONS = 16
GAMES = 20
PAIRS = 5
SLICE = 4.0


def measure(run: Run) -> list[Figure]:
    """Real games of four, posted command by command, in slices that alternate with the bare route."""
    with wardbook() as server, ProcessPoolExecutor(1, mp_context=get_context("spawn")) as generator:
        hall = Hall(server)
        guests = hall.guests(GAMES * PLAYERS)

        def play(seconds: float) -> tuple[list[str], Result]:
            games, lanes = zip(*scripts(hall, guests, GAMES), strict=True)
            sent = generator.submit(drive, server.port, lanes, CONNECTIONS, seconds, b"201")
            return list(games), sent.result()

        run.say("the service is up; warming up")
        games, _ = play(run.seconds(SLICE))
        size = entry_size(hall, games)
        run.say(f"a record has {size} bytes; starting the bare route with the same payload")
        with bare(size) as ceiling:
            lanes = [appends(number) for number in range(GAMES)]

            def append(seconds: float) -> Result:
                return generator.submit(drive, ceiling.port, lanes, CONNECTIONS, seconds, b"201").result()

            append(run.seconds(SLICE))
            pairs: list[tuple[Result, Result]] = []
            for number in range(PAIRS):
                pairs.append((play(run.seconds(SLICE))[1], append(run.seconds(SLICE))))
                mine, other = pairs[-1]
                run.say(f"pair {number + 1} of {PAIRS}: {mine.rate:,.0f}/s, bare {other.rate:,.0f}/s")
    return [_figure(pairs, size)]


def appends(number: int) -> Lane:
    """Endless appends to one of the bare server's streams."""
    data = f"POST /append/{number} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n"
    return Lane((Request(data.encode()),), endless=True)


def _figure(pairs: list[tuple[Result, Result]], size: int) -> Figure:
    mine = [result for result, _ in pairs]
    latencies = sorted(latency for result in mine for latency in result.latencies)
    refused, answered = sum(result.refused for result in mine), sum(result.answered for result in mine)
    return Figure(
        name="commands",
        about=f"accepted commands over HTTP, fsync each, {CONNECTIONS} connections, {GAMES} games",
        value=median(result.rate for result in mine),
        unit="commands/s",
        ceiling=median(result.rate for _, result in pairs),
        ceiling_about=f"a Flask route that does one XADD of {size} bytes",
        compared=ratio([(result.rate, other.rate) for result, other in pairs]),
        target=0.6,
        note=f"median latency {median(latencies) * 1000:.1f} ms, 99 % within "
        f"{latencies[int(len(latencies) * 0.99)] * 1000:.1f} ms; {answered:,} accepted, "
        f"{refused} posted before a round was scored",
    )
