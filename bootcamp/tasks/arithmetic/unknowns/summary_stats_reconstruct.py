"""Construct a list of integers that has the stated mean, median, range, mode, quartiles and variance.

Answer: the integers in any order; every list that has the statistics is right.
Harder: longer lists, larger numbers, more statistics, numbers that must occur.
Skills: arithmetic, search
Source: original; school statistics.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset
from bootcamp.verifiers.base import Format

Numbers = tuple[int, ...]
_KINDS = ("mean", "median", "range", "mode", "lower quartile", "upper quartile", "variance")


class SummaryStatsReconstruct(Task["SummaryStatsReconstruct.Params", "SummaryStatsReconstruct.Instance", Numbers]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many numbers the list has", levels=(3, 4, 5, 5, 6, 7, 8, 10, 12, 15), ge=3, le=25)
        high: int = knob(
            "the largest number allowed; the smallest is 1",
            levels=(12, 20, 20, 30, 30, 40, 50, 60, 80, 100),
            ge=9,
            le=1000,
        )
        kinds: int = knob(
            "from how many kinds of statistics, in order, those stated are drawn",
            levels=(3, 3, 4, 6, 7, 7, 7, 7, 7, 7),
            ge=2,
            le=7,
        )
        statistics: int = knob("how many statistics are stated", levels=(2, 2, 3, 4, 4, 5, 6, 6, 7, 7), ge=2, le=7)
        fixed: int = knob("how many numbers must occur", levels=(0, 0, 0, 0, 1, 1, 1, 2, 2, 3), ge=0, le=10)

    class Instance(task.Instance):
        size: int
        high: int
        statistics: tuple[tuple[str, Fraction], ...]
        fixed: Numbers

    prompt = Prompt(
        en=r"""
        Find {{ size }} integers from 1 to {{ high }}, not necessarily different, in any order, with these statistics:

        {% for kind, value in statistics %}
        - {{ {
            "mean": "mean", "variance": "variance (the mean of the squared differences from the mean)",
            "median": "median (the middle number in increasing order, or the mean of the middle two)",
            "range": "range (the largest number minus the smallest)",
            "mode": "mode (the number that occurs most often; no other occurs as often)",
            "lower quartile": "lower quartile (the median of the smallest %(half)s numbers)",
            "upper quartile": "upper quartile (the median of the largest %(half)s numbers)"}[kind]
            | format(half=size // 2) }}: {{ value }}
        {% endfor %}
        {% if fixed %}
        - {{ fixed | listed(language) }} must be among
          them{{ ", each at least as often as listed here" if fixed | length > 1 }}
        {% endif %}

        If several choices are possible, any of them will do.
        """,
        zh=r"""
        请找出 {{ size }} 个 1 到 {{ high }} 的整数（可以相同，顺序不限），使它们的统计量为：

        {% for kind, value in statistics %}
        - {{ {
            "mean": "平均数", "variance": "方差（各数与平均数之差的平方的平均数）",
            "median": "中位数（从小到大排列后居中的数，或居中两数的平均数）", "range": "极差（最大数减最小数）",
            "mode": "众数（出现次数最多的数，没有别的数出现同样多次）",
            "lower quartile": "下四分位数（最小的 %(half)s 个数的中位数）",
            "upper quartile": "上四分位数（最大的 %(half)s 个数的中位数）"}[kind]
            | format(half=size // 2) }}：{{ value }}
        {% endfor %}
        {% if fixed %}
        - 其中必须有 {{ fixed | listed(language) }}{{ "，每个数至少出现所列的次数" if fixed | length > 1 }}
        {% endif %}

        若有多种选法，任选一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Numbers]:
        return Multiset(Integer(low=1, high=instance.high), size=instance.size)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        numbers = [rng.randint(1, params.high) for _ in range(params.size)]
        kinds = sorted(rng.sample(_KINDS[: params.kinds], params.statistics), key=_KINDS.index)
        if "mode" in kinds:
            numbers[: 1 + params.size // 4] = [numbers[-1]] * (1 + params.size // 4)
        values = _statistics(numbers)
        if any(values[kind] is None for kind in kinds):
            raise task.Retry
        rng.shuffle(numbers)
        instance = self.Instance(
            size=params.size,
            high=params.high,
            statistics=tuple((kind, value) for kind in kinds if (value := values[kind]) is not None),
            fixed=tuple(sorted(rng.sample(numbers, params.fixed))),
        )
        return instance, tuple(numbers)

    def check(self, instance: Instance, answer: Numbers) -> str:
        missing = Counter(instance.fixed) - Counter(answer)
        if missing:
            return f"the number {min(missing)} does not occur often enough"
        values = _statistics(list(answer))
        for kind, value in instance.statistics:
            if values[kind] != value:
                return f"the {kind} is {values[kind] or 'not unique'}"
        return ""


def _statistics(numbers: list[int]) -> dict[str, Fraction | None]:
    """Give the value of every kind of statistic; of the mode only if there is one."""
    ordered, size = sorted(numbers), len(numbers)
    mean = Fraction(sum(numbers), size)
    (mode, most), *rest = Counter(numbers).most_common(2)
    return {
        "mean": mean,
        "median": _median(ordered),
        "range": Fraction(ordered[-1] - ordered[0]),
        "mode": None if rest and rest[0][1] == most else Fraction(mode),
        "lower quartile": _median(ordered[: size // 2]),
        "upper quartile": _median(ordered[-(size // 2) :]),
        "variance": sum(((number - mean) ** 2 for number in numbers), start=Fraction(0)) / size,
    }


def _median(ordered: list[int]) -> Fraction:
    return Fraction(ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2], 2)
