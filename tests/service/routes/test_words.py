"""Sentences for people, in the language the caller asks for: of events, records, actions and problems."""

import json
from typing import Any

from msgspec.structs import asdict

from events.settings import Settings
from service.http.app import create_app
from service.responses.problem_types import PROBLEMS
from service.responses.words.problem_words import PROBLEM_WORDS
from tests.service.conftest import Api
from tests.service.contract_checker import shipped_checker


def test_without_asking_nothing_has_words(ann: Api, game: str) -> None:
    assert "words" not in ann.command(game, "roll").get_json()
    assert "words" not in ann.get(f"/v1/games/{game}/records").get_json()["records"][0]
    assert "words" not in ann.command(game, "roll").get_json()


def test_a_command_is_answered_with_a_sentence_for_each_event(ann: Api, game: str) -> None:
    tried = ann.post(f"/v1/games/{game}/commands?words=fr&dry_run=true", {"type": "roll"}).get_json()
    assert tried["words"] == []
    found = ann.post(f"/v1/games/{game}/commands?words=fr", {"type": "roll"}).get_json()
    assert found["words"] == [f"Ann obtient {found['events'][0]['value']}."]


def test_records_say_who_did_what(ann: Api, game: str) -> None:
    records = ann.get(f"/v1/games/{game}/records?words=de").get_json()["records"]
    assert [record["words"]["command"] for record in records] == [
        "Ann: Das Spiel anlegen",
        "Bob: Platz nehmen",
        "Ann: Das Spiel starten",
    ]
    assert records[0]["words"]["events"] == ["Ann legt das Spiel an.", "Ann nimmt Platz."]
    assert all(len(record["words"]["events"]) == len(record["events"]) for record in records)


def test_what_is_hidden_stays_hidden_in_words(ann: Api, bob: Api, api: Api, game: str) -> None:
    own = ann.get(f"/v1/games/{game}/records?words=en&after=2").get_json()["records"][0]
    dealt = [event["card"] for event in own["events"] if event.get("seat") == 0]
    assert [text for text in own["words"]["events"] if text.startswith("Ann")] == [
        f"Ann draws card {card}." for card in dealt
    ]
    for other in (bob, api):
        seen = other.get(f"/v1/games/{game}/records?words=en&after=2").get_json()["records"][0]
        assert [text for text in seen["words"]["events"] if text.startswith("Ann")] == (
            ["Ann draws a card."] * len(dealt)
        )


def test_the_stream_says_records_too(ann: Api, game: str) -> None:
    headers = {"Accept": "application/x-ndjson"}
    with ann.get(f"/v1/games/{game}/stream?words=it", headers=headers, buffered=False) as response:
        first = next(chunk for chunk in response.response if chunk.strip()).splitlines()[0]
    assert json.loads(first)["words"]["command"] == "Ann: Creare la partita"


def test_an_empty_parameter_means_the_language_of_the_browser(ann: Api, game: str) -> None:
    for accepted, expected in (
        ("fr-CH, en;q=0.5", "Ann : Créer la partie"),
        ("it;q=0.2, de;q=0.7", "Ann: Das Spiel anlegen"),
        ("pl", "Ann: Create the game"),
    ):
        response = ann.get(f"/v1/games/{game}/records?words=", headers={"Accept-Language": accepted})
        assert response.get_json()["records"][0]["words"]["command"] == expected
        assert response.vary.as_set() >= {"authorization", "accept-language"}
    assert "accept-language" not in ann.get(f"/v1/games/{game}/records?words=fr").vary.as_set()


def test_a_language_that_we_do_not_speak_is_refused(ann: Api, game: str) -> None:
    response = ann.get(f"/v1/games/{game}/records?words=la")
    assert ann.code(response) == (400, "invalid_fields")
    assert "words" not in response.get_json()


def test_every_problem_of_the_service_has_words(ann: Api) -> None:
    assert set(PROBLEM_WORDS) == set(PROBLEMS), "add the words of new codes"
    for sentence in PROBLEM_WORDS.values():
        assert all(asdict(sentence).values())
    response = ann.get("/v1/games/0123/actions?words=de")
    assert response.get_json()["words"] == "Das gibt es nicht, oder du darfst es nicht sehen."


