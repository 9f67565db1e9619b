"""Figures: the numbers of a game, where each comes from, and which of them a game's creator may change."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from games.kernel.refusal import Illegal

if TYPE_CHECKING:
    from games.kernel.module import Module

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
        known[key] = _with_value(figure, value)
    return tuple(known.values())


def figures_of(modules: "Iterable[Module]") -> tuple[Figure, ...]:
    """Return the figures of these modules with their default values."""
    return tuple(figure for module in modules for figure in module.figures)


def recorded_values(figures: Iterable[Figure]) -> dict[str, Any]:
    """Return the values of figures as a creation records them: plain, with the keys of all tables sorted."""
    values = msgspec.to_builtins({figure.key: figure.value for figure in figures}, str_keys=True)
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(values, order="sorted"))
    return plain


def with_recorded_values(figures: Iterable[Figure], recorded: Mapping[str, Any]) -> tuple[Figure, ...]:
    """Return the figures with the values that a creation recorded. Raises Illegal if the rules lack them.

    A figure without a form changes only by an amendment, so its recorded value must be the rules' own.
    """
    known = {figure.key: figure for figure in figures}
    for key, value in recorded.items():
        if key not in known:
            raise Illegal("unknown_figure", figure=key, known=sorted(known))
        if known[key].form is not None:
            known[key] = _with_value(known[key], value)
        elif recorded_values([known[key]])[key] != value:
            raise Illegal("bad_figure", figure=key, reason="these rules have another value")
    return tuple(known.values())


def _with_value(figure: Figure, value: Any) -> Figure:
    try:
        return replace(figure, value=msgspec.convert(value, figure.form, str_keys=True))
    except msgspec.ValidationError as error:
        raise Illegal("bad_figure", figure=figure.key, reason=str(error)) from None


def changed_values(figures: Iterable[Figure], defaults: Iterable[Figure]) -> dict[str, Any]:
    """Return the values that differ from the defaults."""
    usual = recorded_values(defaults)
    return {key: value for key, value in recorded_values(figures).items() if value != usual.get(key)}


def present_figure(figure: Figure) -> dict[str, Any]:
    """Return a figure as plain values, without its form."""
    value = msgspec.to_builtins(figure.value, str_keys=True)
    return {"key": figure.key, "value": value, "source": figure.source, "about": figure.about}
