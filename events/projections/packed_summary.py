"""Summaries as the lists store them. Those of games that are over stay for ever, so they are compressed."""

import zlib

from events.fold.summary import GameSummary, decode_summary, encode_summary

_MARK = b"1"
"""Begins a compressed summary, and names the text it is compressed with. Others begin with a brace."""

_COMMON = (
    b'"modules":["city","investments","maternity","prototype","specialists"],"status":"abandoned",'
    b'"visibility":"private","bot":"easy","resigned":true,"tournament":{"round":1,"table":'
    b',"kind":"bot","bot":"random"},{"seat":4,"kind":"human","player":"'
    b'{"id":"0123456789abcdef","title":"clinic","modules":[],{"id":"","title":"dice-hospital","modules":[],'
    b'"status":"finished","visibility":"public","version":4,"created":179,"updated":179,"owner":"","seats":['
    b'{"seat":0,"kind":"human","player":""},{"seat":1,"kind":"human","player":""},{"seat":2,"kind":"human",'
    b'"player":""},{"seat":3,"kind":"human","player":""}],"awaiting":{"seats":[],"job":null},"round":8,'
    b'"standings":[{"seat":0,"place":1,"points":2},{"seat":1,"place":2,"points":3},{"seat":2,"place":3,'
    b'"points":3},{"seat":3,"place":4,"points":4}],"head":"'
)
"""Text that summaries have in common, the most frequent last. Another text needs another mark."""


def pack_summary(summary: GameSummary) -> bytes:
    """A summary for the lists."""
    encoded = encode_summary(summary)
    if summary.head is None:
        return encoded
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=_COMMON)
    return _MARK + packer.compress(encoded) + packer.flush()


def unpack_summary(data: bytes) -> GameSummary:
    """A summary of the lists."""
    if data.startswith(_MARK):
        data = zlib.decompressobj(-zlib.MAX_WBITS, zdict=_COMMON).decompress(data[len(_MARK) :])
    return decode_summary(data)
