"""Background work: how fast games of bots go, with one worker and with two."""

from typing import NamedTuple

from bench.figure import Figure
from bench.measurements import job_delays
from bench.playing import PLAYERS
from bench.run import Run
from bench.servers.bot_games import BotGames
from bench.servers.cpu_time import cpu_seconds
from bench.servers.hosted_games import HostedGames
from bench.servers.servers import wardbook
from bench.servers.slowed import SHARE, slowed

GAMES = 10
MANY_GAMES = 40
SECONDS = 20.0
WARM_UP = 2.0


def measure(run: Run) -> list[Figure]:
    """Let bots play among themselves; then start games in which a bot is the first to act."""
    one = _play(run, GAMES, 1, SECONDS)
    two = _play(run, MANY_GAMES, 2, SECONDS / 2)
    slow_one = _play(run, MANY_GAMES, 1, SECONDS / 2, slow=True)
    slow_two = _play(run, MANY_GAMES, 2, SECONDS / 2, slow=True)
    return [_bots(one), _two_workers(slow_one, slow_two, one, two), *job_delays.measure(run)]


class Played(NamedTuple):
    """How many commands bots have sent, in which time, and the processor time of each process."""

    commands: int
    seconds: float
    spent: dict[str, float]

    @property
    def rate(self) -> float:
        """Commands per second."""
        return self.commands / self.seconds

    @property
    def per_command(self) -> str:
        """The processor time of a command."""
        return ", ".join(f"{name} {1000 * spent / self.commands:.2f}" for name, spent in self.spent.items())


def _play(run: Run, games: int, workers: int, seconds: float, slow: bool = False) -> Played:
    """Let bots play on a service of their own; its workers may be slowed."""
    with wardbook(workers=workers) as server:
        hosted = HostedGames(server)
        bots = BotGames(hosted, hosted.guests(1)[0], games)
        pids = [pid for name, pid in server.pids.items() if name.startswith("worker")]
        with slowed(pids if slow else ()):
            bots.play(WARM_UP)
            before, used = bots.commands(), {name: cpu_seconds(pid) for name, pid in server.pids.items()}
            passed = bots.play(run.seconds(seconds))
            spent = {name: cpu_seconds(pid) - used[name] for name, pid in server.pids.items()}
            played = Played(bots.commands() - before, passed, spent)
    run.say(f"{games} games, workers: {workers}{' slowed' if slow else ''}: {played.rate:,.0f} commands/s")
    return played


def _bots(one: Played) -> Figure:
    busy = 100 * one.spent["worker-1"] / one.seconds
    return Figure(
        name="bots",
        about=f"commands of {GAMES} games of {PLAYERS} easy bots each, with one worker",
        value=one.rate,
        unit="commands/s",
        compared=one.rate,
        target=900,
        note=f"ms of processor time per command: {one.per_command}; the worker used {busy:.0f} % of a core",
    )


def _two_workers(slow_one: Played, slow_two: Played, one: Played, two: Played) -> Figure:
    cores = sum(two.spent.values()) / two.seconds
    return Figure(
        name="two-workers",
        about=f"two workers that run {SHARE:.0%} of the time, so that two cores have room for everything",
        value=slow_two.rate,
        unit="commands/s",
        ceiling=slow_one.rate,
        ceiling_about="one such worker",
        compared=slow_two.rate / slow_one.rate,
        target=1.7,
        note=f"at full speed two have {two.rate:,.0f} commands/s and use {cores:.2f} cores with the rest, "
        f"one has {one.rate:,.0f} with {GAMES} games; "
        f"ms of processor time per command: {two.per_command}",
    )
