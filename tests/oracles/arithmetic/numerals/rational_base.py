"""Read numerals by Horner's rule in fractions; small numbers go through the boxes, one explosion at a time."""

import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p, q = instance.p, instance.q
    if not answer or answer[0] == 0 or not all(0 <= digit < p for digit in answer):
        return "not a numeral"
    wanted = _formula(instance)
    if _horner(answer, p, q) != wanted:
        return f"the value is not {wanted}"
    return "" if wanted > 2000 or list(answer) == _boxes(int(wanted), p, q) else "the boxes end otherwise"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last digit changed, a zero in front, one box too few."""
    return [(*answer[:-1], (answer[-1] + 1) % instance.p), (0, *answer), answer[1:]]


def _formula(instance: Any) -> Fraction:
    text = instance.formula
    if instance.direct:
        return Fraction(text)
    values: dict[str, Fraction] = {}

    def named(found: re.Match[str]) -> str:
        values[f"v{len(values)}"] = _horner(tuple(map(int, found[0].split("."))), instance.p, instance.q)
        return f"v{len(values) - 1}"

    tokens = re.findall(r"v\d+|[()+×]", re.sub(r"[\d.]+", named, text))
    return _sum(tokens, values)


def _sum(tokens: list[str], values: dict[str, Fraction]) -> Fraction:
    """Read a sum of products from the front of `tokens`."""
    total = _product(tokens, values)
    while tokens and tokens[0] == "+":
        tokens.pop(0)
        total += _product(tokens, values)
    return total


def _product(tokens: list[str], values: dict[str, Fraction]) -> Fraction:
    product = _factor(tokens, values)
    while tokens and tokens[0] == "×":
        tokens.pop(0)
        product *= _factor(tokens, values)
    return product


def _factor(tokens: list[str], values: dict[str, Fraction]) -> Fraction:
    token = tokens.pop(0)
    if token != "(":
        return values[token]
    inner = _sum(tokens, values)
    assert tokens.pop(0) == ")"
    return inner


def _horner(digits: tuple[int, ...], p: int, q: int) -> Fraction:
    value = Fraction(0)
    for digit in digits:
        value = value * Fraction(p, q) + digit
    return value


def _boxes(n: int, p: int, q: int) -> list[int]:
    boxes = [n]  # from the right
    while any(dots >= p for dots in boxes):
        place = next(i for i, dots in enumerate(boxes) if dots >= p)
        boxes[place] -= p
        if place + 1 == len(boxes):
            boxes.append(0)
        boxes[place + 1] += q
    return boxes[::-1]
