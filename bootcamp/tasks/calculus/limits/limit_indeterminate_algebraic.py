r"""Find a limit of the form 0/0 or ∞ - ∞ of polynomials and roots.

Answer: a closed form, a rational number or one with a square root.
Harder: zeros of higher order, more and nested roots, differences of roots at infinity.
Skills: algebra, calculus
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero, square_part
from bootcamp.lib.polynomial import from_roots, multiply, random_polynomial
from bootcamp.lib.series import Irrational, Series, expand
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, add, apply, div, mul, number, power, render, sqrt, substitute, symbol

_X = symbol("x")


class LimitIndeterminateAlgebraic(
    Task["LimitIndeterminateAlgebraic.Params", "LimitIndeterminateAlgebraic.Instance", Node]
):
    version = 1

    class Params(task.Params):
        multiplicity: int = knob("the largest order of a zero", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=5)
        radicals: int = knob(
            "how many differences with roots there are", levels=(0, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=0, le=5
        )
        kinds: int = knob(
            "how many kinds of such differences there are", levels=(1, 1, 2, 3, 3, 4, 4, 4, 4, 4), ge=1, le=4
        )
        infinity: bool = knob("whether x may go to infinity", levels=(False,) * 3 + (True,) * 7)
        largest: int = knob("the largest coefficient", levels=(5, 6, 7, 8, 8, 9, 9, 9, 9, 9), ge=3, le=20)

    class Instance(task.Instance):
        expression: str  # in LaTeX
        at: int | None  # None for infinity

    answer = Math()
    prompt = Prompt(
        en=r"""
        Find the exact value of the limit

        $$\lim_{x \to {{ "+\\infty" if at is none else at }}} {{ expression }}$$
        """,
        zh=r"""
        求极限的精确值：

        $$\lim_{x \to {{ "+\\infty" if at is none else at }}} {{ expression }}$$
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        if params.infinity and rng.random() < 0.35:
            tree, limit = _at_infinity(params, rng)
            at = None
        else:
            at = random_nonzero(rng, 4)
            tree, limit = _at_point(params, rng, at)
        text = render(tree)
        literals = [int(part) for part in "".join(c if c.isdigit() else " " for c in render(limit)).split()]
        if len(text) > 260 or limit in (number(0), number(1), number(-1)) or max(literals) > 20_000:
            raise task.Retry
        return self.Instance(expression=text, at=at), limit


def _polynomial(coefficients: tuple[int | Fraction, ...]) -> Node:
    terms = [mul(c, power(_X, n)) for n, c in enumerate(coefficients) if c]
    return add(*terms[::-1])


def _with_value(params: LimitIndeterminateAlgebraic.Params, rng: Random, at: int, value: int) -> Node:
    """Draw a linear or quadratic polynomial with this value at a point."""
    slope = random_nonzero(rng, params.largest // 2)
    bend = rng.choice((0, 0, 1, -1))
    return _polynomial((value - slope * at - bend * at * at, slope, bend))


def _lead(tree: Node, at: int) -> tuple[int, Fraction]:
    """Give the order and the coefficient of the first power of x - at."""
    series: Series = expand(substitute(tree, "x", add(_X, at)), 6)
    for order, c in enumerate(series):
        if c:
            return order, Fraction(c)
    raise task.Retry


def _vanishing(params: LimitIndeterminateAlgebraic.Params, rng: Random, at: int) -> tuple[Node, int, Fraction, int]:
    """Draw a difference that vanishes at a point: its order there, its coefficient less a root, the root's square."""
    kind = rng.randrange(params.kinds)
    if kind == 3:
        inner = add(apply("sqrt", _with_value(params, rng, at, rng.choice((1, 4, 9)))), 0)
        value = int(expand(substitute(inner, "x", add(_X, at)), 1)[0])
        tree = add(sqrt(add(inner, rng.choice((4, 9, 16)) - value)), 0)
        tree = add(tree, -int(expand(substitute(tree, "x", add(_X, at)), 1)[0]))
    elif kind == 2:
        under = rng.choice((2, 3, 5, 6, 7, 10))
        first, second = (_with_value(params, rng, at, under) for _ in range(2))
        tree = add(sqrt(div(first, under)), mul(-1, sqrt(div(second, under))))
        order, c = _lead(tree, at)
        return add(sqrt(first), mul(-1, sqrt(second))), order, c, under
    elif kind == 1:
        root = rng.choice((-2, -1, 1, 2, 3))
        tree = add(apply("root", 3, _with_value(params, rng, at, root**3)), -root)
    else:
        root = rng.randint(1, 6)
        tree = add(sqrt(_with_value(params, rng, at, root**2)), -root)
    return tree, *_lead(tree, at), 1


def _at_point(params: LimitIndeterminateAlgebraic.Params, rng: Random, at: int) -> tuple[Node, Node]:
    """Divide products of differences and polynomials that vanish of the same order."""
    sides: list[list[Node]] = [[], []]
    orders, value, square = [0, 0], Fraction(1), Fraction(1)
    for _ in range(params.radicals):
        side = rng.randrange(2)
        try:
            tree, order, c, under = _vanishing(params, rng, at)
        except (Irrational, ZeroDivisionError):
            raise task.Retry from None
        sides[side].append(tree)
        orders[side] += order
        value, square = (value / c, square / under) if side else (value * c, square * under)
    total = max(max(orders), rng.randint(1, params.multiplicity))
    for side in range(2):
        missing = total - orders[side]
        if missing or not sides[side]:
            other = random_polynomial(rng, rng.randint(0 if params.radicals else 1, 1), -params.largest, params.largest)
            p = multiply(from_roots([at] * missing), other)
            sides[side].append(_polynomial(p))
            c = sum((k * Fraction(at) ** n for n, k in enumerate(other)), Fraction(0))
            if not c:
                raise task.Retry
            value = value / c if side else value * c
    outside, inside = square_part(square.numerator * square.denominator)
    limit = mul(number(value * outside / square.denominator), sqrt(inside) if inside > 1 else 1)
    return div(mul(*sides[0]), mul(*sides[1])), limit


def _at_infinity(params: LimitIndeterminateAlgebraic.Params, rng: Random) -> tuple[Node, Node]:
    """Add roots of polynomials in x and take away what they grow like; every root is x times a series in 1/x."""
    terms: list[Node] = []
    total = [Fraction(0)] * 3
    raised = int(params.multiplicity > 2)
    for _ in range(max(params.radicals, 1)):
        degree = rng.choice((2, 2, 3)) if params.kinds > 1 else 2
        lead = rng.randint(1, 3) ** degree
        tail = [rng.randint(-params.largest, params.largest) for _ in range(degree)]
        scale = rng.choice((-2, -1, 1, 1, 2))
        p = _polynomial((*tail, lead))
        terms.append(mul(scale, sqrt(p) if degree == 2 else apply("root", 3, p)))
        series = expand(power(_polynomial((lead, *tail[::-1])), Fraction(1, degree)), 3)
        total = [t + scale * c for t, c in zip(total, series, strict=True)]
    terms.append(mul(-1 * total[0], _X))
    if raised:
        terms.append(number(-total[1]))
    limit = total[1 + raised]
    if limit.denominator > 200 or abs(limit) in (0, 1) or any(t.denominator > 12 for t in total[:2]):
        raise task.Retry
    tree = add(*terms)
    return (mul(_X, tree) if raised else tree), number(limit)
