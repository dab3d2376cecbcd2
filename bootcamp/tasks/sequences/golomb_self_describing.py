"""Find a term, or the first place of a value, of a sequence that says how often its values occur in it.

Answer: one integer; the sequence is determined by its rule.
Harder: later places, values with gaps, multiplicities that differ from the sequence, questions about places.
Skills: simulation, counting
Source: original variants of the sequence of S. W. Golomb, OEIS A001462.
"""

from __future__ import annotations

from bisect import bisect_left
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

_SINGLE = 140  # so many values are taken one by one before those with one G(x) are taken together


class GolombSelfDescribing(Task["GolombSelfDescribing.Params", "GolombSelfDescribing.Instance", int]):
    version = 1

    class Params(task.Params):
        last: int = knob(
            "the largest place that may have to be reached",
            levels=(25, 40, 90, 150, 300, 600, 1500, 5000, 20000, 10**5),
            ge=8,
            le=10**6,
        )
        variants: int = knob("how many ways to vary the rule occur", levels=(2, 3, 4, 4, 4, 4, 4, 4, 4, 4), ge=2, le=4)
        together: int = knob("how many of them are combined", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=2)
        places: bool = knob(
            "whether half of the cases ask for the first place of a value", levels=(False, False) + (True,) * 8
        )

    class Instance(task.Instance):
        step: int  # the values are 1, 1 + step, 1 + 2 step, ...
        factor: int  # x occurs factor G(x) + offset + (x mod modulus) times
        offset: int
        modulus: int
        place: int  # of the term asked; 0 if the question is where `value` is first
        value: int

        @property
        def values(self) -> list[int]:
            return [1 + i * self.step for i in range(4)]

        @property
        def times(self) -> str:
            remainder = [(1, f"(x mod {self.modulus})")] if self.modulus > 1 else []
            return linear([(self.factor, "G(x)"), *remainder, (self.offset, "")])

    answer = Integer(low=1)
    prompt = Prompt(
        en=r"""
        G is the sequence G(1), G(2), G(3), ... with these properties: its terms never decrease; its values are exactly
        the numbers {{ values | comma }}, ...; and each of these numbers x occurs in it exactly {{ times }} times.
        {% if modulus > 1 %}
        Here x mod {{ modulus }} is the remainder of x on division by {{ modulus }}.
        {% endif %}

        {% if place %}
        Find G({{ place }}).
        {%- else %}
        Find the smallest n with G(n) = {{ value }}.
        {%- endif %}
        """,
        zh=r"""
        数列 G(1), G(2), G(3), ... 具有下列性质：各项不减；取到的值恰为 {{ values | comma }}, ... 这些数；
        并且其中每个数 x 在数列中恰好出现 {{ times }} 次。
        {% if modulus > 1 %}
        这里 x mod {{ modulus }} 表示 x 除以 {{ modulus }} 的余数。
        {% endif %}

        {% if place %}
        求 G({{ place }})。
        {%- else %}
        求使 G(n) = {{ value }} 的最小的 n。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        variants = rng.sample(("offset", "step", "factor", "modulus")[: params.variants], params.together)
        place = rng.randint(params.last // 3, params.last)
        instance = self.Instance(
            step=rng.randint(2, 6) if "step" in variants else 1,
            factor=rng.randint(2, 3) if "factor" in variants else 1,
            offset=rng.randint(1, 9) if "offset" in variants else 0,
            modulus=rng.randint(2, 6) if "modulus" in variants else 0,
            place=place,
            value=0,
        )
        if params.places and rng.random() < 0.5:
            instance = instance.model_copy(update={"place": 0, "value": self.solve(instance)})
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> int:
        ends: list[int] = []  # the last place of each value so far
        x = 1
        while (ends[-1] if ends else 0) < instance.place or x <= instance.value:
            before = ends[-1] if ends else 0
            term = 1 + bisect_left(ends, x) * instance.step if x <= before else x
            remainder = x % instance.modulus if instance.modulus else 0
            ends.append(before + instance.factor * term + instance.offset + remainder)
            x += instance.step
        if instance.place:
            return 1 + bisect_left(ends, instance.place) * instance.step
        return ends[-2] + 1 if len(ends) > 1 else 1

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        step, factor, offset, place = instance.step, instance.factor, instance.offset, instance.place
        lines, runs, before, x = list[str](), list[tuple[int, int, int]](), 0, 1
        while not runs or (runs[-1][2] < place if place else runs[-1][0] < instance.value):
            term, last = next(((v, last) for v, first, last in runs if first <= x <= last), (x, x))
            base = factor * term + offset
            xs = range(x, last + 1, step)
            rests = [x % instance.modulus if instance.modulus else 0 for x in xs]
            end = before + len(xs) * base + sum(rests)
            if len(runs) >= _SINGLE and (end < place if place else xs[-1] < instance.value):
                more = f" + {sum(rests)}" if instance.modulus else ""
                shown = f"{len(xs)}·{base}{more} = {end - before}, {before} + {end - before} = {end}"
                lines.append(f"{x}-{xs[-1]}: G = {term}, {shown}")
                before, x = end, xs[-1] + step
                continue
            parts = [f"{factor}·{term}" if factor > 1 else f"{term}"]
            parts += [f"{rests[0]}"] * (instance.modulus > 0) + [f"{offset}"] * (offset > 0)
            times = base + rests[0]
            shown = f", {' + '.join(parts)} = {times}" if len(parts) > 1 or factor > 1 else ""
            lines.append(f"{x}: G({x}) = {term}{shown}, {before + 1}-{before + times}")
            runs.append((x, before + 1, before + times))
            before, x = before + times, x + step
        return "\n".join(lines)
