"""When two commands are the same move: alike patients, copies of one kind, and the order of patients."""

from collections.abc import Iterable
from typing import Any

from games.dice_hospital import commands as c
from games.dice_hospital.modules.administrators.messages import ProtectPatient
from games.dice_hospital.modules.city import messages as city
from games.dice_hospital.modules.event_cards import messages as events
from games.dice_hospital.modules.experimental.messages import RecolourAnother
from games.dice_hospital.modules.hard.collection.messages import CollectPatient
from games.dice_hospital.modules.investments.messages import Invest, KeepToken
from games.dice_hospital.modules.investments.phase_3_messages import UseStaffAgency, UseToken
from games.dice_hospital.modules.maternity.messages import LoadMother, MakeRoom
from games.dice_hospital.modules.medical_reports.messages import TurnAway
from games.dice_hospital.modules.promos.messages import SendPatientBack
from games.dice_hospital.modules.prototype.recolouring import RecolourPatient
from games.dice_hospital.modules.wards.messages import AssignWard
from games.dice_hospital.state import Patient, Pending, State, arriving
from games.kernel.messages import Command


def _kind(component: str, at_hand: Iterable[str]) -> str:
    """What a tile or card is a copy of, if it is among those that can be used."""
    return component.partition(".")[0] if component in at_hand else f"{component}, which is not at hand"


def alike(state: State, seat: int, commands: Iterable[Command]) -> set[Any]:
    """The moves that these commands of a seat stand for."""
    return {move(state, seat, command) for command in commands}


def move(state: State, seat: int, command: Command) -> Any:
    """The same value for commands that are the same move, another one for all others."""
    own = state.hospitals[seat]
    match command:
        case c.PlaceMeeple():
            free = {"nurse", *own.departments, *own.specialists}.difference(own.used, _away(state, seat))
            chosen = _chosen(_looks(state, seat), command.patients, command.recolour)
            return (
                "place",
                _kind(_worker(state, seat, command.meeple, free), free),
                _marks(state, seat, command.meeple),
                _kind(command.department, free),
                _marks(state, seat, command.department),
                chosen,
                _healed_most(state, seat, command),
                command.colours,
            )
        case c.UseSpecialist():
            looks = _looks_to_ability(state, seat)
            chosen = _chosen(looks, command.patients, command.recolour)
            order = _in_order(state, seat, command.patients)
            return "specialist", chosen, command.colours, order
        case c.UseBloodBag():
            return "bag", _looks(state, seat, True).get(command.patient)
        case RecolourPatient():
            return "colour", _looks(state, seat, True).get(command.patient), command.colour
        case c.TakeImprovement():
            return "take", _kind(command.improvement, state.departments + state.specialists)
        case c.TradeIn():
            kind = _kind(command.improvement, own.departments + own.specialists)
            return "trade in", kind, _marks(state, seat, command.improvement)
        case c.SetPatient():
            return "set", _looks(state, seat).get(command.patient), command.value
        case c.LosePatient() | ProtectPatient():
            return type(command), _looks(state, seat).get(command.patient)
        case c.LoadPatient() | TurnAway():
            return type(command), {die.id: _look(die) for die in state.arrivals}.get(command.patient)
        case UseToken():
            looks, kind = _looks(state, seat, True), command.token.partition(".")[0]
            chosen = _chosen(looks, command.patients, command.recolour)
            return "token", kind, _tokens(state, seat).get(command.token, "not usable"), chosen
        case UseStaffAgency():
            free = {"nurse", *own.departments, *own.specialists}.difference(own.used, _away(state, seat))
            at_work = set(own.used).difference(_marked_away(state, seat))
            return (
                "agency",
                _kind(_worker(state, seat, command.meeple, free), free),
                _marks(state, seat, command.meeple),
                _kind(command.department, free),
                _marks(state, seat, command.department),
                _kind(_worker(state, seat, command.specialist, at_work), at_work),
                _marks(state, seat, command.specialist),
            )
        case CollectPatient():
            looks = {die.id: (die.value, die.colour, die.treated, die.was) for die in own.patients}
            return "collect", looks.get(command.patient)
        case AssignWard():
            looks = {die.id: _look(die) for die in arriving(state, seat)}
            return "assign", looks.get(command.patient), command.ward
        case LoadMother():
            mothers = {die.id: die.value for die in state.arrivals if die.family}
            return "load mother", mothers.get(command.patient), command.ambulance
        case MakeRoom():
            here = {die.id: (die.value, die.colour, die.ward) for die in own.patients + arriving(state, seat)}
            return "make room", command.patient, here.get(command.moved), command.to
        case city.UseBonusToken():
            held = state.city.crews[seat].tokens  # type: ignore[attr-defined]
            chosen = _chosen(_looks(state, seat, True), (command.patient,), command.recolour)
            return "bonus token", _kind(command.token, held), chosen
        case city.KeepBonusToken() | city.LowerTotal() | city.CallNurse():
            crew = state.city.crews[seat]  # type: ignore[attr-defined]
            return type(command), _kind(command.token, crew.found + crew.tokens)
        case RecolourAnother():
            first = command.patient == state.experimental_medicine[seat].recoloured  # type: ignore[attr-defined]
            return "recolour", _looks(state, seat).get(command.patient), first, command.colour
        case SendPatientBack():
            healed = own.pending is not None and command.patient in [die.id for die in own.pending.healed]
            return "send back", _looks(state, seat).get(command.patient), healed
        case events.StayHome():
            at_hand = {"nurse", *own.specialists}.difference(_away(state, seat))
            return "stay home", _kind(command.meeple, at_hand), _marks(state, seat, command.meeple)
        case events.CloseDepartment():
            at_hand = set(own.departments).difference(_away(state, seat))
            return "close", _kind(command.department, at_hand), _marks(state, seat, command.department)
        case Invest():
            at_hand = {"nurse", *own.specialists}
            return (
                "invest",
                _kind(command.meeple, at_hand),
                _marks(state, seat, command.meeple),
                command.space,
            )
        case KeepToken():
            token = _kind(command.token, state.investments.seats[seat].drawn)  # type: ignore[attr-defined]
            place = _kind(command.place, own.departments + own.specialists)
            return "keep", token, place, _marks(state, seat, command.place)
        case events.MonitorPatient() | events.NamePatient():
            settled = command.patient in _settled(state, seat)
            return type(command), _looks(state, seat).get(command.patient), settled
        case _:
            return _plainly(_looks(state, seat), command)


