"""Judge by sympy, which solves for all bricks at once, one unknown a brick."""

from typing import Any

from sympy import Matrix

LEVELS = range(1, 8)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if [len(row) for row in answer] != list(range(1, len(instance.rows) + 1)):
        return "the rows have other lengths"
    number = {(i, j): i * (i + 1) // 2 + j for i, row in enumerate(instance.rows) for j in range(len(row))}
    equations, values = [], []
    for (i, j), place in number.items():
        shown = instance.rows[i][j]
        if shown is not None:
            equations.append({place: 1})
            values.append(shown)
            if answer[i][j] != shown:
                return f"brick {j + 1} of row {i + 1} is shown as {shown}"
        if i < len(instance.signs):
            right = 1 if instance.signs[i] == "-" else -1
            equations.append({place: 1, number[i + 1, j]: -1, number[i + 1, j + 1]: right})
            values.append(0)
    system = Matrix([[row.get(k, 0) for k in range(len(number))] for row in equations])
    assert system.rank() == len(number)
    flat = Matrix([brick for row in answer for brick in row])
    return "" if system * flat == Matrix(values) else "a brick does not fit those below it"


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[Any]:
    """A brick of the bottom row one more, and the top one more."""
    bottom = answer[-1]
    return [(*answer[:-1], (bottom[0] + 1, *bottom[1:])), ((answer[0][0] + 1,), *answer[1:]), answer[::-1]]
