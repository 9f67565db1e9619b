"""Experimental Medicine: which tiles and cards make the piles."""

import pytest
from msgspec.structs import replace

from games.dice_hospital import DICE_HOSPITAL
from games.dice_hospital import events as e
from games.dice_hospital.data.departments import DEPARTMENTS
from games.dice_hospital.data.specialists import SPECIALISTS
from games.dice_hospital.modules.experimental_medicine.messages import ImprovementsPutAside
from games.dice_hospital.modules.promos.messages import AdmissionsNurseAdded, ConsultantAdded
from games.kernel.composition.compose import compose, fresh_state
from tests.games.dice_hospital.tables import Scene, rules
from tests.games.scenes import goes_on, happened

EXPERIMENT = "experimental_medicine"
PROMOS = ("consultant", "admissions_nurse")
NEW_TILES = ("drug_trial_centre", "physiotherapy", "experimental_therapy", "training_centre")
MIXED = [0, 0, 30]
"""Draws that give a seat starting dice of two colours, so that it has to choose."""
NEW_CARDS = (
    "pathologist",
    "experimental_chemist",
    "registrar",
    "medical_student",
    "physiotherapist",
    "haematology_technician",
)


def _set_up(players: int, *modules: str, draws: list[int] | None = None) -> Scene:
    """A fresh game up to its first choice."""
    found = rules(players, modules=modules)
    return goes_on(Scene(found, fresh_state(DICE_HOSPITAL, found)), draws)


def _deck(scene: Scene) -> tuple[list[str], list[str]]:
    """The tiles and cards in play, face up or down."""
    state = scene.state
    tiles = [tile for layer in state.department_pile.layers for tile in layer]
    cards = [card for layer in state.specialist_pile.layers for card in layer]
    return sorted([*tiles, *state.departments]), sorted([*cards, *state.specialists])


def _both(*keys: str) -> list[str]:
    return [f"{key}.{number}" for key in keys for number in (1, 2)]


@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_players_have_one_of_each_base_tile_and_eight_experimental_ones(players: int) -> None:
    tiles, _ = _deck(_set_up(players, EXPERIMENT))
    assert tiles == sorted([*(f"{row.key}.1" for row in DEPARTMENTS), *_both(*NEW_TILES)])
    assert len(tiles) == 20


@pytest.mark.parametrize(
    ("module", "seats"), [("medical_reports", ("human",)), ("automa", ("human", "automa"))]
)
def test_a_single_player_has_the_decks_of_two(module: str, seats: tuple[str, ...]) -> None:
    """Ruling 17."""
    found = compose(DICE_HOSPITAL, (EXPERIMENT, *PROMOS, module), {}, seats)
    scene = goes_on(Scene(found, fresh_state(DICE_HOSPITAL, found)))
    tiles, cards = _deck(scene)
    assert tiles == sorted([*(f"{row.key}.1" for row in DEPARTMENTS), *_both(*NEW_TILES)])
    assert len(cards) == 24
    assert {"consultant.1", "admissions_nurse.1"} < set(cards)


@pytest.mark.parametrize("players", [4, 5])
def test_more_players_lose_eight_random_tiles_of_one_set(players: int) -> None:
    scene = _set_up(players, EXPERIMENT)
    tiles, _ = _deck(scene)
    assert len(tiles) == 24
    assert set(tiles).issuperset([*(f"{row.key}.1" for row in DEPARTMENTS), *_both(*NEW_TILES)])
    (aside,) = happened(scene, ImprovementsPutAside)
    assert len(set(aside.departments)) == 8
    assert all(tile.endswith(".2") for tile in aside.departments)
    assert not set(tiles).intersection(aside.departments)


def test_the_eight_are_drawn() -> None:
    found = rules(4, modules=(EXPERIMENT,))
    state = replace(fresh_state(DICE_HOSPITAL, found), step="first_player")
    drawn = [11, *[0] * 7]
    scene = goes_on(Scene(found, state), [*drawn, *[0] * 6, *MIXED * 4])
    expected = (DEPARTMENTS[11], *DEPARTMENTS[:7])
    assert happened(scene, ImprovementsPutAside)[0].departments == tuple(f"{row.key}.2" for row in expected)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_of_each_base_card_and_twelve_experimental_ones_whoever_plays(players: int) -> None:
    _, cards = _deck(_set_up(players, EXPERIMENT))
    assert cards == sorted([*(f"{row.key}.1" for row in SPECIALISTS), *_both(*NEW_CARDS)])
    assert len(cards) == 24


