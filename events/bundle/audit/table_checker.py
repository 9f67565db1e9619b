"""Checks that each game belongs to its table, and that each result is the one of its game."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from events.audit.game_facts import GameFacts
from events.audit.verdict import VerdictBuilder
from events.bundle.audit.audit_tasks import AuditedGame, Place
from events.bundle.audit.tournament_facts import Absence, OpenedTable, Seated, TakenResult, TournamentFacts
from events.log.codec import canonical_json
from games.kernel.table.table import TournamentTable
from games.kernel.title import Title
from tournaments.new_games import new_game
from tournaments.state import Table

LOOK_TIME = 60_000
"""How long the service may take from looking at a game to recording who is missing there, in milliseconds."""


class TableChecker:
    """Checks the game of one table."""

    def __init__(self, place: Place, report: VerdictBuilder) -> None:
        self._place = place
        self._report = report

    def find(self, code: str, detail: str, version: int | None = None) -> None:
        """Add a finding about this table."""
        self._report.add_finding(code, version, detail, round_=self._place[0], table=self._place[1])

    def note(self, code: str, detail: str) -> None:
        """Add a note about this table."""
        self._report.add_note(code, None, detail, round_=self._place[0], table=self._place[1])


def check_tables(
    facts: TournamentFacts,
    games: Mapping[Place, AuditedGame],
    titles: Mapping[str, Title],
    report: VerdictBuilder,
) -> None:
    """Check every table of a tournament, and that there are no games beside."""
    tables = {
        (round_.number, number): table
        for round_ in facts.state.rounds
        for number, table in enumerate(round_.tables, 1)
    }
    opened = {(each.round, each.table): each for each in facts.opened}
    for place in sorted({*tables, *games}):
        checker, table, game = TableChecker(place, report), tables.get(place), games.get(place)
        if table is None or place not in opened:
            if game is not None:
                checker.find("unexpected_game", "the tournament has no game at this table")
        elif game is None:
            _check_missing(checker, table)
        elif game.facts is not None:
            results = [each for each in facts.results if (each.round, each.table) == place]
            _check_creation(checker, facts, opened[place], game.facts, titles)
            if table.head is not None:
                _check_seats(checker, facts.seated.get(place, ()), game.facts)
            absences = [each for each in facts.absences if (each.round, each.table) == place]
            _check_absent(checker, table, absences, game.facts)
            _check_results(checker, table, results, game)
            if game.facts.more_minutes > table.more_minutes:
                checker.find("other_time", "its turns got more time than the organizers gave them")


def _check_missing(checker: TableChecker, table: Table) -> None:
    if table.head is not None:
        checker.find("missing_game", "its result was taken over from a game that is not in the bundle")
    else:
        checker.note("game_left_out", "its game was not over, and no result was taken over from it")


def _check_creation(
    checker: TableChecker,
    facts: TournamentFacts,
    opened: OpenedTable,
    game: GameFacts,
    titles: Mapping[str, Title],
) -> None:
    """Check that the game was created for this table, for its players and with the tournament's settings."""
    state, created = facts.state, game.created_with
    if game.game != opened.game:
        checker.find("other_game", f"the table's game is {opened.game}, not {game.game}")
    if created.tournament != TournamentTable(state.id, opened.round, opened.table, state.settings.rated):
        checker.find("other_table", "the game was created for another table or tournament")
    title = titles.get(state.settings.game.title)
    if title is None:
        return
    expected = new_game(state.settings, opened.players, title.stand_in)
    if canonical_json(created.seats) != canonical_json(expected.seats):
        checker.find("other_players", "the game was created for other players than the round was paired with")
    same_seats = replace(expected, seats=created.seats, tournament=created.tournament)
    if canonical_json(created) != canonical_json(same_seats):
        checker.find("other_settings", "the game was created with other settings than the tournament's")


def _check_seats(checker: TableChecker, seated: Sequence[Seated], game: GameFacts) -> None:
    """Check that whoever sat there in the end is one of those whom the tournament had there.

    A game may end before it follows the last change.
    """
    for seat, seating in enumerate(game.seats):
        if seated and seating.player not in {one for players in seated for one in players[seat : seat + 1]}:
            checker.find("other_players", f"seat {seat} was played by somebody else than the tournament says")


def _check_absent(checker: TableChecker, table: Table, absences: Sequence[Absence], game: GameFacts) -> None:
    """Check that nobody who is said not to have come was playing by then, or played to the end."""
    for absence in absences:
        if game.began is not None and game.began.at + LOOK_TIME < absence.at:
            for player in {*absence.players} & {*game.began.players}:
                detail = f"{player} was playing when the tournament says that the player had not come"
                checker.find("absent_but_playing", detail, absence.version)
    for seat, seating in enumerate(game.seats):
        if seating.player in table.absent and any(result.standings for result in game.results):
            checker.find("other_players", f"seat {seat} was played by somebody who is said not to have come")


def _check_results(checker: TableChecker, table: Table, taken: list[TakenResult], game: AuditedGame) -> None:
    """Check every result that was taken over, also those that a correction has replaced since."""
    assert game.facts is not None
    results = {result.head: result for result in game.facts.results}
    for each in taken:
        result = results.get(each.head)
        if result is None:
            checker.find(
                "other_head", "the game was not over at the record that the result names", each.version
            )
        elif result.standings != each.standings:
            checker.find("other_result", "the result is not the one of the game", each.version)
    if table.head is not None and table.head != game.verdict.head:
        checker.find("other_head", "the game does not end with the record that the result was taken from")
