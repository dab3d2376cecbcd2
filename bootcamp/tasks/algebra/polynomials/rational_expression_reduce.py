"""Combine sums, products and quotients of fractions in x into one fraction in lowest terms.

Answer: its numerator and its denominator, which has leading coefficient 1; they are unique.
Harder: more operations, fractions in fractions, denominators of higher degree.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import Coefficients, add, divide, gcd, multiply, primitive, scale, trim
from bootcamp.lib.prompts import polynomial
from bootcamp.lib.series import expand
from bootcamp.lib.shown_roots import remainder_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import joined, polynomial_node, quotient
from bootcamp.verifiers import Polynomial, Record
from bootcamp.verifiers.symbolic import Node, div, mul, neg, parse, render
from bootcamp.verifiers.symbolic.tree import walk

Line = tuple[int, int]
Drawn = tuple[Node, Coefficients, Coefficients]
"""What is shown, and its numerator and denominator."""

_SHOWN = Polynomial(("x",))


class RationalExpressionReduce(
    Task["RationalExpressionReduce.Params", "RationalExpressionReduce.Instance", "dict[str, Any]"]
):
    version = 1

    class Params(task.Params):
        fractions: int = knob("how many fractions are joined", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=9)
        nesting: int = knob(
            "how often a quotient of sums may be nested", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 3), ge=0, le=4
        )
        lines: int = knob("how many different linear factors occur", levels=(3, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        lead: int = knob("the largest coefficient of x in a factor", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=5)
        squares: bool = knob("whether denominators may be quadratic", levels=(True, False) + (True,) * 8)

    class Instance(task.Instance):
        expression: str

    answer = Record(N=_SHOWN, D=_SHOWN)
    prompt = Prompt(
        en=r"""
        Write this expression as one fraction N(x)/D(x) in lowest terms, where D has leading coefficient 1:

        $${{ expression }}$$

        N and D are polynomials with rational coefficients and have no common factor of positive degree.
        """,
        zh=r"""
        把下式化为一个最简分式 N(x)/D(x)，其中 D 的首项系数为 1：

        $${{ expression }}$$

        N 和 D 是有理系数多项式，没有次数大于零的公因式。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        lines = [(random_nonzero(rng, 7), rng.randint(1, params.lead)) for _ in range(params.lines)]
        if len({Fraction(*line) for line in lines}) < len(lines):
            raise task.Retry
        node, over, under = _draw(params, rng, lines, params.fractions, params.nesting)
        shared = gcd(over, under)
        if not over or (len(shared) < 2 and params.fractions != 2):
            raise task.Retry
        over, under = (divide(p, shared)[0] for p in (over, under))
        over, under = scale(over, 1 / Fraction(under[-1])), scale(under, 1 / Fraction(under[-1]))
        size = max(max(abs(c.numerator), c.denominator) for c in map(Fraction, (*over, *under)))
        if len(under) < 2 or max(len(over), len(under)) > 7 or size > 2000 or len(text := render(node)) > 700:
            raise task.Retry
        answer = {"N": _SHOWN.from_coefficients(over), "D": _SHOWN.from_coefficients(under)}
        return self.Instance(expression=text), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        over, under = _joined(parse(instance.expression, ("x",)), lines)
        lead = Fraction(under[-1])
        over, under = scale(over, 1 / lead), scale(under, 1 / lead)
        return "\n".join([*lines, f"N = {polynomial(over)}, D = {polynomial(under)}"])


