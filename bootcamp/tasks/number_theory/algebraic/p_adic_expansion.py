"""Give the first p-adic digits of a rational number, of a sum or product of two, or of a square root.

Answer: the list of digits, those of the units first; it is unique.
Harder: larger primes, more digits, two numbers, square roots.
Skills: arithmetic, algebra
Source: original; K. Hensel, Über eine neue Begründung der Theorie der algebraischen Zahlen, 1897.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.modular_steps import inverse_steps
from bootcamp.lib.numbers import digits, inverse, primes_below
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Digits = tuple[int, ...]


class PAdicExpansion(Task["PAdicExpansion.Params", "PAdicExpansion.Instance", Digits]):
    version = 1

    class Params(task.Params):
        largest_prime: int = knob("a bound on the prime", levels=(3, 5, 5, 7, 7, 11, 7, 11, 13, 23), ge=2, le=97)
        digits: int = knob("how many digits are asked", levels=(3, 4, 5, 5, 6, 8, 6, 8, 12, 16), ge=3, le=40)
        largest: int = knob(
            "a bound on numerators and denominators", levels=(15, 20, 60, 30, 50, 60, 60, 80, 99, 99), ge=5, le=1000
        )
        terms: int = knob("how many numbers are combined", levels=(1, 1, 1, 2, 2, 2, 1, 1, 2, 2), ge=1, le=2)
        roots: bool = knob("whether the first number is a square root", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        p: int
        k: int
        unit: int  # the units digit of the square root, 0 if there is no root
        first: Fraction
        operator: Literal["", "+", "-", "×"]
        second: Fraction

        @property
        def number(self) -> str:
            first = "s" if self.unit else str(self.first)
            return f"{first} {self.operator} {bracketed(self.second)}" if self.operator else first

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        {% if unit %}
        Let s be the square root of {{ first }} in the {{ p }}-adic integers whose units digit is {{ unit }}.
        {% endif %}
        Consider the {{ p }}-adic expansion a_0 + a_1·{{ p }} + a_2·{{ p }}^2 + ... of {{ number }},
        where every digit a_i is an integer with 0 ≤ a_i < {{ p }}.
        Give its first {{ k }} digits, beginning with a_0, each as a decimal number.
        """,
        zh=r"""
        {% if unit %}
        设 s 是 {{ first }} 在 {{ p }} 进整数（p-adic 整数）中的平方根，其个位数字 a_0 为 {{ unit }}。
        {% endif %}
        考虑 {{ number }} 的 {{ p }} 进展开（p-adic 展开）a_0 + a_1·{{ p }} + a_2·{{ p }}^2 + ……，
        其中每个数字 a_i 都是满足 0 ≤ a_i < {{ p }} 的整数。
        从 a_0 起依次写出前 {{ k }} 个数字，每个数字用十进制表示。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Digits]:
        primes = primes_below(params.largest_prime + 1)[params.roots :]
        p = rng.choice(primes[len(primes) // 3 :])
        first, second = _draw_number(params.largest, p, rng), Fraction(0)
        operator: Literal["", "+", "-", "×"] = ""
        if params.terms == 2:
            second, operator = _draw_number(params.largest, p, rng), rng.choice(["+", "-", "×"])
        unit = 0
        if params.roots:
            roots = [r for r in range(1, p) if (r * r - _residue(first, p)) % p == 0]
            if not roots:
                raise task.Retry
            unit = rng.choice(roots)
        instance = self.Instance(p=p, k=params.digits, unit=unit, first=first, operator=operator, second=second)
        return instance, self.solve(instance)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        p, k, sign = instance.p, instance.k, instance.operator
        x, y = instance.first, instance.second
        lines: list[str] = []
        if instance.unit:
            lines, root = _root_steps(x, instance.unit, p, k)
            x = Fraction(root)
        (a, b), (c, d) = x.as_integer_ratio(), y.as_integer_ratio()
        if sign:
            product = sign == "×"
            top = f"{a} × {bracketed(c)}" if product else f"{a} × {d} {sign} {bracketed(c)} × {b}"
            a = a * c if product else a * d + (c * b if sign == "+" else -c * b)
            lines.append(f"({top})/({b} × {d}) = {a}/{b * d}")
            b *= d
        steps, inverted = inverse_steps(b, p) if b > 1 else ([], 1)
        lines += steps
        for i in range(k):
            digit = a * inverted % p
            rest = (a - digit * b) // p
            lines.append(f"a_{i} = {a} × {inverted} = {a * inverted} ≡ {digit}, ({a} - {digit} × {b})/{p} = {rest}")
            a = rest
        return "\n".join(lines)

    def format(self, instance: Instance) -> Format[Digits]:
        return Sequence(Integer(low=0, high=instance.p - 1), length=instance.k)

    def solve(self, instance: Instance) -> Digits:
        p, k = instance.p, instance.k
        modulus = p**k
        x, y = _residue(instance.first, modulus), _residue(instance.second, modulus)
        if instance.unit:
            root = instance.unit
            for _ in range(k):
                root = (root - (root * root - x) * inverse(2 * root, modulus)) % modulus
            x = root
        value = {"": x, "+": x + y, "-": x - y, "×": x * y}[instance.operator] % modulus
        written = digits(value, p)[::-1]
        return tuple(written + [0] * (k - len(written)))


def _root_steps(x: Fraction, unit: int, p: int, k: int) -> tuple[list[str], int]:
    """Write how the digits of a square root are tried one after the other; give the lines, and the root modulo p^k."""
    root, lines = unit, []
    for i in range(1, k):
        q, (c, d) = p ** (i + 1), x.as_integer_ratio()
        tried = [root + digit * p**i for digit in range(p)]
        rests = [(d * s * s - c) % q for s in tried]
        shown = [f"{s} → {rest}" for s, rest in zip(tried, rests, strict=True)][: rests.index(0) + 1]
        lines.append(f"{f'{d} × ' if d > 1 else ''}s^2 {'-' if c > 0 else '+'} {abs(c)} mod {q}: {', '.join(shown)}")
        root = tried[rests.index(0)]
    return lines, root


def _draw_number(largest: int, p: int, rng: Random) -> Fraction:
    """Draw a fraction with numerator and denominator free of p; raise Retry if it is an integer."""
    a, b = (rng.choice([n for n in range(1, largest + 1) if n % p]) for _ in range(2))
    if a % b == 0:
        raise task.Retry
    return Fraction(rng.choice([-1, 1]) * a, b)


def _residue(x: Fraction, modulus: int) -> int:
    return x.numerator * inverse(x.denominator, modulus) % modulus
