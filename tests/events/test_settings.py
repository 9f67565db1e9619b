"""Settings: defaults, what each variable does, and messages that name the variable at fault."""

import re
from pathlib import Path

import msgspec
import pytest
import yaml

from events.settings import LOCAL_REDIS, VARIABLES, BadSetting, Settings, archive_location, from_environment


def test_an_empty_environment_gives_the_defaults() -> None:
    assert from_environment({}) == Settings()
    assert from_environment({name: " " for name, _ in VARIABLES.values()}) == Settings()


def test_every_field_but_the_derived_one_has_a_variable() -> None:
    assert set(VARIABLES) == set(Settings.__struct_fields__) - {"embedded_redis"}


def test_a_named_redis_serves_record_and_queue_and_nothing_is_embedded() -> None:
    settings = from_environment({"WARDBOOK_REDIS_URL": "redis://keep:6379/1"})
    assert (settings.redis_url, settings.queue_url, settings.embedded_redis) == (
        "redis://keep:6379/1",
        "redis://keep:6379/1",
        False,
    )


def test_the_queue_can_have_a_redis_of_its_own() -> None:
    settings = from_environment({"WARDBOOK_QUEUE_URL": "unix:///run/queue.sock"})
    assert (settings.redis_url, settings.queue_url) == (LOCAL_REDIS, "unix:///run/queue.sock")
    assert settings.embedded_redis


@pytest.mark.parametrize(
    ("name", "value", "field", "expected"),
    [
        ("WARDBOOK_HOST", "0.0.0.0", "host", "0.0.0.0"),
        ("WARDBOOK_HOST", "::", "host", "[::]"),
        ("WARDBOOK_HOST", "[::1]", "host", "[::1]"),
        ("WARDBOOK_HOST", "wardbook.example", "host", "wardbook.example"),
        ("WARDBOOK_PORT", " 9000 ", "port", 9000),
        ("WARDBOOK_DATA", "/srv/wardbook", "data", "/srv/wardbook"),
        ("WARDBOOK_OPERATOR_KEY", "an-operators-secret", "operator_key", "an-operators-secret"),
        ("WARDBOOK_WORKERS", "3", "workers", 3),
        ("WARDBOOK_WEB_WORKERS", "4", "web_workers", 4),
        ("WARDBOOK_WEB_ACTIVE", "3", "web_active", 3),
        (
            "WARDBOOK_RATE_LIMIT_GAMES",
            "5/second; 100 per 2 hours",
            "rate_limit_games",
            "5/second; 100 per 2 hours",
        ),
        ("WARDBOOK_RATE_LIMIT_PLAYERS", "off", "rate_limit_players", "off"),
        ("WARDBOOK_LOG_LEVEL", "DEBUG", "log_level", "debug"),
        ("WARDBOOK_WEB_RELOAD", "1", "web_reload", True),
    ],
)
def test_a_variable_fills_its_field(name: str, value: str, field: str, expected: object) -> None:
    assert from_environment({name: value}) == msgspec.structs.replace(Settings(), **{field: expected})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WARDBOOK_PORT", "http"),
        ("WARDBOOK_PORT", "0"),
        ("WARDBOOK_PORT", "70000"),
        ("WARDBOOK_PORT", "٣٤"),
        ("WARDBOOK_WORKERS", "-1"),
        ("WARDBOOK_REDIS_URL", "localhost:6379"),
        ("WARDBOOK_QUEUE_URL", "http://queue"),
        ("WARDBOOK_OPERATOR_KEY", "short"),
        ("WARDBOOK_OPERATOR_KEY", "a key with spaces in it"),
        ("WARDBOOK_RATE_LIMIT_PLAYERS", "often"),
        ("WARDBOOK_MAX_STREAMS", "0"),
        ("WARDBOOK_LOG_LEVEL", "loud"),
        ("WARDBOOK_WEB_RELOAD", "yes"),
        ("WARDBOOK_ARCHIVE_URL", "ftp://files.example"),
        ("WARDBOOK_ARCHIVE_AFTER_MINUTES", "soon"),
        ("WARDBOOK_HOST", "127.0.0.1:8000"),
        ("WARDBOOK_HOST", ":::8000:"),
        ("WARDBOOK_HOST", "http://wardbook.example"),
    ],
)
def test_a_bad_value_is_refused_by_the_name_of_its_variable(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name) as caught:
        from_environment({name: value})
    assert value not in str(caught.value).replace(name, "") or len(value) < 3


@pytest.mark.parametrize(
    ("given", "location"),
    [
        ({}, ".data/archive"),
        ({"WARDBOOK_DATA": "/srv"}, "/srv/archive"),
        ({"WARDBOOK_ARCHIVE_URL": "off"}, None),
        ({"WARDBOOK_REDIS_URL": "redis://redis"}, None),
        ({"WARDBOOK_REDIS_URL": "redis://redis", "WARDBOOK_ARCHIVE_URL": "s3://games/old"}, "s3://games/old"),
    ],
)
def test_the_archive_is_a_folder_of_ones_own_redis_or_named(
    given: dict[str, str], location: str | None
) -> None:
    assert archive_location(from_environment(given)) == location


def test_the_operators_page_explains_every_variable_and_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "operators.md").read_text()
    rows = dict(re.findall(r"^\| `(WARDBOOK_\w+)` \| ([^|]*) \|", page, re.MULTILINE))
    assert set(rows) == {name for name, _ in VARIABLES.values()}
    for field, (name, _) in VARIABLES.items():
        default = getattr(Settings(), field)
        if rows[name].startswith("`") and default is not None:
            assert rows[name] == f"`{default}`"


def test_the_compose_file_passes_every_setting_on() -> None:
    """Those of the image itself and of development aside."""
    compose = yaml.safe_load((Path(__file__).parents[2] / "compose.yaml").read_text())
    image = {"WARDBOOK_HOST", "WARDBOOK_PORT", "WARDBOOK_DATA", "WARDBOOK_REDIS_SERVER", "WARDBOOK_WORKERS"}
    image |= {"WARDBOOK_WEB_RELOAD"}
    for part in ("web", "worker", "dispatcher"):
        passed = compose["services"][part]["environment"]
        assert set(passed) == {name for name, _ in VARIABLES.values()} - image
        assert all(value.startswith("${" + name + ":-") for name, value in passed.items())
        given = {name: value.partition(":-")[2].removesuffix("}") for name, value in passed.items()}
        own = {"WARDBOOK_REDIS_URL": "redis://redis:6379/0", "WARDBOOK_ARCHIVE_URL": "/data/archive"}
        assert from_environment(given) == from_environment(own)
        assert "keys:/data" in compose["services"][part]["volumes"], "the archive and the signing key"
    assert compose["services"]["worker"]["deploy"]["replicas"] == "${WARDBOOK_WORKERS:-1}"
