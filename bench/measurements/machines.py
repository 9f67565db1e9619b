"""Commands in the large set-up, compared with one node on the same machine."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median

from bench.figure import Figure
from bench.measurements.commands import CONNECTIONS, GAMES, LoadSlice, run_load
from bench.pairs import ratio
from bench.playing import PLAYERS
from bench.run import Run
from bench.servers.hosted_games import HostedGames, scripts
from bench.servers.large_setup import large_setup
from bench.servers.servers import wardbook

PAIRS = 5
SLICE = 4.0


def measure(run: Run) -> list[Figure]:
    """Post games to the large set-up, in slices that alternate with `wardbook up`."""
    with (
        large_setup() as many,
        wardbook() as one,
        ProcessPoolExecutor(1, mp_context=get_context("spawn")) as generator,
    ):
        hosts = HostedGames(one), HostedGames(many)
        guests = [hosted.guests(GAMES * PLAYERS) for hosted in hosts]

        def play(number: int) -> LoadSlice:
            lanes = [lane for _, lane in scripts(hosts[number], guests[number], GAMES)]
            return run_load(generator, hosts[number].server, lanes, run.seconds(SLICE))

        play(0), play(1)
        pairs = []
        for number in range(PAIRS):
            pairs.append((play(1), play(0)))
            rates = [f"{found.result.rate:,.0f}/s" for found in pairs[-1]]
            run.say(f"pair {number + 1} of {PAIRS}: large set-up {rates[0]}, one node {rates[1]}")
    return [_figure(pairs)]


def _figure(pairs: list[tuple[LoadSlice, LoadSlice]]) -> Figure:
    many, one = [mine for mine, _ in pairs], [other for _, other in pairs]
    return Figure(
        name="machines",
        about=f"accepted commands in the large set-up here, {CONNECTIONS} connections, {GAMES} games",
        value=median(found.result.rate for found in many),
        unit="commands/s",
        ceiling=median(found.result.rate for found in one),
        ceiling_about="one node, as `wardbook up` runs it",
        compared=ratio([(mine.result.rate, other.result.rate) for mine, other in pairs]),
        target=0.3,
        note=f"processor time per command: {parts_per_command(many)}; one node: {parts_per_command(one)}",
    )


def parts_per_command(slices: list[LoadSlice]) -> str:
    """The processor time of each kind of part per command, for all of this kind together."""
    answered = sum(each.result.answered for each in slices)
    spent: dict[str, float] = {}
    for each in slices:
        for name, seconds in each.spent.items():
            kind = name.rstrip("0123456789")
            spent[kind] = spent.get(kind, 0.0) + seconds
    return ", ".join(f"{kind} {seconds / answered * 1000:.2f} ms" for kind, seconds in spent.items())
