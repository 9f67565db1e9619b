"""How the easy bot values the prototype's commands."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.dice_hospital.bots.bot_view import BotView
from games.dice_hospital.commands import TradeIn
from games.dice_hospital.data.figures import ROUNDS
from games.dice_hospital.effects.choice import list_choices
from games.dice_hospital.effects.groups import grouped
from games.dice_hospital.effects.valuation import BLOOD_BAG
from games.dice_hospital.modules.prototype.names import SUFFIX, kind_of
from games.dice_hospital.modules.prototype.recolouring import RecolourPatient
from games.dice_hospital.state import Patient


def trade_in(bot_view: BotView, command: TradeIn) -> int:
    """Trade in departments without a suitable patient in the last round."""
    tile = command.improvement
    if bot_view.view.round < ROUNDS or not kind_of(tile).endswith(SUFFIX):
        return 0
    return (
        0 if tile in bot_view.own.specialists or _best(bot_view, tile, bot_view.own.patients) else BLOOD_BAG
    )


def recolour(bot_view: BotView, command: RecolourPatient) -> int:
    """The value of a department after the recolouring, unless the patient can be healed elsewhere."""
    own = bot_view.own
    if own.nurses == own.nurses_placed and set(own.specialists).issubset(own.used):
        return -1
    before = next(patient for patient in own.patients if patient.id == command.patient)
    patients = [
        replace(patient, colour=command.colour) if patient is before else patient for patient in own.patients
    ]
    free = [tile for tile in own.departments if tile not in own.used]
    gain = max(
        (
            _best(bot_view, tile, patients) - _best(bot_view, tile, own.patients)
            for tile in free
            if bot_view.box.choices[tile].colour == command.colour
        ),
        default=0,
    )
    elsewhere = max((_best(bot_view, tile, (before,)) for tile in free), default=0)
    return gain - elsewhere - BLOOD_BAG if gain > elsewhere + BLOOD_BAG else -1


def _best(bot_view: BotView, tile: str, patients: Sequence[Patient]) -> int:
    """The best value of a department for these patients; 0 if it cannot be used."""
    effect, by_id = bot_view.box.departments[tile].effect, {patient.id: patient for patient in patients}
    kind, found = bot_view.box.department_kinds[type(effect)], grouped(patients)
    return max(
        (
            kind.estimate(effect, [by_id[number] for number in ids], len(bot_view.own.discharged))
            for ids, _ in list_choices(bot_view.box.choices[tile], found, 0)
        ),
        default=0,
    )
