"""Follow a sequence that steps back where it can and forward where it must.

Answer: the listed terms, or the first indices of two values; they are unique.
Harder: more terms, other step sizes, questions that start from values.
Skills: simulation, arithmetic
Source: original variants of the sequence of B. Recamán Santos, OEIS A005132.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import digit_sum, primes_below
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

_STEPS = {
    "n": ("n itself", " n 本身"),
    "odd": ("2n - 1", " 2n - 1"),
    "residue": ("the remainder of n divided by {}, plus 1", " n 除以 {} 的余数再加 1"),
    "digits": ("n plus the sum of the decimal digits of n", " n 加上 n 的十进制各位数字之和"),
    "prime": ("the n-th prime number, counted from f(1) = 2", "第 n 个质数，f(1) = 2"),
    "square": ("n^2", " n^2"),
}


class RecamanVariant(Task["RecamanVariant.Params", "RecamanVariant.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        last: int = knob(
            "the largest index that may have to be reached",
            levels=(6, 9, 12, 16, 22, 30, 40, 55, 80, 120),
            ge=5,
            le=300,
        )
        asked: int = knob("how many terms are asked", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=10)
        steps: int = knob("how many kinds of step sizes occur", levels=(2, 3, 3, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)
        searches: bool = knob(
            "whether half of the cases ask where values occur first", levels=(False, False) + (True,) * 8
        )

    class Instance(task.Instance):
        start: int
        step: str
        modulus: int  # of the step "residue", else 0
        indices: tuple[int, ...]  # of the terms asked; empty if the question is about values
        values: tuple[int, ...]

        @property
        def rule(self) -> str:
            return _STEPS[self.step][0].format(self.modulus)

        @property
        def zh_rule(self) -> str:
            return _STEPS[self.step][1].format(self.modulus)

    prompt = Prompt(
        en=r"""
        A sequence is defined by a(0) = {{ start }} and, for n = 1, 2, 3, ...:

        a(n) = a(n-1) - f(n) if that is positive and differs from all of a(0), ..., a(n-1);

        a(n) = a(n-1) + f(n) otherwise.

        Here f(n) is {{ rule }}.

        {% if indices %}
        Give the terms a(n) for n = {{ indices | comma }}, in this order.
        {%- else %}
        For each of the values {{ values | comma }}, in this order, give the smallest n for which a(n) is that value.
        {%- endif %}
        """,
        zh=r"""
        数列由 a(0) = {{ start }} 以及下列规则（n = 1, 2, 3, ...）给出：

        若 a(n-1) - f(n) 为正数且不同于 a(0), ..., a(n-1) 中的任何一个，则 a(n) = a(n-1) - f(n)；
        否则 a(n) = a(n-1) + f(n)。

        其中 f(n) 是{{ zh_rule }}。

        {% if indices %}
        请依次给出 n = {{ indices | comma }} 时的项 a(n)。
        {%- else %}
        请依次对 {{ values | comma }} 中的每个值，给出使 a(n) 等于该值的最小的 n。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=0), length=len(instance.indices or instance.values))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        step = rng.choice(list(_STEPS)[: params.steps])
        modulus = rng.randint(4, 12) if step == "residue" else 0
        start = rng.randint(1, 40)
        indices = tuple(sorted(rng.sample(range(params.last // 3, params.last + 1), params.asked)))
        values: tuple[int, ...] = ()
        if params.searches and rng.random() < 0.5:
            terms = _terms(start, step, modulus, params.last)
            values, indices = tuple(terms[i] for i in rng.sample(indices, 2)), ()
        instance = self.Instance(start=start, step=step, modulus=modulus, indices=indices, values=values)
        answer = self.solve(instance)
        free = _terms(start, step, modulus, max(indices or answer), again=True)
        found = [free[i] for i in indices] or [free.index(value) if value in free else -1 for value in values]
        if params.searches and found == [*answer]:
            raise task.Retry  # the rule that values are not to come again does not matter
        return instance, answer

    def solve(self, instance: Instance) -> tuple[int, ...]:
        if instance.indices:
            terms = _terms(instance.start, instance.step, instance.modulus, max(instance.indices))
            return tuple(terms[i] for i in instance.indices)
        terms = _terms(instance.start, instance.step, instance.modulus, 300)
        return tuple(terms.index(value) for value in instance.values)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        last = max(instance.indices or self.solve(instance))
        terms = _terms(instance.start, instance.step, instance.modulus, last)
        lines = []
        for n, (before, term) in enumerate(pairwise(terms), start=1):
            size = abs(term - before)
            back = before - size
            size_line = "" if instance.step == "n" else f"f({n}) = {size}, "
            if back != term:
                reason = f" = a({terms.index(back)})" if back > 0 else " < 1"
                lines.append(f"a({n}): {size_line}{before} - {size} = {back}{reason}, {before} + {size} = {term}")
            else:
                lines.append(f"a({n}): {size_line}{before} - {size} = {back}")
        if instance.values:
            lines.append(comma(f"{value} = a({terms.index(value)})" for value in instance.values))
        return "\n".join(lines)


def _terms(start: int, step: str, modulus: int, last: int, again: bool = False) -> list[int]:
    """List the terms up to an index; with `again`, a step back may lead to an earlier value, against the rule."""
    terms, seen = [start], {start}
    primes = primes_below(2000) if step == "prime" else []
    for n in range(1, last + 1):
        sizes = {"n": n, "odd": 2 * n - 1, "square": n * n, "digits": n + digit_sum(n)}
        size = primes[n - 1] if primes else n % modulus + 1 if modulus else sizes[step]
        back = terms[-1] - size
        terms.append(back if back > 0 and (again or back not in seen) else terms[-1] + size)
        seen.add(terms[-1])
    return terms
