"""List all positive integer solutions of an equation in two unknowns that can be factored.

Answer: the list of pairs (x, y), in increasing order of x; it is unique.
Harder: larger constants with more solutions, products that must be completed.
Skills: algebra, search
Source: original; the trick of completing the product is a standard of contest mathematics.
"""

from __future__ import annotations

from math import gcd
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.numbers import divisors
from bootcamp.lib.prompts import bracketed, linear
from bootcamp.lib.shown_work import products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Pair = tuple[int, ...]
Pairs = tuple[Pair, ...]


class FactoringDiophantine(Task["FactoringDiophantine.Params", "FactoringDiophantine.Instance", Pairs]):
    version = 1

    class Params(task.Params):
        largest: int = knob(
            "the largest coefficient of x, y or 1/x, 1/y",
            levels=(5, 8, 12, 20, 30, 40, 60, 100, 200, 300),
            ge=5,
            le=1000,
        )
        product: int = knob("the largest coefficient of x*y", levels=(1, 1, 1, 2, 3, 4, 5, 7, 9, 12), ge=1, le=30)
        limit: int = knob(
            "the largest product that is to be factored",
            levels=(60, 150, 500, 1500, 4000, 10**4, 3 * 10**4, 10**5, 3 * 10**5, 10**6),
            ge=50,
            le=10**7,
        )
        low: int = knob("the least number of solutions", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=1, le=20)
        high: int = knob("the greatest number of solutions", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=1, le=30)

    class Instance(task.Instance):
        form: Literal["product", "squares", "fractions"]
        a: int  # a*x*y + b*x + c*y = d, or x^2 - y^2 = d, or -c/x - b/y = a/d
        b: int
        c: int
        d: int

        @property
        def equation(self) -> str:
            if self.form == "squares":
                return f"x^2 - y^2 = {self.d}"
            if self.form == "product":
                return f"{linear([(self.a, 'xy'), (self.b, 'x'), (self.c, 'y')])} = {self.d}"
            return f"{-self.c}/x + {-self.b}/y = {self.a}" + (f"/{self.d}" if self.d > 1 else "")

    answer = Sequence(Sequence(Integer(), length=2))
    prompt = Prompt(
        en=r"""
        Find all pairs (x, y) of positive integers with

        {{ equation }}

        List the pairs [x, y] in increasing order of x.
        """,
        zh=r"""
        求满足下列方程的所有正整数对 (x, y)：

        {{ equation }}

        按 x 从小到大列出所有数对 [x, y]。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pairs]:
        b, c = (rng.choice([-1, 1]) * rng.randint(1, params.largest) for _ in range(2))
        a, d = rng.randint(1, params.product), rng.randint(1, params.limit)
        form: Literal["product", "squares", "fractions"] = rng.choice(["product", "product", "squares", "fractions"])
        if form == "squares":
            a, b, c = 1, 0, 0
        elif form == "fractions":
            b, c, d = -abs(b), -abs(c), rng.randint(1, params.largest)
            a, d = a // gcd(a, d), d // gcd(a, d)
        else:
            d = d // a + 1
        instance = self.Instance(form=form, a=a, b=b, c=c, d=d)
        size = _completed(instance)
        if gcd(a, b, c, d) > 1 or not 0 < abs(size) <= params.limit:
            raise task.Retry
        pairs = self.solve(instance)
        if not params.low <= len(pairs) <= params.high:
            raise task.Retry
        return instance, pairs

    def key(self, instance: Instance) -> object:
        return [instance.form, instance.a, *sorted([instance.b, instance.c]), instance.d]

    def solve(self, instance: Instance) -> Pairs:
        form, a, b, c, d = instance.form, instance.a, instance.b, instance.c, instance.d
        size = _completed(instance)
        splits = [(u * sign, size // u * sign) for u in divisors(abs(size)) for sign in (1, -1)]
        if form == "squares":
            pairs = [((u + v) // 2, (v - u) // 2) for u, v in splits if (u + v) % 2 == 0]
        else:
            if form == "fractions":
                b, c = b * d, c * d
            pairs = [((u - c) // a, (v - b) // a) for u, v in splits if (u - c) % a == (v - b) % a == 0]
        return tuple(sorted((x, y) for x, y in pairs if x > 0 and y > 0))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        a, b, c, size = instance.a, instance.b, instance.c, _completed(instance)
        if instance.form == "squares":
            lines = [f"(x - y)(x + y) = {size}"]
            for u, v in ((u, size // u) for u in divisors(size) if u * u < size):
                total = f"{u} × {v} → {u} + {v} = {u + v}"
                lines.append(
                    total if (u + v) % 2 else f"{total}, x = {(u + v) // 2}, y = {v} - {(u + v) // 2} = {(v - u) // 2}"
                )
            return "\n".join(lines)
        if instance.form == "fractions":
            b, c = b * instance.d, c * instance.d
        left, right = (linear([(a, name), (shift, "")]) for name, shift in (("x", c), ("y", b)))
        ends = [(a, instance.d)] * (instance.form == "product") + [(c, b)]
        lines = [f"({left})({right}) = {products(ends)} = {size}", f"{left} ≥ {a + c}, {right} ≥ {a + b}"]
        for u in sorted(u * sign for u in divisors(abs(size)) for sign in (1, -1)):
            v = size // u
            if u >= a + c and v >= a + b:
                values = u - c, v - b
                text = ", ".join(f"{linear([(a, name)])} = {value}" for name, value in zip("xy", values, strict=True))
                whole = a > 1 and not any(value % a for value in values)
                text += f", x = {values[0] // a}, y = {values[1] // a}" if whole else ""
                lines.append(f"{bracketed(u)} × {bracketed(v)} → {text}")
        return "\n".join(lines)


def _completed(instance: FactoringDiophantine.Instance) -> int:
    """Give the number that is to be factored: x^2 - y^2, or (a*x + c)(a*y + b)."""
    a, b, c, d = instance.a, instance.b, instance.c, instance.d
    if instance.form == "squares":
        return d
    return a * d + b * c if instance.form == "product" else b * c * d * d
