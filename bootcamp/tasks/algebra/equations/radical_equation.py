"""Find all real solutions of an equation with square or cube roots.

Answer: the set of the solutions, which are rational; what squaring brings in is none of them.
Harder: quadratic radicands, two roots, roots in roots, cube roots, more roots, larger numbers.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import Polynomial, add, evaluate, multiply, scale
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import joined, polynomial_node
from bootcamp.verifiers import Rational, Set
from bootcamp.verifiers.symbolic import Node, apply, mul, neg, render, sqrt

Drawn = tuple[Node, Node, set[Fraction]]
"""Both sides and the solutions."""


class RadicalEquation(Task["RadicalEquation.Params", "RadicalEquation.Instance", "frozenset[Fraction]"]):
    version = 1

    class Params(task.Params):
        first: int = knob("the first family of equations", levels=(0, 0, 0, 1, 1, 1, 1, 3, 4, 4), ge=0, le=5)
        last: int = knob("the last family of equations", levels=(0, 1, 2, 3, 4, 5, 5, 5, 5, 5), ge=0, le=5)
        linear: bool = knob("whether a single root has a linear radicand", levels=(True,) * 2 + (False,) * 8)
        nesting: int = knob("how deep roots are nested, if they are", levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 4), ge=2, le=5)
        roots: int = knob("how many roots a sum of roots has", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=2, le=6)
        largest: int = knob(
            "the largest size of a solution", levels=(9, 10, 10, 12, 12, 15, 20, 20, 25, 30), ge=4, le=60
        )
        parts: int = knob("the largest denominator of a solution", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=5)

    class Instance(task.Instance):
        left: str
        right: str

        @property
        def cubic(self) -> bool:
            return "sqrt[3]" in self.left

    answer = Set(Rational())
    prompt = Prompt(
        en=r"""
        Find all real solutions x of this equation:

        $${{ left }} = {{ right }}$$

        {{ "A cube root is the real one." if cubic else "Square roots of negative numbers are not defined." }}
        There is at least one solution.
        """,
        zh=r"""
        求下面方程的所有实数解 x：

        $${{ left }} = {{ right }}$$

        {{ "立方根取实数值，负数也有立方根。" if cubic else "被开方数不能为负数。" }}方程至少有一个解。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Fraction]]:
        families = (_single, _pair, _cubes, _substituted, _growing, _nested)
        left, right, solutions = families[rng.randint(params.first, params.last)](params, rng)
        if not solutions:
            raise task.Retry
        return self.Instance(left=render(left), right=render(right)), frozenset(solutions)


def _draw_candidates(params: RadicalEquation.Params, rng: Random) -> tuple[list[Fraction], Polynomial]:
    """Draw two fractions and a quadratic polynomial that has these roots."""
    found: list[Fraction] = []
    vanishing: Polynomial = (1,)
    while len(found) < 2:
        under = rng.choice((1, rng.randint(1, params.parts)))
        x = Fraction(rng.randint(-params.largest, params.largest), under)
        if x not in found:
            found.append(x)
            vanishing = multiply(vanishing, (-x.numerator, x.denominator))
    return found, vanishing


def _draw_line(rng: Random, slope: int = 3) -> Polynomial:
    return rng.randint(-15, 15), random_nonzero(rng, slope)


def _holding(candidates: list[Fraction], *lines: Polynomial) -> set[Fraction]:
    """Give the candidates at which all lines are positive; raise Retry if one is zero there, or if both fail."""
    values = {x: [evaluate(line, x) for line in lines] for x in candidates}
    if any(0 in found for found in values.values()):
        raise task.Retry
    return {x for x, found in values.items() if min(found) > 0}


def _single(params: RadicalEquation.Params, rng: Random) -> Drawn:
    """Draw √Q = M with Q = M² + k (x - r)(x - s)."""
    candidates, vanishing = _draw_candidates(params, rng)
    line = _draw_line(rng, 1 if params.linear else 3)
    factor = -1 if params.linear else random_nonzero(rng, 3)
    under = add(multiply(line, line), scale(vanishing, factor))
    return sqrt(polynomial_node(under)), polynomial_node(line), _holding(candidates, line)


