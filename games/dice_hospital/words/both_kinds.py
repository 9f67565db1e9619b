"""Events with departments, specialists or both."""

from msgspec.structs import asdict

from games.kernel.words.words import Saying, Sentence, When

_COLON = {"en": ": ", "de": ": ", "fr": " : ", "it": ": "}
_SEMICOLON = {"en": "; ", "de": "; ", "fr": " ; ", "it": "; "}


def both_kinds(beginning: Sentence, nothing: Sentence) -> Saying:
    """Say a beginning, a colon and the departments and specialists; `nothing` if there are none."""
    departments, specialists, both = (
        _followed(beginning, fields)
        for fields in (("{departments}",), ("{specialists}",), ("{departments}", "{specialists}"))
    )
    without = When(lambda event: event.specialists, specialists, nothing)
    return When(
        lambda event: event.departments, When(lambda event: event.specialists, both, departments), without
    )


def _followed(beginning: Sentence, fields: tuple[str, ...]) -> Sentence:
    texts = {
        language: f"{text}{_COLON[language]}{_SEMICOLON[language].join(fields)}."
        for language, text in asdict(beginning).items()
    }
    return Sentence(**texts)
