"""Complete a Latin square whose neighbours agree with marks for "differ by one" and "one is twice the other".

Answer: the completed grid; it is unique.
Harder: larger grids with fewer given numbers.
Skills: arithmetic, deduction, logic
Source: original generator; the puzzle is common at puzzle championships.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Numbers, fill, pairs
from bootcamp.lib.grid.clues import draw_givens
from bootcamp.lib.grid.drawing import draw_marks
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.forced_steps import latin_steps, related
from bootcamp.lib.grid.latin import given_marks, number_grid, planted, square_fault, written
from bootcamp.lib.grid.symmetry import canonical_marks
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format

_NEXT, _DOUBLE, _NEITHER = "o", "*", ""


class Kropki(Task["Kropki.Params", "Kropki.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob(
            "the number of rows, of columns and of numbers", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=9
        )
        givens: int = knob("the largest number of given numbers", levels=(2, 4, 2, 3, 2, 4, 2, 2, 3, 4), ge=1, le=40)

    class Instance(task.Instance):
        givens: Numbers
        marks: tuple[tuple[Cell, Cell, str], ...]

        @property
        def n(self) -> int:
            return len(self.givens)

        @property
        def board(self) -> str:
            return draw_marks(self.givens, {(a, b): mark for a, b, mark in self.marks})

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} grid. A dot is an empty cell; the marks o and * stand between cells.

        {{ board }}

        - Every row and every column must hold each of the numbers 1 to {{ n }} exactly once.
        - Two neighbours with o between them differ by exactly 1.
        - Of two neighbours with * between them, one is exactly twice the other.
        - For two neighbours without a mark between them, neither is true. Neighbours 1 and 2, for which both are true,
          have one of the two marks.
        - The given numbers stay as they are.

        Give the completed grid without the marks.
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 方阵。点表示空格，o 和 * 是写在相邻两格之间的记号。

        {{ board }}

        - 每行、每列都必须恰好包含 1 到 {{ n }} 的每个数各一次。
        - 中间有 o 的两个相邻数恰好相差 1。
        - 中间有 * 的两个相邻数，其中一个恰好是另一个的两倍。
        - 中间没有记号的两个相邻数，以上两种关系都不成立。相邻的 1 和 2 同时满足两种关系，只标其中一种记号。
        - 已给出的数不能改变。

        请给出填好的方阵，不写记号。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        model, numbers = planted(n, rng)
        board = fill(n, n, numbers)
        marks = []
        for (row, col), (r, c) in pairs(n, n):
            mark = rng.choice(
                [mark for mark in (_NEXT, _DOUBLE, _NEITHER) if _agrees(mark)(board[row][col], board[r][c])]
            )
            model.relation(row * n + col, r * n + c, _agrees(mark))
            if mark:
                marks.append(((row, col), (r, c), mark))
        givens = draw_givens(model, numbers, n, rng, params.givens)
        return self.Instance(givens=givens, marks=tuple(marks)), written(numbers, n)

    def key(self, instance: Instance) -> object:
        marks = [((a, b), mark) for a, b, mark in instance.marks]
        return canonical_marks(instance.n, instance.n, [*given_marks(instance.givens), *marks], ordered=False)

    def check(self, instance: Instance, answer: Board) -> str:
        fault = square_fault(instance.givens, answer)
        mark = {(a, b): mark for a, b, mark in instance.marks}
        for a, b in pairs(instance.n, instance.n) if not fault else ():
            if not _agrees(mark.get((a, b), _NEITHER))(int(answer[a[0]][a[1]]), int(answer[b[0]][b[1]])):
                return f"the numbers in {place(a)} and {place(b)} do not agree with what is between them"
        return fault

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        mark = {(a, b): mark for a, b, mark in instance.marks}
        rules = [
            related(pair, instance.n, mark.get(pair, "|"), _agrees(mark.get(pair, _NEITHER)))
            for pair in pairs(instance.n, instance.n)
        ]
        return "\n".join(latin_steps(instance.givens, language, rules=rules))


def _agrees(mark: str) -> Callable[[int, int], bool]:
    """Give the relation of two neighbours with a mark, or none, between them."""
    relations: dict[str, Callable[[int, int], bool]] = {
        _NEXT: lambda a, b: abs(a - b) == 1,
        _DOUBLE: lambda a, b: a == 2 * b or b == 2 * a,
        _NEITHER: lambda a, b: abs(a - b) != 1 and a != 2 * b and b != 2 * a,
    }
    return relations[mark]
