"""Find the exponent of a prime in factorials, binomials, products and differences of powers.

Answer: one integer; it is unique.
Harder: larger numbers, binomials, progressions, differences of powers, sums of two binomials.
Skills: arithmetic, counting
Source: original; A.-M. Legendre, Théorie des nombres, 1830; E. E. Kummer, J. reine angew. Math. 44 (1852).
Small: level 1 asks for factorials up to 30!.
"""

from __future__ import annotations

from math import comb
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.numbers import inverse, valuation
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Kind = Literal["factorial", "quotient", "binomial", "progression", "difference", "sum"]
_TEXTS: dict[Kind, str] = {
    "factorial": "{}!",
    "quotient": "{}! / ({}!)^{}",
    "binomial": "C({}, {})",
    "progression": "{0} × ({0} + {1}) × ({0} + 2×{1}) × ... × ({0} + {2}×{1})",
    "difference": "{0}^{2} - {1}^{2}",
    "sum": "C({}, {}) + C({}, {})",
}
_PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47)
_LONGEST_SUM = 2000  # sums of binomials are worked out in full


class PAdicValuation(Task["PAdicValuation.Params", "PAdicValuation.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        largest: int = knob(
            "a bound on the numbers in the expression",
            levels=(30, 200, 500, 1000, 3000, 10**4, 10**5, 10**7, 10**9, 10**12),
            ge=20,
            le=10**15,
        )
        primes: int = knob(
            "how many primes, from 2 on, are drawn from", levels=(4, 4, 5, 5, 6, 7, 8, 10, 12, 15), ge=3, le=15
        )
        kinds: int = knob(
            "how many kinds of expression there are; the four hardest occur",
            levels=(1, 2, 3, 4, 5, 5, 5, 6, 6, 6),
            ge=1,
            le=6,
        )
        least: int = knob("the least exponent", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=1, le=10)

    class Instance(task.Instance):
        p: int
        kind: Kind
        values: tuple[int, ...]

        @property
        def expression(self) -> str:
            return _TEXTS[self.kind].format(*self.values)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {% if "C(" in expression %}
        Let C(n, k) be the number of ways to choose k of n things.
        {% endif %}
        Find the largest e such that {{ p }}^e divides {{ expression }}.
        """,
        zh=r"""
        {% if "C(" in expression %}
        设 C(n, k) 表示从 n 个不同元素中取 k 个的组合数。
        {% endif %}
        求最大的 e，使得 {{ p }}^e 整除 {{ expression }}。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        kind = rng.choice(list(_TEXTS)[: params.kinds][-4:])
        p = rng.choice(_PRIMES[: params.primes])
        instance = self.Instance(p=p, kind=kind, values=_draw_values(kind, p, params.largest, rng))
        answer = self.solve(instance)
        if answer < params.least:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> int:
        p, values = instance.p, instance.values
        if instance.kind == "sum":
            n, k, m, j = values
            return valuation(comb(n, k) + comb(m, j), p)
        if instance.kind == "difference":
            a, b, n = values
            e = 0
            while pow(a, n, p ** (e + 1)) == pow(b, n, p ** (e + 1)):
                e += 1
            return e
        if instance.kind == "progression":
            return _in_progression(values, p)
        n, k, m = {"factorial": (*values, 0, 0), "quotient": values}.get(instance.kind, (*values, 1))
        rest = _in_factorial(n - k, p) if instance.kind == "binomial" else 0
        return _in_factorial(n, p) - m * _in_factorial(k, p) - rest


def _draw_values(kind: Kind, p: int, largest: int, rng: Random) -> tuple[int, ...]:
    n = rng.randint(largest // 5, largest)
    if kind == "factorial":
        return (n,)
    if kind == "quotient":
        m = rng.randint(2, 5)
        return n, rng.randint(n // (2 * m), n // m), m
    if kind == "binomial":
        return n, rng.randint(n // 4, n // 2)
    if kind == "progression":
        step = rng.choice([d for d in range(2, 12) if d % p])
        return rng.randint(1, n // 10 + 2), step, n // 2
    if kind == "difference":
        a, b = rng.sample([a for a in range(2, 60) if a % p], 2)
        return max(a, b), min(a, b), n * p ** rng.randint(0, 4) * (p - 1)
    n = rng.randint(40, min(largest, _LONGEST_SUM))
    k = rng.randint(3, n // 2)
    m, j = n + rng.randint(1, 20), k + rng.randint(0, 9)
    if valuation(comb(n, k), p) != valuation(comb(m, j), p):
        raise task.Retry
    return n, k, m, j


def _in_factorial(n: int, p: int) -> int:
    """Give the exponent of a prime in n!."""
    exponent = 0
    while n := n // p:
        exponent += n
    return exponent


def _in_progression(values: tuple[int, ...], p: int) -> int:
    """Count the terms first + i * step, i <= last, that each power of p divides; p does not divide the step."""
    first, step, last = values
    exponent, q = 0, p
    while q <= first + last * step:
        residue = -first * inverse(step, q) % q
        exponent += (last - residue) // q + 1
        q *= p
    return exponent
