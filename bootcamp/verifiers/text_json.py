"""The format of free JSON, for answers whose shape depends on the question; typed records are better where they fit."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp.verifiers.base import Format, Malformed
from bootcamp.verifiers.dress import undress

MAX_DEPTH = 30
MAX_NODES = 5000
MAX_DIGITS = 1000

_TOKEN = re.compile(
    r"""\s*(?:([\[\]{}:,()])|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?(?:\s*/\s*\d+)?)|([A-Za-z_]\w*))\s*""",
    re.DOTALL,
)
_LANGUAGE = re.compile(r"\A(?i:json)\s*(?=[\[{\"])")
_WORDS = {"true": True, "false": False, "null": None, "none": None}
_MARKS = "".join(char for char in map(chr, range(0x21, 0x7F)) if not char.isalnum() and char not in "\\`$*.")


@dataclass(frozen=True)
class Json(Format[Any]):
    """JSON, bounded in depth and size; numbers are exact, an int where they can be, else a Fraction.

    Read are also single quotes, Python's True, False and None, round brackets for lists, fractions such as 3/4, and a
    comma too many. ``NaN`` and ``Infinity`` are not. Keys of an object are compared without order.

    >>> Json().parse("{'a': [1, 2.50, 3/4], 'b': None,}")
    {'a': [1, Fraction(5, 2), Fraction(3, 4)], 'b': None}
    """

    shape: str = ""

    @property
    def marks(self) -> str:
        """The punctuation of JSON."""
        return _MARKS

    @property
    def fenced(self) -> bool:
        """JSON spans lines."""
        return True

    def form(self, language: str) -> str:
        """Describe the answer, with its `shape` if that was given."""
        shape = f" {self.shape}" if self.shape else ""
        return f"JSON{shape}" if language == "zh" else f"JSON{' of the form' * bool(shape)}{shape}"

    def parse(self, text: str) -> Any:
        """Read JSON; raise Malformed."""
        return _Reader(_LANGUAGE.sub("", undress(text, self.marks))).read()

    def render(self, value: Any) -> str:
        """Write JSON on one line; fractions as a/b."""
        if isinstance(value, dict):
            return (
                "{"
                + ", ".join(
                    f"{json.dumps(str(key), ensure_ascii=False)}: {self.render(one)}" for key, one in value.items()
                )
                + "}"
            )
        if isinstance(value, list | tuple):
            return f"[{', '.join(map(self.render, value))}]"
        if isinstance(value, Fraction):
            return str(value)
        return json.dumps(value, ensure_ascii=False, allow_nan=False)

    def equal(self, reference: Any, answer: Any) -> bool:
        """Compare by value and type; lists and tuples are alike, and true is not 1."""
        if isinstance(reference, dict) and isinstance(answer, dict):
            return reference.keys() == answer.keys() and all(
                self.equal(reference[key], answer[key]) for key in reference
            )
        if isinstance(reference, list | tuple) and isinstance(answer, list | tuple):
            return len(reference) == len(answer) and all(map(self.equal, reference, answer))
        return bool(reference == answer) and isinstance(reference, bool) == isinstance(answer, bool)

    def guess(self, rng: Random) -> Any:
        """Draw a short list of digits."""
        return [rng.randint(0, 9) for _ in range(rng.randint(1, 4))]

    def neighbours(self, value: Any, rng: Random) -> Iterator[Any]:
        """Give the value with one part changed or left out."""
        if isinstance(value, bool) or value is None:
            yield not value
        elif isinstance(value, int | Fraction):
            yield value + 1
        elif isinstance(value, str):
            yield value + "x"
        elif isinstance(value, dict):
            for key in list(value)[:3]:
                for near in list(self.neighbours(value[key], rng))[:1]:
                    yield {**value, key: near}
        else:
            for index in range(min(3, len(value))):
                for near in list(self.neighbours(value[index], rng))[:1]:
                    yield [*value[:index], near, *value[index + 1 :]]
            yield list(value[:-1]) if value else [0]


class _Reader:
    """A recursive reader with a bound on depth and on the number of values."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = self.nodes = 0
        self.token: re.Match[str] | None = None
        self._advance()

    def read(self) -> Any:
        """Read the whole text."""
        value = self._value(0)
        if self.token is not None or self.position < len(self.text):
            raise Malformed("there is text after the end of the JSON value")
        return value

    def _advance(self) -> None:
        self.token = _TOKEN.match(self.text, self.position)
        if self.token is not None:
            self.position = self.token.end()

    def _take(self, signs: str) -> str:
        """Consume and return the next token if it is one of `signs`, else return ""."""
        sign = self.token[1] if self.token is not None else None
        if sign is None or sign not in signs:
            return ""
        self._advance()
        return sign

    def _value(self, depth: int) -> Any:
        self.nodes += 1
        if depth > MAX_DEPTH or self.nodes > MAX_NODES:
            raise Malformed(f"the JSON is deeper than {MAX_DEPTH} or has more than {MAX_NODES} values")
        opener = self._take("[({")
        if opener:
            return self._object(depth) if opener == "{" else self._list("]" if opener == "[" else ")", depth)
        if self.token is None or self.token[1]:
            raise Malformed("expected a JSON value")
        _, quoted, number, word = self.token.groups()
        self._advance()
        if quoted:
            return _string(quoted)
        if number:
            return _number(number)
        if word.lower() not in _WORDS:
            raise Malformed(f"{word:.20} is not a JSON value: texts stand in quotes")
        return _WORDS[word.lower()]

    def _list(self, closer: str, depth: int) -> list[Any]:
        items: list[Any] = []
        while not self._take(closer):
            items.append(self._value(depth + 1))
            if not self._take(","):
                if not self._take(closer):
                    raise Malformed("expected a comma or the end of a list")
                break
        return items

    def _object(self, depth: int) -> dict[str, Any]:
        fields: dict[str, Any] = {}
        while not self._take("}"):
            key = self._value(depth + 1) if self.token is None or not self.token[4] else self._word()
            if isinstance(key, list | dict) or not self._take(":"):
                raise Malformed("expected a key and a colon")
            name = key if isinstance(key, str) else self._spelt(key)
            if name in fields:
                raise Malformed("a key is given twice")
            fields[name] = self._value(depth + 1)
            if not self._take(","):
                if not self._take("}"):
                    raise Malformed("expected a comma or the end of an object")
                break
        return fields

    def _word(self) -> str:
        word = self.token[4] if self.token is not None else ""
        self._advance()
        return word

    @staticmethod
    def _spelt(key: object) -> str:
        return json.dumps(key) if key is None or isinstance(key, bool) else str(key)


def _string(quoted: str) -> str:
    body = quoted[1:-1]
    if "\\" not in body:
        return body
    if quoted[0] == "'":
        body = body.replace("\\'", "'").replace('"', '\\"')
    try:
        return str(json.loads(f'"{body}"', strict=False))
    except ValueError:
        return body


def _number(text: str) -> int | Fraction:
    if len(text) > MAX_DIGITS:
        raise Malformed(f"a number is longer than {MAX_DIGITS} characters")
    top, _, bottom = text.partition("/")
    if bottom and int(bottom) == 0:
        raise Malformed("a denominator is zero")
    value = Fraction(top.strip()) / (int(bottom) if bottom else 1)
    return int(value) if value.denominator == 1 else value
