"""Deciding what an organizer corrects: points awarded, or everything after a version struck."""

from events.undo import Past
from games.kernel.corrections import Correct, decide_correction
from games.kernel.history import CommandsUndone
from games.kernel.messages import SERVICE, Event
from games.kernel.refusal import Illegal
from games.kernel.table import Actor


def decide_corrected(past: Past, actor: Actor, command: Correct) -> list[Event]:
    """The events of a correction, or a refusal; a void needs a trail to the start of play."""
    events = decide_correction(past.loaded.table, actor, command)
    if command.void is None:
        return events
    return [*events, _voided(past, command.void.to)]


def _voided(past: Past, to: int) -> CommandsUndone:
    loaded = past.loaded
    first = loaded.trail.since
    if not first <= to < loaded.version:
        raise Illegal("bad_void_target", to=to, first=first, last=loaded.version - 1)
    versions = tuple(played.version for played in loaded.trail.played if played.version > to)
    if not versions:
        raise Illegal("nothing_to_void", to=to)
    return CommandsUndone(SERVICE, to, versions, crossed=True)
