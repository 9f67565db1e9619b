"""Standings as comma-separated values, for spreadsheets."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tournaments.settings import TieBreak
from tournaments.standings.numbers import decimal
from tournaments.standings.rows import Row

COLUMNS = (
    *("place", "player", "name", "status", "group"),
    *("points", "points_numerator", "points_denominator", "played", "byes", "wins"),
)
"""The exact points are two columns, since spreadsheets take `5/2` for a date."""
_STARTS_OF_FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # noqa: RUF001 - spreadsheets take the wide ones for formulas, too


def standings_csv(rows: Iterable[Row], names: Mapping[str, str], tie_breaks: Sequence[TieBreak]) -> str:
    """A header, and a line for each row with the player's name and the value of each tie-break.

    A tie-break that does not apply to a player is empty.
    """
    return "".join(_line(cells) for cells in _table(rows, names, tie_breaks))


def _table(
    rows: Iterable[Row], names: Mapping[str, str], tie_breaks: Sequence[TieBreak]
) -> Iterator[tuple[object, ...]]:
    yield (*COLUMNS, *(f"tie_break_{name}" for name in tie_breaks))
    for row in rows:
        found = {value.name: value.value for value in row.tie_breaks}
        values = [found.get(name) for name in tie_breaks]
        yield (
            *(row.place, row.player, harmless(names[row.player]), row.status, row.group),
            *(decimal(row.points), row.points.numerator, row.points.denominator),
            *(row.played, row.byes, decimal(row.wins)),
            *("" if value is None else decimal(value) for value in values),
        )


def _line(cells: Iterable[object]) -> str:
    return ",".join(_quoted(str(cell)) for cell in cells) + "\r\n"


def _quoted(text: str) -> str:
    """A text with a comma, a quotation mark or the end of a line stands in quotation marks (RFC 4180)."""
    return '"' + text.replace('"', '""') + '"' if any(sign in text for sign in ',"\r\n') else text


def harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.lstrip(" ").startswith(_STARTS_OF_FORMULAS) else text
