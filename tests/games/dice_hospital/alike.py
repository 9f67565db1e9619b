"""When two commands are the same move: alike patients, copies of one kind, and the order of patients."""

from collections.abc import Iterable
from typing import Any

from games.dice_hospital import commands as c
from games.dice_hospital.modules.administrators.messages import ProtectPatient
from games.dice_hospital.modules.city import messages as city
from games.dice_hospital.modules.city.state import crew_of
from games.dice_hospital.modules.event_cards import messages as events
from games.dice_hospital.modules.experimental_medicine.messages import RecolourAnother
from games.dice_hospital.modules.experimental_medicine.recolouring import sessions
from games.dice_hospital.modules.hard_modes.final_round_collection.messages import CollectPatient
from games.dice_hospital.modules.investments.messages import Invest, KeepToken, UseStaffAgency, UseToken
from games.dice_hospital.modules.investments.state import investments_state
from games.dice_hospital.modules.maternity.messages import LoadMother, MakeRoom
from games.dice_hospital.modules.medical_reports.messages import TurnAway
from games.dice_hospital.modules.promos.messages import SendPatientBack
from games.dice_hospital.modules.prototype.recolouring import RecolourPatient
from games.dice_hospital.modules.wards.messages import AssignWard, ChoosePlacement
from games.dice_hospital.state import State, arriving
from games.kernel.messages import Command
from games.kernel.rules import Rules
from tests.games.dice_hospital.looks import (
    away,
    chosen_as,
    healed_most,
    in_order,
    kind_of,
    look_of,
    looks_after_placement,
    looks_of,
    looks_to_ability,
    marks_of,
    on_board,
    settled,
    usable_tokens,
    worker,
)


def alike(rules: Rules, state: State, seat: int, commands: Iterable[Command]) -> set[Any]:
    """The moves that these commands of a seat stand for."""
    return {move(rules, state, seat, command) for command in commands}


