"""Prints a file that is generated from the code; `make openapi` writes both.

`python -m service.generate openapi` prints openapi.yaml, `python -m service.generate errors` docs/errors.md.
"""

import sys
from collections.abc import Callable

from games.titles import TITLES
from service.contract.errors_page import errors_page
from service.contract.openapi_document import build_contract
from service.routes.all_routes import RESOURCES

FILES: dict[str, Callable[[], bytes]] = {
    "openapi": lambda: build_contract(TITLES, RESOURCES),
    "errors": lambda: errors_page().encode(),
}

if __name__ == "__main__":
    sys.stdout.buffer.write(FILES[sys.argv[1]]())
