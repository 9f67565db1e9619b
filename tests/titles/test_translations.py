"""The words of every title: complete in four languages, and they say whatever is played."""

import re
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from games.kernel.chance import Seeded
from games.kernel.languages import LANGUAGES
from games.kernel.messages import StepEntered
from games.kernel.module import Flow, Module, Remove, Step
from games.kernel.refusal import Illegal
from games.kernel.table.game import TABLE_REDACTIONS
from games.kernel.table.words import TABLE_WORDS
from games.kernel.table.words.speakers import actor_name, game_speaker
from games.kernel.title import Title
from games.kernel.words.template import fields_of
from games.kernel.words.words import Saying, Sentence, When, Words
from service.contract.rule_refusals import raised_in
from service.responses.words.title_words import say_title
from tests.titles.playouts import playout
from tests.titles.recorded import replays_of
from tests.titles.registry import TITLES
from tests.titles.tables import cases

titles = pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.key)
units = pytest.mark.parametrize(
    ("words", "name"),
    [
        (TABLE_WORDS, "table"),
        *(
            (module.words, f"{title.key}-{module.key}")
            for title in TITLES.values()
            for module in title.all_modules
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
PLAYED = 60
"""How many moves of a game are said with everything the seats could have done instead."""


@titles
def test_the_title_and_its_modules_have_names_and_descriptions(title: Title) -> None:
    units: list[Title | Module] = [title, *title.all_modules]
    for unit in units:
        assert unit.words.name is not None, unit.key
        assert unit.words.about is not None, unit.key
        assert (unit.words.name.en, unit.words.about.en) == (unit.name, unit.about)


@titles
def test_each_module_says_its_own_commands_and_events(title: Title) -> None:
    for module in title.all_modules:
        said: set[type[Any]] = {*module.words.commands, *module.words.events}
        assert said == set(module.redactions), module.key
        assert set(module.words.commands) == set(module.handlers) & set(module.redactions), module.key


@titles
def test_every_figure_that_a_game_may_set_has_a_label(title: Title) -> None:
    for module in title.all_modules:
        labels = {key: text.en for key, text in module.words.figures.items() if not re.search("[.=]", key)}
        assert labels == {figure.key: figure.about for figure in module.figures if figure.form}, module.key


@titles
def test_everything_inside_a_figure_has_a_name(title: Title) -> None:
    known = {component.id for component in title.components} | set(say_title(title, "en").terms)
    labels = {key for module in title.all_modules for key in module.words.figures}
    figures = [figure for module in title.all_modules for figure in module.figures if figure.form]
    for figure in figures:
        (schema,), definitions = msgspec.json.schema_components([figure.form])
        for part in _parts([schema, *definitions.values()]):
            assert part[1:] in known or f"{figure.key}{part}" in labels, (figure.key, part)


def _parts(schema: Any) -> Iterator[str]:
    """The texts that can be chosen in a schema as `=text`, and the fields of its objects as `.field`."""
    if isinstance(schema, list):
        for part in schema:
            yield from _parts(part)
    elif isinstance(schema, dict):
        yield from (f"={choice}" for choice in schema.get("enum", ()) if isinstance(choice, str))
        yield from (f".{field}" for field in schema.get("properties", ()))
        yield from _parts([part for key, part in schema.items() if key != "properties"])
        yield from _parts(list(schema.get("properties", {}).values()))


@titles
def test_every_option_and_each_of_its_choices_has_a_label(title: Title) -> None:
    units: list[Title | Module] = [title, *title.all_modules]
    for unit in units:
        kind = unit.options
        fields = msgspec.structs.fields(kind) if kind else ()
        wanted = {name for field in fields for name in _labels(field.name, field.type)}
        assert set(unit.words.options) == wanted, unit.key


def _labels(name: str, kind: Any) -> Iterator[str]:
    """An option by its name, and what can be chosen for it or for each of its parts."""
    yield name
    while get_origin(kind) in (Annotated, tuple):
        kind = get_args(kind)[0]
    if get_origin(kind) is Literal:
        yield from (f"{name}={choice}" for choice in get_args(kind))


def test_the_table_says_its_own_commands_and_events() -> None:
    said: set[type[Any]] = {*TABLE_WORDS.commands, *TABLE_WORDS.events}
    assert said == {StepEntered, *TABLE_REDACTIONS}


@titles
def test_open_choices_are_said(title: Title) -> None:
    for module in title.all_modules:
        described = {kind for kind, handler in module.handlers.items() if handler.describe}
        assert set(module.words.open_choices) == described, module.key


@titles
def test_every_step_has_a_name(title: Title) -> None:
    modules = [module for version in (*title.earlier, title) for module in version.all_modules]
    names = {step.name for module in modules for step in _steps(module)}
    assert names ^ {name for module in title.all_modules for name in module.words.steps} == set()


@titles
def test_structs_inside_messages_are_said(title: Title) -> None:
    said = {*TABLE_WORDS.structs, *(kind for module in title.all_modules for kind in module.words.structs)}
    for module in title.all_modules:
        for kind, saying in (*module.words.commands.items(), *module.words.events.items()):
            hints = get_type_hints(kind)
            used = {field for sentence in _sentences(saying) for field in fields_of(sentence.en)}
            inside = {found for field in used for found in _structs(hints[field])}
            assert {found.__name__ for found in inside - said} == set(), kind.__name__


@titles
def test_every_refusal_of_the_package_is_said_and_no_other(title: Title) -> None:
    package = title.state.__module__.rpartition(".")[0]
    own = {code: saying for module in title.all_modules for code, saying in module.words.refusals.items()}
    raised = raised_in(package)
    assert set(own) == set(raised) - set(TABLE_WORDS.refusals)
    for code, saying in own.items():
        assert all(fields_of(sentence.en) <= raised[code] for sentence in _sentences(saying)), code


def test_every_refusal_of_the_kernel_is_said_and_no_other() -> None:
    assert set(TABLE_WORDS.refusals) == set(raised_in("games.kernel", "events"))


def test_a_code_has_one_meaning() -> None:
    codes = [
        code for title in TITLES.values() for module in title.all_modules for code in module.words.refusals
    ]
    assert sorted(codes) == sorted(set(codes))
    assert set(codes) & set(TABLE_WORDS.refusals) == set()


@units
def test_placeholders_are_fields_and_the_same_in_all_languages(words: Words, name: str) -> None:
    for kind, saying in (*words.commands.items(), *words.events.items(), *words.structs.items()):
        _check(saying, {field.name for field in msgspec.structs.fields(kind)}, kind.__name__)
    for code, saying in words.refusals.items():
        _check(saying, None, code)
        for sentence in _sentences(saying):
            bare = re.sub(r"\[[^]]*\]", "", sentence.en)
            assert fields_of(bare) == set(), f"{code}: put facts in [ ]"
    for texts in (words.steps, words.scores, words.terms, words.open_choices):
        for key, text in texts.items():
            _check(text, set(), str(key))
    if words.hints:
        _check(words.hints, set(), "hints")


@titles
def test_recorded_games_and_their_scores_are_said_in_all_languages(title: Title) -> None:
    languages = cycle(LANGUAGES)
    for replay in replays_of(title):
        speakers = [game_speaker(replay.game, replay.table, language, {}) for language in LANGUAGES]
        scores = speakers[0].vocabulary.terms
        viewers, seen = cycle((None, *range(len(replay.table.seats)))), set()
        for actor, command, events in replay.played:
            for message in (command, *events):
                assert {f"reason.{reason}" for reason in _reasons(message)} <= scores.keys()
                redacted = replay.game.redact(message, next(viewers))
                _check_said(speakers[LANGUAGES.index(next(languages))].message(redacted))
                if type(message) not in seen:
                    seen.add(type(message))
                    for speaker in speakers:
                        _check_said(speaker.message(message))
                        assert actor_name(speaker, actor)


@titles
def test_everything_a_seat_may_do_is_said(title: Title) -> None:
    languages = cycle(LANGUAGES)
    case = [case for case in cases() if case.title == title.key][-1]
    game, _, moves, _ = playout(case)
    for move in islice(moves, PLAYED):
        for seat in game.awaiting(move.before).seats if move.before.play else ():
            view = game.view(move.before, seat)
            speaker = game_speaker(game, move.before, next(languages), {}, view)
            said: dict[str, Any] = {}
            for command in game.rules.legal(move.before.play, seat)[:50]:
                text = speaker.message(command)
                _check_said(text)
                assert _without_copies(said.setdefault(text, command)) == _without_copies(command), text
            for choice in game.rules.open_choices(move.before.play, seat):
                _check_said(speaker.open_choice(choice))


@titles
def test_every_refusal_that_a_wrong_command_meets_is_said(title: Title) -> None:
    languages, said = cycle(LANGUAGES), set()
    case = [case for case in cases() if case.title == title.key][-1]
    game, _, moves, _ = playout(case)
    for move in islice(moves, PLAYED):
        speaker = game_speaker(game, move.before, next(languages), {})
        for example in title.examples.values():
            if type(example) not in game.rules.handlers:
                continue
            try:
                game.decide(move.before, move.actor, example, Seeded(b"luck"))
            except Illegal as refusal:
                _check_said(speaker.refusal(refusal.code, refusal.facts))
                said.add(refusal.code)
    assert len(said) >= 2


def _check(saying: Saying, fields: set[str] | None, name: str) -> None:
    """Each sentence has all languages and the same placeholders in each; they are among the fields."""
    for sentence in _sentences(saying):
        texts = msgspec.structs.asdict(sentence)
        assert all(texts.values()), name
        used = {language: fields_of(text) for language, text in texts.items()}
        assert len(set(used.values())) == 1, (name, used)
        assert fields is None or used["en"] <= fields, (name, used["en"])


def _without_copies(command: Any) -> bytes:
    """A command without the numbers of copies: it is the same for people whichever copy is meant."""
    return re.sub(rb"\.\d+", b"", msgspec.json.encode(command))


def _check_said(text: str) -> None:
    """A text for people: without placeholders, ids, empty values or doubled spaces."""
    assert text.strip() == text != "", repr(text)
    assert not re.search(r"[{}\[\]_]|None|  |\(\)| \.", text), text


def _sentences(saying: Saying) -> Iterator[Sentence]:
    if isinstance(saying, When):
        yield from _sentences(saying.then)
        yield from _sentences(saying.otherwise)
    else:
        yield saying


def _steps(module: Module) -> Iterator[Step]:
    flow: Flow = module.flow or Flow((), (), ())
    yield from (*flow.setup, *flow.round, *flow.ending)
    yield from (edit.step for edit in module.edits if not isinstance(edit, Remove))


def _structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs in a type."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for part in get_args(kind):
        yield from _structs(part)


def _reasons(value: Any) -> Iterator[str]:
    """The reasons for points in an event."""
    for name in value.__struct_fields__:
        part = getattr(value, name)
        if name == "reason":
            yield part
        for each in part if isinstance(part, tuple) else (part,):
            if isinstance(each, msgspec.Struct):
                yield from _reasons(each)
