"""Complete a Latin square that obeys the signs < and > between neighbouring cells.

Answer: the completed grid; it is unique.
Harder: larger grids with fewer given numbers and fewer signs, of which most are needed.
Skills: deduction, logic, search
Source: original generator; the puzzle is due to Tamaki Seto (2001).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Numbers, cells, pairs
from bootcamp.lib.grid.clues import choose_rules, show
from bootcamp.lib.grid.drawing import draw_marks
from bootcamp.lib.grid.forced_steps import latin_steps, related
from bootcamp.lib.grid.latin import given_marks, number_grid, planted, square_fault, written
from bootcamp.lib.grid.symmetry import canonical_marks
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.latin._signs import Pair, sign_marks, signs_fault
from bootcamp.verifiers import Board, Format


class Futoshiki(Task["Futoshiki.Params", "Futoshiki.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob(
            "the number of rows, of columns and of numbers", levels=(3, 4, 4, 5, 5, 5, 6, 6, 7, 8), ge=3, le=9
        )
        givens: int = knob("how many numbers are given", levels=(2, 4, 2, 3, 2, 0, 3, 1, 4, 9), ge=0, le=40)
        signs: int = knob("the largest number of signs", levels=(6, 10, 9, 14, 12, 13, 18, 20, 27, 36), ge=1, le=144)

    class Instance(task.Instance):
        givens: Numbers
        signs: tuple[Pair, ...]

        @property
        def n(self) -> int:
            return len(self.givens)

        @property
        def board(self) -> str:
            return draw_marks(self.givens, sign_marks(self.signs))

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} grid. A dot is an empty cell; the signs stand between cells.

        {{ board }}

        - Every row and every column must hold each of the numbers 1 to {{ n }} exactly once.
        - Each sign points to the smaller of the two numbers beside it: "a < b" and "b > a" mean that a is smaller than
          b; ^ means that the number above it is smaller than the number below it, and v that the number below it is
          smaller than the number above it.
        - The given numbers stay as they are.

        Give the completed grid without the signs.
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 方阵。点表示空格，不等号写在相邻两格之间。

        {{ board }}

        - 每行、每列都必须恰好包含 1 到 {{ n }} 的每个数各一次。
        - 每个符号的尖端指向两数中较小的一个：“a < b”和“b > a”都表示 a 比 b 小；
          ^ 表示它上面的数比下面的数小，v 表示它下面的数比上面的数小。
        - 已给出的数不能改变。

        请给出填好的方阵，不写不等号。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        model, numbers = planted(n, rng)
        shown = rng.sample(range(n * n), min(params.givens, n * n))
        for variable in shown:
            model.domains[variable] = 1 << numbers[variable]
        signs = {}
        value = dict(zip(cells(n, n), numbers, strict=True))
        for pair in pairs(n, n):
            small, large = sorted(pair, key=value.__getitem__)
            signs[model.less(small[0] * n + small[1], large[0] * n + large[1])] = (small, large)
        chosen = choose_rules(model, list(signs), rng, params.signs)
        if chosen is None:
            raise task.Retry
        givens = show(n, n, numbers, shown)
        return self.Instance(givens=givens, signs=tuple(signs[clue] for clue in chosen)), written(numbers, n)

    def key(self, instance: Instance) -> object:
        marks = [*given_marks(instance.givens), *((pair, "<") for pair in instance.signs)]
        return canonical_marks(instance.n, instance.n, marks)

    def check(self, instance: Instance, answer: Board) -> str:
        return square_fault(instance.givens, answer) or signs_fault(instance.signs, answer)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        signs = [related(pair, instance.n, "<", int.__lt__) for pair in instance.signs]
        return "\n".join(latin_steps(instance.givens, language, rules=signs))
