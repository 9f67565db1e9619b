"""A few hundred requests of the hostile mix, in this process. The soak in tests/e2e/ sends many more."""

import json

from flask import Flask

from events.settings import Settings
from service.contract.rule_refusals import refusal_codes
from service.http.app import create_app
from service.responses.problem_types import PROBLEMS
from tests.hostile import Attacker, Target
from tests.service.conftest import Api
from tests.service.contract_checker import shipped_checker

KNOWN_CODES = {*PROBLEMS, *(refusal.code for refusal in refusal_codes())}


def test_hostile_requests_get_known_problems(settings: Settings) -> None:
    app: Flask = create_app(settings)
    api = Api(app, shipped_checker())
    ann, bob, eve = api.player("Ann"), api.player("Bob"), api.player("Eve")
    others = ann.create(title="clinic", seats=[{}, {"player": bob.id}], visibility="private")
    own = eve.create(title="dice-hospital")
    before = ann.read(others)
    target = Target((str(eve.key),), (own,), (others,), (str(bob.id),))
    attacker, client = Attacker(1, target), app.test_client()
    for _ in range(300):
        sent = attacker.request()
        if sent.broken or not all(value.isascii() for value in sent.headers.values()):
            continue
        response = client.open(sent.path, method=sent.method, headers=dict(sent.headers), data=sent.body)
        assert response.status_code < 500, sent
        if response.status_code >= 400 and sent.method != "HEAD":
            assert json.loads(response.data)["code"] in KNOWN_CODES, sent
        response.close()
    assert ann.read(others) == before
