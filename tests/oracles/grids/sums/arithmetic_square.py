"""Judge by fractions; other fillings come from all permutations of up to nine numbers."""

from fractions import Fraction
from itertools import chain, islice, permutations
from operator import add, mul, sub, truediv
from typing import Any

from bootcamp.verifiers import Board

LEVELS = range(1, 11)


_OPERATORS = {"+": add, "-": sub, "×": mul, "÷": truediv}


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = [[Fraction(symbol) for symbol in row] for row in answer]
    numbers = list(chain(*rows))
    if sorted(numbers) != list(range(1, len(numbers) + 1)):
        return "the numbers are not 1 to N"
    if any(given not in (None, number) for given, number in zip(chain(*instance.givens), numbers, strict=True)):
        return "a given number was changed"
    lines = [*zip(rows, instance.across, strict=True), *zip(zip(*rows, strict=True), instance.down, strict=True)]
    return "" if all(_right(line, *calculation) for line, calculation in lines) else "a calculation is wrong"


def others(instance: Any, answer: Board) -> list[Board]:
    """Find fillings of a small table by trying all orders of its missing numbers."""
    givens = list(chain(*instance.givens))
    missing = sorted(set(range(1, len(givens) + 1)) - set(givens))
    if len(missing) > 7:
        return []
    cols = len(instance.down)
    boards = []
    for order in permutations(missing):
        source = iter(order)
        filled = [str(given or next(source)) for given in givens]
        boards.append(tuple(tuple(filled[start : start + cols]) for start in range(0, len(filled), cols)))
    return list(islice((board for board in boards if board != answer and not confirm(instance, board)), 3))


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """The table with rows or columns exchanged, and with one number throughout, where that is wrong."""
    moved = [answer[::-1], tuple(row[::-1] for row in answer), tuple(("1",) * len(row) for row in answer)]
    return [board for board in moved if confirm(instance, board)]


def _right(line: Any, operators: str, result: int) -> bool:
    value = line[0]
    for sign, number in zip(operators, line[1:], strict=True):
        value = _OPERATORS[sign](value, number)
        if value.denominator > 1:
            return False
    return bool(value == result)
