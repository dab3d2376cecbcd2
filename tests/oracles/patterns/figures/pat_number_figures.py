"""Judge by a stack machine: every program in reverse Polish notation, run on all figures at once with numpy."""

from typing import Any

import numpy as np

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    figures = [figure[:-1] for figure in instance.figures] + [instance.query]
    corners = list(np.array(figures).T)
    middles = np.array([figure[-1] for figure in instance.figures])
    results: set[int] = set()
    _run([], corners, middles, instance.operations, results)
    if len(results) != 1:
        return f"the fitting formulas give {len(results)} numbers"
    return "" if answer in results else "no fitting formula gives this number"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Numbers beside the answer."""
    return [answer - 1, answer + 1]


def _run(stack: Any, corners: Any, middles: Any, left: int, results: set[int]) -> None:
    if len(stack) == 1 and np.array_equal(stack[0][:-1], middles):
        results.add(int(stack[0][-1]))
    if len(stack) <= left:
        for corner in corners:
            _run([*stack, corner], corners, middles, left, results)
    if stack and left:
        top = stack[-1]
        for value in (top**2, np.array([sum(map(int, str(abs(x)))) for x in top.tolist()])):
            _run([*stack[:-1], value], corners, middles, left - 1, results)
    if len(stack) > 1 and left:
        first, second = stack[-2:]
        for value in (first + second, first - second, first * second):
            _run([*stack[:-2], value], corners, middles, left - 1, results)
