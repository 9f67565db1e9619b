"""Fill responses about a game with what a caller may see: the game, its records and events."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from events.export.file_format import GAME_OVER
from events.fold.clocks import deadlines
from events.fold.folded_game import FoldedGame
from events.fold.summary import GameSummary
from events.log.record import Record
from games.kernel.composition.options import FIGURES
from games.kernel.figures import changed_values, figures_of
from games.kernel.messages import Command, Event, Seat
from games.kernel.open_choice import OpenChoice
from games.kernel.rules import Rules
from games.kernel.table.versions import has_version
from games.kernel.words.speaker import Speaker
from service.responses.accounts.shown_player import ShownPlayers
from service.responses.action_structs import ActionsResponse, HistoryAction, TableAction
from service.responses.list_structs import ListedGame, ListedSeat
from service.responses.structs import GameResponse, RecordResponse, SeatResponse
from service.responses.words.sentences import ActionWords, say_all, say_record


def is_over(folded: FoldedGame) -> bool:
    """Return whether the game has ended; then its seed is published and nothing is hidden."""
    return folded.table.status in GAME_OVER


def seat_of(folded: FoldedGame, player_id: str | None) -> Seat | None:
    """Return the player's seat, or None for spectators."""
    return folded.table.seat_of(player_id) if player_id else None


Names = Mapping[str, str]
"""The names of players, by id."""


def seated_players(seated: FoldedGame | GameSummary) -> list[str]:
    """Return the ids of the players at the table."""
    seats: Iterable[Any] = seated.table.seats if isinstance(seated, FoldedGame) else seated.seats
    return [seat.player for seat in seats if seat.player]


def people_of(folded: FoldedGame, records: Iterable[Record]) -> list[str]:
    """Return the ids of the players that records name, and of those at the table."""
    return [*(record.actor.id for record in records if record.actor.id), *seated_players(folded)]


def present_game(
    folded: FoldedGame,
    player_id: str | None,
    seed: bytes | None,
    players: ShownPlayers,
    invitation: str | None = None,
) -> GameResponse:
    """Return the game as a player may see it; with the seed of a finished game nothing is hidden."""
    table = folded.table
    return GameResponse(
        id=folded.id,
        title=table.title,
        rules=table.rules,
        modules=table.modules,
        options=_options(folded),
        status=table.status,
        version=folded.version,
        awaiting=folded.game.awaiting(table),
        seats=tuple(
            SeatResponse(
                number,
                s.kind,
                s.bot,
                s.player,
                players[s.player].name if s.player else None,
                bool(s.player and players[s.player].bot),
                s.reserved,
                s.commitment,
                s.nonce,
                s.must_commit,
                s.resigned,
            )
            for number, s in enumerate(table.seats)
        ),
        commitment=table.commitment,
        view=present_view(folded, seat_of(folded, player_id), seed is not None),
        undo=table.undo,
        visibility=table.visibility,
        invitation=invitation,
        owner=table.owner,
        created=folded.created,
        updated=folded.at,
        standings=table.standings,
        seed=seed.hex() if seed else None,
        undo_proposal=table.proposal,
        clock=table.clock,
        clock_paused=table.paused,
        deadlines=deadlines(folded.clocks),
        awarded_points=table.awards,
        tournament=table.tournament,
        hints=table.hints,
    )


def _options(folded: FoldedGame) -> dict[str, Any]:
    """The options as the creator could write them: with the figures that differ from the title's."""
    figures = folded.game.rules.resolve_once(_figures_set)
    return {**folded.table.options, FIGURES: figures} if figures else folded.table.options


def _figures_set(rules: Rules) -> dict[str, Any]:
    return changed_values(rules.figure_rows, figures_of(rules.modules))


def present_view(folded: FoldedGame, seat: Seat | None, unredacted: bool) -> Any:
    """Return the play as a seat or a spectator may see it, or with everything that is hidden."""
    if unredacted and folded.table.play is not None:
        return folded.game.title.view(folded.game.rules, folded.table.play, seat, True)
    return folded.game.view(folded.table, seat)


def present_actions(
    folded: FoldedGame,
    player_id: str,
    commands: list[Command],
    described: list[OpenChoice],
    speaker: Speaker | None = None,
) -> ActionsResponse:
    """Return what a player may post, with the moves apart from what ends, stops or takes back a game."""
    awaiting = folded.game.awaiting(folded.table)
    must = seat_of(folded, player_id) in awaiting.seats
    table = [command for command in commands if isinstance(command, TableAction)]
    history = [command for command in commands if isinstance(command, HistoryAction)]
    own = [command for command in commands if not isinstance(command, TableAction | HistoryAction)]
    response = ActionsResponse(
        version=folded.version,
        awaiting=awaiting,
        must=must,
        moves=own if must else [],
        changes=[] if must else own,
        table=table,
        history=history,
        open=described,
    )
    return replace(response, words=_action_words(folded, response, speaker)) if speaker else response


def _action_words(folded: FoldedGame, response: ActionsResponse, speaker: Speaker) -> ActionWords:
    return ActionWords(
        step=speaker.step(folded.table.play.step) if folded.table.status == "playing" else None,
        moves=say_all(speaker, response.moves),
        changes=say_all(speaker, response.changes),
        table=say_all(speaker, response.table),
        history=say_all(speaker, response.history),
        open=[speaker.open_choice(choice) for choice in response.open],
    )


def present_events(folded: FoldedGame, events: Iterable[Event], seat: Seat | None) -> list[Any]:
    """Return events as a seat or a spectator may see them."""
    redact = folded.game.redact
    return [redact(event, seat) for event in events]


def present_summary(summary: GameSummary, players: ShownPlayers) -> ListedGame:
    """Return a game as the lists show it."""
    seats = tuple(
        ListedSeat(**msgspec.structs.asdict(seat), name=found.name, bot_account=found.bot)
        if seat.player and (found := players[seat.player])
        else ListedSeat(**msgspec.structs.asdict(seat))
        for seat in summary.seats
    )
    shown = {name: value for name, value in msgspec.structs.asdict(summary).items() if name != "head"}
    return ListedGame(**{**shown, "seats": seats})


def present_record(
    folded: FoldedGame,
    record: Record,
    seat: Seat | None,
    unredacted: bool,
    names: Names,
    speaker: Speaker | None = None,
) -> RecordResponse:
    """Return a record as a seat or a spectator may see it, marked if something is hidden.

    With a speaker, it has words for what is shown.
    """
    command: Any = record.command
    events: list[Any] = list(record.events)
    if not unredacted:
        command = folded.game.redact(record.command, seat)
        events = present_events(folded, record.events, seat)
    redacted = command != record.command or events != list(record.events)
    return RecordResponse(
        version=record.version,
        at=record.at,
        actor=record.actor,
        command=command,
        events=events,
        draws=record.draws,
        prev=record.prev,
        hash=record.hash,
        command_id=None if redacted else record.command_id,
        redacted=redacted,
        undone=has_version(folded.table.undone, record.version),
        actor_name=names.get(record.actor.id or ""),
        words=say_record(speaker, record.actor, command, events) if speaker else None,
    )
