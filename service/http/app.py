"""The app factory: wires the parts and registers every operation."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import redis
from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from events.fold.store import Store
from events.log.connection import CONNECTIONS, connect
from events.projections.lists import Lists
from events.settings import Settings
from games.kernel.title import Title
from games.titles import TITLES
from service.audit_pool import AuditPool
from service.auth.accounts import Accounts
from service.auth.authentication import Auth
from service.auth.rate_limits import build_limits
from service.auth.stream_leases import StreamLeases
from service.context import Service
from service.contract.document import Contract, build_contract
from service.contract.operation import blueprint
from service.contract.title_messages import messages_of
from service.http.error_handlers import handle_errors
from service.http.logs import configure_logs
from service.http.metrics import Background, Metrics
from service.http.middleware import with_request_context
from service.http.not_modified import answer_unchanged_polls
from service.requests.bodies import MAX_BODY
from service.responses.latest_versions import LatestVersions
from service.responses.stream_wait import MOST_WAITING, StreamWaiter
from service.routes.all_routes import RESOURCES


def create_app(settings: Settings, titles: Mapping[str, Title] = TITLES) -> Flask:
    """A service on the Redis the settings name."""
    app = Flask("service", static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY
    app.url_map.strict_slashes = True
    app.url_map.merge_slashes = False
    service = build_service(app, settings, titles)
    app.extensions["wardbook"] = service
    for name, operations in RESOURCES.items():
        app.register_blueprint(blueprint(name, operations, service))
    handle_errors(app)
    inner: Any = answer_unchanged_polls(app.wsgi_app, service)
    if settings.proxies:
        inner = ProxyFix(inner, x_for=settings.proxies, x_proto=0)
    app.wsgi_app = with_request_context(inner, service.metrics, configure_logs(settings.log_level))  # type: ignore[method-assign,assignment]
    return app


def build_service(app: Flask, settings: Settings, titles: Mapping[str, Title]) -> Service:
    """The parts, each made once."""
    client = connect(settings.redis_url)
    queue = redis.Redis.from_url(settings.queue_url, socket_timeout=5, max_connections=CONNECTIONS)
    accounts, lists = Accounts(client), Lists(client)
    return Service(
        settings=settings,
        titles=titles,
        messages={key: messages_of(title) for key, title in titles.items()},
        store=Store(client, titles),
        latest_versions=LatestVersions(client),
        lists=lists,
        accounts=accounts,
        auth=Auth(accounts, settings),
        limits=build_limits(app, settings),
        stream_leases=StreamLeases(client, settings.limit_streams),
        audit_pool=AuditPool(),
        stream_waiter=StreamWaiter(connect(settings.redis_url, MOST_WAITING), MOST_WAITING),
        metrics=Metrics(),
        background=Background(lists, queue),
        queue=queue,
        contract=_contract_of(titles),
    )


def _contract_of(titles: Mapping[str, Title]) -> Callable[[], Contract]:
    """Made when first asked for: most processes never are."""
    return lru_cache(maxsize=1)(lambda: build_contract(titles))
