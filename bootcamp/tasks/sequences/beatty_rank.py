"""Tell which of two complementary Beatty sequences holds a number and where, or count the terms in a range.

Answer: the list and the index, or one integer; it is unique.
Harder: larger numbers, irrational numbers of a more general form, lists and indices.
Skills: arithmetic, algebra
Source: original; the theorem is S. Beatty's, Problem 3173, American Mathematical Monthly, 1926.
"""

from __future__ import annotations

from math import isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import is_square
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Integer, Record
from bootcamp.verifiers.base import Format


class BeattyRank(Task["BeattyRank.Params", "BeattyRank.Instance", "dict[str, object] | int"]):
    version = 1

    class Params(task.Params):
        digits: int = knob(
            "how many digits the number has at most", levels=(2, 2, 3, 3, 4, 5, 6, 8, 10, 12), ge=2, le=15
        )
        largest: int = knob(
            "the largest number under the root", levels=(20, 40, 50, 60, 80, 100, 100, 120, 150, 200), ge=5, le=200
        )
        general: bool = knob("whether r may be (a + sqrt(d))/b", levels=(False,) * 3 + (True,) * 7)
        ranks: bool = knob(
            "whether the list and the index of a number may be asked", levels=(False, False) + (True,) * 8
        )

    class Instance(task.Instance):
        a: int
        d: int
        b: int
        low: int  # the number in question, or the first of the range
        high: int  # 0 if there is no range

        @property
        def r(self) -> str:
            top = f"{self.a} + sqrt({self.d})" if self.a else f"sqrt({self.d})"
            return top if self.b == 1 else f"({top})/{self.b}"

    prompt = Prompt(
        en=r"""
        Let r = {{ r }}, and let s be the number with 1/r + 1/s = 1. List A consists of ⌊r⌋, ⌊2r⌋, ⌊3r⌋, ... and
        list B of ⌊s⌋, ⌊2s⌋, ⌊3s⌋, ... Every positive integer is in exactly one of the two lists, once.

        {% if high %}
        How many terms of list A lie from {{ low }} to {{ high }}, both ends included?
        {%- else %}
        Which list contains {{ low }}, and what is its index n there, that is, the n with ⌊nr⌋ or ⌊ns⌋ equal to it?
        {%- endif %}
        """,
        zh=r"""
        设 r = {{ r }}，s 是满足 1/r + 1/s = 1 的数。列表 A 由 ⌊r⌋, ⌊2r⌋, ⌊3r⌋, ... 组成，
        列表 B 由 ⌊s⌋, ⌊2s⌋, ⌊3s⌋, ... 组成。每个正整数恰好在其中一个列表中出现一次。

        {% if high %}
        列表 A 中有多少项在 {{ low }} 到 {{ high }} 之间（包括两端）？
        {%- else %}
        {{ low }} 在哪个列表中？它的序号 n（即使 ⌊nr⌋ 或 ⌊ns⌋ 等于它的 n）是多少？
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, object] | int]:
        if instance.high:
            return Integer(low=0)  # type: ignore[return-value]
        return Record(list=Choice(("A", "B")), index=Integer(low=1))  # type: ignore[return-value]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, object] | int]:
        d = rng.randint(2, params.largest)
        b = rng.randint(1, 6) if params.general else 1
        a = rng.randint(0, 9) if params.general else 0
        if is_square(d) or not b < a + isqrt(d) < 5 * b + 5:
            raise task.Retry
        low = rng.randint(10 ** (params.digits - 1), 10**params.digits)
        counting = not (params.ranks and rng.random() < 0.6)
        high = low + rng.randint(low // 2, 3 * low) if counting else 0
        instance = self.Instance(a=a, d=d, b=b, low=low, high=high)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.a, instance.d, instance.b, instance.low, instance.high]

    def solve(self, instance: Instance) -> dict[str, object] | int:
        before = _below(instance, instance.low)
        if instance.high:
            return _below(instance, instance.high + 1) - before
        if _term(instance, before + 1) == instance.low:
            return {"list": "A", "index": before + 1}
        return {"list": "B", "index": instance.low - before}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        a, d, b, low = instance.a, instance.d, instance.b, instance.low
        size, root = d - a * a, f"(√{d} - {a})" if a else f"√{d}"
        lines = [f"n·r < N: n < N·{f'{b}·' if b > 1 else ''}{root}/{bracketed(size)}"]
        for number in (low, instance.high + 1) if instance.high else (low,):
            n, top = number * b, isqrt(d * (number * b) ** 2)
            lines += [f"{number}·{b} = {n}"] if b > 1 else []
            lines.append(f"{n}^2·{d} = {_between(n * n * d)}")
            over = f"({top + (size < 0)} - {n * a})" if a else top
            lines.append(f"[{over}/{bracketed(size)}] = {_below(instance, number)}")
        before = _below(instance, low)
        if instance.high:
            after = _below(instance, instance.high + 1)
            return "\n".join([*lines, f"{after} - {before} = {after - before}"])
        n = before + 1
        lines.append(f"{n}^2·{d} = {_between(n * n * d)}")
        shown = f"{n * a} + {isqrt(d * n * n)}"
        told = f"[({shown})/{b}] = " if b > 1 else f"{shown} = " if a else ""
        lines.append(f"[{n}·r] = {told}{_term(instance, n)}")
        return "\n".join(lines if _term(instance, n) == low else [*lines, f"B: {low} - {before} = {low - before}"])


def _between(number: int) -> str:
    """Write a number that is no square between the squares next to it."""
    root = isqrt(number)
    return f"{number}, {root}^2 = {root**2} < {number} < {(root + 1) ** 2} = {root + 1}^2"


def _term(instance: BeattyRank.Instance, n: int) -> int:
    """Give the integer part of n r."""
    return (instance.a * n + isqrt(instance.d * n * n)) // instance.b


def _below(instance: BeattyRank.Instance, number: int) -> int:
    """Count the terms of list A below a number."""
    low, high = 0, number
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if _term(instance, middle) < number else (low, middle - 1)
    return low
