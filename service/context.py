"""The parts of a running service, wired once by the app factory and passed to every view."""

from collections.abc import Callable, Mapping

import msgspec
import redis

from events.advice.advice_store import AdviceStore
from events.bulk.bulk_store import Bulks
from events.fold.store import Store
from events.projections.lists import Lists
from events.projections.tournament_lists import TournamentLists
from events.ratings.rating_store import RatingStore
from events.settings import Settings
from events.tournaments.tournament_store import TournamentStore
from events.webhooks.webhook_store import Webhooks
from games.kernel.title import Title
from games.kernel.words.vocabulary import Vocabulary
from service.audit_pool import AuditPool
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
from service.contract.schemas.title_messages import Messages
from service.monitoring.background_metrics import BackgroundMetrics
from service.monitoring.metrics import Metrics
from service.streaming.latest_versions import LatestVersions
from service.streaming.stream_connection import Streams
from service.web.web_files import WebFiles


class Service(msgspec.Struct, frozen=True):
    """Everything a view may need."""

    settings: Settings
    titles: Mapping[str, Title]
    vocabulary: Vocabulary
    """The words of all titles together, for refusals before there is a game."""
    messages: Mapping[str, Messages]
    """The commands and events of each title, by its key."""
    store: Store
    tournaments: TournamentStore
    tournament_lists: TournamentLists
    latest_versions: LatestVersions
    lists: Lists
    ratings: RatingStore
    accounts: Accounts
    keys: Keys
    key_issuer: KeyIssuer
    blocks: Blocks
    invitations: Invitations
    visible: VisibleGames
    auth: Auth
    names: Names
    rate_limits: RateLimits
    command_limit: CommandLimit
    quotas: Quotas
    bulks: Bulks
    advice: AdviceStore
    webhooks: Webhooks
    streams: Streams
    audit_pool: AuditPool
    bundle_audits: AuditPool
    """Apart, because the audit of a bundle takes minutes."""
    metrics: Metrics
    background: BackgroundMetrics
    queue: redis.Redis
    contract: Callable[[], bytes]
    """Returns the OpenAPI document as YAML."""
    web: Callable[[], WebFiles]
    """Returns the files of the browser app."""
