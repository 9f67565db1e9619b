"""Commands of each type, so many that one of them is accepted whenever the type is allowed."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

from msgspec.structs import replace

from games.kernel.messages import Command
from tests.tournaments.playing import Play
from tournaments.messages.corrections import (
    AwardPoints,
    CancelTournament,
    Disqualify,
    FinishTournament,
    OverrideResult,
    Placing,
    VoidTable,
)
from tournaments.messages.organizing import (
    AddOrganizer,
    Announce,
    ExtendTurn,
    ExtendWait,
    HideMessage,
    PauseTables,
    RemoveOrganizer,
    ReportMessage,
    ResumeTables,
    Substitute,
)
from tournaments.messages.registration import (
    ChangeSettings,
    CheckIn,
    Enter,
    Invite,
    OpenCheckIn,
    Register,
    Remove,
    Return,
    Withdraw,
)
from tournaments.messages.rounds import AllowPair, ChangePairing, ForbidPair, Seats, SetTimes, StartRound
from tournaments.settings import Settings
from tournaments.state import Table

WHY = "Because."


def _players(play: Play) -> list[str]:
    return [each.player for each in play.state.participants]


def _tables(play: Play) -> Iterator[tuple[int, int, Table]]:
    for round_ in reversed(play.state.rounds):
        for number, table in enumerate(round_.tables, 1):
            yield round_.number, number, table


def _substitutes(play: Play) -> Iterator[Command]:
    for round_, number, table in _tables(play):
        if round_ == len(play.state.rounds):
            for player in table.humans:
                yield Substitute(number, player, WHY)
                yield Substitute(number, player, WHY, player)
                for other in _players(play):
                    yield Substitute(number, player, WHY, other)


def _unchanged_pairing(play: Play) -> Iterator[Command]:
    if play.state.rounds and play.round.tables:
        tables = tuple(Seats(table.players, table.group) for table in play.round.tables)
        yield ChangePairing(play.round.number, tables, WHY)


def _new(play: Play) -> tuple[str, ...]:
    return (f"new{play.version}",)


def _settings_to_come(play: Play) -> Settings:
    settings = play.state.settings
    return replace(settings, times=tuple(time for time in settings.times if time >= play.at))


SAMPLES: dict[type[Command], Callable[[Play], Iterable[Command]]] = {
    ChangeSettings: lambda play: [ChangeSettings(_settings_to_come(play))],
    Register: lambda _: [Register()],
    CheckIn: lambda _: [CheckIn()],
    Withdraw: lambda _: [Withdraw()],
    Return: lambda _: [Return()],
    Invite: lambda play: [Invite(_new(play))],
    Enter: lambda play: [Enter(_new(play))],
    Remove: lambda play: [Remove(player, WHY) for player in _players(play)],
    OpenCheckIn: lambda _: [OpenCheckIn()],
    StartRound: lambda _: [StartRound()],
    ChangePairing: _unchanged_pairing,
    ForbidPair: lambda play: [ForbidPair(pair, WHY) for pair in combinations(_players(play), 2)],
    AllowPair: lambda play: [AllowPair(pair, WHY) for pair in play.state.forbidden],
    SetTimes: lambda _: [SetTimes((), WHY)],
    AddOrganizer: lambda play: [AddOrganizer(*_new(play))],
    RemoveOrganizer: lambda play: [RemoveOrganizer(player) for player in play.state.organizers],
    PauseTables: lambda _: [PauseTables(WHY)],
    ResumeTables: lambda _: [ResumeTables(WHY)],
    ExtendWait: lambda _: [ExtendWait(3, WHY)],
    ExtendTurn: lambda _: [ExtendTurn(3, WHY)],
    Substitute: _substitutes,
    Announce: lambda _: [Announce("Hello")],
    ReportMessage: lambda play: [ReportMessage(message.version) for message in play.state.messages],
    HideMessage: lambda play: [HideMessage(message.version) for message in play.state.messages],
    VoidTable: lambda play: [VoidTable(round_, number, WHY) for round_, number, _ in _tables(play)],
    OverrideResult: lambda play: [
        OverrideResult(round_, number, tuple(Placing(player, 1) for player in table.humans), WHY)
        for round_, number, table in _tables(play)
    ],
    AwardPoints: lambda play: [AwardPoints(player, 1, WHY) for player in _players(play)],
    Disqualify: lambda play: [Disqualify(player, WHY) for player in _players(play)],
    FinishTournament: lambda _: [FinishTournament(WHY)],
    CancelTournament: lambda _: [CancelTournament(WHY)],
}
"""For every command that people give."""
