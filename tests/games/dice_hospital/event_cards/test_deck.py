"""Event cards: the deck, when a card is drawn and discarded, what is shown of it, and whole games."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import astuple, replace

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import commands as c
from games.dice_hospital import events as e
from games.dice_hospital.default_moves import default
from games.dice_hospital.modules.event_cards import messages as m
from games.dice_hospital.modules.event_cards.cards import CARDS
from games.dice_hospital.modules.event_cards.figures import FIGURES
from games.dice_hospital.modules.event_cards.state import (
    EventCardChoices,
    EventCardsState,
    EventCardsView,
    event_cards_state,
)
from games.dice_hospital.state import Pile
from games.kernel.composition.compose import compose
from games.kernel.messages import SERVICE, Command, StepEntered
from games.kernel.refusal import Illegal
from tests.games.dice_hospital.event_cards.tables import drawn, in_force
from tests.games.dice_hospital.module_games import check_module_game, module_game
from tests.games.dice_hospital.tables import Scene, given, hospital
from tests.games.scenes import goes_on, happened, when
from tests.soak import soak

KEYS = tuple(card.key for card in CARDS)


def _all_events(number: int, players: int) -> list[Any]:
    return [event for move in module_game(number, ("event_cards",), players).moves for event in move.events]


def test_a_card_is_drawn_before_the_patients_arrive_from_round_two_on() -> None:
    told = _all_events(2, 2)
    steps = [(event.step, event.round) for event in told if isinstance(event, StepEntered)]
    assert [number for step, number in steps if step == "event_card"] == list(range(2, 9))
    for number in range(2, 9):
        assert steps[steps.index(("event_card", number)) + 1] == ("arrival", number)
    cards = [event.card for event in told if isinstance(event, m.EventCardDrawn)]
    assert len(cards) == len(set(cards)) == 7
    assert set(cards) <= set(KEYS)


@pytest.mark.parametrize("index", [0, 4, 14])
def test_the_card_is_drawn_at_need_out_of_fifteen(index: int) -> None:
    scene = given("shift_change", hospital(), hospital(), acted=(0,), taken={}, modules=("event_cards",))
    assert event_cards_state(scene.state).deck == Pile((KEYS,))
    assert len(set(KEYS)) == 15
    scene = goes_on(scene, [index, *[0, 0] * 9])
    assert happened(scene, m.EventCardDrawn) == [m.EventCardDrawn(KEYS[index])]
    assert event_cards_state(scene.state).deck == Pile((KEYS[:index] + KEYS[index + 1 :],))


def test_the_card_goes_at_the_change_of_shift_with_everything_it_did() -> None:
    scene = in_force("scoring", "power_cut", hospital(), hospital())
    shares = (EventCardChoices(("clinic",)), EventCardChoices(("imaging",), True))
    state = replace(scene.state, event_cards=replace(event_cards_state(scene.state), seats=shares))
    scene = when(scene._replace(state=state), SERVICE, c.ScoreRound())
    assert happened(scene, e.ShiftChanged)
    assert event_cards_state(scene.state) == EventCardsState(
        Pile(), ("power_cut",), seats=(EventCardChoices(), EventCardChoices())
    )


def test_the_last_card_holds_to_the_end_because_round_eight_has_no_change_of_shift() -> None:
    scene = in_force("scoring", "press_coverage", hospital(), hospital(), round=8)
    scene = when(scene, SERVICE, c.ScoreRound())
    assert event_cards_state(scene.state).card == "press_coverage"
    assert happened(scene, e.GameScored)


def test_without_cards_left_there_is_no_event() -> None:
    scene = in_force("shift_change", "superbug", hospital(), hospital(), acted=(0,), taken={})
    scene = goes_on(scene)
    assert happened(scene, m.EventCardDrawn) == []
    assert happened(scene, e.PatientsArrived)


def test_a_table_may_choose_its_deck() -> None:
    scene = drawn("heatwave", hospital("R2 Y3"), hospital())
    assert happened(scene, m.EventCardDrawn) == [m.EventCardDrawn("heatwave")]
    assert len(event_cards_state(scene.state).deck) == 0


@pytest.mark.parametrize(
    ("figure", "value"),
    [
        ("deck", []),
        ("deck", ["no_such_card"]),
        ("deck", ["heatwave"] * 16),
        ("blood_drive_bags", 0),
        ("quiet_night_faces", [2, 3, 4, 5]),
        ("major_incident_faces", [6]),
        ("visitors_limit", 7),
        ("heatwave_limit", 0),
        ("superbug_steps", "two"),
    ],
)
def test_figures_out_of_bounds_are_refused_by_name(figure: str, value: object) -> None:
    key = f"event_cards_{figure}"
    with pytest.raises(Illegal) as refusal:
        compose(DICE_HOSPITAL, ("event_cards",), {"figures": {key: value}}, ("human",) * 2)
    assert (refusal.value.code, refusal.value.facts["figure"]) == ("bad_figure", key)


def test_every_number_on_a_card_is_a_figure_of_ours() -> None:
    house = {figure.key for figure in FIGURES if figure.source == "house" and figure.form is not None}
    named = {value for card in CARDS for value in astuple(card.effect)} - {"better", "worse"}
    assert named == house - {"event_cards_deck"}


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everyone_sees_the_card_and_how_many_are_left(viewer: int | None) -> None:
    scene = given("arrival", hospital(), hospital(), modules=("event_cards",))
    notice = EventCardsState(
        Pile((KEYS[:3],)), KEYS[5:7], "superbug", "green", (EventCardChoices((4,)), EventCardChoices())
    )
    state = replace(scene.state, event_cards=notice)
    shown = scene.rules.views["event_cards"](scene.rules, state, viewer, False)
    assert shown == EventCardsView(
        "superbug", "green", (EventCardChoices((4,)), EventCardChoices()), 3, KEYS[5:7]
    )
    other = replace(state, event_cards=replace(notice, deck=Pile((KEYS[2::-1],))))
    assert scene.rules.views["event_cards"](scene.rules, other, viewer, False) == shown


def test_fifteen_house_cards_stand_in_the_catalogue() -> None:
    found = [part for part in DICE_HOSPITAL.components if part.kind == "event_card"]
    assert [part.id for part in found] == list(KEYS)
    assert {(part.source, part.count) for part in found} == {("house", 1)}
    assert {source for part in found for source in part.name_sources.values()} == {"house"}


@pytest.mark.parametrize(
    ("card", "ward", "command"),
    [
        ("volunteer_visitors", "R4 Y2", m.NamePatient(2)),
        ("heatwave", "R4 Y2", m.NamePatient(2)),
        ("patient_transfer", "R4 Y2", m.DeclineEvent()),
    ],
)
def test_what_is_done_for_a_seat_whose_time_is_over(card: str, ward: str, command: Command) -> None:
    scene = drawn(card, hospital(ward), hospital())
    assert default(scene.rules, scene.state, 0) == command
    when(scene, 0, command)


def _easy(scene: Scene) -> Command:
    view = DICE_HOSPITAL.view(scene.rules, scene.state, 0, False)
    told = msgspec.convert(msgspec.to_builtins(view), DICE_HOSPITAL.view_type)
    legal, bot = scene.rules.legal(scene.state, 0), DICE_HOSPITAL.policy
    choice = bot(view, legal, lambda _bound: 0)
    assert bot(told, legal, lambda _bound: 0) == choice, "also with a view that came over the wire"
    return choice


@pytest.mark.parametrize(
    ("card", "ward", "command"),
    [
        ("volunteer_visitors", "R4 Y1 G3", m.NamePatient(2)),
        ("heatwave", "R6 Y5 G2 R3", m.NamePatient(2)),
        ("heatwave", "R6 G2", m.NamePatient(2)),
        ("patient_transfer", "R6 Y1 G2", m.NamePatient(2)),
        ("patient_transfer", "R6 Y3 G4", m.DeclineEvent()),
    ],
)
def test_what_easy_names_at_once(card: str, ward: str, command: Command) -> None:
    assert _easy(drawn(card, hospital(ward), hospital())) == command


def test_what_easy_does_without() -> None:
    one = hospital("R1 Y5 R6", cards="surgeon.1", tiles="cardiology.1")
    for card, command in (
        ("staff_sickness", m.StayHome("nurse")),
        ("power_cut", m.CloseDepartment("pharmacy")),
    ):
        scene = goes_on(in_force("trade_in", card, one, hospital(), acted=(0, 1)))
        assert _easy(scene) == command


def test_whom_easy_monitors() -> None:
    scene = in_force("activation", "intensive_monitoring", hospital("R3 Y1 G2"), hospital(), acted=(1,))
    scene = when(scene, 0, c.FinishActivation())
    assert _easy(scene) == m.MonitorPatient(2)
    assert _easy(when(scene, 0, m.MonitorPatient(2))) == m.MonitorPatient(3)


GAMES: list[Any] = [
    soak(0, (), 2),
    (1, (), 3),
    soak(2, (), 4),
    soak(3, ("super_resistant_virus",), 3),
    soak(4, ("national_epidemic",), 2),
    (5, ("experimental_medicine", "consultant"), 2),
    (7, ("medical_reports",), 1),
    soak(8, ("medical_reports", "admissions_nurse"), 1),
]


@pytest.mark.parametrize(("number", "modules", "players"), GAMES)
def test_whole_games(number: int, modules: tuple[str, ...], players: int) -> None:
    table = check_module_game(number, ("event_cards", *modules), players)
    notice = event_cards_state(table.play)
    assert len(notice.discarded) + 1 == 7
    assert len(notice.deck) == 15 - 7


def test_a_whole_game_with_other_figures() -> None:
    own = {"visitors_patients": 3, "heatwave_patients": 2, "transfer_patients": 3, "flu_patients": 2}
    own |= {"staff_sickness_meeples": 2, "power_cut_departments": 3, "monitoring_patients": 3}
    figures: dict[str, Any] = {f"event_cards_{name}": value for name, value in own.items()}
    figures["event_cards_deck"] = [card.key for card in CARDS if "count" in card.effect.__struct_fields__]
    table = check_module_game(0, ("event_cards",), 2, figures=figures)
    assert len(event_cards_state(table.play).deck) == 0


@pytest.mark.soak
@pytest.mark.parametrize("number", range(60))
def test_many_whole_games(number: int) -> None:
    activation = ("simultaneous", "sequential")[number // 3 % 2]
    options: dict[str, Any] = {"administrators": number % 2 == 0, "activation": activation}
    check_module_game(number, ("event_cards",), 2 + number % 3, **options)
