"""Which services `wardbook load` may be pointed at."""

import ipaddress
import urllib.parse

from cli.output import CliError


def check_target(url: str, *, remote: bool, is_own: bool) -> None:
    """Raise CliError unless the URL is one of this machine, or both flags say that it may be another."""
    parts = urllib.parse.urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise CliError(f"{url}: not an http or https URL")
    if is_loopback(parts.hostname) or (remote and is_own):
        return
    raise CliError(
        f"{parts.hostname} is not this machine, and a load test slows a service down for everybody who plays"
        " there. If it is your own service, say so with both --remote and --i-run-this-service"
    )


def is_loopback(host: str) -> bool:
    """Whether a host of a URL is this machine. Other names are not looked up: they may change."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
