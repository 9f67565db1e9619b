"""Setup: turn order, bonus tiles, first cars and the main board (ruling 6)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.clinic import events as e
from games.clinic.commands import ParkCar, PickBonus, PlaceBonus, SelectAction
from games.clinic.data.figures import DOCTORS, PATIENTS
from games.clinic.state import SERVICES, SPECIALS
from tests.games.clinic.starting import laid, parked, played_to, started, with_bonuses
from tests.games.scenes import happened, offered, refused, when


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_bonus_tile_more_than_players_is_laid_out(players: int) -> None:
    scene = started(players)
    assert len(scene.state.bonus_tiles) == players + 1 == len(set(scene.state.bonus_tiles))


def test_the_turn_order_is_drawn_and_the_first_lies_on_top_at_popularity_0() -> None:
    scene = started(3, draws=[2, 0, 0, *[0] * 7])
    assert scene.state.turn_order == (2, 0, 1)
    assert scene.state.popularity_stack == (1, 0, 2), "the last to arrive lies on top"
    assert {started(3, seed=bytes([n])).state.turn_order for n in range(40)} == {
        (a, b, 3 - a - b) for a in range(3) for b in range(3) if a != b
    }


def test_bonus_tiles_are_picked_in_reverse_turn_order() -> None:
    scene = laid(2, "nurse", "garden", "money")
    assert scene.state.turn_order == (0, 1)
    assert refused(scene, 0, PickBonus("nurse")) == "not_your_turn"
    assert offered(scene, 1) == [PickBonus("nurse"), PickBonus("garden"), PickBonus("money")]
    scene = when(scene, 1, PickBonus("garden"))
    assert offered(scene, 0) == [PickBonus("nurse"), PickBonus("money")]
    assert refused(scene, 0, PickBonus("garden")) == "bonus_not_available"
    scene = when(scene, 0, PickBonus("money"))
    assert [clinic.bonus for clinic in scene.state.clinics] == ["money", "garden"]
    assert scene.state.bonus_tiles == (), "the one that is left goes back into the box"


@pytest.mark.parametrize(
    ("bonus", "people"),
    [
        ("nurse", ["doctor:white@door", "nurse:None@door"]),
        ("orderly", ["doctor:white@door", "orderly:None@door"]),
        ("patient", ["doctor:white@door", "patient:white@pre"]),
        ("yellow_doctor", ["doctor:yellow@door"]),
        ("money", ["doctor:white@door"]),
        ("garden", ["doctor:white@door"]),
        ("parking", ["doctor:white@door"]),
    ],
)
def test_everyone_begins_with_a_doctor_and_what_the_bonus_brings(bonus: str, people: list[str]) -> None:
    scene = with_bonuses(bonus, "yellow_doctor" if bonus != "yellow_doctor" else "nurse")
    if bonus in ("garden", "parking"):
        scene = when(scene, 0, offered(scene, 0, PlaceBonus)[0])
    scene = parked(scene)
    clinic = scene.state.clinics[0]
    door = clinic.entrances[0]
    assert [f"{p.kind}:{p.colour}@{'door' if p.at == door else p.at}" for p in clinic.people] == people
    assert len(clinic.cars) == len(people), "one car for each person"
    assert clinic.savings == (20 if bonus == "money" else 15)
    assert len(clinic.gardens) == (bonus == "garden")
    assert [parking.places for parking in clinic.parkings] == [2] * (bonus == "parking")


def test_who_comes_with_a_bonus_is_not_taken_from_the_main_board() -> None:
    scene = parked(with_bonuses("nurse", "orderly", "patient"))
    assert scene.state.nurses == (3,) * 6
    assert scene.state.supply.orderlies == 6
    assert sum(scene.state.patients) + sum(map(len, scene.state.notepad)) == sum(PATIENTS[3])
    patient = scene.state.clinics[2].people[1]
    assert (patient.service, patient.colour) == ("psychiatry", "white")
    assert scene.state.supply.cars == 64 - 6


def test_goods_are_placed_after_the_clinics_and_before_the_cars() -> None:
    scene = with_bonuses("parking", "garden", boards=["expert", "beginner"])
    assert scene.state.step == "first_buildings"
    scene = played_to(scene, "bonus_goods", Random(1))
    assert set(scene.rules.awaiting(scene.state).seats) == {0, 1}, "both at the same time"
    space = offered(scene, 0, PlaceBonus)[0].space
    assert space.startswith("0")
    built = {room.space for room in scene.state.clinics[0].rooms}
    assert not built & {command.space for command in offered(scene, 0, PlaceBonus)}
    assert refused(scene, 0, PlaceBonus(next(iter(built)))) == "cannot_build_there"
    scene = when(scene, 0, PlaceBonus(space))
    assert refused(scene, 0, PlaceBonus(space)) == "not_your_turn"
    scene = when(scene, 1, offered(scene, 1, PlaceBonus)[0])
    assert scene.state.step == "first_cars"
    assert ParkCar(space) in offered(scene, 0, ParkCar), "the first car may use the tile of the bonus"
    scene = when(scene, 0, ParkCar(space))
    assert scene.state.clinics[0].cars == (space,)


def test_first_cars_are_parked_by_all_at_once() -> None:
    scene = with_bonuses("nurse", "orderly")
    assert set(scene.rules.awaiting(scene.state).seats) == {0, 1}
    taken = offered(scene, 1, ParkCar)[0]
    scene = when(scene, 1, taken)
    assert refused(scene, 1, taken) == "place_not_free"
    assert refused(scene, 1, ParkCar("z9")) == "place_not_free"
    assert scene.state.clinics[1].cars_to_park == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_main_board(players: int) -> None:
    scene = played_to(started(players), "select_1", Random(players))
    state = scene.state
    assert len(state.university) == players
    assert state.nurses == (players,) * 6
    assert state.supply.orderlies == 2 * players
    assert state.supply.treatment_rooms == 16 - players
    assert state.supply.supply_rooms == 3 * players, "four each, the first ones included"
    assert state.supply.hubs == (4 - players, *(3,) * players)
    assert state.supply.hubs_shown == (players < 4, *(True,) * players)
    assert state.supply.specials == (players - 1,) * len(SPECIALS)
    assert all(state.supply.specials_shown)
    assert state.supply.entrances == 16 - players
    assert [len(row) for row in state.notepad] == [1] * (players + 1)
    colours: Counter[Any] = Counter(colour for row in state.notepad for colour in row)
    bag = dict(zip(("white", "yellow", "orange", "red"), state.patients, strict=True))
    assert tuple(bag[colour] + colours[colour] for colour in bag) == PATIENTS[players]
    doctors: Counter[Any] = Counter(state.university)
    left = dict(zip(("white", "yellow", "orange", "red", "purple"), state.doctors, strict=True))
    assert tuple(left[colour] + doctors[colour] for colour in left) == (*DOCTORS[players - 1], 0)
    assert all(clinic.limits == () for clinic in state.clinics), "the first hub is not one of round 1"
    assert state.turn.built == 0
    assert offered(scene, 0) == [SelectAction("build"), SelectAction("hire"), SelectAction("admit")]


def test_patients_and_doctors_are_drawn_for_every_service_and_space_in_order() -> None:
    scene = with_bonuses("money", "yellow_doctor")
    while scene.state.step == "first_cars":
        seat = scene.rules.awaiting(scene.state).seats[0]
        last = len(scene.rules.awaiting(scene.state).seats) == 1
        # doctors: white 0-4 (now one less), yellow, orange 7-8; patients: white 0-17 (then one less), yellow
        draws = [0, 8, 17, 17, 17] if last else None
        scene = when(scene, seat, offered(scene, seat, ParkCar)[0], draws)
    assert scene.state.university == ("orange", "white")
    made = happened(scene, e.AppointmentsMade)[0].appointments
    assert [(one.service, one.colour) for one in made] == list(
        zip(SERVICES, ("white", "yellow", "yellow"), strict=False)
    )
