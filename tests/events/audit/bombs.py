"""A small export that no audit comes to the end of."""

from pathlib import Path
from typing import Any

import msgspec

from events.export.file_format import FORMAT, FORMAT_VERSION
from tests.events.mutations import Lines, rechained, written

_GAME = Path(__file__).parents[2] / "replays" / "clinic-four-players.jsonl"


def bomb(crowd: int = 12) -> bytes:
    """A game in which somebody treats the best way they can, in a room that a forger has crowded."""
    records: Lines = [_record(number, line) for number, line in enumerate(_GAME.read_bytes().splitlines(), 1)]
    number, treated = _first(records, "patient_treated")
    place, service = _whereabouts(records[:number], treated)
    who = {"seat": treated["seat"], "colour": treated["colour"]}
    for extra in range(crowd):
        doctor = {**who, "person": 5000 + extra, "kind": "doctor", "door": place, "cost": 0, "hired": False}
        patient = {**who, "person": 6000 + extra, "service": service, "from_notepad": False}
        records[number - 1]["entry"]["events"] += [
            {"type": "staff_joined", **doctor},
            {"type": "patient_admitted", **patient},
            {"type": "person_moved", "seat": who["seat"], "person": 6000 + extra, "places": [place]}
            | {"time": 0},
            *[{"type": "car_parked", "seat": who["seat"], "place": "0c2"}] * 2,
        ]
    records[number]["entry"]["command"] = {"type": "treat_best"}
    lines = [{"format": FORMAT, "version": FORMAT_VERSION}, *records[: number + 1], {"seed": None}]
    return b"".join(written(rechained(lines)))


def _record(version: int, line: bytes) -> dict[str, Any]:
    told = {"version": version, "at": 0, "command_id": str(version), "draws": [0, 0]}
    return {"entry": {**msgspec.json.decode(line), **told}}


def _first(records: Lines, kind: str) -> tuple[int, dict[str, Any]]:
    """The first event of a kind, and where its record is."""
    return next(
        (index, event)
        for index, line in enumerate(records)
        for event in line["entry"]["events"]
        if event["type"] == kind
    )


def _whereabouts(records: Lines, treated: dict[str, Any]) -> tuple[str, str]:
    """Where the doctor stood, and what the patient was admitted for."""
    place, service = "", ""
    for event in (event for line in records for event in line["entry"]["events"]):
        if event.get("person") == treated["doctor"]:
            place = event["places"][-1] if event["type"] == "person_moved" else event.get("to", place)
        if event.get("person") == treated["patient"] and event["type"] == "patient_admitted":
            service = event["service"]
    return place, service
