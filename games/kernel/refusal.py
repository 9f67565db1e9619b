"""Refusals: what the rules do not allow, with a code that programs can act on."""

from typing import Any


class Illegal(Exception):  # noqa: N818 - a refusal is an answer, not an error
    """The rules refuse a command. `code` is stable; `facts` say why."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({facts})"
