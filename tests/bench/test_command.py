"""The command line of the benchmarks: what it measures, prints and writes."""

import shutil
from pathlib import Path

import msgspec
import pytest

from bench import main
from bench.command import MEASUREMENTS
from bench.figure import Figure
from bench.measurements.peers import FOLDER
from bench.pairs import ratio
from bench.report import table


def test_a_measurement_is_printed_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = tmp_path / "results.json"
    status = main(["--quick", "--only", "folding", "--json", str(results)])
    written = msgspec.json.decode(results.read_bytes())
    (figure,) = written["figures"]
    assert written["quick"] is True
    assert figure["name"] == "folding"
    assert figure["target"] == 50_000
    assert figure["met"] == (status == 0)
    told = capsys.readouterr()
    assert "folding" in told.out.splitlines()[2]
    assert "slice 9 of 9" in told.err


def test_every_promise_has_a_measurement() -> None:
    assert set(MEASUREMENTS) == {
        *("play", "choices", "listing", "folding", "commands"),
        *("latency", "polling", "memory", "pairing", "streams"),
        *("earlier", "processes", "peers", "background", "machines"),
    }


@pytest.mark.parametrize(
    ("node", "folder", "missing"),
    [
        (None, "", "node is not installed"),
        ("node", "", "set WARDBOOK_BENCH_PEERS"),
        ("node", ".", "server.js"),
    ],
)
def test_what_is_missing_for_a_comparison_with_peers_is_told(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    node: str | None,
    folder: str,
    missing: str,
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: node)
    monkeypatch.setenv(FOLDER, folder and str(tmp_path))
    assert main(["--only", "peers", "--json", str(tmp_path / "results.json")]) == 0
    told = capsys.readouterr().err
    assert "left out" in told
    assert missing in told


def test_an_unknown_measurement_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["--only", "weather"])


def _figure(compared: float, at_most: bool) -> Figure:
    return Figure(
        name="x", about="", value=compared, unit="ms", compared=compared, target=2.0, at_most=at_most
    )


@pytest.mark.parametrize(
    ("compared", "at_most", "met"),
    [(1.9, True, True), (2.1, True, False), (2.1, False, True), (1.9, False, False)],
)
def test_a_target_is_a_most_or_a_least(compared: float, at_most: bool, met: bool) -> None:
    figure = _figure(compared, at_most)
    assert figure.met is met
    assert table([figure]).splitlines()[2].endswith("met" if met else "NOT MET")


def test_one_busy_moment_does_not_decide_a_ratio() -> None:
    assert ratio([(60, 100), (61, 100), (5, 100)]) == 0.6
