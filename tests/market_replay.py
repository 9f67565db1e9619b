"""The process that replays uploads, for the titles of the tests."""

import sys

from service.replays.child_replay import run
from tests.market.title import TITLES

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], TITLES))
