"""Figures: the numbers of a game, where each comes from, and which of them a game's creator may change."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from games.kernel.refusal import Illegal

Source = Literal["printed", "derived", "house"]
"""Where a figure comes from: printed in a rulebook, derived from one, or set by us."""


class Figure(msgspec.Struct, frozen=True):
    """A number or table of the game. House figures have a form: a type that another value must match."""

    key: str
    value: Any
    source: Source
    about: str
    form: Any = None


def whole(pattern: str) -> msgspec.Meta:
    """Constrain a text to match a pattern from end to end: `$` alone would allow a line break after it."""
    return msgspec.Meta(pattern=rf"^{pattern}$(?!\n)")


def number_for_each(keys: Sequence[str], least: int, most: int) -> Any:
    """The form of a table with a number from `least` to `most` for some of the keys."""
    table: Any = dict
    return table[_one_of(keys), Annotated[int, msgspec.Meta(ge=least, le=most)]]


def some_of(keys: Sequence[str]) -> Any:
    """The form of a list of at least one of the keys, and at most as many as there are."""
    several: Any = tuple
    return Annotated[several[_one_of(keys), ...], msgspec.Meta(min_length=1, max_length=len(keys))]


def _one_of(keys: Sequence[str]) -> Any:
    # Typed as Any because the keys are known only when the program runs.
    literal: Any = Literal
    return literal[tuple(keys)]


def with_house_figures(figures: Iterable[Figure], own: Mapping[str, Any]) -> tuple[Figure, ...]:
    """Return the figures with the values that the game's creator set. Raises Illegal for a bad value."""
    known = {figure.key: figure for figure in figures}
    for key, value in own.items():
        figure = known.get(key)
        if figure is None:
            raise Illegal("unknown_figure", figure=key, known=sorted(f.key for f in known.values() if f.form))
        if figure.form is None:
            raise Illegal("figure_not_house", figure=key, source=figure.source)
        try:
            known[key] = replace(figure, value=msgspec.convert(value, figure.form, str_keys=True))
        except msgspec.ValidationError as error:
            raise Illegal("bad_figure", figure=key, reason=str(error)) from None
    return tuple(known.values())


def present_figure(figure: Figure) -> dict[str, Any]:
    """Return a figure as plain values, without its form."""
    value = msgspec.to_builtins(figure.value, str_keys=True)
    return {"key": figure.key, "value": value, "source": figure.source, "about": figure.about}
