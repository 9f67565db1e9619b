"""Changes of the rules for City and Maternity together since the first version."""

from collections.abc import Callable

from msgspec.structs import replace

from games.dice_hospital.modules.city.hooks import barred, fetch
from games.dice_hospital.modules.city.state import crew_of
from games.dice_hospital.modules.city_maternity.fetching import Barred, replace_fifth_mother
from games.dice_hospital.modules.city_maternity.tiles import FORM, PLACES
from games.dice_hospital.modules.maternity.families.members import is_mother
from games.dice_hospital.state import Patient, State
from games.dice_hospital.types import Amendment, Context, Decision, Rules
from games.kernel.messages import Seat

Fetch = Callable[[Context, State, Seat, int], Decision]


def _one_mother_per_trip(original: Barred) -> Barred:
    """Bar a second mother of a trip, and nobody because of the mothers in the hospital."""

    def override(rules: Rules, state: State, seat: Seat, patient: Patient) -> bool:
        if is_mother(patient):
            return any(map(is_mother, crew_of(state, seat).patients))
        return original(rules, state, seat, patient)

    return override


def _with_replacement(original: Fetch) -> Fetch:
    """Replace a fifth mother before she is fetched."""

    def override(ctx: Context, state: State, seat: Seat, number: int) -> Decision:
        state = yield from replace_fifth_mother(ctx, state, seat, number)
        return (yield from original(ctx, state, seat, number))

    return override


AMENDMENTS = (
    Amendment(
        since=2,
        about=(
            "A fifth mother does not block the way: she is replaced by a die of the bag with her value when"
            " she is fetched. The places of the tiles with a pink slot can be set."
        ),
        figures=(replace(PLACES, source="house", form=FORM),),
        overrides={barred: _one_mother_per_trip, fetch: _with_replacement},
    ),
)
