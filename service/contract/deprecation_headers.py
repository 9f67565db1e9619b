"""The headers of an operation that will go away: Deprecation (RFC 9745), Sunset (RFC 8594) and a link."""

from calendar import timegm
from datetime import date
from email.utils import formatdate

from service.contract.operation import Operation


def deprecation_headers(operation: Operation) -> dict[str, str]:
    """Return the headers that every response of the operation gets; none unless it is deprecated."""
    if operation.deprecated is None:
        return {}
    since = timegm(operation.deprecated.since.timetuple())
    headers = {
        "Deprecation": f"@{since}",
        "Link": f'<{operation.deprecated.instead}>; rel="successor-version"',
    }
    if operation.deprecated.ends:
        headers["Sunset"] = _http_date(operation.deprecated.ends)
    return headers


def _http_date(day: date) -> str:
    return formatdate(timegm(day.timetuple()), usegmt=True)
