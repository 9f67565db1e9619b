"""What administrators hide: the cards that other seats were dealt and did not keep."""

from msgspec.structs import replace

from games.dice_hospital.modules.administrators.rows import administrators_in
from games.dice_hospital.modules.administrators.state import SeatAdministrators, seat_administrators
from games.dice_hospital.state import State
from games.dice_hospital.types import Rules
from games.kernel.chance import RandomBelow
from games.kernel.messages import Seat


def deal_hidden(rules: Rules, state: State, seat: Seat, below: RandomBelow) -> State:
    """Return the state with these cards dealt again, from all that the seat has never seen.

    If there are too few cards for everyone, the last seats get cards that others did not keep: any of them.
    """
    offices, cards = seat_administrators(state), sorted(administrators_in(rules.box))
    kept = [office.kept for office in offices]
    rejected = [card for card in cards if card not in kept]
    unseen = [card for card in rejected if card not in offices[seat].dealt]

    def draw() -> str:
        return unseen.pop(below(len(unseen))) if unseen else rejected[below(len(rejected))]

    def hand(office: SeatAdministrators) -> tuple[str, ...]:
        kept = (office.kept,) if office.kept else ()
        return (*kept, *[draw() for _ in office.dealt[len(kept) :]])

    dealt = [
        office if other == seat else replace(office, dealt=hand(office))
        for other, office in enumerate(offices)
    ]
    return replace(state, administrators=tuple(dealt))
