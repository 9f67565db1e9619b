"""Keeping one of the drawn tokens: where it can be placed. A nurse token becomes a nurse."""

from collections.abc import Iterable

from games.dice_hospital.hooks import marks_on
from games.dice_hospital.modules.investments.figures import INTERN_SPACES, TOKENS_ON_A_DEPARTMENT
from games.dice_hospital.modules.investments.hooks import may_hold
from games.dice_hospital.modules.investments.messages import KeepToken, NurseHired, TokenLaid
from games.dice_hospital.modules.investments.state import portfolio, tokens_on
from games.dice_hospital.modules.investments.tokens.token_kinds import token_row
from games.dice_hospital.state import State
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal


def _has_room(rules: Rules, state: State, seat: Seat, place: str) -> bool:
    department = place in state.hospitals[seat].departments
    room = TOKENS_ON_A_DEPARTMENT if department else rules.figures[INTERN_SPACES]
    return len(tokens_on(state, seat, place)) < room


def _places(rules: Rules, state: State, seat: Seat) -> list[str]:
    """Where a seat can place a token, with only one of several equivalent places."""
    hospital, holds = state.hospitals[seat], rules.resolve(may_hold)
    marks, distinct = (
        rules.resolve(marks_on)(rules, state, seat),
        dict[tuple[str, tuple[str, ...] | None], str](),
    )
    for place in (*hospital.departments, *hospital.specialists):
        if holds(rules, state, seat, place) and _has_room(rules, state, seat, place):
            distinct.setdefault((place.partition(".")[0], marks.get(place)), place)
    return list(distinct.values())


def _is_nurse(token: str) -> bool:
    return token_row(token).kind == "nurse"


def _legal(rules: Rules, state: State, seat: Seat) -> Iterable[KeepToken]:
    drawn = portfolio(state, seat).drawn
    tokens = {token.partition(".")[0]: token for token in reversed(drawn)}.values()
    places = _places(rules, state, seat) if drawn else []
    for token in reversed(tokens):
        if _is_nurse(token):
            yield KeepToken(token)
        else:
            yield from [KeepToken(token, place) for place in places]


def _decide(ctx: Context, state: State, seat: Seat, command: KeepToken) -> Decision:
    rules, token, place = ctx.rules, command.token, command.place
    if token not in portfolio(state, seat).drawn:
        raise Illegal("token_not_drawn", token=token)
    if _is_nurse(token):
        if place:
            raise Illegal("token_not_laid", token=token)
        return (yield NurseHired(seat, token))
    if not rules.resolve(may_hold)(rules, state, seat, place):
        raise Illegal("no_place_for_tokens", place=place)
    if not _has_room(rules, state, seat, place):
        raise Illegal("place_full", place=place)
    return (yield TokenLaid(seat, token, place))


KEEP_TOKEN = Handler(_decide, _legal)
