"""The app factory: builds the parts of the service and registers every operation."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from events.advice.advice_store import AdviceStore
from events.archive.archive import open_archive
from events.bulk.bulk_store import Bulks
from events.fold.store import Store
from events.local_records import LocalRecords
from events.log.replication import replication_of
from events.notices.account_stream import AccountStreams
from events.projections.lists import Lists
from events.projections.tournament_lists import TournamentLists
from events.ratings.rating_store import RatingStore
from events.redis.connection import connect
from events.settings import Settings
from events.tournaments.tournament_store import TournamentStore
from events.webhooks.webhook_store import Webhooks
from games.kernel.table.words.speakers import title_words
from games.kernel.title import Title
from games.titles import TITLES
from service.audit_pool import AuditPool
from service.auth.account_changes import AccountChanges
from service.auth.accounts import Accounts
from service.auth.authentication import Auth
from service.auth.blocks import Blocks
from service.auth.command_limit import CommandLimit
from service.auth.invitations import Invitations
from service.auth.keys.key_issuer import KeyIssuer
from service.auth.keys.key_store import Keys
from service.auth.names import Names
from service.auth.quotas import Quotas
from service.auth.rate_limits import RateLimits
from service.auth.visibility import VisibleGames
from service.background_thread import BackgroundThread
from service.context import Service
from service.contract.openapi_document import build_contract, shipped_contract
from service.contract.schemas.title_messages import messages_of
from service.http.blueprints import blueprint
from service.http.compression import with_compression
from service.http.cors import with_cors
from service.http.error_handlers import handle_errors
from service.http.lean.lean_flask import LeanFlask
from service.http.middleware import answer_through
from service.http.not_modified import answer_unchanged_polls
from service.monitoring.background_metrics import BackgroundMetrics
from service.monitoring.logs import configure_logs
from service.monitoring.metrics import Metrics
from service.native_threads import run_off_loop
from service.pages.routes import pages
from service.routes.all_routes import RESOURCES
from service.streaming.latest_versions import LatestVersions
from service.streaming.stream_connection import Streams
from service.streaming.stream_leases import StreamLeases
from service.streaming.stream_slots import StreamSlots, max_streams
from service.streaming.tails.tails import Tails
from service.web.web_files import always_current
from service.web.web_routes import web_app

QUEUE_TIMEOUT = 5.0
"""Seconds to wait for the Redis of the queue, which a request asks for rate limits only."""


def create_app(settings: Settings, titles: Mapping[str, Title] = TITLES) -> Flask:
    """Return a service on the Redis that the settings name."""
    app = LeanFlask("service", static_folder=None)
    app.url_map.strict_slashes = True
    app.url_map.merge_slashes = False
    service = build_service(settings, titles)
    app.extensions["wardbook"] = service
    for name, operations in RESOURCES.items():
        app.register_blueprint(blueprint(name, operations, service))
    app.register_blueprint(pages(service))
    app.register_blueprint(web_app(service.web))
    handle_errors(app, service)
    inner: Any = answer_unchanged_polls(app.wsgi_app, service)
    if settings.trusted_proxies:
        inner = ProxyFix(inner, x_for=settings.trusted_proxies, x_proto=0)
    inner = with_cors(with_compression(inner), settings.cors_origins)
    answer_through(app, inner, service.metrics, configure_logs(settings.log_level))
    return app


def build_service(settings: Settings, titles: Mapping[str, Title]) -> Service:
    """Build each part once."""
    client = connect(settings.redis_url)
    queue = connect(settings.queue_url, timeout=QUEUE_TIMEOUT)
    replication = replication_of(settings)
    accounts, lists, metrics = Accounts(client, replication), Lists(client), Metrics()
    archive = open_archive(client, settings, run_off_loop)
    later = BackgroundThread().later
    local = LocalRecords(settings.redis_url)
    store = Store(client, titles, archive, replication=replication, later=later, local=local)
    changes = AccountChanges(client)
    tournaments = TournamentStore(client, titles, replication=replication)
    visible = VisibleGames(store, tournaments)
    keys = Keys(client, accounts, replication)
    auth, names = Auth(keys, changes, settings), Names(accounts, changes)
    return Service(
        settings=settings,
        titles=titles,
        vocabulary=title_words(*titles.values()),
        messages={key: messages_of(title) for key, title in titles.items()},
        store=store,
        tournaments=tournaments,
        tournament_lists=TournamentLists(client),
        latest_versions=LatestVersions(client),
        lists=lists,
        ratings=RatingStore(client),
        accounts=accounts,
        keys=keys,
        key_issuer=KeyIssuer(client, accounts, replication),
        blocks=Blocks(client, replication),
        invitations=Invitations(store, replication),
        visible=visible,
        auth=auth,
        names=names,
        rate_limits=RateLimits(queue, settings),
        command_limit=CommandLimit(settings.commands_per_second, settings.command_burst),
        quotas=Quotas(lists, store, settings),
        bulks=Bulks(client, replication),
        advice=AdviceStore(client),
        webhooks=Webhooks(client),
        streams=Streams(
            store,
            visible,
            tournaments,
            AccountStreams(client),
            auth,
            names,
            Tails(client),
            StreamSlots(max_streams(settings.max_connections)),
            StreamLeases(client, settings.max_streams),
            metrics,
        ),
        audit_pool=AuditPool(),
        bundle_audits=AuditPool(max_audits=1),
        metrics=metrics,
        background=BackgroundMetrics(lists, client, queue),
        queue=queue,
        contract=_contract_of(titles),
        web=always_current(settings.web_reload),
    )


def _contract_of(titles: Mapping[str, Title]) -> Callable[[], bytes]:
    """Return a function that reads our contract, or builds that of other titles on its first call."""
    if titles is TITLES:
        return shipped_contract
    return lru_cache(maxsize=1)(lambda: build_contract(titles, RESOURCES))
