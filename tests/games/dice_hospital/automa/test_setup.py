"""Solo against the Automa: setup, decks, options, figures and what is seen of it."""

from typing import Any

import msgspec
import pytest

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.modules.administrators.messages import AdministratorsDealt
from games.dice_hospital.modules.automa import messages as m
from games.dice_hospital.modules.automa.cards import DECISION_CARDS, HOSPITAL_CARDS, LEVELS
from games.dice_hospital.modules.automa.decks import face_down
from games.dice_hospital.modules.automa.state import OpenCard, automa_state
from games.dice_hospital.modules.automa.view import HospitalCardSlotView
from games.dice_hospital.state import Hospital
from games.kernel.chance import Seeded
from games.kernel.composition.compose import compose, fresh_state
from games.kernel.messages import SERVICE, Awaiting
from games.kernel.refusal import Illegal
from games.kernel.rules import Rules
from tests.games.dice_hospital.automa.tables import AUTOMA, HUMAN, against, card
from tests.games.dice_hospital.tables import Scene, hospital, patients
from tests.games.scenes import goes_on, happened, refused, when


def _rules(seats: tuple[str, ...] = ("human", "automa"), **options: Any) -> Rules:
    return compose(DICE_HOSPITAL, (), options, seats)


def _begun(*seats: str, **options: Any) -> Scene:
    rules = _rules(seats or ("human", "automa"), **options)
    return goes_on(Scene(rules, fresh_state(DICE_HOSPITAL, rules)))


@pytest.mark.parametrize("seats", [("human", "automa"), ("automa", "human")])
def test_the_setup_is_that_of_two_players_without_a_hospital_for_the_automa(seats: tuple[str, ...]) -> None:
    human, automa = seats.index("human"), seats.index("automa")
    scene = _begun(*seats)
    assert [len(scene.state.departments), len(scene.state.specialists)] == [1, 1]
    assert len(scene.state.ambulances) == 3
    assert scene.state.bag == (15, 15, 15)
    assert scene.rules.awaiting(scene.state).seats == (human,), "the first player turns up one more"
    scene = when(scene, human, c.RevealImprovement("department"))
    assert [len(scene.state.departments), len(scene.state.specialists)] == [2, 1]
    assert [event.seat for event in happened(scene, e.StartingPatientsDrawn)] == [human]
    assert sum(scene.state.bag) == 45 - 3
    assert scene.state.hospitals[automa] == Hospital(departments=(), nurses=0)
    assert len(scene.state.hospitals[human].departments) == 6


@pytest.mark.parametrize("seats", [("human", "automa"), ("automa", "human")])
def test_the_human_is_first_player_of_the_first_round_without_a_draw(seats: tuple[str, ...]) -> None:
    scene = _begun(*seats)
    human = seats.index("human")
    assert happened(scene, m.FirstPlayerGiven) == [m.FirstPlayerGiven(human)]
    assert not happened(scene, e.FirstPlayerDrawn)
    assert scene.state.first_player == human


def test_one_card_of_nine_lies_open_beside_twelve_decisions_and_eight_tiles() -> None:
    scene = _begun()
    part = automa_state(scene.state)
    assert part.row == (OpenCard(part.turned[0]),)
    assert sum(face_down(scene.rules, scene.state).values()) == 8
    assert (len(part.decisions), part.decision, part.tiles) == (12, None, 8)


def test_administrators_are_dealt_to_the_human_alone() -> None:
    scene = when(_begun(), HUMAN, c.RevealImprovement("specialist"))
    while isinstance(command := scene.rules.legal(scene.state, HUMAN)[0], c.SetPatient):
        scene = when(scene, HUMAN, command)
    assert [event.seat for event in happened(scene, AdministratorsDealt)] == [HUMAN]
    assert scene.rules.awaiting(scene.state) == Awaiting((HUMAN,))


def test_twelve_hospital_cards_of_three_levels_and_twelve_decisions() -> None:
    levels = [row.level for row in HOSPITAL_CARDS.values()]
    assert {level: levels.count(level) for level in LEVELS} == {"simple": 4, "normal": 4, "hard": 4}
    assert len(DECISION_CARDS) == len({(row.first, row.second, row.adds) for row in DECISION_CARDS.values()})
    assert len(DECISION_CARDS) == 12


