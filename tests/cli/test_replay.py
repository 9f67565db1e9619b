"""Walking an exported game in the terminal: no service, no Redis."""

import io
import os
import pty
import re
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path
from random import Random

import pytest
import redis

from cli.main import main
from cli.replay.replay_command import ReplayOptions, replay
from events.actions import available_commands
from events.execute import create, execute
from events.export.signing import signer_from_secret
from events.export.writer import export
from events.fold.folded_game import FoldedGame
from events.fold.store import Store
from games.kernel.table.lobby import Join, Resign, Start
from games.kernel.table.table import Actor, CreateGame, SeatOffer
from games.kernel.table.undo import Undo
from games.kernel.table.versions import versions_in
from games.titles import TITLES
from tests.soak import soak

ADA = Actor(kind="player", id="ada")
BOB = Actor(kind="player", id="bob")
SERVICE = Actor(kind="service")


def played(store: Store, most: int) -> FoldedGame:
    """A game of Ada and Bob in which Ada takes back a move of hers."""
    command = CreateGame(title="dice-hospital", seats=(SeatOffer(), SeatOffer()))
    folded = create(store, ADA, command).folded
    execute(store, folded.id, BOB, Join())
    folded = execute(store, folded.id, ADA, Start()).folded
    luck, undone = Random(4), False
    while folded.version < most and folded.table.status == "playing":
        back = [found for found in available_commands(store, folded, ADA) if isinstance(found, Undo)]
        if back and not undone and folded.table.play.round == 1:
            folded, undone = execute(store, folded.id, ADA, back[0]).folded, True
            continue
        found = [
            (actor, command)
            for actor in (ADA, BOB)
            for command in folded.game.legal(folded.table, actor)
            if not isinstance(command, Resign)
        ]
        due = folded.game.rules.due_command(folded.table.play)
        actor, command_ = luck.choice(found) if found else (SERVICE, due)
        assert command_ is not None
        folded = execute(store, folded.id, actor, command_).folded
    assert undone
    return folded


@pytest.fixture
def store(client: redis.Redis) -> Store:
    return Store(client, TITLES)


@pytest.fixture
def game(store: Store) -> FoldedGame:
    return played(store, 90)


@pytest.fixture
def file(store: Store, game: FoldedGame, tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(export(store, game, signer_from_secret(bytes(32)), named)))
    return path


def named(players: Collection[str]) -> dict[str, str]:
    return {player: player.capitalize() for player in players}


def shown(path: Path, keys: str = "", **wanted: object) -> str:
    out = io.StringIO()
    assert replay(path, ReplayOptions(**wanted), out, io.StringIO(keys)) == 0  # type: ignore[arg-type]
    return out.getvalue()


def versions(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"^Version (\d+) of", text, re.MULTILINE)]


def test_the_moves_are_listed_and_undone_ones_struck_through(file: Path, game: FoldedGame) -> None:
    lines = shown(file, moves=True).splitlines()
    assert len(lines) == game.version
    struck = {int(line[:5]) for line in lines if line[7:].startswith("~~") and line.endswith("~~")}
    (taken_back,) = versions_in(game.table.undone)
    assert struck == {taken_back}
    (undo,) = [line for line in lines if " undoes " in line]
    assert f"Ada: Undo back to version {taken_back - 1} -> Ada undoes the moves {taken_back}." in undo


def test_moves_are_said_in_the_language_that_is_asked_for(file: Path, game: FoldedGame) -> None:
    lines = shown(file, moves=True, language="fr").splitlines()
    assert lines[0] == "    1  Ada : Créer la partie"
    table = shown(file, at=1, language="it")
    assert "\n       Ada prende posto.\n" in table, "the table lists what the move led to"


