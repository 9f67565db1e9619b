"""The app factory: wires the parts and registers every operation."""

import re
import secrets
import time
from collections.abc import Callable, Mapping
from functools import lru_cache

import redis
from flask import Flask, Response, g, request
from werkzeug.middleware.proxy_fix import ProxyFix

from events.connection import connect
from events.lists import Lists
from events.settings import Settings
from events.store import Store
from games.kernel.title import Title
from games.titles import TITLES
from service.accounts import Accounts
from service.auth import Auth
from service.bodies import MAX_BODY
from service.catalogue import messages_of
from service.context import Service
from service.contract import Contract, build_contract
from service.errors import handle_errors
from service.headers import REQUEST_ID
from service.leases import Leases
from service.limits import build_limits
from service.logs import configure_logs, log_request
from service.metrics import Background, Metrics
from service.operation import blueprint
from service.resources import RESOURCES

_request_id = re.compile(REQUEST_ID[1:-1])

SECURITY = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cache-Control": "no-store",
}
"""Headers of every answer that does not say otherwise."""


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
    _watch(app, service, settings)
    if settings.proxies:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=settings.proxies, x_proto=0)  # type: ignore[method-assign]
    return app


def build_service(app: Flask, settings: Settings, titles: Mapping[str, Title]) -> Service:
    """The parts, each made once."""
    client = connect(settings.redis_url)
    queue = redis.Redis.from_url(settings.queue_url, socket_timeout=5)
    accounts, lists = Accounts(client), Lists(client)
    return Service(
        settings=settings,
        titles=titles,
        messages={key: messages_of(title) for key, title in titles.items()},
        store=Store(client, titles),
        lists=lists,
        accounts=accounts,
        auth=Auth(accounts, settings),
        limits=build_limits(app, settings),
        leases=Leases(client, settings.limit_streams),
        metrics=Metrics(),
        background=Background(lists, queue),
        queue=queue,
        contract=_contract_of(titles),
    )


def _contract_of(titles: Mapping[str, Title]) -> Callable[[], Contract]:
    """Made when first asked for: most processes never are."""
    return lru_cache(maxsize=1)(lambda: build_contract(titles))


def _watch(app: Flask, service: Service, settings: Settings) -> None:
    """Give every request an id, and every answer its headers, its measure and its line in the log."""
    logger = configure_logs(settings.log_level)
    metrics = service.metrics

    @app.before_request
    def begin() -> None:
        g.began = time.perf_counter()
        given = request.headers.get("Request-Id")
        g.request_id = given if given and _request_id.fullmatch(given) else secrets.token_hex(8)

    @app.after_request
    def finish(response: Response) -> Response:
        headers = response.headers
        for name, value in SECURITY.items():
            if name not in headers:
                headers[name] = value
        headers["Request-Id"] = g.request_id
        seconds = time.perf_counter() - g.began
        endpoint = request.endpoint
        metrics.answered(
            endpoint.rpartition(".")[2] if endpoint else "none",
            request.method if endpoint else "",
            response.status_code,
            seconds,
        )
        log_request(logger, response.status_code, seconds)
        return response
