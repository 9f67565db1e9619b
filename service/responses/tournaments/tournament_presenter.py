"""Fills the response about a tournament with what the caller may see and do."""

from collections.abc import Iterable

import msgspec

from events.tournaments.folded_tournament import FoldedTournament
from service.responses.accounts.shown_player import ShownPlayers
from service.responses.tournaments.own_part import own_part
from service.responses.tournaments.tournament_structs import (
    AwardResponse,
    ForbiddenPair,
    NamedPlayer,
    NextRound,
    OrganizerMessage,
    ParticipantResponse,
    RoundSummary,
    TournamentActions,
    TournamentResponse,
)
from tournaments.settings import Knockout
from tournaments.state import Message, Round, Tournament
from tournaments.timetable import set_time, starts_by_itself

OVER = ("finished", "cancelled")


def is_over(state: Tournament) -> bool:
    """Return whether the tournament has ended; then its seed is published."""
    return state.status in OVER


def people_in(state: Tournament) -> list[str]:
    """Return the ids of everybody whom the response about a tournament names."""
    found = [*state.organizers, *(each.player for each in state.participants), *state.invited]
    found += [player for pair in state.forbidden for player in pair]
    found += [message.organizer for message in state.messages]
    return [*found, *(award.player for award in state.awards)]


def named(player: str, players: ShownPlayers) -> NamedPlayer:
    """Return a player with the name that others see."""
    return NamedPlayer(player, players[player].name, players[player].bot)


def present_tournament(
    folded: FoldedTournament,
    viewer: str | None,
    players: ShownPlayers,
    hidden: frozenset[int],
    seed: bytes | None,
    actions: TournamentActions | None,
) -> TournamentResponse:
    """Return a tournament as a player or anybody else sees it."""
    state = folded.state
    following = next_round(state)
    return TournamentResponse(
        id=folded.id,
        version=folded.version,
        status=state.status,
        settings=state.settings,
        rules=state.rules,
        organizers=_all(state.organizers, players),
        participants=[
            ParticipantResponse(
                each.player, players[each.player].name, players[each.player].bot, each.status, each.since
            )
            for each in state.participants
        ],
        invited=_all(state.invited, players),
        rounds=[_summary(each) for each in state.rounds],
        next_round=following,
        forbidden_pairs=[ForbiddenPair(_all(pair, players)) for pair in state.forbidden],
        awards=[
            AwardResponse(named(award.player, players), award.points, award.round, award.reason)
            for award in state.awards
        ],
        messages=[_concealed(message, players, hidden) for message in state.messages],
        ranking=_all(state.ranking, players),
        commitment=state.commitment,
        seed=seed.hex() if seed else None,
        created=folded.created,
        updated=folded.at,
        finished=state.finished,
        actions=actions,
        me=own_part(folded, viewer, following) if viewer else None,
    )


def present_message(message: Message, players: ShownPlayers) -> OrganizerMessage:
    """Return a message of an organizer with its text."""
    sender = named(message.organizer, players)
    return OrganizerMessage(
        version=message.version,
        text=message.text,
        round=message.round,
        table=message.table,
        organizer=sender,
        hidden=message.is_hidden,
        reports=len(message.reporters),
    )


def _concealed(message: Message, players: ShownPlayers, hidden: frozenset[int]) -> OrganizerMessage:
    """Return a message of an organizer, without its text while it is hidden."""
    shown = present_message(message, players)
    return msgspec.structs.replace(shown, text="", hidden=True) if message.version in hidden else shown


def next_round(state: Tournament) -> NextRound | None:
    """Return the round that comes next, or None if the last one has begun."""
    number, stage = len(state.rounds) + 1, max(0, len(state.stages) - 1)
    if is_over(state):
        return None
    if _is_last_of_stage(state):
        stage += 1
        if stage == len(state.settings.stages):
            return None
    at = set_time(state.settings, number)
    if at is not None:
        return NextRound(number, stage, "times", at)
    return NextRound(number, stage, "when_done" if starts_by_itself(state) else "organizer", None)


def _is_last_of_stage(state: Tournament) -> bool:
    """Return whether no round of the latest stage comes after the latest round."""
    if not state.stages:
        return False
    stage, number = state.stages[-1], len(state.stages) - 1
    rounds = [each for each in state.rounds if each.stage == number]
    if stage.finished or len(rounds) == stage.rounds:
        return True
    final = isinstance(state.settings.stages[number], Knockout) and rounds and len(rounds[-1].tables) == 1
    return bool(final)


def _summary(each: Round) -> RoundSummary:
    done = sum(table.done for table in each.tables)
    return RoundSummary(
        each.number,
        each.stage,
        each.status,
        len(each.tables),
        done,
        len(each.byes),
        each.paired,
        each.opened,
    )


def _all(ids: Iterable[str], players: ShownPlayers) -> list[NamedPlayer]:
    return [named(player, players) for player in ids]