def _marks(state: State, seat: int, name: str) -> tuple[str, ...]:
    """What tells copies apart: the kinds of tokens that lie on them, and whether they are away investing."""
    board = getattr(state, "investments", None)
    there = [one.space for one in board.seats[seat].placed if one.meeple == name] if board else []
    return (*[token.partition(".")[0] for token in _laid(state, seat, name)], *there)


def _laid(state: State, seat: int, name: str) -> list[str]:
    board = getattr(state, "investments", None)
    return [laid.token for laid in board.seats[seat].laid if laid.place == name] if board else []


def _tokens(state: State, seat: int) -> dict[str, str]:
    """The tokens that may follow the last placement, and why: Investments' order of effects."""
    board, own = getattr(state, "investments", None), state.hospitals[seat]
    if not board or not board.seats[seat].session:
        return {}
    session = board.seats[seat].session
    meeple, found = session.placed.specialist, {}
    kind = _copied(state, seat, meeple).partition(".")[0]
    for laid in board.seats[seat].laid:
        times = session.used.count(laid.token)
        if laid.token.partition(".")[0].partition("_")[2] == "colour":
            continue
        if laid.place == meeple:
            found[laid.token] = "" if times else "card"
        elif meeple != "nurse" and own.pending is None:
            continue
        elif laid.place == session.department:
            twice = kind == "strategic_consultant" and len(session.used) == len(set(session.used))
            found[laid.token] = "first" if not times else "second" if twice else ""
        elif kind == "management_expert" and laid.place in own.departments:
            found[laid.token] = "lent"
    return {token: why for token, why in found.items() if why}


def _marked_away(state: State, seat: int) -> list[str]:
    """The meeples on the investment board."""
    return [placed.meeple for placed in state.investments.seats[seat].placed]  # type: ignore[attr-defined]


def _away(state: State, seat: int) -> set[Any]:
    """The specialists that an event keeps at home, and the departments it closes."""
    notice = getattr(state, "event_cards", None)
    return {name for name in notice.seats[seat].chosen if name != "nurse"} if notice else set()


def _settled(state: State, seat: int) -> list[Any]:
    """The patients that a seat named for the event, and the one that its administrator protects."""
    offices, notice = getattr(state, "administrators", None), state.event_cards  # type: ignore[attr-defined]
    protected = offices[seat].protected if offices else None
    patient = [protected[1]] if protected and protected[0] == state.round else []
    return [*notice.seats[seat].chosen, *patient]


def _plainly(looks: dict[int, Any], command: Command) -> Any:
    """Commands of other units: patients by their looks, in no order, and everything else as it is."""
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


def _chosen(looks: dict[int, Any], patients: tuple[int, ...], recolour: tuple[int, ...]) -> Any:
    chosen = sorted(str((looks.get(die, die), die in recolour)) for die in patients)
    return tuple(chosen), len(set(patients)), len(recolour)


