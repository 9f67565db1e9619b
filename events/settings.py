"""Every environment variable Wardbook reads, with its default and its validation."""

import base64
import ipaddress
import os
import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

LOCAL_REDIS = "redis://127.0.0.1:6379/0"
SHORT_QUEUE = "wardbook"
"""The RQ queue for short jobs, which run first."""
BOT_QUEUE = "wardbook-bots"
"""The RQ queue for bots in games with people."""
WEBHOOK_QUEUE = "wardbook-webhooks"
"""The RQ queue for webhooks, which has a thread of its own in every worker: calls may take long."""
TOURNAMENT_QUEUE = "wardbook-tournaments"
"""The RQ queue for tournaments, which has a thread of its own in every worker: pairing may take long."""
ARCHIVE_QUEUE = "wardbook-archive"
"""The RQ queue for games that are over, which has a thread of its own in every worker."""
ADVICE_QUEUE = "wardbook-advice"
"""The RQ queue for hints and reviews, which has a thread of its own in every worker."""
BOTS_ONLY_QUEUE = "wardbook-bots-only"
"""The RQ queue for games of bots only, which has threads of its own in every worker."""
LOG_LEVELS = ("debug", "info", "warning", "error")

OFF = "off"
"""The value of a limit that allows everything."""
HALF_THE_CORES = max(1, (os.cpu_count() or 1) // 2)

_HOST = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")
_KEY = re.compile(r"[A-Za-z0-9._~+/=-]{16,256}")
_RATE = r"[1-9]\d*\s*(?:/|per)\s*(?:[1-9]\d*\s*)?(?:second|minute|hour|day)s?"
_RATES = re.compile(rf"{_RATE}(?:\s*;\s*{_RATE})*")
_ORIGIN = re.compile(r"https?://[a-z0-9.-]+(?::[0-9]{1,5})?|https?://\[[0-9a-f:]+\](?::[0-9]{1,5})?")
_SERVER_URL = re.compile(r"(?:redis|rediss)://.+|unix:///.+")
_STORE_URL = re.compile(r"(?:s3|s3a|gs|az|azure|abfs|abfss)://[^/\s]+(?:/\S*)?|file:///\S+")
_ADDRESS = r"(?:\[[0-9A-Fa-f:]+\]|[A-Za-z0-9._-]+):[0-9]{1,5}"
_ADDRESSES = rf"(?:(?P<user>[^:@/]*):(?P<password>[^@/]*)@)?(?P<addresses>{_ADDRESS}(?:,{_ADDRESS})*)"
CLUSTER_URL = re.compile(rf"redis(?P<tls>s?)\+cluster://{_ADDRESSES}/?")
"""Some nodes of a Redis Cluster, from which the others are found."""
SENTINEL_URL = re.compile(
    rf"sentinel(?P<tls>s?)://{_ADDRESSES}/(?P<service>[A-Za-z0-9._-]+)(?:/(?P<db>[0-9]+))?"
)
"""The Sentinels of a Redis, and its name there. User and password are those of the Redis."""


class BadSetting(ValueError):  # noqa: N818 - the name says it
    """An environment variable has an invalid value."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of this process."""

    host: str = "127.0.0.1"
    """As in a URL."""
    port: int = 8000
    data: str = ".data"
    redis_url: str = LOCAL_REDIS
    queue_url: str = LOCAL_REDIS
    embedded_redis: bool = True
    """WARDBOOK_REDIS_URL is not set, so `wardbook up` starts a Redis of its own."""
    replicas: int = 0
    """How many replicas must have a command before it is answered."""
    replicas_timeout: int = 2
    """Seconds to wait for them."""
    redis_server: str | None = None
    operator_key: str | None = None
    workers: int = 1
    """Processes that run background jobs."""
    web_workers: int = HALF_THE_CORES
    """Processes that serve HTTP; the other half of the cores is for Redis, dispatcher and workers."""
    web_active: int = HALF_THE_CORES
    """How many of them take new connections immediately. The others are in reserve."""
    trusted_proxies: int = 0
    """How many reverse proxies in front of the service set X-Forwarded-For."""
    rate_limit_players: str = "60 per minute"
    rate_limit_games: str = "120 per minute"
    max_streams: int = 100
    max_connections: int = 8000
    max_connections_per_address: int = 400
    """Both in one web process. Behind trusted proxies only the first one counts."""
    rate_limit_audits: str = "30 per minute"
    rate_limit_recovery: str = "10 per minute"
    signing_key: str | None = None
    trusted_keys: tuple[str, ...] = ()
    """Public keys this service used to sign with, in hex."""
    commands_per_second: int = 50
    """Of one player in one web process, on average; 0 for no limit."""
    command_burst: int = 500
    """Commands that a player may send at once after a pause."""
    max_open_games: int = 100
    """Open games that a player may have created; 0 for no limit."""
    max_stored_mb: int = 1000
    """Megabytes of records that a player may have caused before creating another game; 0 for no limit."""
    open_game_days: int = 7
    """Days without a record after which an open game ends."""
    cors_origins: tuple[str, ...] = ("*",)
    """Origins whose pages may call the API; `*` for any."""
    archive_url: str | None = None
    """The folder or the bucket with archived games, or `off`; see `archive_location`."""
    archive_after_minutes: int = 60
    """Minutes after the end of a game until it is archived."""
    webhook_networks: tuple[str, ...] = ()
    """Networks that webhooks may call although they are not public."""
    metrics_port: int = 0
    """Where a worker or dispatcher serves its metrics; 0 for nowhere."""
    log_level: str = "info"
    web_reload: bool = False
    """Read files of the browser app again when they change."""


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """Read the settings from the environment (or a mapping); an empty value counts as unset."""
    values = os.environ if environment is None else environment
    found = {
        field: _read(name, values[name].strip(), parse)
        for field, (name, parse) in VARIABLES.items()
        if values.get(name, "").strip()
    }
    redis_url = found.get("redis_url", LOCAL_REDIS)
    if "queue_url" not in found and CLUSTER_URL.fullmatch(redis_url):
        raise BadSetting(
            "WARDBOOK_QUEUE_URL: must be set if WARDBOOK_REDIS_URL is a cluster: jobs need a single Redis"
        )
    return Settings(**{"queue_url": redis_url, "embedded_redis": "redis_url" not in found, **found})


def archive_location(settings: Settings) -> str | None:
    """The folder or URL of the archive; None if no game is archived."""
    own = f"{settings.data}/archive" if settings.embedded_redis else None
    return None if settings.archive_url == OFF else settings.archive_url or own


def _read(name: str, value: str, parse: Callable[[str], Any]) -> Any:
    try:
        return parse(value)
    except ValueError as error:
        # Do not print the value: it may be a secret, and messages end up in logs.
        raise BadSetting(f"{name}: {error}") from None


def _number(least: int, most: int) -> Callable[[str], int]:
    def parse(value: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", value) or not least <= int(value) <= most:
            raise ValueError(f"must be a whole number from {least} to {most}")
        return int(value)

    return parse


def _number_or_off(least: int, most: int) -> Callable[[str], int]:
    number = _number(least, most)

    def parse(value: str) -> int:
        try:
            return 0 if value == OFF else number(value)
        except ValueError as error:
            raise ValueError(f"{error}, or 'off'") from None

    return parse


def _host(value: str) -> str:
    """A host as it is written in a URL: an IPv6 address in brackets."""
    try:
        address = ipaddress.ip_address(value.removeprefix("[").removesuffix("]"))
    except ValueError:
        if not _HOST.fullmatch(value):
            raise ValueError("must be a host name or an address without a port, like 0.0.0.0 or ::") from None
        return value
    return f"[{address}]" if address.version == 6 else str(address)


def _queue_url(value: str) -> str:
    if not (_SERVER_URL.fullmatch(value) or SENTINEL_URL.fullmatch(value)):
        raise ValueError(
            "must be the URL of a single Redis, like redis://host:6379/0, unix:///path/to/socket or"
            " sentinel://host:26379,host:26379/name"
        )
    return value


def _redis_url(value: str) -> str:
    if not CLUSTER_URL.fullmatch(value):
        try:
            return _queue_url(value)
        except ValueError as error:
            raise ValueError(f"{error}, or of a cluster, like redis+cluster://host:6379,host:6379") from None
    return value


def _key(value: str) -> str:
    if not _KEY.fullmatch(value):
        raise ValueError("must have 16 to 256 characters: letters, digits and ._~+/=-")
    return value


def _rate(value: str) -> str:
    if value != OFF and not _RATES.fullmatch(value):
        raise ValueError("must be a rate, like '60 per minute' or '10 per second; 500 per hour', or 'off'")
    return value


def _signing_key(value: str) -> str:
    try:
        length = len(base64.b64decode(value, validate=True))
    except ValueError:
        length = 0
    if length != 32:
        raise ValueError("must be 32 bytes in base64; make one with `openssl rand -base64 32`")
    return value


def _public_keys(value: str) -> tuple[str, ...]:
    keys = tuple(key.strip() for key in value.split(","))
    if not all(re.fullmatch(r"[0-9a-f]{64}", key) for key in keys):
        raise ValueError("must be public keys separated by commas, each 64 hex digits in lower case")
    return keys


def _origins(value: str) -> tuple[str, ...]:
    origins = tuple(origin.strip().rstrip("/") for origin in value.split(","))
    if value == OFF:
        return ()
    if origins != ("*",) and not all(_ORIGIN.fullmatch(origin) for origin in origins):
        raise ValueError("must be *, 'off', or origins separated by commas, like https://play.example.org")
    return origins


def _networks(value: str) -> tuple[str, ...]:
    try:
        return tuple(str(ipaddress.ip_network(text.strip())) for text in value.split(","))
    except ValueError:
        raise ValueError("must be networks separated by commas, like 10.1.2.0/24,fd00::/8") from None


def _archive_url(value: str) -> str:
    if "://" in value and not _STORE_URL.fullmatch(value):
        raise ValueError("must be a folder, or a URL like s3://bucket/folder, gs://... or az://..., or 'off'")
    return value


def _switch(value: str) -> bool:
    if value not in ("0", "1"):
        raise ValueError("must be 0 or 1")
    return value == "1"


def _log_level(value: str) -> str:
    if value.lower() not in LOG_LEVELS:
        raise ValueError(f"must be one of {', '.join(LOG_LEVELS)}")
    return value.lower()


VARIABLES: dict[str, tuple[str, Callable[[str], Any]]] = {
    "host": ("WARDBOOK_HOST", _host),
    "port": ("WARDBOOK_PORT", _number(1, 65535)),
    "data": ("WARDBOOK_DATA", str),
    "redis_url": ("WARDBOOK_REDIS_URL", _redis_url),
    "queue_url": ("WARDBOOK_QUEUE_URL", _queue_url),
    "replicas": ("WARDBOOK_REPLICAS", _number(0, 9)),
    "replicas_timeout": ("WARDBOOK_REPLICAS_TIMEOUT", _number(1, 10)),
    "redis_server": ("WARDBOOK_REDIS_SERVER", str),
    "operator_key": ("WARDBOOK_OPERATOR_KEY", _key),
    "workers": ("WARDBOOK_WORKERS", _number(1, 64)),
    "web_workers": ("WARDBOOK_WEB_WORKERS", _number(1, 64)),
    "web_active": ("WARDBOOK_WEB_ACTIVE", _number(1, 64)),
    "trusted_proxies": ("WARDBOOK_TRUSTED_PROXIES", _number(0, 10)),
    "rate_limit_players": ("WARDBOOK_RATE_LIMIT_PLAYERS", _rate),
    "rate_limit_games": ("WARDBOOK_RATE_LIMIT_GAMES", _rate),
    "max_streams": ("WARDBOOK_MAX_STREAMS", _number(1, 1_000_000)),
    "max_connections": ("WARDBOOK_MAX_CONNECTIONS", _number(10, 100_000)),
    "max_connections_per_address": ("WARDBOOK_MAX_CONNECTIONS_PER_ADDRESS", _number(10, 100_000)),
    "rate_limit_audits": ("WARDBOOK_RATE_LIMIT_AUDITS", _rate),
    "rate_limit_recovery": ("WARDBOOK_RATE_LIMIT_RECOVERY", _rate),
    "signing_key": ("WARDBOOK_SIGNING_KEY", _signing_key),
    "trusted_keys": ("WARDBOOK_TRUSTED_KEYS", _public_keys),
    "commands_per_second": ("WARDBOOK_COMMANDS_PER_SECOND", _number_or_off(1, 100_000)),
    "command_burst": ("WARDBOOK_COMMAND_BURST", _number(1, 1_000_000)),
    "max_open_games": ("WARDBOOK_MAX_OPEN_GAMES", _number_or_off(1, 1_000_000)),
    "max_stored_mb": ("WARDBOOK_MAX_STORED_MB", _number_or_off(1, 100_000_000)),
    "open_game_days": ("WARDBOOK_OPEN_GAME_DAYS", _number(1, 3650)),
    "cors_origins": ("WARDBOOK_CORS_ORIGINS", _origins),
    "archive_url": ("WARDBOOK_ARCHIVE_URL", _archive_url),
    "archive_after_minutes": ("WARDBOOK_ARCHIVE_AFTER_MINUTES", _number(0, 525_600)),
    "webhook_networks": ("WARDBOOK_WEBHOOK_NETWORKS", _networks),
    "metrics_port": ("WARDBOOK_METRICS_PORT", _number_or_off(1, 65535)),
    "log_level": ("WARDBOOK_LOG_LEVEL", _log_level),
    "web_reload": ("WARDBOOK_WEB_RELOAD", _switch),
}
"""For each field of the settings: its environment variable and the function that parses it."""
