"""The audit's own process, for the titles of the tests."""

import sys

from events.bundle.audit.audit_process import run
from tests.market.title import TITLES

if __name__ == "__main__":
    sys.exit(run(sys.argv[1:], TITLES))
