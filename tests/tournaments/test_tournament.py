"""Every command has a rule, and every event changes the state in one place."""

import pytest

from games.kernel.messages import Command, tag
from tests.tournaments.playing import Play
from tests.tournaments.samples import SAMPLES
from tournaments.evolve.evolve import EVOLVERS
from tournaments.messages.organizing import MessageSent, ReportMessage
from tournaments.messages.registration import CheckIn, Register, Return, TournamentCreated, Withdraw
from tournaments.tournament import TOURNAMENT_COMMANDS, TOURNAMENT_EVENTS, allowed

pytestmark = pytest.mark.usefixtures("quick_pairing")


def test_every_event_is_folded() -> None:
    assert {*EVOLVERS, TournamentCreated, MessageSent} == {*TOURNAMENT_EVENTS}


def test_no_two_messages_have_the_same_name() -> None:
    names = [tag(message) for message in (*TOURNAMENT_COMMANDS, *TOURNAMENT_EVENTS)]
    assert len(names) == len({*names})


PERSONAL = {Register, CheckIn, Withdraw, Return, ReportMessage}


@pytest.mark.parametrize("command", [kind for kind in SAMPLES if kind not in PERSONAL], ids=tag)
def test_a_command_of_organizers_is_refused_to_everybody_else(command: type[Command]) -> None:
    play = Play(check_in=True).enter("ann", "bo", "cy", "dee")
    for sample in SAMPLES[command](play):
        assert play.refused("ann", sample) == "organizers_only"
    assert tag(command) not in allowed(play.state, "ann", play.at)
