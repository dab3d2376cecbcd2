"""Turn the tiles of a board of pipes so that they form one connected network without loops.

Answer: the board of quarter turns; every network is right.
Harder: larger boards.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Pavils Jurjans's NetWalk (1996).
"""

from __future__ import annotations

from functools import cache
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, graph
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.grid.tiles import beyond, name_sides
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class PipesNet(Task["PipesNet.Params", "PipesNet.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=2, le=12)
        cols: int = knob("the number of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=2, le=12)

    class Instance(task.Instance):
        tiles: Board

    prompt = Prompt(
        en=r"""
        Each cell of this board holds a tile with pieces of pipe that lead from its centre to some of its sides. The
        letters name these sides: N up, E right, S down, W left.

        {{ tiles | board }}

        Turn each tile clockwise by 0, 1, 2 or 3 quarter turns, so that in the end
        - where two cells share a side, pipes lead to it from both of them or from neither;
        - no pipe leads to the edge of the board;
        - the pipes connect all cells, and there is only one way along pipes from any cell to any other (no loops).

        Give the board with the number of quarter turns in each cell. If there are several ways, give any one.
        """,
        zh=r"""
        下面棋盘的每一格放着一块水管砖，水管从砖的中心通到它的某些边。字母表示这些边：N 上，E 右，S 下，W 左。

        {{ tiles | board }}

        把每块砖顺时针转 0、1、2 或 3 个四分之一圈，使得转完以后
        - 两格的公共边，要么两边的水管都通到它，要么都不通到它；
        - 没有水管通到棋盘的外边；
        - 水管连通所有的格，而且任意两格之间沿水管只有一条路（没有环）。

        给出一张表，写出每一格转了几个四分之一圈。如果有多种转法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.tiles), len(instance.tiles[0]), "0123")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        near = _random_tree(params.rows, params.cols, rng)
        turns = {cell: rng.randrange(4) for cell in near}
        tiles = (_turned(name_sides(cell, near[cell]), -turns[cell]) for cell in cells(params.rows, params.cols))
        answer = (str(turns[cell]) for cell in cells(params.rows, params.cols))
        rows, cols = params.rows, params.cols
        return self.Instance(tiles=fill(rows, cols, tiles)), fill(rows, cols, answer)

    def key(self, instance: Instance) -> object:
        return canonical([[min(_turned(tile, turns) for turns in range(4)) for tile in row] for row in instance.tiles])

    def check(self, instance: Instance, answer: Board) -> str:
        rows, cols = len(instance.tiles), len(instance.tiles[0])
        sides = {(r, c): _turned(instance.tiles[r][c], int(answer[r][c])) for r, c in cells(rows, cols)}
        near = {cell: [beyond(cell, letter) for letter in letters] for cell, letters in sides.items()}
        for cell, letters in sides.items():
            for letter, other in zip(letters, near[cell], strict=True):
                if _turned(letter, 2) not in sides.get(other, ""):
                    return f"the pipe from {place(cell)} to the side {letter} does not go on"
        joined = [(0, 0)]
        for cell in joined:
            joined += [other for other in near[cell] if other not in joined]
        if len(joined) < rows * cols:
            return "the pipes do not connect all cells"
        return "" if sum(map(len, near.values())) == 2 * (rows * cols - 1) else "the pipes form a loop"


def _random_tree(rows: int, cols: int, rng: Random) -> dict[Cell, list[Cell]]:
    """Draw a spanning tree of the board in which no cell has four neighbours."""
    near = graph(rows, cols)
    start = rng.choice(list(near))
    tree: dict[Cell, list[Cell]] = {start: []}
    edges = [(start, other) for other in near[start]]
    while edges:
        cell, other = edges.pop(rng.randrange(len(edges)))
        if other not in tree and len(tree[cell]) < 3:
            tree[cell].append(other)
            tree[other] = [cell]
            edges += [(other, onward) for onward in near[other]]
    if len(tree) < rows * cols:
        raise task.Retry
    return tree


@cache
def _turned(letters: str, turns: int) -> str:
    """Turn a tile clockwise by quarter turns."""
    return "".join(sorted(("NESW"[("NESW".index(letter) + turns) % 4] for letter in letters), key="NESW".index))
