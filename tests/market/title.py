"""Market as a title: its modules, options and view, how a game begins and who wins."""

from typing import Annotated, Any

import msgspec

from games.kernel.bots import heuristic_policy, heuristics_of, hidden_commands, values_by
from games.kernel.messages import Seat
from games.kernel.module import Module
from games.kernel.search.compare import Limits, advisor
from games.kernel.search.knowledge import Knowledge
from games.kernel.search.ladder import Strengths, ladder
from games.kernel.title import Standing, Title, pass_or_first
from games.kernel.words.words import Sentence, Words
from tests.market.auction import AUCTION
from tests.market.base import BASE, Cards, Rules, State, box
from tests.market.trade import TRADE

LOW = {box: lambda usual: lambda rules: [card for card in usual(rules) if card < 6]}
HIGH = {box: lambda usual: lambda rules: [card for card in usual(rules) if card > 3]}
LOW_CARDS = Module(
    key="low_cards",
    name="Low cards",
    about="Only 1 to 5.",
    conflicts=("trade",),
    overrides=LOW,
    words=Words(
        name=Sentence(en="Low cards", de="Niedrige Karten", fr="Petites cartes", it="Carte basse"),
        about=Sentence(en="Only 1 to 5.", de="Nur 1 bis 5.", fr="Seulement 1 à 5.", it="Solo da 1 a 5."),
    ),
)
HIGH_CARDS = Module(
    key="high_cards",
    name="High cards",
    about="Only 4 to 9.",
    combines=("auction", "trade"),
    overrides=HIGH,
    words=Words(
        name=Sentence(en="High cards", de="Hohe Karten", fr="Grandes cartes", it="Carte alte"),
        about=Sentence(en="Only 4 to 9.", de="Nur 4 bis 9.", fr="Seulement 4 à 9.", it="Solo da 4 a 9."),
    ),
)
MODULES = (AUCTION, TRADE, LOW_CARDS, HIGH_CARDS)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sides of the die, and how many cards a hand begins with."""

    sides: Annotated[int, msgspec.Meta(ge=1)] = 6
    cards: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3


class View(msgspec.Struct, frozen=True, tag_field="title", tag="market"):
    """The table for a viewer: their own cards, and all hands once the game is over."""

    step: str
    round: int
    points: tuple[int, ...]
    hand: Cards | None
    played: int | None
    hands: tuple[Cards, ...] | None
    modules: dict[str, Any]


def _view(rules: Rules, state: State, seat: Seat | None, everything: bool) -> View:
    hand, played = (None, None) if seat is None else (state.hands[seat], state.played[seat])
    modules = {key: show(rules, state, seat, everything) for key, show in rules.views.items()}
    hands = state.hands if everything else None
    return View(state.step, state.round, state.points, hand, played, hands, modules)


def _standings(_rules: Rules, state: State) -> tuple[Standing, ...]:
    places = [1 + sum(other > points for other in state.points) for points in state.points]
    return tuple(map(Standing, range(len(places)), places, state.points))


POLICY = heuristic_policy((BASE, *MODULES), lambda view: view)
HEURISTICS = heuristics_of((BASE, *MODULES))
KNOWLEDGE = Knowledge[State](
    values=lambda rules, state, seat: values_by(
        HEURISTICS(rules.views), _view(rules, state, seat, everything=False)
    ),
    default=pass_or_first,
    points=lambda _rules, state: state.points,
    hidden=hidden_commands((BASE, *MODULES)),
)
STRENGTHS = Strengths(
    medium=Limits(width=3, plans=1, finalists=2, playouts=1, rounds=0, work=500),
    hard=Limits(width=4, plans=2, finalists=2, playouts=2, rounds=1, work=2_000),
    expert=Limits(width=6, plans=4, finalists=2, playouts=4, rounds=2, work=8_000),
)
MARKET = Title(
    key="market",
    name="Market",
    about="A title small enough to test everything around it.",
    words=Words(
        name=Sentence(en="Market", de="Markt", fr="Marché", it="Mercato"),
        about=Sentence(
            en="A title small enough to test everything around it.",
            de="Ein Spiel, klein genug, um alles darum herum zu testen.",
            fr="Un jeu assez petit pour tester tout ce qui l'entoure.",
            it="Un gioco abbastanza piccolo da provare tutto ciò che lo circonda.",
        ),
        options={
            "sides": Sentence(
                en="Sides of the die", de="Seiten des Würfels", fr="Faces du dé", it="Facce del dado"
            ),
            "cards": Sentence(
                en="Cards of a hand", de="Karten einer Hand", fr="Cartes en main", it="Carte in mano"
            ),
        },
    ),
    base=BASE,
    modules=MODULES,
    options=Options,
    state=State,
    box=lambda _modules: None,
    begin=lambda r: {"hands": ((),) * r.players, "played": (0,) * r.players, "points": (0,) * r.players},
    view=_view,
    view_type=View,
    standings=_standings,
    policy=POLICY,
    bots=ladder(POLICY, KNOWLEDGE, STRENGTHS),
    advise=advisor(KNOWLEDGE, STRENGTHS.expert),
    stand_in="easy",
)
TITLES = {MARKET.key: MARKET}
