"""The Python client against a whole service: its examples, and every operation of the contract."""

import asyncio
import inspect
import os
import re
import signal
from contextlib import aclosing, closing
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
import yaml

from tests.e2e.conftest import OPERATOR
from tests.e2e.running import ROOT, Wardbook, children_of
from wardbook_client import AsyncClient, Client

README = ROOT / "clients" / "python" / "README.md"


def test_the_examples_of_its_readme_work(
    shared_wardbook: Wardbook,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    examples = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    bot = examples[0]
    assert len([line for line in bot.splitlines() if line.strip()]) <= 15
    names: dict[str, Any] = {}
    for example in examples:
        exec(example.replace("http://127.0.0.1:8000", shared_wardbook.url), names)
    names["client"].close()
    said = capsys.readouterr().out
    assert "\nsound\n" in said
    assert "422 wrong_status" in said
    assert said.strip().endswith("resign")
    assert (tmp_path / "game.jsonl").read_text().count("\n") > 5


class Sent:
    """Which operations of the contract succeeded."""

    def __init__(self) -> None:
        contract = yaml.load((ROOT / "openapi.yaml").read_bytes(), yaml.CSafeLoader)
        self.operations = {
            operation["operationId"]: (method.upper(), re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)))
            for path, methods in contract["paths"].items()
            for method, operation in methods.items()
            if "operationId" in operation
        }
        self.missing = set(self.operations)

    def note(self, response: httpx.Response) -> None:
        """Take an answer into account."""
        if response.is_success:
            self.note_success(response.request.method, response.request.url.path)

    def note_success(self, method: str, path: str) -> None:
        """Take a method and path into account that succeeded."""
        found = [
            (pattern.count("[^/]+"), name)
            for name, (known, pattern) in self.operations.items()
            if method == known and re.fullmatch(pattern, path)
        ]
        self.missing.discard(min(found)[1])


class _Noted(httpx.HTTPTransport):
    def __init__(self, sent: Sent) -> None:
        super().__init__()
        self.sent = sent

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        response = super().handle_request(request)
        response.request = request
        self.sent.note(response)
        return response


class _AsyncNoted(httpx.AsyncHTTPTransport):
    def __init__(self, sent: Sent) -> None:
        super().__init__()
        self.sent = sent

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        response = await super().handle_async_request(request)
        response.request = request
        self.sent.note(response)
        return response


async def done(result: Any) -> Any:
    """The result of a call of either client; of a stream, all it has until it ends."""
    if hasattr(result, "__aiter__"):
        return [item async for item in result]
    if hasattr(result, "__next__"):
        return list(result)
    return await result if inspect.isawaitable(result) else result


async def first(stream: Any) -> Any:
    """The first item of a stream that does not end."""
    if not hasattr(stream, "__aiter__"):
        with closing(stream):
            return next(stream)
    async with aclosing(stream):
        return await anext(stream)


@pytest.mark.parametrize(("kind", "transport"), [(Client, _Noted), (AsyncClient, _AsyncNoted)])
def test_every_operation_is_exercised(shared_wardbook: Wardbook, kind: Any, transport: Any) -> None:
    sent = Sent()
    clients: list[Any] = []

    def client(key: str | None = None) -> Any:
        clients.append(kind(shared_wardbook.url, key, transport=transport(sent)))
        return clients[-1]

    async def every() -> None:
        player = client()
        await done(player.sign_up("Ada"))
        for exercise in (public_pages, accounts, webhooks, games, tournaments):
            await exercise(player, client(OPERATOR))
        await done(player.forget_player())
        for opened in clients:
            await done(opened.close())

    asyncio.run(every())
    assert sent.missing == set(), "exercise these operations below"


async def public_pages(player: Any, _operator: Any) -> None:
    assert (await done(player.read_index()))["links"]
    titles = await done(player.list_titles())
    title = titles["titles"][0]["key"]
    assert (await done(player.read_title(title)))["key"] == title
    assert (await done(player.list_components(title, lang="fr")))["components"]
    assert (await done(player.health()))["status"] == "ok"
    assert (await done(player.ready()))["status"] == "ready"
    assert "wardbook_" in await done(player.metrics())
    assert (await done(player.openapi_json()))["openapi"] == "3.1.0"
    assert (await done(player.openapi_yaml())).startswith("openapi")
    assert (await done(player.read_signing_key()))["algorithm"] == "ed25519"
    assert (await done(player.list_heads(limit=1))).endswith(b"\n")


