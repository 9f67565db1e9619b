"""For operators: health, readiness and metrics."""

import secrets

from flask import Response
from prometheus_client import CONTENT_TYPE_LATEST

from events.log.keys import PARTITIONS, ready_key
from events.redis.connection import is_cluster
from events.redis.outages import REDIS_ERRORS
from service.context import Service
from service.contract.operation import Operation, ResponseSpec
from service.responses.json_response import json_response
from service.responses.structs import HealthResponse

EVERY = 8
"""Partitions of a cluster are neighbours on its nodes, so one of so many is asked."""


def health(_service: Service) -> Response:
    """Report that the process answers, without checking anything else."""
    return json_response(HealthResponse("ok"))


def ready(service: Service) -> Response:
    """Report that the Redis of the queue and that of the record accept writes; of a cluster, any node."""
    service.queue.set(ready_key(0), secrets.token_hex(4), ex=60)
    client = service.store.client
    for partition in reversed(range(0, PARTITIONS if is_cluster(client) else 1, EVERY)):
        try:
            client.set(ready_key(partition), secrets.token_hex(4), ex=60)
            break
        except REDIS_ERRORS:
            if partition == 0:
                raise
    return json_response(HealthResponse("ready"))


def metrics(service: Service) -> Response:
    """Return the metrics for Prometheus."""
    return Response(service.metrics.text(service.background), content_type=CONTENT_TYPE_LATEST)


OPERATIONS = (
    Operation(
        name="health",
        method="GET",
        path="/healthz",
        view=health,
        summary="Check that the process is alive",
        tag="operations",
        responses={200: ResponseSpec("The process answers.", HealthResponse, HealthResponse("ok"))},
    ),
    Operation(
        name="ready",
        method="GET",
        path="/readyz",
        view=ready,
        summary="Check that the service accepts commands",
        tag="operations",
        responses={200: ResponseSpec("Redis accepts writes.", HealthResponse, HealthResponse("ready"))},
        problems=("unavailable",),
    ),
    Operation(
        name="metrics",
        method="GET",
        path="/metrics",
        view=metrics,
        summary="Read metrics for Prometheus",
        tag="operations",
        responses={
            200: ResponseSpec(
                "Requests, commands, open streams, feed backlog, queues, waiting games and failed jobs.",
                str,
                "wardbook_open_streams 0.0\n",
                media=("text/plain",),
            )
        },
        problems=("unavailable",),
    ),
)
