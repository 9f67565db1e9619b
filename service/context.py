"""What every view needs, wired once by the app factory, and the way answers are made."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
import redis
from flask import Response

from events.errors import NotFound
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from events.projections.lists import Lists
from events.settings import Settings
from games.kernel.title import Title
from service.audit_pool import AuditPool
from service.auth.accounts import Accounts, Player
from service.auth.authentication import Auth
from service.auth.rate_limits import Limits
from service.auth.stream_leases import StreamLeases
from service.contract.title_messages import Messages
from service.http.metrics import Background, Metrics
from service.requests.headers import already_has
from service.responses.latest_versions import LatestVersions
from service.responses.stream_wait import StreamWaiter

if TYPE_CHECKING:
    from service.contract.document import Contract


class Service(msgspec.Struct, frozen=True):
    """The parts of a running service."""

    settings: Settings
    titles: Mapping[str, Title]
    messages: Mapping[str, Messages]
    """The commands and events of each title, by its key."""
    store: Store
    latest_versions: LatestVersions
    lists: Lists
    accounts: Accounts
    auth: Auth
    limits: Limits
    stream_leases: StreamLeases
    audit_pool: AuditPool
    stream_waiter: StreamWaiter
    metrics: Metrics
    background: Background
    queue: redis.Redis
    contract: "Callable[[], Contract]"


_encode = msgspec.json.Encoder().encode


def json_response(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A JSON answer."""
    return Response(_encode(body), status, headers, content_type="application/json")


def not_modified(etag: str) -> Response | None:
    """304 when the caller has this version already."""
    if not already_has(etag):
        return None
    return Response(status=304, headers={"ETag": etag, "Vary": "Authorization"})


def game_headers(version: int) -> dict[str, str]:
    """The headers of every answer about a game: one version looks different to different callers."""
    return {"ETag": f'"{version}"', "Vary": "Authorization"}


def load_visible(service: Service, game_id: str, caller: Player | None) -> FoldedGame:
    """The game as it stands, or NotFound for those who may not know of it."""
    return require_visible(service.store.load(game_id), caller)


def load_cached(service: Service, game_id: str, caller: Player) -> FoldedGame:
    """The game as this process saw it last: who may see it and its rules do not depend on the version."""
    return require_visible(service.store.cached(game_id) or service.store.load(game_id), caller)


def require_visible(folded: FoldedGame, caller: Player | None) -> FoldedGame:
    """The same game, or NotFound for those who may not know of it."""
    if folded.table.visibility == "public" or (caller is not None and caller.organizer):
        return folded
    if not folded.table.visible_to(caller.id if caller else None):
        raise NotFound(folded.id)
    return folded
