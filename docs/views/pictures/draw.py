"""Writes every picture to its file in docs/views."""

from collections.abc import Callable, Iterator
from pathlib import Path

from docs.views.pictures import clinic, dice_hospital

FOLDER = Path(__file__).parents[1]
PICTURES: dict[str, Callable[[], str]] = {**clinic.PICTURES, **dice_hospital.PICTURES}
"""How each file is drawn."""


def outdated() -> Iterator[tuple[Path, str]]:
    """Yield the files that differ from their drawing, with the drawing."""
    for name, drawn in PICTURES.items():
        path, new = FOLDER / name, drawn()
        if not path.exists() or path.read_text() != new:
            yield path, new


if __name__ == "__main__":
    for path, new in outdated():
        path.parent.mkdir(exist_ok=True)
        path.write_text(new)
