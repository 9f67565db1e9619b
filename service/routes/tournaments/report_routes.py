"""Messages of organizers that were reported or hidden: the operator decides whether they are shown."""

from flask import Response

from events.errors import NotFound
from events.tournaments.execute_tournament import execute_tournament
from games.kernel.table.table import Actor
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import load, read_json
from service.requests.tournaments.tournament_body import ReportDecision
from service.responses.json_response import json_response
from service.responses.tournaments.tournament_presenter import present_message
from service.responses.tournaments.tournament_structs import ReportedMessagesResponse
from service.routes.tournaments import tournament_examples as examples
from tournaments.messages.organizing import SettleReport

_decision = ReportDecision()


def list_reported_messages(service: Service, tournament: str) -> Response:
    """Return the messages that were reported or hidden, with their texts."""
    service.auth.require_operator()
    reported = [each for each in service.tournaments.load(tournament).state.messages if each.report]
    players = service.names.shown(message.organizer for message in reported)
    messages = [present_message(message, players) for message in reported]
    return json_response(ReportedMessagesResponse(messages), headers={"Vary": "Authorization"})


def settle_report(service: Service, tournament: str, message: str) -> Response:
    """Show a reported or hidden message, or hide it for good."""
    service.auth.require_operator()
    show: bool = load(_decision, read_json())["show"]
    state = service.tournaments.load(tournament).state
    reported = next((each for each in state.messages if str(each.version) == message and each.report), None)
    if reported is None:
        raise NotFound(f"message {message} of {tournament}")
    command = SettleReport(message=reported.version, show=show)
    execute_tournament(service.tournaments, tournament, Actor("service"), command)
    return Response(status=204)


OPERATIONS = (
    Operation(
        name="list_reported_messages",
        method="GET",
        path="/v1/tournaments/{tournament}/reports",
        view=list_reported_messages,
        summary="Read reported messages",
        description="For the operator: the messages of organizers that were reported or hidden, with their "
        "texts.",
        tag="operations",
        auth="operator",
        responses={200: ResponseSpec("The messages.", ReportedMessagesResponse, examples.REPORTED)},
    ),
    Operation(
        name="settle_report",
        method="PUT",
        path="/v1/tournaments/{tournament}/reports/{message}",
        view=settle_report,
        summary="Decide about a reported message",
        description="For the operator: show the message, or hide it for good.",
        tag="operations",
        auth="operator",
        body=ReportDecision,
        body_example={"show": False},
        responses={204: ResponseSpec("It is decided.")},
        problems=("write_conflict", "not_replicated"),
        refusals=True,
    ),
)
