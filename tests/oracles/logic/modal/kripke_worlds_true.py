"""Judge world by world, by recursion over the text of the formula."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tokens = re.findall(r"[□◇][abc]|[pqrs]|[¬∧∨→↔()]", instance.formula)
    tree, end = _whole(tokens, 0)
    assert end == len(tokens)
    sees = {agent: dict(enumerate(rows, start=1)) for agent, rows in instance.arrows}

    def holds(tree: Any, world: int) -> bool:
        if isinstance(tree, str):
            return tree in instance.labels[world - 1]
        op, *sides = tree
        if op[0] in "□◇":
            values = [holds(sides[0], other) for other in sees[op[1]][world]]
            return all(values) if op[0] == "□" else any(values)
        first, *rest = (holds(side, world) for side in sides)
        if op == "¬":
            return not first
        return {"∧": first and rest[0], "∨": first or rest[0], "→": not first or rest[0], "↔": first == rest[0]}[op]

    right = {world for world in range(1, len(instance.labels) + 1) if holds(tree, world)}
    return "" if right == answer else f"the worlds are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """A world missing, one too many, all others, all, none."""
    every = frozenset(range(1, len(instance.labels) + 1))
    rest = every - answer
    return [answer - {min(answer)}, answer | {min(rest)}, rest, every, frozenset(), answer | {0}]


def _unit(tokens: list[str], at: int) -> tuple[Any, int]:
    token = tokens[at]
    if token == "(":
        tree, at = _whole(tokens, at + 1)
        return tree, at + 1
    if token[0] in "□◇¬":
        inner, at = _unit(tokens, at + 1)
        return (token, inner), at
    return token, at + 1


def _whole(tokens: list[str], at: int) -> tuple[Any, int]:
    left, at = _unit(tokens, at)
    while at < len(tokens) and tokens[at] in "∧∨→↔":
        right, end = _unit(tokens, at + 1)
        left, at = (tokens[at], left, right), end
    return left, at
