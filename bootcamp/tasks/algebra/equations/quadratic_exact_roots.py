"""Find the exact roots of a quadratic equation that is not in standard form.

Answer: the set of its roots, real or complex, with square roots where needed; a double root counts once.
Harder: irrational, then complex roots, products and fractions on both sides, square roots as coefficients.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero, square_part
from bootcamp.lib.polynomial import Polynomial, add, multiply, scale
from bootcamp.lib.shown_roots import surd_root_steps
from bootcamp.lib.surds import surd
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import joined, polynomial_node, quotient
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import (
    I,
    Node,
    add as plus,
    mul,
    number,
    parse,
    power,
    render,
    sqrt,
    substitute,
    symbol,
)


class QuadraticExactRoots(Task["QuadraticExactRoots.Params", "QuadraticExactRoots.Instance", Node]):
    version = 1

    class Params(task.Params):
        low: int = knob(
            "the simplest roots: 0 rational, 1 irrational, 2 complex, 3 with a square root in the equation",
            levels=(0, 0, 1, 1, 2, 3, 3, 3, 3, 3),
            ge=0,
            le=3,
        )
        high: int = knob("the hardest roots, likewise", levels=(0, 1, 1, 2, 2, 3, 3, 3, 3, 3), ge=0, le=3)
        products: int = knob(
            "how many products are added to the equation", levels=(0, 0, 1, 1, 2, 1, 2, 3, 4, 5), ge=0, le=8
        )
        largest: int = knob("the largest number in a factor", levels=(8, 9, 9, 9, 12, 6, 7, 8, 9, 12), ge=3, le=50)

    class Instance(task.Instance):
        left: str
        right: str

    answer = Math(several=True)
    prompt = Prompt(
        en=r"""
        Find all roots, real or complex, of this equation in x, in exact form:

        $${{ left }} = {{ right }}$$

        Give the set of its roots; a double root is listed once.
        """,
        zh=r"""
        求下面关于 x 的方程的所有根（包括实根和虚根），用精确值表示：

        $${{ left }} = {{ right }}$$

        给出所有根的集合；重根只写一次。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = rng.randint(params.low, params.high)
        return _over_surds(params, rng) if kind == 3 else _over_rationals(params, rng, kind)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        values, lines = [], list[str]()
        sides = [parse(side, ("x",)) for side in (instance.left, instance.right)]
        for x in (0, 1, -1):
            left, right = (surd(substitute(side, "x", number(x))) for side in sides)
            values.append(left - right)
            lines.append(f"x = {x}: {left.latex} - ({right.latex}) = {values[-1].latex}")
        c, b = values[0], (values[1] - values[2]) / 2
        a = values[1] - b - c
        square, twice = b * b - a * c * 4, a * 2
        found = f"c = {c.latex}, b = ({values[1].latex} - ({values[2].latex}))/2 = {b.latex}"
        whole = f"a = {values[1].latex} - ({b.latex}) - ({c.latex}) = {a.latex}"
        lines = [] if instance.right == "0" else [*lines, f"{found}, {whole}"]
        lines.append(f"({b.latex})^2 - 4({a.latex})({c.latex}) = {square.latex}")
        steps, root = surd_root_steps(square)
        unit = "" if square > 0 or square == 0 else " · i"
        lines += [*steps, f"√({square.latex}) = {root.latex}{unit}"]
        if unit:
            return "\n".join([*lines, f"{(-b / twice).latex} ± {(root / twice).latex}{unit}"])
        for sign, value in (("+", (root - b) / twice), ("-", (-root - b) / twice)):
            lines.append(f"({(-b).latex} {sign} ({root.latex}))/({twice.latex}) = {value.latex}")
        return "\n".join(lines)


