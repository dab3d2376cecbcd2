"""Judge by the angles of white areas at the corners of cells; find other fillings with a SAT model of these corners.

Around a corner lie eight octants, two for each cell. An area is a rectangle exactly if all its angles are 90 or 180
degrees or a full turn: the white octants form runs of two, four or eight.
"""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.verifiers import Board

LEVELS = range(1, 11)


_WHITE = {".": "NESW", "NW": "ES", "NE": "SW", "SE": "NW", "SW": "NE", "#": ""}
_AROUND = ((-1, 0, "WS"), (0, 0, "NW"), (0, -1, "EN"), (-1, -1, "SE"))  # clockwise from north


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(answer)
    sign = {(r, c): x for r, row in enumerate(answer) for c, x in enumerate(row)}
    for (r, c), x in sign.items():
        clue = instance.signs[r][c]
        if (clue == ".") == (x == "#"):
            return "black and white are mixed up"
        beside = [sign.get(cell, "#") for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1))]
        if clue.isdigit() and sum(x not in ".#" for x in beside) != int(clue):
            return f"the number at ({r}, {c}) is wrong"
    for r, c in product(range(n + 1), repeat=2):
        if not _square([sign.get((r + a, c + b), "#") for a, b, _ in _AROUND]):
            return f"a wrong angle at the corner ({r}, {c})"
    return ""


def others(instance: Any, _: Board) -> list[Board]:
    """Up to two fillings on boards of up to 5 rows."""
    n = len(instance.signs)
    if n > 5:
        return []
    choices = {
        (r, c): (".", "NW", "NE", "SE", "SW") if clue == "." else ("#",)
        for r, row in enumerate(instance.signs)
        for c, clue in enumerate(row)
    }
    x = {place: k for k, place in enumerate(((cell, s) for cell, signs in choices.items() for s in signs), 1)}
    found: list[Board] = []
    with Cadical153(bootstrap_with=list(_clauses(instance, choices, x))) as solver:
        while len(found) < 2 and solver.solve():
            true = {k for k in solver.get_model() if k > 0}
            solver.add_clause([-k for k in true])
            board = {cell: s for (cell, s), k in x.items() if k in true}
            found.append(tuple(tuple(board[r, c] for c in range(n)) for r in range(n)))
    return found


def _clauses(instance: Any, choices: Any, x: Any) -> Iterator[list[int]]:
    n = len(instance.signs)
    for cell, signs in choices.items():
        yield [x[cell, s] for s in signs]
        yield from ([-x[cell, s], -x[cell, t]] for s, t in combinations(signs, 2))
    for r, c in product(range(n + 1), repeat=2):
        near = [(r + a, c + b) for a, b, _ in _AROUND]
        for signs in product(*(choices.get(cell, ("#",)) for cell in near)):
            if not _square(list(signs)):
                yield [-x[cell, s] for cell, s in zip(near, signs, strict=True) if cell in choices]
    for r, c in choices:
        if instance.signs[r][c].isdigit():
            beside = [cell for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)) if choices.get(cell, "#")[1:]]
            empty = [x[cell, "."] for cell in beside]
            for pattern in product((1, -1), repeat=len(empty)):
                if pattern.count(-1) != int(instance.signs[r][c]):
                    yield [-way * k for way, k in zip(pattern, empty, strict=True)]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """No triangles, triangles turned around, single cells changed."""
    turned = {"NW": "SE", "SE": "NW", "NE": "SW", "SW": "NE"}
    wrong = [tuple(tuple("#" if x == "#" else "." for x in row) for row in answer)]
    wrong.append(tuple(tuple(turned.get(x, x) for x in row) for row in answer))
    for r, row in enumerate(answer):
        for c, x in enumerate(row):
            other = turned.get(x, "NW" if x == "." else ".")
            wrong.append((*answer[:r], (*row[:c], other, *row[c + 1 :]), *answer[r + 1 :]))
    return [near for near in wrong if confirm(instance, near)]


def _square(signs: list[str]) -> bool:
    octants = "".join(
        "01"[side in _WHITE[s]] for s, (_, _, sides) in zip(signs, _AROUND, strict=True) for side in sides
    )
    if "0" not in octants:
        return True
    start = octants.index("0")
    runs = filter(None, (octants[start:] + octants[:start]).split("0"))
    return all(len(run) in (2, 4) for run in runs)
