"""House figures at the limits of their forms: whatever a game's creator may set can be played."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.kernel.catalogue.module_facts import seatings, selectable_modules
from games.kernel.composition.compose import compose
from games.kernel.figures import Figure, present_figure
from games.kernel.refusal import Illegal
from tests.games.dice_hospital.combinations import Mix
from tests.games.dice_hospital.module_games import check_module_game

NAMED = {module.key for module in selectable_modules(DICE_HOSPITAL)}


def house() -> Iterator[tuple[Mix, Figure]]:
    """Every figure that may be set, with the smallest table of its module."""
    for module in DICE_HOSPITAL.all_modules:
        named = (
            (module.key,) if module.key in NAMED else tuple(key for key in module.combines if key in NAMED)
        )
        for figure in module.figures:
            if figure.source == "house":
                yield Mix(named, seatings(DICE_HOSPITAL, named)[0]), figure


FIGURES = list(house())


class Limits:
    """Values that a form allows, mostly the least and the most of each number and each list."""

    def __init__(self, form: Any, random: Random) -> None:
        self.schema = msgspec.json.schema(form)
        self.random = random

    def value(self, like: Any) -> Any:
        """A value of the form; objects have the keys of the usual one."""
        return self._value(self.schema, like)

    def _value(self, schema: dict[str, Any], like: Any) -> Any:
        if "$ref" in schema:
            return self._value(self.schema["$defs"][schema["$ref"].rpartition("/")[2]], like)
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        if "anyOf" in schema:
            return self._value(self.random.choice(schema["anyOf"]), like)
        match schema["type"]:
            case "integer":
                return self._between(schema["minimum"], schema["maximum"])
            case "array" if "prefixItems" in schema:
                return [self._value(part, None) for part in schema["prefixItems"]]
            case "array":
                parts = range(self._between(schema.get("minItems", 0), schema.get("maxItems", 20)))
                return [self._value(schema["items"], None) for _ in parts]
            case "object" if "properties" in schema:
                return {name: self._value(part, None) for name, part in schema["properties"].items()}
            case "object":
                keys = list(like)[: self._between(schema.get("minProperties", 0), len(like))]
                return {key: self._value(schema["additionalProperties"], None) for key in keys}
            case kind:
                raise AssertionError(f"no limits known for {kind}")

    def _between(self, least: int, most: int) -> int:
        return self.random.choice((least, most, self.random.randint(least, most)))


def accepted(mix: Mix, figure: Figure) -> Iterator[tuple[int, Any]]:
    """Values at the limits of a form that a game accepts; others are refused by the figure's name."""
    for number in range(60):
        value = Limits(figure.form, Random(number)).value(present_figure(figure)["value"])
        try:
            compose(DICE_HOSPITAL, mix.modules, {"figures": {figure.key: value}}, mix.seats)
        except Illegal as refusal:
            if (refusal.code, refusal.facts["figure"]) != ("bad_figure", figure.key):
                raise
        else:
            yield number, value


def played(mix: Mix, figure: Figure, times: int, available_commands: float) -> int:
    """Play games with values at a figure's limits, offers checked in some share of the first one."""
    games = 0
    for number, value in islice(accepted(mix, figure), times):
        own, share = {figure.key: value}, 0 if games else available_commands
        check_module_game(number, mix.modules, mix.people, mix.automa, available_commands=share, figures=own)
        games += 1
    return games


@pytest.mark.parametrize(("mix", "figure"), FIGURES, ids=[figure.key for _, figure in FIGURES])
def test_a_figure_at_its_limits_can_be_played(mix: Mix, figure: Figure) -> None:
    assert played(mix, figure, 1, available_commands=0.3) == 1


@pytest.mark.soak
@pytest.mark.parametrize(("mix", "figure"), FIGURES, ids=[figure.key for _, figure in FIGURES])
def test_what_is_offered_at_the_limits_of_a_figure(mix: Mix, figure: Figure) -> None:
    assert played(mix, figure, 6, available_commands=1) == 6
