"""The latency of a command in a long game, compared with the same command in a short one."""

from itertools import cycle
from statistics import median
from time import perf_counter

from bench.figure import Figure
from bench.run import Run
from bench.servers.hosted_games import Guest, HostedGames, command_request
from bench.servers.load import open_connections
from bench.servers.servers import wardbook
from games.kernel.table.lobby import Join, Leave

LONG = 7300
"""Nearly as long as an open game can become: with 8,000 records it has room for play only."""
SHORT = 20
SAMPLES = 20
"""Commands to time in a short game before it is too long."""
ROUNDS = 30
CONNECTIONS = 4
"""More than one, so that web processes take turns and have to read what others wrote."""


class OpenGame:
    """An open game in which one guest joins and leaves in turns, one record each time."""

    def __init__(self, hosted: HostedGames, owner: Guest, guest: Guest) -> None:
        self._guest = guest
        self._seated = False
        self.game = hosted.create_game(owner, [{"kind": "human"}] * 2)
        self.version = 1

    def next(self) -> bytes:
        """Return the next request."""
        self._seated = not self._seated
        self.version += 1
        return command_request(self.game, self._guest.key, Join() if self._seated else Leave())


def measure(run: Run) -> list[Figure]:
    """Time commands around record 20 and in a long game, alternating."""
    with wardbook() as server, open_connections(server.port, CONNECTIONS) as everyone:
        hosted, connections = HostedGames(server), cycle(everyone)
        owner, guest = hosted.guests(2)

        def send(bench: OpenGame) -> float:
            data = bench.next()
            start = perf_counter()
            answer = next(connections).exchange(data)
            taken = perf_counter() - start
            assert answer[9:12] == b"201", answer
            return taken

        def grow(version: int) -> OpenGame:
            bench = OpenGame(hosted, owner, guest)
            while bench.version < version:
                send(bench)
            return bench

        length = LONG // 10 if run.quick else LONG
        run.say(f"growing a game to {length:,} records")
        long, times = grow(length), {"short": list[float](), "long": list[float]()}
        rounds = run.count(ROUNDS)
        for number in range(rounds):
            short = grow(SHORT - SAMPLES // 2)
            for _ in range(SAMPLES):
                times["short"].append(send(short))
                times["long"].append(send(long))
            if (number + 1) % max(rounds // 5, 1) == 0:
                text = ", ".join(f"{name} {median(taken) * 1000:.2f} ms" for name, taken in times.items())
                run.say(f"round {number + 1} of {rounds}: {text}")
    at_long, at_short = median(times["long"]) * 1000, median(times["short"]) * 1000
    return [
        Figure(
            name="latency",
            about=f"median command at {length:,} to {long.version:,} records in one game",
            value=at_long,
            unit="ms",
            ceiling=at_short,
            ceiling_about=f"the same at {SHORT} records",
            compared=at_long / at_short,
            target=1.3,
            at_most=True,
        )
    ]
