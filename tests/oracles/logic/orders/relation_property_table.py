"""Judge by identities of Boolean matrices, with the rules read from the printed text."""

import re
from collections.abc import Iterator
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for place, text in enumerate(instance.texts["en"], 1):
        matrix = _matrix(text, instance.elements)
        letters = {line[0] for line in instance.asked["en"]}
        right = {letter for letter, holds in _holding(matrix).items() if holds and letter in letters}
        if set(answer[f"R{place}"]) != right:
            return f"R{place} has {sorted(right)}"
    return ""


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A property of the first relation added or dropped."""
    for letter in (line[0] for line in instance.asked["en"][:3]):
        yield answer | {"R1": answer["R1"] ^ {letter}}


def _matrix(text: str, n: int) -> Any:
    x, y = np.indices((n, n)) + 1
    if text.startswith("{"):
        matrix = np.zeros((n, n), bool)
        for a, b in re.findall(r"\((\d+), (\d+)\)", text):
            matrix[int(a) - 1, int(b) - 1] = True
        return matrix
    return _rule(text.removeprefix("(x, y) is in it just if "), x, y)


def _rule(text: str, x: Any, y: Any) -> Any:
    if text.startswith("["):
        [(inner, join, last)] = re.findall(r"^\[(.*)\] (and|or \(or both\)|or, but not both,) (.*)$", text)
        one, two = _rule(inner, x, y), _rule(last, x, y)
        return one & two if join == "and" else one | two if "(" in join else one ^ two
    k = int((re.findall(r"\d+", text) or [0])[-1])
    if text == "x divides y":
        return y % x == 0
    if text.startswith("|"):
        return abs(x - y) <= k
    if text.endswith("even"):
        return (x - y) % 2 == 0
    if text.endswith("x - y"):
        return (x - y) % k == 0
    if text.endswith("xy"):
        return (x * y) % k == 0
    if text.startswith("x + y"):
        return x + y <= k if "≤" in text else x + y == k
    if text.startswith("y = x"):
        return y - x == k
    return {"x < y": x < y, "x ≤ 2y": x <= 2 * y, f"x ≤ {k}": x <= k, f"y ≥ {k}": y >= k}[text]


def _holding(m: Any) -> dict[str, bool]:
    n, one = len(m), m.astype(int)
    same = np.eye(n, dtype=bool)
    return {
        "R": bool(m.diagonal().all()),
        "I": not m.diagonal().any(),
        "S": bool((m == m.T).all()),
        "A": not (m & m.T & ~same).any(),
        "T": not ((one @ one > 0) & ~m).any(),
        "E": bool(m.any(axis=1).all()),
        "F": bool((m.sum(axis=1) <= 1).all()),
        "C": bool((m | m.T | same).all()),
        "U": not ((one.T @ one > 0) & ~m).any(),
    }