async def accounts(player: Any, operator: Any) -> None:
    me = await done(player.read_player())
    assert (await done(player.rename_player({"name": "Ada L."})))["name"] == "Ada L."
    key = await done(player.create_key({"name": "phone", "scopes": ["play"]}))
    assert key["id"] in [known["id"] for known in (await done(player.list_keys()))["keys"]]
    await done(player.revoke_key(key["id"]))
    code = (await done(player.renew_recovery_code()))["recovery_code"]
    player.key = (await done(player.recover_account({"recovery_code": code})))["key"]
    assert (await done(operator.add_organizer(me["id"])))["organizer"]
    bulk = await done(player.create_games({"games": [{"title": "dice-hospital", "seats": [{}]}]}))
    assert (await done(player.read_bulk(bulk["id"])))["games"] == bulk["games"]
    assert not (await done(operator.remove_organizer(me["id"])))["organizer"]
    other = (await done(operator.create_player({"name": "Eve"})))["id"]
    await done(player.block_player(other))
    assert (await done(player.list_blocks()))["players"]
    await done(player.unblock_player(other))
    assert (await done(operator.rename_any_player(other, {"name": "Mallory"})))["name"] == "Mallory"
    assert (await done(player.read_any_player(other)))["name"] == "Mallory"
    assert (await done(operator.ban_player(other)))["banned"]
    assert not (await done(operator.unban_player(other)))["banned"]
    assert b"Ada L." in await done(player.export_own_data())
    assert (await done(player.list_personal_bests(mode="alone")))["bests"] == []
    assert (await done(player.list_ratings(title="dice-hospital", players=2)))["title"] == "dice-hospital"
    assert (await done(player.list_player_ratings(me["id"])))["ratings"] == []


async def webhooks(player: Any, _operator: Any) -> None:
    new = {"url": "https://receiver.invalid/hook", "types": ["game_finished"]}
    made = await done(player.create_webhook(new))
    webhook = made["webhook"]["id"]
    assert [known["id"] for known in (await done(player.list_webhooks()))["webhooks"]] == [webhook]
    assert (await done(player.read_webhook(webhook)))["url"] == new["url"]
    assert (await done(player.rotate_webhook_secret(webhook)))["secret"] != made["secret"]
    assert (await done(player.replay_webhook(webhook, {"after": "0"})))["id"] == webhook
    assert (await done(player.list_deliveries(webhook)))["deliveries"] == []
    await done(player.delete_webhook(webhook))


async def games(player: Any, guest: Any) -> None:
    new = {"title": "dice-hospital", "seats": [{}], "undo": "free", "hints": True}
    game = await done(player.new_game(new))
    await done(game.post({"type": "start"}))
    actions = await done(game.actions())
    assert (await done(game.dry_run(actions["moves"][0])))["version"] == actions["version"] + 1
    hint = await done(game.hint(words="de"))
    assert (hint["status"], hint["version"]) == ("done", actions["version"])
    assert hint["moves"][0]["command"] in actions["moves"]
    assert "Zug" in hint["moves"][0]["words"]["why"]
    moved = await done(game.post(actions["moves"][0], if_match=actions["version"]))
    await done(game.undo())
    await done(game.redo())
    await done(game.undo(to=actions["version"]))
    now = await done(game.read())
    assert (await done(game.read(at=moved["version"])))["version"] == moved["version"]
    assert (await done(game.diff(moved["version"], now["version"])))["changes"]
    assert len((await done(game.branches()))["branches"]) == 2
    assert (await done(player.list_games(title="dice-hospital", limit=1)))["games"] is not None
    await done(game.post({"type": "resign"}))
    assert (await done(game.review()))["status"] == "done"
    assert (await first(player.stream_notices(after="0")))["game"] == game.id
    records = await done(game.records())
    assert [record["version"] for record in records] == list(range(1, now["version"] + 2))
    streamed = await done(game.stream(after=3))
    assert streamed == records[3:]
    assert await done(game.turns()) == []
    assert (await done(game.audit()))["verdict"] == "sound"
    export = await done(game.export())
    assert (await done(player.audit_upload(export)))["verdict"] == "sound"
    assert len((await done(player.read_replay(game.id)))["steps"]) == len(records)
    assert (await done(player.replay_upload(export)))["audit"]["verdict"] == "sound"
    private = await done(player.create_game({**new, "seats": [{}, {}], "visibility": "private"}))
    guest.key = (await done(guest.create_player({"name": "Grace"})))["key"]
    await done(guest.accept_invitation(private["id"], {"invitation": private["invitation"]}))
    assert (await done(guest.read_game(private["id"])))["id"] == private["id"]