def _pair(params: RadicalEquation.Params, rng: Random) -> Drawn:
    """Draw √A ± √B = U ± V with A = U² + k (x - r)(x - s) and B = V² + k (x - r)(x - s)."""
    candidates, vanishing = _draw_candidates(params, rng)
    first, second = _draw_line(rng, 2), _draw_line(rng, 2)
    sign, added = rng.choice((1, -1)), scale(vanishing, random_nonzero(rng, 2))
    total = add(first, scale(second, sign))
    if len(total) < 2:
        raise task.Retry
    radicands = [add(multiply(line, line), added) for line in (first, second)]
    solutions = _holding(candidates, first, second)
    if not solutions:
        raise task.Retry
    zero = Fraction(-total[0], total[1])  # where the right side is zero, both radicands are alike
    level = evaluate(radicands[0], zero)
    if level == 0 or (sign == -1 and level > 0 and zero.denominator > 12):
        raise task.Retry
    if sign == -1 and level > 0:
        solutions.add(zero)
    left = joined(sqrt(polynomial_node(radicands[0])), mul(sign, sqrt(polynomial_node(radicands[1]))))
    return left, polynomial_node(total), solutions


def _nested(params: RadicalEquation.Params, rng: Random) -> Drawn:
    """Draw √(R ± √(... √Q)) = L: each root equals a line at the candidates, where that is positive."""
    candidates, vanishing = _draw_candidates(params, rng)
    lines = [_draw_line(rng, 2) for _ in range(params.nesting)]
    node = sqrt(polynomial_node(add(multiply(lines[0], lines[0]), scale(vanishing, random_nonzero(rng, 2)))))
    for inner, line in pairwise(lines):
        sign = rng.choice((1, -1))
        rest = add(multiply(line, line), scale(inner, -sign))
        node = sqrt(joined(polynomial_node(rest), mul(sign, node)))
    return node, polynomial_node(lines[-1]), _holding(candidates, *lines)


def _cubes(params: RadicalEquation.Params, rng: Random) -> Drawn:
    """Draw ∛(a x + b) - ∛(a x + c) = k, or ∛Q = M with Q = M³ + k (x - r)(x - s)(x - t)."""
    if rng.random() < 0.5:
        u, v = rng.sample(range(-5, 6), 2)
        a, x = rng.randint(1, 9), rng.randint(-params.largest, params.largest)
        lines = [(u**3 - a * x, a), (v**3 - a * x, a)]
        left = joined(_cube_root(lines[0]), neg(_cube_root(lines[1])))
        return left, polynomial_node((u - v,)), {Fraction(x), x + Fraction(-(u**3) - v**3, a)}
    candidates, vanishing = _draw_candidates(params, rng)
    line, third = _draw_line(rng, 2), rng.randint(-9, 9)
    added = scale(multiply(vanishing, (-third, 1)), rng.choice((-1, 1)))
    under = add(multiply(line, multiply(line, line)), added)
    return _cube_root(under), polynomial_node(line), {*candidates, Fraction(third)}


def _substituted(params: RadicalEquation.Params, rng: Random) -> Drawn:
    """Draw P + q √(P + c) = e: with t for the root t² + q t = c + e, which has one positive solution."""
    candidates, vanishing = _draw_candidates(params, rng)
    factor = rng.choice((1, 1, 2))
    t, other = rng.randint(1, 9), -rng.randint(1, 9)
    shown, q = rng.randint(-20, 20), -(t + other)
    if q == 0 or vanishing[1] == 0:
        raise task.Retry
    radicand = add(vanishing, (t * t,))
    outside = add(scale(vanishing, factor), (shown,))
    # With V for the vanishing polynomial t² = V + t₀², so that factor·V + factor·q·t stays factor·q·t₀ at V = 0.
    left = joined(polynomial_node(outside), mul(factor * q, sqrt(polynomial_node(radicand))))
    return left, polynomial_node((shown + factor * q * t,)), set(candidates)


def _growing(params: RadicalEquation.Params, rng: Random) -> Drawn:
    """Draw a growing sum of roots of lines, which takes its value once."""
    x, total = rng.randint(-params.largest, params.largest), 0
    roots: dict[Polynomial, Node] = {}
    for _ in range(params.roots):
        a, n = rng.randint(1, 7), rng.randint(1, 9)
        c = rng.randint(1, 2)
        roots[n * n - a * x, a] = mul(c, sqrt(polynomial_node((n * n - a * x, a))))
        total += c * n
    if len(roots) < params.roots:
        raise task.Retry
    return joined(*roots.values()), polynomial_node((total,)), {Fraction(x)}


def _cube_root(radicand: Polynomial) -> Node:
    return apply("root", 3, polynomial_node(radicand))
