"""Uploads that are no exports."""

import gzip
import zlib


def hostile_uploads(lines: list[bytes]) -> dict[str, bytes]:
    """Bodies that are no exports, made from the lines of one, by what is wrong with them."""
    whole = b"".join(lines)
    return {
        "empty": b"",
        "blank": b"\n \n\n",
        "text": b"Dear auditor,\nall is well.\n",
        "a list": b"[1, 2, 3]\n",
        "another format": b'{"format":"pgn","version":1}\n',
        "a later format": whole.replace(b'"version":1,', b'"version":2,', 1),
        "only records": b"".join(lines[1:]),
        "truncated": b"".join(lines[:-1]),
        "cut in a line": whole[:-40],
        "cut in the middle": whole[: len(whole) // 2],
        "only the header": lines[0],
        "gzip": gzip.compress(whole),
        "zip bomb": gzip.compress(bytes(50_000_000)),
        "deflate": zlib.compress(whole),
        "zip": b"PK\x03\x04" + bytes(1000),
        "nesting": b"[" * 5_000_000,
        "nested objects": b'{"a":' * 900_000,
        "nesting in a record": lines[0] + b'{"entry":' + b"[" * 900_000 + b"]" * 100 + b"}\n" + lines[-1],
        "UTF-16": whole.decode().encode("utf-16"),
        "UTF-32": whole.decode().encode("utf-32"),
        "Latin-1": whole.replace(b'"player"', b'"pl\xe4yer"'),
        "byte order mark": b"\xef\xbb\xbf" + whole,
        "zero bytes": bytes(100_000),
        "many lines": lines[0] + b"{}\n" * 1_000_000,
        "many numbers": lines[0] + b"1\n" * 2_000_000,
        "a huge number": lines[0] + b'{"entry":' + b"9" * 500_000 + b',"hash":""}\n' + lines[-1][:9],
        "names twice": whole.replace(b'{"entry"', b'{"hash":"","entry"', 1),
    }
