"""Processor time of running processes, read from /proc. It does not depend on other load."""

import json
import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """Return the processor seconds that a process and its descendants have used."""
    parents, used = dict[int, int](), dict[int, float]()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            # The name can contain spaces and brackets, so fields are counted from its closing bracket.
            number, fields = int(stat.parent.name), stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[number], used[number] = int(fields[1]), (int(fields[11]) + int(fields[12])) / TICKS
    return sum(time for number, time in used.items() if _descends(number, pid, parents))


def _descends(number: int, ancestor: int, parents: dict[int, int]) -> bool:
    while number and number != ancestor:
        number = parents.get(number, 0)
    return number == ancestor


def process_ids(data: Path) -> dict[str, int]:
    """Return the processes of a running `wardbook up`, by name."""
    pids: dict[str, int] = json.loads((data / "pids.json").read_text())
    return {name: pid for name, pid in pids.items() if name != "supervisor"}
