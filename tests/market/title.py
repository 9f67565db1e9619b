"""Market as a title: its modules, how a game begins and who wins."""

from typing import Any

from games.kernel.bots import heuristic_bot, random_bot
from games.kernel.catalogue.components import components
from games.kernel.messages import Seat
from games.kernel.module import Module
from games.kernel.title import Standing, Title
from tests.market.auction import AUCTION, best_bid
from tests.market.base import BASE, box
from tests.market.state import Options, Rules, State, View, view
from tests.market.trade import TRADE, trade_order

LOW_CARDS = Module(
    key="low_cards",
    name="Low cards",
    about="The numbers 6 to 9 stay in the box.",
    conflicts=("trade",),
    overrides={box: lambda usual: lambda rules: tuple(card for card in usual(rules) if card < 6)},
)


def _buyer_first(rules: Rules, state: State) -> list[Seat]:
    return sorted(range(rules.players), key=lambda seat: seat != best_bid(state).seat)


BUYER_FIRST = Module(
    key="buyer_first",
    name="Buyer first",
    about="The seat that bought a card may offer the first trade.",
    combines=("auction", "trade"),
    overrides={trade_order: lambda _usual: _buyer_first},
)
MODULES = (AUCTION, TRADE, LOW_CARDS, BUYER_FIRST)


def _standings(_rules: Rules, state: State) -> tuple[Standing, ...]:
    places = [1 + sum(other > points for other in state.points) for points in state.points]
    return tuple(map(Standing, range(len(places)), places, state.points))


def _begin(rules: Rules) -> dict[str, Any]:
    seats, deck = rules.players, rules.resolve(box)(rules)
    return {"deck": deck, "hands": ((),) * seats, "played": (None,) * seats, "points": (0,) * seats}


MARKET = Title(
    key="market",
    name="Market",
    about="A title small enough to test everything around it.",
    rules_version=1,
    base=BASE,
    modules=MODULES,
    options=Options,
    state=State,
    box=lambda _modules: None,
    begin=_begin,
    view=view,
    view_type=View,
    standings=_standings,
    components=components(BASE, *MODULES),
    bots={"random": random_bot, "easy": heuristic_bot((BASE, *MODULES), lambda view: view)},
    stand_in="easy",
)
TITLES = {MARKET.key: MARKET}
