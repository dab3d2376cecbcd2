"""Find a factorial, a product of consecutive integers or of two factorials modulo a prime, by Wilson's theorem.

Answer: one residue; it is unique.
Harder: larger primes, more factors to take away, factors p removed.
Skills: arithmetic, algebra
Source: original; J.-L. Lagrange's proof of Wilson's theorem, 1771.
Small: level 1 asks for primes up to 31.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.modular_steps import inverse_steps, reduced
from bootcamp.lib.numbers import inverse, random_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer
from bootcamp.verifiers.base import Format

Form = Literal["factorial", "interval", "pair", "stripped"]


class FactorialModPrime(Task["FactorialModPrime.Params", "FactorialModPrime.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        low: int = knob("the least prime", levels=(11, 11, 100, 100, 100, 100, 300, 1000, 10**4, 10**5), ge=5, le=10**7)
        high: int = knob(
            "the greatest prime", levels=(31, 100, 3000, 3000, 3000, 3000, 4000, 10**4, 10**5, 10**6), ge=13, le=10**8
        )
        gap: int = knob(
            "how many factors are missing or left over at the most",
            levels=(2, 2, 4, 4, 5, 6, 8, 10, 14, 20),
            ge=1,
            le=100,
        )
        forms: int = knob("how many forms of question there are", levels=(2, 2, 2, 3, 3, 4, 4, 4, 4, 4), ge=1, le=4)

    class Instance(task.Instance):
        form: Form
        p: int
        a: int  # n, or the first factor, or n of n! * m!
        b: int  # the last factor, or m of n! * m!, or 0

        @property
        def product(self) -> str:
            if self.form == "interval":
                return f"{self.a} · {self.a + 1} · {self.a + 2} · ... · {self.b}"
            return f"{self.a}! · {self.b}!" if self.form == "pair" else f"{self.a}!"

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Let p = {{ p }}, which is prime.
        {% if form == "stripped" %}
        Divide {{ a }}! by the highest power of p that divides it. Find the remainder of the quotient when divided by p.
        {%- else %}
        Find the remainder of {{ product }} when divided by p.
        {%- endif %}
        """,
        zh=r"""
        设 p = {{ p }}，它是质数。
        {% if form == "stripped" %}
        用整除 {{ a }}! 的 p 的最高次幂去除 {{ a }}!，求所得的商除以 p 的余数。
        {%- else %}
        求 {{ product }} 除以 p 的余数。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        p, gap = random_prime(rng, params.low, params.high), rng.randint(2 + params.gap // 3, params.gap + 1)
        if p < 2 * params.gap + 5:
            raise task.Retry
        forms: tuple[Form, ...] = ("factorial", "interval", "pair", "stripped")
        form = rng.choice(forms[: params.forms])
        a, b = p - gap, 0
        if form == "interval":
            a, b = rng.randint(2, params.gap + 1), a
        elif form == "pair":
            a = rng.randint(p // 3, 2 * p // 3)
            b = p - 1 - a + rng.choice([-1, 1]) * (gap - 1)
        elif form == "stripped":
            a = p * rng.randint(2, params.gap) + rng.choice([gap - 1, p - gap])
        instance = self.Instance(form=form, p=p, a=a, b=b)
        return instance, self.solve(instance)

    def format(self, instance: Instance) -> Format[int]:
        return Integer(low=0, high=instance.p - 1)

    def solve(self, instance: Instance) -> int:
        form, p, a, b = instance.form, instance.p, instance.a, instance.b
        if form == "factorial":
            return _factorial(a, p)
        if form == "interval":
            return _factorial(b, p) * inverse(_factorial(a - 1, p), p) % p
        if form == "pair":  # a! * (p - 1 - a)! = (-1)^(a + 1)
            return (1 if a % 2 else -1) * _quotient(b, p - 1 - a, p) % p
        times, rest = divmod(a, p)  # p * 2p * ... * times*p without p is times!, all else comes in blocks of (p - 1)!
        return (-1 if times % 2 else 1) * _factorial(times, p) * _factorial(rest, p) % p

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        form, p, a, b = instance.form, instance.p, instance.a, instance.b
        lines, power = [f"{p - 1}! = -1 (mod {p})"], 0  # of -1
        top, bottom = list[int](), list[int]()
        if form == "pair":
            m, power = p - 1 - a, a + 1
            lines.append(f"{a}!·{m}! = (-1)^{a + 1} (mod {p})")
            (top if b > m else bottom).extend(range(min(b, m) + 1, max(b, m) + 1))
        else:
            times, n = divmod(a, p) if form == "stripped" else (0, b or a)
            if form == "stripped":
                lines.append(f"{a} = {times}·{p} + {n}: (-1)^{times}·{times}!·{n}!")
                power = times
                top += range(2, times + 1)
            elif form == "interval":
                lines.append(f"{b}!/{a - 1}!")
                bottom += range(2, a)
            if n < p // 2:
                top += range(2, n + 1)
            else:
                k = p - 1 - n
                lines.append(f"{n}! = -1/((-1)^{k}·{k}!) (mod {p})")
                power += k + 1
                bottom += range(2, k + 1)
        value, divisor = (_product_steps(factors, p, lines) for factors in (top, bottom))
        if divisor > 1:
            steps, factor = inverse_steps(divisor, p)
            lines += [*steps, f"{value}·{factor} = {reduced(value * factor, p)}"]
            value = value * factor % p
        signed = (-1) ** power * value
        lines.append(f"(-1)^{power}·{value} = {reduced(signed, p)}")
        return "\n".join(lines)


def _product_steps(factors: list[int], p: int, lines: list[str]) -> int:
    """Multiply numbers modulo p and write it down."""
    product = factors[0] if factors else 1
    for factor in factors[1:]:
        lines.append(f"{product}·{factor} = {reduced(product * factor, p)}")
        product = product * factor % p
    return product


def _factorial(n: int, p: int) -> int:
    """Give n! modulo p for n near 0 or p, from (p - 1)! = -1."""
    return _quotient(n, 0, p) if n < p // 2 else -_quotient(n, p - 1, p) % p


def _quotient(n: int, m: int, p: int) -> int:
    """Give n! / m! modulo p for n near m."""
    product = 1
    for i in range(min(n, m) + 1, max(n, m) + 1):
        product = product * i % p
    return product if n >= m else inverse(product, p)
