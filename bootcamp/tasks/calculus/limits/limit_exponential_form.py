r"""Find a limit of the form 1^∞, 0^0 or ∞^0.

Answer: a closed form, usually a power of e.
Harder: more kinds of bases, zeros of higher order, functions inside functions.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.series import Irrational, expand
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import E, Node, add, apply, div, mul, number, power, render, symbol

_X = symbol("x")


class LimitExponentialForm(Task["LimitExponentialForm.Params", "LimitExponentialForm.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of forms are drawn from", levels=(1, 2, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        order: int = knob("the largest order to which the base is 1", levels=(1, 1, 2, 2, 2, 2, 3, 3, 4, 4), ge=1, le=5)
        depth: int = knob("how deep functions are nested", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=3)
        nested: bool = knob("whether half the bases are drawn for the form 1^∞ at 0", levels=(False,) * 5 + (True,) * 5)
        largest: int = knob("the largest coefficient", levels=(5, 7, 6, 9, 9, 8, 9, 12, 12, 14), ge=3, le=15)

    class Instance(task.Instance):
        expression: str  # in LaTeX
        at: str  # what x tends to

    answer = Math()
    prompt = Prompt(
        en=r"""
        Find the exact value of the limit

        $$\lim_{x \to {{ at }}} {{ expression }}$$
        """,
        zh=r"""
        求极限的精确值：

        $$\lim_{x \to {{ at }}} {{ expression }}$$
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        make = rng.choice((_quotient, _unit_base, _zero_base, _growing_base)[: params.kinds])
        if params.nested and rng.random() < 0.5:
            make = _unit_base
        try:
            base, exponent, at, limit = make(params, rng)
        except (Irrational, ZeroDivisionError):
            raise task.Retry from None
        if abs(limit) in (0, 1) or limit.denominator > 200 or abs(limit) > 100:
            raise task.Retry
        return self.Instance(expression=render(power(base, exponent)), at=at), power(E, number(limit))


Made = tuple[Node, Node, str, Fraction]
"""Base, exponent, what x tends to, and the logarithm of the limit."""


def _polynomial(*coefficients: int | Fraction) -> Node:
    return add(*(mul(c, power(_X, n)) for n, c in list(enumerate(coefficients))[::-1] if c))


def _quotient(params: LimitExponentialForm.Params, rng: Random) -> Made:
    """Raise a quotient of polynomials that tends to 1 to a power that grows as it must."""
    order = rng.randint(1, min(params.order, 3))
    degree = rng.randint(order, min(order + 1, 3))
    lead = rng.randint(1, min(params.largest, 4))
    shared = [rng.randint(-params.largest, params.largest) for _ in range(degree)]
    over, under = [*shared, lead], [*shared, lead]
    for n in range(degree - order + 1):
        over[n], under[n] = (rng.randint(-params.largest, params.largest) for _ in range(2))
    gap = over[degree - order] - under[degree - order]
    exponent = [rng.randint(-params.largest, params.largest) for _ in range(order)]
    c = random_nonzero(rng, params.largest)
    shown = _polynomial(*exponent, c)
    return (
        div(_polynomial(*over), _polynomial(*under)),
        shown,
        rng.choice((r"+\infty", r"-\infty")),
        Fraction(gap * c, lead),
    )


def _inner(params: LimitExponentialForm.Params, rng: Random) -> Node:
    """Draw a function that vanishes at 0 with a nonzero slope."""
    inner = mul(random_nonzero(rng, params.largest), _X)
    for _ in range(rng.randint(0, params.depth - 1)):
        inner = apply(rng.choice(("sin", "tan", "arctan", "sinh")), inner)
    return inner


def _unit_base(params: LimitExponentialForm.Params, rng: Random) -> Made:
    """Raise a function with the value 1 at 0 to c over something that vanishes as fast as its logarithm."""
    a, b = _inner(params, rng), _inner(params, rng)
    wave = apply(rng.choice(("sin", "tan", "arctan")), _X)
    bases = (
        *(
            add(power(E, a), mul(rng.randint(1, 3), apply("sin", b))),
            _polynomial(1, *(random_nonzero(rng, params.largest) for _ in range(2))),
        ),
        *(add(1, apply("tan", a)), apply("cos", a), add(apply("cos", a), apply("sin", mul(b, _X)))),
        *(div(apply("cos", a), apply("cos", b)), mul(apply("cos", a), power(E, power(_X, 2)))),
        *(
            div(add(1, apply("sin", a)), add(1, apply("sin", b))),
            add(apply("cos", a), mul(random_nonzero(rng, params.largest), power(_X, 2))),
        ),
        *(mul(add(1, a), power(E, mul(-1, a))), add(power(E, a), mul(-1, a))),
    )
    base = rng.choice(bases)
    series = expand(apply("ln", base), params.order + 1)
    order = next((n for n, c in enumerate(series) if c), 0)
    if not order or (params.nested and order < 2):
        raise task.Retry
    unders = [power(_X, order), mul(power(_X, order - 1), wave)]
    if order >= 2:
        unders.append(mul(power(_X, order - 2), add(1, mul(-1, apply("cos", _X)))))
    under = rng.choice(unders[: 1 + (params.order > 1) + (params.depth > 1)])
    below = expand(under, order + 1)[order]
    c = Fraction(random_nonzero(rng, params.largest))
    return base, div(number(c), under), "0", Fraction(c * series[order] / below)


def _zero_base(params: LimitExponentialForm.Params, rng: Random) -> Made:
    """Raise what vanishes as x^p to c over the logarithm of what vanishes as x^q."""
    p, q = rng.randint(1, 4), rng.randint(2, 5)
    c = random_nonzero(rng, params.largest)
    first, second = (_positive(params, rng, size) for size in (p, q))
    return first, div(c, apply("ln", second)), "0^{+}", Fraction(c * p, q)


def _positive(params: LimitExponentialForm.Params, rng: Random, order: int) -> Node:
    """Draw a function that is positive right of 0 and vanishes as this power of x there."""
    a = rng.randint(1, params.largest)
    inner = add(mul(a, power(_X, order)), mul(rng.randint(1, params.largest), power(_X, order + rng.randint(1, 2))))
    ways = [
        inner,
        apply("sin", inner),
        add(power(E, inner), -1),
        apply("arctan", inner),
        apply("ln", add(1, *inner.args)),
    ]
    if order >= 2:
        ways.append(mul(power(_X, order - 2), add(1, mul(-1, apply("cos", mul(a, _X))))))
    return rng.choice(ways)


def _growing_base(params: LimitExponentialForm.Params, rng: Random) -> Made:
    """Raise a sum in which an exponential leads to b/x, or a polynomial to c over a logarithm."""
    a, b = rng.randint(2, params.largest), random_nonzero(rng, params.largest)
    tail = _polynomial(*(rng.randint(0, params.largest) for _ in range(3)), 1)
    if rng.random() < 0.5:
        less = mul(rng.randint(2, params.largest), power(E, mul(rng.randint(1, a - 1), _X)))
        c = rng.randint(1, 5)
        return (
            add(mul(rng.randint(1, 5), power(E, mul(a, _X))), less, *tail.args),
            div(b, _polynomial(rng.randint(-9, 9), c)),
            r"+\infty",
            Fraction(a * b, c),
        )
    second = _polynomial(*(rng.randint(0, params.largest) for _ in range(rng.randint(2, 5))), rng.randint(2, 9))
    degree = next(n for n in range(9, 0, -1) if f"x^{{{n}}}" in render(second) or n == 1)
    return tail, div(b, apply("ln", second)), r"+\infty", Fraction(3 * b, degree)
