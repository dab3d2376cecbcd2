"""Judge by evaluating row by row; small cases by building all expressions up to a size as sets of rows."""

from collections.abc import Iterator
from typing import Any

from bootcamp.lib.logic import Atom, Join

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    count = _gates(answer)
    if count > instance.most:
        return "too many gates"
    for row, value in enumerate(instance.values):
        digits = f"{row:0{len(instance.names)}b}"
        if _output(answer, dict(zip(instance.names, map(int, digits), strict=True)), instance.gate) != value:
            return f"row {digits} is wrong"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """Both sides of every gate exchanged; an input doubled where gates are left."""
    found = [_turned(answer)]
    if _gates(answer) + 3 <= instance.most:
        twice = Join(instance.gate, answer, answer)
        if 2 * _gates(twice) + 1 <= instance.most:
            found.append(Join(instance.gate, twice, twice))
    return found


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One side, the negation, an expression twice as long."""
    negation = Join(instance.gate, answer, answer)
    yield answer.left
    yield negation
    long = negation
    while _gates(long) <= instance.most:
        long = Join(instance.gate, long, long)
    yield Join(instance.gate, long, long)
    yield Atom(instance.names[0])


def _output(tree: Any, row: dict[str, int], gate: str) -> int:
    if hasattr(tree, "name"):
        return row[tree.name]
    assert tree.connective == gate
    total = _output(tree.left, row, gate) + _output(tree.right, row, gate)
    return int(total < 2) if gate == "nand" else int(total == 0)


def _gates(tree: Any) -> int:
    return 1 + _gates(tree.left) + _gates(tree.right) if hasattr(tree, "left") else 0


def _turned(tree: Any) -> Any:
    return Join(tree.connective, _turned(tree.right), _turned(tree.left)) if hasattr(tree, "left") else tree
