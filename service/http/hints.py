"""Guesses what somebody meant who asked for a path that does not exist."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

from werkzeug.routing import Map

from service.web.web_routes import NAME as WEB

VERSION = "/v1"
_PARAMETER = re.compile(r"<\w+>")
MAX_PATH = 200


def paths_of(routes: Map) -> list[str]:
    """Return the paths for programs: pages of the browser app are no answer to them."""
    return [rule.rule for rule in routes.iter_rules() if not rule.endpoint.startswith(f"{WEB}.")]


def nearest_path(path: str, rules: Iterable[str]) -> str | None:
    """Return the path that exists and is most like this one, or None; `<game>` in a rule is any segment."""
    path = path.rstrip("/") or "/"
    if len(path) > MAX_PATH:
        return None
    known = [rule for rule in dict.fromkeys(rules) if "<path:" not in rule]
    for candidate in (
        path,
        VERSION + path,
        path.replace("/api", VERSION, 1),
        VERSION + path.removeprefix("/api"),
    ):
        if any(_matches(rule, candidate) for rule in known):
            return candidate
    fitting = [filled for rule in known if (filled := _filled(rule, path))]
    return next(iter(get_close_matches(path, fitting, n=1, cutoff=0.75)), None)


def _matches(rule: str, path: str) -> bool:
    return re.fullmatch("[^/]+".join(map(re.escape, _PARAMETER.split(rule))), path) is not None


def _filled(rule: str, path: str) -> str | None:
    """Return a rule with the segments of a path as its parameters, if both have as many segments."""
    wanted, given = rule.split("/"), path.split("/")
    if len(given) == len(wanted) - 1:
        given = ["", VERSION[1:], *given[1:]]
    if len(given) != len(wanted):
        return None
    pairs = zip(wanted, given, strict=True)
    return "/".join(own if _PARAMETER.fullmatch(part) else part for part, own in pairs)
