"""How patients, tiles and cards look to those who choose among them: what is alike looks alike."""

from collections.abc import Iterable
from typing import Any

from games.dice_hospital import commands as c
from games.dice_hospital.effects.specialist_reactions import other_patients
from games.dice_hospital.modules.event_cards.state import event_cards_state
from games.dice_hospital.modules.investments.state import investments_state
from games.dice_hospital.state import Patient, Pending, State
from games.kernel.rules import Rules


def kind_of(component: str, at_hand: Iterable[str]) -> str:
    """What a tile or card is a copy of, if it is among those that can be used."""
    return component.partition(".")[0] if component in at_hand else f"{component}, which is not at hand"


def marks_of(state: State, seat: int, name: str) -> tuple[str, ...]:
    """What tells copies apart: the kinds of tokens that lie on them, and whether they are away investing."""
    board = getattr(state, "investments", None)
    there = [one.space for one in board.seats[seat].placed if one.meeple == name] if board else []
    return (*[token.partition(".")[0] for token in _laid(state, seat, name)], *there)


def _laid(state: State, seat: int, name: str) -> list[str]:
    board = getattr(state, "investments", None)
    return [laid.token for laid in board.seats[seat].laid if laid.place == name] if board else []


def usable_tokens(state: State, seat: int) -> dict[str, str]:
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
        elif session.department.startswith("paediatric_ward"):
            continue
        elif kind == "management_expert" and laid.place in own.departments:
            found[laid.token] = "lent"
    return {token: why for token, why in found.items() if why}


def on_board(state: State, seat: int) -> list[str]:
    """The meeples on the investment board."""
    return [placed.meeple for placed in investments_state(state).seats[seat].placed]


def away(state: State, seat: int) -> set[Any]:
    """The specialists that an event keeps at home, and the departments it closes."""
    notice = getattr(state, "event_cards", None)
    return {name for name in notice.seats[seat].chosen if name != "nurse"} if notice else set()


def settled(state: State, seat: int) -> list[Any]:
    """The patients that a seat named for the event, and the one that its administrator protects."""
    offices, notice = getattr(state, "administrators", None), event_cards_state(state)
    protected = offices[seat].protected if offices else None
    patient = [protected[1]] if protected and protected[0] == state.round else []
    return [*notice.seats[seat].chosen, *patient]


def chosen_as(looks: dict[int, Any], patients: tuple[int, ...], recolour: tuple[int, ...]) -> Any:
    chosen = sorted(str((looks.get(die, die), die in recolour)) for die in patients)
    return tuple(chosen), len(set(patients)), len(recolour)


def looks_of(state: State, seat: int) -> dict[int, Any]:
    """How every patient of a seat looks."""
    return {die.id: look_of(die) for die in state.hospitals[seat].patients}


def looks_after_placement(rules: Rules, state: State, seat: int) -> dict[int, Any]:
    """How every patient of a seat looks to the specialist and to tokens that may still react."""
    pending = state.hospitals[seat].pending
    if usable_tokens(state, seat):
        session = investments_state(state).seats[seat].session
        assert session is not None
        return _looks_to(rules, state, seat, [pending, session.placed] if pending else [session.placed])
    return _looks_to(rules, state, seat, [pending] if pending and _reacts(state, seat, pending) else [])


def _looks_to(rules: Rules, state: State, seat: int, placements: list[Pending]) -> dict[int, Any]:
    """How patients look to those who know whom these placements healed, and from which value on."""
    looks = looks_of(state, seat)
    if not placements:
        return looks
    healed = [{die.id for die in placement.healed} for placement in placements]
    before = {die.id: die.value for die in placements[0].before} if in_version_1(rules) else {}
    return {
        die: (look, tuple(die in there for there in healed), before.get(die)) for die, look in looks.items()
    }


def in_version_1(rules: Rules) -> bool:
    """Whether values before the placement decide who fits, as in the first version of the rules."""
    return rules.resolve(other_patients) is other_patients


_HEAL_ONE_MOST = ("delivery_suite", "fetal_medicine", "ultrasound")


def healed_most(rules: Rules, state: State, seat: int, command: c.PlaceMeeple) -> Any:
    """Some departments do most for one of their colour: the first named who has it, or is to have it."""
    if command.department.partition(".")[0] not in _HEAL_ONE_MOST:
        return None
    looks, colour = looks_of(state, seat), _named_colour(rules, state, seat, command)
    turned = command.recolour if colour != "pink" else ()
    fits = {die.id for die in state.hospitals[seat].patients if die.colour == colour or die.id in turned}
    return next((looks[die] for die in command.patients if die in fits), None)


def _named_colour(rules: Rules, state: State, seat: int, command: c.PlaceMeeple) -> str:
    """The colour that a department of Maternity asks for: pink, unless tokens or the command say another."""
    if command.colours:
        return command.colours[0]
    board = getattr(state, "investments", None)
    laid = board.seats[seat].laid if board else ()
    for place in (command.meeple, command.department) if in_version_1(rules) else (command.department,):
        for one in reversed(laid):
            colour, _, kind = one.token.partition(".")[0].partition("_")
            if one.place == place and kind == "colour":
                return str(colour)
    return "pink"


_HEAL_ANYBODY = ("registrar_211", "paramedic_211", "critical_specialist_211", "doula")


def looks_to_ability(rules: Rules, state: State, seat: int) -> dict[int, Any]:
    """How patients look to the specialist: some do not care whom their department healed."""
    pending = state.hospitals[seat].pending
    looks = _looks_to(rules, state, seat, [pending] if pending else [])
    if pending and _copied(state, seat, pending.specialist).partition(".")[0] in _HEAL_ANYBODY:
        return {die: (bot_view, before) for die, (bot_view, _, before) in looks.items()}
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


def worker(state: State, seat: int, meeple: str, free: set[str]) -> str:
    """A Consultant that copies is the same meeple as the one it copies, if that is free as well."""
    if meeple not in free:
        return meeple
    kind = _copied(state, seat, meeple).partition(".")[0]
    return next((card for card in sorted(free) if card.partition(".")[0] == kind), meeple)


def in_order(rules: Rules, state: State, seat: int, patients: tuple[int, ...]) -> Any:
    """To a Medical Student it matters who is named first."""
    pending = state.hospitals[seat].pending
    if pending is None or not _copied(state, seat, pending.specialist).startswith("medical_student"):
        return None
    looks = looks_after_placement(rules, state, seat)
    return tuple([looks.get(die) for die in patients])


def look_of(die: Patient) -> tuple[Any, ...]:
    return die.value, die.colour, die.treated, die.was, die.ward, die.party
