"""Every operation of the service, by resource."""

from collections.abc import Mapping

from service.contract.operation import Operation
from service.routes import commands, docs, exports, games, health, history, players, records, titles

RESOURCES: Mapping[str, tuple[Operation, ...]] = {
    "titles": titles.OPERATIONS,
    "players": players.OPERATIONS,
    "games": games.OPERATIONS,
    "commands": commands.OPERATIONS,
    "records": records.OPERATIONS,
    "history": history.OPERATIONS,
    "exports": exports.OPERATIONS,
    "health": health.OPERATIONS,
    "docs": docs.OPERATIONS,
}
