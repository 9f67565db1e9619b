"""The pictures of the documentation show what the recorded games and their views are today."""

from docs.views.pictures.draw import FOLDER, PICTURES, outdated


def test_pictures_are_up_to_date() -> None:
    assert [path.name for path, _ in outdated()] == [], "run: make pictures"


def test_there_is_no_picture_that_nothing_draws() -> None:
    assert {str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.svg")} == set(PICTURES)
