"""`python -m events.bundle.audit`: audits standard input within hard limits; prints the verdict as JSON."""

import sys

from events.bundle.audit.audit_process import run
from games.titles import TITLES

if __name__ == "__main__":
    try:
        sys.exit(run(sys.argv[1:], TITLES))
    except KeyboardInterrupt:
        sys.exit(130)
