"""Judge lines as text with regular expressions; find other boards with a SAT solver over all pairs that may face."""

import re
from itertools import combinations, pairwise
from typing import Any

import networkx
from pysat.solvers import Cadical153

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.drawing import draw, draw_regions
from bootcamp.verifiers import Board

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names, given = _read(instance)
    arrows = {(r, c): mark for r, row in enumerate(answer) for c, mark in enumerate(row) if mark != "."}
    if any(arrows.get(cell) != mark for cell, mark in given.items()):
        return "a given arrow was changed"
    if sorted(names[cell] for cell in arrows) != sorted(set(names.values())):
        return "a region does not have one arrow"
    near = _near(names)
    faced: set[Cell] = set()
    size = len(answer)
    rows = [[(k, j) for j in range(size)] for k in range(size)]
    for signs, lines in ((r">\.*<", rows), (r"v\.*\^", [list(line) for line in zip(*rows, strict=True)])):
        for line in lines:
            text = re.sub(rf"[^{signs[0]}{signs[-1]}.]", "x", "".join(answer[r][c] for r, c in line))
            for found in re.finditer(signs, text):
                a, b = line[found.start()], line[found.end() - 1]
                if frozenset((names[a], names[b])) in near:
                    return "a pair has neighbouring regions"
                faced |= {a, b}
    return "" if faced == set(arrows) else "an arrow faces none"


def others(instance: Any, answer: Board) -> list[Board]:
    """A board that differs from the reference, on boards of up to 49 cells."""
    names, given = _read(instance)
    size = len(answer)
    if size > 7:
        return []
    near = _near(names)
    options: dict[tuple[Cell, str, Cell, str], int] = {}
    for a, b in combinations(sorted(names), 2):
        if (a[0] == b[0] or a[1] == b[1]) and names[a] != names[b] and frozenset((names[a], names[b])) not in near:
            options[a, ">" if a[0] == b[0] else "v", b, "<" if a[0] == b[0] else "^"] = len(options) + 1
    with Cadical153() as solver:
        for name in set(names.values()):
            using = [x for (a, _, b, _), x in options.items() if name in (names[a], names[b])]
            solver.add_clause(using)
            for one, other in combinations(using, 2):
                solver.add_clause([-one, -other])
        for cell, mark in given.items():
            solver.add_clause([x for option, x in options.items() if (cell, mark) in pairwise(option)])
        for (a, _, b, _), x in options.items():
            for (c, _, d, _), y in options.items():
                if any(a < end < b and (a[0] == end[0] == b[0] or a[1] == end[1] == b[1]) for end in (c, d)):
                    solver.add_clause([-x, -y])
        same = [x for (a, s, b, t), x in options.items() if answer[a[0]][a[1]] == s and answer[b[0]][b[1]] == t]
        solver.add_clause([x for x in options.values() if x not in same])
        if not solver.solve():
            return []
        true = set(solver.get_model())
    placed = {cell: mark for (a, s, b, t), x in options.items() if x in true for cell, mark in ((a, s), (b, t))}
    return [tuple(tuple(placed.get((r, c), ".") for c in range(size)) for r in range(size))]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """No arrows, one left out, one doubled, all turned round."""
    blank = tuple(tuple("." for _ in row) for row in answer)
    row, col = next((r, c) for r, line in enumerate(answer) for c, mark in enumerate(line) if mark != ".")
    gone = (*answer[:row], (*answer[row][:col], ".", *answer[row][col + 1 :]), *answer[row + 1 :])
    full = tuple(tuple(answer[row][col] for _ in line) for line in answer)
    turned = tuple(tuple({"^": "v", "v": "^", "<": ">", ">": "<"}.get(mark, mark) for mark in line) for line in answer)
    return [blank, gone, full, turned]


def _read(instance: Any) -> tuple[dict[Cell, str], dict[Cell, str]]:
    """Give the region of every cell and the given arrows."""
    boards = [
        {(r, c): item for r, row in enumerate(text.split("\n")) for c, item in enumerate(row.split()) if item != "."}
        for text in (draw_regions(instance.regions), draw(instance.arrows))
    ]
    return boards[0], boards[1]


def _near(names: dict[Cell, str]) -> set[frozenset[str]]:
    """Give the pairs of regions that share a side."""
    size = max(names)[0] + 1
    return {
        frozenset((names[a], names[b])) for a, b in networkx.grid_2d_graph(size, size).edges if names[a] != names[b]
    }
