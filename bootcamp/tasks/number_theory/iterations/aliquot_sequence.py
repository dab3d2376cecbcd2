"""List the terms of an aliquot sequence.

Answer: the list of terms; it is unique.
Harder: larger numbers, more terms, sequences up to their end.
Skills: arithmetic
Source: original; E. Catalan, Propositions et questions diverses, 1888.
Small: level 1 asks for two terms after numbers up to 50.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import divisor_sum, factorize
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Terms = tuple[int, ...]


class AliquotSequence(Task["AliquotSequence.Params", "AliquotSequence.Instance", Terms]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        largest: int = knob(
            "a bound on the first number",
            levels=(50, 300, 5000, 6000, 8000, 10**4, 2 * 10**4, 3 * 10**4, 5 * 10**4, 10**5),
            ge=30,
            le=10**8,
        )
        terms: int = knob(
            "how many terms are asked for, or at the most up to the end",
            levels=(2, 2, 3, 4, 5, 6, 8, 10, 12, 15),
            ge=2,
            le=30,
        )
        whole: bool = knob(
            "whether half of the cases ask for all terms up to 0 or a repeat", levels=(False,) * 3 + (True,) * 7
        )

    class Instance(task.Instance):
        start: int
        terms: int | None  # all up to the end where it is None

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        Let s(n) be the sum of the divisors of n that are less than n, with s(1) = 0.
        Start with {{ start }} and apply s again and again.
        {% if terms %}
        List the next {{ terms }} terms, that is the results in order without the start itself.
        {%- else %}
        List the results in order without the start itself. Stop at the first result that is 0, or that is equal to
        the start or to an earlier result; this last one is part of the list.
        {%- endif %}
        """,
        zh=r"""
        设 s(n) 为 n 的所有小于 n 的正因数之和，并规定 s(1) = 0。从 {{ start }} 开始反复求 s。
        {% if terms %}
        按顺序列出接下来的 {{ terms }} 项（不含起始数本身）。
        {%- else %}
        按顺序列出各次结果（不含起始数本身），遇到第一个等于 0、等于起始数或等于之前某个结果的数就停止，
        这最后一个数也要列出。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        start = rng.randint(params.largest // 10, params.largest)
        whole = params.whole and rng.random() < 0.5
        terms = _terms(start, params.terms)
        ended = terms[-1] in (0, start, *terms[:-1])
        if len(terms) <= params.terms // 2 or ended != whole or terms[-1] > 100 * params.largest:
            raise task.Retry
        return self.Instance(start=start, terms=None if whole else params.terms), terms

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        terms = _terms(instance.start, instance.terms or 100)
        return "\n".join(_found(n, after) for n, after in zip((instance.start, *terms), terms, strict=False))


def _terms(start: int, most: int) -> Terms:
    """Apply s until 0 or a repeat, at most so many times."""
    terms = [start]
    while len(terms) <= most:
        terms.append(divisor_sum(terms[-1]) - terms[-1])
        if terms[-1] in (0, *terms[:-1]):
            break
    return tuple(terms[1:])


def _found(n: int, result: int) -> str:
    """Write how the divisors less than n are added up, by the prime factors that are divided out one by one."""
    if n == 1:
        return "s(1) = 0"
    left, splits, powers = n, [], []
    for p, e in factorize(n).items():
        for _ in range(e):
            left //= p
            splits.append(f"{p} × {left}")
        powers.append([p**i for i in range(e + 1)])
    total = divisor_sum(n)
    found = [
        " × ".join(f"({' + '.join(map(str, one))})" for one in powers),
        " × ".join(str(sum(one)) for one in powers),
        *([str(total)] if len(powers) > 1 else []),
    ]
    return f"{n}: {', '.join(splits[:-1] or splits)}; {' = '.join(found)}, {total} - {n} = {result}"
