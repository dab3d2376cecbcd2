"""Join equal letters by paths that fill the whole board and never touch themselves.

Answer: the board with the letter of its path in every cell; every such board is right.
Harder: larger boards with more pairs.
Skills: planning, search, spatial
Source: original generator; the puzzle is Nikoli's Numberlink, also known as Flow.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, connected, fill, graph, size, where
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.paths import hamiltonian_path
from bootcamp.lib.grid.regions import LETTERS
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_BLANK = "."
_SHORTEST = 3
_STEPS = 60
"""Changes of the paths, for every cell of the board, before a draw is given up."""


class Numberlink(Task["Numberlink.Params", "Numberlink.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 6, 7, 7, 8, 8, 9, 9, 10), ge=4, le=11)
        pairs: int = knob("the number of pairs of letters", levels=(4, 6, 5, 7, 6, 8, 7, 9, 8, 11), ge=2, le=16)

    class Instance(task.Instance):
        ends: Board

    prompt = Prompt(
        en=r"""
        On this board, every letter occurs twice; a dot is an empty cell.

        {{ ends | board }}

        Join the two cells of every letter by a path that goes from cell to cell by common sides. Write its letter into
        every cell of the path, so that
        - every cell of the board belongs to exactly one path;
        - no path touches itself: the two given cells of a letter have exactly one side neighbour with the same letter,
          and all other cells have exactly two.

        The given letters stay as they are. If there are several ways, give any one.
        """,
        zh=r"""
        下面的棋盘中，每个字母出现两次，点是空格。

        {{ ends | board }}

        用一条路线连接每个字母的两格，路线每一步穿过公共边走到相邻的格。在路线的每一格写上它的字母，使得
        - 棋盘的每一格恰好属于一条路线；
        - 路线不与自身相碰：每个字母给出的两格，各恰有一个同字母的邻格（有公共边）；其余各格都恰有两个同字母的邻格。

        已给出的字母不能改变。如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        pairs = sum(letter != _BLANK for row in instance.ends for letter in row) // 2
        return Grid(*size(instance.ends), LETTERS[:pairs])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        paths = sorted(_paths(n, params.pairs, rng), key=min)
        letters = {cell: LETTERS[index] for index, path in enumerate(paths) for cell in path}
        ends = {end for path in paths for end in (path[0], path[-1])}
        shown = fill(n, n, (letters[cell] if cell in ends else _BLANK for cell in cells(n, n)))
        return self.Instance(ends=shown), fill(n, n, (letters[cell] for cell in cells(n, n)))

    def key(self, instance: Instance) -> object:
        return canonical_labels(instance.ends, _BLANK)

    def check(self, instance: Instance, answer: Board) -> str:
        fault = givens_fault([[None if item == _BLANK else item for item in row] for row in instance.ends], answer)
        if fault:
            return fault
        for (row, col), near in graph(*size(answer)).items():
            equal = sum(answer[r][c] == answer[row][col] for r, c in near)
            wanted = 2 if instance.ends[row][col] == _BLANK else 1
            if equal != wanted:
                return f"{place((row, col))} has {equal} neighbours with the same letter, not {wanted}"
        loop = next((letter for letter in sorted(set(sum(answer, ()))) if not connected(where(answer, letter))), "")
        return f"the cells with {loop} are not all on the path" if loop else ""


def _paths(n: int, count: int, rng: Random) -> list[list[Cell]]:
    """Cut a board into `count` random paths that do not touch themselves; raise Retry where that takes too long.

    It starts from many short paths, unites them and moves cells from the end of one to the end of another.
    """
    near = graph(n, n)
    paths = dict(enumerate(_pieces(hamiltonian_path(n, n, rng))))
    owner = {cell: label for label, path in paths.items() for cell in path}
    for _ in range(_STEPS * n * n):
        if len(paths) == count and min(map(len, paths.values())) >= _SHORTEST:
            return list(paths.values())
        label = rng.choice(list(paths))
        path = paths[label]
        path.reverse()
        cell = rng.choice(near[path[-1]])
        other = owner[cell]
        if other == label or cell not in (paths[other][0], paths[other][-1]):
            continue
        if cell == paths[other][0]:
            paths[other].reverse()
        contacts = [sum(owner[beside] == other for beside in near[part]) for part in path]
        if len(paths) > count and sum(contacts) == 1:
            moved = paths.pop(other)[::-1]
            owner.update(dict.fromkeys(moved, label))
            path += moved
        elif len(path) > 1 and contacts[-1] == 1:
            owner[path[-1]] = other
            paths[other].append(path.pop())
    raise task.Retry


def _pieces(path: Sequence[Cell]) -> list[list[Cell]]:
    """Cut a path wherever it comes to touch itself."""
    pieces: list[list[Cell]] = []
    for row, col in path:
        if pieces and sum(abs(row - r) + abs(col - c) == 1 for r, c in pieces[-1]) == 1:
            pieces[-1].append((row, col))
        else:
            pieces.append([(row, col)])
    return pieces
