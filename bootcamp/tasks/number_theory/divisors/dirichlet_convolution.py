"""Compute a Dirichlet convolution of arithmetic functions, an inverse, or a factor of a convolution.

Answer: one rational number; it is unique.
Harder: larger n with more divisors, more functions, inverses, functions given by tables.
Skills: arithmetic, algebra
Source: original; E. T. Bell, An arithmetical theory of certain numerical functions, 1915.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import reduce
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.numbers import divisor_sum, divisors, mobius, totient
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._smooth import smooth_number
from bootcamp.verifiers import Rational

Kind = Literal["product", "inverse", "factor"]
_FUNCTIONS: dict[str, Callable[[int], int]] = {"u": lambda n: 1, "id": lambda n: n, "phi": totient, "mu": mobius}
_FUNCTIONS |= {"d": lambda n: divisor_sum(n, 0), "sigma": lambda n: divisor_sum(n, 1)}
_TEXTS = {
    "u": ("u(n) = 1", "u(n) = 1"),
    "id": ("id(n) = n", "id(n) = n"),
    "phi": ("phi(n) counts the integers from 1 to n that are coprime to n", "phi(n) 是 1 到 n 中与 n 互质的整数个数"),
    "mu": (
        "mu(1) = 1, mu(n) = (-1)^k if n is a product of k different primes, else mu(n) = 0",
        "mu(1) = 1；当 n 是 k 个互异质数之积时 mu(n) = (-1)^k，否则 mu(n) = 0",
    ),
    "d": ("d(n) is the number of positive divisors of n", "d(n) 是 n 的正因数个数"),
    "sigma": ("sigma(n) is the sum of the positive divisors of n", "sigma(n) 是 n 的正因数之和"),
}

Values = dict[int, Fraction]


class DirichletConvolution(Task["DirichletConvolution.Params", "DirichletConvolution.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        low: int = knob("the least n", levels=(4, 8, 20, 30, 40, 60, 100, 200, 500, 1000), ge=4, le=10**4)
        high: int = knob(
            "the greatest n", levels=(40, 60, 300, 400, 500, 1000, 2000, 3000, 4000, 6000), ge=20, le=10**5
        )
        divisors: int = knob("the least number of divisors of n", levels=(2, 3, 4, 4, 6, 6, 8, 8, 10, 12), ge=2, le=30)
        functions: int = knob(
            "how many functions are convolved at the most", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 4), ge=1, le=4
        )
        kinds: int = knob("how many kinds of question there are", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        tables: bool = knob("whether a function may be given by its values", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        kind: Kind
        n: int
        names: tuple[str, ...]
        table: tuple[tuple[int, int], ...]  # the values of f, or those of F in F = f * ...

        @property
        def chain(self) -> str:
            return " * ".join(self.names)

        @property
        def definitions(self) -> list[tuple[str, str]]:
            name = "F" if self.kind == "factor" else "f"
            values = ", ".join(f"{name}({d}) = {value}" for d, value in self.table)
            return [_TEXTS.get(name, (values, values)) for name in self.names] + [(values, values)] * (name == "F")

    answer = Rational()
    prompt = Prompt(
        en=r"""
        The Dirichlet convolution of two functions on the positive integers is the function g * h with
        (g * h)(n) = sum of g(d)·h(n/d) over all positive divisors d of n.
        {%- if names | length > (2 if kind == "product" else 1) %} It is associative.{% endif %}


        {{ definitions | map(attribute=0) | bullets }}

        {% if kind == "product" %}
        Find ({{ chain }})({{ n }}).
        {%- elif kind == "inverse" %}
        Let h be the function for which ({{ chain }} * h)(n) is 1 if n = 1, and 0 for every n > 1. Find h({{ n }}).
        {%- else %}
        The function f satisfies f * {{ chain }} = F. Find f({{ n }}).
        {%- endif %}
        """,
        zh=r"""
        正整数上的两个函数 g、h 的狄利克雷卷积 g * h 定义为 (g * h)(n) = Σ g(d)·h(n/d)，
        其中 d 取遍 n 的所有正因数。
        {%- if names | length > (2 if kind == "product" else 1) %}卷积满足结合律。{% endif %}


        {{ definitions | map(attribute=1) | bullets }}

        {% if kind == "product" %}
        求 ({{ chain }})({{ n }})。
        {%- elif kind == "inverse" %}
        设函数 h 使得 ({{ chain }} * h)(n) 在 n = 1 时等于 1，在 n > 1 时总等于 0。求 h({{ n }})。
        {%- else %}
        函数 f 满足 f * {{ chain }} = F。求 f({{ n }})。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = smooth_number(rng, params.low, params.high, 30)
        kinds: tuple[Kind, ...] = ("product", "inverse", "factor")
        kind = rng.choice(kinds[: params.kinds])
        most = max(params.functions, 2) if kind == "product" else params.functions
        names = rng.sample(list(_FUNCTIONS), rng.randint(1 + (kind == "product"), most))
        table: tuple[tuple[int, int], ...] = ()
        if kind == "factor" or (params.tables and rng.random() < 0.5):
            table = tuple((d, rng.randint(1, 3) if d == 1 else rng.randint(-9, 9)) for d in divisors(n))
        if table and kind != "factor":
            names[-1] = "f"
        instance = self.Instance(kind=kind, n=n, names=tuple(names), table=table)
        value = self.solve(instance)
        if len(divisors(n)) < params.divisors or abs(value) <= 1:
            raise task.Retry
        return instance, value

    def key(self, instance: Instance) -> object:
        return [instance.kind, instance.n, sorted(instance.names), instance.table]

    def solve(self, instance: Instance) -> Fraction:
        table = {d: Fraction(value) for d, value in instance.table}
        chain = reduce(convolution, (_values(name, instance.n, table) for name in instance.names))
        if instance.kind == "inverse":
            chain = dirichlet_inverse(chain)
        elif instance.kind == "factor":
            chain = convolution(table, dirichlet_inverse(chain))
        return chain[instance.n]


def _values(name: str, n: int, table: Values) -> Values:
    """Give the values of a function at the divisors of n."""
    return table if name == "f" else {d: Fraction(_FUNCTIONS[name](d)) for d in divisors(n)}


def convolution(f: Values, g: Values) -> Values:
    """Give the function n -> sum of f(d) * g(n/d) over the divisors d of n."""
    return {n: sum((f[d] * g[n // d] for d in divisors(n)), Fraction(0)) for n in f}


def dirichlet_inverse(f: Values) -> Values:
    """Give the function whose convolution with f is 1 at 1 and 0 elsewhere; f(1) must not be 0."""
    inverse: Values = {}
    for n in f:
        rest = sum((f[n // d] * inverse[d] for d in divisors(n)[:-1]), Fraction(0))
        inverse[n] = ((n == 1) - rest) / f[1]
    return inverse
