"""`python -m bench`."""

import sys

from bench.command import main

if __name__ == "__main__":  # the load generator imports this module again
    sys.exit(main())
