"""Random tournaments to their end: whatever people do, rounds are whole, and the record says it all."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from games.kernel.messages import Command, Event, tag
from games.kernel.refusal import Illegal
from tests.tournaments.playing import EVENT, MINUTE, OLGA, SERVICE, START, Play
from tests.tournaments.samples import SAMPLES, WHY
from tournaments.messages.corrections import CancelTournament, FinishTournament
from tournaments.messages.organizing import AddOrganizer
from tournaments.messages.registration import CheckIn, OpenCheckIn
from tournaments.messages.rounds import PairRound, RoundPaired, StartRound
from tournaments.settings import Groups, Knockout, NoShow, Schedule, Swiss
from tournaments.standings.next_field import as_started, players_of
from tournaments.state import Tournament
from tournaments.tournament import SERVICE_COMMANDS, TOURNAMENT_COMMANDS, allowed, due, evolve

pytestmark = pytest.mark.usefixtures("quick_pairing")

PLAYERS = tuple(f"p{number:02}" for number in range(14))
PEOPLE = st.sampled_from((OLGA, *PLAYERS, "eve"))
STAGES = st.sampled_from(
    (
        (Swiss(rounds=3),),
        (Schedule(rounds=2),),
        (Schedule(),),
        (Knockout(),),
        (Knockout(winners=2),),
        (Groups(groups=2, advance=2, rounds=2), Knockout()),
        (Swiss(rounds=2, advance=4), Swiss(rounds=1)),
        (Swiss(rounds=1, advance=8), Groups(groups=2, rounds=1), Knockout()),
    )
)
SETTINGS = st.fixed_dictionaries(
    {
        "stages": STAGES,
        "table_size": st.sampled_from((3, 4, 2)),
        "remainder": st.sampled_from(("smaller_tables", "byes", "bots")),
        "check_in": st.booleans(),
        "registration": st.sampled_from(("open", "invitation", "list")),
        "no_show": st.builds(
            NoShow, minutes=st.just(5), then=st.sampled_from(("bot", "forfeit")), withdraw=st.booleans()
        ),
        "review_minutes": st.sampled_from((0, 5)),
    },
    optional={
        "times": st.just((START + 5 * MINUTE,)),
        "rounds_start": st.just("when_done"),
    },
).map(lambda given: {**given, "rounds_start": "when_done"} if "times" in given else given)


class Tournaments(RuleBasedStateMachine):
    """People give commands of all types, the service does its work, and time passes."""

    @initialize(
        changes=SETTINGS,
        late=st.booleans(),
        count=st.sampled_from((4, 6, 7, 9, 11, 14, 1)),
        organizer_plays=st.booleans(),
        ahead=st.integers(0, 40),
    )
    def begin(
        self, changes: dict[str, Any], late: bool, count: int, organizer_plays: bool, ahead: int
    ) -> None:
        first = changes["stages"][0]
        late_entry = first.rounds if late and isinstance(first, Swiss) else 0
        changes = {**changes, "table_size": max(changes["table_size"], 3 if first == Knockout(2) else 2)}
        self.play = Play(**changes, late_entry=late_entry)
        self.records: list[list[Event]] = [self.play.last]
        if organizer_plays:
            self.give(OLGA, AddOrganizer(PLAYERS[0]))
        if count:
            self.play.enter(*PLAYERS[:count])
            self.records.append(self.play.last)
        for _ in range(ahead):
            self.go_on()

    def give(self, who: Any, command: Command) -> None:
        events = self.play.give(who, command)
        self.records.append(events)
        if any(isinstance(event, RoundPaired) for event in events):
            round_ = self.play.round
            seated = [player for table in round_.tables for player in table.humans]
            assert sorted([*seated, *round_.byes]) == sorted(
                players_of(as_started(self.play.state), round_.number)
            )

    @rule(who=PEOPLE, kind=st.sampled_from([*SAMPLES]), pick=st.integers(0, 50))
    def somebody_does_something(self, who: str, kind: type[Command], pick: int) -> None:
        samples = [*SAMPLES[kind](self.play)]
        # Few tournaments would be played if many were cancelled.
        if samples and (kind is not CancelTournament or pick > 45):
            may = allowed(self.play.state, who, self.play.at)
            try:
                self.give(who, samples[pick % len(samples)])
            except Illegal:
                return
            assert tag(kind) in may

    @rule(who=st.sampled_from((OLGA, *PLAYERS[:3], "eve")))
    def what_is_allowed_can_be_done(self, who: str) -> None:
        before = self.play.__dict__.copy()
        for kind, samples in SAMPLES.items():
            accepted = any(self.accepts(who, command) for command in samples(self.play))
            assert accepted == (tag(kind) in allowed(self.play.state, who, self.play.at)), kind
        assert self.play.__dict__ == before

    def accepts(self, who: str, command: Command) -> bool:
        before = self.play.__dict__.copy()
        try:
            self.play.give(who, command)
        except Illegal:
            return False
        finally:
            self.play.__dict__.update(before)
        return True

    @rule()
    def the_service_works(self) -> None:
        play, now = self.play, due(self.play.state, self.play.at)
        match now.job:
            case "check_in":
                self.give(SERVICE, OpenCheckIn())
            case "pair":
                starting = play.state.rounds and play.round.status == "starting"
                self.give(SERVICE, PairRound(len(play.state.rounds) + (not starting)))
            case "open":
                play.open()
                self.records.append(play.last)

    @rule(pick=st.integers(0, 50), points=st.lists(st.integers(-5, 60), min_size=4, max_size=4))
    def a_game_ends(self, pick: int, points: list[int]) -> None:
        tables = [
            (round_.number, number, len(table.players))
            for round_ in self.play.state.rounds
            for number, table in enumerate(round_.tables, 1)
            if table.game is not None
        ]
        if tables:
            round_, number, size = tables[-1 - pick % len(tables)]
            command = self.play.result_command(round_, number, tuple(points[:size]))
            with suppress(Illegal):
                self.give(SERVICE, command)

    @rule(pick=st.integers(0, 50), absent=st.integers(1, 4))
    def players_do_not_come(self, pick: int, absent: int) -> None:
        late = due(self.play.state, self.play.at).absent
        if late:
            number = late[pick % len(late)]
            there = [player for player in self.play.table(number).seated if player is not None]
            self.play.absent(number, *there[:absent])
            self.records.append(self.play.last)

    @rule(steps=st.integers(1, 5))
    def the_tournament_goes_on(self, steps: int) -> None:
        for _ in range(steps):
            self.go_on()

    @rule(minutes=st.integers(1, 10))
    def time_passes(self, minutes: int) -> None:
        self.play.at += minutes * MINUTE

    @invariant()
    def everybody_plays_once_per_round_and_results_add_up(self) -> None:
        for round_ in self.play.state.rounds:
            seated = [player for table in round_.tables for player in table.humans]
            assert len({*seated, *round_.byes}) == len(seated) + len(round_.byes)
            for table in round_.tables:
                places = sorted(placing.place for placing in table.placings)
                assert all(place == 1 + sum(other < place for other in places) for place in places)
                assert {placing.player for placing in table.placings} <= {*table.humans}
                if table.head is not None and not table.overridden and table.placings:
                    assert len(table.placings) + len(table.bot_points) == len(table.players)

    def teardown(self) -> None:
        if hasattr(self, "play"):
            self.play_to_the_end()
            assert fold(self.records) == self.play.state
            assert len({*self.play.state.ranking}) == len(self.play.state.ranking)

    def play_to_the_end(self) -> None:
        for _ in range(500):
            if self.play.state.status in ("finished", "cancelled"):
                return
            self.go_on()
        raise AssertionError("The tournament does not end.")

    def go_on(self) -> None:
        """Do what comes next in an undisturbed tournament."""
        play, now = self.play, due(self.play.state, self.play.at)
        if now.job != "none":
            self.the_service_works()
        elif play.state.rounds and play.round.status == "open":
            number, table = next((n, t) for n, t in enumerate(play.round.tables, 1) if not t.done)
            points = tuple(range(len(table.players)))
            self.give(SERVICE, play.result_command(play.round.number, number, points))
        elif now.next is not None:
            play.at = now.next
        elif play.state.status not in ("finished", "cancelled"):
            self.organize()

    def organize(self) -> None:
        """Do what a tournament that nothing happens in needs, or end it."""
        play = self.play
        commands: list[tuple[str, Command]] = [
            *((each.player, CheckIn()) for each in play.state.participants),
            (OLGA, StartRound()),
            (OLGA, OpenCheckIn()),
            (OLGA, FinishTournament(WHY)),
            (OLGA, CancelTournament(WHY)),
            # Olga may have registered, and who plays cannot end the tournament.
            (OLGA, AddOrganizer("referee")),
            ("referee", FinishTournament(WHY)),
            ("referee", CancelTournament(WHY)),
        ]
        for who, command in commands:
            if self.accepts(who, command):
                self.give(who, command)
                return


def fold(records: Iterable[list[Event]]) -> Tournament:
    state: Tournament | None = None
    for version, events in enumerate(records, 1):
        for event in msgspec.json.decode(msgspec.json.encode(events), type=list[EVENT]):
            state = evolve(state, event, version)
    assert state is not None
    return state


def run(examples: int, steps: int) -> None:
    slow = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]
    run_state_machine_as_test(
        Tournaments,
        settings=settings(
            max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=slow
        ),
    )


def test_there_are_samples_of_every_command_of_people() -> None:
    assert set(SAMPLES) == {*TOURNAMENT_COMMANDS} - {*SERVICE_COMMANDS}


def test_random_tournaments() -> None:
    run(examples=20, steps=25)


@pytest.mark.soak
def test_many_random_tournaments() -> None:
    run(examples=2000, steps=60)
