"""Judge by playing: the printed list is written out, and random pairs are joined, twice in different orders."""

import re
from fractions import Fraction
from random import Random
from typing import Any

from tests.oracles.operators._formulas import tree, value

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers = [Fraction(x) for x in instance.numbers]
    for text in instance.parts["en"]:
        numbers += _written_out(text)
    root = re.fullmatch(r"√\((.*)\)", instance.formula)
    if root:
        numbers = [x * x for x in numbers]
    formula = tree("a + b" if root else instance.formula)
    results = set()
    for seed in (1, 2):
        board, rng = list(numbers), Random(seed)
        while len(board) > 1:
            a, b = (board.pop(rng.randrange(len(board))) for _ in range(2))
            joined = Fraction(value(formula, {"a": a, "b": b}))
            board.append(joined % instance.modulus if instance.modulus else joined)
        results.add(board[0])
    return "" if results == {answer} else f"the last number is {results}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The next number, and the opposite."""
    return [answer + 1, -answer]


def _written_out(text: str) -> list[Fraction]:
    x, y = (int(n) for n in re.findall(r"\d+", text.replace("1 ÷ n", "").replace("from 0 to", "to")))
    if "times" in text:
        return [Fraction(x)] * y
    if "powers" in text:
        return [Fraction(x) ** e for e in range(y + 1)]
    whole = [n for n in range(x, y + 1) if "odd" not in text or n % 2 == 1]
    return [Fraction(1, n) if "fractions" in text else Fraction(n) for n in whole]
