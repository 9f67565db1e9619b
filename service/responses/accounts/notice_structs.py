"""The notices of a player as clients see them."""

from typing import Annotated

import msgspec

from events.notices.account_stream import NoticePosition, StoredNotice
from events.notices.notice_types import NOTICE_TYPES
from games.kernel.messages import Seat


class NoticeResponse(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that concerns you in one of your games or tournaments."""

    id: str
    """Where it is in your stream. Send it as `Last-Event-ID` or `after` to continue after it."""
    type: Annotated[str, msgspec.Meta(examples=list(NOTICE_TYPES))]
    """What happened."""
    at: int
    """When it happened, in milliseconds since 1970."""
    game: str | None = None
    """The id of the game."""
    title: str | None = None
    """The key of the title of the game, or of the tournament's games."""
    version: int | None = None
    """The version of the game at which it happened; that of the tournament if there is one."""
    seat: Seat | None = None
    """The seat it is about."""
    reason: str | None = None
    """What the organizer wrote, or why a webhook was disabled."""
    webhook: str | None = None
    """The id of the webhook that was disabled."""
    tournament: str | None = None
    """The id of the tournament it is about; not given for what happens in its games."""
    round: int | None = None
    """The number of the tournament's round."""
    table: int | None = None
    """The number of the table in this round; `game` is its game. Not given if you have a bye."""
    words: str | None = None
    """What happened in a sentence, if you asked for words."""


def present_notice(position: NoticePosition, notice: StoredNotice, words: str | None) -> NoticeResponse:
    """Return a notice as its player sees it."""
    return NoticeResponse(position.event_id, **msgspec.structs.asdict(notice), words=words)
