"""What every view needs, wired once by the app factory, and the way answers are made."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
import redis
from flask import Response

from events.errors import NotFound
from events.lists import Lists
from events.settings import Settings
from events.store import Loaded, Store
from games.kernel.title import Title
from service.accounts import Accounts, Player
from service.auth import Auth
from service.catalogue import Messages
from service.headers import already_has
from service.judges import Judges
from service.leases import Leases
from service.limits import Limits
from service.metrics import Background, Metrics
from service.news import News
from service.versions import Versions

if TYPE_CHECKING:
    from service.contract import Contract


class Service(msgspec.Struct, frozen=True):
    """The parts of a running service."""

    settings: Settings
    titles: Mapping[str, Title]
    messages: Mapping[str, Messages]
    """The commands and events of each title, by its key."""
    store: Store
    versions: Versions
    lists: Lists
    accounts: Accounts
    auth: Auth
    limits: Limits
    leases: Leases
    judges: Judges
    news: News
    metrics: Metrics
    background: Background
    queue: redis.Redis
    contract: "Callable[[], Contract]"


_encode = msgspec.json.Encoder().encode


def answer(body: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A JSON answer."""
    return Response(_encode(body), status, headers, content_type="application/json")


def unchanged(etag: str) -> Response | None:
    """304 when the caller has this version already."""
    if not already_has(etag):
        return None
    return Response(status=304, headers={"ETag": etag, "Vary": "Authorization"})


def game_headers(version: int) -> dict[str, str]:
    """The headers of every answer about a game: one version looks different to different callers."""
    return {"ETag": f'"{version}"', "Vary": "Authorization"}


def visible(service: Service, game_id: str, caller: Player | None) -> Loaded:
    """The game as it stands, or NotFound for those who may not know of it."""
    return seen(service.store.load(game_id), caller)


def glimpse(service: Service, game_id: str, caller: Player) -> Loaded:
    """The game as this process saw it last: who may see it and its rules do not depend on the version."""
    return seen(service.store.cached(game_id) or service.store.load(game_id), caller)


def seen(loaded: Loaded, caller: Player | None) -> Loaded:
    """The same game, or NotFound for those who may not know of it."""
    if loaded.table.visibility == "public" or (caller is not None and caller.organizer):
        return loaded
    if not loaded.table.may_be_seen_by(caller.id if caller else None):
        raise NotFound(loaded.id)
    return loaded