def move(rules: Rules, state: State, seat: int, command: Command) -> Any:
    """The same value for commands that are the same move, another one for all others."""
    own = state.hospitals[seat]
    match command:
        case c.PlaceMeeple():
            free = {"nurse", *own.departments, *own.specialists}.difference(own.used, away(state, seat))
            chosen = chosen_as(looks_of(state, seat), command.patients, command.recolour)
            return (
                "place",
                kind_of(worker(state, seat, command.meeple, free), free),
                marks_of(state, seat, command.meeple),
                kind_of(command.department, free),
                marks_of(state, seat, command.department),
                chosen,
                healed_most(rules, state, seat, command),
                command.colours,
            )
        case c.UseSpecialist():
            looks = looks_to_ability(rules, state, seat)
            chosen = chosen_as(looks, command.patients, command.recolour)
            order = in_order(rules, state, seat, command.patients)
            return "specialist", chosen, command.colours, order
        case c.UseBloodBag():
            return "bag", looks_after_placement(rules, state, seat).get(command.patient)
        case RecolourPatient():
            return "colour", looks_after_placement(rules, state, seat).get(command.patient), command.colour
        case c.TakeImprovement():
            return "take", kind_of(command.improvement, state.departments + state.specialists)
        case c.TradeIn():
            kind = kind_of(command.improvement, own.departments + own.specialists)
            return "trade in", kind, marks_of(state, seat, command.improvement)
        case c.SetPatient():
            return "set", looks_of(state, seat).get(command.patient), command.value
        case c.LosePatient() | ProtectPatient():
            return type(command), looks_of(state, seat).get(command.patient)
        case c.LoadPatient() | TurnAway():
            return type(command), {die.id: look_of(die) for die in state.arrivals}.get(command.patient)
        case UseToken():
            looks, kind = looks_after_placement(rules, state, seat), command.token.partition(".")[0]
            chosen = chosen_as(looks, command.patients, command.recolour)
            return "token", kind, usable_tokens(state, seat).get(command.token, "not usable"), chosen
        case UseStaffAgency():
            free = {"nurse", *own.departments, *own.specialists}.difference(own.used, away(state, seat))
            at_work = set(own.used).difference(on_board(state, seat))
            return (
                "agency",
                kind_of(worker(state, seat, command.meeple, free), free),
                marks_of(state, seat, command.meeple),
                kind_of(command.department, free),
                marks_of(state, seat, command.department),
                kind_of(worker(state, seat, command.specialist, at_work), at_work),
                marks_of(state, seat, command.specialist),
            )
        case ChoosePlacement():
            free = {"nurse", *own.departments, *own.specialists}.difference(own.used, away(state, seat))
            return (
                "choose",
                kind_of(worker(state, seat, command.meeple, free), free),
                marks_of(state, seat, command.meeple),
                kind_of(command.department, free),
                marks_of(state, seat, command.department),
            )
        case CollectPatient():
            looks = {die.id: (die.value, die.colour, die.treated, die.was) for die in own.patients}
            return "collect", looks.get(command.patient)
        case AssignWard():
            looks = {die.id: look_of(die) for die in arriving(state, seat)}
            return "assign", looks.get(command.patient), command.ward
        case LoadMother():
            mothers = {die.id: die.value for die in state.arrivals if die.party}
            return "load mother", mothers.get(command.patient), command.ambulance
        case MakeRoom():
            here = {die.id: (die.value, die.colour, die.ward) for die in own.patients + arriving(state, seat)}
            return "make room", command.patient, here.get(command.moved), command.to
        case city.UseBonusToken():
            held = crew_of(state, seat).tokens
            chosen = chosen_as(
                looks_after_placement(rules, state, seat), (command.patient,), command.recolour
            )
            return "bonus token", kind_of(command.token, held), chosen
        case city.KeepBonusToken():
            return "keep bonus token", kind_of(command.token, crew_of(state, seat).found)
        case city.LowerTotal() | city.CallNurse():
            return type(command), kind_of(command.token, crew_of(state, seat).tokens)
        case RecolourAnother():
            first = command.patient == sessions(state)[seat].recoloured
            return (
                "recolour",
                looks_after_placement(rules, state, seat).get(command.patient),
                first,
                command.colour,
            )
        case SendPatientBack():
            healed = own.pending is not None and command.patient in [die.id for die in own.pending.healed]
            return "send back", looks_of(state, seat).get(command.patient), healed
        case events.StayHome():
            at_hand = {"nurse", *own.specialists}.difference(away(state, seat))
            return "stay home", kind_of(command.meeple, at_hand), marks_of(state, seat, command.meeple)
        case events.CloseDepartment():
            at_hand = set(own.departments).difference(away(state, seat))
            return "close", kind_of(command.department, at_hand), marks_of(state, seat, command.department)
        case Invest():
            at_hand = {"nurse", *own.specialists}
            return (
                "invest",
                kind_of(command.meeple, at_hand),
                marks_of(state, seat, command.meeple),
                command.space,
            )
        case KeepToken():
            token = kind_of(command.token, investments_state(state).seats[seat].drawn)
            place = kind_of(command.place, own.departments + own.specialists)
            return "keep", token, place, marks_of(state, seat, command.place)
        case events.MonitorPatient() | events.NamePatient():
            done = command.patient in settled(state, seat)
            return type(command), looks_of(state, seat).get(command.patient), done
        case _:
            return _plainly(looks_of(state, seat), command)


def _plainly(looks: dict[int, Any], command: Command) -> Any:
    """Commands of other modules: patients by their looks, in no order, and everything else as it is."""
    fields = {name: getattr(command, name) for name in command.__struct_fields__}
    told: list[Any] = [type(command)]
    for name, value in fields.items():
        if name == "patient":
            told.append(looks.get(value, f"nobody, {value}"))
        elif name == "patients":
            told.append((tuple(sorted(str(looks.get(die, die)) for die in value)), len(set(value))))
        else:
            told.append(value)
    return tuple(told)