async def tournaments(player: Any, operator: Any) -> None:
    me = await done(player.read_player())
    await done(operator.add_organizer(me["id"]))
    settings = {
        "name": "Ward Cup",
        "game": {"title": "dice-hospital"},
        "table_size": 2,
        "remainder": "byes",
        "stages": [{"kind": "swiss", "rounds": 1}],
    }
    cup = (await done(player.create_tournament({"settings": settings})))["id"]
    assert (await done(player.list_tournaments(title="dice-hospital", limit=1)))["tournaments"] is not None
    tried = await done(player.dry_run_post_tournament_command(cup, {"type": "register"}))
    assert tried == {"version": 2, "events": [], "complete": False}
    assert (await done(player.post_tournament_command(cup, {"type": "register"}, if_match=1)))["version"] == 2
    await done(player.post_tournament_command(cup, {"type": "withdraw"}))
    guests = [(await done(operator.create_player({"name": name})))["id"] for name in ("Grace", "Hope")]
    await done(player.post_tournament_command(cup, {"type": "enter", "players": guests}))
    sent = await done(player.post_tournament_command(cup, {"type": "announce", "text": "Hello"}))
    await done(player.post_tournament_command(cup, {"type": "report_message", "message": sent["version"]}))
    assert len((await done(operator.list_reported_messages(cup)))["messages"]) == 1
    await done(operator.settle_report(cup, str(sent["version"]), {"show": True}))
    offered = (await done(player.read_tournament(cup)))["actions"]["commands"]
    assert {"type": "start_round"} in offered
    await done(player.post_tournament_command(cup, {"type": "start_round"}))
    assert (await done(player.read_round(cup, "1")))["number"] == 1
    assert len((await done(player.read_standings(cup)))["rows"]) == 2
    records = (await done(player.list_tournament_records(cup, limit=3)))["records"]
    assert [record["version"] for record in records] == [1, 2, 3]
    assert (await first(player.stream_tournament_records(cup, after=2)))["version"] == 3
    await done(player.post_tournament_command(cup, {"type": "cancel_tournament", "reason": "Only a test."}))
    assert (await done(player.read_tournament(cup)))["status"] == "cancelled"
    bundle = await done(player.export_tournament(cup))
    verdict = await done(player.audit_upload(bundle, media="application/zip"))
    assert (verdict["verdict"], verdict["tournament"]) == ("sound", cup)
    assert (await done(player.audit_tournament(cup)))["verdict"] == "sound"


@pytest.mark.soak
def test_a_bot_plays_on_while_web_processes_are_killed(wardbook: Wardbook) -> None:
    wardbook.start()
    with Client(wardbook.url) as client:
        client.sign_up("Ada", bot=True)
        game = client.new_game({"title": "dice-hospital", "seats": [{}, {"kind": "bot", "bot": "easy"}]})
        game.post({"type": "start"})
        streamed: list[int] = []
        reader = Thread(target=lambda: streamed.extend(record["version"] for record in game.stream()))
        reader.start()
        for number, turn in enumerate(game.turns()):
            if number % 20 == 5:
                os.kill(children_of(wardbook.pids()["web"])[0], signal.SIGKILL)
            game.post(turn["moves"][0])
        reader.join(60)
        over = game.read()
    assert over["status"] == "finished"
    assert streamed == list(range(1, over["version"] + 1))
