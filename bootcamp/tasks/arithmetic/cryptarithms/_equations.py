"""Equations without brackets, whose digits are placed, exchanged or changed."""

from __future__ import annotations

import re
from random import Random

from bootcamp.task import Retry
from bootcamp.verifiers import Tree

_ZERO_IN_FRONT = re.compile(r"(?<!\d)0\d")


def random_equation(rng: Random, numbers: int, largest: int, operators: str) -> str:
    """Draw a true equation of numbers up to `largest` before the equals sign and their nonnegative value after it."""
    text, total, left = "", 0, numbers
    products = [operator for operator in operators if operator in "*/"]
    while left:
        sign = rng.choice([operator for operator in operators if operator in "+-"]) if text else ""
        term, value = _draw_term(rng, largest, products if left > 1 and rng.random() < 0.6 else [])
        text += sign + term
        total += -value if sign == "-" else value
        left -= len(re.findall(r"\d+", term))
    if total < 0:
        raise Retry
    return f"{text}={total}"


def _draw_term(rng: Random, largest: int, products: list[str]) -> tuple[str, int]:
    """Draw a number, or a product or quotient of two by one of the operators `products`, and its value."""
    a = rng.randint(1, min(largest, 10 ** rng.randint(1, len(str(largest)))))
    b = rng.randint(2, max(9, largest // 10))
    operator = rng.choice(products) if products else ""
    if operator == "/":
        return f"{a - a % b + b}/{b}", a // b + 1  # the next multiple
    return (f"{a}*{b}", a * b) if operator else (str(a), a)


def spaced(text: str) -> str:
    """Write an equation with blanks around its signs."""
    return re.sub(r"([-+*/=])", r" \1 ", text)


def written(answer: tuple[Tree, Tree]) -> str:
    """Write an answer without blanks."""
    return f"{answer[0].text}={answer[1].text}"


def same_layout(text: str, other: str) -> bool:
    """Tell whether two equations have signs at the same places, whichever they are, and digits at the others."""
    return [char.isdigit() for char in text] == [char.isdigit() for char in other]


def zero_in_front(text: str) -> bool:
    """Tell whether a number of several digits starts with 0."""
    return _ZERO_IN_FRONT.search(text) is not None


def equation_fault(answer: tuple[Tree, Tree]) -> str:
    """Say that a number starts with 0 or that the sides differ; "" for a true equation."""
    if zero_in_front(written(answer)):
        return "a number starts with 0"
    left, right = (side.value for side in answer)
    return "" if left == right else f"the sides are {left} and {right}"
