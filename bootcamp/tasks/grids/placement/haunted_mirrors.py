"""Fill the cells between mirrors with ghosts, vampires and zombies so that every sight line meets the stated number.

Answer: the grid with G, V or Z in every cell without a mirror; every filling that obeys the rules is right.
Harder: larger grids with more mirrors, for which some of the numbers at the edge are hidden.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Haunted Mirror Maze or Undead.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid import edges
from bootcamp.lib.grid.board import cells, fill, where
from bootcamp.lib.grid.drawing import text
from bootcamp.lib.grid.faults import Counts, place
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.placement._beams import beam
from bootcamp.verifiers import Board, Format, Grid

_MIRRORS = "RF"
_MONSTERS = "GVZ"


class HauntedMirrors(Task["HauntedMirrors.Params", "HauntedMirrors.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=3, le=9)
        mirrors: int = knob(
            "the share of cells with a mirror, in percent",
            levels=(25, 34, 25, 32, 28, 32, 30, 34, 32, 35),
            ge=10,
            le=50,
        )
        hidden: int = knob(
            "the share of edge numbers that are hidden, in percent",
            levels=(0, 10, 10, 10, 10, 10, 10, 10, 15, 15),
            ge=0,
            le=60,
        )

    class Instance(task.Instance):
        mirrors: Board
        edges: Counts
        ghosts: int
        vampires: int
        zombies: int

        @property
        def board(self) -> str:
            return edges.drawing(self.mirrors, [text(number, "?") for number in self.edges])

    prompt = Prompt(
        en=r"""
        In this grid R is a rising mirror, from the lower left to the upper right corner of its cell, F is a falling
        mirror, from the upper left to the lower right corner, and a dot is a cell to fill. Both sides of a mirror
        reflect.

        {{ board }}

        Put a ghost (G), a vampire (V) or a zombie (Z) into every cell without a mirror: {{ ghosts }} G,
        {{ vampires }} V and {{ zombies }} Z in all.

        A number at the edge belongs to the sight line that enters the grid there. The line runs straight on through
        monsters, turns by a right angle at every mirror (one that goes right, for example, turns up at R and down at
        F), and ends where it leaves the grid. The number counts the monsters seen along it:

        - A vampire is seen only where the line has met no mirror before it.
        - A ghost is seen only where the line has met at least one mirror before it.
        - A zombie is always seen.
        - If a line passes a cell twice, each passage counts by itself.
        {% if "?" in board %}
        - ? is an unknown number.
        {% endif %}

        Draw the grid with its mirrors and a letter in every other cell. If there are several solutions, give any one.
        """,
        zh=r"""
        下面的方格中，R 是从左下角到右上角的镜子，F 是从左上角到右下角的镜子，镜子两面都反光；点是待填的格。

        {{ board }}

        在每个没有镜子的格里填一个鬼魂（G）、吸血鬼（V）或僵尸（Z）：
        一共 {{ ghosts }} 个 G、{{ vampires }} 个 V、{{ zombies }} 个 Z。

        边上的数属于从该处进入方格的视线。视线直行穿过怪物，遇到镜子就转一个直角
        （例如向右行进时，遇 R 转向上，遇 F 转向下），到离开方格为止。这个数是沿视线看到的怪物数：

        - 吸血鬼：只有视线在它之前没有遇到过镜子时才看得到。
        - 鬼魂：只有视线在它之前至少遇到过一面镜子时才看得到。
        - 僵尸：总是看得到。
        - 如果视线两次经过同一格，每次经过分别计算。
        {% if "?" in board %}
        - ? 表示数未知。
        {% endif %}

        画出结果：镜子照原样，其余每格写一个字母。如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        n = len(instance.mirrors)
        return Grid(n, n, _MONSTERS + _MIRRORS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        mirrored = set(rng.sample(range(n * n), params.mirrors * n * n // 100))
        solution = fill(n, n, (rng.choice(_MIRRORS if k in mirrored else _MONSTERS) for k in range(n * n)))
        shown = rng.sample(range(4 * n), 4 * n - params.hidden * 4 * n // 100)
        instance = self.Instance(
            mirrors=tuple(tuple(sign if sign in _MIRRORS else "." for sign in row) for row in solution),
            edges=edges.kept([_seen(solution, start) for start in range(4 * n)], shown),
            **dict(zip(("ghosts", "vampires", "zombies"), _totals(solution), strict=True)),
        )
        return instance, solution

    def check(self, instance: Instance, answer: Board) -> str:
        n = len(instance.mirrors)
        for row, col in cells(n, n):
            given, sign = instance.mirrors[row][col], answer[row][col]
            if given != (sign if sign in _MIRRORS else "."):
                return f"the mirrors are not the same in {place((row, col))}"
        if _totals(answer) != [instance.ghosts, instance.vampires, instance.zombies]:
            return "the totals of ghosts, vampires and zombies are not as stated"
        for start, number in enumerate(instance.edges):
            found = _seen(answer, start)
            if number not in (None, found):
                return f"the line that enters {edges.name(start, n)} meets {found} visible monsters, not {number}"
        return ""


def _totals(board: Board) -> list[int]:
    """Count the ghosts, vampires and zombies."""
    return [len(where(board, monster)) for monster in _MONSTERS]


def _seen(board: Sequence[Sequence[str]], start: int) -> int:
    """Count the monsters seen along the line from a place at the edge."""
    visible, seen = "VZ", 0
    for row, col in beam(board, start)[0]:
        if board[row][col] in _MIRRORS:
            visible = "GZ"
        seen += board[row][col] in visible
    return seen
