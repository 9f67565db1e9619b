"""The record of a tournament as a stream follows it."""

from collections.abc import Callable, Sequence
from typing import Any

from events.log.keys import tournament_keys
from events.log.record import Record
from events.tournaments.folded_tournament import FoldedTournament
from games.kernel.languages import Language
from service.auth.accounts import Player
from service.responses.tournaments.tournament_records import people_of_records, present_tournament_record
from service.streaming.stream_connection import Streams
from tournaments.decide.request import is_final
from tournaments.words.tournament_words import tournament_speaker


class FollowedTournament:
    """The record of a tournament, which everybody may see but for hidden messages."""

    def __init__(self, streams: Streams, tournament: str, language: Language | None) -> None:
        self.log = tournament_keys(tournament).log
        self._streams, self._tournament, self._language = streams, tournament, language

    def load(self) -> FoldedTournament:
        return self._streams.tournaments.load(self._tournament)

    def records(self, after: int, limit: int = 100) -> list[Record]:
        return self._streams.tournaments.records(self._tournament, after, limit)

    def require_visible(self, folded: FoldedTournament, caller: Player | None) -> None:
        """Everybody may see every tournament."""

    def is_over(self, folded: FoldedTournament) -> bool:
        return is_final(folded.state, self._streams.tournaments.now())

    def presenter(
        self, folded: FoldedTournament, records: Sequence[Record], caller: Player | None
    ) -> Callable[[Record], Any]:
        hidden = folded.state.hidden_messages
        names = self._streams.names.of(people_of_records(folded, records))
        speaker = tournament_speaker(self._language, names) if self._language else None
        return lambda record: present_tournament_record(record, hidden, names, speaker)
