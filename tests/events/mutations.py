"""Ways to tamper with an export: any field, any line, with or without mending the chain afterwards."""

import copy
import hashlib
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from events.export.file_format import signed_message
from events.export.signing import Signer
from events.log.codec import canonical_json
from events.log.record import NO_HASH

Lines = list[dict[str, Any]]


def read(lines: list[bytes]) -> Lines:
    """The lines as plain values."""
    return [msgspec.json.decode(line) for line in lines]


def written(lines: Lines) -> list[bytes]:
    """Plain values as lines."""
    return [canonical_json(line) + b"\n" for line in lines]


def rechained(lines: Lines) -> Lines:
    """The same with every link and hash made to fit."""
    prev = NO_HASH
    for line in lines[1:-1]:
        if isinstance(line.get("entry"), dict):
            line["entry"]["prev"] = prev
            digest = hashlib.sha256(bytes.fromhex(prev) + canonical_json(line["entry"])).hexdigest()
            line["hash"] = prev = digest
    return lines


def refooted(lines: Lines) -> Lines:
    """The same with a footer that fits, as far as that can be done without the private key."""
    if len(lines) > 2 and "hash" in lines[-2] and "records" in lines[-1]:
        lines[-1].update(head=lines[-2]["hash"], records=len(lines) - 2)
    return lines


def renumbered(lines: Lines) -> Lines:
    """The same with versions that follow each other."""
    for number, line in enumerate(lines[1:-1], 1):
        line["entry"]["version"] = number
    return lines


def resigned(lines: Lines, signer: Signer) -> Lines:
    """The same with a chain and a footer that fit, signed by somebody."""
    refooted(rechained(lines))
    lines[0]["key"] = signer.public
    lines[-1]["signature"] = signer.sign(signed_message(lines[0], lines[-1]))
    return lines


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything in a value that holds nothing else."""
    if isinstance(value, dict) and value:
        for name, part in value.items():
            yield from leaves(part, (*path, name))
    elif isinstance(value, list) and value:
        for index, part in enumerate(value):
            yield from leaves(part, (*path, index))
    else:
        yield path


def at(value: Any, path: tuple[Any, ...]) -> Any:
    """What stands at the end of a path."""
    for step in path:
        value = value[step]
    return value


def changed(value: Any, luck: Random) -> Any:
    """Another value of much the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + luck.choice((-2, -1, 1, 2))
        case str():
            spot = luck.randrange(len(value)) if value else 0
            letter = luck.choice([letter for letter in "0a1b9f~" if letter != value[spot : spot + 1]])
            return value[:spot] + letter + value[spot + 1 :]
        case None:
            return luck.choice((0, "x", False))
        case dict():
            return {"x": 1}
        case _:
            return [1]


def flip(line: Any, luck: Random, under: tuple[Any, ...] = ()) -> str:
    """Change, remove or add one field of a line, at any depth; says which."""
    path = luck.choice([(*under, *leaf) for leaf in leaves(at(line, under))])
    holder = at(line, path[:-1])
    way = luck.choice(("change", "change", "change", "remove", "add"))
    if way == "add" and isinstance(holder, dict):
        holder["more"] = 1
    elif way == "add":
        holder.insert(path[-1], copy.deepcopy(holder[path[-1]]))
    elif way == "remove":
        del holder[path[-1]]
    else:
        holder[path[-1]] = changed(holder[path[-1]], luck)
    return f"{way} {path}"


def rearrange(lines: Lines, luck: Random) -> str:
    """Drop, double, swap, insert or cut off whole records; says what was done."""
    records = lines[1:-1]
    spot, other = sorted(luck.sample(range(len(records)), 2))
    way = luck.choice(("drop", "double", "swap", "insert", "truncate"))
    if way == "drop":
        del records[spot]
    elif way == "double":
        records.insert(spot, copy.deepcopy(records[spot]))
    elif way == "swap":
        records[spot], records[other] = records[other], records[spot]
    elif way == "insert":
        records.insert(other, copy.deepcopy(records[spot]))
    else:
        del records[other:]
    lines[1:-1] = records
    if luck.random() < 0.5:
        renumbered(lines)
        return f"{way} {spot} {other}, numbered anew"
    return f"{way} {spot} {other}"


def mutation(lines: list[bytes], luck: Random) -> tuple[str, list[bytes]]:
    """A file that somebody tampered with, and what they did."""
    parsed = read(lines)
    kind = luck.choice(("record", "record", "record", "header", "footer", "arrange"))
    if kind == "record":
        number = luck.randrange(1, len(parsed) - 1)
        what = f"line {number}: " + flip(parsed[number], luck)
    elif kind == "arrange":
        what = rearrange(parsed, luck)
    else:
        what = f"{kind}: " + flip(parsed[0 if kind == "header" else -1], luck)
    mending = luck.choice(("none", "chain", "chain and footer"))
    if mending != "none" and kind in ("record", "arrange"):
        rechained(parsed)
        if mending == "chain and footer":
            refooted(parsed)
        what += f"; mended {mending}"
    return what, written(parsed)
