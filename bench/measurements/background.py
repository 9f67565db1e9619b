"""Background work: how fast games of bots go, with one worker and with two."""

from contextlib import AbstractContextManager
from statistics import median
from typing import NamedTuple

from bench.figure import Figure
from bench.measurements import job_delays
from bench.pairs import ratio
from bench.playing import PLAYERS
from bench.run import Run
from bench.servers.bot_games import BotGames
from bench.servers.cpu_time import cpu_seconds
from bench.servers.hosted_games import HostedGames
from bench.servers.servers import Server, wardbook
from bench.servers.slowed import SHARE, slowed, stopped

GAMES = 10
MANY_GAMES = 40
SECONDS = 20.0
WARM_UP = 2.0
PAIRS = 3
SLICE = 5.0


def measure(run: Run) -> list[Figure]:
    """Let bots play among themselves; then start games in which a bot is the first to act."""
    with wardbook(workers=1) as server:
        one = BotService(server, GAMES).play(run.seconds(SECONDS))
    with wardbook(workers=2) as server:
        two = BotService(server, MANY_GAMES).play(run.seconds(SECONDS / 2))
    run.say(f"one worker {one.rate:,.0f} commands/s, two {two.rate:,.0f}")
    return [_bots(one), _two_workers(_slowed_pairs(run), one, two), *job_delays.measure(run)]


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


class BotService:
    """A service with games of bots only."""

    def __init__(self, server: Server, games: int) -> None:
        self._pids = server.pids
        self._workers = [pid for name, pid in server.pids.items() if name.startswith("worker")]
        hosted = HostedGames(server)
        self._bots = BotGames(hosted, hosted.guests(1)[0], games)

    def play(self, seconds: float) -> Played:
        """Let the bots play for some seconds."""
        self._bots.play(WARM_UP)
        before, used = self._bots.commands(), self._used()
        passed = self._bots.play(seconds)
        spent = {name: now - used[name] for name, now in self._used().items()}
        return Played(self._bots.commands() - before, passed, spent)

    def play_slowed(self, seconds: float) -> Played:
        """The same with workers that run a part of the time only, as if their processors were slower."""
        with slowed(self._workers):
            return self.play(seconds)

    def paused(self) -> AbstractContextManager[None]:
        """Let another service have the processors: whatever works by itself stands still."""
        return stopped([*self._workers, self._pids["dispatcher"]])

    def _used(self) -> dict[str, float]:
        return {name: cpu_seconds(pid) for name, pid in self._pids.items()}


def _slowed_pairs(run: Run) -> list[tuple[Played, Played]]:
    """Slices with one slowed worker and with two, in turns."""
    pairs: list[tuple[Played, Played]] = []
    with wardbook(workers=1) as first, wardbook(workers=2) as second:
        one, two = (BotService(server, MANY_GAMES) for server in (first, second))
        for _ in range(PAIRS):
            with two.paused():
                alone = one.play_slowed(run.seconds(SLICE))
            with one.paused():
                pairs.append((alone, two.play_slowed(run.seconds(SLICE))))
            run.say(f"slowed: one worker {alone.rate:,.0f} commands/s, two {pairs[-1][1].rate:,.0f}")
    return pairs


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


def _two_workers(pairs: list[tuple[Played, Played]], one: Played, two: Played) -> Figure:
    cores = sum(two.spent.values()) / two.seconds
    return Figure(
        name="two-workers",
        about=f"two workers that run {SHARE:.0%} of the time, so that two cores have room for everything",
        value=median(both.rate for _, both in pairs),
        unit="commands/s",
        ceiling=median(alone.rate for alone, _ in pairs),
        ceiling_about="one such worker",
        compared=ratio([(both.rate, alone.rate) for alone, both in pairs]),
        target=1.7,
        note=f"each used {_share([both for _, both in pairs]):.0%} of a core, "
        f"the one alone {_share([alone for alone, _ in pairs]):.0%}; "
        f"at full speed two have {two.rate:,.0f} commands/s and use {cores:.2f} cores with the rest, "
        f"one has {one.rate:,.0f} with {GAMES} games; ms of processor time per command: {two.per_command}",
    )


def _share(played: list[Played]) -> float:
    """The part of a core that each worker has used."""
    return median(
        spent / each.seconds
        for each in played
        for name, spent in each.spent.items()
        if name.startswith("worker")
    )
