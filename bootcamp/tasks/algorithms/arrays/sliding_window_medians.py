"""Give the median of every window of neighbouring numbers of a list.

Answer: the medians from left to right; unique.
Harder: longer lists, wider windows, larger and negative numbers, also where the window has an even size.
Skills: arithmetic, simulation
Source: original; the running median, as in M. Juhola et al., Comparison of algorithms for median filtering (1991).
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Medians = tuple[Fraction, ...]


class SlidingWindowMedians(Task["SlidingWindowMedians.Params", "SlidingWindowMedians.Instance", Medians]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the list", levels=(5, 6, 8, 9, 11, 13, 15, 18, 21, 24), ge=4, le=60)
        width: int = knob("the greatest width of a window", levels=(3, 3, 4, 4, 5, 6, 7, 7, 8, 9), ge=2, le=15)
        largest: int = knob("the largest number", levels=(20, 30, 50, 75, 99, 99, 125, 150, 175, 200), ge=5, le=9999)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        width: int

    prompt = Prompt(
        en=r"""
        A window of {{ width }} neighbouring numbers moves from the left end to the right end of the list
        {{ numbers | sequence }}, one place at a time. The median of {{ width }} numbers is
        {{ "the one in the middle" if width % 2 else "the mean of the two in the middle" }} when they are sorted, equal
        ones each counted. Give the medians of all windows from left to right{{ ", exactly" if width % 2 == 0 }}.
        """,
        zh=r"""
        一个含 {{ width }} 个相邻数的窗口在列表 {{ numbers | sequence }} 上从左端移到右端，每次移动一位。
        {{ width }} 个数的中位数，是把它们排序之后{{ "正中间的数" if width % 2 else "中间两数的平均数" }}，
        相等的数各算一个。请从左到右写出所有窗口的中位数{{ "（精确值）" if width % 2 == 0 }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Medians]:
        return Sequence(Rational(), length=len(instance.numbers) - instance.width + 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Medians]:
        low = 1 if params.size < 8 else -params.largest
        numbers = tuple(rng.randint(low, params.largest) for _ in range(params.size))
        width = rng.randint(max(3, params.width - 2), params.width)
        instance = self.Instance(numbers=numbers, width=width)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Medians:
        return tuple(Fraction(low + high, 2) for low, high in map(_middle, _windows(instance)))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, width = list[str](), instance.width
        for place, window in enumerate(_windows(instance)):
            low, high = _middle(window)
            change = f"{instance.numbers[place - 1]} → {instance.numbers[place + width - 1]}: " if place else ""
            median = f"{low}" if width % 2 else f"({low} + {high})/2 = {Fraction(low + high, 2)}"
            lines.append(f"{change}{window}, {median}")
        return "\n".join(lines)


def _windows(instance: SlidingWindowMedians.Instance) -> list[list[int]]:
    """Give the windows from left to right, each of them sorted."""
    starts = range(len(instance.numbers) - instance.width + 1)
    return [sorted(instance.numbers[start : start + instance.width]) for start in starts]


def _middle(window: list[int]) -> tuple[int, int]:
    return window[(len(window) - 1) // 2], window[len(window) // 2]
