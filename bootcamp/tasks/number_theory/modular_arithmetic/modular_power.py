"""Evaluate an expression of large powers modulo m.

Answer: one integer; it is unique.
Harder: larger moduli and exponents, inverses, exponents that are powers, more terms.
Skills: arithmetic, algebra
Source: original; L. Euler, Theoremata arithmetica nova methodo demonstrata, 1763.
"""

from __future__ import annotations

from math import gcd, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import inverse_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Power = tuple[int, int, int]  # (a, b, c) stands for a^(b^c)
Term = tuple[int, tuple[Power, ...]]  # a sign, 1 or -1, and powers to multiply


class ModularPower(Task["ModularPower.Params", "ModularPower.Instance", int]):
    version = 1

    class Params(task.Params):
        terms: int = knob("how many terms are added or subtracted", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=8)
        factors: int = knob("the most powers multiplied in a term", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 3), ge=1, le=4)
        largest_modulus: int = knob(
            "a bound on the modulus", levels=(20, 50, 100, 150, 300, 1000, 5000, 10**5, 10**7, 10**9), ge=15, le=10**12
        )
        largest_exponent: int = knob(
            "a bound on exponents",
            levels=(100, 100, 1000, 10000, 10**5, 10**6, 10**8, 10**10, 10**14, 10**18),
            ge=20,
            le=10**24,
        )
        inverses: bool = knob("whether exponents may be negative", levels=(False,) * 3 + (True,) * 7)
        towers: bool = knob("whether exponents may be powers themselves", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        terms: tuple[Term, ...]
        modulus: int

        @property
        def expression(self) -> str:
            signed = "".join(
                f"{' + ' if sign > 0 else ' - '}{' × '.join(map(_text, powers))}" for sign, powers in self.terms
            )
            return signed.removeprefix(" + ")

        @property
        def has_inverses(self) -> bool:
            return any(b < 0 for _, powers in self.terms for _, b, _ in powers)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Find the remainder, from 0 to {{ modulus - 1 }}, of this expression modulo {{ modulus }}:

        {{ expression }}
        {%- if has_inverses %}

        A power with a negative exponent stands for the inverse of the positive power modulo {{ modulus }}.
        {%- endif %}
        """,
        zh=r"""
        求下列式子模 {{ modulus }} 的余数（取 0 到 {{ modulus - 1 }} 之间的值）：

        {{ expression }}
        {%- if has_inverses %}

        负指数幂表示相应正指数幂模 {{ modulus }} 的逆元。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        modulus = rng.randint(params.largest_modulus // 3, params.largest_modulus)
        terms = []
        for index in range(params.terms):
            powers = tuple(_draw_power(params, modulus, rng) for _ in range(rng.randint(1, params.factors)))
            terms.append((rng.choice([1, -1]) if index else 1, powers))
        instance = self.Instance(terms=tuple(terms), modulus=modulus)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [sorted((sign, sorted(powers)) for sign, powers in instance.terms), instance.modulus]

    def solve(self, instance: Instance) -> int:
        m = instance.modulus
        return sum(sign * prod(pow(a, b**c, m) for a, b, c in powers) for sign, powers in instance.terms) % m

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        m, lines, total = instance.modulus, [], ""
        for sign, powers in instance.terms:
            product = 1
            for index, (a, b, c) in enumerate(powers):
                steps, value = _raised(a, b, c, m)
                lines += steps
                if index:
                    lines.append(f"{product} × {value} = {product * value} = {product * value % m} (mod {m})")
                product = product * value % m
            total += f" {'+' if sign > 0 else '-'} {product}"
        if len(instance.terms) > 1:
            lines.append(f"{total.removeprefix(' + ')} = {self.solve(instance)} (mod {m})")
        return "\n".join(lines)


def _raised(a: int, b: int, c: int, m: int) -> tuple[list[str], int]:
    """Write how a power is found modulo m by repeated squaring, and give it; a negative exponent inverts the base."""
    lines = []
    if c > 1:
        lines.append(f"{b}^{c}: {', '.join(str(b**k) for k in range(1, c + 1))}")
    if b < 0:
        lines, a = inverse_steps(a, m)
    exponent = abs(b**c)
    way = [exponent >> shift for shift in range(exponent.bit_length())]
    lines.append(" → ".join(map(str, way)))
    value = 1
    for n in reversed(way):
        product = value * value * (a if n % 2 else 1)
        shown = f"{value} × {value}{f' × {a}' if n % 2 else ''} = {product}" if n > 1 else f"{a}"
        value = product % m
        lines.append(f"{a}^{n} = {shown}{f' ≡ {value}' if value != product else ''}")
    return lines, value


def _draw_power(params: ModularPower.Params, modulus: int, rng: Random) -> Power:
    """Draw a power with a plain, a negative or a power exponent."""
    base = rng.randint(2, min(modulus - 2, 999))
    if params.towers and rng.random() < 0.3:
        b = rng.randint(2, 9)
        most = max(c for c in range(1, 80) if b**c <= params.largest_exponent)
        return base, b, rng.randint(2, max(2, most))
    exponent = rng.randint(params.largest_exponent // 10, params.largest_exponent)
    negative = params.inverses and gcd(base, modulus) == 1 and rng.random() < 0.25
    return base, -exponent if negative else exponent, 1


def _text(power: Power) -> str:
    a, b, c = power
    return f"{a}^({b}^{c})" if c > 1 else f"{a}^({b})" if b < 0 else f"{a}^{b}"
