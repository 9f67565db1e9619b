"""Organizers and the messages that they send."""

from games.kernel.chance import Chance
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from tournaments.decide.own_tables import table_of
from tournaments.decide.request import (
    Request,
    Rule,
    Steps,
    check_not_over,
    check_organizer,
    check_service,
)
from tournaments.messages.organizing import (
    AddOrganizer,
    Announce,
    HideMessage,
    MessageHidden,
    MessageReported,
    MessageSent,
    OrganizerAdded,
    OrganizerRemoved,
    RemoveOrganizer,
    ReportMessage,
    ReportSettled,
    SettleReport,
)
from tournaments.state import Message, Report, Tournament

MOST_ORGANIZERS = 20
MOST_MESSAGES = 200
MOST_REPORTS = 5
"""How many people can report a message. The organizers know by then, and the record does not fill up."""


def _may_add(request: Request) -> None:
    check_organizer(request)
    if request.state.status == "cancelled":
        raise Illegal("tournament_over")
    if len(request.state.organizers) >= MOST_ORGANIZERS:
        raise Illegal("too_many_organizers", most=MOST_ORGANIZERS)


def _add(request: Request, command: AddOrganizer, _chance: Chance) -> Steps:
    if command.player in request.state.organizers:
        raise Illegal("organizer_already", player=command.player)
    yield OrganizerAdded(command.player)


def _may_remove(request: Request) -> None:
    check_organizer(request)
    if request.state.status == "cancelled":
        raise Illegal("tournament_over")
    if len(request.state.organizers) == 1:
        raise Illegal("owner_stays")


def _remove(request: Request, command: RemoveOrganizer, _chance: Chance) -> Steps:
    if command.player == request.state.owner:
        raise Illegal("owner_stays")
    if command.player not in request.state.organizers:
        raise Illegal("not_an_organizer", player=command.player)
    yield OrganizerRemoved(command.player)


def _may_announce(request: Request) -> None:
    check_organizer(request)
    if request.state.status == "cancelled":
        raise Illegal("tournament_over")
    if len(request.state.messages) >= MOST_MESSAGES:
        raise Illegal("too_many_messages", most=MOST_MESSAGES)


def _announce(request: Request, command: Announce, _chance: Chance) -> Steps:
    state = request.state
    if command.table is not None:
        check_not_over(request)
        if state.round is None:
            raise Illegal("no_such_table", table=command.table)
        table_of(state.round, command.table)
    yield MessageSent(command.text, len(state.rounds), command.table, request.player)


def _may_report(request: Request) -> None:
    state = request.state
    if request.player not in state.organizers and state.participant(request.player) is None:
        raise Illegal("not_registered")
    if not any(_reportable(message, request.player) for message in state.messages):
        raise Illegal("no_such_message")


def _report(request: Request, command: ReportMessage, _chance: Chance) -> Steps:
    if not _reportable(_message(request.state, command.message), request.player):
        raise Illegal("reported_already")
    yield MessageReported(command.message, request.player)


def _reportable(message: Message, player: str) -> bool:
    reporters = message.reporters
    return _undecided(message) and player not in reporters and len(reporters) < MOST_REPORTS


def _undecided(message: Message) -> bool:
    return message.report in ("", "reported")


def _may_hide(request: Request) -> None:
    check_organizer(request)
    if not any(map(_undecided, request.state.messages)):
        raise Illegal("no_such_message")


def _hide(request: Request, command: HideMessage, _chance: Chance) -> Steps:
    if not _undecided(_message(request.state, command.message)):
        raise Illegal("message_decided")
    yield MessageHidden(command.message, request.player)


def _may_settle(request: Request) -> None:
    check_service(request)


def _settle(request: Request, command: SettleReport, _chance: Chance) -> Steps:
    settled: Report = "shown" if command.show else "hidden"
    if _message(request.state, command.message).report in ("", settled):
        raise Illegal("not_reported")
    yield ReportSettled(command.message, command.show)


def _message(state: Tournament, version: int) -> Message:
    for message in state.messages:
        if message.version == version:
            return message
    raise Illegal("no_such_message")


PEOPLE_RULES: dict[type[Command], Rule] = {
    AddOrganizer: Rule(_may_add, _add),
    RemoveOrganizer: Rule(_may_remove, _remove),
    Announce: Rule(_may_announce, _announce),
    ReportMessage: Rule(_may_report, _report),
    HideMessage: Rule(_may_hide, _hide),
    SettleReport: Rule(_may_settle, _settle),
}
