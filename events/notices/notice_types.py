"""The types of all notices."""

from events.notices.notice import GAME_NOTICE_TYPES, WEBHOOK_DISABLED
from events.notices.tournament_notices import TOURNAMENT_NOTICE_TYPES

NOTICE_TYPES = (*GAME_NOTICE_TYPES, *TOURNAMENT_NOTICE_TYPES, WEBHOOK_DISABLED)
