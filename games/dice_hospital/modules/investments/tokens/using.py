"""Using tokens: first those of the department, then what the specialist allows, then those on its card."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec.structs import replace

from games.dice_hospital.commands import NURSE
from games.dice_hospital.effects.choice import check_choice, list_choices
from games.dice_hospital.effects.departments import healed
from games.dice_hospital.effects.specialist_reactions import grouped_by_placement, placements_to_react_to
from games.dice_hospital.events import MeeplePlaced
from games.dice_hospital.evolve.activation import pending_after
from games.dice_hospital.evolve.patients import treated
from games.dice_hospital.hooks import bags_to_recolour, specialist_of
from games.dice_hospital.modules.investments.hooks import may_hold
from games.dice_hospital.modules.investments.improvements.abilities import LendsToken, RepeatsToken
from games.dice_hospital.modules.investments.messages import TokenUsed, UseToken
from games.dice_hospital.modules.investments.state import PlacedToken, Session, portfolio, with_portfolio
from games.dice_hospital.modules.investments.tokens.effects import (
    is_usable_kind,
    steps_of,
    target,
    who_fits,
)
from games.dice_hospital.modules.investments.tokens.token_kinds import token_row
from games.dice_hospital.state import Pending, State
from games.dice_hospital.types import Context, Decision, Handler, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal

Way = Literal["department", "again", "lent", "card"]
"""Why a token can be used: on the department, a second time there, lent, or on the card."""


def meeple_placed(state: State, event: MeeplePlaced) -> State:
    """Remember the placement before its treatments, if the seat has tokens."""
    own = portfolio(state, event.seat)
    if not own.laid:
        return state
    session = Session(event.department, pending_after(state.hospitals[event.seat], event))
    return with_portfolio(state, event.seat, session=session)


def session_over(state: State, event: Any) -> State:
    """End the use of tokens after the last placement."""
    own = portfolio(state, event.seat)
    return with_portfolio(state, event.seat, session=None) if own.session else state


def usable(rules: Rules, state: State, seat: Seat) -> dict[str, tuple[PlacedToken, Way]]:
    """The tokens that a seat may use now, and why."""
    own = portfolio(state, seat)
    if own.session is None:
        return {}
    ability = _ability(rules, state, seat, own.session)
    found: dict[str, tuple[PlacedToken, Way]] = {}
    for laid in own.laid:
        if is_usable_kind(laid.token) and (way := _way(rules, state, seat, own.session, ability, laid)):
            found[laid.token] = laid, way
    return found


def _ability(rules: Rules, state: State, seat: Seat, session: Session) -> Any:
    meeple = session.placed.specialist
    return None if meeple == NURSE else rules.resolve(specialist_of)(rules, state, seat, meeple).ability


def _way(
    rules: Rules, state: State, seat: Seat, session: Session, ability: Any, laid: PlacedToken
) -> Way | None:
    hospital, used, meeple = state.hospitals[seat], session.used, session.placed.specialist
    if laid.place == meeple:
        return None if laid.token in used else "card"
    if meeple != NURSE and hospital.pending is None:
        return None
    if laid.place == session.department:
        if laid.token not in used:
            return "department"
        repeats = isinstance(ability, RepeatsToken) and len(set(used)) == len(used)
        return "again" if repeats else None
    lends = isinstance(ability, LendsToken) and laid.place in hospital.departments
    # A department that cannot hold tokens cannot borrow one either.
    return "lent" if lends and rules.resolve(may_hold)(rules, state, seat, session.department) else None


def _legal(rules: Rules, state: State, seat: Seat) -> list[UseToken]:
    session = portfolio(state, seat).session
    if session is None:
        return []
    hospital, bags = state.hospitals[seat], rules.resolve(bags_to_recolour)(rules, state, seat)
    placements = rules.resolve(placements_to_react_to)(rules, state, seat)
    distinct = {(token_row(token).key, way): token for token, (_, way) in usable(rules, state, seat).items()}
    return [
        UseToken(token, ids, recolour)
        for token in distinct.values()
        for ids, recolour in list_choices(
            target(token, session.placed),
            grouped_by_placement(rules.resolve(who_fits(token))(hospital, session.placed), placements),
            bags,
        )
    ]


def _decide(ctx: Context, state: State, seat: Seat, command: UseToken) -> Decision:
    rules, own, token = ctx.rules, portfolio(state, seat), command.token
    if all(laid.token != token for laid in own.laid):
        raise Illegal("token_not_yours", token=token)
    if own.session is None:
        raise Illegal("nothing_to_follow", token=token)
    tokens = usable(rules, state, seat)
    if token not in tokens:
        raise Illegal("token_not_usable", token=token, usable=sorted(tokens))
    choice, placed = target(token, own.session.placed), own.session.placed
    candidates = rules.resolve(who_fits(token))(state.hospitals[seat], placed)
    found = {patient.id: (patient, value) for patient, value in candidates}
    bags = rules.resolve(bags_to_recolour)(rules, state, seat)
    check_choice(choice, found, bags, command.patients, command.recolour)
    treatments = tuple(healed(found[patient][0], steps_of(token)) for patient in command.patients)
    colour = choice.colour if command.recolour else None
    return (yield TokenUsed(seat, token, tokens[token][0].place, treatments, command.recolour, colour))


def token_used(state: State, event: TokenUsed) -> State:
    """Heal the patient. Using a lent token or a token on the card ends the ability."""
    own = portfolio(state, event.seat)
    assert own.session
    changes = {} if event.place == own.session.department else {"pending": None}
    session = replace(own.session, used=(*own.session.used, event.token))
    state = with_portfolio(state, event.seat, session=session)
    return treated(state, event.seat, event.treatments, event.recoloured, event.colour, **changes)


LookingBack = Callable[[Rules, State, Seat], tuple[Pending, ...]]


def with_tokens(original: LookingBack) -> LookingBack:
    """Let tokens react to the placement, as specialists do."""

    def override(rules: Rules, state: State, seat: Seat) -> tuple[Pending, ...]:
        session, pending = portfolio(state, seat).session, state.hospitals[seat].pending
        if session is None or not usable(rules, state, seat):
            return original(rules, state, seat)
        return (pending, session.placed) if pending else (session.placed,)

    return override


USE_TOKEN = Handler(_decide, _legal)
