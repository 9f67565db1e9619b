"""A speaker says messages in one language. It knows only what it is given: a redacted message stays so."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from games.kernel.languages import Language
from games.kernel.messages import SERVICE, Seat
from games.kernel.open_choice import OpenChoice
from games.kernel.words.template import Values, fill
from games.kernel.words.vocabulary import Vocabulary
from games.kernel.words.words import Saying, Sentence, When

_AND = Sentence(en=" and ", de=" und ", fr=" et ", it=" e ")
_SEAT = Sentence(en="Seat", de="Platz", fr="Place", it="Posto")
_SERVICE = Sentence(en="The service", de="Der Dienst", fr="Le service", it="Il servizio")
_SOMEBODY = Sentence(en="a player", de="jemand", fr="quelqu'un", it="qualcuno")
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

    def message(self, message: msgspec.Struct) -> str:
        """Say a command, an event or a struct inside them."""
        saying = self.vocabulary.messages.get(type(message))
        return self.say(saying, message) if saying else _plain(type(message))

    def open_choice(self, choice: OpenChoice) -> str:
        """Say what an open choice lets a seat do."""
        sentence = self.vocabulary.open_choices.get(choice.type)
        return self.pick(sentence) if sentence else choice.about

    def refusal(self, code: str, facts: Mapping[str, Any]) -> str:
        """Say why the rules refuse a command. Facts without a placeholder are not said."""
        saying = self.vocabulary.refusals.get(code)
        return self.say(saying, facts) if saying else f"{code.replace('_', ' ').capitalize()}."

    def step(self, name: str) -> str:
        """Say the name of a step."""
        return self.text("step", name)

    def say(self, saying: Saying, about: Any) -> str:
        """Fill a text with the fields of a message, or with the facts of a refusal."""
        while isinstance(saying, When):
            saying = saying.then if saying.test(about) else saying.otherwise
        facts = about if isinstance(about, Mapping) else msgspec.structs.asdict(about)
        return fill(self.pick(saying), Values(facts.get, self._missing, self.text, self._is_one))

    def pick(self, sentence: Any) -> str:
        """Return the text of this speaker's language, of a sentence or of names."""
        text: str = getattr(sentence, self.language)
        return text

    def text(self, field: str, value: Any) -> str:
        """Say the value of a field."""
        formatter = self.vocabulary.fields.get(field)
        if formatter and value is not None:
            return formatter(self, value)
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
            return self.pick(_SERVICE)
        name = self.seats[seat] if 0 <= seat < len(self.seats) else None
        return name or f"{self.pick(_SEAT)} {seat}"

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

    def _missing(self, field: str, value: Any) -> bool:
        return value is None if field in self.vocabulary.fields else not value

    def _is_one(self, value: Any) -> bool:
        number = value if isinstance(value, int) else len(value or ())
        return number in (0, 1) if self.language == "fr" else number == 1


def _plain(kind: type[msgspec.Struct]) -> str:
    """The name of a message without words: a title can be written before its words."""
    name = kind.__struct_config__.tag
    return name.replace("_", " ").capitalize() if isinstance(name, str) else kind.__name__
