"""`python -m events.audit`: the verdict on the lines of standard input, as JSON, within hard limits."""

import sys

from events.audit.sandbox import run
from games.titles import TITLES

if __name__ == "__main__":
    try:
        sys.exit(run(sys.argv[1:], TITLES))
    except KeyboardInterrupt:
        sys.exit(130)
