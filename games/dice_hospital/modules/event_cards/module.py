"""Event cards: from round 2 on one is drawn before the patients arrive; it goes at the change of shift."""

from collections.abc import Callable
from typing import Any

from games.dice_hospital.modules.event_cards import messages as m
from games.dice_hospital.modules.event_cards.cards import CARDS, NAMES
from games.dice_hospital.modules.event_cards.effects.before_activation import BEFORE_ACTIVATION
from games.dice_hospital.modules.event_cards.effects.choices import (
    DECLINING,
    KINDS,
    answering,
    asked_in,
    awaiting,
    settle,
)
from games.dice_hospital.modules.event_cards.effects.instant import EVENT_CARD
from games.dice_hospital.modules.event_cards.effects.monitoring import MONITORING_STEP
from games.dice_hospital.modules.event_cards.evolve import EVOLVERS
from games.dice_hospital.modules.event_cards.figures import FIGURES, FIRST_ROUND
from games.dice_hospital.modules.event_cards.heuristics import HEURISTICS
from games.dice_hospital.modules.event_cards.state import Notice, NoticeView, begin, effect_of, posted, view
from games.dice_hospital.state import Course, State
from games.dice_hospital.steps.draw import draw_cards
from games.dice_hospital.types import Context, Handler, Module, Rules, Step
from games.kernel.messages import Command
from games.kernel.module import Before, public

Question = Callable[..., Any]


def _there_is_one(_rules: Rules, state: State, number: int) -> bool:
    return number >= FIRST_ROUND and len(posted(state).deck) > 0


def _draw(ctx: Context, state: State) -> Course:
    (card,) = draw_cards(ctx.chance, posted(state).deck, 1)
    state = yield m.EventCardDrawn(card)
    effect = effect_of(state)
    state = yield from KINDS[type(effect)].at_once(ctx, state, effect)
    return (yield from settle(ctx, state))


def _for_the_round(question: Question) -> Callable[[Question], Question]:
    """The question as the card in force answers it, if its kind does."""
    told = {kind.effect: kind.overrides[question] for kind in KINDS.values() if question in kind.overrides}

    def modifier(so_far: Question) -> Question:
        def answer(rules: Rules, state: State, *about: Any) -> Any:
            effect, found = effect_of(state), so_far(rules, state, *about)
            tell = told.get(type(effect))
            return found if tell is None else tell(effect, found, rules, state, *about)

        return answer

    return modifier


HANDLERS: dict[type[Command], Handler] = {
    **{kind: answering(kind) for kind in (m.NamePatient, m.StayHome, m.CloseDepartment, m.MonitorPatient)},
    m.DeclineEvent: DECLINING,
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


def _asking(step: str, *commands: type[Command]) -> Step:
    return Step(step, enter=settle, awaiting=awaiting, commands=commands, occurs=asked_in(step))


EVENT_CARDS = Module(
    key="event_cards",
    name="Event cards",
    about="From round 2 on, each round begins with an event.",
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
        Before("activation", _asking(BEFORE_ACTIVATION, m.StayHome, m.CloseDepartment)),
        Before("scoring", _asking(MONITORING_STEP, m.MonitorPatient, m.DeclineEvent)),
    ),
    handlers=HANDLERS,
    evolvers=EVOLVERS,
    overrides={
        question: _for_the_round(question)
        for question in dict.fromkeys(question for kind in KINDS.values() for question in kind.overrides)
    },
    redactions=dict.fromkeys((*HANDLERS, *OWN_EVENTS), public),
    slice=(Notice, begin),
    view=(NoticeView, view),
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
)
