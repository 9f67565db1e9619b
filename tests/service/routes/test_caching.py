"""What caches may keep: the catalogue and what is fixed. Never what somebody else must not see."""

import pytest

from tests.service.conftest import OPERATOR, Api, play_on

PUBLIC, PRIVATE = "public, max-age=3600", "private, max-age=3600"


@pytest.mark.parametrize("path", ["/v1/titles", "/v1/titles/market", "/v1/titles/market/components?lang=fr"])
def test_the_catalogue_may_be_kept_and_asked_for_again(api: Api, path: str) -> None:
    first = api.get(path)
    assert first.headers["Cache-Control"] == PUBLIC
    again = api.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.get_data()) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    assert api.get(path, headers={"If-None-Match": '"other"'}).status_code == 200


def fixed(game: str) -> list[str]:
    return [f"/v1/games/{game}{rest}" for rest in ("?at=2", "/records?after=1", "/diff?from=1&to=3")]


def test_nothing_of_a_running_game_is_kept(api: Api, ann: Api, game: str) -> None:
    for path in (*fixed(game), f"/v1/games/{game}"):
        for reader in (api, ann):
            response = reader.get(path)
            assert response.headers["Cache-Control"] == "no-store"
            assert "Authorization" in response.vary


def test_what_is_fixed_is_kept_by_everybody_only_if_everybody_gets_the_same(
    api: Api, ann: Api, bob: Api, game: str
) -> None:
    play_on(game, ann, bob)
    for path in (*fixed(game), f"/v1/games/{game}/export"):
        for reader, kept in ((api, PUBLIC), (ann, PRIVATE)):
            response = reader.get(path)
            assert response.headers["Cache-Control"] == kept
            assert "Authorization" in response.vary
    assert api.get(f"/v1/games/{game}").headers["Cache-Control"] == "no-store", "it was not fixed just now"


def test_a_private_game_is_never_kept_by_a_shared_cache(ann: Api, bob: Api) -> None:
    hidden = ann.create(visibility="private", seats=[{}, {"player": bob.id}])
    bob.command(hidden, "join")
    ann.command(hidden, "start")
    play_on(hidden, ann, bob)
    for path in (*fixed(hidden), f"/v1/games/{hidden}/export"):
        assert ann.get(path).headers["Cache-Control"] == PRIVATE


def test_an_export_has_the_hash_of_its_last_record(api: Api, ann: Api, bob: Api, game: str) -> None:
    operator = Api(api.app, api.checker, OPERATOR)
    olga = api.player("Olga")
    operator.request("PUT", f"/v1/players/{olga.id}/organizer")
    path = f"/v1/games/{game}/export"
    running = olga.get(path)
    assert "ETag" not in running.headers
    assert running.headers["Cache-Control"] == "no-store"
    play_on(game, ann, bob)
    etag = api.get(path).headers["ETag"]
    assert etag == f'"{ann.service.store.load(game).head}"'
    again = api.get(path, headers={"If-None-Match": etag})
    assert (again.status_code, again.get_data()) == (304, b"")
