"""A client for Wardbook services: every operation, sync and async, with streams that resume by themselves."""

from wardbook_client import types
from wardbook_client.async_client import AsyncClient
from wardbook_client.async_game import AsyncGame
from wardbook_client.client import Client
from wardbook_client.game import Game
from wardbook_client.problems import NoAnswer, Problem, StreamReset, WardbookError
from wardbook_client.retries import Retries

__all__ = [
    "AsyncClient",
    "AsyncGame",
    "Client",
    "Game",
    "NoAnswer",
    "Problem",
    "Retries",
    "StreamReset",
    "WardbookError",
    "types",
]
