"""Find the value of a long sum that collapses.

Answer: the value, an integer or a fraction in lowest terms; it is unique.
Harder: longer sums, three factors in the denominator, shifts that leave several terms, coefficients, alternating signs.
Skills: algebra, arithmetic
Source: original; partial fractions and telescoping are in every text on series.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import factorial, isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

PATTERNS = ("two", "factorial", "inverse factorial", "squares", "three", "roots", "alternating")
"""The kinds of terms."""


class TelescopingSum(Task["TelescopingSum.Params", "TelescopingSum.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many of `PATTERNS` are known", levels=(1, 2, 3, 4, 5, 6, 7, 7, 7, 7), ge=1, le=7)
        skipped: int = knob(
            "how many of the first of these do not occur", levels=(0, 0, 0, 0, 0, 0, 2, 3, 3, 3), ge=0, le=6
        )
        terms: int = knob(
            "how many terms there are at most",
            levels=(6, 20, 50, 100, 500, 2000, 10**4, 10**5, 10**6, 10**6),
            ge=5,
            le=10**7,
        )
        largest: int = knob(
            "the largest step; a third of the largest coefficient", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 12), ge=1, le=12
        )
        shift: int = knob(
            "the largest number of steps between two factors of a term",
            levels=(1, 1, 1, 1, 2, 2, 3, 3, 3, 3),
            ge=1,
            le=4,
        )

    class Instance(task.Instance):
        kind: str
        coefficient: int
        step: int
        offset: int
        shift: int
        first: int
        last: int

        @property
        def term(self) -> str:
            c, x, y, z = str(self.coefficient), *(self._linear(i) for i in (0, self.shift, 2))
            double = polynomial([2 * self.offset + self.step, 2 * self.step], "k")
            factor = "" if self.coefficient == 1 else c
            return {
                "two": rf"\frac{{{c}}}{{({x})({y})}}",
                "factorial": rf"{factor} k \cdot k!",
                "squares": rf"\frac{{{factor}({double})}}{{({x})^2({y})^2}}",
                "three": rf"\frac{{{c}}}{{({x})({y})({z})}}",
                "roots": rf"\frac{{{c}}}{{\sqrt{{{x}}} + \sqrt{{{y}}}}}",
                "alternating": rf"(-1)^k \frac{{{factor}({double})}}{{({x})({y})}}",
                "inverse factorial": rf"\frac{{{factor} k}}{{(k + 1)!}}",
            }[self.kind].strip()

        def _linear(self, i: int) -> str:
            return polynomial([self.offset + i * self.step, self.step], "k")

    answer = Rational(lowest_terms=True)
    prompt = Prompt(
        en=r"""
        Find the exact value of the sum

        $$\sum_{k={{ first }}}^{ {{- last -}} } {{ term }}.$$
        """,
        zh=r"""
        求下列和的精确值：

        $$\sum_{k={{ first }}}^{ {{- last -}} } {{ term }}.$$
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        kind = rng.choice((*PATTERNS[params.skipped : params.kinds], *["two"] * (params.shift > 1)))
        step, first = rng.randint(1, params.largest), rng.randint(1, 4)
        offset, last = rng.randint(0, params.largest), rng.randint(params.terms // 2, params.terms)
        if kind == "roots":  # from the square of a to that of b
            a = rng.randint(2, params.largest + 1)
            b = a + step * rng.randint(1, max(1, isqrt(params.terms // step)))
            offset = a * a - step * first
            last = (b * b - offset) // step - 1
        elif "factorial" in kind:
            step, offset, last = 1, 0, rng.randint(6, 20)
        instance = self.Instance(
            kind=kind,
            coefficient=rng.randint(1, 3 * params.largest),
            step=step,
            offset=offset,
            shift=rng.randint(1, params.shift) if kind == "two" else 1,
            first=first,
            last=last,
        )
        if offset < 0 or last < first + 3:
            raise task.Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Fraction:
        """Subtract what the term after the last one would leave from what the first one leaves."""
        start, end = instance.first, instance.last + 1
        return instance.coefficient * (_remainder(instance, start) - _remainder(instance, end))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        c, factor = instance.coefficient, f"{instance.coefficient}·" if instance.coefficient > 1 else ""
        start, end = instance.first, instance.last + 1
        forms = [f"({polynomial([instance.offset + i * instance.step, instance.step], 'k')})" for i in range(4)]
        lines = [f"F(k) = {_written(instance, forms, 'k')}", f"{instance.term} = {factor}(F(k) - F(k + 1))"]
        for k in (start, end):
            if "factorial" in instance.kind:
                lines.append(f"{k}!: {', '.join(str(factorial(i)) for i in range(1, k + 1))}")
                xs = []
            else:
                xs = [instance.step * k + instance.offset + i * instance.step for i in range(4)]
                lines.append(f"{instance.step}·{k} + {instance.offset} = {xs[0]}")
            lines.append(
                " = ".join(dict.fromkeys((f"F({k})", _written(instance, xs, k), str(_remainder(instance, k)))))
            )
        before, after = _remainder(instance, start), _remainder(instance, end)
        lines.append(f"{before} - {bracketed(after)} = {before - after}")
        lines += [f"{factor}{bracketed(before - after)} = {c * (before - after)}"] if c != 1 else []
        return "\n".join(lines)


def _remainder(instance: TelescopingSum.Instance, k: int) -> Fraction:
    """Give the function of k whose value at k minus that at k + 1 is the term for k, without its coefficient."""
    step, shift = instance.step, instance.shift
    x = step * k + instance.offset
    forms: dict[str, Callable[[], Fraction]] = {
        "two": lambda: sum((Fraction(1, x + j * step) for j in range(shift)), Fraction(0)) / (step * shift),
        "factorial": lambda: -Fraction(factorial(k)),
        "squares": lambda: Fraction(1, step * x * x),
        "three": lambda: Fraction(1, 2 * step * x * (x + step)),
        "roots": lambda: -Fraction(isqrt(x), step),
        "alternating": lambda: Fraction((-1) ** k, x),
        "inverse factorial": lambda: Fraction(1, factorial(k)),
    }
    return forms[instance.kind]()


def _written(instance: TelescopingSum.Instance, xs: Sequence[str | int], k: str | int) -> str:
    """Write `_remainder` with the factors from that of k on."""
    step, kind = instance.step, instance.kind
    if "factorial" in kind:
        return f"-{k}!" if kind == "factorial" else f"1/{k}!"
    x, y, *_ = xs
    parts, size = [f"1/{one}" for one in xs[: instance.shift]], step * instance.shift
    return {
        "two": f"({' + '.join(parts)})/{size}" if size > 1 else parts[0],
        "squares": f"1/({step}·{x}^2)",
        "three": f"1/({2 * step}·{x}·{y})",
        "roots": f"-√{x}/{step}",
        "alternating": f"(-1)^{k}/{x}",
    }[kind]
