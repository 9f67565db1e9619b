"""Events for the round: they answer questions of the base game differently."""

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
from games.dice_hospital.modules.event_cards import effects
from games.dice_hospital.modules.event_cards.closing import CLOSING, KEEPING_HOME
from games.dice_hospital.modules.event_cards.kinds import EventKind
from games.dice_hospital.modules.event_cards.messages import SuperbugSpread
from games.dice_hospital.modules.event_cards.monitoring import MONITORING
from games.dice_hospital.modules.event_cards.notice import posted, share_of
from games.dice_hospital.state import COLOURS, Course, Patient, State
from games.kernel.chance import pick
from games.kernel.messages import Seat
from games.kernel.module import Context
from games.kernel.rules import Rules

Lines = tuple[ScoreLine, ...]


def _rerolled(effect: effects.Reroll, shown: tuple[int, ...], rules: Rules, state: State) -> tuple[int, ...]:
    """Only arriving patients: what a hospital rolls in its activation is not concerned."""
    if state.step == "activation":
        return shown
    return tuple(face for face in shown if face not in rules.figures[effect.faces])


def _twice(effect: effects.WorkTwice, free: int, rules: Rules, state: State, seat: Seat) -> int:
    """Nobody can work twice who is not there at all."""
    nurses: int = rules.figures[effect.nurses]
    return free + min(nurses, state.hospitals[seat].nurses)


def _healthy_nurses(_effect: effects.KeepHome, free: int, _rules: Rules, state: State, seat: Seat) -> int:
    return free - share_of(state, seat).chosen.count(NURSE)


def _healthy_specialists(
    _effect: effects.KeepHome, free: list[str], _rules: Rules, state: State, seat: Seat
) -> list[str]:
    at_home = share_of(state, seat).chosen
    return [card for card in free if card not in at_home]


def _not_closed(
    _effect: effects.Close, tiles: list[str], _rules: Rules, state: State, seat: Seat
) -> list[str]:
    closed = share_of(state, seat).chosen
    return [tile for tile in tiles if tile not in closed]


def _no_bags(_effect: effects.NoBlood, _bags: int, _rules: Rules, _state: State, _seat: Seat) -> int:
    return 0


def _not_monitored(
    _effect: effects.Monitor, steps: int, _rules: Rules, state: State, seat: Seat, patient: Patient
) -> int:
    return 0 if patient.id in share_of(state, seat).chosen else steps


def _spread(ctx: Context, _state: State, _effect: effects.Worsen) -> Course:
    return (yield SuperbugSpread(pick(ctx.chance, COLOURS)))


def _faster(
    effect: effects.Worsen, steps: int, rules: Rules, state: State, _seat: Seat, patient: Patient
) -> int:
    """Whoever does not get worse at all is spared this too."""
    fast: int = rules.figures[effect.steps]
    return max(steps, fast) if steps and patient.colour == posted(state).colour else steps


def _inspected(effect: effects.Inspect, lines: Lines, rules: Rules, state: State, seat: Seat) -> Lines:
    if share_of(state, seat).fatality:
        return lines
    return (*lines, ScoreLine("health_inspection", rules.figures[effect.points]))


def _reported(effect: effects.Report, lines: Lines, rules: Rules, state: State, seat: Seat) -> Lines:
    counts = [rules.resolve(discharge_count)(rules, state, other) for other in range(rules.players)]
    if not counts[seat] or counts[seat] < max(counts):
        return lines
    return (*lines, ScoreLine("press_coverage", rules.figures[effect.points]))


LASTING = (
    EventKind(effects.Reroll, overrides={faces: _rerolled}),
    EventKind(effects.WorkTwice, overrides={free_nurses: _twice, lent_nurses: _twice}),
    EventKind(
        effects.KeepHome,
        choice=KEEPING_HOME,
        overrides={free_nurses: _healthy_nurses, free_specialists: _healthy_specialists},
    ),
    EventKind(effects.Close, choice=CLOSING, overrides={open_departments: _not_closed}),
    EventKind(effects.NoBlood, overrides={bags_to_spend: _no_bags}),
    EventKind(effects.Monitor, choice=MONITORING, overrides={neglect_steps: _not_monitored}),
    EventKind(effects.Worsen, at_once=_spread, overrides={neglect_steps: _faster}),
    EventKind(effects.Inspect, overrides={round_lines: _inspected}),
    EventKind(effects.Report, overrides={round_lines: _reported}),
)
