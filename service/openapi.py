"""Prints the OpenAPI document of the service: `python -m service.openapi > openapi.yaml`."""

import sys

from games.titles import TITLES
from service.contract.document import build_contract
from service.routes.all_routes import RESOURCES

if __name__ == "__main__":
    sys.stdout.buffer.write(build_contract(TITLES, RESOURCES).yaml)
