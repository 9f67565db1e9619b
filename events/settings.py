"""Settings: every environment variable Wardbook reads, with its default and its check."""

import base64
import ipaddress
import os
import re
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

LOCAL_REDIS = "redis://127.0.0.1:6379/0"
QUEUE = "wardbook"
"""The name of the RQ queue for short jobs, which come first."""
BOT_QUEUE = "wardbook-bots"
"""The name of the RQ queue for bots that people play with."""
ALONE_QUEUE = "wardbook-alone"
"""The name of the RQ queue for games of bots alone, who play when nothing else is to be done."""
LOG_LEVELS = ("debug", "info", "warning", "error")

OFF = "off"
"""The value of a rate limit that lets everything pass."""

_HOST = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?")
_KEY = re.compile(r"[A-Za-z0-9._~+/=-]{16,256}")
_RATE = r"[1-9]\d*\s*(?:/|per)\s*(?:[1-9]\d*\s*)?(?:second|minute|hour|day)s?"
_RATES = re.compile(rf"{_RATE}(?:\s*;\s*{_RATE})*")
_URL = re.compile(r"(?:redis|rediss)://.+|unix:///.+")


class BadSetting(ValueError):  # noqa: N818 - the name says it
    """An environment variable holds something it must not."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How this process runs."""

    host: str = "127.0.0.1"
    """As in a URL."""
    port: int = 8000
    data: str = ".data"
    redis_url: str = LOCAL_REDIS
    queue_url: str = LOCAL_REDIS
    embedded: bool = True
    """No Redis was named, so `wardbook up` brings its own."""
    redis_server: str | None = None
    operator_key: str | None = None
    workers: int = 1
    """Processes that run background jobs."""
    web_workers: int = max(1, (os.cpu_count() or 1) // 2)
    """Processes that answer HTTP; Redis, the dispatcher and the workers need the other half of the cores."""
    proxies: int = 0
    limit_players: str = "60 per minute"
    limit_games: str = "120 per minute"
    limit_streams: int = 100
    limit_audits: str = "30 per minute"
    signing_key: str | None = None
    trusted_keys: tuple[str, ...] = ()
    """Public keys this service signed with before, in hex."""
    log_level: str = "info"


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings as the environment (or the given mapping) has them; empty values count as unset."""
    given = os.environ if environment is None else environment
    found = {
        field: _read(name, given[name].strip(), parse)
        for field, (name, parse) in VARIABLES.items()
        if given.get(name, "").strip()
    }
    redis_url = found.get("redis_url", LOCAL_REDIS)
    return Settings(**{"queue_url": redis_url, "embedded": "redis_url" not in found, **found})


def _read(name: str, value: str, parse: Callable[[str], Any]) -> Any:
    try:
        return parse(value)
    except ValueError as error:
        # The value itself may be a secret, and messages end up in logs.
        raise BadSetting(f"{name}: {error}") from None


def _number(least: int, most: int) -> Callable[[str], int]:
    def parse(value: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", value) or not least <= int(value) <= most:
            raise ValueError(f"a whole number from {least} to {most} is needed")
        return int(value)

    return parse


def _host(value: str) -> str:
    """An address as it stands in a URL: those of IPv6 in brackets."""
    try:
        address = ipaddress.ip_address(value.removeprefix("[").removesuffix("]"))
    except ValueError:
        if not _HOST.fullmatch(value):
            raise ValueError("a name or an address without a port is needed, like 0.0.0.0 or ::") from None
        return value
    return f"[{address}]" if address.version == 6 else str(address)


def _url(value: str) -> str:
    if not _URL.fullmatch(value):
        raise ValueError("a Redis address is needed, like redis://host:6379/0 or unix:///path/to/socket")
    return value


def _key(value: str) -> str:
    if not _KEY.fullmatch(value):
        raise ValueError("16 to 256 letters, digits or characters of ._~+/=- are needed")
    return value


def _rate(value: str) -> str:
    if value != OFF and not _RATES.fullmatch(value):
        raise ValueError("a rate is needed, like '60 per minute', '10 per second; 500 per hour' or 'off'")
    return value


def _signing_key(value: str) -> str:
    try:
        length = len(base64.b64decode(value, validate=True))
    except ValueError:
        length = 0
    if length != 32:
        raise ValueError("32 bytes in base64 are needed, like `openssl rand -base64 32` makes them")
    return value


def _public_keys(value: str) -> tuple[str, ...]:
    keys = tuple(key.strip() for key in value.split(","))
    if not all(re.fullmatch(r"[0-9a-f]{64}", key) for key in keys):
        raise ValueError(
            "public keys in hex are needed, 64 small letters and digits each, with commas between"
        )
    return keys


def _log_level(value: str) -> str:
    if value.lower() not in LOG_LEVELS:
        raise ValueError(f"one of {', '.join(LOG_LEVELS)} is needed")
    return value.lower()


VARIABLES: dict[str, tuple[str, Callable[[str], Any]]] = {
    "host": ("WARDBOOK_HOST", _host),
    "port": ("WARDBOOK_PORT", _number(1, 65535)),
    "data": ("WARDBOOK_DATA", str),
    "redis_url": ("WARDBOOK_REDIS_URL", _url),
    "queue_url": ("WARDBOOK_QUEUE_URL", _url),
    "redis_server": ("WARDBOOK_REDIS_SERVER", str),
    "operator_key": ("WARDBOOK_OPERATOR_KEY", _key),
    "workers": ("WARDBOOK_WORKERS", _number(1, 64)),
    "web_workers": ("WARDBOOK_WEB_WORKERS", _number(1, 64)),
    "proxies": ("WARDBOOK_PROXIES", _number(0, 10)),
    "limit_players": ("WARDBOOK_LIMIT_PLAYERS", _rate),
    "limit_games": ("WARDBOOK_LIMIT_GAMES", _rate),
    "limit_streams": ("WARDBOOK_LIMIT_STREAMS", _number(1, 1_000_000)),
    "limit_audits": ("WARDBOOK_LIMIT_AUDITS", _rate),
    "signing_key": ("WARDBOOK_SIGNING_KEY", _signing_key),
    "trusted_keys": ("WARDBOOK_TRUSTED_KEYS", _public_keys),
    "log_level": ("WARDBOOK_LOG", _log_level),
}
"""The field of the settings that each variable fills."""
