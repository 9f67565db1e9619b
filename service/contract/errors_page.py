"""The text of docs/errors.md: every problem code."""

from service.contract.rule_refusals import refusal_codes
from service.responses.problem_types import PROBLEMS

_SERVICE = """\
# Problem codes

Errors are `application/problem+json` (RFC 9457): `type`, `title`, `status`, `detail`, `code` and `facts`.
Act on `code` and show `detail` to people. Codes are stable: new ones may be added, but none changes its
meaning. This page is generated: `make openapi` writes it.

## Codes of the service

| code | status | meaning | what to do |
|---|---|---|---|
"""
_RULES = """
## Codes of the rules

If the rules refuse a command, you get 422 with one of these codes. `facts` says what prevented it.

| code | meaning | facts |
|---|---|---|
"""


def errors_page() -> str:
    """Return the page as Markdown."""
    service = "".join(
        f"| `{code}` | {kind.status} | {kind.title} | {kind.advice} |\n" for code, kind in PROBLEMS.items()
    )
    rules = "".join(
        f"| `{refusal.code}` | {refusal.meaning} | {', '.join(f'`{fact}`' for fact in refusal.facts)} |\n"
        for refusal in refusal_codes()
    )
    return _SERVICE + service + _RULES + rules
