"""Accepted commands per second over HTTP, compared with a bare Flask route that does one append."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from typing import NamedTuple

from bench.figure import Figure
from bench.pairs import measure_pair, ratio
from bench.playing import CLINIC, PLAYERS
from bench.run import Run
from bench.servers.cpu_time import cpu_seconds
from bench.servers.hosted_games import HostedGames, entry_size, scripts
from bench.servers.load import Lane, Request, Result, drive
from bench.servers.servers import Server, bare, wardbook

CONNECTIONS = 16
GAMES = 20
PAIRS = 12
SLICE = 2.0


def measure(run: Run) -> list[Figure]:
    """Post real games of four command by command, in slices that alternate with the bare route."""
    with wardbook() as server, ProcessPoolExecutor(1, mp_context=get_context("spawn")) as generator:
        hosted, clinics = HostedGames(server), HostedGames(server, CLINIC)
        guests = hosted.guests(GAMES * PLAYERS)

        def play(hosted: HostedGames, seconds: float) -> tuple[list[str], list[Lane], LoadSlice]:
            games, lanes = zip(*scripts(hosted, guests, GAMES), strict=True)
            return list(games), list(lanes), run_load(generator, server, lanes, seconds)

        run.say("the service is up; warming up")
        games, lanes, _ = play(hosted, run.seconds(SLICE))
        play(clinics, run.seconds(SLICE))
        size = entry_size(hosted, games)
        run.say(f"a record has {size} bytes; starting the bare route with the same payload")
        with bare(size) as ceiling:
            same = [append_lane(number, lane) for number, lane in enumerate(lanes)]
            run_load(generator, ceiling, same, run.seconds(SLICE))
            pairs: list[tuple[LoadSlice, LoadSlice]] = []
            second: list[tuple[float, float]] = []
            for number in range(PAIRS):
                mine, other = measure_pair(
                    number,
                    lambda: play(hosted, run.seconds(SLICE))[2],
                    lambda: run_load(generator, ceiling, same, run.seconds(SLICE)),
                )
                pairs.append((mine, other))
                clinic = play(clinics, run.seconds(SLICE))[2]
                second.append((clinic.result.rate, mine.result.rate))
                rates = f"{mine.result.rate:,.0f}/s, bare {other.result.rate:,.0f}/s"
                rates += f", Clinic {clinic.result.rate:,.0f}/s"
                run.say(f"pair {number + 1} of {PAIRS}: {rates}")
    return [_figure(pairs, size), _tail([mine.result for mine, _ in pairs]), _second_title(second)]


class LoadSlice(NamedTuple):
    """The result of a slice of load, with the processor time of each part of the server."""

    result: Result
    spent: dict[str, float]


def run_load(
    generator: ProcessPoolExecutor, server: Server, lanes: Sequence[Lane], seconds: float
) -> LoadSlice:
    """Load a server for some seconds."""
    before = {name: cpu_seconds(pid) for name, pid in server.pids.items()}
    result = generator.submit(drive, server.port, lanes, CONNECTIONS, seconds, b"201").result()
    return LoadSlice(result, {name: cpu_seconds(pid) - before[name] for name, pid in server.pids.items()})


def append_lane(number: int, lane: Lane) -> Lane:
    """Return endless appends to a stream of the bare server, with the headers and bodies of real commands."""
    requests = (request.data.partition(b" HTTP/1.1")[2] for request in lane.requests)
    line = f"POST /append/{number} HTTP/1.1".encode()
    return Lane(tuple(Request(line + rest) for rest in requests), endless=True)


def _figure(pairs: list[tuple[LoadSlice, LoadSlice]], size: int) -> Figure:
    mine, bare = [mine.result for mine, _ in pairs], [other.result for _, other in pairs]
    latencies = sorted(latency for result in mine for latency in result.latencies)
    refused = sum(result.refused for result in mine)
    return Figure(
        name="commands",
        about=f"accepted commands over HTTP, fsync each, {CONNECTIONS} connections, {GAMES} games",
        value=median(result.rate for result in mine),
        unit="commands/s",
        ceiling=median(result.rate for result in bare),
        ceiling_about=f"a Flask route under gunicorn's gevent worker that does one XADD of {size} bytes",
        compared=ratio([(one.rate, other.rate) for one, other in zip(mine, bare, strict=True)]),
        target=1.0,
        note=f"median latency {median(latencies) * 1000:.1f} ms, 99 % within "
        f"{latencies[int(len(latencies) * 0.99)] * 1000:.1f} ms; {len(latencies):,} accepted, "
        f"{refused} posted before a round was scored; processor time per command: "
        f"{_per_command([mine for mine, _ in pairs])}; bare: {_per_command([other for _, other in pairs])}",
    )


def _tail(results: list[Result]) -> Figure:
    latencies = sorted(latency for result in results for latency in result.latencies)
    usual, late = median(latencies) * 1000, latencies[int(len(latencies) * 0.99)] * 1000
    return Figure(
        name="slow-commands",
        about="99 % of these commands are answered within",
        value=late,
        unit="ms",
        ceiling=usual,
        ceiling_about="the median",
        compared=late / usual,
        target=4.0,
        at_most=True,
    )


def _second_title(pairs: list[tuple[float, float]]) -> Figure:
    return Figure(
        name="clinic-commands",
        about="the same with games of Clinic Deluxe",
        value=median(mine for mine, _ in pairs),
        unit="commands/s",
        ceiling=median(other for _, other in pairs),
        ceiling_about="commands of Dice Hospital at the same service",
        compared=ratio(pairs),
        target=0.7,
    )


def _per_command(slices: list[LoadSlice]) -> str:
    count = sum(each.result.answered for each in slices)
    parts = {name: sum(each.spent[name] for each in slices) for name in slices[0].spent}
    parts["generator"] = sum(each.result.spent for each in slices)
    return ", ".join(f"{name} {seconds / count * 1000:.2f} ms" for name, seconds in parts.items())
