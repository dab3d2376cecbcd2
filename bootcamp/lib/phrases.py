"""Phrases of words for symbols and of operators, and the rows of symbols that they stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain, zip_longest
from random import Random
from typing import Any

Phrase = tuple[Any, ...]  # (word,), (phrase, operator) or (phrase, operator, phrase)

ALONE: dict[str, tuple[str, str, Callable[[str], str]]] = {  # operators after one phrase
    "twice": ("write the row twice", "把这行写两遍", lambda row: row + row),
    "reverse": ("reverse the row", "把这行倒过来", lambda row: row[::-1]),
    "thrice": ("write the row three times", "把这行写三遍", lambda row: row + row + row),
    "first": (
        "write the first symbol of the row once more at its end",
        "在末尾再写一遍第一个符号",
        lambda row: row + row[0],
    ),
    "mirror": ("write the row and then the row reversed", "写这行，再写倒过来的这行", lambda row: row + row[::-1]),
    "double": (
        "write every symbol of the row twice",
        "每个符号连写两遍",
        lambda row: "".join(sign * 2 for sign in row),
    ),
}
BETWEEN: dict[str, tuple[str, str, Callable[[str, str], str]]] = {  # operators between two phrases
    "before": ("write the first row, then the second", "先写第一行，再写第二行", lambda a, b: a + b),
    "after": ("write the second row, then the first", "先写第二行，再写第一行", lambda a, b: b + a),
    "around": (
        "write the first row, the second and the first again",
        "写第一行、第二行，再写第一行",
        lambda a, b: a + b + a,
    ),
    "weave": (
        "write symbols of the first and of the second row in turn, then what is left of the longer one",
        "轮流写第一行和第二行的符号，最后写较长一行剩下的部分",
        lambda a, b: "".join(chain(*zip_longest(a, b, fillvalue=""))),
    ),
    "each": (
        "write the second row after every symbol of the first one",
        "在第一行的每个符号后面写一遍第二行",
        lambda a, b: "".join(sign + b for sign in a),
    ),
    "inside": (
        "write the second row, the first and the second again",
        "写第二行、第一行，再写第二行",
        lambda a, b: b + a + b,
    ),
}


def row_of(phrase: Phrase, lexicon: Mapping[str, str]) -> str:
    """Work out the row of symbols; words of operators mean a key of ALONE or of BETWEEN.

    >>> row_of(((("ka",), "lo"), "lo"), {"ka": "A", "lo": "twice"})
    'AAAA'
    """
    if len(phrase) == 1:
        return lexicon[phrase[0]]
    rows = [row_of(part, lexicon) for part in phrase[::2]]
    operator = lexicon[phrase[1]]
    return ALONE[operator][2](*rows) if len(rows) == 1 else BETWEEN[operator][2](*rows)


def words_of(phrase: Phrase) -> list[str]:
    """List the words from left to right.

    >>> words_of((("ka",), "lo"))
    ['ka', 'lo']
    """
    return [word for part in phrase for word in ([part] if isinstance(part, str) else words_of(part))]


def text_of(phrase: Phrase) -> str:
    """Write a phrase, with brackets around inner ones of more than one word.

    >>> text_of(((("ka",), "lo"), "mi", ("ka",)))
    '(ka lo) mi ka'
    """
    parts = [part if isinstance(part, str) else text_of(part) for part in phrase]
    return " ".join(f"({part})" if " " in part else part for part in parts)


def random_phrase(rng: Random, depth: int, names: Sequence[str], after: Sequence[str], amid: Sequence[str]) -> Phrase:
    """Draw a phrase in which operators, after or amid phrases, are nested `depth` deep."""
    if not depth:
        return (rng.choice(names),)
    operator = rng.choice([*after, *amid])
    inner = random_phrase(rng, depth - 1, names, after, amid)
    if operator in after:
        return inner, operator
    other = random_phrase(rng, rng.randrange(depth), names, after, amid)
    return (inner, operator, other) if rng.random() < 0.5 else (other, operator, inner)
