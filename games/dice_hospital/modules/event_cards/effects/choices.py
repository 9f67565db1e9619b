"""The choice that an event card gives every player, all at the same time."""

from collections.abc import Callable
from typing import Any

from games.dice_hospital.modules.event_cards.effects.instant import INSTANT, everyone
from games.dice_hospital.modules.event_cards.effects.interpreter import Choice, EventKind, Interchangeable
from games.dice_hospital.modules.event_cards.effects.lasting import LASTING
from games.dice_hospital.modules.event_cards.messages import DeclineEvent, EventDeclined
from games.dice_hospital.modules.event_cards.state import effect_of, event_cards_state, seat_status
from games.dice_hospital.state import State
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.messages import NOBODY, Awaiting, Command, Seat
from games.kernel.refusal import Illegal

KINDS: dict[type[Any], EventKind] = {kind.effect: kind for kind in (*INSTANT, *LASTING)}


def needed_in(step: str) -> Callable[[Rules, State, int], bool]:
    """Whether the current card needs a choice in this step; otherwise the step is skipped."""

    def occurs(_rules: Rules, state: State, _round: int) -> bool:
        choice = _choice(state)
        return choice is not None and choice.step == step

    return occurs


def _choice(state: State) -> Choice | None:
    effect = effect_of(state)
    return None if effect is None else KINDS[type(effect)].choice


def settle(ctx: Context, state: State) -> Decision:
    """Make the forced choices of all seats."""
    for seat in everyone(ctx.rules, state):
        state = yield from _settle(ctx.rules, state, seat)
    return state


def _settle(rules: Rules, state: State, seat: Seat) -> Decision:
    choice = _choice(state)
    while choice and not choice.optional and (left := _left(rules, state, seat, choice)):
        if len(left) > 1 and sum(map(len, left)) > _wanted(rules, state, seat):
            break
        state = yield choice.event_for(rules, state, seat, effect_of(state), left[0][0])
    return state


def _wanted(rules: Rules, state: State, seat: Seat) -> int:
    count: int = rules.figures[effect_of(state).count]
    return count - len(seat_status(state, seat).chosen)


def _left(rules: Rules, state: State, seat: Seat, choice: Choice) -> list[Interchangeable]:
    """The choices left to a seat; none once it is done."""
    if choice.step != state.step or seat in state.acted or _wanted(rules, state, seat) <= 0:
        return []
    return choice.options(rules, state, seat, effect_of(state))


def awaiting(rules: Rules, state: State) -> Awaiting:
    """Wait for all seats that still have a choice."""
    choice = _choice(state)
    if choice is None:
        return NOBODY
    return Awaiting(tuple(seat for seat in everyone(rules, state) if _left(rules, state, seat, choice)))


def choice_handler(kind: type[Command]) -> Handler:
    """Return the handler of a command that makes a choice."""
    (field,) = kind.__struct_fields__

    def legal(rules: Rules, state: State, seat: Seat) -> list[Command]:
        choice = _choice(state)
        if choice is None or choice.command is not kind:
            return []
        return [choice.command(*interchangeable[:1]) for interchangeable in _left(rules, state, seat, choice)]

    def decide(ctx: Context, state: State, seat: Seat, command: Command) -> Decision:
        choice, answer = _choice(state), getattr(command, field)
        if choice is None or choice.command is not kind:
            raise Illegal("not_asked", card=event_cards_state(state).card)
        if all(answer not in interchangeable for interchangeable in _left(ctx.rules, state, seat, choice)):
            raise choice.refusal(state, seat, answer)
        state = yield choice.event_for(ctx.rules, state, seat, effect_of(state), answer)
        return (yield from _settle(ctx.rules, state, seat))

    return Handler(decide, legal)


def _legal_decline(_rules: Rules, state: State, _seat: Seat) -> list[DeclineEvent]:
    choice = _choice(state)
    return [DeclineEvent()] if choice and choice.optional else []


def _decline(ctx: Context, state: State, seat: Seat, _command: DeclineEvent) -> Decision:
    if not _legal_decline(ctx.rules, state, seat):
        raise Illegal("event_not_optional", card=event_cards_state(state).card)
    return (yield EventDeclined(seat))


DECLINE_EVENT = Handler(_decline, _legal_decline)
