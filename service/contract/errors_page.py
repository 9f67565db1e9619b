"""docs/errors.md: every problem code. `python -m service.errors_page > docs/errors.md`."""

import sys

from service.contract.rule_refusals import refusal_codes
from service.responses.problems import PROBLEMS

_HEAD = """\
# Problem codes

Every refusal is `application/problem+json` (RFC 9457): `type`, `title`, `status`, `detail`, `code` and
`facts`. Act on `code`; show `detail` to people. Codes are stable: one may be added, none changes its meaning.
This page is written from the code by `python -m service.errors_page`.

## The service

| code | status | meaning | what to do |
|---|---|---|---|
"""
_RULES = """
`illegal` itself is never sent: it stands for the codes below. `version_required` is kept for commands that
will insist on If-Match; none does yet.

## The rules

A command the rules refuse ends in 422 with one of these codes. `facts` holds what stood in the way.

| code | facts |
|---|---|
"""


def errors_page() -> str:
    """The page."""
    service = "".join(
        f"| `{code}` | {kind.status} | {kind.title} | {kind.advice} |\n" for code, kind in PROBLEMS.items()
    )
    rules = "".join(
        f"| `{refusal.code}` | {', '.join(f'`{fact}`' for fact in refusal.facts)} |\n"
        for refusal in refusal_codes()
    )
    return _HEAD + service + _RULES + rules


if __name__ == "__main__":
    sys.stdout.write(errors_page())
