"""The language in which the caller wants words: `words=fr`, or `words` alone for that of Accept-Language."""

from flask import Response, after_this_request, request
from marshmallow import Schema, fields, validate

from games.kernel.languages import LANGUAGES, Language
from service.current_request import has_query


class WordsQuery(Schema):
    """Whether to add words."""

    words = fields.String(
        validate=validate.OneOf(("", *LANGUAGES)),
        metadata={
            "description": "Add sentences for people in this language; empty for the language of "
            "`Accept-Language`."
        },
    )


def language_of(words: str | None) -> Language | None:
    """Return the language that the parameter `words` asks for; None without the parameter."""
    if words is None:
        return None
    if words == "":
        after_this_request(_vary_by_language)
        return _preferred([value for value, _ in request.accept_languages]) or "en"
    return _spoken(words)


def language_of_problem() -> Language | None:
    """Return the language for a problem, also if the request was refused before its query was checked."""
    return language_of(request.args.get("words")) if has_query() else None


def _preferred(accepted: list[str]) -> Language | None:
    """The first language that we speak; of `fr-CH`, the part before the hyphen counts."""
    spoken = (_spoken(tag.partition("-")[0].lower()) for tag in accepted)
    return next((language for language in spoken if language), None)


def _spoken(name: str) -> Language | None:
    return next((language for language in LANGUAGES if language == name), None)


def _vary_by_language(response: Response) -> Response:
    response.vary.add("Accept-Language")
    return response