def _over_rationals(
    params: QuadraticExactRoots.Params, rng: Random, kind: int
) -> tuple[QuadraticExactRoots.Instance, Node]:
    """Draw an equation with rational coefficients and roots of this kind."""
    if kind == 0:
        a, d = rng.randint(1, 3), rng.randint(1, 3)
        lines = [(rng.randint(-params.largest, params.largest), lead) for lead in (a, d)]
        whole: Polynomial = multiply(lines[0], lines[1])
    else:
        constant, slope = random_nonzero(rng, 3 * params.largest), rng.randint(-params.largest, params.largest)
        whole = (constant, slope, rng.randint(1, 5))
    c, b, a = map(int, whole)
    discriminant = b * b - 4 * a * c
    size, kernel = square_part(abs(discriminant) or 1)
    if kind != (2 if discriminant < 0 else int(kernel > 1)) or gcd(a, b, c) > 1 or kernel > 500:
        raise task.Retry
    real, width = Fraction(-b, 2 * a), Fraction(size, 2 * a)
    root = mul(sqrt(kernel) if kernel > 1 else 1, I if discriminant < 0 else 1)
    roots = [plus(real, mul(sign * width, root)) for sign in (1, -1)] if discriminant else [number(real)]
    if kind == 0:
        roots = list(map(number, sorted({real + width, real - width} if discriminant else {real})))
    left: list[Node] = []
    right: list[Node] = []
    rest: Polynomial = scale(whole, rng.choice((1, 1, 2)))
    for place in range(params.products):
        node, value = _draw_product(params, rng)
        (right if place % 2 else left).append(node)
        rest = add(rest, scale(value, 1 if place % 2 else -1))
    cut = [rng.randint(-9, 9) if place < 2 else 0 for place in range(3)] if params.products else [0, 0, 0]
    left.append(polynomial_node([x - y for x, y in zip([*rest, 0, 0, 0], cut, strict=False)]))
    right.append(polynomial_node([-y for y in cut]))
    return QuadraticExactRoots.Instance(left=render(joined(*left)), right=render(joined(*right))), Node(
        "set", tuple(roots)
    )


def _draw_product(params: QuadraticExactRoots.Params, rng: Random) -> tuple[Node, Polynomial]:
    """Draw a product of two lines or a square, perhaps over a number."""
    size = params.largest
    first, second = ((rng.randint(-size, size), rng.choice((1, random_nonzero(rng, 4)))) for _ in range(2))
    squared = rng.random() < 0.3
    second = first if squared else second
    node = power(polynomial_node(first), 2) if squared else mul(polynomial_node(first), polynomial_node(second))
    under = rng.choice((1, 2, 3)) if params.products > 1 else 1
    sign = rng.choice((1, 1, -1))
    return mul(sign, quotient(node, number(under))), scale(multiply(first, second), Fraction(sign, under))


def _over_surds(params: QuadraticExactRoots.Params, rng: Random) -> tuple[QuadraticExactRoots.Instance, Node]:
    """Draw x² - (r + s) x + r s = 0 with r and s in Q(√d), all scaled, and squares of lines on both sides."""
    d = rng.choice((2, 3, 5, 6, 7))
    first, second = ((rng.randint(-params.largest, params.largest), random_nonzero(rng, 4)) for _ in range(2))
    lead = (rng.randint(1, 3), random_nonzero(rng, 2)) if params.products > 2 else (rng.randint(1, 3), 0)
    if first == second or lead[0] ** 2 == d * lead[1] ** 2:
        raise task.Retry
    total = (-first[0] - second[0], -first[1] - second[1])
    middle, last = _times(total, lead, d), _times(_times(first, second, d), lead, d)
    if middle[1] == last[1] == 0:
        raise task.Retry
    left: list[Node] = []
    right: list[Node] = []
    slope, constant = list(middle), list(last)
    extra = 0
    for place in range(params.products):
        a, b, factor = rng.randint(-params.largest, params.largest), random_nonzero(rng, 3), random_nonzero(rng, 2)
        # factor (x + a + b √d)², taken off on the other side
        node = mul(factor, power(plus(symbol("x"), a, _surd(b, d)), 2))
        (right if place % 2 else left).append(node)
        sign = -factor if place % 2 == 0 else factor
        extra += sign
        slope = [slope[0] + 2 * sign * a, slope[1] + 2 * sign * b]
        constant = [constant[0] + sign * (a * a + d * b * b), constant[1] + sign * 2 * a * b]
    x = symbol("x")
    left += [_coefficient((lead[0] + extra, lead[1]), d, power(x, 2)), _coefficient((slope[0], slope[1]), d, x)]
    right.append(plus(-constant[0], _surd(-constant[1], d)))
    roots = (plus(a, _surd(b, d)) for a, b in (first, second))
    return QuadraticExactRoots.Instance(left=render(joined(*left)), right=render(joined(*right))), Node(
        "set", tuple(roots)
    )


def _times(x: tuple[int, int], y: tuple[int, int], d: int) -> tuple[int, int]:
    return x[0] * y[0] + d * x[1] * y[1], x[0] * y[1] + x[1] * y[0]


def _surd(b: int, d: int) -> Node:
    return mul(b, sqrt(d))


def _coefficient(c: tuple[int, int], d: int, power_of_x: Node) -> Node:
    """Write (a + b √d) x."""
    if not c[0] or not c[1]:
        return mul(c[0] or _surd(c[1], d), power_of_x)
    return mul(plus(c[0], _surd(c[1], d)), power_of_x)
