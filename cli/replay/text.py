"""A replay as text: its moves in words, and the table at a version."""

from collections.abc import Iterator
from datetime import UTC, datetime

from cli.replay.ansi import Ansi
from cli.replay.boards import board_for
from cli.replay.reader import Frame, Replay
from games.kernel.languages import Language
from games.kernel.table.undo import UNDO_EVENTS
from games.kernel.table.words.speakers import actor_name, game_speaker
from games.kernel.words.speaker import Speaker


def describe_record(game: Replay, frame: Frame, ansi: Ansi, language: Language) -> str:
    """A record in one line, struck through if it was undone."""
    version = frame.record.version
    try:
        line = _describe_record(frame, _speaker(game, frame, language))
    except Exception:  # noqa: BLE001 - forged records fail in many ways
        line = "this record cannot be shown"
    return f"{version:5}  {ansi.strikethrough(line) if version in game.undone else line}"


def _describe_record(frame: Frame, speaker: Speaker) -> str:
    """Who sent which command; of the events, only those of undo: they say which moves."""
    record = frame.record
    said = [speaker.pair(actor_name(speaker, record.actor), speaker.message(record.command))]
    said += [speaker.message(event) for event in record.events if isinstance(event, UNDO_EVENTS)]
    return " -> ".join(said)


def describe_table(game: Replay, frame: Frame, ansi: Ansi, language: Language) -> Iterator[str]:
    """The table at a version, as lines of text."""
    try:
        yield from _describe_table(game, frame, ansi, language)
    except Exception:  # noqa: BLE001 - forged records lead to impossible tables
        yield "this table cannot be shown"


def _describe_table(game: Replay, frame: Frame, ansi: Ansi, language: Language) -> Iterator[str]:
    folded, speaker = frame.folded, _speaker(game, frame, language)
    table = folded.table
    names = [speaker.seat(number) for number in range(len(table.seats))]
    last = game.frames[-1].folded.version
    at = datetime.fromtimestamp(min(max(folded.at, 0), 253_402_300_799_000) / 1000, UTC)
    yield f"Version {folded.version} of {last}, {table.status}, {at:%Y-%m-%d %H:%M:%S} UTC"
    yield describe_record(game, frame, ansi, language)
    for event in frame.record.events:
        yield f"       {speaker.message(event)}"
    if table.play is None:
        for number, name in enumerate(names, 1):
            yield f"seat {number}: {name}"
    else:
        view = folded.game.title.view(folded.game.rules, table.play, None, True)
        yield from board_for(table.title)(view, names, ansi)
    for standing in table.standings:
        yield f"place {standing.place}: {names[standing.seat]}, {standing.points} points"
    if table.proposal:
        yield f"{names[table.proposal.seat]} proposes to undo back to version {table.proposal.to}"


def _speaker(game: Replay, frame: Frame, language: Language) -> Speaker:
    """A speaker for the game at a version. A player whose name the file does not tell is said by id."""
    folded = frame.folded
    players = [frame.record.actor.id, *(seating.player for seating in folded.table.seats)]
    names = {player: game.names.get(player, player) for player in players if player}
    return game_speaker(folded.game, folded.table, language, names)
