"""Other worlds' conventions of arithmetic: digits, signs, numerals, brackets, results and order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import add, floordiv, mul, sub
from typing import Literal

from bootcamp.task import Instance
from bootcamp.tasks.operators._postfix import evaluate
from bootcamp.tasks.operators._precedence import Tokens, to_postfix

DIGITS = "0123456789"
_OPERATIONS: tuple[Callable[[int, int], int], ...] = (add, sub, mul, floordiv)
_RANKS = {"usual": (1, 1, 2, 2), "left": (1, 1, 1, 1), "sums": (2, 2, 1, 1)}


class Conventions(Instance):
    """How a world writes and computes."""

    digits: str  # the signs for 0, 1, ..., 9
    signs: str  # the signs for adding, subtracting, multiplying, dividing, as far as they occur
    from_ones: bool  # whether the ones stand leftmost in a numeral
    bracket: int  # what brackets add to the value inside
    limit: int  # results are capped there and at 0; 0: they are not
    order: Literal["usual", "left", "sums"]


def numeral(world: Conventions, value: int) -> str:
    """Write a number."""
    text = "".join(world.digits[int(digit)] for digit in str(value))
    return text[::-1] if world.from_ones else text


def result(world: Conventions, expression: tuple[str, ...]) -> str:
    """Compute an expression; "" if its value is huge, or (without a limit) a result is negative or a divisor is 0."""
    try:
        value = _value(world, expression)
    except ArithmeticError:
        return ""
    return numeral(world, value) if value < 10**9 else ""


def _value(world: Conventions, expression: tuple[str, ...]) -> int:
    operations: dict[str, Callable[..., int]] = {
        sign: partial(_settled, world, operation) for sign, operation in zip(world.signs, _OPERATIONS, strict=False)
    }
    operations["~"] = partial(_settled, world, add, world.bracket)
    convention = {sign: (rank, True) for sign, rank in zip(world.signs, _RANKS[world.order], strict=False)}
    tokens: Tokens = tuple(
        part for item in expression for part in (("~", "(") if item == "(" else (_read(world, item),))
    )
    forms = dict.fromkeys(world.signs, "{} {}") | {"~": "{}"}
    return evaluate(to_postfix(tokens, convention), forms, operations, int)


def _settled(world: Conventions, operation: Callable[[int, int], int], a: int, b: int) -> int:
    value = operation(a, b)
    if value < 0 and not world.limit:
        raise ArithmeticError
    return max(0, min(value, world.limit)) if world.limit else value


def _read(world: Conventions, item: str) -> int | str:
    """Give the value of a numeral; other items stay."""
    if not item.isdigit():
        return item
    return int("".join(str(world.digits.index(sign)) for sign in (item[::-1] if world.from_ones else item)))
