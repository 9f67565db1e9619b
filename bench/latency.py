"""How long a command takes in a long game, beside the same command in a short one."""

from itertools import cycle
from statistics import median
from time import perf_counter

from bench.figure import Figure
from bench.load import connected
from bench.run import Run
from bench.serving import wardbook
from bench.tables import Guest, Hall, command_request
from games.kernel.table.lobby import Join, Leave

LONG = 2000
SHORT = 20
SAMPLES = 20
"""How many commands are timed in a short game before it is too long."""
ROUNDS = 30
CONNECTIONS = 4
"""More than one, so that several web processes take turns and have to read what the others wrote."""


class Bench:
    """An open game in which one guest sits down and gets up again, a record each time."""

    def __init__(self, hall: Hall, owner: Guest, guest: Guest) -> None:
        self._guest = guest
        self._seated = False
        self.game = hall.opened(owner, [{"kind": "human"}] * 2)
        self.version = 1

    def next(self) -> bytes:
        """The next command."""
        self._seated = not self._seated
        self.version += 1
        return command_request(self.game, self._guest.key, Join() if self._seated else Leave())


def measure(run: Run) -> list[Figure]:
    """Time commands around record 20 and after record 2,000, in turns."""
    with wardbook() as server, connected(server.port, CONNECTIONS) as everyone:
        hall, connections = Hall(server), cycle(everyone)
        owner, guest = hall.guests(2)

        def give(bench: Bench) -> float:
            data = bench.next()
            start = perf_counter()
            answer = next(connections).exchange(data)
            taken = perf_counter() - start
            assert answer[9:12] == b"201", answer
            return taken

        def grown(version: int) -> Bench:
            bench = Bench(hall, owner, guest)
            while bench.version < version:
                give(bench)
            return bench

        run.say(f"bringing a game to {LONG:,} records")
        long, times = grown(LONG), {"short": list[float](), "long": list[float]()}
        rounds = run.count(ROUNDS)
        for number in range(rounds):
            short = grown(SHORT - SAMPLES // 2)
            for _ in range(SAMPLES):
                times["short"].append(give(short))
                times["long"].append(give(long))
            if (number + 1) % max(rounds // 5, 1) == 0:
                told = ", ".join(f"{name} {median(taken) * 1000:.2f} ms" for name, taken in times.items())
                run.say(f"round {number + 1} of {rounds}: {told}")
    at_long, at_short = median(times["long"]) * 1000, median(times["short"]) * 1000
    return [
        Figure(
            name="latency",
            about=f"median command at {LONG:,} to {long.version:,} records in one game",
            value=at_long,
            unit="ms",
            ceiling=at_short,
            ceiling_about=f"the same at {SHORT} records",
            compared=at_long / at_short,
            target=1.25,
            at_most=True,
        )
    ]
