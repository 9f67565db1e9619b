"""Using a specialist's ability: optional, right after its department, in full or not at all."""

from games.dice_hospital.commands import UseSpecialist
from games.dice_hospital.effects.specialist_reactions import AbilityKind, pending_ability
from games.dice_hospital.hooks import specialist_of
from games.dice_hospital.state import State
from games.dice_hospital.types import Context, Decision, Rules
from games.kernel.messages import Seat
from games.kernel.refusal import Illegal


def legal(rules: Rules, state: State, seat: Seat) -> list[UseSpecialist]:
    """List every use of the last placed specialist, with only one of several equivalent ones."""
    found = pending_ability(rules, state, seat)
    if found is None:
        return []
    pending, ability = found
    commands: list[UseSpecialist] = rules.box.ability_kinds[type(ability)].legal(
        rules, state, seat, ability, pending
    )
    return commands


def decide(ctx: Context, state: State, seat: Seat, command: UseSpecialist) -> Decision:
    """Use the ability, if it was triggered."""
    rules, pending = ctx.rules, state.hospitals[seat].pending
    if pending is None:
        raise Illegal("no_specialist_waiting")
    ability = rules.resolve(specialist_of)(rules, state, seat, pending.specialist).ability
    kind: AbilityKind = rules.box.ability_kinds[type(ability)]
    if not kind.triggered(ability, pending):
        raise Illegal("not_triggered", specialist=pending.specialist, needed=ability.trigger)
    return (yield from kind.decide(ctx, state, seat, ability, pending, command))
