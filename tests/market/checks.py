"""What Market brings to the suite of all titles: no card is lost, and hidden cards can be dealt anew."""

from random import Random
from typing import Any

from msgspec.structs import replace

from games.kernel.messages import Event, Seat
from games.kernel.rules import Rules
from tests.market.base import box
from tests.market.state import State
from tests.titles.registry import Books, Checks


def _books(rules: Rules) -> Books:
    every = sorted(rules.resolve(box)(rules))

    def check(_before: State, event: Event, after: State) -> None:
        face_down = [card for card in after.played if card]
        cards = [*after.deck, *after.discarded, *face_down, *(card for hand in after.hands for card in hand)]
        assert sorted(cards) == every, f"cards were lost or made by {event}"
        assert min(after.points) >= 0

    return check


def _resampled(_rules: Rules, state: Any, viewer: Seat | None, random: Random) -> Any:
    """Other cards in the deck, in the hands of others and face down before them."""
    others = [seat for seat in range(len(state.hands)) if seat != viewer]
    pool = [*state.deck, *(card for seat in others for card in state.hands[seat])]
    pool += [card for seat in others if (card := state.played[seat])]
    random.shuffle(pool)
    hands, played = list(state.hands), list(state.played)
    for seat in others:
        hands[seat] = tuple(pool.pop() for _ in hands[seat])
        played[seat] = played[seat] and pool.pop()
    return replace(state, deck=tuple(pool), hands=tuple(hands), played=tuple(played))


CHECKS = Checks(_books, _resampled, viewer_fields=("hand", "played"))
