"""The bodies of tournaments. Settings and commands are checked by their own Structs, declared only once."""

from collections.abc import Mapping
from typing import Any

import msgspec
from marshmallow import Schema, fields, post_load
from marshmallow.exceptions import ValidationError

from games.kernel.messages import Command, tag
from service.requests.bodies import invalid_fields
from service.requests.command_body import struct_errors, unknown_command
from service.requests.schema_fields import StrictBoolean
from service.requests.tournaments.organizer_texts import text_errors, tidy_settings
from tournaments.messages.organizing import ReportMessage
from tournaments.messages.registration import CheckIn, CreateTournament, Register, Return, Withdraw
from tournaments.settings import Settings
from tournaments.tournament import SERVICE_COMMANDS, TOURNAMENT_COMMANDS

POSTED: dict[str, type[Command]] = {
    tag(kind): kind for kind in TOURNAMENT_COMMANDS if kind not in SERVICE_COMMANDS
}
"""The commands that people may send."""
PLAYER_COMMANDS: tuple[type[Command], ...] = (Register, CheckIn, Withdraw, Return, ReportMessage)
"""Those that are not for organizers alone."""


class SettingsField(fields.Field[Settings]):
    """The settings of a tournament."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Settings:
        try:
            settings = tidy_settings(msgspec.convert(value, Settings))
        except msgspec.ValidationError as error:
            raise ValidationError(_by_field(struct_errors(str(error)))) from None
        if errors := text_errors(settings):
            raise ValidationError(_by_field(errors))
        return settings


class NewTournament(Schema):
    """A new tournament."""

    settings = SettingsField(
        required=True,
        metadata={
            "description": "Everything that the tournament is played by.",
            "$ref": "#/components/schemas/TournamentSettings",
        },
    )

    @post_load
    def as_command(self, data: dict[str, Any], **_: Any) -> CreateTournament:
        """Return the command of the tournament's first record."""
        return CreateTournament(settings=data["settings"])


class ReportDecision(Schema):
    """What the operator decides about a reported message."""

    show = StrictBoolean(
        required=True, metadata={"description": "Whether everybody may read the message again."}
    )


def parse_tournament_command(body: dict[str, Any]) -> Command:
    """Return the command in a body."""
    name = body.get("type")
    kind = POSTED.get(name) if isinstance(name, str) else None
    if kind is None:
        raise unknown_command(name, sorted(POSTED))
    try:
        command = msgspec.convert(body, kind)
    except msgspec.ValidationError as error:
        raise invalid_fields(struct_errors(str(error))) from None
    if errors := text_errors(command):
        raise invalid_fields(errors)
    settings = getattr(command, "settings", None)
    return msgspec.structs.replace(command, settings=tidy_settings(settings)) if settings else command


def _by_field(errors: Mapping[str, list[str]]) -> dict[str, Any]:
    return {field or "_schema": messages for field, messages in errors.items()}
