"""What the routes of hints and of reviews share."""

from typing import Any

import msgspec

from events.advice.advice import Advice, Asked
from events.advice.advice_store import advice_id
from games.kernel.messages import Command
from service.auth.accounts import Player
from service.context import Service
from service.current_request import has_query
from service.requests.bodies import load_query
from service.requests.language import WordsQuery

_words_query = WordsQuery()


def ask_for(service: Service, player: Player, asked: Asked) -> Advice:
    """Have advice made, unless there is some already. It counts against the player's limit of audits."""
    service.rate_limits.charge("audits", player.id)
    return service.advice.ask(advice_id(service.store.service_secret(), asked), asked, service.store.now())


def wanted_words() -> Any:
    """Return the language in which the caller wants advice, if in words."""
    return load_query(_words_query).get("words") if has_query() else None


def read_command(service: Service, title: str, command: Any) -> Command:
    """Return the command that a hint or a review has stored as JSON."""
    return msgspec.convert(command, service.messages[title].commands[command["type"]])
