"""Every operation of the service, by resource."""

from collections.abc import Mapping

from service.operation import Operation
from service.routes import commands, docs, games, health, history, players, records, titles

RESOURCES: Mapping[str, tuple[Operation, ...]] = {
    "titles": titles.OPERATIONS,
    "players": players.OPERATIONS,
    "games": games.OPERATIONS,
    "commands": commands.OPERATIONS,
    "records": records.OPERATIONS,
    "history": history.OPERATIONS,
    "health": health.OPERATIONS,
    "docs": docs.OPERATIONS,
}
