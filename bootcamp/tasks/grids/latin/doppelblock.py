"""Place two black cells and the numbers 1 to n-2 in every line, given sums between the black cells.

Answer: the completed grid with # for black cells; it is unique.
Harder: larger grids with fewer sums and fewer given cells.
Skills: arithmetic, deduction, search
Source: original generator; the puzzle is common at puzzle championships.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.between import demand_between, framed_key, line_name, sum_between
from bootcamp.lib.grid.board import fill
from bootcamp.lib.grid.clues import choose_rules, show
from bootcamp.lib.grid.faults import givens_fault
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_BLACK = "#"
_ENDS = (0,)  # the number that stands for black in the model


class Doppelblock(Task["Doppelblock.Params", "Doppelblock.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 5, 5, 6, 6, 6, 7), ge=4, le=9)
        givens: int = knob("how many cells are given", levels=(4, 2, 6, 4, 3, 2, 9, 8, 7, 15), ge=0, le=40)
        clues: int = knob("the largest number of sums", levels=(7, 6, 9, 8, 8, 9, 10, 10, 11, 13), ge=1, le=18)

    class Instance(task.Instance):
        givens: tuple[tuple[str | None, ...], ...]
        clues: tuple[int | None, ...]  # of the rows from the top, then of the columns from the left

        @property
        def n(self) -> int:
            return len(self.givens)

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} grid. A dot is an empty cell.

        {{ givens | around(top=clues[n:], left=clues[:n]) }}

        - Every row and every column must hold exactly two black cells (#) and each of the numbers 1 to {{ n - 2 }}
          exactly once.
        - A number left of a row or above a column is the sum of the numbers between the two black cells of that line;
          it is 0 if the black cells are neighbours.
        - The given cells stay as they are.

        Give the completed grid without the sums, with # for the black cells.
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 方阵，点表示空格。

        {{ givens | around(top=clues[n:], left=clues[:n]) }}

        - 每行、每列都必须恰好有两个黑格（#），并恰好包含 1 到 {{ n - 2 }} 的每个数各一次。
        - 行左侧或列上方的数是该行或该列两个黑格之间所有数的和；两个黑格相邻时，和为 0。
        - 已给出的格不能改变。

        请给出填好的方阵，黑格写 #，不写框外的和。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.n, instance.n, (_BLACK, *(str(number) for number in range(1, instance.n - 1))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        model = Finite()
        grid = model.grid(n, n, range(n - 1))
        lines = [*grid, *zip(*grid, strict=True)]
        for line in lines:
            for number in range(n - 1):
                model.count(line, number, 1 if number else 2)
        numbers = model.solutions(rng=rng)[0]
        shown = rng.sample(range(n * n), min(params.givens, n * n))
        for variable in shown:
            model.domains[variable] = 1 << numbers[variable]
        sums = [sum_between([numbers[variable] for variable in line], _ENDS) for line in lines]
        rules = [demand_between(model, line, total, _ENDS) for line, total in zip(lines, sums, strict=True)]
        chosen = choose_rules(model, rules, rng, params.clues)
        if chosen is None:
            raise task.Retry
        symbols = [str(number) if number else _BLACK for number in numbers]
        clues = tuple(total if rule in chosen else None for rule, total in zip(rules, sums, strict=True))
        return self.Instance(givens=show(n, n, symbols, shown), clues=clues), fill(n, n, symbols)

    def key(self, instance: Instance) -> object:
        return framed_key(instance.givens, instance.clues)

    def check(self, instance: Instance, answer: Board) -> str:
        fault = givens_fault(instance.givens, answer)
        if fault:
            return fault
        for index, line in enumerate((*answer, *zip(*answer, strict=True))):
            name = line_name(index, instance.n)
            if line.count(_BLACK) != 2:
                return f"{name} does not hold two black cells"
            if len(set(line)) < instance.n - 1:
                return f"{name} holds a number more than once"
            total = sum_between([0 if symbol == _BLACK else int(symbol) for symbol in line], _ENDS)
            if instance.clues[index] not in (None, total):
                return f"the numbers between the black cells of {name} add up to {total}, not {instance.clues[index]}"
        return ""
