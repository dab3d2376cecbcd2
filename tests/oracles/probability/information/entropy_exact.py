"""Judge to ten places: scipy's entropies of distributions that are counted or iterated in floating point."""

from collections import Counter
from itertools import pairwise, product
from math import gcd, prod
from typing import Any

import numpy as np
from scipy.stats import entropy

from bootcamp.verifiers.symbolic import add, evaluate, mul, neg, parse

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _right(instance)
    value = float(evaluate(answer, {}, digits=30).real)
    return "" if abs(value - right) < 1e-10 else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other sign, twice as much, one more, natural logarithms."""
    return [neg(answer), mul(2, answer), add(answer, 1), mul(answer, parse("ln(2)"))]


def _right(instance: Any) -> float:
    kind, number = instance.kind, instance.number
    rows = np.array([[float(cell) for cell in row] for row in instance.rows])
    if kind == "single":
        return float(entropy(rows[0], base=2))
    if kind in ("function", "given"):
        m = instance.modulus
        meaning = {
            "remainder": lambda x: x % m,
            "square": lambda x: x**2 % m,
            "common": lambda x: gcd(x, m),
            "distance": lambda x: abs(x - m),
            "product": lambda x: (x * (m - x)) % 7,
        }[instance.function]
        groups = Counter(meaning(x) for x in range(1, number + 1))
        if kind == "function":
            return _counted(groups)
        return sum(size / number * float(np.log2(size)) for size in groups.values())
    if kind in ("rows", "columns"):
        lines = rows if kind == "rows" else rows.T
        return sum(float(line.sum() * entropy(line, base=2)) for line in lines)
    start = np.linalg.matrix_power((rows + np.eye(len(rows))) / 2, 20000)[0]
    if kind == "rate":
        return sum(float(weight * entropy(row, base=2)) for weight, row in zip(start, rows, strict=True))
    n = len(rows)
    chances = [
        start[word[0]] * prod(rows[a, b] for a, b in pairwise(word)) for word in product(range(n), repeat=number)
    ]
    return float(entropy(chances, base=2))


def _counted(counts: Counter[int]) -> float:
    return float(entropy(list(counts.values()), base=2))
