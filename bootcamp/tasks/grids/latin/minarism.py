"""Fill a Latin square from signs < and > and from differences between neighbouring cells.

Answer: the filled grid; it is unique.
Harder: larger grids with fewer marks for their size, and no given number at any level.
Skills: arithmetic, deduction, logic
Source: original generator; the puzzle was published by Nikoli.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, pairs
from bootcamp.lib.grid.clues import choose_rules
from bootcamp.lib.grid.drawing import draw_marks
from bootcamp.lib.grid.faults import latin_fault, place
from bootcamp.lib.grid.latin import number_grid, planted, written
from bootcamp.lib.grid.symmetry import canonical_marks
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.latin._signs import Pair, sign_marks, signs_fault
from bootcamp.verifiers import Board, Format


class Minarism(Task["Minarism.Params", "Minarism.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob(
            "the number of rows, of columns and of numbers", levels=(3, 4, 4, 4, 5, 5, 6, 6, 7, 8), ge=3, le=9
        )
        marks: int = knob("the largest number of marks", levels=(8, 15, 12, 10, 17, 15, 23, 20, 28, 38), ge=1, le=144)
        differences: int = knob(
            "the chance of a mark to be a difference, in percent",
            levels=(30, 35, 40, 40, 45, 50, 55, 60, 65, 70),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        n: int
        signs: tuple[Pair, ...]
        differences: tuple[tuple[Pair, int], ...]

        @property
        def board(self) -> str:
            return draw_marks([[None] * self.n] * self.n, {**sign_marks(self.signs), **dict(self.differences)})

    prompt = Prompt(
        en=r"""
        Fill this {{ n }}×{{ n }} grid. Each dot is an empty cell; the signs and the numbers stand between cells.

        {{ board }}

        - Every row and every column must hold each of the numbers 1 to {{ n }} exactly once.
        - Each sign points to the smaller of the two numbers beside it: "a < b" and "b > a" mean that a is smaller than
          b; ^ means that the number above it is smaller than the number below it, and v that the number below it is
          smaller than the number above it.
        - A number between two cells, side by side or one above the other, is the difference of their numbers, the
          larger minus the smaller.

        Give the filled grid without the signs and the differences.
        """,
        zh=r"""
        填满下面的 {{ n }}×{{ n }} 方阵。点表示空格，不等号和数写在相邻两格之间。

        {{ board }}

        - 每行、每列都必须恰好包含 1 到 {{ n }} 的每个数各一次。
        - 每个符号的尖端指向两数中较小的一个：“a < b”和“b > a”都表示 a 比 b 小；
          ^ 表示它上面的数比下面的数小，v 表示它下面的数比上面的数小。
        - 左右或上下相邻两格之间的数，是这两格中大数减小数的差。

        请给出填好的方阵，不写不等号和差。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        model, numbers = planted(n, rng)
        value = dict(zip(cells(n, n), numbers, strict=True))
        signs: dict[int, Pair] = {}
        differences: dict[int, tuple[Pair, int]] = {}
        for pair in pairs(n, n):
            small, large = sorted(pair, key=value.__getitem__)
            a, b = small[0] * n + small[1], large[0] * n + large[1]
            if rng.randrange(100) < params.differences:
                gap = value[large] - value[small]
                differences[model.relation(a, b, _differ(gap))] = (pair, gap)
            else:
                signs[model.less(a, b)] = (small, large)
        chosen = choose_rules(model, sorted([*signs, *differences]), rng, params.marks)
        if chosen is None:
            raise task.Retry
        instance = self.Instance(
            n=n,
            signs=tuple(signs[rule] for rule in chosen if rule in signs),
            differences=tuple(differences[rule] for rule in chosen if rule in differences),
        )
        return instance, written(numbers, n)

    def key(self, instance: Instance) -> object:
        signs = [(pair, "<") for pair in instance.signs]
        both_ways = [(pair[::step], gap) for pair, gap in instance.differences for step in (1, -1)]
        return canonical_marks(instance.n, instance.n, [*signs, *both_ways])

    def check(self, instance: Instance, answer: Board) -> str:
        fault = latin_fault(answer) or signs_fault(instance.signs, answer)
        for ((row, col), (r, c)), gap in instance.differences if not fault else ():
            if abs(int(answer[row][col]) - int(answer[r][c])) != gap:
                return f"the numbers in {place((row, col))} and {place((r, c))} do not differ by {gap}"
        return fault


def _differ(gap: int) -> Callable[[int, int], bool]:
    return lambda a, b: abs(a - b) == gap
