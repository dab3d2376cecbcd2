"""Find the greatest common divisor of several integers.

Answer: one integer; it is unique.
Harder: more and larger numbers, then numbers given as factorials, products and differences of powers.
Skills: arithmetic, algebra
Source: original; Euclid, Elements, book VII.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import divisions
from bootcamp.lib.numbers import primes_below, valuation
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory._factors import product_text
from bootcamp.verifiers import Integer

Term = tuple[str, tuple[int, ...]]  # number (n), factorial (n), product (p, e, q, f, ...) or difference a^n - 1 (a, n)


class Gcd(Task["Gcd.Params", "Gcd.Instance", int]):
    version = 1

    class Params(task.Params):
        count: int = knob("how many numbers are given", levels=(2, 2, 2, 3, 3, 3, 3, 4, 5, 6), ge=2, le=10)
        largest: int = knob(
            "a bound on the numbers",
            levels=(100, 1000, 10000, 10**5, 10**7, 10**9, 10**12, 10**16, 10**22, 10**30),
            ge=50,
            le=10**40,
        )
        structured: bool = knob("whether half of the cases give numbers by formulas", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        terms: tuple[Term, ...]

        @property
        def numbers(self) -> list[str]:
            return [_text(term) for term in self.terms]

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Find the greatest common divisor of these {{ terms | length }} numbers:

        {{ numbers | lines }}
        """,
        zh=r"""
        求下列 {{ terms | length }} 个数的最大公约数：

        {{ numbers | lines }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        if not params.structured or rng.random() < 0.5:
            terms = _multiples(params, rng)
        else:
            terms = rng.choice([_differences, _smooth_numbers])(params, rng)
        values = [_value(term) for term in terms]
        greatest = math.gcd(*values)
        if len(set(values)) < len(values) or max(values) > params.largest or greatest == min(values):
            raise task.Retry
        if greatest == 1 or greatest**10 < params.largest:
            raise task.Retry
        return self.Instance(terms=tuple(terms)), greatest

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        terms = instance.terms
        if terms[0][0] == "difference":
            base = terms[0][1][0]
            exponent, lines = _common([parts[1] for _, parts in terms])
            return "\n".join([*lines, f"{base}^{exponent} - 1 = {base**exponent - 1}"])
        if terms[0][0] == "factorial":
            return "\n".join(_by_primes(terms))
        return "\n".join(_common([parts[0] for _, parts in terms])[1])

    def key(self, instance: Instance) -> object:
        return sorted(_value(term) for term in instance.terms)


def _multiples(params: Gcd.Params, rng: Random) -> list[Term]:
    """Draw multiples of one number, so that a common divisor above 1 is sure."""
    common = rng.randint(2, math.isqrt(params.largest))
    return [("number", (common * rng.randint(2, params.largest // common),)) for _ in range(params.count)]


def _differences(params: Gcd.Params, rng: Random) -> list[Term]:
    """Draw differences of powers of one base whose exponents have a common divisor above 1."""
    base, common = rng.randint(2, 6), rng.randint(3, 12)
    most = int(math.log(params.largest, base)) // common
    return [("difference", (base, common * rng.randint(2, max(2, most)))) for _ in range(params.count)]


def _smooth_numbers(params: Gcd.Params, rng: Random) -> list[Term]:
    """Draw a factorial, and products of small primes as powers or in decimal."""
    terms: list[Term] = [("factorial", (rng.randint(8, 28),))]
    for _ in range(params.count - 1):
        chosen = sorted(rng.sample(primes_below(18), rng.randint(5, 6)))
        powers = {p: rng.randint(1, 1 + 14 // p) for p in chosen}
        product = ("product", tuple(part for power in powers.items() for part in power))
        terms.append(product if rng.random() < 0.6 else ("number", (_value(product),)))
    return terms


def _common(numbers: list[int]) -> tuple[int, list[str]]:
    """Give the greatest common divisor, and Euclid's algorithm for each number and that of those before it."""
    result, lines = numbers[0], []
    for number in numbers[1:]:
        lines += divisions(max(result, number), min(result, number))
        lines.append(f"gcd({result}, {number}) = {math.gcd(result, number)}")
        result = math.gcd(result, number)
    return result, lines


def _by_primes(terms: tuple[Term, ...]) -> Iterator[str]:
    """Write the exponent of each prime in a factorial and in products, and multiply the least ones."""
    result = 1
    for p in primes_below(18):
        exponents = []
        for term in terms:
            kind, parts = term
            exponents.append(valuation(_value(term), p))
            if kind != "product":
                left = [parts[0]]
                while left[-1] >= p if kind == "factorial" else left[-1] % p == 0:
                    left.append(left[-1] // p)
                total = f", {' + '.join(map(str, left[1:])) or 0} = {exponents[-1]}" if kind == "factorial" else ""
                yield f"{p}, {_text(term)}: {' → '.join(map(str, left))}{total}"
        least = min(exponents)
        new = result * p**least
        yield f"{p}: min({', '.join(map(str, exponents))}) = {least}, {result} × {p}^{least} = {new}"
        result = new


def _value(term: Term) -> int:
    kind, parts = term
    if kind == "factorial":
        return math.factorial(parts[0])
    if kind == "difference":
        return int(parts[0] ** parts[1]) - 1
    return math.prod(p**e for p, e in zip(parts[::2], parts[1::2], strict=True)) if kind == "product" else parts[0]


def _text(term: Term) -> str:
    kind, parts = term
    if kind == "product":
        return product_text(dict(zip(parts[::2], parts[1::2], strict=True)))
    return {"factorial": "{}!", "difference": "{}^{} - 1", "number": "{}"}[kind].format(*parts)
