"""Posts to an address that somebody else chose, without a way into the operator's network.

The name is resolved once, every address it has is checked, and the connection goes to a checked address.
There are no redirects and no proxies, the body of the answer is not read, and the call has a time limit.
"""

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping, Sequence
from contextlib import suppress
from threading import Timer
from typing import NamedTuple
from urllib.parse import urlsplit

CALL_SECONDS = 10.0
"""How long a call may take, from the connection to the status of the answer."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

_EMBEDDED = tuple(ipaddress.ip_network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96"))
"""IPv6 addresses that lead to an IPv4 address."""


class Answer(NamedTuple):
    """The status of an answer, or why there is none."""

    status: int | None
    error: str | None = None


def post(url: str, body: bytes, headers: Mapping[str, str], allowed: Sequence[Network] = ()) -> Answer:
    """Post to a URL, if all addresses of its host are public or in an allowed network."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return Answer(None, "the host cannot be found")
    addresses = [ipaddress.ip_address(str(address[4][0]).partition("%")[0]) for address in found]
    own = [address for address in addresses if any(address in network for network in allowed)]
    if not addresses or any(not is_public(address) and address not in own for address in addresses):
        return Answer(None, "the address is not public")
    if parts.scheme != "https" and len(own) != len(addresses):
        return Answer(None, "the address needs https")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection = _Pinned(host, port, str(addresses[0]), parts.scheme == "https")
    timer = Timer(CALL_SECONDS, connection.cut)
    timer.start()
    try:
        connection.request("POST", path, body, dict(headers))
        return Answer(connection.getresponse().status)
    except TimeoutError:
        return Answer(None, "it took too long")
    except (OSError, http.client.HTTPException) as error:
        return Answer(
            None, "it took too long" if connection.was_cut else f"no answer ({type(error).__name__})"
        )
    finally:
        timer.cancel()
        connection.close()


def is_public(address: Address) -> bool:
    """Whether an address is one of the public internet, also if it stands for another one."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
        if inner is not None:
            return is_public(inner)
        if any(address in network for network in _EMBEDDED):
            return False
    return address.is_global and not address.is_multicast


class _Pinned(http.client.HTTPConnection):
    """A connection to one address, under the name of the host."""

    def __init__(self, host: str, port: int, address: str, tls: bool) -> None:
        super().__init__(host, port, timeout=CALL_SECONDS)
        self._address = address
        self._tls = tls
        self.was_cut = False

    def connect(self) -> None:
        """Connect to the address that was checked."""
        self.sock = socket.create_connection((self._address, self.port), self.timeout)
        if self._tls:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)

    def cut(self) -> None:
        """End the call: it took too long."""
        self.was_cut = True
        with suppress(OSError):
            if self.sock is not None:
                self.sock.shutdown(socket.SHUT_RDWR)