def test_a_version_shows_the_table_of_every_seat(file: Path, game: FoldedGame) -> None:
    text = shown(file, at=game.version)
    assert versions(text) == [game.version]
    for seat, name in enumerate(("Ada", "Bob")):
        hospital = game.table.play.hospitals[seat]
        assert f"{name} (seat {seat + 1}): {hospital.points} points" in text
        assert f"blood bags:  {hospital.blood_bags}; fatalities: {hospital.fatalities}" in text
        dice = sorted((p.value, ("red", "yellow", "green").index(p.colour)) for p in hospital.patients)
        told = " ".join(f"{'RYG'[colour]}{value}" for value, colour in dice)
        plain = re.sub(r"\+|\(was .\)", "", text)
        assert f"patients:    {told or 'none'} ({12 - len(dice)} of 12 beds free)" in plain
        for name_ in (*hospital.departments, *hospital.specialists):
            assert name_.partition(".")[0].replace("_", " ") in text
    for number in range(len(game.table.play.ambulances)):
        assert f"vehicle {game.table.play.ambulances[number].number}:" in text


def test_walking_by_move_by_round_and_to_a_version(file: Path, game: FoldedGame) -> None:
    assert versions(shown(file, "n\n\np\nq\n")) == [1, 2, 3, 2]
    assert versions(shown(file, "goto 40\n12\ng 7\nnext\nprevious\nquit\nnext\n")) == [1, 40, 12, 7, 8, 7]
    rounds = re.findall(r"^Round (\d+)", shown(file, "r\nr\nr\n"), re.MULTILINE)
    assert rounds[:2] == ["1", "2"]
    forth = versions(shown(file, "r\nr\nb\nb\n"))
    assert forth[3] == forth[1]
    assert forth[4] < forth[3]
    assert "there is nothing further in this direction" in shown(file, f"{game.version}\nn\n")
    assert "nothing further" in shown(file, "p\n")


@pytest.mark.parametrize("typed", ["fly", "goto", "goto x", "0", "999999", "-1", "g 1e3", "²"])
def test_what_is_no_command_is_said_and_walking_goes_on(file: Path, typed: str) -> None:
    text = shown(file, f"{typed}\nn\n")
    assert "unknown command" in text
    assert versions(text) == [1, 2]


def test_help_and_the_moves_so_far(file: Path) -> None:
    text = shown(file, "h\n5\nm\n")
    assert "goto N" in text
    assert [int(line[:5]) for line in text.splitlines()[-5:]] == [1, 2, 3, 4, 5]


def test_all_shows_every_move_and_each_round(file: Path, game: FoldedGame) -> None:
    text = shown(file, all=True)
    rounds = re.findall(r"^Round (\d+)", text, re.MULTILINE)
    assert [int(number) for number in rounds][-1] == game.table.play.round
    assert len(set(rounds)) == len(rounds)
    assert len(re.findall(r"^ *\d+  ", text, re.MULTILINE)) == game.version + len(versions(text))


def test_a_finished_game_ends_with_its_standings(store: Store, tmp_path: Path) -> None:
    folded = played(store, 5000)
    assert folded.table.status == "finished"
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(export(store, folded, signer_from_secret(bytes(32)), named)))
    text = shown(path, at=folded.version)
    for standing in folded.table.standings:
        assert f"place {standing.place}: {'Ada' if standing.seat == 0 else 'Bob'}, {standing.points}" in text
    assert "administrators: dealt" in text


def test_a_clinic_is_shown_floor_by_floor(store: Store, tmp_path: Path) -> None:
    seats = (SeatOffer(), SeatOffer(kind="bot", bot="random"))
    command = CreateGame(title="clinic", seats=seats, modules=("blood_transfusion", "zombies"))
    folded = create(store, ADA, command).folded
    folded = execute(store, folded.id, ADA, Start()).folded
    while folded.table.play.step != "select_1":
        seat = folded.game.rules.awaiting(folded.table.play).seats[0]
        actor = ADA if seat == 0 else Actor(kind="bot", seat=seat)
        folded = execute(store, folded.id, actor, folded.game.rules.legal(folded.table.play, seat)[0]).folded
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"".join(export(store, folded, signer_from_secret(bytes(32)), named)))
    text = shown(path, at=folded.version)
    own = folded.table.play.clinics[0]
    assert f"Ada (seat 1): 0 popularity, ${own.savings} saved, $0 earned, 0 time" in text
    for room in own.rooms:
        assert re.search(
            rf"floor {room.space[0]}: .*{room.space} {(room.service or room.kind).replace('_', ' ')}", text
        )
    assert f"cars:       {', '.join(sorted(own.cars))}" in text
    assert "white doctor" in text
    assert f"bags:       {sum(folded.table.play.patients)} patients" in text
    assert "\nblood transfusion\n  left: 8" in text
    assert "\nzombies\n" in text


