"""What Market brings to the suite of all titles: no card is lost, and hidden cards can be drawn again."""

from random import Random
from typing import Any

from msgspec.structs import replace

from games.kernel.messages import Event, Seat
from games.kernel.rules import Rules
from tests.market.base import CardDrawn, RoundScored, State, box
from tests.titles.registry import Books, Checks


def _books(_rules: Rules) -> Books:
    def check(before: State, event: Event, after: State) -> None:
        drawn = [event.card or 0] if isinstance(event, CardDrawn) else []
        gone = event.cards if isinstance(event, RoundScored) else ()
        assert sorted([*_cards(after), *gone]) == sorted([*_cards(before), *drawn]), (
            f"cards were lost or made by {event}"
        )
        assert min(after.points) >= 0

    return check


def _cards(state: State) -> list[int]:
    """Every card in a hand or face down."""
    return [card for card in (*state.played, *(card for hand in state.hands for card in hand)) if card]


def _resampled(rules: Rules, state: Any, viewer: Seat | None, random: Random) -> Any:
    """Other cards in the hands of others and face down before them, but the same where one was shown."""
    numbers, hands, played = rules.resolve(box)(rules), list(state.hands), list(state.played)
    for seat in range(len(hands)):
        if seat != viewer:
            hands[seat] = tuple(
                card if card in state.shown else random.choice(numbers) for card in hands[seat]
            )
            played[seat] = played[seat] and random.choice(numbers)
    return replace(state, hands=tuple(hands), played=tuple(played))


CHECKS = Checks(_books, _resampled, viewer_fields=("hand", "played"))
