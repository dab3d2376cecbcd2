"""Find mean, median, mode, range or variance of data told as a list, a stem-and-leaf plot, a table or bars.

Answer: the asked items in order, rational; they are unique.
Harder: more data, other forms, missing counts that a given mean or total fixes, more items.
Skills: probability, arithmetic
Source: original; school statistics.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

_FORMS = ("list", "table", "bars", "stems")
_ITEMS = {
    "mean": ("the mean", "均值"),
    "median": ("the median", "中位数"),
    "mode": ("the mode (the most frequent value)", "众数（出现次数最多的值）"),
    "range": ("the range (the largest value minus the smallest)", "极差（最大值减最小值）"),
    "variance": (
        "the population variance (the mean of the squares of the deviations from the mean)",
        "总体方差（与均值之差的平方的平均值）",
    ),
    "deviation": ("the mean of the absolute deviations from the median", "与中位数之差的绝对值的平均值"),
}


class FrequencyTableStats(Task["FrequencyTableStats.Params", "FrequencyTableStats.Instance", tuple[Fraction, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many data there are", levels=(5, 7, 9, 12, 15, 18, 22, 28, 36, 48), ge=4, le=60)
        forms: int = knob("how many forms there are", levels=(1, 2, 3, 4, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        items: int = knob("how many items are asked", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)
        known: int = knob("how many kinds of items there are", levels=(2, 3, 4, 5, 5, 6, 6, 6, 6, 6), ge=1, le=6)
        missing: int = knob("how many counts are missing", levels=(0, 0, 0, 1, 1, 1, 2, 2, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        form: str
        counts: tuple[tuple[int, int | None], ...]  # values and how often they occur, or the data in order with 1 each
        size: int  # the number of data, told if counts are missing
        average: Fraction | None  # the mean, told if two counts are missing
        items: tuple[str, ...]

        @property
        def data(self) -> list[int]:
            return [value for value, _ in self.counts]

        @property
        def rows(self) -> list[tuple[object, ...]]:
            return [(value, "?" if count is None else count) for value, count in self.counts]

        @property
        def bars(self) -> list[str]:
            width = max(len(str(value)) for value in self.data)
            return [f"{value:>{width}} | {'?' if count is None else '#' * count}" for value, count in self.counts]

        @property
        def stems(self) -> list[str]:
            found: dict[int, list[int]] = {}
            for value in sorted(self.data):
                found.setdefault(value // 10, []).append(value % 10)
            return [f"{stem} | {' '.join(map(str, leaves))}" for stem, leaves in found.items()]

        @property
        def halves(self) -> bool:
            return bool({"median", "deviation"} & set(self.items))

        def asked(self, language: str) -> list[str]:
            return [_ITEMS[item][language == "zh"] for item in self.items]

    prompt = Prompt(
        en=r"""
        {% if form == "list" %}
        These are all data: {{ data | comma }}.
        {% elif form == "stems" %}
        This stem-and-leaf plot shows all data; the line "3 | 0 4" stands for the values 30 and 34.

        {{ stems | lines }}
        {% elif form == "bars" %}
        In this chart each # stands for one datum of the value at the left; values that are not shown do not occur.

        {{ bars | lines }}
        {% else %}
        This table shows how often each value occurs; values that are not listed do not occur.

        {{ rows | table(["value", "count"]) }}
        {% endif %}

        {% if size %}
        A count marked ? is unknown, but there are {{ size }} data in all
        {{- ", and their mean is %s" % average if average is not none }}.

        {% endif %}
        {{ 'The median of an even number of data is the mean of the two middle ones. ' if halves }}Give exactly as
        a list{{ ", in this order," if items | length > 1 else " of one item" }}
        {{ asked(language) | listed(language) }}.
        """,
        zh=r"""
        {% if form == "list" %}
        全部数据为：{{ data | comma }}。
        {% elif form == "stems" %}
        下面的茎叶图表示全部数据，其中“3 | 0 4”一行表示 30 和 34 两个值。

        {{ stems | lines }}
        {% elif form == "bars" %}
        下图中每个 # 表示一个取左侧的值的数据，未出现的值没有数据。

        {{ bars | lines }}
        {% else %}
        下表给出各值（value）出现的次数（count），未列出的值没有出现。

        {{ rows | table(["value", "count"]) }}
        {% endif %}

        {% if size %}
        标 ? 的次数未知，但共有 {{ size }} 个数据{{ "，均值为 %s" % average if average is not none }}。

        {% endif %}
        {{ '偶数个数据的中位数是中间两个数据的平均。' if halves }}请以列表形式
        {{-  "依次给出下列各项" if items | length > 1 else "给出下列一项" }}的精确值：
        {{ asked(language) | join("、") }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Sequence(Rational(), length=len(instance.items))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        form = rng.choice(_FORMS[: params.forms])
        if params.missing and rng.random() < 0.7:
            form = rng.choice(("table", "bars"))
        n = rng.randint(params.size - params.size // 5, params.size)
        low = rng.randint(1, 30)
        spread = max(4, n // 2) if form in ("table", "bars") else max(6, n)
        data = [low + (rng.randrange(spread) + rng.randrange(spread)) // 2 for _ in range(n)]
        tally = Counter(data)
        ranked = tally.most_common(2)
        items = sorted(rng.sample(list(_ITEMS)[: params.known], params.items), key=list(_ITEMS).index)
        if len(ranked) < 2 or ("mode" in items and ranked[0][1] == ranked[1][1]):
            raise task.Retry
        missing: list[int] = []
        if form in ("table", "bars"):
            missing = rng.sample(sorted(tally), min(params.missing, len(tally) - 2))
            counts: list[tuple[int, int | None]] = [(v, None if v in missing else tally[v]) for v in sorted(tally)]
        else:
            counts = [(value, 1) for value in data]
        average = Fraction(sum(data), n) if len(missing) > 1 else None
        if (average is not None and "mean" in items) or (missing and max(missing) in (min(tally), max(tally))):
            raise task.Retry
        answer = tuple(_value(sorted(data), item) for item in items)
        deep = [value for value in answer if value.denominator > 1]
        if not all(worth_asking(value, digits=8) for value in answer) or (not deep and params.items > 1):
            raise task.Retry
        if params.items == 1 and answer[0] in (data[0], data[-1], data[n // 2]):
            raise task.Retry
        instance = self.Instance(
            form=form, counts=tuple(counts), size=n if missing else 0, average=average, items=tuple(items)
        )
        return instance, answer


def _value(data: list[int], item: str) -> Fraction:
    """Work out an item of sorted data."""
    n = len(data)
    mean, median = Fraction(sum(data), n), Fraction(data[(n - 1) // 2] + data[n // 2], 2)
    return {
        "mean": mean,
        "median": median,
        "mode": Fraction(max(data, key=data.count)),
        "range": Fraction(data[-1] - data[0]),
        "variance": Fraction(sum(x * x for x in data), n) - mean**2,
        "deviation": sum((abs(x - median) for x in data), Fraction(0)) / n,
    }[item]
