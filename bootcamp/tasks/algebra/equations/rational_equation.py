"""Find all real solutions of an equation between sums of fractions in x.

Answer: the set of the solutions, which are rational; what makes a denominator zero is none of them.
Harder: more poles and fractions, quadratic denominators, more solutions, candidates that are poles.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import Polynomial, add, divide, evaluate, from_roots, multiply, primitive, scale, trim
from bootcamp.lib.prompts import braces, polynomial
from bootcamp.lib.series import expand
from bootcamp.lib.shown_roots import rational_roots
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import joined, polynomial_node, quotient
from bootcamp.verifiers import Rational, Set
from bootcamp.verifiers.symbolic import Node, mul, neg, number, parse, render


class RationalEquation(Task["RationalEquation.Params", "RationalEquation.Instance", "frozenset[Fraction]"]):
    version = 1

    class Params(task.Params):
        poles: int = knob("how many poles the fractions have", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        solutions: int = knob("how many solutions there may be", levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        extraneous: int = knob(
            "how many poles are roots of the cleared equation", levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 3), ge=0, le=4
        )
        pairs: int = knob(
            "how many fractions have a quadratic denominator", levels=(0, 0, 1, 1, 2, 2, 2, 3, 3, 4), ge=0, le=5
        )
        largest: int = knob(
            "the largest size of a pole or a solution", levels=(6, 7, 8, 9, 9, 9, 10, 10, 12, 12), ge=4, le=30
        )
        parts: int = knob(
            "the largest denominator of a pole or a solution", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=6
        )

    class Instance(task.Instance):
        left: str
        right: str

    answer = Set(Rational())
    prompt = Prompt(
        en=r"""
        Find all real solutions x of this equation:

        $${{ left }} = {{ right }}$$

        A number at which a denominator is zero is not a solution. There is at least one solution.
        """,
        zh=r"""
        求下面方程的所有实数解 x：

        $${{ left }} = {{ right }}$$

        使分母为零的数不是解。方程至少有一个解。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Fraction]]:
        count = rng.randint(max(1, params.solutions - 1), params.solutions)
        points = _draw_points(params, rng, params.poles + count)
        poles, roots = points[: params.poles], points[params.poles :]
        extraneous = min(params.extraneous, params.poles - 1)
        kept = poles[extraneous:]  # the poles of the difference of both sides, the others cancel there
        numerator = from_roots(roots, random_nonzero(rng, 3))
        whole, rest = divide(numerator, from_roots(kept))
        residues = {p: Fraction(0) for p in poles}
        for p in kept:
            residues[p] = Fraction(evaluate(rest, p)) / prod(p - q for q in kept if q != p)
        pairs = _draw_pairs(params, rng, poles, extraneous)
        for p, q, over in pairs:
            for here, other in ((p, q), (q, p)):
                residues[here] -= Fraction(evaluate(over, here)) / (here - other)
        for p in poles[:extraneous]:  # a pole that cancels must occur in more than one fraction
            if sum(p in pair[:2] for pair in pairs) + (residues[p] != 0) < 2:
                raise task.Retry
        factor = lcm(*(Fraction(c).denominator for c in (*whole, *residues.values())))
        terms = [_fraction(scale(over, factor), from_roots((p, q))) for p, q, over in pairs]
        terms += [_fraction((factor * residues[p],), from_roots((p,))) for p in poles if residues[p]]
        if factor > 60 or any(abs(factor * Fraction(c)) > 2000 for c in (*whole, *residues.values())):
            raise task.Retry
        rng.shuffle(terms)
        cut = rng.randint(1, len(terms))
        left, right = terms[:cut], [neg(term) for term in terms[cut:]]
        right += [polynomial_node([-factor * c for c in whole])] if whole else []
        return self.Instance(left=render(joined(*left)), right=render(joined(*right))), frozenset(roots)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        terms = [*_terms(parse(instance.left, ("x",)), 1), *_terms(parse(instance.right, ("x",)), -1)]
        lines, poles = list[str](), list[Fraction]()
        for _, under in terms:
            if len(under) > 1:
                steps, roots = rational_roots(under)
                lines += [f"{polynomial(under)} = 0", *steps] if len(under) > 2 else []
                poles += [x for x in roots if x not in poles]
        factors = [tuple(map(Fraction, primitive((-x, 1)))) for x in poles]
        common: Polynomial = (Fraction(1),)
        for factor in factors:
            common = multiply(common, factor)
        lines.append("·" + "".join(f"({polynomial(factor)})" for factor in factors) + ":")
        total: Polynomial = ()
        for over, under in terms:
            part = multiply(over, divide(common, under)[0])
            total = add(total, part)
            lines.append(f"({polynomial(over)})({polynomial(divide(common, under)[0])}) = {polynomial(part)}")
        steps, roots = rational_roots(total)
        lines += [f"{polynomial(total)} = 0", *steps]
        lines += [f"x = {x}: {polynomial(primitive((-x, 1)))} = 0 ✗" for x in sorted(set(roots) & set(poles))]
        return "\n".join([*lines, braces(sorted(set(roots) - set(poles)))])


def _terms(tree: Node, sign: int) -> list[tuple[Polynomial, Polynomial]]:
    """Give the terms of a sum as numerators and denominators."""
    if tree.head in ("add", "neg"):
        return [term for arg in tree.args for term in _terms(arg, -sign if tree.head == "neg" else sign)]
    over, under = tree.args if tree.head == "div" else (tree, number(1))
    first, second = (trim(tuple(map(Fraction, expand(part, size)))) for part, size in ((over, 7), (under, 3)))
    return [(scale(first, Fraction(sign)), second)]


def _draw_points(params: RationalEquation.Params, rng: Random, count: int) -> list[Fraction]:
    """Draw different fractions."""
    found: dict[Fraction, None] = {}
    while len(found) < count:
        under = rng.choice((1, rng.randint(1, params.parts)))
        found[Fraction(rng.randint(-params.largest, params.largest), under)] = None
    return list(found)


def _draw_pairs(
    params: RationalEquation.Params, rng: Random, poles: list[Fraction], extraneous: int
) -> list[tuple[Fraction, Fraction, Polynomial]]:
    """Draw pairs of poles, those that are to cancel first, each with a numerator that vanishes at neither."""
    pairs: list[tuple[Fraction, Fraction, Polynomial]] = []
    for place in range(params.pairs if len(poles) > 1 else 0):
        p = poles[place] if place < extraneous else rng.choice(poles)
        q = rng.choice([q for q in poles if q != p])
        linear = rng.random() < 0.7
        over: Polynomial = (rng.randint(-9, 9), random_nonzero(rng, 5)) if linear else (random_nonzero(rng, 9),)
        if all({p, q} != {*pair[:2]} for pair in pairs) and evaluate(over, p) and evaluate(over, q):
            pairs.append((p, q, over))
    return pairs


def _fraction(over: Polynomial, under: Polynomial) -> Node:
    """Write a fraction with a primitive denominator; a sign or denominator of the numerator comes out in front."""
    ratio = Fraction(primitive(under)[-1]) / under[-1]
    over = scale(over, ratio)
    sign = -1 if over[-1] < 0 else 1
    extra = lcm(*(Fraction(c).denominator for c in over))
    return mul(
        sign, quotient(polynomial_node(scale(over, sign * extra)), polynomial_node(scale(primitive(under), extra)))
    )
