"""`python -m events.audit`: audits standard input within hard limits and prints the verdict as JSON."""

import sys

from events.audit.sandbox import run
from games.titles import TITLES

if __name__ == "__main__":
    try:
        sys.exit(run(sys.argv[1:], TITLES))
    except KeyboardInterrupt:
        sys.exit(130)
