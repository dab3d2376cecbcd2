"""The format of a move that is a command: a verb and what belongs to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bootcamp.verifiers.base import Format, Malformed
from bootcamp.verifiers.dress import undress
from bootcamp.verifiers.wording import listed, spaced

Move = tuple[str, Any]
"""A verb and the value of what belongs to it, None where nothing does."""

_VERB = re.compile(r"([^\W\d]+)\s*[:：=]?\s*(.*)", re.DOTALL)


@dataclass(frozen=True, init=False)
class Command(Format[Move]):
    """One of several verbs, each with the format of what follows it, or with None where nothing does.

    >>> from bootcamp.verifiers import Integer
    >>> command = Command(ask=Integer(1, 99), answer=Integer(1, 99), stop=None)
    >>> command.parse("ask 50"), command.parse("Answer: 7"), command.parse("stop")
    (('ask', 50), ('answer', 7), ('stop', None))
    >>> Command(ask=Integer(1, 99), stop=None).form("en")
    'a command, "ask" followed by an integer from 1 to 99 or "stop"'
    """

    verbs: tuple[tuple[str, Format[Any] | None], ...]

    def __init__(self, **verbs: Format[Any] | None) -> None:
        object.__setattr__(self, "verbs", tuple(verbs.items()))

    @property
    def marks(self) -> str:
        """Punctuation that is content of what follows a verb."""
        return "".join(sorted({mark for _, rest in self.verbs if rest is not None for mark in rest.marks}))

    def form(self, language: str) -> str:
        """Describe the move."""
        if language == "zh":
            ways = [f"“{verb}”" + (f"后接{spaced(rest.form(language))}" if rest else "") for verb, rest in self.verbs]
            return f"一条指令，即{'，或'.join(ways)}"
        ways = [f'"{verb}"' + (f" followed by {rest.form(language)}" if rest else "") for verb, rest in self.verbs]
        return f"a command, {listed(ways, language, 'or')}"

    def parse(self, text: str) -> Move:
        """Read a verb, in any case and with or without a colon, and what follows it; raise Malformed otherwise."""
        plain = undress(text, self.marks)
        found = _VERB.fullmatch(plain)
        formats = dict(self.verbs)
        verb = found[1].casefold() if found else ""
        if found is None or verb not in formats:
            raise Malformed(f"expected a command that begins with {listed([v for v, _ in self.verbs], 'en', 'or')}")
        rest = formats[verb]
        if rest is not None:
            return verb, rest.parse(found[2])
        if found[2].strip("() "):
            raise Malformed(f"nothing may follow {verb}")
        return verb, None

    def render(self, value: Move) -> str:
        """Write the verb and what follows it."""
        rest = dict(self.verbs)[value[0]]
        return value[0] if rest is None else f"{value[0]} {rest.render(value[1])}"

    def equal(self, reference: Move, answer: Move) -> bool:
        """Compare the verbs, then what follows them by its format."""
        rest = dict(self.verbs).get(reference[0])
        same = reference[0] == answer[0]
        return same and (rest is None or rest.equal(reference[1], answer[1]))

    def guess(self, rng: Random) -> Move:
        """Draw a verb and what follows it."""
        verb, rest = rng.choice(self.verbs)
        return verb, None if rest is None else rest.guess(rng)

    def neighbours(self, value: Move, rng: Random) -> Iterator[Move]:
        """Give the same verb with values near its own, and the other verbs."""
        for verb, rest in self.verbs:
            if verb == value[0] and rest is not None:
                yield from ((verb, near) for near in rest.neighbours(value[1], rng))
            elif verb != value[0]:
                yield verb, None if rest is None else rest.guess(rng)
