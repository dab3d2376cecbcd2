"""Judge with numpy on the printed expression; each meaning is computed on whole arrays of Python integers."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    meanings = {re.sub("[ab ]", "", form): MEANINGS[text] for form, text, _ in instance.definitions}
    given = {name: np.array(board, dtype=object) for name, board in zip("ABCDE", instance.matrices, strict=False)}

    def operand(tokens: list[str]) -> Any:
        head = tokens.pop(0)
        if head == "(":
            value = infix(tokens)
            tokens.pop(0)
            return value
        return meanings[head](operand(tokens)) if head in meanings else given[head]

    def infix(tokens: list[str]) -> Any:
        first = operand(tokens)
        return meanings[tokens.pop(0)](first, operand(tokens)) if tokens and tokens[0] != ")" else first

    value = infix(re.findall(r"\S", instance.shown)).tolist()
    return "" if [list(row) for row in answer] == value else f"the matrix is {value}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One entry off, and (if it differs) the transposed matrix."""
    flipped = tuple(zip(*answer, strict=True))
    off = ((answer[0][0] + 1, *answer[0][1:]), *answer[1:])
    return [off, *([flipped] if flipped != answer else [])]


def _below(a: Any) -> Any:
    return np.triu(a) - np.tril(a, -1)


MEANINGS: dict[str, Callable[..., Any]] = {
    "max(a[i][j], b[i][j])": np.maximum,
    "2 × a[i][j] + 3 × b[i][j]": lambda a, b: 2 * a + 3 * b,
    "a[i][j] × b[i][j]": lambda a, b: a * b,
    "a[i][j] - b[j][i]": lambda a, b: a - b.T,
    "the sum of a[i][k] × b[k][j] over all k": lambda a, b: a.dot(b),
    "the sum of a[i][k] × b[j][k] over all k": lambda a, b: a.dot(b.T),
    "a[i][j] + b[i+1][j], where row 1 of b follows its last row": lambda a, b: a + np.roll(b, -1, axis=0),
    "a[i][j] with the order of the columns of a reversed": np.fliplr,
    "-a[i][j] if j < i, otherwise a[i][j]": _below,
    "i × a[i][j]": lambda a: a * np.arange(1, len(a) + 1, dtype=object)[:, None],
    "a[j][i]": lambda a: a.T,
}
