"""Processor time and memory of running processes, read from /proc. They do not depend on other load."""

import json
import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


def cpu_seconds(pid: int) -> float:
    """Return the processor seconds that a process and its descendants have used."""
    return sum((int(fields[11]) + int(fields[12])) / TICKS for fields in _descendants(pid))


def memory_bytes(pid: int) -> int:
    """Return the resident memory of a process and its descendants."""
    return sum(int(fields[21]) * PAGE_BYTES for fields in _descendants(pid))


def _descendants(pid: int) -> list[list[str]]:
    """Return the fields of a process and its descendants in /proc, from the state on."""
    parents, found = dict[int, int](), dict[int, list[str]]()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The name can contain spaces and brackets, so fields are counted from its closing bracket.
            number, fields = int(stat.parent.name), stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[number], found[number] = int(fields[1]), fields
    return [fields for number, fields in found.items() if _descends(number, pid, parents)]


def _descends(number: int, ancestor: int, parents: dict[int, int]) -> bool:
    while number and number != ancestor:
        number = parents.get(number, 0)
    return number == ancestor


def process_ids(data: Path) -> dict[str, int]:
    """Return the processes of a running `wardbook up`, by name."""
    pids: dict[str, int] = json.loads((data / "pids.json").read_text())
    return {name: pid for name, pid in pids.items() if name != "supervisor"}
