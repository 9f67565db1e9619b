"""Standings as comma-separated values, for spreadsheets."""

import csv
from collections.abc import Iterable, Mapping, Sequence
from io import StringIO

from tournaments.settings import TieBreak
from tournaments.standings.numbers import decimal, exact
from tournaments.standings.rows import Row

COLUMNS = ("place", "player", "name", "status", "group", "points", "points_exact", "played", "byes", "wins")
_STARTS_OF_FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")  # noqa: RUF001 - spreadsheets take the wide ones for formulas, too


def standings_csv(rows: Iterable[Row], names: Mapping[str, str], tie_breaks: Sequence[TieBreak]) -> str:
    """A header, and a line for each row with the player's name and the value of each tie-break.

    A tie-break that does not apply to a player is empty.
    """
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow((*COLUMNS, *tie_breaks))
    for row in rows:
        found = {value.name: value.value for value in row.tie_breaks}
        values = [found.get(name) for name in tie_breaks]
        writer.writerow(
            (
                *(row.place, row.player, harmless(names[row.player]), row.status, row.group),
                *(decimal(row.points), exact(row.points), row.played, row.byes, decimal(row.wins)),
                *("" if value is None else decimal(value) for value in values),
            )
        )
    return text.getvalue()


def harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.lstrip(" ").startswith(_STARTS_OF_FORMULAS) else text