def _joined(tree: Node, lines: list[str]) -> tuple[Coefficients, Coefficients]:
    """Write how an expression becomes one fraction, in lowest terms after each operation."""
    if not any(node.head == "div" for node in walk(tree)):
        return trim(tuple(map(Fraction, expand(tree, 4)))), (Fraction(1),)
    parts = [_joined(arg, lines) for arg in tree.args]
    if tree.head == "neg":
        return scale(parts[0][0], Fraction(-1)), parts[0][1]
    (p, q), *rest = parts
    if tree.head == "div" and len(q) == len(rest[0][1]) == 1 and not _has_division(tree.args):
        return _lowest(p, rest[0][0], lines)
    for r, s in rest:
        if tree.head == "div":
            r, s = s, r
        if tree.head == "add":
            over = add(multiply(p, s), multiply(r, q))
            told = f"({polynomial(p)})({polynomial(s)}) + ({polynomial(r)})({polynomial(q)})"
        else:
            over, told = multiply(p, r), f"({polynomial(p)})({polynomial(r)})"
        under = multiply(q, s)
        lines += [f"{told} = {polynomial(over)}", f"({polynomial(q)})({polynomial(s)}) = {polynomial(under)}"]
        p, q = _lowest(over, under, lines)
    return p, q


def _has_division(trees: tuple[Node, ...]) -> bool:
    return any(node.head == "div" for tree in trees for node in walk(tree))


def _lowest(over: Coefficients, under: Coefficients, lines: list[str]) -> tuple[Coefficients, Coefficients]:
    """Cancel what numerator and denominator share, by Euclid's algorithm."""
    a, b = (over, under) if len(over) >= len(under) else (under, over)
    while len(b) > 1:
        lines.append(f"({polynomial(a)}) : ({polynomial(b)})")
        steps, rest = remainder_steps(a, b)
        lines += steps
        a, b = b, tuple(map(Fraction, primitive(rest))) if rest else ()
        if len(b) > 1 and b != rest:
            lines.append(f"{polynomial(rest)} = ({rest[-1] / b[-1]})({polynomial(b)})")
    if b or len(a) < 2:
        return over, under
    over, under = divide(over, a)[0], divide(under, a)[0]
    lines.append(f"({polynomial(a)}): ({polynomial(over)})/({polynomial(under)})")
    return over, under


def _draw(params: RationalExpressionReduce.Params, rng: Random, lines: list[Line], count: int, nesting: int) -> Drawn:
    """Join `count` fractions, as a quotient of two sums where nesting is left."""
    if count == 1:
        return _fraction(params, rng, lines)
    if nesting and count > 2:
        cut = rng.randint(1, count - 1)
        (a, p, q), (b, r, s) = (_draw(params, rng, lines, size, nesting - 1) for size in (cut, count - cut))
        if not r:
            raise task.Retry
        return quotient(a, b) if b.head != "neg" else neg(quotient(a, b.args[0])), multiply(p, s), multiply(q, r)
    (a, p, q), (b, r, s) = _draw(params, rng, lines, count - 1, 0), _fraction(params, rng, lines)
    kind = rng.choice("++--*/")
    if kind == "*" and a.head != "add":
        return mul(a, b), multiply(p, r), multiply(q, s)
    if kind == "/" and a.head != "add":
        return mul(a, div(polynomial_node(s), polynomial_node(r))), multiply(p, s), multiply(q, r)
    total = add(multiply(p, s), scale(multiply(r, q), -1 if kind == "-" else 1))
    return joined(a, neg(b) if kind == "-" else b), total, multiply(q, s)


def _fraction(params: RationalExpressionReduce.Params, rng: Random, lines: list[Line]) -> Drawn:
    """Draw a fraction whose denominator is a factor or a product of two of them."""
    under: Coefficients = rng.choice(lines)
    over: Coefficients = (rng.randint(1, 6),)
    if params.squares and (params.fractions == 1 or rng.random() < 0.5):
        under = multiply(under, rng.choice(lines))
        over = multiply(over[:1] if params.fractions > 1 else (1,), rng.choice(lines))
        if params.fractions == 1:
            over = multiply(over, rng.choice(lines))
    elif rng.random() < 0.4:
        over = rng.choice(lines)
    return div(polynomial_node(over), polynomial_node(under)), over, under
