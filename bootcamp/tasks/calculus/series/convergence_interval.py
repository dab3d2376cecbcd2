r"""Find all real x for which a power series, or a series in powers of a function of x, converges.

Answer: an interval or a union of two, with the end points decided.
Harder: more factors in the coefficients, factorials and binomial coefficients, squares and quotients in place of x - c.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import IntervalSet
from bootcamp.verifiers.symbolic import E, Interval, add, div, mul, number, sqrt, union
from bootcamp.verifiers.symbolic.intervals import Pieces, closed_form

_EXTRAS = ("", "", "central", "inverse central", "stirling", "inverse stirling")


class ConvergenceInterval(Task["ConvergenceInterval.Params", "ConvergenceInterval.Instance", Pieces]):
    version = 1

    class Params(task.Params):
        factors: int = knob(
            "how many of base, logarithm and factorials may occur", levels=(0, 1, 1, 2, 2, 2, 3, 3, 3, 3), ge=0, le=3
        )
        arguments: int = knob(
            "how many kinds of functions of x there are", levels=(1, 1, 2, 2, 3, 3, 4, 4, 4, 4), ge=1, le=4
        )
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 0, 0, 1, 1, 1, 2, 2), ge=0, le=3)
        largest: int = knob("the largest coefficient", levels=(9, 9, 9, 9, 9, 9, 9, 10, 12, 20), ge=3, le=30)

    class Instance(task.Instance):
        exponent: Fraction  # of n
        logarithm: int  # the exponent of ln n
        base: Fraction  # its n-th power is a factor
        alternating: bool
        extra: str  # a factor with factorials
        argument: tuple[int, ...]  # (a, b): ax + b; (a, b, 2): its square; (a, b, c, d): (ax + b)/(cx + d)

        @property
        def start(self) -> int:
            return 2 if self.logarithm else 1

        @property
        def term(self) -> str:
            over: list[str] = []
            under: list[str] = []
            for value, mark in ((self.exponent, "n"), (self.logarithm, r"\ln n")):
                if value:
                    (over if value > 0 else under).append(_powered(mark, abs(Fraction(value))))
            extras = {"central": r"\binom{2n}{n}", "stirling": r"\frac{n!}{n^n}"}
            if self.extra == "central":
                over.append(extras["central"])
            if self.extra == "inverse central":
                over.append("(n!)^2")
                under.append("(2n)!")
            if "stirling" in self.extra:
                (over if self.extra == "stirling" else under).append("n!")
                (under if self.extra == "stirling" else over).append("n^n")
            for value, side in ((self.base.numerator, over), (self.base.denominator, under)):
                if value > 1:
                    side.append(f"{value}^n")
            if self.alternating:
                over.insert(0, "(-1)^n")
            top = r" \, ".join(over) or "1"
            bottom = r" \, ".join(under)
            return (rf"\frac{{{top}}}{{{bottom}}}" if under else top if over else "") + self.power

        @property
        def power(self) -> str:
            first = polynomial(self.argument[1::-1])
            if len(self.argument) == 4:
                return rf" \left(\frac{{{first}}}{{{polynomial(self.argument[:1:-1])}}}\right)^n"
            return f" ({first})^{{2n}}" if len(self.argument) == 3 else f" ({first})^n"

    answer = IntervalSet()
    prompt = Prompt(
        en=r"""
        Find the set of all real numbers x for which the series

        $$\sum_{n={{ start }}}^{\infty} {{ term }}$$

        converges, absolutely or conditionally. Decide every end point exactly.

        {% if "central" == extra %}
        Here $\binom{2n}{n}$ is the binomial coefficient "2n choose n".
        {% endif %}
        {% if argument | length == 4 %}
        Where a denominator is zero the series is not defined, and does not converge.
        {% endif %}
        """,
        zh=r"""
        求使级数

        $$\sum_{n={{ start }}}^{\infty} {{ term }}$$

        收敛（绝对收敛或条件收敛）的全体实数 x 的集合。端点处是否收敛要逐一判断。

        {% if "central" == extra %}
        其中 $\binom{2n}{n}$ 是从 2n 个元素中取 n 个的组合数。
        {% endif %}
        {% if argument | length == 4 %}
        使分母为零的 x 处级数无定义，视为不收敛。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pieces]:
        used = rng.sample(("base", "logarithm", "extra"), params.factors)
        half = Fraction(rng.choice((-1, 1)), 2) if rng.random() < 0.5 else 0
        instance = self.Instance(
            exponent=Fraction(rng.choice((-3, -2, -1, -1, -1, 0, 1, 2))) + (half if params.factors else 0),
            logarithm=rng.choice((-2, -1, -1, 1)) if "logarithm" in used else 0,
            base=Fraction(rng.randint(1, params.largest), rng.randint(1, params.largest))
            if "base" in used
            else Fraction(1),
            alternating=rng.random() < 0.5,
            extra=rng.choice(_EXTRAS) if "extra" in used else "",
            argument=_draw_argument(
                rng.randrange(min(params.easiest, params.arguments - 1), params.arguments), params, rng
            ),
        )
        if not instance.exponent and not instance.logarithm and not instance.extra:
            raise task.Retry
        if instance.argument == (1, 0) or (len(instance.argument) == 4 and "stirling" in instance.extra):
            raise task.Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Pieces:
        """Compare the terms with r^n n^s (ln n)^q, which Stirling's formula gives."""
        rate, exponent = instance.base, instance.exponent
        if instance.extra:
            exponent += Fraction(1 if instance.extra in ("inverse central", "stirling") else -1, 2)
        if "central" in instance.extra:
            rate = rate / 4 if instance.extra == "inverse central" else rate * 4
        radius = number(1 / rate)
        if "stirling" in instance.extra:
            radius = mul(radius, E) if instance.extra == "stirling" else div(radius, E)
        positive = exponent < -1 or (exponent == -1 and instance.logarithm < -1)
        changing = exponent < 0 or (exponent == 0 and instance.logarithm < 0)
        at_high, at_low = (changing, positive) if instance.alternating else (positive, changing)
        a, b, *rest = instance.argument
        if len(rest) == 2:
            return _quotient(instance.argument, 1 / rate, at_low, at_high)
        if rest:
            radius, at_low = sqrt(radius), at_high
        ends = [
            (div(add(sign, number(-b)), a), closed) for sign, closed in ((mul(-1, radius), at_low), (radius, at_high))
        ]
        (low, low_closed), (high, high_closed) = ends if a > 0 else ends[::-1]
        return union([Interval(closed_form(low), closed_form(high), low_closed, high_closed)])


