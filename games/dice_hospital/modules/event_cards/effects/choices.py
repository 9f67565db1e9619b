"""Asking every player what a card asks: all at once, and not where there is nothing to choose."""

from collections.abc import Callable
from typing import Any

from games.dice_hospital.modules.event_cards.effects.instant import INSTANT, everyone
from games.dice_hospital.modules.event_cards.effects.interpreter import Alike, Choice, EventKind
from games.dice_hospital.modules.event_cards.effects.lasting import LASTING
from games.dice_hospital.modules.event_cards.messages import DeclineEvent, EventDeclined
from games.dice_hospital.modules.event_cards.state import effect_of, posted, share_of
from games.dice_hospital.state import Course, State
from games.dice_hospital.types import Context, Handler, Rules
from games.kernel.messages import NOBODY, Awaiting, Command, Seat
from games.kernel.refusal import Illegal

KINDS: dict[type[Any], EventKind] = {kind.effect: kind for kind in (*INSTANT, *LASTING)}


def asked_in(step: str) -> Callable[[Rules, State, int], bool]:
    """Whether the card in force asks something in a step, which is left out otherwise."""

    def occurs(_rules: Rules, state: State, _round: int) -> bool:
        choice = _choice(state)
        return choice is not None and choice.step == step

    return occurs


def _choice(state: State) -> Choice | None:
    effect = effect_of(state)
    return None if effect is None else KINDS[type(effect)].choice


def settle(ctx: Context, state: State) -> Course:
    """Answer for everyone who has nothing to choose."""
    for seat in everyone(ctx.rules, state):
        state = yield from _settle(ctx.rules, state, seat)
    return state


def _settle(rules: Rules, state: State, seat: Seat) -> Course:
    choice = _choice(state)
    while choice and not choice.optional and (left := _left(rules, state, seat, choice)):
        if len(left) > 1 and sum(map(len, left)) > _wanted(rules, state, seat):
            break
        state = yield choice.happens(rules, state, seat, effect_of(state), left[0][0])
    return state


def _wanted(rules: Rules, state: State, seat: Seat) -> int:
    count: int = rules.figures[effect_of(state).count]
    return count - len(share_of(state, seat).chosen)


def _left(rules: Rules, state: State, seat: Seat, choice: Choice) -> list[Alike]:
    """What a seat may still name; nothing once it is done."""
    if choice.step != state.step or seat in state.acted or _wanted(rules, state, seat) <= 0:
        return []
    return choice.among(rules, state, seat, effect_of(state))


def awaiting(rules: Rules, state: State) -> Awaiting:
    """Everyone who may still name something."""
    choice = _choice(state)
    if choice is None:
        return NOBODY
    return Awaiting(tuple(seat for seat in everyone(rules, state) if _left(rules, state, seat, choice)))


def answering(kind: type[Command]) -> Handler:
    """How a command is handled that names something."""
    (field,) = kind.__struct_fields__

    def legal(rules: Rules, state: State, seat: Seat) -> list[Command]:
        choice = _choice(state)
        if choice is None or choice.command is not kind:
            return []
        return [choice.command(*alike[:1]) for alike in _left(rules, state, seat, choice)]

    def decide(ctx: Context, state: State, seat: Seat, command: Command) -> Course:
        choice, answer = _choice(state), getattr(command, field)
        if choice is None or choice.command is not kind:
            raise Illegal("not_asked", card=posted(state).card)
        if all(answer not in alike for alike in _left(ctx.rules, state, seat, choice)):
            raise choice.refusal(state, seat, answer)
        state = yield choice.happens(ctx.rules, state, seat, effect_of(state), answer)
        return (yield from _settle(ctx.rules, state, seat))

    return Handler(decide, legal)


def _legal_decline(_rules: Rules, state: State, _seat: Seat) -> list[DeclineEvent]:
    choice = _choice(state)
    return [DeclineEvent()] if choice and choice.optional else []


def _decline(ctx: Context, state: State, seat: Seat, _command: DeclineEvent) -> Course:
    if not _legal_decline(ctx.rules, state, seat):
        raise Illegal("event_not_optional", card=posted(state).card)
    return (yield EventDeclined(seat))


DECLINING = Handler(_decline, _legal_decline)
