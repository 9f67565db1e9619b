"""Fit the weights of a module's worth: `make train`.

Plays games of bots and prints the table of weights with which the worth of a seat at the start of a round
comes closest to its points at the end. The same arguments lead to the same table. Copy it by hand.
"""

import sys
import time
from argparse import ArgumentParser

from bench.run import Run
from bench.train.least_squares import fit
from bench.train.samples import Sample, samples
from games.kernel.search.linear_worth import POINTS, LinearWorth
from games.titles import TITLES

EVERY = 10
"""Games between two lines of progress."""


def table(found: list[Sample], fitted: LinearWorth) -> dict[str, int]:
    """Return the weight of each feature that occurs, in hundredths of a point.

    What every seat still gains in so many rounds is fitted too, and left out: it is the same for all moves.
    """
    seen = {name for sample in found for name, much in sample.features.items() if much}
    names = [name for name in fitted.weights if name in seen and name != POINTS]
    rows = [[*(sample.features.get(name, 0) for name in names), 1, sample.round] for sample in found]
    weights = fit(rows, [sample.target for sample in found])
    return dict(zip(names, map(round, weights), strict=False))


def main() -> int:
    """Play, fit and print."""
    parser = ArgumentParser(prog="make train", description=__doc__)
    parser.add_argument("--title", default="dice-hospital", choices=sorted(TITLES), help="(%(default)s)")
    parser.add_argument("--modules", default="", help="modules in play, with commas between them")
    parser.add_argument("--fit", default="base", help="the module whose weights are fitted (%(default)s)")
    parser.add_argument("--bot", default="medium", help="who plays (%(default)s)")
    parser.add_argument("--version", type=int, default=1, help="its version (%(default)s)")
    parser.add_argument("--players", type=int, default=2, help="(%(default)s)")
    parser.add_argument("--games", type=int, default=100, help="(%(default)s)")
    arguments = parser.parse_args()
    title = TITLES[arguments.title]
    fitted = next(module.worth for module in title.all_modules if module.key == arguments.fit)
    if not isinstance(fitted, LinearWorth):
        parser.error(f"{arguments.fit} has no table of weights")
    bot = title.bot(arguments.bot, arguments.version)
    modules = tuple(filter(None, arguments.modules.split(",")))
    run, found = Run("train", started=time.monotonic()), list[Sample]()
    for number in range(arguments.games):
        found += samples(title, modules, fitted, bot, number, arguments.players)
        if (number + 1) % EVERY == 0:
            run.say(f"{number + 1} of {arguments.games} games")
    for name, weight in table(found, fitted).items():
        print(f"{weight:6} {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
