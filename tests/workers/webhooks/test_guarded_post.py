"""Calls to addresses that somebody else chose: none into the operator's network, none without an end."""

import ipaddress
import socket
import threading
from typing import Any

import pytest

from tests.conftest import free_port
from tests.workers.webhooks.receiver import receiving
from workers.webhooks import guarded_post
from workers.webhooks.guarded_post import is_public, post

LOOPBACK = [ipaddress.ip_network("127.0.0.0/8")]


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.2.1", "::1", "::", "fe80::1", "fd00::1"),
        *(
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "::127.0.0.1",
            "ff02::1",
        ),
    ],
)
def test_an_address_that_is_not_public_is_never_called(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_public(ipaddress.ip_address(address))
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("called"))
    host = f"[{address}]" if ":" in address else address
    assert post(f"https://{host}/x", b"{}", {}).error == "the address is not public"


def test_public_addresses_are_public() -> None:
    for address in ("8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"):
        assert is_public(ipaddress.ip_address(address))


def test_a_name_with_one_inner_address_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (text, 443)) for text in ("8.8.8.8", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("called"))
    assert post("https://example.org/", b"{}", {}).error == "the address is not public"


def test_the_checked_address_is_called_under_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A second answer of the name server, with another address, is never asked for."""
    answers = iter(["127.0.0.1"])
    with receiving() as receiver:
        port = int(receiver.url.split(":")[2].split("/")[0])

        def resolve(*_: Any, **__: Any) -> Any:
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), port))]

        with monkeypatch.context() as patch:
            patch.setattr(socket, "getaddrinfo", _only_names(resolve))
            assert post(f"http://example.org:{port}/x", b"{}", {}, LOOPBACK).status == 204
        assert receiver.got[0][0]["host"] == f"example.org:{port}"


def _only_names(resolve: Any) -> Any:
    usual = socket.getaddrinfo
    return lambda host, *more, **named: resolve() if host == "example.org" else usual(host, *more, **named)


def test_plain_http_is_for_allowed_networks_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "create_connection", lambda *_: pytest.fail("called"))
    assert post("http://8.8.8.8/", b"{}", {}).error == "the address needs https"


def test_a_redirect_is_not_followed_and_a_huge_answer_not_read() -> None:
    def redirect(handler: Any) -> None:
        handler.send_response(302)
        handler.send_header("Location", "http://127.0.0.1:1/")
        handler.end_headers()

    def endless(handler: Any) -> None:
        handler.send_response(200)
        handler.send_header("Content-Length", str(10**12))
        handler.end_headers()
        try:
            while True:
                handler.wfile.write(b"x" * 65536)
        except OSError:
            return

    with receiving() as receiver:
        receiver.behaviour = redirect
        assert post(receiver.url, b"{}", {}, LOOPBACK).status == 302
        receiver.behaviour = endless
        assert post(receiver.url, b"{}", {}, LOOPBACK).status == 200


def test_who_refuses_or_hangs_or_talks_nonsense_costs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no answer" in (post(f"http://127.0.0.1:{free_port()}/", b"{}", {}, LOOPBACK).error or "")
    monkeypatch.setattr(guarded_post, "CALL_SECONDS", 0.3)
    done = threading.Event()

    def drip(handler: Any) -> None:
        while not done.wait(0.05):
            handler.wfile.write(b"H")

    with receiving() as receiver:
        for behaviour in (lambda _: done.wait(5), drip):
            receiver.behaviour = behaviour
            assert post(receiver.url, b"{}", {}, LOOPBACK).error == "it took too long"
        done.set()
        receiver.behaviour = lambda handler: handler.wfile.write(b"nonsense\r\n\r\n")
        assert "no answer" in (post(receiver.url, b"{}", {}, LOOPBACK).error or "")
    assert post("https://no-such-host.invalid/", b"{}", {}).error == "the host cannot be found"
