r"""Give a number that proves a limit: how near, or how far out, the function is as close to it as demanded.

Answer: one positive rational number; every number that works and is not much too careful is right.
Harder: more kinds of functions, smaller tolerances, limits at infinity.
Skills: calculus, algebra
Source: original; the definition of limits in any text on analysis.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import decimal, random_nonzero
from bootcamp.lib.polynomial import Polynomial, compose, evaluate
from bootcamp.lib.prompts import polynomial
from bootcamp.lib.shown_work import division
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_KINDS = ("linear", "quadratic", "quotient", "root", "infinity", "cubic")


class EpsilonDeltaWitness(Task["EpsilonDeltaWitness.Params", "EpsilonDeltaWitness.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds of functions are drawn from", levels=(1, 2, 2, 3, 4, 5, 6, 6, 6, 6), ge=1, le=6
        )
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 1, 1, 1, 1, 1, 2, 2), ge=0, le=5)
        margin: int = knob(
            "what is so many parts in 100 bolder must fail", levels=(50, 40, 30, 25, 20, 20, 15, 10, 8, 5), ge=1, le=100
        )
        largest: int = knob("the largest coefficient", levels=(5, 6, 7, 8, 9, 9, 9, 10, 12, 15), ge=3, le=30)

    class Instance(task.Instance):
        kind: str
        p: tuple[int, ...]  # the function or its numerator, or what stands under the root; constant term first
        q: tuple[int, ...]  # the denominator
        at: int  # unless it is a limit at infinity
        limit: Fraction
        tolerance: Fraction
        margin: int

        @property
        def function(self) -> str:
            first = polynomial(self.p)
            if self.kind == "root":
                return rf"\sqrt{{{first}}}"
            return first if self.q == (1,) else rf"\frac{{{first}}}{{{polynomial(self.q)}}}"

        @property
        def gap(self) -> str:
            return polynomial((-self.at, 1))

        @property
        def larger(self) -> Fraction:
            return 1 + Fraction(self.margin, 100)

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        Let

        $$f(x) = {{ function }}, \qquad L = {{ limit }}, \qquad ε = {{ tolerance }}$$

        {% if kind == "infinity" %}
        f(x) tends to L as x tends to +∞. Call a number N > 0 good if f(x) is defined and |f(x) - L| < ε for all real
        x > N. Give a rational number N that is good while N/({{ larger }}) is not good. Any such N will do.
        {% else %}
        f(x) tends to L as x tends to {{ at }}. Call a number δ > 0 good if f(x) is defined and |f(x) - L| < ε for all
        real x with 0 < |{{ gap }}| < δ. Give a rational number δ that is good while ({{ larger }})·δ is not good. Any
        such δ will do.
        {% endif %}
        """,
        zh=r"""
        设

        $$f(x) = {{ function }}, \qquad L = {{ limit }}, \qquad ε = {{ tolerance }}$$

        {% if kind == "infinity" %}
        当 x 趋于 +∞ 时 f(x) 趋于 L。若对一切实数 x > N，f(x) 都有定义且 |f(x) - L| < ε，则称数 N > 0 是“好的”。
        给出一个有理数 N，使 N 是好的而 N/({{ larger }}) 不是好的。任何一个这样的 N 都可以。
        {% else %}
        当 x 趋于 {{ at }} 时 f(x) 趋于 L。若对一切满足 0 < |{{ gap }}| < δ 的实数 x，f(x) 都有定义且
        |f(x) - L| < ε，则称数 δ > 0 是“好的”。给出一个有理数 δ，使 δ 是好的而 ({{ larger }})·δ 不是好的。
        任何一个这样的 δ 都可以。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        n = params.largest
        at = rng.randint(-5, 5)
        q: tuple[int, ...] = (1,)
        size = {"linear": 2, "quadratic": 3, "cubic": 4, "root": 2}.get(kind, 2)
        p = (*(rng.randint(-n, n) for _ in range(size - 1)), random_nonzero(rng, max(2, n // 2)))
        if kind in ("quotient", "infinity"):
            q = (rng.randint(-n, n), rng.choice((1, 1, 2, 3)))
            if p[1] * q[0] == p[0] * q[1] or not evaluate(q, at):
                raise task.Retry
        limit = Fraction(p[1], q[-1]) if kind == "infinity" else Fraction(evaluate(p, at), evaluate(q, at))
        if kind == "root":
            root = rng.randint(1, 6)
            p, limit = (root * root - p[1] * at, p[1]), Fraction(root)
        tolerance = Fraction(rng.randint(1, 9), rng.choice((10, 20, 25, 50, 100)))
        instance = self.Instance(kind=kind, p=p, q=q, at=at, limit=limit, tolerance=tolerance, margin=params.margin)
        if kind == "cubic" and _shifted(instance)[1] * _shifted(instance)[3] < 0:
            raise task.Retry
        return instance, self.solve(instance)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        p, q, at, e, limit = instance.p, instance.q, instance.at, instance.tolerance, instance.limit
        moved = _shifted(instance)
        lines = [f"t = {instance.gap}", f"f(x) - L = {polynomial(moved, 't')}"]
        if instance.kind == "linear":
            size = e / abs(Fraction(moved[1]))
            lines.append(f"{division(e, abs(Fraction(moved[1])))} = {size}")
        elif instance.kind == "root":
            low, high = max(limit - e, Fraction(0)), limit + e
            gaps = limit**2 - low**2, high**2 - limit**2
            lines = [f"{limit}^2 - ({low})^2 = {gaps[0]}", f"({high})^2 - {limit}^2 = {gaps[1]}"]
            size = Fraction(min(gaps)) / abs(p[1])
            lines.append(f"{division(Fraction(min(gaps)), abs(p[1]))} = {size}")
        elif instance.kind == "infinity":
            gap = Fraction(p[0] * q[1] - p[1] * q[0], q[1])
            lines = [f"f(x) - L = ({gap})/({polynomial(q)})", f"{polynomial(q)} ≥ {abs(gap) / e}"]
            size = (abs(gap) / e - q[0]) / q[1]
        elif instance.kind == "quotient":
            under, gap = evaluate(q, at), Fraction(p[1] * q[0] - p[0] * q[1])
            slope, size = abs(gap) + e * abs(under) * q[1], e * under * under
            lines[1] = f"f(x) - L = ({gap})t/({under}({polynomial((under, q[1]), 't')}))"
            lines.append(f"{abs(gap)}δ = {e}·{abs(under)}({polynomial((abs(under), -q[1]), 'δ')})")
            lines.append(f"({slope})δ = {size}")
            size /= slope
        else:
            sizes = [abs(Fraction(c)) for c in moved]
            lines.append(f"g(δ) = {polynomial(sizes, 'δ')}")
            good, unit = Fraction(0), Fraction(1)
            while not good or evaluate(sizes, good * instance.larger) <= e:  # digit by digit
                value = evaluate(sizes, good + unit)
                lines.append(f"g({decimal(good + unit)}) = {decimal(value)} {'≤' if value <= e else '>'} {e}")
                good, unit = (good + unit, unit) if value <= e else (good, unit / 10)
            last = (size := good) * instance.larger
            lines.append(f"g({decimal(last)}) = {decimal(evaluate(sizes, last))} > {e}")
        return "\n".join([*lines, f"{'N' if instance.kind == 'infinity' else 'δ'}: {size}"])

    def solve(self, instance: Instance) -> Fraction:
        """Halve an interval between a good number and one that is not; then round inwards to a short fraction."""
        good, bad = Fraction(1, 10**6), Fraction(10**6)
        if instance.kind == "infinity":
            good, bad = bad, good
        if not _is_good(instance, good) or _is_good(instance, bad):
            raise task.Retry
        for _ in range(60):
            middle = (good + bad) / 2
            good, bad = (middle, bad) if _is_good(instance, middle) else (good, middle)
        for digits in range(1, 12):
            scale = 10**digits
            rounded = Fraction(-(-good * scale // 1) if instance.kind == "infinity" else good * scale // 1, scale)
            if rounded > 0 and not self.check(instance, rounded):
                return rounded
        raise task.Retry

    def check(self, instance: Instance, answer: Fraction) -> str:
        name = "N" if instance.kind == "infinity" else "δ"
        if answer <= 0:
            return f"{name} is not positive"
        if not _is_good(instance, answer):
            return f"{name} is not good"
        other = answer / instance.larger if instance.kind == "infinity" else answer * instance.larger
        return f"{name} is more careful than allowed" if _is_good(instance, other) else ""


def _shifted(instance: EpsilonDeltaWitness.Instance) -> Polynomial:
    """Give f(at + t) - L as a polynomial in t."""
    moved = compose(instance.p, (instance.at, 1))
    return (moved[0] - instance.limit, *moved[1:])


def _is_good(instance: EpsilonDeltaWitness.Instance, size: Fraction) -> bool:
    p, q, tolerance = instance.p, instance.q, instance.tolerance
    if instance.kind == "root":  # f is s - ε where what is under the root is (s - ε)^2, and s + ε above
        reach = abs(p[1]) * size  # how far what is under the root moves
        s = instance.limit
        low = max(s - tolerance, Fraction(0))
        return reach <= s * s and s * s - reach >= low * low and s * s + reach <= (s + tolerance) ** 2
    if instance.kind == "infinity":  # f - L is gap/(c (c x + d))
        c, d = q[1], q[0]
        return c * size + d >= 0 and tolerance * c * (c * size + d) >= abs(p[0] * c - p[1] * d)
    if instance.kind == "quotient":  # f - L is gap t/(under (under + c t)), worst towards the pole
        under = evaluate(q, instance.at)
        room = abs(under) - q[1] * size
        return room > 0 and abs(p[1] * q[0] - p[0] * q[1]) * size <= tolerance * abs(under) * room
    # |f - L| is largest at one of the ends, where the terms add up: the coefficients of t and t^3 have one sign
    return sum((abs(Fraction(c)) * size**k for k, c in enumerate(_shifted(instance))), Fraction(0)) <= tolerance
