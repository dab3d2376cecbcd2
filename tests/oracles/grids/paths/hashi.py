"""Judge by the runs of signs in every line, read with regular expressions, and connectivity by networkx."""

import re
from typing import Any

import networkx

from bootcamp.verifiers import Board

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = [["~" if number is None else str(number) for number in row] for row in instance.numbers]
    if [[mark if mark.isdigit() else "~" for mark in row] for row in answer] != given:
        return "the islands changed"
    left = [list(row) for row in answer]
    bridges = networkx.Graph()
    bridges.add_nodes_from((r, c) for r, row in enumerate(given) for c, mark in enumerate(row) if mark != "~")
    lines = [[(r, c) for c in range(len(given))] for r in range(len(given))]
    for signs, group in (("-=", lines), ("IH", list(map(list, zip(*lines, strict=True))))):
        for line in group:
            text = "".join(answer[r][c] for r, c in line)
            for found in re.finditer(rf"(?=\d(([{signs}])\2*)\d)", text):
                start, end = found.start(1), found.end(1)
                bridges.add_edge(line[start - 1], line[end], count=1 + signs.index(found[2]))
                for r, c in line[start:end]:
                    left[r][c] = "~"
    if left != given:
        return "a sign is no part of a bridge"
    degrees = dict(bridges.degree(weight="count"))
    wrong = [cell for cell, degree in degrees.items() if str(degree) != given[cell[0]][cell[1]]]
    return "" if not wrong and networkx.is_connected(bridges) else "numbers or connections are wrong"


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """No bridges, double bridges for single ones, one cell of a bridge left out."""
    empty = tuple(tuple(mark if mark.isdigit() else "~" for mark in row) for row in answer)
    double = tuple(tuple({"-": "=", "I": "H", "=": "-", "H": "I"}.get(mark, mark) for mark in row) for row in answer)
    row, col = next((r, c) for r, line in enumerate(answer) for c, mark in enumerate(line) if mark in "-=IH")
    gap = (*answer[:row], (*answer[row][:col], "~", *answer[row][col + 1 :]), *answer[row + 1 :])
    return [empty, gap, *([double] if confirm(instance, double) else [])]
