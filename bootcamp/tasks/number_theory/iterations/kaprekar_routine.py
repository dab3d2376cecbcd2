"""Run Kaprekar's routine: subtract the ascending from the descending digits again and again.

Answer: the list of the first results, or the length of the tail with the cycle, as asked; it is unique.
Harder: wider numerals, other bases, more steps, the question for the cycle.
Skills: arithmetic, simulation
Source: original; D. R. Kaprekar, Another solitaire game, Scripta Mathematica 15 (1949).
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import DIGITS, from_digits
from bootcamp.lib.sequences import cycle
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence, Text
from bootcamp.verifiers.base import Format


class KaprekarRoutine(Task["KaprekarRoutine.Params", "KaprekarRoutine.Instance", Any]):
    version = 1

    class Params(task.Params):
        width: int = knob("how many digits the numerals have", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=3, le=12)
        largest_base: int = knob(
            "the largest base; 10 for base 10 only", levels=(10, 10, 12, 12, 12, 12, 13, 14, 16, 16), ge=10, le=16
        )
        steps: int = knob(
            "how many results are asked for, and a bound on tail and cycle",
            levels=(2, 3, 3, 5, 6, 7, 8, 10, 12, 14),
            ge=2,
            le=30,
        )
        cycles: bool = knob(
            "whether half of the cases ask for the tail and the cycle", levels=(False,) * 3 + (True,) * 7
        )

    class Instance(task.Instance):
        numeral: str
        base: int
        steps: int | None  # the tail and the cycle are asked for where it is None

        @property
        def width(self) -> int:
            return len(self.numeral)

    answer = Sequence(Text())
    prompt = Prompt(
        en=r"""
        All numerals here have {{ width }} digits{{ " in base %d" % base if base != 10 }}; they may begin with zeros.
        {%- if base > 10 %} Digits above 9 are the letters from A on.{% endif %}

        One step takes a numeral, writes its digits once in decreasing and once in increasing order, and subtracts the
        second numeral from the first. The difference is again written with {{ width }} digits.
        Start with {{ numeral }}.
        {% if steps %}
        List the results of the first {{ steps }} steps in order.
        {%- else %}
        The results run into a cycle (which may have a single member). Give tail, the number of steps after which a
        member of the cycle is reached for the first time, and cycle, the list of its
        members in the order in which they follow each other, starting with the smallest one.
        {%- endif %}
        """,
        zh=r"""
        这里的数都写成{{ " %d 进制" % base if base != 10 }} {{ width }} 位数字，首位可以是零。
        {%- if base > 10 %}大于 9 的数字依次用字母 A、B、C……表示。{% endif %}

        每一步把当前数的各位数字分别按从大到小和从小到大的顺序排成两个数，用前者减去后者，差仍写成 {{ width }} 位数字。
        从 {{ numeral }} 开始。
        {% if steps %}
        按顺序列出前 {{ steps }} 步的结果。
        {%- else %}
        结果最终会进入循环（循环可能只有一个数）。请给出第一次到达循环中的数所用的步数（tail），
        以及循环中的各数（cycle），从其中最小的数开始，按先后顺序列出。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        base = 10 if params.largest_base == 10 or rng.random() < 0.3 else rng.randint(6, params.largest_base)
        numeral = "".join(rng.choices(DIGITS[:base], k=params.width))
        tail, loop = cycle(lambda n: _next(n, base), numeral, 1000)
        if not tail:
            raise task.Retry
        if params.cycles and rng.random() < 0.5:
            if not params.steps // 2 < len(tail) + len(loop) <= params.steps + 4:
                raise task.Retry
            first = loop.index(min(loop))
            answer = {"tail": len(tail), "cycle": (*loop[first:], *loop[:first])}
            return self.Instance(numeral=numeral, base=base, steps=None), answer
        results = [*tail, *loop, *loop][1 : params.steps + 1]
        if len(results) < params.steps or len(set(results)) < params.steps:
            raise task.Retry
        return self.Instance(numeral=numeral, base=base, steps=params.steps), tuple(results)

    def key(self, instance: Instance) -> object:
        return [sorted(instance.numeral), instance.base, instance.steps]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        base, numerals = instance.base, [instance.numeral]
        while len(numerals) <= instance.steps if instance.steps else numerals[-1] not in numerals[:-1]:
            numerals.append(_next(numerals[-1], base))
        lows = ("".join(sorted(numeral)) for numeral in numerals)
        lines = [
            f"{step}. {before}: {low[::-1]} - {low} = {after}"
            for step, (low, (before, after)) in enumerate(zip(lows, pairwise(numerals), strict=False), start=1)
        ]
        if not instance.steps:
            tail = numerals.index(numerals[-1])
            ring = ", ".join(numerals[tail:-1])
            lines.append(
                {
                    "en": f"result {len(lines)} = result {tail}: the tail is {tail} long, the cycle is {ring}",
                    "zh": f"第 {len(lines)} 个结果 = 第 {tail} 个结果：先走 {tail} 步，循环为 {ring}",
                }[language]
            )
        return "\n".join(lines)

    def format(self, instance: Instance) -> Format[Any]:
        numerals = Sequence(Text(alphabet=DIGITS[: instance.base], length=instance.width))
        return numerals if instance.steps else Record(tail=Integer(), cycle=numerals)


def _next(numeral: str, base: int) -> str:
    low = sorted(numeral)
    rest = from_digits([int(d, base) for d in reversed(low)], base) - from_digits([int(d, base) for d in low], base)
    return "".join(DIGITS[rest // base**place % base] for place in reversed(range(len(numeral))))
