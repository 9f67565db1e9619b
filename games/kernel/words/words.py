"""The words of a module as values. They stand beside their unit, in its `words.py`.

A text may have placeholders: `{field}` is the value of a field of the message (or a fact of a refusal), and
`{field:one|many}` is the first or the second text, as the field's number or length asks. A part in `[ ]` is
left out if a field in it is missing: null, false, empty or 0.

- A command is a label, as on a button, in German, French and Italian an infinitive without a full stop:
  "Take ambulance {number}", "Prendre l'ambulance {number}".
- An event is a sentence in the present: "{seat} takes ambulance {number}."
- A refusal is a sentence that is also right without its facts, so they stand in `[ ]`. It addresses the
  reader with "you", "du", "vous", "tu".
- A seat is said by its player's name or as "Seat 1", so write nothing that depends on gender or article.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from games.kernel.messages import Command, Event


class Sentence(msgspec.Struct, frozen=True, kw_only=True):
    """A text in each language."""

    en: str
    de: str
    fr: str
    it: str


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """What a component does, in the languages but English, which its row in the tables has."""

    de: str
    fr: str
    it: str


class When(NamedTuple):
    """One text or another, as a test of the message says (of the facts, in a refusal)."""

    test: Callable[[Any], Any]
    then: "Saying"
    otherwise: "Saying"


Saying = Sentence | When

Formatter = Callable[[Any, Any], str]
"""Says the value of a field: gets the `Speaker` and the value. Some are in `formatters.py`."""


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """The words of a module, of a title or of the table."""

    name: Sentence | None = None
    about: Sentence | None = None
    commands: Mapping[type[Command], Saying] = {}
    open_choices: Mapping[type[Command], Sentence] = {}
    """What a seat may do with a command that is described rather than listed."""
    events: Mapping[type[Event], Saying] = {}
    structs: Mapping[type[msgspec.Struct], Saying] = {}
    """Structs inside messages, as part of a sentence."""
    steps: Mapping[str, Sentence] = {}
    scores: Mapping[str, Sentence] = {}
    """The reasons of points: the values of fields named `reason`."""
    terms: Mapping[str, Sentence] = {}
    """Other texts in messages, such as colours and kinds, by the text, or by `field.text` for one field only.

    The names of components need no entry: an id is said as the component's name in the catalogue."""
    options: Mapping[str, Sentence] = {}
    """The options of the module or title as labels: by name, and the values of one as `name=value`."""
    figures: Mapping[str, Sentence] = {}
    """The figures that a game may set, as labels: by key, values as `key=value`, parts as `key.part`."""
    fields: Mapping[str, Formatter] = {}
    """How to say a field where its value does not show what it is: by its name, or by `type.field` for the
    field of one type of message or of one code of refusal only."""
    effects: Mapping[str, Effect] = {}
    """What the module's components do, by id."""
    hints: Sentence | None = None
    """What the points of a hint count besides those of the game."""
    refusals: Mapping[str, Saying] = {}
    """By code. A code that several titles use is in the words of the table."""
