"""Commands (requests) and events (what happened): one frozen Struct each."""

from typing import Annotated

import msgspec

Seat = int

Id = Annotated[str, msgspec.Meta(max_length=64)]
"""The id of a card, tile, person or place, as a command names it."""

SERVICE: Seat = -1
"""Used as the seat of commands that the service itself sends."""


class Command(
    msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True, omit_defaults=True
):
    """A request of a seat, a player or the service. Its name is an imperative."""


class Event(
    msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True, omit_defaults=True
):
    """Something that happened, with everything needed to fold it. Its name is in the past tense."""


class StepEntered(Event, tag="step_entered", frozen=True):
    """The game entered a step of a round (round 0 is the setup)."""

    step: str
    """The name of the step, as `step` in the view."""
    round: int
    """The round, from 1; 0 in the setup."""


class Awaiting(msgspec.Struct, frozen=True):
    """Who must act: seats, and the background job the game waits for."""

    seats: tuple[Seat, ...] = ()
    """The seats that must act; empty if the game waits for none."""
    job: str | None = None
    """The background job that the game waits for, such as `scoring`; null if it waits for no job."""

    def __bool__(self) -> bool:
        return self.seats != () or self.job is not None


NOBODY = Awaiting()


def tag(message: type[msgspec.Struct]) -> str:
    """Return the name of a message in the record and over HTTP."""
    name = message.__struct_config__.tag
    assert isinstance(name, str)
    return name
