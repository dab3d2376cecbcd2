"""Complete a Latin square from the results of sums, differences, products and quotients in cages.

Answer: the completed grid; it is unique.
Harder: larger grids with larger cages and fewer given numbers, from level 8 without the operators.
Skills: arithmetic, deduction, logic
Source: original generator; the puzzle is known as KenKen (Tetsuya Miyamoto, 2004).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Numbers
from bootcamp.lib.grid.clues import draw_givens
from bootcamp.lib.grid.forced_steps import Rule, latin_steps
from bootcamp.lib.grid.latin import number_grid, planted, square_fault, written
from bootcamp.lib.grid.regions import LETTERS, RegionMap, random_regions, region_cells
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format

_SIGNS = "+-×÷"

_HIDDEN = "?"


class Calcudoku(Task["Calcudoku.Params", "Calcudoku.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob(
            "the number of rows, of columns and of numbers", levels=(3, 4, 4, 5, 5, 6, 6, 6, 7, 8), ge=3, le=8
        )
        largest: int = knob("the largest number of cells of a cage", levels=(3, 3, 3, 3, 3, 3, 4, 4, 3, 4), ge=3, le=4)
        givens: int = knob("the largest number of given numbers", levels=(2, 4, 2, 3, 1, 2, 2, 3, 4, 5), ge=0, le=40)
        hidden: bool = knob("whether the operators are not shown", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        givens: Numbers
        cages: RegionMap
        results: tuple[tuple[int, str], ...]

        @property
        def n(self) -> int:
            return len(self.givens)

        @property
        def veiled(self) -> bool:
            return self.results[0][1] == _HIDDEN

        @property
        def listed(self) -> str:
            return ", ".join(f"{LETTERS[cage]}: {result}{sign}" for cage, (result, sign) in enumerate(self.results))

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} grid. A dot is an empty cell.

        {{ givens | board }}

        Every row and every column must hold each of the numbers 1 to {{ n }} exactly once. The given numbers stay as
        they are. The grid is also cut into cages (cells with the same letter form a cage):

        {{ cages | regions }}

        The results of the cages:
        {{ listed }}

        - With +, the numbers in the cage add up to the result; with ×, their product is the result.
        {% if veiled or "-" in listed or "÷" in listed %}
        - With -, the larger of the two numbers in the cage minus the smaller is the result; with ÷, the larger divided
          by the smaller is exactly the result.
        {% endif %}
        {% if veiled %}
        - The operators are hidden (?): for each cage at least one of the four gives the result, - and ÷ only in cages
          of two cells.
        {% endif %}
        - A number may occur more than once in a cage.
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 方阵，点表示空格。

        {{ givens | board }}

        每行、每列都必须恰好包含 1 到 {{ n }} 的每个数各一次，已给出的数不能改变。
        方阵还划分成若干笼（字母相同的格属于同一笼）：

        {{ cages | regions }}

        各笼的结果：
        {{ listed }}

        - 标 + 时，笼中各数之和等于该结果；标 × 时，笼中各数之积等于该结果。
        {% if veiled or "-" in listed or "÷" in listed %}
        - 标 - 时，笼中两数的大数减小数等于该结果；标 ÷ 时，大数除以小数恰好等于该结果。
        {% endif %}
        {% if veiled %}
        - 运算符号被隐去（?）：每个笼至少有四种运算中的一种能得到该结果，其中 - 和 ÷ 只用于两格的笼。
        {% endif %}
        - 同一笼中的数可以重复。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        model, numbers = planted(n, rng)
        cages = random_regions(n, n, 2, params.largest, rng)
        results = []
        for group in region_cells(cages):
            scope = [row * n + col for row, col in group]
            held = tuple(numbers[variable] for variable in scope)
            sign = rng.choice([sign for sign in _SIGNS if _results_of(sign, held)])
            result = _results_of(sign, held)[0]
            results.append((result, _HIDDEN if params.hidden else sign))
            model.table(scope, _fitting(n, len(scope), *results[-1]))
        givens = draw_givens(model, numbers, n, rng, params.givens)
        return self.Instance(givens=givens, cages=cages, results=tuple(results)), written(numbers, n)

    def key(self, instance: Instance) -> object:
        return canonical_regions(
            instance.cages, instance.givens, [[instance.results[cage] for cage in row] for row in instance.cages]
        )

    def check(self, instance: Instance, answer: Board) -> str:
        fault = square_fault(instance.givens, answer)
        for cage, group in enumerate(region_cells(instance.cages) if not fault else ()):
            result, sign = instance.results[cage]
            if result not in _results_of(sign, [int(answer[row][col]) for row, col in group]):
                return f"the numbers in cage {LETTERS[cage]} do not give {result}{sign}"
        return fault

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        rules = [
            Rule(f"{LETTERS[cage]} {result}{sign}", group, ways, line=False)
            for cage, (group, (result, sign)) in enumerate(
                zip(region_cells(instance.cages), instance.results, strict=True)
            )
            for ways in [[list(map(str, way)) for way in _fitting(instance.n, len(group), result, sign)]]
        ]
        return "\n".join(latin_steps(instance.givens, language, rules=rules))


def _results_of(sign: str, numbers: Sequence[int]) -> list[int]:
    """List what an operator, or any of the four if it is hidden, makes of the numbers of a cage."""
    if sign == _HIDDEN:
        return [result for each in _SIGNS for result in _results_of(each, numbers)]
    if sign in "+×":
        return [sum(numbers) if sign == "+" else prod(numbers)]
    low, high = min(numbers), max(numbers)
    if len(numbers) != 2 or (sign == "÷" and high % low):
        return []
    return [high - low if sign == "-" else high // low]


@lru_cache(maxsize=4096)
def _fitting(n: int, size: int, result: int, sign: str) -> list[tuple[int, ...]]:
    """List the numbers with which a cage gives a result."""
    return [numbers for numbers in product(range(1, n + 1), repeat=size) if result in _results_of(sign, numbers)]