def test_refusals_are_said_with_their_facts_and_the_names_at_the_table(ann: Api, bob: Api, game: str) -> None:
    response = bob.post(f"/v1/games/{game}/commands?words=fr", {"type": "roll"})
    assert response.status_code == 422
    assert response.get_json()["words"] == "La partie ne vous attend pas : elle attend Ann."
    without = bob.command(game, "roll").get_json()
    assert without["detail"] == "The game is not waiting for you, but for Seat 1."
    assert "words" not in without


def test_a_refusal_to_create_a_game_is_said(ann: Api) -> None:
    body = {"title": "market", "seats": [{}, {}], "modules": ["low_cards", "trade"]}
    response = ann.post("/v1/games?words=it", body)
    assert response.get_json()["words"] == "Questi moduli si escludono a vicenda: Carte basse, Scambio."


def test_each_action_has_a_label_beside_it(ann: Api, bob: Api, game: str) -> None:
    found = ann.get(f"/v1/games/{game}/actions?words=de").get_json()
    assert found["moves"] == [{"type": "roll"}], "the commands can be posted as they are"
    assert found["words"] == {
        "step": "Würfeln",
        "moves": ["Würfeln"],
        "changes": [],
        "table": ["Aufgeben und einen Bot weiterspielen lassen"],
        "history": [],
        "open": [],
    }
    assert "words" not in ann.get(f"/v1/games/{game}/actions").get_json()
    lobby = ann.get(f"/v1/games/{ann.create()}/actions?words=it").get_json()["words"]
    assert lobby["step"] is None
    assert lobby["table"] == ["Lasciare il posto"]
    assert lobby["open"] == ["Impegnati su un nonce con il suo SHA-256, o su nessuno."]


def test_labels_show_what_the_player_sees_of_the_table(settings: Settings) -> None:
    ann = Api(create_app(settings), shipped_checker()).player("Ann")
    found: dict[str, Any] = {"moves": []}
    while [move["type"] for move in found["moves"][:1]] != ["set_patient"]:
        # Some draws ask for something else first.
        game = ann.create(title="dice-hospital", modules=["medical_reports"], seats=[{}])
        assert ann.command(game, "start").status_code == 201
        found = ann.get(f"/v1/games/{game}/actions?words=en").get_json()
    colours = {one["id"]: one["colour"] for one in ann.read(game)["view"]["hospitals"][0]["patients"]}
    assert found["words"]["moves"] == [
        f"Set patient {colours[move['patient']]} to {move['value']}" for move in found["moves"]
    ]


def test_a_poll_by_browser_language_varies_even_if_nothing_changed(ann: Api, game: str) -> None:
    etag = ann.get(f"/v1/games/{game}/actions").headers["ETag"]
    response = ann.get(f"/v1/games/{game}/actions?words=", headers={"If-None-Match": etag})
    assert response.status_code == 304
    assert "accept-language" in response.vary.as_set()


def test_titles_modules_steps_and_scores_have_words(api: Api) -> None:
    (listed,) = api.get("/v1/titles?words=de").get_json()["titles"]
    assert listed["words"]["name"] == "Markt"
    words = api.get("/v1/titles/market?words=it").get_json()["words"]
    assert words["name"] == "Mercato"
    assert words["modules"]["auction"] == {
        "name": "Asta",
        "about": "In ogni round una carta va alla migliore offerta.",
    }
    assert words["steps"]["roll"] == "Lancio"
    assert words["terms"]["playing"] == "in corso"
    assert words["refusals"]["no_such_card"] == "Non hai questa carta."
    assert "words" not in api.get("/v1/titles/market").get_json()


def test_bots_are_numbered_from_1_in_the_order_of_seats(ann: Api) -> None:
    bot = {"kind": "bot", "bot": "random"}
    game = ann.post("/v1/games", {"title": "market", "seats": [bot, {}, bot]}).get_json()["id"]
    started = ann.post(f"/v1/games/{game}/commands?words=en", {"type": "start"}).get_json()
    drawn = [words for words in started["words"] if words.endswith("draws a card.")]
    assert drawn[:2] == ["Bot 1 draws a card.", "Bot 2 draws a card."]
