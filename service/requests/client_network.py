"""Whom an address counts for when something is shared between addresses."""

from ipaddress import IPv6Address


def client_network(address: str | None) -> str:
    """Return an IPv4 address as it is, and the /64 network of an IPv6 address: its owner has all of it."""
    if not address or ":" not in address:
        return address or ""
    try:
        found = IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
