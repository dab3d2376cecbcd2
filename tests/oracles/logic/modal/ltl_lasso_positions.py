"""Judge on a long unrolling, by recursion over the text, every position from its definition."""

import re
from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = _tree(re.findall(r"\S", instance.formula))
    length, back = len(instance.word), instance.back
    turn = length - back

    def at(i: int) -> int:
        return i if i < length else back + (i - back) % turn

    @cache
    def holds(tree: Any, i: int) -> bool:
        i = at(i)
        if isinstance(tree, str):
            return tree in instance.word[i]
        op, first, *rest = tree
        ahead = range(i, length + turn)  # every position that can be seen from i, the loop a whole turn
        if op == "¬":
            return not holds(first, i)
        if op == "X":
            return holds(first, at(i + 1))
        if op in "FG":
            return (any if op == "F" else all)(holds(first, at(k)) for k in ahead)
        second = rest[0]
        if op == "U":
            return any(holds(second, at(k)) and all(holds(first, at(j)) for j in range(i, k)) for k in ahead)
        if op == "R":
            return all(holds(second, at(k)) or any(holds(first, at(j)) for j in range(i, k)) for k in ahead)
        a, b = holds(first, i), holds(second, i)
        return {"∧": a and b, "∨": a or b, "→": b or not a, "↔": a == b}[op]

    right = {i for i in range(length) if holds(tree, i)}
    return "" if right == answer else f"the positions are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """A position missing, one behind the loop, all counted from 1, all others, none."""
    every = frozenset(range(len(instance.word)))
    return [
        answer - {min(answer)},
        answer | {len(every)},
        frozenset(i + 1 for i in answer),
        every - answer,
        frozenset(),
    ]


def _tree(tokens: list[str]) -> Any:
    """Read with two stacks: operands, and what waits for them."""
    operands: list[Any] = []
    waiting: list[str] = []

    def close_prefixes() -> None:
        while waiting and waiting[-1] in "¬XFG":
            operands.append((waiting.pop(), operands.pop()))

    def close_join() -> None:
        if waiting and waiting[-1] in "∧∨→↔UR":
            right, left = operands.pop(), operands.pop()
            operands.append((waiting.pop(), left, right))

    for token in tokens:
        if token == ")":
            close_join()
            waiting.pop()
            close_prefixes()
        elif token in "pqrs":
            operands.append(token)
            close_prefixes()
        elif token in "∧∨→↔UR":
            close_join()
            waiting.append(token)
        else:
            waiting.append(token)
    close_join()
    (tree,) = operands
    return tree
