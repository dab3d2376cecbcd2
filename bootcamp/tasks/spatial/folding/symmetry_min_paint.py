"""Recolour as few cells as possible so that a pattern becomes symmetric.

Answer: the new pattern; every one with the fewest changes is right.
Harder: larger patterns, several operations at once, cells that must stay.
Skills: spatial, optimization
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_DRAWS = 40

Operation = tuple[str, int, int]
"""A name, and for a shift how far it goes down and to the right."""

_OPERATIONS: dict[str, tuple[Callable[[int, int, int], Cell], str, str]] = {
    "leftright": (lambda r, c, n: (r, n - 1 - c), "it is mirrored left to right", "左右镜像"),
    "updown": (lambda r, c, n: (n - 1 - r, c), "it is mirrored top to bottom", "上下镜像"),
    "falling": (
        lambda r, c, n: (c, r),
        "it is mirrored in the diagonal from the top left to the bottom right",
        "关于从左上到右下的对角线镜像",
    ),
    "rising": (
        lambda r, c, n: (n - 1 - c, n - 1 - r),
        "it is mirrored in the diagonal from the bottom left to the top right",
        "关于从左下到右上的对角线镜像",
    ),
    "quarter": (lambda r, c, n: (c, n - 1 - r), "it is turned by a quarter turn", "转四分之一圈"),
    "half": (lambda r, c, n: (n - 1 - r, n - 1 - c), "it is turned by half a turn", "转半圈"),
}


class SymmetryMinPaint(Task["SymmetryMinPaint.Params", "SymmetryMinPaint.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 6, 6, 8, 8, 9, 10, 12), ge=3, le=14)
        operations: int = knob("how many operations there are", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=3)
        shifts: bool = knob(
            "whether a shift is among them", levels=(False,) * 3 + (True,) * 3 + (False, True, True, True)
        )
        fixed: int = knob("how many cells must stay", levels=(0, 1, 2, 3, 3, 4, 6, 8, 10, 14), ge=0, le=30)

    class Instance(task.Instance):
        hidden = ("best",)

        pattern: Board
        operations: tuple[Operation, ...]
        fixed: tuple[Cell, ...]  # counted from 0
        best: int  # the fewest changes

        def told(self, language: str) -> list[str]:
            return [_said(operation)[language == "zh"] for operation in self.operations]

    prompt = Prompt(
        en=r"""
        A pattern of black cells (#) and white cells (.):

        {{ pattern | board }}

        Recolour as few cells as possible so that the new pattern stays the same
        {{- " in each of these cases:" if operations | length > 1 else " when" }}

        {{ told(language) | bullets }}

        {% if fixed %}
        These cells, as (row, column) with (1, 1) at the top left, must keep the colours that they have:
        {{ fixed | places }}.

        {% endif %}
        Give the new pattern. If several have the fewest changes, give any one.
        """,
        zh=r"""
        一个由黑格（#）和白格（.）组成的图案：

        {{ pattern | board }}

        请改变尽可能少的格的颜色，使新图案在进行下列
        {{- "每一种" if operations | length > 1 else "" }}操作后都与操作前相同：

        {{ told(language) | bullets }}

        {% if fixed %}
        下列格（记为（行, 列），左上角是 (1, 1)）必须保持现在的颜色：{{ fixed | places }}。

        {% endif %}
        给出新的图案。如果改动最少的有多种，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.pattern), len(instance.pattern), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        size = params.size
        for _ in range(_DRAWS):
            operations: list[Operation] = [(name, 0, 0) for name in rng.sample(sorted(_OPERATIONS), params.operations)]
            if params.shifts:
                step = size // rng.choice([parts for parts in range(2, size + 1) if size % parts == 0])
                down = rng.randrange(0, size, step)
                operations[0] = ("shift", down, rng.randrange(0 if down else step, size, step))
            orbits = _orbits(size, operations)
            if size // 2 + 2 <= len(orbits) < size * size:
                break
        else:
            raise task.Retry
        target = {cell: symbol for orbit in orbits for symbol in [rng.choice("#.")] for cell in orbit}
        noisy = {cell: symbol if rng.random() < 0.75 else rng.choice("#.") for cell, symbol in target.items()}
        pattern = fill(size, size, (noisy[cell] for cell in cells(size, size)))
        right = [cell for cell in cells(size, size) if noisy[cell] == target[cell]]
        odd = [cell for cell in right if _minority(orbits, noisy, cell)]  # these matter
        chosen = rng.sample(odd, min(len(odd), (params.fixed + 1) // 2))
        rest = [cell for cell in right if cell not in chosen]
        fixed = tuple(sorted(chosen + rng.sample(rest, min(len(rest), params.fixed - len(chosen)))))
        answer, best = _repainted(pattern, orbits, fixed)
        if best < max(2, size // 2) or len({symbol for row in answer for symbol in row}) < 2:
            raise task.Retry
        return self.Instance(pattern=pattern, operations=tuple(operations), fixed=fixed, best=best), answer

    def check(self, instance: Instance, answer: Board) -> str:
        pattern, size = instance.pattern, len(instance.pattern)
        for operation in instance.operations:
            for row, col in cells(size, size):
                r, c = _image(operation, row, col, size)
                if answer[row][col] != answer[r][c]:
                    return f"the pattern changes when {_said(operation)[0]}"
        if any(answer[row][col] != pattern[row][col] for row, col in instance.fixed):
            return "a cell that must stay was recoloured"
        changes = sum(answer[row][col] != pattern[row][col] for row, col in cells(size, size))
        return "" if changes == instance.best else "fewer changes are enough"


def _said(operation: Operation) -> tuple[str, str]:
    """Say what is done, in English and in Chinese."""
    name, down, right = operation
    if name != "shift":
        return _OPERATIONS[name][1:]
    ways = [(f"each row moves {down} down", f"下移 {down} 行")] if down else []
    if right:
        ways.append((f"each column {'' if down else 'moves '}{right} to the right", f"右移 {right} 列"))
    en, zh = (list(words) for words in zip(*ways, strict=True))
    return (
        f"{' and '.join(en)}, and what leaves comes in on the other side",
        f"整体{'、'.join(zh)}，移出的部分从对边移入",
    )


def _image(operation: Operation, row: int, col: int, size: int) -> Cell:
    """Give where an operation takes a cell."""
    name, down, right = operation
    return ((row + down) % size, (col + right) % size) if name == "shift" else _OPERATIONS[name][0](row, col, size)


def _orbits(size: int, operations: list[Operation]) -> list[list[Cell]]:
    """Group the cells that operations take into each other."""
    root = {cell: cell for cell in cells(size, size)}

    def top(cell: Cell) -> Cell:
        while root[cell] != cell:
            cell = root[cell]
        return cell

    for operation in operations:
        for cell in cells(size, size):
            first, second = sorted((top(cell), top(_image(operation, *cell, size))))
            root[second] = first
    groups: dict[Cell, list[Cell]] = {}
    for cell in cells(size, size):
        groups.setdefault(top(cell), []).append(cell)
    return list(groups.values())


def _minority(orbits: list[list[Cell]], colours: dict[Cell, str], cell: Cell) -> bool:
    """Tell whether at most half of a cell's orbit has its colour."""
    orbit = next(orbit for orbit in orbits if cell in orbit)
    return 2 * sum(colours[other] == colours[cell] for other in orbit) <= len(orbit)


def _repainted(pattern: Board, orbits: list[list[Cell]], fixed: tuple[Cell, ...]) -> tuple[Board, int]:
    """Give a best pattern and its number of changes; the fixed cells of an orbit agree."""
    after, changes = {}, 0
    for orbit in orbits:
        colours = [pattern[row][col] for row, col in orbit]
        bound = [pattern[row][col] for row, col in orbit if (row, col) in fixed]
        colour = bound[0] if bound else max("#.", key=colours.count)
        changes += len(orbit) - colours.count(colour)
        after.update(dict.fromkeys(orbit, colour))
    return fill(len(pattern), len(pattern), (after[cell] for cell in cells(len(pattern), len(pattern)))), changes
