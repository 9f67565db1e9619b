"""Event cards: from round 2 on, a card is drawn before patients arrive. It lasts until the shift changes."""

from collections.abc import Callable
from typing import Any

from games.dice_hospital.modules.event_cards import messages as m
from games.dice_hospital.modules.event_cards.cards import CARDS
from games.dice_hospital.modules.event_cards.effects.before_activation import BEFORE_ACTIVATION
from games.dice_hospital.modules.event_cards.effects.choices import (
    DECLINE_EVENT,
    KINDS,
    awaiting,
    choice_handler,
    needed_in,
    settle,
)
from games.dice_hospital.modules.event_cards.effects.instant import EVENT_CARD
from games.dice_hospital.modules.event_cards.effects.monitoring import MONITORING_STEP
from games.dice_hospital.modules.event_cards.evolve import EVOLVERS
from games.dice_hospital.modules.event_cards.figures import FIGURES, FIRST_ROUND
from games.dice_hospital.modules.event_cards.heuristics import HEURISTICS
from games.dice_hospital.modules.event_cards.hidden import deal_hidden
from games.dice_hospital.modules.event_cards.names import NAMES
from games.dice_hospital.modules.event_cards.state import (
    EventCardsState,
    EventCardsView,
    begin,
    effect_of,
    event_cards_state,
    view,
)
from games.dice_hospital.modules.event_cards.words import WORDS
from games.dice_hospital.state import State
from games.dice_hospital.steps.draw import draw_cards
from games.dice_hospital.types import Context, Decision, Handler, Module, Rules, Step
from games.kernel.messages import Command
from games.kernel.module import Before, public

Hook = Callable[..., Any]


def _there_is_one(_rules: Rules, state: State, number: int) -> bool:
    return number >= FIRST_ROUND and len(event_cards_state(state).deck) > 0


def _draw(ctx: Context, state: State) -> Decision:
    (card,) = draw_cards(ctx.chance, event_cards_state(state).deck, 1)
    state = yield m.EventCardDrawn(card)
    effect = effect_of(state)
    state = yield from KINDS[type(effect)].at_once(ctx, state, effect)
    return (yield from settle(ctx, state))


def _for_the_round(hook: Hook) -> Callable[[Hook], Hook]:
    """Override a hook while a card that changes it is in force."""
    by_effect = {kind.effect: kind.overrides[hook] for kind in KINDS.values() if hook in kind.overrides}

    def wrapper(original: Hook) -> Hook:
        def override(rules: Rules, state: State, *args: Any) -> Any:
            effect, found = effect_of(state), original(rules, state, *args)
            change = by_effect.get(type(effect))
            return found if change is None else change(effect, found, rules, state, *args)

        return override

    return wrapper


HANDLERS: dict[type[Command], Handler] = {
    **{
        kind: choice_handler(kind)
        for kind in (m.NamePatient, m.StayHome, m.CloseDepartment, m.MonitorPatient)
    },
    m.DeclineEvent: DECLINE_EVENT,
}
OWN_EVENTS = (
    m.EventCardDrawn,
    m.BloodDonated,
    m.FluPatientsAdmitted,
    m.SuperbugSpread,
    m.ConditionChanged,
    m.PatientTransferred,
    m.MeepleStayedHome,
    m.DepartmentClosed,
    m.PatientMonitored,
    m.EventDeclined,
)


def _choice_step(step: str, *commands: type[Command]) -> Step:
    return Step(step, enter=settle, awaiting=awaiting, commands=commands, occurs=needed_in(step))


EVENT_CARDS = Module(
    key="event_cards",
    name="Event cards",
    about="From round 2 on, each round begins with an event.",
    words=WORDS,
    figures=FIGURES,
    edits=(
        Before(
            "arrival",
            Step(
                EVENT_CARD,
                enter=_draw,
                awaiting=awaiting,
                commands=(m.NamePatient, m.DeclineEvent),
                occurs=_there_is_one,
            ),
        ),
        Before("activation", _choice_step(BEFORE_ACTIVATION, m.StayHome, m.CloseDepartment)),
        Before("scoring", _choice_step(MONITORING_STEP, m.MonitorPatient, m.DeclineEvent)),
    ),
    handlers=HANDLERS,
    evolvers=EVOLVERS,
    overrides={
        hook: _for_the_round(hook)
        for hook in dict.fromkeys(hook for kind in KINDS.values() for hook in kind.overrides)
    },
    redactions=dict.fromkeys((*HANDLERS, *OWN_EVENTS), public),
    slice=(EventCardsState, begin),
    view=(EventCardsView, view),
    components=CARDS,
    names=NAMES,
    examples=(
        m.NamePatient(4),
        m.StayHome("nurse"),
        m.CloseDepartment("imaging"),
        m.MonitorPatient(7),
        m.DeclineEvent(),
    ),
    heuristics=HEURISTICS,
    deal_hidden=deal_hidden,
)