def test_nothing_is_drawn_where_copies_are_alike() -> None:
    """Three players: the first player is the only draw before the displays."""
    scene = _set_up(3, EXPERIMENT, draws=[1, *[0] * 4, *MIXED * 3])
    assert [type(event) for event in scene.events[1:5:2]] == [e.FirstPlayerDrawn, ImprovementsPutAside]
    assert happened(scene, ImprovementsPutAside) == [
        ImprovementsPutAside(
            tuple(f"{row.key}.2" for row in DEPARTMENTS), tuple(f"{row.key}.2" for row in SPECIALISTS)
        )
    ]


def test_what_goes_back_into_the_box_is_shown_to_everybody() -> None:
    """Ruling 41."""
    found = rules(3, modules=(EXPERIMENT, *PROMOS))
    aside = ImprovementsPutAside(("radiology.2",), ("surgeon.2",))
    for event in (aside, ConsultantAdded("surgeon.1"), AdmissionsNurseAdded("surgeon.1")):
        assert found.redactions[type(event)](event, None) == event


@pytest.mark.parametrize("promo", PROMOS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_promo_replaces_one_random_card(players: int, promo: str) -> None:
    base = {f"{row.key}.{number}" for row in SPECIALISTS for number in (1, 2)}
    _, cards = _deck(_set_up(players, promo))
    assert len(cards) == len(set(cards)) == 24
    assert f"{promo}.1" in cards
    assert len(base.difference(cards)) == 1


def test_promos_replace_cards_of_the_finished_deck() -> None:
    """Ruling 17."""
    scene = _set_up(3, EXPERIMENT, *PROMOS, draws=[0, 23, 21, *[0] * 4, *MIXED * 3])
    steps = [event.step for event in scene.events if hasattr(event, "step")]
    assert steps[:5] == [
        "first_player",
        "experimental_decks",
        "consultant_deck",
        "admissions_nurse_deck",
        "first_reveal",
    ]
    assert happened(scene, ConsultantAdded) == [ConsultantAdded("haematology_technician.2")]
    assert happened(scene, AdmissionsNurseAdded) == [AdmissionsNurseAdded("physiotherapist.2")]
    _, cards = _deck(scene)
    assert len(cards) == 24
    assert {"consultant.1", "admissions_nurse.1"} < set(cards)
    assert not {"haematology_technician.2", "physiotherapist.2", "surgeon.2"}.intersection(cards)


class Last:
    """Luck that always finds the last of what there is, where promos lie."""

    def below(self, bound: int) -> int:
        return bound - 1


@pytest.mark.parametrize("modules", [PROMOS, (EXPERIMENT, *PROMOS)])
def test_a_promo_never_replaces_the_other(modules: tuple[str, ...]) -> None:
    """Ruling 42: whichever card is drawn, both promos are in."""
    found = rules(3, modules=modules)
    events, state = found.begin(fresh_state(DICE_HOSPITAL, found), Last())
    _, cards = _deck(Scene(found, state, events))
    assert {"consultant.1", "admissions_nurse.1"} < set(cards)
    assert len(cards) == 24


def test_promos_without_experimental_medicine_leave_the_tiles_alone() -> None:
    tiles, _ = _deck(_set_up(2, *PROMOS))
    assert len(tiles) == 24
    assert not set(tiles).intersection(_both(*NEW_TILES))


def test_names_in_four_languages() -> None:
    names = {component.id: component.names for component in DICE_HOSPITAL.components}
    assert names["drug_trial_centre"]["fr"] == "Centre d'essai de médicaments"
    assert names["training_centre"]["it"] == "Centro di formazione"
    assert names["registrar"] == {
        "en": "Registrar",
        "de": "Assistenzarzt",
        "fr": "Greffe",
        "it": "Medico internista",
    }
    assert names["admissions_nurse"]["it"] == "Infermiere dell'accettazione"
    assert names["consultant"]["it"] == "Consulente"
    brought = [component for component in DICE_HOSPITAL.components if component.module == EXPERIMENT]
    assert {component.id for component in brought} == {*NEW_TILES, *NEW_CARDS}
    assert {component.count for component in brought} == {2}
