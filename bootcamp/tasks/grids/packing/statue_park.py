"""Place listed polyominoes so that none shares a side with another and all uncovered cells stay connected.

Answer: the grid with the letter of a piece in covered cells; every placement that obeys the rules is right.
Harder: larger grids with more and larger pieces.
Skills: search, spatial, logic
Source: original generator; the puzzle is Palmer Mebane's Statue Park.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, connected, fill, graph, pairs, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.regions import LETTERS
from bootcamp.lib.grid.shapes import Shape, canonical, normal, orientations, picture, placements, polyominoes
from bootcamp.lib.grid.symmetry import canonical as canonical_board
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class StatuePark(Task["StatuePark.Params", "StatuePark.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=4, le=12)
        pieces: int = knob("the number of pieces", levels=(3, 4, 4, 5, 6, 6, 7, 7, 9, 10), ge=2, le=16)
        smallest: int = knob("the least number of cells of a piece", levels=(1, 1, 2, 2, 2, 3, 2, 3, 3, 3), ge=1, le=5)
        largest: int = knob("the largest number of cells of a piece", levels=(3, 3, 4, 4, 4, 4, 5, 5, 5, 5), ge=2, le=6)
        marks: int = knob("how many cells are marked", levels=(8, 9, 12, 14, 21, 22, 23, 25, 28, 32), ge=0, le=40)

    class Instance(task.Instance):
        marks: Board
        pieces: tuple[Shape, ...]

        @property
        def drawn_pieces(self) -> str:
            return "\n\n".join(picture(piece, letter) for piece, letter in zip(self.pieces, LETTERS, strict=False))

    prompt = Prompt(
        en=r"""
        Place pieces on this grid:

        {{ marks | board }}

        The pieces, each drawn with its own letter (. is not part of a piece):

        {{ drawn_pieces }}

        - Use every piece exactly once. Pieces may be turned by quarter turns and turned over (mirrored).
        - Pieces do not overlap, and cells of different pieces never share a side; they may share a corner.
        - A cell marked 1 must be covered by a piece; a cell marked 0 must not. The cells with a dot are free to choose.
        - All uncovered cells are connected: one can go from any to any other by steps over common sides through them.

        Draw the grid with the letter of its piece in every covered cell and . in all others. If there are several
        solutions, give any one.
        """,
        zh=r"""
        把拼块放到下面的方格中：

        {{ marks | board }}

        拼块如下，每块用自己的字母画出（. 不属于拼块）：

        {{ drawn_pieces }}

        - 每块恰好用一次，可以旋转若干个四分之一圈，也可以翻面（镜像）。
        - 拼块互不重叠，不同拼块的格没有公共边，但可以有公共角。
        - 标有 1 的格必须被盖住，标有 0 的格不能被盖住，标有点的格不限。
        - 所有没被盖住的格连成一片：从其中任意一格出发，只经过有公共边的这种格，就能走到其他任意一个这种格。

        画出结果：被盖住的格写上拼块的字母，其余的格用 . 表示。如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        n = len(instance.marks)
        return Grid(n, n, LETTERS[: len(instance.pieces)] + ".")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        sizes = range(params.largest, params.smallest - 1, -1)
        lengths = sorted((sizes[k % len(sizes)] for k in range(params.pieces)), reverse=True)
        shapes = [rng.choice(polyominoes(length)) for length in lengths]
        name = {cell: letter for group, letter in zip(_placed(n, shapes, rng), LETTERS, strict=False) for cell in group}
        ones = rng.sample(sorted(name), params.marks // 2)
        zeros = rng.sample([cell for cell in cells(n, n) if cell not in name], params.marks - len(ones))
        signs = dict.fromkeys(ones, "1") | dict.fromkeys(zeros, "0")
        marks = fill(n, n, (signs.get(cell, ".") for cell in cells(n, n)))
        pieces = tuple(rng.choice(orientations(shape)) for shape in shapes)
        solution = fill(n, n, (name.get(cell, ".") for cell in cells(n, n)))
        return self.Instance(marks=marks, pieces=pieces), solution

    def key(self, instance: Instance) -> object:
        return [canonical_board(instance.marks), sorted(canonical(piece) for piece in instance.pieces)]

    def check(self, instance: Instance, answer: Board) -> str:
        n = len(answer)
        for row, col in cells(n, n):
            mark = instance.marks[row][col]
            if mark != "." and (mark == "1") != (answer[row][col] != "."):
                return f"{place((row, col))} is marked {mark}"
        for letter, piece in zip(LETTERS, instance.pieces, strict=False):
            covered = where(answer, letter)
            if not covered or normal(covered) not in orientations(piece):
                return f"the cells of {letter} do not have the shape of that piece"
        for a, b in pairs(n, n):
            one, other = answer[a[0]][a[1]], answer[b[0]][b[1]]
            if one != other and "." not in (one, other):
                return f"the pieces {one} and {other} share a side at {place(a)}"
        return "" if connected(where(answer, ".")) else "the uncovered cells are not connected"


def _placed(n: int, shapes: list[Shape], rng: Random) -> list[Shape]:
    """Place shapes by the rules, each at that of 16 places which leaves most room; raise Retry if one does not fit."""
    near = graph(n, n)
    rest, free = set(cells(n, n)), set(cells(n, n))
    placed: list[Shape] = []

    def lost(spot: Shape) -> int:
        return len({other for cell in spot for other in (cell, *near[cell]) if other in free})

    for shape in shapes:
        spots = placements(shape, free)
        tried = sorted(rng.sample(spots, min(16, len(spots))), key=lost)
        spot = next((spot for spot in tried if connected(rest.difference(spot))), None)
        if spot is None:
            raise task.Retry
        placed.append(spot)
        rest.difference_update(spot)
        free.difference_update(spot, *(near[cell] for cell in spot))
    return placed
