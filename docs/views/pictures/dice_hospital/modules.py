"""Parts of the table that modules add: the investment board, the Automa's cards, reports, the collection."""

from collections.abc import Iterator, Mapping
from typing import Any

from docs.views.pictures.dice_hospital.pieces import BOARD, DIE, GAP, PAINT, SHADE, bed, card, die, field, tag
from docs.views.pictures.recorded_view import view_at
from docs.views.pictures.svg import FAINT, INK, PAPER, circle, group, picture, rect, text

WIDTH = 760


def investments() -> str:
    """Draw the investment board and the tokens of a seat that just drew some."""
    view = view_at("investments", 171, viewer=1)
    shown = view["modules"]["investments"]

    def space(one: Mapping[str, Any]) -> Iterator[str]:
        there = [
            (seat, placed["meeple"])
            for seat, own in enumerate(shown["seats"])
            for placed in own["placed"]
            if placed["space"] == one["colour"]
        ]
        yield rect(0, 0, 230, 74, BOARD, INK, 8)
        yield rect(12, 12, 50, 50, PAINT[one["colour"]], INK, 25)
        yield text(37, 43, one["tokens"], 18, "middle", PAPER, bold=True)
        for place in range(one["room"]):
            yield circle(92, 26 + place * 30, 11)
        for place, (seat, meeple) in enumerate(there):
            yield circle(92, 26 + place * 30, 11, "#4a7fb5")
            yield text(110, 24 + place * 30, f"seat {seat}", 11)
            yield text(110, 38 + place * 30, meeple, 11)

    def tokens(seat: int, y: float) -> Iterator[str]:
        own, departments = shown["seats"][seat], view["hospitals"][seat]["departments"]
        yield tag(16, y, f"seat {seat}")
        yield field(86, y + 12, "laid: place and token")
        places = list(dict.fromkeys(laid["place"] for laid in own["laid"]))
        for number, place in enumerate(places):
            yield card(86 + number * 170, y + 22, place, width=160)
            on_it = [laid["token"] for laid in own["laid"] if laid["place"] == place]
            for row, token in enumerate(on_it):
                yield _token(86 + number * 170, y + 52 + row * 24, token)
        assert set(places) <= set(departments), "the picture shows departments only"
        yield field(470, y + 12, "drawn")
        if isinstance(own["drawn"], int):
            yield text(470, y + 38, f"{own['drawn']} tokens", 12)
            return
        for row, token in enumerate(own["drawn"]):
            yield _token(470 + row % 2 * 140, y + 22 + row // 2 * 26, token)

    def parts() -> Iterator[str]:
        yield field(
            16, 18, "modules.investments.spaces: colour, tokens in the pile, room for meeples; seats: placed"
        )
        for number, one in enumerate(shown["spaces"]):
            yield group(16 + number * 244, 28, *space(one))
        yield from tokens(0, 122)
        yield from tokens(1, 238)

    title = "The investment board with three piles, and the tokens of two seats on their departments"
    return picture(WIDTH, 350, title, *parts())


def _token(x: float, y: float, token: str) -> str:
    return group(
        x,
        y,
        rect(0, 0, 130, 20, PAPER, INK, 10),
        circle(11, 10, 7, PAINT[token.partition("_")[0]]),
        text(24, 14, token, 11),
    )


def automa() -> str:
    """Draw the Automa's row of Hospital cards."""
    view = view_at("automa", 36)
    shown = view["modules"]["automa"]

    def one(found: Mapping[str, Any]) -> Iterator[str]:
        yield rect(0, 0, 234, 96, BOARD, INK, 8)
        yield text(10, 18, found["card"], 12, bold=True)
        yield text(224, 18, f"{found['points']} points", 12, "end")
        for number, slot in enumerate(found["slots"]):
            x, y = 12 + number * (DIE + GAP - 3), 34
            yield rect(x - 3, y - 3, DIE + 6, DIE + 6, PAPER, PAINT[slot["takes"]], 8)
            yield rect(x - 2, y - 2, DIE + 4, DIE + 4, PAPER, PAINT[slot["takes"]], 8)
            if slot["patient"]:
                yield die(x, y, slot["patient"])
            if slot["blood_bag"]:
                yield circle(x + DIE / 2, y + DIE / 2, 11, "#8f1d2c")
        if found["covered"]:
            yield rect(150, 28, 74, 58, SHADE, FAINT, 6)
            yield text(187, 61, "covered", 11, "middle", FAINT)

    def parts() -> Iterator[str]:
        yield field(16, 18, "modules.automa.row: card, slots (takes, patient, blood_bag), points, covered")
        for number, found in enumerate(shown["row"]):
            yield group(16 + number * 246, 28, *one(found))
        yield field(16, 152, "decision: first, second, adds; decisions_left")
        choice = shown["decision"]
        yield text(
            16,
            172,
            f"{choice['first']}, else {choice['second']}; {choice['adds']}; {shown['decisions_left']}",
            13,
        )
        yield field(330, 152, "face_down")
        yield text(330, 172, ", ".join(f"{count} {level}" for level, count in shown["face_down"].items()), 13)
        yield field(520, 152, "tiles_left")
        yield text(520, 172, shown["tiles_left"], 13)
        yield field(620, 152, "removed")
        yield text(620, 172, ", ".join(shown["removed"]), 13)

    title = "Three Hospital cards of the Automa with dice and a blood bag on their slots, one partly covered"
    return picture(WIDTH, 190, title, *parts())


def reports() -> str:
    """Draw the two rows of reports and the completed ones."""
    view = view_at("medical-reports", 94)
    shown = view["modules"]["medical_reports"]

    def report(found: Mapping[str, Any] | None) -> Iterator[str]:
        yield rect(0, 0, 150, 62, BOARD if found else PAPER, INK if found else FAINT, 8)
        if found:
            yield text(10, 18, found["report"], 11, bold=True)
            yield text(140, 18, found["points"], 13, "end")
            for number, colour in enumerate(found["dice"]):
                yield rect(12 + number * 32, 28, 24, 24, PAINT[colour], INK, 5)

    def parts() -> Iterator[str]:
        for y, name in ((0, "upper"), (94, "lower")):
            yield field(16, 18 + y, f"modules.medical_reports.{name}")
            for number, found in enumerate(shown[name]):
                yield group(16 + number * 162, 26 + y, *report(found))
        yield field(530, 18, "completed")
        for number, found in enumerate(shown["completed"]):
            yield group(530, 26 + number * 72, *report(found))

    title = "Two rows of three Medical Reports, each with the dice it asks for, and one completed report"
    return picture(WIDTH, 196, title, *parts())


def collection() -> str:
    """Draw the waiting ambulances of the Final Round Collection."""
    spaces = view_at("hard-modes", 211)["modules"]["final_round_collection"]["spaces"]
    numbers = list(dict.fromkeys(space["ambulance"] for space in spaces))

    def ambulance(number: int) -> Iterator[str]:
        yield rect(0, 0, 176, 88, BOARD, INK, 8)
        yield text(10, 20, number, 15, bold=True)
        for place, space in enumerate(space for space in spaces if space["ambulance"] == number):
            x = 18 + place * (DIE + GAP + 6)
            yield bed(x, 28)
            if space["patient"]:
                yield die(x, 28, space["patient"])
                yield text(x + DIE / 2, 84, f"seat {space['seat']}", 9, "middle")
            else:
                yield text(x + DIE / 2, 51, space["value"], 16, "middle", PAINT[space["colour"]], bold=True)

    def parts() -> Iterator[str]:
        yield field(16, 18, "modules.final_round_collection.spaces: ambulance, colour, value, seat, patient")
        for place, number in enumerate(numbers):
            yield group(16 + place * 190, 28, *ambulance(number))

    title = "Two waiting ambulances with three spaces each, two of them with a collected patient"
    return picture(400, 130, title, *parts())
