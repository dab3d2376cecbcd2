r"""Sum an infinite series whose terms are a polynomial times a power, over linear factors or factorials.

Answer: a closed form in numbers, e, logarithms, roots and π, without a sign of summation.
Harder: more families of series, higher degree of the polynomial, more factors below.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero, square_part
from bootcamp.lib.polynomial import Polynomial, divide, evaluate, from_roots, multiply
from bootcamp.lib.prompts import polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import PI, E, Node, add, apply, div, mul, number, power, sqrt
from bootcamp.verifiers.symbolic.tree import walk

_FAMILIES = ("geometric", "exponential", "logarithm", "double", "binomial", "arctangent")


class PowerSeriesSum(Task["PowerSeriesSum.Params", "PowerSeriesSum.Instance", Node]):
    version = 1

    class Params(task.Params):
        families: int = knob("how many families are drawn from", levels=(1, 2, 3, 3, 4, 5, 6, 6, 6, 6), ge=1, le=6)
        easiest: int = knob("how many easy ones are left out", levels=(0, 0, 0, 0, 0, 1, 1, 1, 1, 1), ge=0, le=5)
        degree: int = knob("the degree of the polynomial", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 5), ge=1, le=6)
        factors: int = knob(
            "how many linear factors may stand below", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=4
        )
        largest: int = knob(
            "the largest coefficient and denominator", levels=(3, 4, 5, 5, 5, 6, 6, 7, 7, 8), ge=2, le=12
        )

    class Instance(task.Instance):
        family: str
        numerator: tuple[int, ...]  # the polynomial in n, constant term first
        below: tuple[int, ...]  # (n + b) for each b stands below
        x: Fraction

        @property
        def term(self) -> str:
            top = polynomial(self.numerator, "n")
            if sum(map(bool, self.numerator)) > 1:
                top = f"({top})"
            x, y = abs(self.x.numerator), self.x.denominator
            size = ("-" if self.x < 0 else "") + (f"{x}" if y == 1 else rf"\frac{{{x}}}{{{y}}}")
            base = f"{size}^n" if size.isdigit() else rf"\left({size}\right)^n"
            top = f"{'' if top == '1' else top} {'' if self.x == 1 else base}".strip() or "1"
            if self.family == "binomial":
                top = rf"\binom{{2n}}{{n}} {top}"
            factors = self.below if len(self.below) > 1 else ()
            under = {"exponential": "n!", "double": "(2n)!", "arctangent": "2n + 1"}.get(self.family, "")
            under = "".join(f"(n + {b})" for b in factors) or (f"n + {self.below[0]}" if self.below else under)
            return rf"\frac{{{top}}}{{{under}}}" if under else top

    answer = Math()
    prompt = Prompt(
        en=r"""
        Find the exact sum of the convergent series

        $$\sum_{n=0}^{\infty} {{ term }}$$

        {% if family == "binomial" %}
        Here \binom{2n}{n} is the binomial coefficient "2n choose n".
        {% endif %}
        Give a closed form, without signs of summation, product, limit or integration.
        """,
        zh=r"""
        求下列收敛级数的和的精确值：

        $$\sum_{n=0}^{\infty} {{ term }}$$

        {% if family == "binomial" %}
        其中 \binom{2n}{n} 是从 2n 个元素中取 n 个的组合数。
        {% endif %}
        结果写成闭式，不能含求和、连乘、极限或积分符号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        family = rng.choice(_FAMILIES[params.easiest : params.families])
        numerator = tuple(rng.randint(-params.largest, params.largest) for _ in range(params.degree))
        below = sorted(rng.sample(range(1, params.factors + 3), params.factors)) if family == "logarithm" else []
        instance = self.Instance(
            family=family,
            numerator=(*numerator, rng.randint(1, params.largest)),
            below=tuple(below),
            x=_draw_x(family, params.largest, rng),
        )
        answer = self.solve(instance)
        if any(isinstance(node.leaf, Fraction) and node.leaf > 10**6 for node in walk(answer)):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Node:
        p, x = instance.numerator, instance.x
        if instance.family == "geometric":
            return number(_nonzero(_geometric(p, x)))
        if instance.family == "exponential":
            falling = _falling(p)
            value = sum((c * x**k for k, c in enumerate(falling)), Fraction(0))
            return mul(number(_nonzero(value)), power(E, number(x)))
        if instance.family == "binomial":
            return _binomial(p, x)
        if instance.family == "logarithm":
            return _logarithm(p, instance.below, x)
        return _double(p, x) if instance.family == "double" else _arctangent(p, x)