def _powered(mark: str, exponent: Fraction) -> str:
    mark = rf"({mark})" if exponent != 1 and mark != "n" else mark
    if exponent == Fraction(1, 2):
        return rf"\sqrt{{{mark}}}"
    return mark if exponent == 1 else f"{mark}^{{{exponent}}}"


def _draw_argument(kind: int, params: ConvergenceInterval.Params, rng: Random) -> tuple[int, ...]:
    """Draw x - c, ax + b, the square of either, or a quotient of such."""
    b, a = rng.randint(-params.largest, params.largest), rng.choice((-3, -2, 2, 3, 4, 5))
    if kind == 0:
        return (1, b)
    if kind == 1:
        return (a, b)
    if kind == 2:
        return (rng.choice((1, 1, 2, 3)), b, 2)
    c, d = rng.choice((1, 1, 2, 3)), rng.randint(-params.largest, params.largest)
    a = rng.choice((1, 1, 2, 3, 4))
    if a * d == b * c:
        raise task.Retry
    return (a, b, c, d)


def _quotient(argument: tuple[int, ...], radius: Fraction, at_low: bool, at_high: bool) -> Pieces:
    """Solve |(ax + b)/(cx + d)| < R, and decide where the quotient is R or -R."""
    a, b, c, d = argument
    if abs(a) == radius * abs(c):
        raise task.Retry
    ends = sorted(
        ((value * d - b) / (a - value * c), closed) for value, closed in ((-radius, at_low), (radius, at_high))
    )
    (low, low_closed), (high, high_closed) = ends
    if abs(a) > radius * abs(c):
        return union([Interval(low, high, low_closed, high_closed)])
    return union([Interval(None, low, False, low_closed), Interval(high, None, high_closed, False)])