@pytest.mark.parametrize(
    ("deck", "levels"), [("easy", (4, 3, 2)), ("normal", (3, 3, 3)), ("hard", (2, 3, 4))]
)
@pytest.mark.parametrize("luck", range(5))
def test_the_deck_has_as_many_cards_of_each_level_as_the_difficulty_says(
    deck: str, levels: tuple[int, ...], luck: int
) -> None:
    scene = _begun(automa={"deck": deck})
    chance = Seeded(bytes([luck]))
    while any(face_down(scene.rules, scene.state).values()):
        state = msgspec.structs.replace(scene.state, step="automa_card", acted=())
        _, state = scene.rules.decide(state, SERVICE, m.TurnHospitalCard(), chance)
        scene = scene._replace(state=state)
    turned = automa_state(scene.state).turned
    assert len(turned) == len(set(turned)) == 9
    found = [HOSPITAL_CARDS[key].level for key in turned]
    assert tuple(found.count(level) for level in LEVELS) == levels


def test_the_level_of_a_card_is_drawn_by_what_is_face_down_and_then_the_card_among_the_unseen() -> None:
    row = [card("s1"), card("s2"), card("h4")]
    scene = against("automa_card", hospital(), *row)
    assert face_down(scene.rules, scene.state) == {"simple": 1, "normal": 3, "hard": 2}
    for draws, key in (([0, 0], "s3"), ([0, 1], "s4"), ([1, 3], "n4"), ([4, 0], "h1"), ([5, 2], "h3")):
        turned = when(scene, SERVICE, m.TurnHospitalCard(), draws)
        assert happened(turned, m.HospitalCardTurned) == [m.HospitalCardTurned(AUTOMA, f"hospital_{key}")]


def test_what_is_not_an_option_is_refused() -> None:
    for wrong in ({"deck": "mean"}, {"blood_bags": True}, {"fatalities": 3}):
        with pytest.raises(Illegal, match="bad_options"):
            _rules(automa=wrong)
    with pytest.raises(Illegal, match="option_without_module"):
        _rules(("human", "human"), automa={"deck": "easy"})


@pytest.mark.parametrize(
    "module",
    [
        "event_cards",
        "admissions_panic",
        "final_round_collection",
        "national_epidemic",
        "super_resistant_virus",
        "medical_reports",
        "prototype",
    ],
)
def test_modules_that_do_not_go_with_the_automa_are_refused(module: str) -> None:
    with pytest.raises(Illegal, match="module_conflict"):
        compose(DICE_HOSPITAL, (module,), {}, ("human", "automa"))


@pytest.mark.parametrize("seats", [("automa",), ("human", "human", "automa"), ("automa", "automa")])
def test_there_is_one_automa_and_one_opponent(seats: tuple[str, ...]) -> None:
    with pytest.raises(Illegal, match=r"wrong_player_count|seat_kind_needed|module_conflict"):
        _rules(seats)


OWN_CARD = {
    "level": "simple",
    "left": ["green", "any"],
    "right": ["red"],
    "points": 2,
    "bonus": 11,
    "takes": "specialist",
    "end": "rightmost",
}


def test_a_table_may_bring_its_own_hospital_cards() -> None:
    scene = _begun(figures={"automa_hospital_cards": {"ours": OWN_CARD}})
    assert automa_state(scene.state).row == (OpenCard("ours"),)
    assert not any(face_down(scene.rules, scene.state).values()), "three were wanted, but there is only one"
    own = {"automa_hospital_cards": {"hospital_ours": OWN_CARD}}
    scene = against("automa_activation", hospital(), card("ours"), waiting="G3 Y2 R5", figures=own)
    scene = when(scene, SERVICE, m.AssignPatients())
    scene = when(scene, SERVICE, c.ScoreRound())
    assert scene.state.hospitals[AUTOMA].points == 13


@pytest.mark.parametrize(("first", "step"), [(HUMAN, "trade_in"), (AUTOMA, "admission")])
def test_a_game_goes_on_when_no_hospital_card_is_left(first: int, step: str) -> None:
    own = {"automa_hospital_cards": {"hospital_ours": OWN_CARD}}
    fields: dict[str, Any] = {
        "first_player": first,
        "acted": (HUMAN, AUTOMA),
        "departments": ("radiology.1",),
    }
    scene = goes_on(against(step, hospital("R3"), card("ours"), figures=own, **fields))
    assert scene.rules.awaiting(scene.state) == Awaiting((HUMAN,))
    assert not happened(scene, m.HospitalCardTurned)


def test_a_table_may_bring_its_own_decision_cards() -> None:
    ours = {"only": {"first": 3, "second": 2, "adds": "specialist"}}
    scene = against("ambulances", taken={2: HUMAN}, acted=(HUMAN,), figures={"automa_decision_cards": ours})
    scene = when(scene, SERVICE, m.TurnDecision())
    assert happened(scene, m.DecisionTurned) == [m.DecisionTurned("only")]
    assert happened(scene, e.AmbulanceTaken) == [e.AmbulanceTaken(AUTOMA, 3)]


