"""Accepted commands per second over HTTP, beside a bare Flask route that does one append."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median
from typing import NamedTuple

from bench.figure import Figure, ratio
from bench.load import Lane, Request, Result, drive
from bench.playing import CLINIC, PLAYERS
from bench.processor import spent
from bench.run import Run
from bench.serving import Server, bare, wardbook
from bench.tables import Hall, entry_size, scripts

CONNECTIONS = 16
GAMES = 20
PAIRS = 5
SLICE = 4.0


def measure(run: Run) -> list[Figure]:
    """Real games of four, posted command by command, in slices that alternate with the bare route."""
    with wardbook() as server, ProcessPoolExecutor(1, mp_context=get_context("spawn")) as generator:
        hall, clinics = Hall(server), Hall(server, CLINIC)
        guests = hall.guests(GAMES * PLAYERS)

        def play(hall: Hall, seconds: float) -> tuple[list[str], list[Lane], Slice]:
            games, lanes = zip(*scripts(hall, guests, GAMES), strict=True)
            return list(games), list(lanes), folded(generator, server, lanes, seconds)

        run.say("the service is up; warming up")
        games, lanes, _ = play(hall, run.seconds(SLICE))
        play(clinics, run.seconds(SLICE))
        size = entry_size(hall, games)
        run.say(f"a record has {size} bytes; starting the bare route with the same payload")
        with bare(size) as ceiling:
            same = [appends(number, lane) for number, lane in enumerate(lanes)]
            folded(generator, ceiling, same, run.seconds(SLICE))
            pairs: list[tuple[Slice, Slice]] = []
            second: list[tuple[float, float]] = []
            for number in range(PAIRS):
                mine = play(hall, run.seconds(SLICE))[2]
                pairs.append((mine, other := folded(generator, ceiling, same, run.seconds(SLICE))))
                clinic = play(clinics, run.seconds(SLICE))[2]
                second.append((clinic.result.rate, mine.result.rate))
                rates = f"{mine.result.rate:,.0f}/s, bare {other.result.rate:,.0f}/s"
                rates += f", Clinic {clinic.result.rate:,.0f}/s"
                run.say(f"pair {number + 1} of {PAIRS}: {rates}")
    return [_figure(pairs, size), _second_title(second)]


class Slice(NamedTuple):
    """What a slice of load gave, and the processor time each part of the server used for it."""

    result: Result
    spent: dict[str, float]


def folded(generator: ProcessPoolExecutor, server: Server, lanes: Sequence[Lane], seconds: float) -> Slice:
    """Load a server for so long."""
    before = {name: spent(pid) for name, pid in server.pids.items()}
    result = generator.submit(drive, server.port, lanes, CONNECTIONS, seconds, b"201").result()
    return Slice(result, {name: spent(pid) - before[name] for name, pid in server.pids.items()})


def appends(number: int, lane: Lane) -> Lane:
    """Endless appends to one of the bare server's streams, with the headers and bodies of real commands."""
    requests = (request.data.partition(b" HTTP/1.1")[2] for request in lane.requests)
    line = f"POST /append/{number} HTTP/1.1".encode()
    return Lane(tuple(Request(line + rest) for rest in requests), endless=True)


def _figure(pairs: list[tuple[Slice, Slice]], size: int) -> Figure:
    mine, bare = [mine.result for mine, _ in pairs], [other.result for _, other in pairs]
    latencies = sorted(latency for result in mine for latency in result.latencies)
    refused = sum(result.refused for result in mine)
    return Figure(
        name="commands",
        about=f"accepted commands over HTTP, fsync each, {CONNECTIONS} connections, {GAMES} games",
        value=median(result.rate for result in mine),
        unit="commands/s",
        ceiling=median(result.rate for result in bare),
        ceiling_about=f"a Flask route that does one XADD of {size} bytes",
        compared=ratio([(one.rate, other.rate) for one, other in zip(mine, bare, strict=True)]),
        target=0.6,
        note=f"median latency {median(latencies) * 1000:.1f} ms, 99 % within "
        f"{latencies[int(len(latencies) * 0.99)] * 1000:.1f} ms; {len(latencies):,} accepted, "
        f"{refused} posted before a round was scored; processor time per command: "
        f"{_per_command([mine for mine, _ in pairs])}; bare: {_per_command([other for _, other in pairs])}",
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


def _per_command(slices: list[Slice]) -> str:
    count = sum(each.result.answered for each in slices)
    parts = {name: sum(each.spent[name] for each in slices) for name in slices[0].spent}
    parts["generator"] = sum(each.result.spent for each in slices)
    return ", ".join(f"{name} {seconds / count * 1000:.2f} ms" for name, seconds in parts.items())