def test_a_broken_record_ends_the_replay_early(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:20], b'{"entry":{},"hash":""}\n', *lines[21:]]))
    assert len(shown(file, moves=True).splitlines()) == 19
    assert "version 20 cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"[]\n", b'{"format":"wardbook-export"}\n', b'{"a":1}\n' * 9, b"[" * 9000]
)
def test_what_is_no_export_is_refused(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "other"
    path.write_bytes(content)
    assert replay(path, ReplayOptions()) == 2
    assert str(path) in capsys.readouterr().err


def test_blank_lines_count_for_nothing_as_in_an_audit(file: Path) -> None:
    told = shown(file, all=True)
    lines = file.read_bytes().splitlines()
    file.write_bytes(b"\n \r\n" + b"\r\n\t\n\n".join(lines) + b"\n\n")
    assert shown(file, all=True) == told


def test_names_cannot_steer_the_terminal(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"ada":"Ada"', b'"ada":"A\\u001b[2J\\u0007"'))
    text = shown(file, all=True)
    assert "\x1b" not in text
    assert "A\N{REPLACEMENT CHARACTER}[2J" in text


@pytest.mark.parametrize("count", [15, soak(100)])
def test_no_text_of_a_file_steers_the_terminal(
    count: int, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    texts = [
        (number, found.start())
        for number, line in enumerate(lines)
        for found in re.finditer(rb'(?<=:")(?=[^"]*"[,}])', line)
    ]
    luck = Random(8)
    for number, spot in [*luck.sample(texts, count), *((0, spot) for line, spot in texts if line == 0)]:
        told = {
            text: _told(file, [*lines[:number], _inserted(lines[number], spot, text), *lines[number + 1 :]])
            for text in (b"harmless", rb"\u001b[2J", "\x9b2J".encode(), rb"\n")
        }
        errors = capsys.readouterr().err
        for hostile, out in told.items():
            assert not {"\x1b", "\x9b"} & set(out + errors), (number, spot)
            assert len(out.splitlines()) == len(told[b"harmless"].splitlines()), (number, spot, hostile)


def _inserted(line: bytes, spot: int, text: bytes) -> bytes:
    return line[:spot] + text + line[spot:]


def _told(file: Path, lines: list[bytes]) -> str:
    """What a replay of these lines prints."""
    file.write_bytes(b"".join(lines))
    out = io.StringIO()
    replay(file, ReplayOptions(all=True), out, io.StringIO())
    return out.getvalue()


def test_the_command_line(file: Path, game: FoldedGame, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--at", "3"]) == 0
    assert versions(capsys.readouterr().out) == [3]
    assert main(["replay", str(file), "--at", str(game.version + 1)]) == 2
    assert main(["replay", "no such file"]) == 2
    capsys.readouterr()
    piped = subprocess.run(
        [sys.executable, "-m", "cli.main", "replay", str(file)],
        input=b"n\nq\n",
        stdout=subprocess.PIPE,
        check=True,
    )
    assert versions(piped.stdout.decode()) == [1, 2]
    assert b"\x1b" not in piped.stdout


@pytest.mark.parametrize("no_color", [False, True])
def test_colours_only_on_a_terminal_that_wants_them(file: Path, no_color: bool) -> None:
    ours, theirs = pty.openpty()
    environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
    command = [sys.executable, "-m", "cli.main", "replay", str(file), "--moves"]
    with subprocess.Popen(
        command, stdout=theirs, env={**environment, **({"NO_COLOR": "1"} if no_color else {})}
    ) as process:
        os.close(theirs)
        text = b""
        try:
            while part := os.read(ours, 65536):
                text += part
        except OSError:
            pass  # the other end was closed
        os.close(ours)
        assert process.wait() == 0
    assert (b"\x1b[9m" in text) is not no_color
    assert (b"~~" in text) is no_color
