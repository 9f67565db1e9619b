"""Every operation of the service, by resource."""

from collections.abc import Mapping

from service.contract.operation import Operation
from service.routes import bulk, commands, exports, games, health, history, index, openapi, records, titles
from service.routes.advice import hint_routes, review_routes
from service.routes.players import (
    block_routes,
    key_routes,
    notice_routes,
    operator_routes,
    own_account,
    player_facts,
    rating_routes,
    recovery_routes,
    webhook_routes,
)
from service.routes.tournaments import (
    bundle_routes,
    report_routes,
    round_routes,
    tournament_command_routes,
    tournament_record_routes,
    tournament_routes,
)

RESOURCES: Mapping[str, tuple[Operation, ...]] = {
    "titles": titles.OPERATIONS,
    "players": own_account.OPERATIONS,
    "notices": notice_routes.OPERATIONS,
    "keys": key_routes.OPERATIONS,
    "recovery": recovery_routes.OPERATIONS,
    "webhooks": webhook_routes.OPERATIONS,
    "blocks": block_routes.OPERATIONS,
    "player_facts": player_facts.OPERATIONS,
    "ratings": rating_routes.OPERATIONS,
    "operator": operator_routes.OPERATIONS,
    "games": games.OPERATIONS,
    "bulk": bulk.OPERATIONS,
    "commands": commands.OPERATIONS,
    "hints": hint_routes.OPERATIONS,
    "records": records.OPERATIONS,
    "history": history.OPERATIONS,
    "reviews": review_routes.OPERATIONS,
    "exports": exports.OPERATIONS,
    "tournaments": tournament_routes.OPERATIONS,
    "tournament_commands": tournament_command_routes.OPERATIONS,
    "rounds": round_routes.OPERATIONS,
    "tournament_records": tournament_record_routes.OPERATIONS,
    "bundles": bundle_routes.OPERATIONS,
    "reports": report_routes.OPERATIONS,
    "health": health.OPERATIONS,
    "openapi": openapi.OPERATIONS,
    "index": index.OPERATIONS,
}
