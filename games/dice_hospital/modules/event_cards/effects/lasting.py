"""Events that last a round: they override hooks of the base game."""

from games.dice_hospital.commands import NURSE
from games.dice_hospital.events import ScoreLine
from games.dice_hospital.hooks import (
    bags_to_spend,
    discharge_count,
    faces,
    free_nurses,
    free_specialists,
    lent_nurses,
    neglect_steps,
    open_departments,
    round_lines,
)
from games.dice_hospital.modules.event_cards.effects import effect_types
from games.dice_hospital.modules.event_cards.effects.before_activation import CLOSING, KEEPING_HOME
from games.dice_hospital.modules.event_cards.effects.interpreter import EventKind
from games.dice_hospital.modules.event_cards.effects.monitoring import MONITORING
from games.dice_hospital.modules.event_cards.messages import SuperbugSpread
from games.dice_hospital.modules.event_cards.state import event_cards_state, seat_status
from games.dice_hospital.state import COLOURS, Patient, State
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.chance import pick
from games.kernel.messages import Seat

Lines = tuple[ScoreLine, ...]


def _rerolled(
    effect: effect_types.Reroll, shown: tuple[int, ...], rules: Rules, state: State
) -> tuple[int, ...]:
    """Reroll arriving patients only, not those rolled during the activation."""
    if state.step == "activation":
        return shown
    return tuple(face for face in shown if face not in rules.figures[effect.faces])


def _twice(effect: effect_types.WorkTwice, free: int, rules: Rules, state: State, seat: Seat) -> int:
    """Add the second placements of nurses, at most one for each nurse of the hospital."""
    nurses: int = rules.figures[effect.nurses]
    return free + min(nurses, state.hospitals[seat].nurses)


def _healthy_nurses(
    _effect: effect_types.KeepHome, free: int, _rules: Rules, state: State, seat: Seat
) -> int:
    return free - seat_status(state, seat).chosen.count(NURSE)


def _healthy_specialists(
    _effect: effect_types.KeepHome, free: list[str], _rules: Rules, state: State, seat: Seat
) -> list[str]:
    at_home = seat_status(state, seat).chosen
    return [card for card in free if card not in at_home]


def _not_closed(
    _effect: effect_types.Close, tiles: list[str], _rules: Rules, state: State, seat: Seat
) -> list[str]:
    closed = seat_status(state, seat).chosen
    return [tile for tile in tiles if tile not in closed]


def _no_bags(_effect: effect_types.NoBlood, _bags: int, _rules: Rules, _state: State, _seat: Seat) -> int:
    return 0


def _not_monitored(
    _effect: effect_types.Monitor, steps: int, _rules: Rules, state: State, seat: Seat, patient: Patient
) -> int:
    return 0 if patient.id in seat_status(state, seat).chosen else steps


def _spread(ctx: Context, _state: State, _effect: effect_types.Worsen) -> Decision:
    return (yield SuperbugSpread(pick(ctx.chance, COLOURS)))


def _faster(
    effect: effect_types.Worsen, steps: int, rules: Rules, state: State, _seat: Seat, patient: Patient
) -> int:
    """Worsen only patients who get worse anyway."""
    fast: int = rules.figures[effect.steps]
    return max(steps, fast) if steps and patient.colour == event_cards_state(state).colour else steps


def _inspected(effect: effect_types.Inspect, lines: Lines, rules: Rules, state: State, seat: Seat) -> Lines:
    if seat_status(state, seat).fatality:
        return lines
    return (*lines, ScoreLine("health_inspection", rules.figures[effect.points]))


def _reported(effect: effect_types.Report, lines: Lines, rules: Rules, state: State, seat: Seat) -> Lines:
    counts = [rules.resolve(discharge_count)(rules, state, other) for other in range(rules.players)]
    if not counts[seat] or counts[seat] < max(counts):
        return lines
    return (*lines, ScoreLine("press_coverage", rules.figures[effect.points]))


LASTING = (
    EventKind(effect_types.Reroll, overrides={faces: _rerolled}),
    EventKind(effect_types.WorkTwice, overrides={free_nurses: _twice, lent_nurses: _twice}),
    EventKind(
        effect_types.KeepHome,
        choice=KEEPING_HOME,
        overrides={free_nurses: _healthy_nurses, free_specialists: _healthy_specialists},
    ),
    EventKind(effect_types.Close, choice=CLOSING, overrides={open_departments: _not_closed}),
    EventKind(effect_types.NoBlood, overrides={bags_to_spend: _no_bags}),
    EventKind(effect_types.Monitor, choice=MONITORING, overrides={neglect_steps: _not_monitored}),
    EventKind(effect_types.Worsen, at_once=_spread, overrides={neglect_steps: _faster}),
    EventKind(effect_types.Inspect, overrides={round_lines: _inspected}),
    EventKind(effect_types.Report, overrides={round_lines: _reported}),
)