def _looks(state: State, seat: int, pending: bool = False) -> dict[int, Any]:
    """How every patient of a seat looks, also to the specialist that may still react."""
    hospital = state.hospitals[seat]
    looks: dict[int, Any] = {die.id: _look(die) for die in hospital.patients}
    placed = hospital.pending if hospital.pending and _reacts(state, seat, hospital.pending) else None
    if placed is None and _tokens(state, seat):
        placed = state.investments.seats[seat].session.placed  # type: ignore[attr-defined]
    if pending and placed:
        healed = {die.id for die in placed.healed}
        before = {die.id: die.value for die in placed.before}
        looks = {die: (look, die in healed, before[die]) for die, look in looks.items()}
    return looks


_HEAL_ONE_MOST = ("delivery_suite", "fetal_medicine", "ultrasound")


def _healed_most(state: State, seat: int, command: c.PlaceMeeple) -> Any:
    """Some departments do most for one of their colour: the first named who has it, or is to have it."""
    if command.department.partition(".")[0] not in _HEAL_ONE_MOST:
        return None
    looks, colour = _looks(state, seat), _named_colour(state, seat, command)
    turned = command.recolour if colour != "pink" else ()
    fits = {die.id for die in state.hospitals[seat].patients if die.colour == colour or die.id in turned}
    return next((looks[die] for die in command.patients if die in fits), None)


def _named_colour(state: State, seat: int, command: c.PlaceMeeple) -> str:
    """The colour that a department of Maternity asks for: pink, unless tokens say another."""
    board = getattr(state, "investments", None)
    laid = board.seats[seat].laid if board else ()
    for place in (command.meeple, command.department):
        for one in reversed(laid):
            colour, _, kind = one.token.partition(".")[0].partition("_")
            if one.place == place and kind == "colour":
                return str(colour)
    return "pink"


_HEAL_ANYBODY = ("registrar_211", "paramedic_211", "critical_specialist_211", "doula")


def _looks_to_ability(state: State, seat: int) -> dict[int, Any]:
    """How patients look to the specialist: some do not care whom their department healed."""
    looks, pending = _looks(state, seat, True), state.hospitals[seat].pending
    if pending and _copied(state, seat, pending.specialist).partition(".")[0] in _HEAL_ANYBODY:
        return {die: (look, before) for die, (look, _, before) in looks.items()}
    return looks


_REACT_TO = {
    "red": ("surgeon", "anaesthetist", "cardiologist"),
    "green": ("pharmacist", "virologist", "microbiologist"),
    "yellow": ("haematologist", "urologist", "neurologist"),
    "pink": (
        "obstetrician",
        "neonatal_nurse",
        "midwife",
        "gynaecologist",
        "health_visitor",
        "paediatrician",
        "doula",
    ),
}


_NOTHING_TO_USE = (
    "registrar",
    "haematology_technician",
    "admissions_nurse",
    "consultant",
    "neonatologist",
    "financial_advisor",
    "management_expert",
    "strategic_consultant",
)


def _reacts(state: State, seat: int, pending: Pending) -> bool:
    """Blue specialists react to everybody, others to their colour."""
    kind = _copied(state, seat, pending.specialist).partition(".")[0]
    if kind in _NOTHING_TO_USE:
        return False
    if kind == "intern":
        return True
    colours = [colour for colour, kinds in _REACT_TO.items() if kind.removesuffix("_211") in kinds]
    return any(not colours or die.colour in colours for die in pending.healed)


def _copied(state: State, seat: int, card: str) -> str:
    """The specialist that a card stands for: another one's, if it is a Consultant that copies."""
    copying = getattr(state, "consultant", None)
    return copying[seat].specialist or card if copying and card == "consultant.1" else card


def _worker(state: State, seat: int, meeple: str, free: set[str]) -> str:
    """A Consultant that copies is the same meeple as the one it copies, if that is free as well."""
    if meeple not in free:
        return meeple
    kind = _copied(state, seat, meeple).partition(".")[0]
    return next((card for card in sorted(free) if card.partition(".")[0] == kind), meeple)


def _in_order(state: State, seat: int, patients: tuple[int, ...]) -> Any:
    """To a Medical Student it matters who is named first."""
    pending = state.hospitals[seat].pending
    if pending is None or not _copied(state, seat, pending.specialist).startswith("medical_student"):
        return None
    looks = _looks(state, seat, True)
    return tuple([looks.get(die) for die in patients])


def _look(die: Patient) -> tuple[Any, ...]:
    return die.value, die.colour, die.treated, die.was, die.ward, die.family
