"""The figures as a table for people and as JSON for programs."""

import os
import platform
from collections.abc import Sequence

import msgspec

from bench.figure import Figure

HEAD = ("figure", "value", "unit", "ceiling", "ratio", "target", "")
RIGHT = frozenset({1, 3, 4, 5})


def table(figures: Sequence[Figure]) -> str:
    """Return an aligned table, followed by what each figure and its ceiling are."""
    rows = [HEAD, *(_row(figure) for figure in figures)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEAD))]
    lines = [
        "  ".join(
            cell.rjust(width) if column in RIGHT else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
    lines.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join([*lines, "", *_details(figures)])


def as_json(figures: Sequence[Figure], quick: bool) -> bytes:
    """Return the figures and a description of the machine as JSON."""
    whole = {
        "machine": {
            "cores": os.cpu_count(),
            "load": [round(load, 2) for load in os.getloadavg()],
            "python": platform.python_version(),
            "system": platform.platform(),
        },
        "quick": quick,
        "figures": [
            {**msgspec.structs.asdict(figure), "ratio": _ratio(figure), "met": figure.met}
            for figure in figures
        ],
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n"


def _row(figure: Figure) -> tuple[str, ...]:
    ratio = _ratio(figure)
    return (
        figure.name,
        _number(figure.value),
        figure.unit,
        "-" if figure.ceiling is None else _number(figure.ceiling),
        "-" if ratio is None else f"{ratio:.2f}",
        f"{'<=' if figure.at_most else '>='} {_number(figure.target)}",
        "met" if figure.met else "NOT MET",
    )


def _ratio(figure: Figure) -> float | None:
    """Return the ratio to the ceiling, if there is one."""
    if figure.ceiling is None:
        return None
    return figure.value / figure.ceiling if figure.compared == figure.value else figure.compared


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def _details(figures: Sequence[Figure]) -> list[str]:
    width = max((len(figure.name) for figure in figures), default=0)
    return [
        f"{figure.name.ljust(width)}  {figure.about}"
        + (f"; ceiling: {figure.ceiling_about}" if figure.ceiling_about else "")
        + (f"; {figure.note}" if figure.note else "")
        for figure in figures
    ]
