"""Find the exact p-value of Fisher's test for a table of two rows and two columns.

Answer: a rational number; it is unique.
Harder: larger tables, tests of both sides, a table given only by its margins and a cell.
Skills: probability, counting
Source: original; R. A. Fisher, The Design of Experiments, 1935.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.probability import hypergeometric, worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.probability.statistics._groups import SETTINGS, draw_setting
from bootcamp.verifiers import Rational


class FisherExactP(Task["FisherExactP.Params", "FisherExactP.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        total: int = knob("the most subjects", levels=(16, 20, 24, 26, 26, 28, 30, 32, 36, 40), ge=8, le=40)
        sides: int = knob("how many kinds of tests there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        setting: str
        cells: tuple[int, int, int, int]
        side: Literal["greater", "less", "both"]

        def words(self, language: str) -> dict[str, str]:
            return {name: pair[language == "zh"] for name, pair in SETTINGS[self.setting].items()}

        def rows(self, language: str) -> list[list[object]]:
            words, (a, b, c, d) = self.words(language), self.cells
            return [[words["first"], a, b], [words["second"], c, d]]

        def heads(self, language: str) -> list[str]:
            words = self.words(language)
            return ["", words["yes"], words["no"]]

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        The table counts {{ words(language).subjects }}:

        {{ rows(language) | table(heads(language)) }}

        In Fisher's exact test the row and column totals are fixed, and every way to choose which subjects make up the
        first column is equally likely. Let N be the number in the first row and first column of the table,
        {{ cells[0] }} here. Find the exact p-value of the
        {%- if side == "greater" %} one-sided test: the probability that N is at least the observed number.
        {%- elif side == "less" %} one-sided test: the probability that N is at most the observed number.
        {%- else %} two-sided test: the sum of the probabilities of all values of N that are not more probable than the
        observed one (this one included).
        {%- endif +%}
        """,
        zh=r"""
        下表是对{{ words(language).subjects }}的计数：

        {{ rows(language) | table(heads(language)) }}

        费希尔精确检验中，各行、各列的合计固定，由哪些个体构成第一列的每种选法等可能。
        设 N 为表中第一行第一列的数，这里为 {{ cells[0] }}。求
        {%- if side == "greater" %}单侧检验的精确 p 值：N 不小于观测值的概率。
        {%- elif side == "less" %}单侧检验的精确 p 值：N 不大于观测值的概率。
        {%- else %}双侧检验的精确 p 值：概率不大于观测值的概率的所有 N 值（含观测值本身）的概率之和。
        {%- endif +%}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        total = rng.randint(params.total // 2, params.total)
        row = rng.randint(3, total - 3)
        column = rng.randint(3, total - 3)
        low, high = max(0, row + column - total), min(row, column)
        a = rng.randint(low, high)
        sides: tuple[Literal["greater", "less", "both"], ...] = ("greater", "less", "both")
        side = rng.choice(sides[: params.sides])
        if params.sides == 3:
            side = rng.choice((side, "both"))
        instance = self.Instance(
            setting=draw_setting(rng), cells=(a, row - a, column - a, total - row - column + a), side=side
        )
        values = {way: self.solve(instance.model_copy(update={"side": way})) for way in sides}
        answer = values.pop(side)
        chances = hypergeometric(column, total - column, row)
        wrong = [*values.values(), 1 - answer, 1 - answer + chances[a], chances[a]]
        if side == "both":
            wrong += [2 * values["greater"], 2 * values["less"]]
        if (
            not worth_asking(answer, *wrong[:2], *wrong[4:])
            or 2 * answer > 1
            or answer == chances[a]
            or 200 * answer < 1
        ):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        a, b, c, d = instance.cells
        chances = hypergeometric(a + c, b + d, a + b)
        tests = {
            "greater": [k for k in chances if k >= a],
            "less": [k for k in chances if k <= a],
            "both": [k for k in chances if chances[k] <= chances[a]],
        }
        return sum((chances[k] for k in tests[instance.side]), Fraction(0))

    def key(self, instance: Instance) -> object:
        return [instance.cells, instance.side]