@pytest.mark.parametrize(
    ("figure", "value"),
    [
        ("automa_hospital_cards", {}),
        ("automa_hospital_cards", {"x": {**OWN_CARD, "left": []}}),
        ("automa_hospital_cards", {"x": {**OWN_CARD, "left": ["blue"]}}),
        ("automa_hospital_cards", {"x": {**OWN_CARD, "points": -1}}),
        ("automa_hospital_cards", {"A card": OWN_CARD}),
        ("automa_hospital_cards", {"ours\n": OWN_CARD}),
        ("automa_decision_cards", {"x": {"first": 4, "second": 1, "adds": "department"}}),
        ("automa_decision_cards", {"x": {"first": 2, "second": 2, "adds": "department"}}),
    ],
)
def test_figures_that_make_no_sense_are_refused(figure: str, value: Any) -> None:
    with pytest.raises(Illegal) as refusal:
        _rules(figures={figure: value})
    assert refusal.value.code == "bad_figure"
    assert refusal.value.facts["figure"] == figure


def test_printed_figures_of_the_automa_cannot_be_set() -> None:
    for figure in ("automa_decks", "automa_tiles", "automa_harder_points"):
        with pytest.raises(Illegal, match="figure_not_house"):
            _rules(figures={figure: 1})


def test_only_the_service_plays_for_the_automa() -> None:
    steps: dict[str, Any] = {
        "ambulances": m.TurnDecision(),
        "automa_removal": m.TurnHospitalCard(),
        "automa_card": m.TurnHospitalCard(),
        "automa_activation": m.AssignPatients(),
        "automa_improvement": m.AddImprovement(),
    }
    for step, command in steps.items():
        scene = against(step, taken={2: HUMAN}, acted=(HUMAN,), first_player=AUTOMA)
        assert scene.rules.awaiting(scene.state) == Awaiting((), "automa"), step
        assert scene.rules.due_command(scene.state) == command
        assert refused(scene, HUMAN, command) == "service_only"
        assert refused(scene, AUTOMA, command) == "service_only"
    scene = against("ambulances", taken={}, first_player=HUMAN)
    assert refused(scene, SERVICE, m.TurnDecision()) == "service_only", "it is not its turn"
    assert refused(scene, SERVICE, m.AssignPatients()) == "wrong_step"


def test_everyone_sees_all_there_is_of_the_automa() -> None:
    row = [card("n1", "R2 - Y4 b -"), card("s1", "", True)]
    scene = against("activation", hospital("R3"), *row, waiting="G2")
    views = [DICE_HOSPITAL.view(scene.rules, scene.state, viewer, False) for viewer in (None, 0, 1)]
    shown: Any = views[0]
    assert all(view.modules["automa"] == shown.modules["automa"] for view in views)  # type: ignore[attr-defined]
    assert shown.hospitals[AUTOMA].patients == patients("G2", 101)
    automa = shown.modules["automa"]
    assert automa.seat == AUTOMA
    first, second = automa.row
    assert (first.card, first.covered, first.points) == ("hospital_n1", False, 7)
    assert (second.card, second.covered, second.points) == ("hospital_s1", True, 2)
    assert first.slots == (
        HospitalCardSlotView("red", patients("R2", 801)[0], False),
        HospitalCardSlotView("red", None, False),
        HospitalCardSlotView("yellow", patients("Y4", 802)[0], False),
        HospitalCardSlotView("green", None, True),
        HospitalCardSlotView("any", None, False),
    )
    assert [slot.takes for slot in second.slots] == ["red", "yellow", "any"], "the rest is covered"
    assert automa.face_down == {"simple": 2, "normal": 2, "hard": 3}
    assert (automa.decision, automa.decisions_left, automa.tiles_left) == (None, 12, 8)
    msgspec.json.decode(msgspec.json.encode(automa), type=type(automa))


def test_the_order_in_which_decks_are_kept_shows_nowhere() -> None:
    scene = against("activation", hospital("R3"))
    part = automa_state(scene.state)
    other = msgspec.structs.replace(part, decisions=tuple(reversed(part.decisions)))
    states = scene.state, msgspec.structs.replace(scene.state, automa=other)
    assert states[0] != states[1]
    for viewer in (None, HUMAN, AUTOMA):
        views = [DICE_HOSPITAL.view(scene.rules, state, viewer, False) for state in states]
        assert msgspec.json.encode(views[0]) == msgspec.json.encode(views[1])


def test_every_message_of_the_automa_stands_in_the_redaction_table() -> None:
    table = _rules().redactions
    for message in (*m.COMMANDS, *m.EVENTS):
        assert message in table
