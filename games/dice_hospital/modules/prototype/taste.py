"""What the greedy bot thinks of the prototype's commands."""

from collections.abc import Sequence

from msgspec.structs import replace

from games.dice_hospital.bots.look import Look
from games.dice_hospital.commands import TradeIn
from games.dice_hospital.data.figures import ROUNDS
from games.dice_hospital.effects.choice import grouped, listed
from games.dice_hospital.effects.worth import BLOOD_BAG
from games.dice_hospital.modules.prototype.names import SUFFIX
from games.dice_hospital.modules.prototype.recolouring import RecolourPatient
from games.dice_hospital.state import Patient


def trade_in(look: Look, command: TradeIn) -> int:
    """In the last round a department that nobody fits is worth only its blood bag."""
    tile = command.improvement
    if look.view.round < ROUNDS or not tile.partition(".")[0].endswith(SUFFIX):
        return 0
    return 0 if tile in look.own.specialists or _best(look, tile, look.own.patients) else BLOOD_BAG


def recolour(look: Look, command: RecolourPatient) -> int:
    """What a department gains by the new colour, unless the patient is as well off elsewhere."""
    own = look.own
    if own.nurses == own.nurses_placed and set(own.specialists).issubset(own.used):
        return -1
    before = next(patient for patient in own.patients if patient.id == command.patient)
    patients = [
        replace(patient, colour=command.colour) if patient is before else patient for patient in own.patients
    ]
    tiles = [tile for tile in own.departments if tile not in own.used]
    gain = max((_best(look, tile, patients) - _best(look, tile, own.patients) for tile in tiles), default=0)
    elsewhere = max((_best(look, tile, (before,)) for tile in tiles), default=0)
    return gain - elsewhere - BLOOD_BAG if gain > elsewhere + BLOOD_BAG else -1


def _best(look: Look, tile: str, patients: Sequence[Patient]) -> int:
    """The most that a department can do for these patients; nothing if it cannot work."""
    effect, chart = look.box.departments[tile].effect, {patient.id: patient for patient in patients}
    kind, found = look.box.department_kinds[type(effect)], grouped((p, p.value) for p in patients)
    return max(
        (
            kind.worth(effect, [chart[number] for number in ids], len(look.own.discharged))
            for ids, _ in listed(look.box.choices[tile], found, 0)
        ),
        default=0,
    )
