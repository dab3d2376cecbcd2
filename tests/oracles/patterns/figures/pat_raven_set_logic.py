"""Judge by Python's sets: every direction and operation is tried with every filling of the cells not shown."""

from itertools import combinations, product
from typing import Any

LEVELS = range(1, 11)

OPERATIONS = [
    lambda a, b: a | b,
    lambda a, b: a & b,
    lambda a, b: a ^ b,
    lambda a, b: a - b,
    lambda a, b: b - a,
]


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for pool in instance.symbols:
        results = set()
        subsets = [frozenset(c) for size in range(len(pool) + 1) for c in combinations(pool, size)]
        gaps = [(r, c) for r in range(3) for c in range(3) if instance.matrix[r][c] == "?" and (r, c) != (2, 2)]
        board = {(r, c): frozenset(instance.matrix[r][c]) & set(pool) for r in range(3) for c in range(3)}
        for filling in product(subsets, repeat=len(gaps)):
            full = board | dict(zip(gaps, filling, strict=True))
            for operation in OPERATIONS[: instance.operations]:
                for down in {False, instance.columns}:
                    lines = [[full[(p, i) if down else (i, p)] for p in range(3)] for i in range(3)]
                    results |= _last(lines, operation)
        if results != {answer & set(pool)}:
            return f"{len(results)} sets of {pool} fit, or not the given one"
    return "" if answer <= set("".join(instance.symbols)) else "a symbol is unknown"


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """One symbol less, all symbols, all others."""
    every = frozenset("".join(instance.symbols))
    return [near for near in (answer - {min(answer)}, every, every - answer) if near != answer]


def _last(lines: Any, operation: Any) -> Any:
    if any(operation(a, b) != c for a, b, c in lines[:2]):
        return set()
    return {operation(lines[2][0], lines[2][1])}
