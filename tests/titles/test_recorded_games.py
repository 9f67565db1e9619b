"""Recorded games of every title fold to the end they had, and the rules they name decide them again."""

from pathlib import Path
from typing import get_type_hints

import pytest

from games.kernel.chance import commitment
from games.kernel.secrets import holds_secrets
from games.kernel.table.game import create
from games.kernel.table.table import GameCreated, GameFinished
from games.kernel.title import Title
from tests.nonces import chance_of
from tests.replays.lines import files, read
from tests.titles.recorded import differing, replays_of, versions, views
from tests.titles.registry import TITLES, checks_of

recordings = pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)


@recordings
def test_folds_to_the_end_it_had(path: Path) -> None:
    replay = read(path.read_bytes())
    table = replay.table
    for event in replay.opening[1:]:
        table = replay.game.evolve(table, event)
    for _, _, events in replay.played:
        for event in events:
            table = replay.game.evolve(table, event)
    last = replay.played[-1][2][-1]
    assert isinstance(last, GameFinished)
    assert (table.status, table.standings) == ("finished", last.standings)
    points = {standing.seat: standing.points for standing in last.standings}
    own = replay.game.title.standings(replay.game.rules, table.play)
    assert {standing.seat: standing.points for standing in own} == points


@recordings
def test_every_command_is_decided_again_as_it_was(path: Path) -> None:
    replay = read(path.read_bytes())
    created = replay.opening[0]
    assert isinstance(created, GameCreated)
    title = TITLES[created.title].as_of(created.rules)
    opening, table, game = create(
        title, created.game, replay.creator, replay.creation, created.commitment, created
    )
    assert tuple(opening) == replay.opening
    assert commitment(replay.seed) == created.commitment
    drawn = 0
    for actor, command, events in replay.played:
        chance = chance_of(table, actor, command, replay.seed, drawn)
        decided, after = game.decide(table, actor, command, chance)
        assert tuple(decided) == events
        for event in events:
            table = game.evolve(table, event)
        assert table == after
        drawn = chance.next


@recordings
def test_a_spectator_of_a_finished_game_sees_what_every_seat_saw(path: Path) -> None:
    found = list(versions(path))
    assert len(found) > 50
    for game, table in found:
        spectator, seats = views(game, table, True)
        for seat, shown in enumerate(seats):
            assert shown == spectator, (seat, set(differing(shown, spectator)))


@recordings
def test_what_is_hidden_is_declared_as_a_secret(path: Path) -> None:
    replay = read(path.read_bytes())
    for event in (event for _, _, events in replay.played for event in events):
        for viewer in (None, *range(len(replay.table.seats))):
            shown = replay.game.redact(event, viewer)
            if shown is event:
                continue
            for name, kind in get_type_hints(type(event), include_extras=True).items():
                if getattr(shown, name, None) != getattr(event, name, None):
                    assert holds_secrets(kind), (type(event).__name__, name)


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.key)
def test_every_module_with_its_commands_and_events_is_among_the_recorded_games(title: Title) -> None:
    games = replays_of(title)
    played = {module.key for replay in games for module in replay.game.rules.modules}
    assert {module.key for module in title.all_modules} - played == set()
    met = {
        kind
        for replay in games
        for _, command, events in replay.played
        for kind in (type(command), *map(type, events))
    }
    known = {kind for module in title.all_modules for kind in (*module.handlers, *module.evolvers)}
    assert {kind.__name__ for kind in known - met} - checks_of(title).unrecorded == set()
