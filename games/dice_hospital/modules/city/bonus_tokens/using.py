"""Phase 3: bonus tokens heal patients or serve as nurses. Healing by a token does not trigger specialists."""

from collections.abc import Callable, Iterable

from games.dice_hospital.effects.choice import Choice, check_choice, list_choices
from games.dice_hospital.effects.departments import healed
from games.dice_hospital.hooks import bags_to_recolour, limit_treatments
from games.dice_hospital.modules.city.bonus_tokens.token_kinds import (
    NURSE_FOR_ONCE,
    BonusToken,
    kind_of,
    one_of_each,
)
from games.dice_hospital.modules.city.messages import BonusTokenUsed, CallNurse, NurseCalled, UseBonusToken
from games.dice_hospital.modules.city.state import crew_of
from games.dice_hospital.state import HEALTHY, State
from games.dice_hospital.steps.activation import patient_groups
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal


def _choice(token: BonusToken) -> Choice:
    return Choice(1, token.colour)


def _legal_use(rules: Rules, state: State, seat: Seat) -> Iterable[UseBonusToken]:
    tokens = [token for token in one_of_each(crew_of(state, seat).tokens) if kind_of(token).steps]
    if not tokens:
        return []
    groups, bags = patient_groups(rules, state, seat), rules.resolve(bags_to_recolour)(rules, state, seat)
    return [
        UseBonusToken(token, patient, recolour)
        for token in tokens
        for (patient,), recolour in list_choices(_choice(kind_of(token)), groups, bags)
    ]


def _use(ctx: Context, state: State, seat: Seat, command: UseBonusToken) -> Decision:
    rules, kind = ctx.rules, _own(state, seat, command.token)
    if not kind.steps:
        raise Illegal("token_heals_nobody", token=command.token)
    candidates = {p.id: (p, p.value) for p in state.hospitals[seat].patients if p.value < HEALTHY}
    bags = rules.resolve(bags_to_recolour)(rules, state, seat) if command.recolour else 0
    check_choice(_choice(kind), candidates, bags, (command.patient,), command.recolour)
    if command.recolour and not kind.colour:
        raise Illegal("needless_recolour", patients=list(command.recolour))
    patient = candidates[command.patient][0]
    (treatment,) = rules.resolve(limit_treatments)(rules, (patient,), (healed(patient, kind.steps),))
    colour = kind.colour if command.recolour else None
    return (yield BonusTokenUsed(seat, command.token, treatment, command.recolour, colour))


def _legal_call(_rules: Rules, state: State, seat: Seat) -> Iterable[CallNurse]:
    own = one_of_each(crew_of(state, seat).tokens)
    return [CallNurse(token) for token in own if kind_of(token) is NURSE_FOR_ONCE]


def _call(_ctx: Context, state: State, seat: Seat, command: CallNurse) -> Decision:
    if _own(state, seat, command.token) is not NURSE_FOR_ONCE:
        raise Illegal("token_is_no_nurse", token=command.token)
    return (yield NurseCalled(seat, command.token))


def _own(state: State, seat: Seat, token: str) -> BonusToken:
    if token not in crew_of(state, seat).tokens:
        raise Illegal("token_not_yours", token=token)
    return kind_of(token)


Nurses = Callable[[Rules, State, Seat], int]


def with_called(original: Nurses) -> Nurses:
    """Add the nurses that are tokens, in phase 3 only."""

    def override(rules: Rules, state: State, seat: Seat) -> int:
        called = len(crew_of(state, seat).nurses) if state.step == "activation" else 0
        return original(rules, state, seat) + called

    return override


USE_BONUS_TOKEN = Handler(_use, _legal_use)
CALL_NURSE = Handler(_call, _legal_call)
