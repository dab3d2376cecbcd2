"""Judge the unshaded cells as a tree of networkx; find other shadings with a SAT model and cuts of loops and ways."""

from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.drawing import draw
from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, spoiled

LEVELS = range(1, 11)

WAYS = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    star, firsts = _read(instance)
    grid = networkx.grid_2d_graph(len(answer), len(answer[0]))
    dark = {(r, c) for r, row in enumerate(answer) for c, item in enumerate(row) if item == "#"}
    if not dark.isdisjoint((star, *firsts)) or grid.subgraph(dark).size():
        return "a clue is shaded, or shaded cells touch"
    rest = grid.subgraph(set(grid) - dark)
    if not networkx.is_tree(rest):
        return "the rest is no tree"
    wrong = [cell for cell, first in firsts.items() if networkx.shortest_path(rest, cell, star)[1] != first]
    return f"the arrow in {wrong[0]} is wrong" if wrong else ""


def others(instance: Any, answer: Board) -> list[Board]:
    """A shading that differs from the reference, on boards of up to 49 cells."""
    size = len(answer)
    if size > 7:
        return []
    star, firsts = _read(instance)
    model = Model(size, size)
    model.no_neighbours()
    model.connect(-1)
    for cell in (star, *firsts):
        model.add(-model.literal[cell])
    marks = {cell: answer[cell[0]][cell[1]] for cell in model.cells}
    model.add(*(x if marks[cell] == "." else -x for cell, x in model.literal.items()))

    def refuse(model: Model, shaded: set[Cell]) -> list[int]:
        """Shade a cell of a loop, or one on a way that begins otherwise than an arrow says."""
        rest = model.grid.subgraph(set(model.grid) - shaded)
        if not networkx.is_connected(rest):
            return []
        if not networkx.is_tree(rest):
            return [model.literal[a] for a, _ in networkx.find_cycle(rest)]
        ways = [networkx.shortest_path(rest, cell, star) for cell in firsts]
        wrong = [way for way in ways if way[1] != firsts[way[0]]]
        return [model.literal[cell] for cell in wrong[0]] if wrong else []

    model.refuse = refuse
    return [
        tuple(tuple(".#"[(r, c) in shaded] for c in range(size)) for r in range(size)) for shaded in model.shadings(1)
    ]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """A blank board, a full one, a chessboard, single cells changed."""
    chess = tuple(tuple("#."[(r + c) % 2] for c, _ in enumerate(row)) for r, row in enumerate(answer))
    return [board for board in (*spoiled(answer), chess) if confirm(instance, board)]


def _read(instance: Any) -> tuple[Cell, dict[Cell, Cell]]:
    """Give the cell of the star, and for each arrow the cell to which it points."""
    signs = {(r, c): s for r, row in enumerate(draw(instance.signs).split("\n")) for c, s in enumerate(row.split())}
    arrows = {cell: WAYS[sign] for cell, sign in signs.items() if sign in WAYS}
    star = next(cell for cell, sign in signs.items() if sign == "*")
    return star, {(r, c): (r + down, c + right) for (r, c), (down, right) in arrows.items()}
