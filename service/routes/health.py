"""For those who run the service: is it alive, is it ready, what is it doing."""

import secrets

from flask import Response
from prometheus_client import CONTENT_TYPE_LATEST

from service.context import Service, json_response
from service.contract.operation import Operation, ResponseSpec
from service.requests.bodies import load_query
from service.requests.schemas import NoQuery
from service.responses.structs import HealthResponse

_no_query = NoQuery()


def health(_service: Service) -> Response:
    """The process answers; nothing else is asked."""
    load_query(_no_query)
    return json_response(HealthResponse("ok"))


def ready(service: Service) -> Response:
    """The record's Redis and the queue's can be written to; an outage ends in 503 like everywhere."""
    load_query(_no_query)
    for client in (service.store.client, service.queue):
        client.set("wardbook:{ready}", secrets.token_hex(4), ex=60)
    return json_response(HealthResponse("ready"))


def metrics(service: Service) -> Response:
    """Everything Prometheus wants to know."""
    load_query(_no_query)
    return Response(service.metrics.text(service.background), content_type=CONTENT_TYPE_LATEST)


OPERATIONS = (
    Operation(
        name="health",
        method="GET",
        path="/healthz",
        view=health,
        summary="Is the process alive?",
        tag="operations",
        responses={200: ResponseSpec("It is.", HealthResponse, HealthResponse("ok"))},
    ),
    Operation(
        name="ready",
        method="GET",
        path="/readyz",
        view=ready,
        summary="Can commands be taken?",
        tag="operations",
        responses={
            200: ResponseSpec("Redis can be reached and written to.", HealthResponse, HealthResponse("ready"))
        },
    ),
    Operation(
        name="metrics",
        method="GET",
        path="/metrics",
        view=metrics,
        summary="Metrics for Prometheus",
        tag="operations",
        responses={
            200: ResponseSpec(
                "Requests, commands, open streams, queue depth, waiting games and failed jobs.",
                str,
                "wardbook_open_streams 0.0\n",
                media=("text/plain",),
            )
        },
    ),
)
