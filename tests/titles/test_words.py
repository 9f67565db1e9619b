"""The words of every title: the names, descriptions, figures and examples that clients are shown."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.kernel.figures import present_figure
from games.kernel.languages import LANGUAGES
from games.kernel.messages import Command, Event, StepEntered, tag
from games.kernel.table.game import TABLE_REDACTIONS
from games.kernel.title import Title
from tests.titles.registry import TITLES

titles = pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.key)


def _messages(title: Title) -> set[type[Any]]:
    return {kind for module in title.all_modules for kind in module.redactions}


@titles
def test_the_title_and_its_modules_say_what_they_are(title: Title) -> None:
    assert title.name
    assert title.about
    for module in title.all_modules:
        assert module.name, module.key
        assert module.about, module.key
    keys = [module.key for module in title.all_modules]
    assert len(keys) == len(set(keys))


@titles
def test_every_command_and_event_says_what_it_does(title: Title) -> None:
    inherited = {Command.__doc__, Event.__doc__}
    assert {
        kind.__name__ for kind in _messages(title) if not kind.__doc__ or kind.__doc__ in inherited
    } == set()


@titles
def test_every_component_has_names_in_four_languages_an_effect_and_a_source(title: Title) -> None:
    for component in title.components:
        assert set(component.names) == set(component.name_sources) == set(LANGUAGES)
        assert all(component.names.values()), component.id
        assert set(component.effects) == set(LANGUAGES), component.id
        assert all(component.effects.values()), component.id
        assert component.count > 0, component.id
        assert component.source in ("printed", "derived", "house")


@titles
def test_a_name_that_is_the_english_one_says_so(title: Title) -> None:
    for module in title.all_modules:
        for key, names in module.names.items():
            english = {lang for lang, text in names.texts.items() if lang != "en" and text == names.en}
            assert english == set(names.same), key


@titles
def test_every_row_with_a_key_is_shown_and_no_two_share_an_id(title: Title) -> None:
    rows = [row.key for module in title.all_modules for row in module.components if hasattr(row, "key")]
    assert sorted(rows) == sorted(component.id for component in title.components)
    figures = [figure.key for module in title.all_modules for figure in module.figures]
    for keys in (rows, figures):
        assert [key for key, times in Counter(keys).items() if times > 1] == []


@titles
def test_house_figures_have_a_form_that_their_own_value_passes_and_printed_ones_have_none(
    title: Title,
) -> None:
    for figure in (figure for module in title.all_modules for figure in module.figures):
        assert figure.about
        assert figure.form is not None or figure.source != "house", figure.key
        assert figure.form is None or figure.source != "printed", figure.key
        if figure.form is not None:
            value = present_figure(figure)["value"]
            assert msgspec.convert(value, figure.form, str_keys=True) == figure.value, figure.key


@titles
def test_there_is_an_example_of_every_command(title: Title) -> None:
    commands = {tag(command) for module in title.all_modules for command in module.handlers}
    assert commands == set(title.examples)
    for name, example in title.examples.items():
        assert msgspec.json.decode(msgspec.json.encode(example), type=type(example)) == example
        assert tag(type(example)) == name


@titles
def test_no_module_follows_messages_of_one_that_may_be_absent(title: Title) -> None:
    """What two modules are together is a module that joins by itself."""
    owners = {message: module.key for module in title.all_modules for message in module.redactions}
    owners[StepEntered] = title.base.key
    for module in title.all_modules:
        present = {title.base.key, module.key, *module.combines, *module.includes}
        followed = (*module.evolvers, *module.pre_evolvers, *module.reactions, *module.heuristics)
        assert {owners[message] for message in followed} <= present, module.key


@titles
def test_every_command_and_event_of_its_package_is_in_the_redaction_table(title: Title) -> None:
    package = title.state.__module__.rpartition(".")[0]
    known = {StepEntered, *TABLE_REDACTIONS, *_messages(title)}
    own = {kind for base in (Command, Event) for kind in _subclasses(base)}
    own = {kind for kind in own if kind.__module__.startswith((f"{package}.", "games.kernel."))}
    assert len(own) > 15
    assert {kind.__name__ for kind in own - known} == set()


@titles
def test_the_view_is_a_type_of_its_own(title: Title) -> None:
    """An allow-list: a field added to the state is not shown by itself."""
    assert not issubclass(title.view_type, title.state)


def _subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _subclasses(sub)
