"""Repair a Latin square in which some cells were altered.

Answer: the cells to change with their new numbers; every repair by the stated number of changes is right.
Harder: larger squares, more altered cells, which share rows and columns.
Skills: deduction, search
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells
from bootcamp.lib.grid.faults import latin_fault, place
from bootcamp.lib.grid.latin import planted
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell, Format, Integer, Mapping

Changes = dict[tuple[int, int], int]


class LatinErrorRepair(Task["LatinErrorRepair.Params", "LatinErrorRepair.Instance", Changes]):
    version = 1

    class Params(task.Params):
        n: int = knob(
            "the number of rows, of columns and of numbers", levels=(5, 5, 6, 6, 7, 7, 8, 9, 10, 11), ge=4, le=12
        )
        altered: int = knob("how many cells are altered", levels=(1, 2, 2, 3, 4, 5, 6, 7, 9, 11), ge=1, le=12)
        together: bool = knob(
            "whether each altered cell shares a row or a column with another one", levels=(False,) * 3 + (True,) * 7
        )

    class Instance(task.Instance):
        numbers: tuple[tuple[int, ...], ...]
        altered: int

        @property
        def n(self) -> int:
            return len(self.numbers)

    prompt = Prompt(
        en=r"""
        This {{ n }}×{{ n }} grid was a Latin square: every row and every column held each of the numbers 1 to {{ n }}
        exactly once. Then {{ "one cell was altered" if altered == 1 else "%d cells were altered, each" % altered }} to
        another number from 1 to {{ n }}:

        {{ numbers | board }}

        Change exactly {{ "one cell" if altered == 1 else "%d cells" % altered }} so that a Latin square results; it
        need not be the one from before. Give every changed cell as (row, column), counted from 1 at the top left, with
        its new number. If there are several ways, give any one.
        """,
        zh=r"""
        下面的 {{ n }}×{{ n }} 方阵原本是一个拉丁方：每行、每列都恰好包含 1 到 {{ n }} 的每个数各一次。
        后来有{{ "一个格" if altered == 1 else " %d 个格各" % altered }}被改成了 1 到 {{ n }} 中的另一个数：

        {{ numbers | board }}

        请恰好改动{{ "一个格" if altered == 1 else " %d 个格" % altered }}的数，使它成为拉丁方（不必与原来的相同）。
        请写出每个改动的格（行, 列）和它的新数，行和列从左上角起由 1 开始计数。如果有多种改法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Changes]:
        n = instance.n
        return Mapping(Cell(n, n), Integer(low=1, high=n))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Changes]:
        n = params.n
        _, solution = planted(n, rng)
        right = dict(zip(cells(n, n), solution, strict=True))
        chosen = [rng.choice(list(right))]
        while len(chosen) < params.altered:
            row, col = rng.choice(chosen)
            near = [cell for cell in right if not params.together or cell[0] == row or cell[1] == col]
            chosen = list(dict.fromkeys([*chosen, rng.choice(near)]))
        shown = right | {cell: rng.choice([x for x in range(1, n + 1) if x != right[cell]]) for cell in chosen}
        numbers = tuple(tuple(shown[row, col] for col in range(n)) for row in range(n))
        changes = {(row + 1, col + 1): right[row, col] for row, col in sorted(chosen)}
        return self.Instance(numbers=numbers, altered=params.altered), changes

    def key(self, instance: Instance) -> object:
        return [canonical_labels(instance.numbers), instance.altered]

    def check(self, instance: Instance, answer: Changes) -> str:
        if len(answer) != instance.altered:
            return f"{len(answer)} cells are changed, not {instance.altered}"
        numbers = [list(row) for row in instance.numbers]
        for (row, col), number in sorted(answer.items()):
            if numbers[row - 1][col - 1] == number:
                return f"the number in {place((row - 1, col - 1))} is the same as before"
            numbers[row - 1][col - 1] = number
        return latin_fault(numbers)
