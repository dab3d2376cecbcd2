"""Work out the chi-square statistic and its degrees of freedom, of fit or of independence.

Answer: the statistic and the degrees of freedom; both are unique.
Harder: more cells, tables, classes that are to be joined by a stated rule.
Skills: probability, arithmetic
Source: original; K. Pearson, 1900.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import comma, letters
from bootcamp.lib.shown_work import products, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Rational, Record


class ChiSquareStatistic(Task["ChiSquareStatistic.Params", "ChiSquareStatistic.Instance", Any]):
    version = 1

    class Params(task.Params):
        cells: int = knob("how many classes or columns there are", levels=(3, 4, 3, 5, 3, 4, 6, 4, 7, 5), ge=3, le=8)
        rows: int = knob(
            "how many rows a table has, 1 for a test of fit", levels=(1, 1, 2, 1, 3, 3, 1, 3, 1, 4), ge=1, le=4
        )
        joined: bool = knob("whether small classes are joined", levels=(False,) * 6 + (True,) * 4)
        largest: int = knob("the largest count", levels=(20, 30, 20, 30, 20, 24, 30, 24, 30, 24), ge=10, le=60)

    class Instance(task.Instance):
        counts: tuple[tuple[int, ...], ...]
        ratio: tuple[int, ...]  # of the classes, for a test of fit
        joined: bool

        @property
        def names(self) -> tuple[str, ...]:
            return letters(range(len(self.counts[0])))

        @property
        def heads(self) -> list[str]:
            return ["", *self.names]

        @property
        def lines(self) -> list[list[object]]:
            if self.ratio:
                return [["observed", *self.counts[0]]]
            return [[i, *row] for i, row in enumerate(self.counts, start=1)]

    answer = Record(chi2=Rational(low=0), df=Integer(1))
    prompt = Prompt(
        en=r"""
        {% if ratio %}
        These are the observed counts of the classes {{ names | listed(language) }}:

        {{ lines | table(heads) }}

        It is to be tested whether the classes are in the ratio {{ ratio | join(" : ") }}. The expected count of a class
        is the total count times its share by this ratio.
        {% if joined %}
        First classes are joined: going from the first class to the last, a class whose expected count is less than 5 is
        joined with the class after it (counts and expected counts are added), and the result is looked at again in the
        same way; if the last class has an expected count of less than 5, it is joined with the one before it.
        {% endif %}
        The degrees of freedom are the number of classes{{ " left" if joined }} minus 1.
        {% else %}
        These are the observed counts in a table with {{ counts | length }} rows and {{ names | length }} columns:

        {{ lines | table(heads) }}

        It is to be tested whether rows and columns are independent. The expected count of a cell is its row total times
        its column total over the total of all.
        {% if joined %}
        First columns are joined: going from the first column to the last, a column with some expected count less than 5
        is joined with the column after it (counts are added), and the result is looked at again in the same way; if the
        last column has some expected count less than 5, it is joined with the one before it.
        {% endif %}
        The degrees of freedom are (rows - 1)(columns - 1){{ ", for the columns left" if joined }}.
        {% endif %}

        The statistic is the sum over all {{ "classes" if ratio else "cells" }} of (observed - expected)²/expected,
        without any correction. Give the exact statistic (chi2) and the degrees of freedom (df).
        """,
        zh=r"""
        {% if ratio %}
        下面是各类 {{ names | listed(language) }} 的观测计数（observed）：

        {{ lines | table(heads) }}

        要检验各类的比例是否为 {{ ratio | join(" : ") }}。一个类的期望计数为总计数乘以它按此比例所占的份额。
        {% if joined %}
        先合并各类：从第一类到最后一类依次进行，若某类的期望计数小于 5，就把它与后面一类合并（计数和期望计数各相加），
        并对合并的结果照此再看；若最后一类的期望计数小于 5，就把它与前面一类合并。
        {% endif %}
        自由度为{{ "合并后的" if joined }}类数减 1。
        {% else %}
        下面是一个 {{ counts | length }} 行 {{ names | length }} 列的表中的观测计数：

        {{ lines | table(heads) }}

        要检验行与列是否独立。一格的期望计数为其行合计乘以列合计再除以总计。
        {% if joined %}
        先合并各列：从第一列到最后一列依次进行，若某列中有期望计数小于 5 的格，就把该列与后面一列合并（计数相加），
        并对合并的结果照此再看；若最后一列中有期望计数小于 5 的格，就把它与前面一列合并。
        {% endif %}
        自由度为（行数 - 1）（{{ "合并后的" if joined }}列数 - 1）。
        {% endif %}

        统计量为对所有{{ "类" if ratio else "格" }}把（观测计数 - 期望计数）²/期望计数相加，不作任何校正。
        请给出统计量的精确值（chi2）和自由度（df）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n, most = params.cells, params.largest
        sizes = [rng.randint(most // 3, most) for _ in range(n)]
        if params.joined:
            for i in rng.sample(range(n), rng.randint(1, max(1, n // 2))):
                sizes[i] = rng.randint(1, 6)
        counts = [[max(0, size + rng.randint(-size // 3, size // 3)) for size in sizes] for _ in range(params.rows)]
        ratio: tuple[int, ...] = ()
        if params.rows == 1:
            ratio = tuple(max(1, (size + rng.randint(-2, 2)) // 5) for size in sizes)
            if params.joined:
                ratio = tuple(max(1, size // 2) for size in sizes)
        instance = self.Instance(counts=tuple(map(tuple, counts)), ratio=ratio, joined=params.joined)
        columns = _columns(instance, [])
        if len(columns) < 2 or (params.joined and len(columns) == n) or any(not sum(row) for row in counts):
            raise task.Retry
        answer = _statistic(columns)
        bare = _statistic(_columns(instance.model_copy(update={"joined": False}), []))
        if not worth_asking(answer, bare if params.joined else 0, digits=9) or answer.denominator == 1:
            raise task.Retry
        df = (len(columns) - 1) * max(1, params.rows - 1)
        return instance, {"chi2": answer, "df": df}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, whole = list[str](), sum(map(sum, instance.counts))
        columns = _columns(instance, lines)
        scale, terms = Fraction(sum(instance.ratio), whole) if instance.ratio else Fraction(whole), list[Fraction]()
        for observed, expected in columns:
            for o, e in zip(observed, expected, strict=True):
                weight = int(e * scale)  # the part of the ratio, or the row total times the column total
                terms.append(Fraction(o * o, weight))
                column = sum(observed)
                totals = "" if instance.ratio else f"{weight // column}·{column} = {weight}, "
                lines.append(f"{o}^2 = {o * o}, {totals}{o * o}/{weight}")
                lines[-1] += f" = {terms[-1]}" if str(terms[-1]) != f"{o * o}/{weight}" else ""
        total = sum(terms) * scale
        lines += [running_sum(terms), f"{products([(sum(terms), scale)])} = {total}"]
        lines.append(f"{total} - {whole} = {total - whole}")
        height, width = len(instance.counts) - 1, len(columns) - 1
        return "\n".join([*lines, f"df = {f'{height}·{width} = {height * width}' if height else width}"])


Column = tuple[list[int], list[Fraction]]
"""Observed and expected counts."""


def _columns(instance: ChiSquareStatistic.Instance, lines: list[str]) -> list[Column]:
    """List the columns after joining small ones; `lines` gets the expected counts of each."""
    counts = instance.counts
    whole = sum(map(sum, counts))
    shares = [Fraction(part, sum(instance.ratio)) for part in instance.ratio] or [
        Fraction(sum(row[j] for row in counts), whole) for j in range(len(counts[0]))
    ]
    columns: list[Column] = [
        ([row[j] for row in counts], [sum(row) * share for row in counts]) for j, share in enumerate(shares)
    ]
    done: list[Column] = []
    for name, share, column in zip(instance.names, shares, columns, strict=True):
        if instance.joined:
            told = comma(f"{sum(row)}·{share} = {e}" for row, e in zip(counts, column[1], strict=True))
            lines.append(f"{name}: {told}")
        if instance.joined and done and min(done[-1][1]) < 5:
            column = _sum(done.pop(), column)
            lines[-1] += f"; + < 5: {comma(column[0])}; {comma(column[1])}"
        done.append(column)
    if instance.joined and len(done) > 1 and min(done[-1][1]) < 5:
        last = done.pop()
        done.append(_sum(done.pop(), last))
        lines.append(f"+ < 5: {comma(done[-1][0])}; {comma(done[-1][1])}")
    return done


def _sum(one: Column, other: Column) -> Column:
    observed = [a + b for a, b in zip(one[0], other[0], strict=True)]
    return observed, [a + b for a, b in zip(one[1], other[1], strict=True)]


def _statistic(columns: list[Column]) -> Fraction:
    cells = [(o, e) for observed, expected in columns for o, e in zip(observed, expected, strict=True)]
    return sum(((o - e) ** 2 / e for o, e in cells), Fraction(0)) if all(e for _, e in cells) else Fraction(0)
