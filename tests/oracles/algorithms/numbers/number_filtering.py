"""Judge by the texts alone: numbers read by regular expressions, the written rule by sets of places."""

import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    texts = [text for _, text in instance.numbers]
    kept = _places(instance)
    return "" if list(answer) == [_value(texts[place]) for place in sorted(kept)] else "other numbers are kept"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """The numbers that are removed, the last one missing, the order of size, the whole list, a sign changed."""
    values = [_value(text) for _, text in instance.numbers]
    removed = tuple(value for value in values if value not in answer)
    wrong = [removed, answer[:-1], tuple(sorted(answer)), tuple(values), (-answer[0], *answer[1:])]
    return [one for one in wrong if one != answer]


def _value(text: str) -> Fraction:
    found = re.fullmatch(r"(-?[\d.]+)(?:/(\d+)|(%)|×10\^(-?\d+))?", text)
    assert found
    value = Fraction(found[1]) / int(found[2] or 1) / (100 if found[3] else 1)
    return value * Fraction(10) ** int(found[4] or 0)


def _holds(kind: str, number: str, text: str, at: int) -> bool:
    digits = sum(map(int, re.findall(r"\d", text)))
    if kind == "place":
        return at % 2 == 1
    if kind in ("sum", "even"):
        return not digits & 1 if kind == "even" else digits >= int(number)
    if kind == "divisible":
        return (_value(text) / int(number)).denominator == 1
    return (_value(text) > _value(number)) == (kind == "above")


def _places(instance: Any) -> set[int]:
    texts = [text for _, text in instance.numbers]
    every = set(range(len(texts)))
    sets: dict[str, set[int]] = {}
    for letter, (kind, number) in zip("ABCDE", instance.conditions):  # noqa: B905 - letters are left over
        sets[letter] = {at for at in every if _holds(kind, number, texts[at], at)}
    tokens = re.findall(r"[A-E]|not|and|or|[()]", instance.written_rule("en"))

    def whole() -> set[int]:
        found = single()
        while tokens and tokens[0] in ("and", "or"):
            found = found & single() if tokens.pop(0) == "and" else found | single()
        return found

    def single() -> set[int]:
        token = tokens.pop(0)
        if token == "not":
            return every - single()
        if token == "(":
            found = whole()
            tokens.pop(0)
            return found
        return sets[token]

    return whole()
