"""Commands with two web processes, compared with one."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import median

from bench.figure import Figure
from bench.measurements.commands import CONNECTIONS, GAMES, run_load
from bench.pairs import measure_pair, ratio
from bench.playing import PLAYERS
from bench.run import Run
from bench.servers.hosted_games import HostedGames, scripts
from bench.servers.servers import wardbook

PAIRS = 12
SLICE = 2.0


def measure(run: Run) -> list[Figure]:
    """Post games to a service with two web processes, in slices that alternate with one that has one."""
    with (
        wardbook(web_workers=1) as one,
        wardbook(web_workers=2) as two,
        ProcessPoolExecutor(1, mp_context=get_context("spawn")) as generator,
    ):
        hosts = HostedGames(one), HostedGames(two)
        guests = [hosted.guests(GAMES * PLAYERS) for hosted in hosts]

        def rate(number: int) -> float:
            lanes = [lane for _, lane in scripts(hosts[number], guests[number], GAMES)]
            return run_load(generator, hosts[number].server, lanes, run.seconds(SLICE)).result.rate

        rate(0), rate(1)
        pairs = []
        for number in range(PAIRS):
            pairs.append(measure_pair(number, lambda: rate(1), lambda: rate(0)))
            run.say(f"pair {number + 1} of {PAIRS}: two {pairs[-1][0]:,.0f}/s, one {pairs[-1][1]:,.0f}/s")
    return [
        Figure(
            name="two-web-processes",
            about=f"accepted commands with two web processes, {CONNECTIONS} connections, {GAMES} games",
            value=median(mine for mine, _ in pairs),
            unit="commands/s",
            ceiling=median(other for _, other in pairs),
            ceiling_about="the same with one",
            compared=ratio(pairs),
            target=1.0,
        )
    ]
