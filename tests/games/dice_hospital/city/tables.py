"""Cities in a few words.

A city is written row by row, a tile as the sides its roads lead to ("nesw", or "x" for all four), and behind
a colon who is there, with the bonus token beside it: "nes:R2+heal_red.1". A "P" before the sides means that
the slot is pink. Patients in the city are numbered from 600 on by their tiles, those already fetched by a
seat from 700 on.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from games.dice_hospital.modules.city.grid.tiles import SIDES, CityEntrance, CityTile, Side
from games.dice_hospital.modules.city.state import AdmissionsMarker, City, Crew, city
from games.dice_hospital.state import COLOURS, Hospital, Patient
from tests.games.dice_hospital.tables import Scene, given, hospital, patients, written

FULL = """
    x:R3 x:Y4 x:G5 x:R4
    x:Y3 x:G3 x:R5 x:Y5
    x:G4 x:R3 x:Y4 x:G3
"""
Places = Mapping[int, tuple[int, Side]]


def tiles(map_of_it: str) -> tuple[CityTile, ...]:
    """The tiles as they are written."""
    return tuple(_tile(number, text) for number, text in enumerate(map_of_it.split()))


def _tile(number: int, text: str) -> CityTile:
    match = re.fullmatch(r"(P?)(x|[nesw]+)(?::(\w\d)?(?:\+([\w.]+))?)?", text)
    assert match, f"not a tile: {text}"
    pink, roads, die, token = match.groups()
    sides = SIDES if roads == "x" else tuple(side for side in SIDES if side[0] in roads)
    return CityTile(
        "city_crossroads_pink" if pink else "city_crossroads",
        sides,
        _alone(die, 600 + number) if die else None,
        f"bonus_{token}" if token else None,
    )


def _alone(text: str, number: int) -> Patient:
    (die,) = patients(text, number)
    return replace(die, party=number) if die.colour == "pink" else die


def in_city(
    step: str,
    map_of_it: str = FULL,
    *hospitals: Hospital,
    ambulances: Places | None = None,
    fetched: Mapping[int, str] | None = None,
    crews: Mapping[int, Mapping[str, Any]] | None = None,
    tokens: Mapping[int, str] | None = None,
    discard: str = "",
    pile: Sequence[str] | None = None,
    board: Mapping[int, int] | None = None,
    modules: tuple[str, ...] = (),
    city_fields: Mapping[str, Any] | None = None,
    **more: Any,
) -> Scene:
    """A table in the city at a step; ambulances by seat, tokens as "heal_red.1 nurse.1" by seat."""
    scene = given(step, *(hospitals or (hospital(), hospital())), modules=("city", *modules), **more)
    found = city(scene.state)
    parked, own, carried = ambulances or {}, tokens or {}, fetched or {}
    members = tuple(
        Crew(
            **{
                "ambulance": CityEntrance(*parked[seat]) if seat in parked else None,
                "tokens": named(own.get(seat, "")),
                "patients": tuple(
                    _alone(text, 700 + 10 * seat + number)
                    for number, text in enumerate(carried.get(seat, "").split())
                ),
                **(crews or {}).get(seat, {}),
            }
        )
        for seat in range(len(scene.state.hospitals))
    )
    part = replace(
        found,
        tiles=tiles(map_of_it),
        crews=members,
        discard=named(discard),
        board=tuple(AdmissionsMarker(seat, total) for seat, total in (board or {}).items()),
        **(city_fields or {}),
    )
    out = out_of_pile(part)
    part = replace(part, pile=part.pile.without(out))
    if pile is not None:
        gone = tuple(t for layer in part.pile.layers for t in layer if t not in named(" ".join(pile)))
        part = replace(part, pile=part.pile.without(gone))
    bag = list(scene.state.bag)
    for die in (*on_tiles(part), *(die for crew in members for die in crew.patients)):
        if die.colour in COLOURS:
            bag[COLOURS.index(die.colour)] -= 1
    fields = {"city": part} if "bag" in more else {"city": part, "bag": tuple(bag)}
    return scene._replace(state=replace(scene.state, **fields))


def named(words: str) -> tuple[str, ...]:
    """Tokens as they are written."""
    return tuple(f"bonus_{word}" for word in words.split())


def on_tiles(found: City) -> list[Patient]:
    """The patients of the city."""
    return [tile.patient for tile in found.tiles if tile.patient]


def out_of_pile(found: City) -> tuple[str, ...]:
    """All tokens that are not in the pile."""
    laid = tuple(tile.token for tile in found.tiles if tile.token)
    return laid + found.discard + tuple(t for c in found.crews for t in c.found + c.tokens + c.nurses)


def shown(scene: Scene) -> str:
    """Who is on which tile, row by row, with the tokens."""
    texts = []
    for tile in city(scene.state).tiles:
        die = written([tile.patient]) if tile.patient else "-"
        texts.append(f"{die}+{tile.token.removeprefix('bonus_')}" if tile.token else die)
    rows = [texts[first : first + 4] for first in range(0, len(texts), 4)]
    return " / ".join(" ".join(row) for row in rows)


def brought(scene: Scene, seat: int) -> str:
    """The patients that a seat fetched."""
    return written(city(scene.state).crews[seat].patients)
