"""The setup of a game: everything that its rules are composed from, as its creation records it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.kernel.composition.module_selection import check_modules, named_modules, select_modules
from games.kernel.composition.options import fill_module_options, options_for_record, read_options
from games.kernel.figures import figures_of, recorded_values, with_house_figures, with_recorded_values
from games.kernel.title import Title


class Setup(msgspec.Struct, frozen=True):
    """What the rules of a game depend on besides its title. Games with equal setups have equal rules."""

    rules: int
    """The version of the title's rules."""
    modules: tuple[str, ...]
    options: dict[str, Any]
    figures: dict[str, Any]
    """Every figure in force, so that a changed default changes no existing game."""
    seats: tuple[str, ...]
    """The kind of every seat, in order."""


def complete_setup(
    title: Title,
    keys: Sequence[str],
    given: Mapping[str, Any],
    seats: tuple[str, ...],
    defaults: Mapping[str, Any] | None = None,
) -> Setup:
    """Return the setup of a new game, complete. Raises Illegal if its parts do not go together.

    `defaults` are figures to use in place of the title's own.
    """
    options = read_options(title, given)
    modules = select_modules(title, keys, options, seats)
    check_modules(modules, seats)
    figures = with_recorded_values(figures_of(modules), defaults or {})
    return Setup(
        title.rules_version,
        named_modules(modules),
        options_for_record(fill_module_options(options, modules)),
        recorded_values(with_house_figures(figures, options.figures)),
        seats,
    )
