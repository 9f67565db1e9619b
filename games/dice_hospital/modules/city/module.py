"""City: paramedics fetch the patients."""

from games.dice_hospital.events import ShiftChanged
from games.dice_hospital.hooks import free_nurses, lent_nurses, vehicle_numbers
from games.dice_hospital.modules.city import messages, neglect, view
from games.dice_hospital.modules.city.amendments import AMENDMENTS
from games.dice_hospital.modules.city.bonus_tokens import using
from games.dice_hospital.modules.city.earlier_heuristics import EARLIER_HEURISTICS
from games.dice_hospital.modules.city.evolve import EVOLVERS, OTHERS, shift_ends
from games.dice_hospital.modules.city.figures import FIGURES
from games.dice_hospital.modules.city.grid.setup import SETUP
from games.dice_hospital.modules.city.heuristics import HEURISTICS
from games.dice_hospital.modules.city.hidden import deal_hidden
from games.dice_hospital.modules.city.parts import NAMES, PARTS
from games.dice_hospital.modules.city.state import City, begin
from games.dice_hospital.modules.city.trips import ambulances
from games.dice_hospital.modules.city.trips.step import KEEP_BONUS_TOKEN, LOWER, PLACE_MARKER, TRIPS, WALK_TO
from games.dice_hospital.modules.city.words import WORDS
from games.dice_hospital.modules.city.worth import WORTH
from games.dice_hospital.steps.scoring import neglect as phase_4
from games.dice_hospital.types import Handler, Module
from games.kernel.messages import Command
from games.kernel.module import After, Replace, public

HANDLERS: dict[type[Command], Handler] = {
    messages.ParkAmbulance: ambulances.PARK_AMBULANCE,
    messages.LandHelicopter: ambulances.LAND_HELICOPTER,
    messages.WalkTo: WALK_TO,
    messages.KeepBonusToken: KEEP_BONUS_TOKEN,
    messages.LowerTotal: LOWER,
    messages.PlaceMarker: PLACE_MARKER,
    messages.UseBonusToken: using.USE_BONUS_TOKEN,
    messages.CallNurse: using.CALL_NURSE,
}

CITY = Module(
    key="city",
    name="City",
    about="Paramedics fetch patients from a city instead of waiting for ambulances.",
    words=WORDS,
    players=(2, 3, 4, 5),
    excludes=("mothers_in_ambulances", "parking"),
    figures=FIGURES,
    edits=(
        After("starting_patients", SETUP),
        Replace("arrival", ambulances.MOVES),
        Replace("ambulances", TRIPS),
    ),
    extra_commands={"activation": (messages.UseBonusToken, messages.CallNurse)},
    handlers=HANDLERS,
    evolvers={**EVOLVERS, **OTHERS},
    pre_evolvers={ShiftChanged: shift_ends},
    overrides={
        vehicle_numbers: lambda _original: lambda rules: tuple(range(1, rules.players + 1)),
        free_nurses: using.with_called,
        lent_nurses: using.with_called,
        phase_4: neglect.neglect_with_city,
    },
    redactions=dict.fromkeys((*HANDLERS, *EVOLVERS), public),
    slice=(City, begin),
    view=(view.CityView, view.view),
    components=PARTS,
    names=NAMES,
    examples=(
        messages.ParkAmbulance(3, "east"),
        messages.LandHelicopter(9),
        messages.WalkTo(6),
        messages.KeepBonusToken("bonus_heal_red.2"),
        messages.LowerTotal("bonus_minus_two.1"),
        messages.PlaceMarker(),
        messages.UseBonusToken("bonus_heal_red.2", 31),
        messages.CallNurse("bonus_nurse.4"),
    ),
    heuristics=HEURISTICS,
    earlier_heuristics=(EARLIER_HEURISTICS,),
    worth=WORTH,
    search_cost=55,
    deal_hidden=deal_hidden,
    amendments=AMENDMENTS,
)
