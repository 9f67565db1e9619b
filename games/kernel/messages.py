"""Commands (what somebody asks) and events (what happened): one frozen Struct each."""

import msgspec

Seat = int

SERVICE: Seat = -1
"""Stands where a seat would when the service itself gives a command."""


class Command(
    msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True, omit_defaults=True
):
    """What a seat, a player or the service asks for, in the imperative."""


class Event(
    msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True, omit_defaults=True
):
    """What happened, in the past tense, with everything needed to fold it."""


class StepEntered(Event, tag="step_entered", frozen=True):
    """The game went on to a step of a round (round 0 is the setup)."""

    step: str
    round: int


class Awaiting(msgspec.Struct, frozen=True):
    """Who must act: seats, and the background job the game waits for."""

    seats: tuple[Seat, ...] = ()
    job: str | None = None

    def __bool__(self) -> bool:
        return bool(self.seats) or self.job is not None


NOBODY = Awaiting()


def tag(message: type[msgspec.Struct]) -> str:
    """The name of a message in the record and over HTTP."""
    name = message.__struct_config__.tag
    assert isinstance(name, str)
    return name
