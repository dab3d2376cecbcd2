"""Open cells by labels of regions of zeros (scipy); what the policy opens is safe in every field that fits (SAT)."""

from typing import Any

import numpy
from pysat.card import CardEnc
from pysat.solvers import Cadical153
from scipy import ndimage

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 6)

Cells = frozenset[tuple[int, int]]
BLOCK = numpy.ones((3, 3), dtype=int)


def play(instance: Any, moves: list[Cells]) -> tuple[list[tuple[Any, Any]], str]:
    """Open the cells in reading order, up to the end."""
    mines = numpy.zeros((instance.size, instance.size), dtype=int)
    for row, col in instance.mines:
        mines[row - 1, col - 1] = 1
    counts = ndimage.convolve(mines, BLOCK, mode="constant")
    regions, _ = ndimage.label((counts == 0) & (mines == 0), structure=BLOCK)
    open_ = numpy.array([[sign != "#" for sign in row] for row in instance.start])
    seen: list[tuple[Any, Any]] = []
    for move in moves:
        exploded = None
        for row, col in sorted(move):
            if mines[row - 1, col - 1]:
                exploded = (row, col)
                break
            open_[row - 1, col - 1] = True
            if regions[row - 1, col - 1]:
                open_ |= ndimage.binary_dilation(regions == regions[row - 1, col - 1], structure=BLOCK)
        drawn = tuple(
            "".join(str(n) if shown else "#" for n, shown in zip(*rows, strict=True))
            for rows in zip(counts, open_, strict=True)
        )
        seen.append((drawn, exploded))
        if exploded or not (~open_ & (mines == 0)).any():
            return seen, "lost" if exploded else "won"
    return seen, ""


def least(instance: Any) -> int:
    """Check the policy's moves by SAT and return their number."""
    from bootcamp import registry

    game: Any = registry.get("minesweeper_play")
    past, over = game.policy_game(instance)
    assert over == "won"
    field = instance.start
    for move, seen in past:
        assert all(not _possible(field, instance.number, cell) for cell in move)
        field = seen.field
    return len(past)


def _possible(field: tuple[str, ...], number: int, mine: tuple[int, int]) -> bool:
    """Tell whether some placement of the mines fits the field with one at a cell."""
    size = len(field)
    names = {(r, c): 1 + r * size + c for r in range(size) for c in range(size)}
    rules = [(list(names.values()), number)]
    clauses = [[names[mine[0] - 1, mine[1] - 1]]]
    for (r, c), name in names.items():
        if field[r][c] != "#":
            clauses.append([-name])
            near = [other for (a, b), other in names.items() if max(abs(a - r), abs(b - c)) == 1]
            rules.append((near, int(field[r][c])))
    top = size * size
    for variables, bound in rules:
        encoded = CardEnc.equals(variables, bound, top_id=top)
        clauses, top = clauses + encoded.clauses, max(top, encoded.nv)
    with Cadical153(bootstrap_with=clauses) as solver:
        return bool(solver.solve())
