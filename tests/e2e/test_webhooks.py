"""Webhooks of a whole service: every message arrives signed and in order, over TLS too."""

import datetime
import ipaddress
import json
import ssl
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest
import standardwebhooks
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from cli.http_client import Client
from tests.e2e.playing import TITLE, play_seat
from tests.e2e.running import Wardbook, eventually
from tests.workers.webhooks.receiver import Receiver, receiving


def new_certificate(folder: Path) -> tuple[Path, ssl.SSLContext]:
    """A certificate for this machine, signed by itself, and the TLS of a server that has it."""
    key, name = Ed25519PrivateKey.generate(), x509.Name.from_rfc4514_string("CN=receiver")
    now = datetime.datetime.now(datetime.UTC)
    local = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))])
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(local, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, None)
    )
    public, private = folder / "certificate.pem", folder / "key.pem"
    public.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    unencrypted = serialization.NoEncryption()
    pkcs8 = serialization.PrivateFormat.PKCS8
    private.write_bytes(key.private_bytes(serialization.Encoding.PEM, pkcs8, unencrypted))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(public, private)
    return public, context


def play_two_games(client: Client) -> dict[str, int]:
    """Play against a bot; the last version of each game."""
    versions = {}
    for seed in range(2):
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        game = client.post("/v1/games", {"title": TITLE, "seats": seats}).body["id"]
        client.post(f"/v1/games/{game}/commands", {"type": "start"})
        play_seat(client, f"/v1/games/{game}", seed)
        versions[game] = client.get(f"/v1/games/{game}")["version"]
    return versions


def told(receiver: Receiver) -> list[dict[str, Any]]:
    return [json.loads(body) for _, body in receiver.got]


def check(receiver: Receiver, secret: str, versions: dict[str, int]) -> None:
    """Every message is signed; those of each game are in order and once, the end last."""
    for headers, body in receiver.got:
        standardwebhooks.Webhook(secret).verify(body, headers)
    accepted = {headers["webhook-id"]: json.loads(body) for headers, body in receiver.got}
    assert {message["data"]["game"] for message in accepted.values()} == set(versions)
    for game, last in versions.items():
        own = [message for message in accepted.values() if message["data"]["game"] == game]
        heard = [message["data"]["version"] for message in own]
        assert heard == sorted(heard)
        assert len({(message["type"], message["data"]["version"]) for message in own}) == len(own)
        assert (own[-1]["type"], heard[-1]) == ("game_finished", last)
        assert own[0]["type"] == "game_started"


@pytest.mark.soak
@pytest.mark.parametrize("tls", [False, True])
def test_a_receiver_hears_of_whole_games(wardbook: Wardbook, tmp_path: Path, tls: bool) -> None:
    certificate, context = new_certificate(tmp_path)
    wardbook.environment["WARDBOOK_WEBHOOK_NETWORKS"] = "127.0.0.1/32"
    wardbook.environment["SSL_CERT_FILE"] = str(certificate)
    with receiving(context if tls else None) as receiver:
        wardbook.start()
        ann, _ = wardbook.player("Ann")
        secret = ann.post("/v1/webhooks", {"url": receiver.url}).body["secret"]
        versions = play_two_games(ann)
        eventually(lambda: [one["type"] for one in told(receiver)].count("game_finished") == 2, 60)
    check(receiver, secret, versions)


@pytest.mark.soak
def test_a_receiver_that_fails_once_hears_everything_in_order(wardbook: Wardbook) -> None:
    """The message comes again after five seconds; meanwhile the others of its game wait."""
    wardbook.environment["WARDBOOK_WEBHOOK_NETWORKS"] = "127.0.0.1/32"
    with receiving() as receiver:

        def fail(request: BaseHTTPRequestHandler) -> None:
            receiver.behaviour = 204
            request.send_error(503)

        receiver.behaviour = fail
        wardbook.start()
        ann, _ = wardbook.player("Ann")
        made = ann.post("/v1/webhooks", {"url": receiver.url}).body
        versions = play_two_games(ann)
        eventually(lambda: [one["type"] for one in told(receiver)].count("game_finished") == 2, 60)
        log = ann.get(f"/v1/webhooks/{made['webhook']['id']}/deliveries")["deliveries"]
        assert [delivery["status"] for delivery in log].count(503) == 1
    refused = json.loads(receiver.got[0][1])["data"]["game"]
    own = [
        headers["webhook-id"] for headers, body in receiver.got if json.loads(body)["data"]["game"] == refused
    ]
    assert own[0] == own[1]
    check(receiver, made["secret"], versions)


@pytest.mark.soak
def test_a_receiver_in_the_operators_network_is_not_called(wardbook: Wardbook) -> None:
    with receiving() as receiver:
        wardbook.start()
        ann, _ = wardbook.player("Ann")
        made = ann.post("/v1/webhooks", {"url": receiver.url}).body["webhook"]["id"]
        play_two_games(ann)
        path = f"/v1/webhooks/{made}/deliveries"
        eventually(lambda: ann.get(path)["deliveries"], 60)
        assert {delivery["error"] for delivery in ann.get(path)["deliveries"]} == {
            "the address is not public"
        }
        assert receiver.got == []
