"""Judge by all sets of bulbs that a SAT model over the white segments finds."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    rows = instance.rows
    if [[sign != "." for sign in line] for line in rows] != [[sign == "#" for sign in line] for line in answer]:
        return "a black cell was moved"
    model = Model(len(rows), len(rows[0]))
    segments: list[list[tuple[int, int]]] = []
    lines = [[(r, c) for c in range(len(rows[0]))] for r in range(len(rows))]
    for line in [*lines, *zip(*lines, strict=True)]:
        segments.append([])
        for r, c in line:
            if rows[r][c] == ".":
                segments[-1].append((r, c))
            else:
                segments.append([])
    for segment in filter(None, segments):
        model.count([model.literal[cell] for cell in segment], 0, 1)
    for (row, col), x in model.literal.items():
        sign = rows[row][col]
        if sign == ".":
            model.add(*(model.literal[cell] for segment in segments if (row, col) in segment for cell in segment))
        else:
            model.add(-x)
        if sign.isdigit():
            beside = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
            model.count([model.literal[cell] for cell in beside if cell in model.literal], int(sign))
    return only(model, answer, "*")


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer, "*")