def _nonzero(value: Fraction) -> Fraction:
    if not value:
        raise task.Retry
    return value


def _draw_x(family: str, largest: int, rng: Random) -> Fraction:
    if family == "exponential":
        return Fraction(random_nonzero(rng, largest), rng.choice((1, 1, 2)))
    if family == "double":
        return Fraction(rng.choice((-1, 1)) * rng.randint(1, 3) ** 2)
    if family == "arctangent":
        return Fraction(rng.choice((Fraction(-1, 3), Fraction(1, 4), Fraction(1, 9), Fraction(-1, 3))))
    if family == "binomial":
        k = rng.randint(3, largest + 2)
        return rng.choice((Fraction(k * k - 1, 4 * k * k), Fraction(1, 4 * k), Fraction(-1, 4 * k)))
    under = rng.randint(2, largest)
    return Fraction(rng.choice([a for a in range(1 - under, under) if a]), under)


def _falling(p: Polynomial | tuple[int, ...]) -> list[Fraction]:
    """Write a polynomial in n as a sum of c_k n (n - 1) ... (n - k + 1)."""
    found, rest = [], tuple(map(Fraction, p))
    for k in range(len(p)):
        quotient, remainder = divide(rest, (-k, 1))
        found.append(Fraction(remainder[0] if remainder else 0))
        rest = tuple(map(Fraction, quotient))
    return found


def _geometric(p: Polynomial | tuple[int, ...], x: Fraction) -> Fraction:
    return sum((c * factorial(k) * x**k / (1 - x) ** (k + 1) for k, c in enumerate(_falling(p))), Fraction(0))


def _binomial(p: tuple[int, ...], x: Fraction) -> Node:
    """Differentiate (1 - 4x)^(-1/2) as often as falling factors say."""
    under = 1 - 4 * x
    value, rising = Fraction(0), Fraction(1)
    for k, c in enumerate(_falling(p)):
        value += c * rising * (4 * x / under) ** k
        rising *= Fraction(1, 2) + k
    outside, inside = square_part(under.numerator * under.denominator)
    return div(number(_nonzero(value) * under.denominator / outside), sqrt(number(inside)) if inside > 1 else 1)


def _double(p: tuple[int, ...], x: Fraction) -> Node:
    """Let n be half of m: sums over even m of falling factors of m times s^m / m!, s being the root of x."""
    s = Fraction(square_part(abs(x.numerator))[0])
    halved = tuple(Fraction(c, 2**k) for k, c in enumerate(p))
    even, odd = Fraction(0), Fraction(0)  # of cosh s and sinh s, or of cos s and sin s
    for k, c in enumerate(_falling(halved)):
        sign = 1 if x > 0 else (1, -1, -1, 1)[k % 4]  # of the k-th derivative of the cosine
        even, odd = (even, odd + sign * c * s**k) if k % 2 else (even + sign * c * s**k, odd)
    first, second = ("cosh", "sinh") if x > 0 else ("cos", "sin")
    if not even and not odd:
        raise task.Retry
    return add(mul(number(even), apply(first, number(s))), mul(number(odd), apply(second, number(s))))


def _arctangent(p: tuple[int, ...], x: Fraction) -> Node:
    """Divide by 2n + 1; what is left is a multiple of arctan s / s or artanh s / s, where s^2 is the size of x."""
    quotient, remainder = divide(p, (1, 2))
    rest = _nonzero(Fraction(remainder[0] if remainder else 0))
    whole = _geometric(quotient, x)
    if x < 0:  # -1/3: arctan(1/√3) √3
        return add(number(whole), mul(number(rest / 6), PI, sqrt(number(3))))
    s = Fraction(square_part(x.numerator)[0], square_part(x.denominator)[0])
    return add(number(whole), mul(number(rest / (2 * s)), apply("ln", number((1 + s) / (1 - s)))))


def _logarithm(p: tuple[int, ...], below: tuple[int, ...], x: Fraction) -> Node:
    """Split into partial fractions; the sum of x^n/(n + b) is -ln(1 - x) less its first terms, over x^b."""
    whole, _ = divide(p, from_roots(-b for b in below))
    rational, factor = _geometric(whole, x), Fraction(0)
    for b in below:
        others: Polynomial = (1,)
        for c in below:
            if c != b:
                others = multiply(others, (c, 1))
        residue = Fraction(evaluate(p, -b)) / Fraction(evaluate(others, -b))
        factor += residue / x**b
        rational -= residue * sum(x ** (k - b) / k for k in range(1, b))
    return add(number(rational), mul(number(_nonzero(-factor)), apply("ln", number(1 - x))))
