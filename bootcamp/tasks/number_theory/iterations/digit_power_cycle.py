"""Find the cycle that sums of powers, or of factorials, of digits run into, and how long it takes to get there.

Answer: the number of steps and the list of the cycle's members; it is unique.
Harder: larger numbers, other bases, higher powers, longer ways to longer cycles.
Skills: arithmetic, simulation
Source: original; A. Porges, A set of eight numbers, Amer. Math. Monthly 52 (1945).
"""

from __future__ import annotations

from math import factorial
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import digits
from bootcamp.lib.sequences import cycle
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence


class DigitPowerCycle(Task["DigitPowerCycle.Params", "DigitPowerCycle.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        largest: int = knob(
            "a bound on the first number",
            levels=(9999, 9999, 9999, 10**5, 10**5, 10**6, 10**7, 10**9, 10**11, 10**12),
            ge=99,
            le=10**15,
        )
        powers: int = knob(
            "the highest power; above 3 factorials of digits occur too",
            levels=(3, 3, 3, 3, 3, 4, 4, 5, 5, 5),
            ge=2,
            le=6,
        )
        largest_base: int = knob(
            "the largest base; 10 for base 10 only", levels=(10, 10, 12, 14, 16, 16, 16, 16, 16, 16), ge=10, le=16
        )
        least: int = knob(
            "the fewest steps to the last member of the cycle", levels=(1, 3, 5, 6, 7, 8, 10, 12, 16, 20), ge=1, le=50
        )
        most: int = knob(
            "the most steps to the last member of the cycle",
            levels=(6, 9, 11, 12, 14, 16, 20, 26, 36, 50),
            ge=3,
            le=100,
        )

    class Instance(task.Instance):
        start: int
        base: int
        power: int  # 0 for factorials

    answer = Record(steps=Integer(), cycle=Sequence(Integer()))
    prompt = Prompt(
        en=r"""
        Start with {{ start }} and again and again replace the number by the sum of the
        {{ "factorials" if power == 0 else "squares" if power == 2 else "cubes" if power == 3
           else "%dth powers" % power }} of its digits
        {%- if base != 10 %} in base {{ base }} (the numbers themselves are written in base 10 here){% endif %}.
        {%- if power == 0 %} Here 0! = 1.{% endif %}

        After some replacements the numbers repeat in a cycle. Give cycle, the list of its members in the order in which
        they follow each other, starting with the smallest one, and steps, the number of replacements after which a
        member of the cycle is reached for the first time.
        """,
        zh=r"""
        从 {{ start }} 开始，反复把当前的数换成它的
        {%- if base != 10 %} {{ base }} 进制{% endif %}各位数字的
        {{- "阶乘" if power == 0 else "平方" if power == 2 else "立方" if power == 3 else " %d 次方" % power }}之和
        {%- if base != 10 %}（这里的数本身都用 10 进制书写）{% endif %}。
        {%- if power == 0 %}规定 0! = 1。{% endif %}

        若干次之后，数会进入一个循环。请给出循环中的各数（cycle），从其中最小的数开始，按先后顺序列出；
        并给出第一次到达循环中的数所用的替换次数（steps）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        power = rng.choice([*range(2, params.powers + 1), *([0] if params.powers > 3 else [])])
        base = rng.randint(5, params.largest_base) if params.largest_base > 10 else 10
        instance = self.Instance(start=rng.randint(10, params.largest), base=base, power=power)
        answer = self.solve(instance)
        if not answer["steps"] or not params.least <= answer["steps"] + len(answer["cycle"]) <= params.most:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [sorted(digits(instance.start, instance.base)), instance.base, instance.power]

    def solve(self, instance: Instance) -> dict[str, Any]:
        terms = [factorial(d) if instance.power == 0 else d**instance.power for d in range(instance.base)]
        tail, loop = cycle(lambda n: sum(terms[d] for d in digits(n, instance.base)), instance.start, 1000)
        first = loop.index(min(loop))
        return {"steps": len(tail), "cycle": (*loop[first:], *loop[:first])}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        base, power = instance.base, instance.power
        answer = self.solve(instance)
        lines, n, seen = [], instance.start, list[int]()
        while n not in seen:
            seen.append(n)
            found = digits(n, base)
            terms = [factorial(d) if power == 0 else d**power for d in found]
            if base != 10:
                parts = [n // base**place for place in range(len(found))]
                lines.append(", ".join(f"{part} = {part // base}·{base} + {part % base}" for part in parts))
            shown = f"({', '.join(map(str, found))})" if base != 10 else str(n)
            lines.append(f"{len(seen) - 1}. {shown}: {' + '.join(map(str, terms))} = {sum(terms)}")
            n = sum(terms)
        lines.append(f"{n}: {answer['steps']}., {len(seen)} - {answer['steps']} = {len(answer['cycle'])}")
        return "\n".join(lines)
