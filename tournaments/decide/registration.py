"""Registering, checking in, withdrawing and returning."""

from games.kernel.chance import Chance
from games.kernel.messages import Command
from games.kernel.refusal import Illegal
from tournaments.decide.entry import check_entry_open, check_room, entry_round, may_return, participant
from tournaments.decide.own_tables import check_not_rival, rivals
from tournaments.decide.request import Request, Rule, Steps, check_not_over, check_organizer
from tournaments.messages.registration import (
    ChangeSettings,
    CheckIn,
    CheckInOpened,
    Enter,
    Invite,
    OpenCheckIn,
    PlayerCheckedIn,
    PlayerRegistered,
    PlayerRemoved,
    PlayerReturned,
    PlayersInvited,
    PlayerWithdrew,
    Register,
    Remove,
    Return,
    SettingsChanged,
    Withdraw,
)
from tournaments.settings_check import check_settings, check_to_come
from tournaments.state import Tournament

LOTS = 2**32
MOST_INVITED = 1024
MOST_RETURNS = 16
"""How often a player may return. Everybody could fill the record otherwise, which stops a tournament."""


def _may_change_settings(request: Request) -> None:
    check_organizer(request)
    if request.state.status != "registration":
        raise Illegal("settings_fixed")


def _change_settings(request: Request, command: ChangeSettings, _chance: Chance) -> Steps:
    check_settings(command.settings)
    check_to_come(command.settings.times, request.at)
    active = sum(each.active for each in request.state.participants)
    if active > command.settings.most_participants:
        raise Illegal("too_many_registered", registered=active)
    yield SettingsChanged(command.settings)


def _may_register(request: Request) -> None:
    state, player = request.state, request.player
    known = state.participant(player)
    if known is not None:
        _refuse_known(known.status)
    check_entry_open(request)
    check_room(state)
    if state.settings.registration == "list":
        raise Illegal("entered_by_organizers")
    if state.settings.registration == "invitation" and player not in state.invited:
        raise Illegal("not_invited")


def _refuse_known(status: str) -> None:
    match status:
        case "withdrawn":
            raise Illegal("return_instead")
        case "removed":
            raise Illegal("removed")
        case "disqualified":
            raise Illegal("disqualified")
        case _:
            raise Illegal("registered_already")


def _register(request: Request, _command: Register, chance: Chance) -> Steps:
    yield _registered(request.state, request.player, chance)


def _registered(state: Tournament, player: str, chance: Chance) -> PlayerRegistered:
    return PlayerRegistered(player, chance.below(LOTS), entry_round(state))


def _may_check_in(request: Request) -> None:
    if request.state.status != "check_in":
        raise Illegal("check_in_not_open")
    known = request.state.participant(request.player)
    if known is None or not known.active:
        raise Illegal("not_registered")
    if known.status == "checked_in":
        raise Illegal("checked_in_already")


def _check_in(request: Request, _command: CheckIn, _chance: Chance) -> Steps:
    yield PlayerCheckedIn(request.player)


def _may_withdraw(request: Request) -> None:
    check_not_over(request)
    known = request.state.participant(request.player)
    if known is None or not known.active:
        raise Illegal("not_registered")


def _withdraw(request: Request, _command: Withdraw, _chance: Chance) -> Steps:
    yield PlayerWithdrew(request.player)


def _may_return(request: Request) -> None:
    check_not_over(request)
    state, player = request.state, request.player
    known = state.participant(player)
    if known is None or known.status != "withdrawn":
        raise Illegal("not_withdrawn")
    if not may_return(state, player):
        raise Illegal("not_in_stage")
    if known.returns >= MOST_RETURNS:
        raise Illegal("too_many_returns", most=MOST_RETURNS)
    check_room(state)


def _return(request: Request, _command: Return, _chance: Chance) -> Steps:
    yield PlayerReturned(request.player, entry_round(request.state))


def _may_invite(request: Request) -> None:
    check_organizer(request)
    check_entry_open(request)
    if request.state.settings.registration != "invitation":
        raise Illegal("no_invitations")
    _check_invited(len(request.state.invited) + 1)


def _check_invited(invited: int) -> None:
    if invited > MOST_INVITED:
        raise Illegal("too_many_invited", most=MOST_INVITED)


def _invite(request: Request, command: Invite, _chance: Chance) -> Steps:
    new = tuple(player for player in dict.fromkeys(command.players) if player not in request.state.invited)
    if not new:
        raise Illegal("invited_already")
    _check_invited(len(request.state.invited) + len(new))
    yield PlayersInvited(new)


def _may_enter(request: Request) -> None:
    check_organizer(request)
    check_entry_open(request)
    check_room(request.state)


def _enter(request: Request, command: Enter, chance: Chance) -> Steps:
    state = request.state
    for player in dict.fromkeys(command.players):
        known = state.participant(player)
        if known is None:
            check_room(state)
            state = yield _registered(state, player, chance)
        elif known.status == "disqualified":
            raise Illegal("disqualified", player=player)
        elif not known.active:
            check_room(state)
            state = yield PlayerReturned(player, entry_round(state))
    if state is request.state:
        raise Illegal("registered_already")


def _may_remove(request: Request) -> None:
    check_not_over(request)
    active = {each.player for each in request.state.participants if each.active}
    if request.actor.kind != "service":
        check_organizer(request)
        active -= rivals(request.state, request.player)
    if not active:
        raise Illegal("nobody_registered")


def _remove(request: Request, command: Remove, _chance: Chance) -> Steps:
    if not participant(request.state, command.player).active:
        raise Illegal("no_such_participant", player=command.player)
    if request.actor.kind != "service":
        check_not_rival(request, command.player)
    yield PlayerRemoved(command.player, request.actor.id, command.reason)


def _may_open_check_in(request: Request) -> None:
    if request.actor.kind != "service":
        check_organizer(request)
    if not request.state.settings.check_in:
        raise Illegal("no_check_in")
    if request.state.status != "registration":
        raise Illegal("check_in_over")


def _open_check_in(request: Request, _command: OpenCheckIn, _chance: Chance) -> Steps:
    yield CheckInOpened(request.at)


REGISTRATION_RULES: dict[type[Command], Rule] = {
    ChangeSettings: Rule(_may_change_settings, _change_settings),
    Register: Rule(_may_register, _register),
    CheckIn: Rule(_may_check_in, _check_in),
    Withdraw: Rule(_may_withdraw, _withdraw),
    Return: Rule(_may_return, _return),
    Invite: Rule(_may_invite, _invite),
    Enter: Rule(_may_enter, _enter),
    Remove: Rule(_may_remove, _remove),
    OpenCheckIn: Rule(_may_open_check_in, _open_check_in),
}
