"""A speaker says messages in one language. It knows only what it is given: a redacted message stays so."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import asdict, replace

from games.kernel.languages import Language
from games.kernel.messages import SERVICE, Seat
from games.kernel.open_choice import OpenChoice
from games.kernel.words.template import Values, fill
from games.kernel.words.vocabulary import Vocabulary
from games.kernel.words.words import Formatter, Saying, Sentence, When

_AND = Sentence(en=" and ", de=" und ", fr=" et ", it=" e ")
_SEAT = Sentence(en="Seat", de="Platz", fr="Place", it="Posto")
_SERVICE = Sentence(en="The service", de="Der Dienst", fr="Le service", it="Il servizio")
_SOMEBODY = Sentence(en="A player", de="Jemand", fr="Quelqu'un", it="Qualcuno")
_YES = Sentence(en="yes", de="ja", fr="oui", it="sì")
_NO = Sentence(en="no", de="nein", fr="non", it="no")
_COLON = Sentence(en=": ", de=": ", fr=" : ", it=": ")


class Speaker(msgspec.Struct, frozen=True, eq=False):
    """A language, the words of a game, and the names of those at the table."""

    language: Language
    vocabulary: Vocabulary
    seats: tuple[str | None, ...] = ()
    """The name of each seat; None for a seat without one."""
    players: Mapping[str, str] = {}
    """The names of players, by id."""
    view: Any = None
    """What the reader sees of the table when a message is given. Formatters say more with it."""
    later_view: Any = None
    """What the reader sees after it: people and dice that it brings are there."""
    mover: Seat | None = None
    """The seat that gave the message; None if the reader would give it."""
    facts: Mapping[str, Any] = {}
    """The fields of the message that is being said, for the formatter of one of them."""

    def message(self, message: msgspec.Struct) -> str:
        """Say a command, an event or a struct inside them."""
        saying, kind = self.vocabulary.messages.get(type(message)), _name(type(message))
        return self._fill(saying, message, asdict(message), kind) if saying else _plain(kind)

    def open_choice(self, choice: OpenChoice) -> str:
        """Say what an open choice lets a seat do."""
        sentence = self.vocabulary.open_choices.get(choice.type)
        return self.pick(sentence) if sentence else choice.about

    def refusal(self, code: str, facts: Mapping[str, Any]) -> str:
        """Say why the rules refuse a command."""
        saying = self.vocabulary.refusals.get(code)
        return self._fill(saying, facts, facts, code) if saying else f"{_plain(code)}."

    def step(self, name: str) -> str:
        """Say the name of a step."""
        return self.term("step", name)

    def _fill(self, saying: Saying, about: Any, facts: Mapping[str, Any], kind: str) -> str:
        """Choose a sentence and fill it with the fields of a message, or with the facts of a refusal."""
        while isinstance(saying, When):
            saying = saying.then if saying.test(about) else saying.otherwise
        formatters = self.vocabulary.fields
        speaker = replace(self, facts=facts)

        def formatter(field: str) -> Formatter | None:
            return formatters.get(f"{kind}.{field}") or formatters.get(field)

        def missing(field: str) -> bool:
            value = facts.get(field)
            return not value and not (formatter(field) and isinstance(value, int))

        def text(field: str) -> str:
            value, own = facts.get(field), formatter(field)
            return own(speaker, value) if own and value is not None else self.text(field, value)

        return fill(self.pick(saying), Values(missing, text, lambda field: self._is_one(facts.get(field))))

    def pick(self, sentence: Any) -> str:
        """Return the text of this speaker's language, of a sentence or of names."""
        text: str = getattr(sentence, self.language)
        return text

    def text(self, field: str, value: Any) -> str:
        """Say a value by its type; texts of some fields have words of their own."""
        match value:
            case None:
                return ""
            case bool():
                return self.pick(_YES if value else _NO)
            case str():
                return self.term(field, value)
            case msgspec.Struct():
                return self.message(value)
            case Mapping():
                return self.listed([self.pair(self.text("", k), self.text("", v)) for k, v in value.items()])
            case tuple() | list():
                return self.listed([self.text(field, each) for each in value])
            case _:
                return str(value)

    def term(self, field: str, value: str) -> str:
        """Say a text of a field: a term, or a component by its id, which may end in a copy's number."""
        terms = self.vocabulary.terms
        for key in (f"{field}.{value}", value, value.rpartition(".")[0]):
            if key in terms:
                return self.pick(terms[key])
        return value

    def seat(self, seat: Seat) -> str:
        """Say who sits in a seat."""
        if seat == SERVICE:
            return self.service()
        name = self.seats[seat] if 0 <= seat < len(self.seats) else None
        return name or self.numbered(seat)

    def numbered(self, seat: Seat) -> str:
        """Say a seat by its number, whoever sits there. People count from 1."""
        return f"{self.pick(_SEAT)} {seat + 1}"

    def service(self) -> str:
        """Say that the service itself does something."""
        return self.pick(_SERVICE)

    def player(self, player: str) -> str:
        """Say the name of a player; players who are gone have none."""
        return self.players.get(player) or self.pick(_SOMEBODY)

    def listed(self, texts: Iterable[str]) -> str:
        """Join texts to a list: `a, b and c`."""
        *first, last = [*texts] or [""]
        return f"{', '.join(first)}{self.pick(_AND)}{last}" if first else last

    def pair(self, name: str, text: str) -> str:
        """Join a name and what belongs to it: `a: b`."""
        return f"{name}{self.pick(_COLON)}{text}"

    def _is_one(self, value: Any) -> bool:
        number = value if isinstance(value, int) else len(value or ())
        return number in (0, 1) if self.language == "fr" else number == 1


def _name(kind: type[msgspec.Struct]) -> str:
    """The type of a message in the record; structs inside messages have none."""
    tag = kind.__struct_config__.tag
    return tag if isinstance(tag, str) else kind.__name__


def _plain(name: str) -> str:
    """The name of a message or a code without words: a title can be written before its words."""
    return name.replace("_", " ").capitalize()
