"""Computes the choices of bots again from the published seed, and finds the first that differs."""

from collections.abc import Callable

from events.audit.verdict import VerdictBuilder
from events.bot_choice import choose_command
from events.fold.folded_game import FoldedGame
from events.log.record import Record
from games.kernel.messages import tag


class BotChecker:
    """Checks the choices of a game's bots in order."""

    def __init__(self, report: VerdictBuilder) -> None:
        self._report = report
        self._same = 0
        """How many choices are those that the bots make."""
        self._differs = False

    def check(self, before: FoldedGame, record: Record, reveal: Callable[[], bytes]) -> None:
        """Compare a record with what the bot in its seat chooses. After a difference nothing more is checked.

        `reveal` returns the seed, and raises an exception if it is not known.
        """
        seat = record.actor.seat
        if record.actor.kind != "bot" or seat is None or self._differs:
            return
        if before.game.awaiting(before.table).job != "bot" or not before.table.seats[seat].bot_plays:
            self._differ(record, "a bot acted when none was to play")
            return
        chosen = choose_command(before, seat, reveal())
        if chosen == record.command:
            self._same += 1
        else:
            name, instead = tag(type(record.command)), tag(type(chosen))
            same_kind = "another " if name == instead else ""
            self._differ(record, f"seat {seat} sent {name}, but its bot chooses {same_kind}{instead}")

    def _differ(self, record: Record, detail: str) -> None:
        self._differs = True
        self._report.add_finding("bot_choice_differs", record.version, detail)

    def finish(self, seed_known: bool) -> None:
        """Note what was checked."""
        if not seed_known:
            detail = "choices of bots cannot be computed again without the seed"
            self._report.add_note("bots_unchecked", None, detail)
        elif not self._differs:
            self._report.add_note("bots_checked", None, f"the bots chose all of their {self._same} commands")
