"""Cut a board into pentominoes named by letters, equal ones never side by side.

Answer: the board with the letter of its pentomino in every cell; every such cut is right.
Harder: larger boards, a smaller share of given letters, holes.
Skills: deduction, search, spatial
Source: original generator; the puzzle is Grant Fikes's (2013), the letters are Golomb's ("Polyominoes", 1965).
"""

from __future__ import annotations

from functools import cache
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, size, where
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.regions import RegionMap, bordering, patches, random_regions, recombine, region_cells
from bootcamp.lib.grid.shapes import PENTOMINOES, Shape, normal, orientations, picture
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_HOLE, _EMPTY = "#", "."


class Pentominous(Task["Pentominous.Params", "Pentominous.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob(
            "the number of rows; rows times columns is a multiple of 5",
            levels=(4, 5, 5, 5, 5, 5, 6, 7, 8, 10),
            ge=4,
            le=10,
        )
        cols: int = knob("the number of columns", levels=(5, 5, 6, 7, 8, 9, 10, 10, 10, 10), ge=5, le=10)
        given: int = knob(
            "the share of cells with a given letter, in percent",
            levels=(40, 34, 30, 28, 27, 26, 25, 25, 25, 25),
            ge=5,
            le=80,
        )
        holes: int = knob(
            "how many pentominoes are left out, so that the board has holes",
            levels=(0, 0, 0, 0, 1, 1, 1, 1, 2, 2),
            ge=0,
            le=2,
        )

    class Instance(task.Instance):
        board: Board

        @property
        def shapes(self) -> str:
            return "\n\n".join(picture(shape, letter) for letter, shape in PENTOMINOES.items())

        @property
        def holed(self) -> bool:
            return bool(where(self.board, _HOLE))

    prompt = Prompt(
        en=r"""
        Write a letter into every empty cell (.) of this board{{ "; the holes (#) stay as they are" if holed else "" }}:

        {{ board | board }}

        The letters stand for the twelve pentominoes, each drawn here with its letter (. is not part of it):

        {{ shapes }}

        Cells with the same letter that are connected by sides form a group. Every group must be the pentomino of its
        letter, which may be turned by quarter turns and turned over (mirrored). So two pentominoes with the same letter
        never share a side. A letter may be used any number of times or not at all. The given letters stay as they are.
        If there are several solutions, give any one.
        """,
        zh=r"""
        请在下面棋盘的每个空格（.）里填一个字母{{ "，洞（#）保持不变" if holed else "" }}：

        {{ board | board }}

        字母代表十二种五格骨牌，每种用自己的字母画出（. 不属于骨牌）：

        {{ shapes }}

        字母相同且由公共边连通的格组成一组，每组必须恰好是该字母所代表的五格骨牌。骨牌可以旋转若干个四分之一圈，
        也可以翻面（镜像）。因此两块相同的骨牌不会有公共边。每个字母可以用任意多次，也可以不用。已给的字母不能改变。
        如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.board), "".join(PENTOMINOES) + (_HOLE if instance.holed else ""))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        regions = _differing(rows, cols, rng)
        name = {cell: letter for letter, group in _named(regions) for cell in group}
        for _, group in rng.sample(_named(regions), params.holes):
            name.update(dict.fromkeys(group, _HOLE))
        free = [cell for cell in cells(rows, cols) if name[cell] != _HOLE]
        shown = rng.sample(free, len(free) * params.given // 100)
        given = {cell: letter for cell, letter in name.items() if cell in shown or letter == _HOLE}
        board = fill(rows, cols, (given.get(cell, _EMPTY) for cell in cells(rows, cols)))
        return self.Instance(board=board), fill(rows, cols, (name[cell] for cell in cells(rows, cols)))

    def key(self, instance: Instance) -> object:
        return canonical(instance.board)

    def check(self, instance: Instance, answer: Board) -> str:
        if where(answer, _HOLE) != where(instance.board, _HOLE):
            return "the holes are not where they were"
        given = [[None if symbol == _EMPTY else symbol for symbol in row] for row in instance.board]
        fault = givens_fault(given, answer)
        for group in patches(answer) if not fault else ():
            letter = answer[group[0][0]][group[0][1]]
            if letter != _HOLE and _letters().get(normal(group)) != letter:
                return f"the {len(group)} cells with {letter} joined with {place(group[0])} are not that pentomino"
        return fault


def _differing(rows: int, cols: int, rng: Random) -> RegionMap:
    """Cut a board into pentominoes, equal ones never side by side; raise Retry if that fails."""
    regions = random_regions(rows, cols, 5, 5, rng)
    equal = _equal_pairs(regions)
    for _ in range(500):
        if not equal:
            return regions
        other = recombine(regions, 5, 5, rng, 2)
        left = _equal_pairs(other)
        if left <= equal:
            regions, equal = other, left
    raise task.Retry


def _equal_pairs(regions: RegionMap) -> int:
    """Count the neighbouring regions of one shape."""
    letters = [letter for letter, _ in _named(regions)]
    return sum(letters[a] == letters[b] for a, b in bordering(regions))


def _named(regions: RegionMap) -> list[tuple[str, tuple[Cell, ...]]]:
    """Give the pentominoes of a map with their letters."""
    return [(_letters()[normal(group)], group) for group in region_cells(regions)]


@cache
def _letters() -> dict[Shape, str]:
    """Map every turn and mirror image of a pentomino to its letter."""
    return {turned: letter for letter, shape in PENTOMINOES.items() for turned in orientations(shape)}
