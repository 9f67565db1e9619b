"""`python -m service.replays`: audits and replays standard input within hard limits.

It prints the verdict in one line and the replay in the next, both as JSON; nothing if there is no replay.
"""

import sys

from games.titles import TITLES
from service.replays.child_replay import run

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], TITLES))
