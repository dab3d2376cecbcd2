"""Fold a sheet of paper several times, punch it, and unfold it: where are the holes?

Answer: the set of cells with a hole; it is unique.
Harder: larger sheets, more folds, a fold along a diagonal, punches between folds.
Skills: spatial, simulation
Source: original generator; paper folding tests are classical.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cells, Format

Area = tuple[int, int, int, int]
"""The first and last row and the first and last column that the folded sheet covers."""
Step = tuple[str, Cell]
"""A fold (a key of the table) or a punch, and the cell of a punch, counted from 1."""

_FOLDS = {
    "left": ("the left half is folded over onto the right half", "把左半边折到右半边上"),
    "right": ("the right half is folded over onto the left half", "把右半边折到左半边上"),
    "top": ("the top half is folded over onto the bottom half", "把上半边折到下半边上"),
    "bottom": ("the bottom half is folded over onto the top half", "把下半边折到上半边上"),
    "falling": (
        "the part above the diagonal from top left to bottom right is folded over onto the part below it",
        "把从左上角到右下角的对角线上方的部分折到下方",
    ),
    "rising": (
        "the part above the diagonal from bottom left to top right is folded over onto the part below it",
        "把从左下角到右上角的对角线上方的部分折到下方",
    ),
}


class PaperFoldPunch(Task["PaperFoldPunch.Params", "PaperFoldPunch.Instance", frozenset[Cell]]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns",
            levels=(8, 8, 12, 16, 16, 12, 12, 12, 16, 16),
            ge=4,
            le=16,
            multiple_of=4,
        )
        folds: int = knob("how many times the sheet is halved", levels=(1, 2, 2, 3, 3, 2, 3, 2, 4, 4), ge=1, le=4)
        punches: int = knob("how many punches there are at the end", levels=(1, 1, 2, 1, 2, 2, 2, 2, 1, 1), ge=1, le=4)
        diagonal: bool = knob(
            "whether a last fold goes along a diagonal", levels=(False,) * 5 + (True, False) + (True,) * 3
        )
        early: int = knob("how many punches come before", levels=(0, 0, 0, 0, 0, 0, 1, 2, 1, 2), ge=0, le=3)

    class Instance(task.Instance):
        size: int
        steps: tuple[Step, ...]

        @property
        def diagonal(self) -> bool:
            return any(kind in ("falling", "rising") for kind, _ in self.steps)

        def told(self, language: str) -> list[str]:
            side = 0 if language == "en" else 1
            texts = []
            for kind, (row, col) in self.steps:
                punch = (f"a hole is punched at ({row}, {col})", f"在 ({row}, {col}) 处打孔")
                texts.append((punch if kind == "punch" else _FOLDS[kind])[side])
            return texts

    prompt = Prompt(
        en=r"""
        A square sheet of paper is divided into {{ size }} rows and {{ size }} columns of cells. A cell is written (row,
        column); (1, 1) is the top left one. The sheet lies on a table on which the same cells are marked, and the parts
        that are not folded over stay where they are. Step by step:

        {{ told(language) | numbered }}

        Folds are always of what the folded sheet covers at that moment, with all its layers. A punch goes through all
        layers of paper that lie over the named cell of the table, in the middle of the cell.
        {% if diagonal %}
        Cells on the diagonal of a fold stay where they are.
        {% endif %}

        Then the sheet is unfolded. Which cells of the sheet have a hole?
        """,
        zh=r"""
        一张正方形纸分成 {{ size }} 行 {{ size }} 列的格子。格子记为（行, 列），左上角是 (1, 1)。
        纸放在桌上，桌面上标有同样的格子；没有被折过去的部分不动。依次进行：

        {{ told(language) | numbered }}

        每次折的都是此刻折好的纸所覆盖的整个部分，连同所有各层。
        打孔穿过桌面上所指的格上方的所有各层纸，孔在格子中央。
        {% if diagonal %}
        折痕对角线上的格留在原处。
        {% endif %}

        然后把纸完全展开。纸上哪些格有孔？
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Cell]]:
        return Cells(instance.size, instance.size)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Cell]]:
        area: Area = (0, params.size - 1, 0, params.size - 1)
        axes = [("left", "right"), ("top", "bottom")] * 2
        rng.shuffle(axes)
        if params.diagonal and params.folds == 2:  # a square must be left
            axes = axes[:1] + [axis for axis in axes if axis != axes[0]]
        kinds = [rng.choice(axis) for axis in axes[: params.folds]]
        kinds += [rng.choice(("falling", "rising"))] * params.diagonal
        early = rng.choices(range(1, len(kinds)), k=params.early) if params.early else []
        steps: list[Step] = []
        for turn, kind in enumerate(kinds):
            steps += [("punch", _place(rng, area)) for _ in range(early.count(turn))]
            steps.append((kind, (0, 0)))
            area = _halved(area, kind)
        steps += [("punch", place) for place in {_place(rng, area): None for _ in range(params.punches)}]
        instance = self.Instance(size=params.size, steps=tuple(steps))
        holes = self.solve(instance)
        at = _now(instance)  # a punch that hits no paper or an old hole tells nothing
        if any(kind == "punch" and not layers for (kind, _), layers in zip(steps, at, strict=True)):
            raise task.Retry
        return instance, holes

    def solve(self, instance: Instance) -> frozenset[Cell]:
        return frozenset(cell for layers in _now(instance) for cell in layers)


def _place(rng: Random, area: Area) -> Cell:
    """Draw a cell of an area, counted from 1."""
    return rng.randint(area[0], area[1]) + 1, rng.randint(area[2], area[3]) + 1


def _halved(area: Area, kind: str) -> Area:
    """Give what the sheet covers after a fold; after one along a diagonal this is the square around it."""
    top, bottom, left, right = area
    rows, cols = (top + bottom) // 2, (left + right) // 2
    after = {"left": (top, bottom, cols + 1, right), "right": (top, bottom, left, cols)}
    after |= {"top": (rows + 1, bottom, left, right), "bottom": (top, rows, left, right)}
    return after.get(kind, area)


def _now(instance: PaperFoldPunch.Instance) -> list[list[Cell]]:
    """List, for every step, the cells of the sheet that are newly punched in it, counted from 1."""
    size = instance.size
    lies = {cell: cell for cell in cells(size, size)}
    area: Area = (0, size - 1, 0, size - 1)
    found: list[list[Cell]] = []
    holes: set[Cell] = set()
    for kind, (row, col) in instance.steps:
        if kind == "punch":
            hit = [cell for cell, at in lies.items() if at == (row - 1, col - 1) and cell not in holes]
            holes.update(hit)
            found.append([(r + 1, c + 1) for r, c in hit])
            continue
        lies = {cell: _folded(at, kind, area) for cell, at in lies.items()}
        area = _halved(area, kind)
        found.append([])
    return found


def _folded(at: Cell, kind: str, area: Area) -> Cell:
    """Give where a cell comes to lie in a fold."""
    top, bottom, left, right = area
    row, col = at
    over = {
        "left": col <= (left + right) // 2, "right": col > (left + right) // 2,
        "top": row <= (top + bottom) // 2, "bottom": row > (top + bottom) // 2,
        "falling": col - left > row - top, "rising": (row - top) + (col - left) < bottom - top,
    }  # fmt: skip
    if not over[kind]:
        return at
    if kind in ("left", "right"):
        return row, left + right - col
    if kind in ("top", "bottom"):
        return top + bottom - row, col
    return (top + col - left, left + row - top) if kind == "falling" else (bottom - (col - left), right - (row - top))
