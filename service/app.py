"""The app factory: wires the parts and registers every operation."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import redis
from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from events.connection import CONNECTIONS, connect
from events.lists import Lists
from events.settings import Settings
from events.store import Store
from games.kernel.title import Title
from games.titles import TITLES
from service import news
from service.accounts import Accounts
from service.auth import Auth
from service.bodies import MAX_BODY
from service.catalogue import messages_of
from service.context import Service
from service.contract import Contract, build_contract
from service.errors import handle_errors
from service.judges import Judges
from service.leases import Leases
from service.limits import build_limits
from service.logs import configure_logs
from service.metrics import Background, Metrics
from service.operation import blueprint
from service.polls import polled
from service.resources import RESOURCES
from service.versions import Versions
from service.watch import watched


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
    inner: Any = polled(app.wsgi_app, service)
    if settings.proxies:
        inner = ProxyFix(inner, x_for=settings.proxies, x_proto=0)
    app.wsgi_app = watched(inner, service.metrics, configure_logs(settings.log_level))  # type: ignore[method-assign,assignment]
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
        versions=Versions(client),
        lists=lists,
        accounts=accounts,
        auth=Auth(accounts, settings),
        limits=build_limits(app, settings),
        leases=Leases(client, settings.limit_streams),
        judges=Judges(),
        news=news.News(connect(settings.redis_url, news.MOST), news.MOST),
        metrics=Metrics(),
        background=Background(lists, queue),
        queue=queue,
        contract=_contract_of(titles),
    )


def _contract_of(titles: Mapping[str, Title]) -> Callable[[], Contract]:
    """Made when first asked for: most processes never are."""
    return lru_cache(maxsize=1)(lambda: build_contract(titles))
