"""Fill the blanks of a table of the analysis of variance, or make its entries from groups of values.

Answer: the entries in the order of their letters, rational; they are unique.
Harder: more blanks that follow from each other only in a certain order, two factors, groups of different sizes.
Skills: probability, arithmetic
Source: original; R. Fisher, Statistical Methods for Research Workers, 1925, chapter 7.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.variance_tables import COLUMNS, SOURCES, Entry, closed, entries, random_table
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

_NAMES = {
    "between": ("between groups", "组间"),
    "within": ("within groups", "组内"),
    "rows": ("rows", "行"),
    "columns": ("columns", "列"),
    "error": ("error", "误差"),
    "total": ("total", "总计"),
}


class AnovaTableFill(Task["AnovaTableFill.Params", "AnovaTableFill.Instance", tuple[Fraction, ...]]):
    version = 1

    class Params(task.Params):
        blanks: int = knob("how many entries are blank", levels=(2, 3, 4, 5, 6, 6, 7, 8, 9, 10), ge=1, le=10)
        factors: int = knob("the most factors", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=2)
        raw: int = knob(
            "the share of questions on groups of values in percent",
            levels=(50, 50, 40, 40, 30, 30, 20, 20, 10, 0),
            ge=0,
            le=100,
        )
        size: int = knob("the most values of a group", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=12)

    class Instance(task.Instance):
        factors: int
        groups: tuple[tuple[int, ...], ...]
        shown: tuple[tuple[Entry, Fraction], ...]
        """What the table shows; without groups."""

        @property
        def blank(self) -> list[Entry]:
            shown = dict(self.shown)
            return [entry for entry in entries(self.factors) if entry not in shown]

        def rows(self, language: str) -> list[tuple[object, ...]]:
            shown = dict(self.shown)
            letters = dict(zip(self.blank, "ABCDEFGHIJKLMNO", strict=False))
            return [
                (
                    _NAMES[source][language == "zh"],
                    *(shown.get((source, c), letters.get((source, c), "")) for c in COLUMNS),
                )
                for source in (*SOURCES[self.factors], "total")
            ]

    prompt = Prompt(
        en=r"""
        {% if groups %}
        A one-way analysis of variance is made of these groups of values:

        {% for group in groups %}
        - {{ group | comma }}
        {% endfor %}

        The sum of squares between groups is the sum, over all values, of the squared difference between the mean of the
        value's group and the mean of all values; the sum of squares within groups is that of the squared differences
        between the values and the means of their groups. The mean square of each is it divided by its degrees of
        freedom, which are the number of groups less 1 and the number of values less the number of groups. F is the mean
        square between groups divided by that within groups.

        Give, exactly and in this order, the sum of squares between groups, the sum of squares within groups, and F.
        {% else %}
        This is the table of {{ "an analysis of variance with two factors, rows and columns, and one value in each cell"
        if factors == 2 else "a one-way analysis of variance" }}; letters stand for blank entries:

        {{ rows(language) | table(["source", "sum of squares", "degrees of freedom", "mean square", "F"]) }}

        Sums of squares and degrees of freedom add up to those of the total. A mean square is the sum of squares
        divided by the degrees of freedom. F is the mean square of the line divided by that of
        {{ "the error" if factors == 2 else "within groups" }}.
        {%- if factors == 2 %} The degrees of freedom of the error are the product of those of rows and columns.
        {%- endif %}

        Give the exact values of the letters, in alphabetical order, as a list.
        {% endif %}
        """,
        zh=r"""
        {% if groups %}
        对下列各组数据作单因素方差分析：

        {% for group in groups %}
        - {{ group | comma }}
        {% endfor %}

        组间平方和是对所有数据求和：该数据所在组的平均数与全体数据的平均数之差的平方；组内平方和是各数据与所在组的平均数
        之差的平方之和。各自的均方等于平方和除以自由度；组间的自由度是组数减 1，组内的自由度是数据个数减组数。
        F 等于组间均方除以组内均方。

        请依次给出组间平方和、组内平方和与 F 的精确值。
        {% else %}
        下面是{{ "一张两因素（行与列，每格一个数据）" if factors == 2 else "一张单因素" }}方差分析表，字母代表空缺的项：

        {{ rows(language) | table(["来源", "平方和", "自由度", "均方", "F"]) }}

        各平方和与各自由度分别相加等于总计的平方和与自由度。均方等于平方和除以自由度。F 等于该行的均方除以
        {{- "误差" if factors == 2 else "组内" }}的均方。
        {%- if factors == 2 %}误差的自由度等于行与列的自由度之积。{% endif %}

        请按字母顺序以列表形式给出各字母的精确值。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Fraction, ...]]:
        return Sequence(Rational(low=0), length=3 if instance.groups else len(instance.blank))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        if rng.randrange(100) < params.raw:
            groups = tuple(
                tuple(rng.randint(1, 12) + shift for _ in range(rng.randint(2, params.size)))
                for shift in (rng.randint(0, 6) for _ in range(rng.randint(2, 2 + params.size // 3)))
            )
            answer = _from_groups(groups)
            if not all(worth_asking(value, digits=6) for value in answer):
                raise task.Retry
            return self.Instance(factors=1, groups=groups, shown=()), answer
        factors = rng.randint(1, params.factors)
        full = random_table(factors, rng)
        shown = dict(full)
        for entry in rng.sample(list(full), len(full)):
            fewer = {one: value for one, value in shown.items() if one != entry}
            if len(full) - len(fewer) <= min(params.blanks, 4 + 3 * factors) and len(closed(factors, fewer)) == len(
                full
            ):
                shown = fewer
        instance = self.Instance(factors=factors, groups=(), shown=tuple(shown.items()))
        blank = instance.blank
        if not any(column in ("ms", "f") for _, column in blank):
            raise task.Retry
        return instance, tuple(full[entry] for entry in blank)

    def key(self, instance: Instance) -> object:
        return [sorted(map(sorted, instance.groups)), instance.factors, [[*e, str(v)] for e, v in instance.shown]]


def _from_groups(groups: tuple[tuple[int, ...], ...]) -> tuple[Fraction, ...]:
    """Give the sums of squares between and within groups, and F."""
    values = [value for group in groups for value in group]
    mean = Fraction(sum(values), len(values))
    means = [Fraction(sum(group), len(group)) for group in groups]
    between = sum((len(group) * (m - mean) ** 2 for group, m in zip(groups, means, strict=True)), Fraction(0))
    within = sum(((value - m) ** 2 for group, m in zip(groups, means, strict=True) for value in group), Fraction(0))
    if not within:
        raise task.Retry
    return between, within, between / (len(groups) - 1) / (within / (len(values) - len(groups)))
