"""Find all real solutions of an equation with logarithms of polynomials in different bases.

Answer: the set of the solutions, which are rational; what makes an argument zero or negative is none of them.
Harder: more logarithms, arguments of higher degree, bases that are powers of one another, more candidates that fail.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import perfect_power, random_nonzero
from bootcamp.lib.polynomial import Polynomial, add, evaluate, multiply, scale, trim
from bootcamp.lib.prompts import braces, linear, polynomial
from bootcamp.lib.series import expand
from bootcamp.lib.shown_roots import rational_roots
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import joined, polynomial_node
from bootcamp.verifiers import Rational, Set
from bootcamp.verifiers.symbolic import Node, apply, mul, neg, number, parse, render
from bootcamp.verifiers.symbolic.exact import exact


class LogarithmicEquation(Task["LogarithmicEquation.Params", "LogarithmicEquation.Instance", "frozenset[Fraction]"]):
    version = 1

    class Params(task.Params):
        degree: int = knob(
            "the degree of the product of the arguments on one side",
            levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 4),
            ge=1,
            le=5,
        )
        logs: int = knob("how many logarithms that side has", levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=5)
        bases: int = knob(
            "how many exponents of the common base are drawn from", levels=(1, 1, 1, 2, 3, 3, 4, 5, 5, 5), ge=1, le=5
        )
        constant: int = knob("the largest constant", levels=(3, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=5)
        extraneous: bool = knob("whether a candidate must fail", levels=(False,) * 2 + (True,) * 8)
        largest: int = knob(
            "the largest size of a solution, about", levels=(30, 20, 20, 20, 20, 20, 20, 25, 25, 30), ge=5, le=60
        )
        parts: int = knob("the largest denominator of a solution", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=5)

    class Instance(task.Instance):
        left: str
        right: str

    answer = Set(Rational())
    prompt = Prompt(
        en=r"""
        Find all real solutions x of this equation:

        $${{ left }} = {{ right }}$$

        The argument of every logarithm must be positive. There is at least one solution.
        """,
        zh=r"""
        求下面方程的所有实数解 x：

        $${{ left }} = {{ right }}$$

        每个对数的真数都必须为正。方程至少有一个解。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Fraction]]:
        base = rng.choice((2, 3)) if params.bases > 1 else rng.choice((2, 3, 5, 10))
        candidates, vanishing = _draw_candidates(params, rng)
        lines = [(rng.randint(-25, 25), rng.choice((1, 1, random_nonzero(rng, 3)))) for _ in range(params.logs)]
        times = [1] * params.logs
        for _ in range(params.degree - params.logs):
            times[rng.randrange(params.logs)] += 1
        k = rng.randint(1, max(1, params.constant)) if params.constant else 0
        product = reduce(multiply, [line for line, n in zip(lines, times, strict=True) for _ in range(n)], (base**k,))
        argument = add(product, scale(vanishing, _factor(params, rng, product, vanishing)))
        values = {x: [evaluate(line, x) for line in lines] for x in candidates}
        answer = frozenset(x for x, found in values.items() if min(found) > 0)
        if any(0 in found for found in values.values()) or len(argument) < 2 or len({*lines, argument}) <= len(lines):
            raise task.Retry
        if not answer or (params.extraneous and len(answer) == len(candidates)):
            raise task.Retry
        if max(map(abs, argument)) > 10**5 or len(set(lines)) < len(lines):
            raise task.Retry
        terms = [_logarithm(params, rng, base, line, n) for line, n in zip(lines, times, strict=True)]
        other = _logarithm(params, rng, base, argument, 1)
        rng.shuffle(terms)
        left, right = list(terms), [other]
        if k:
            right.append(number(-k))
        if params.logs > 1 and rng.random() < 0.4:
            right.insert(0, neg(left.pop()))
        return self.Instance(left=render(joined(*left)), right=render(joined(*right))), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        terms = [*_logs(parse(instance.left, ("x",)), 1), *_logs(parse(instance.right, ("x",)), -1)]
        sizes = [int(max(a, 1 / a)) for _, a, p in terms if a != 1]
        base = min((perfect_power(a) or (a, 1))[0] for a in sizes)
        lines, powers, constant = list[str](), list[tuple[int, Polynomial]](), 0
        for factor, a, p in terms:
            if a == 1:
                constant += int(factor)
                continue
            exponent = next(e for e in (1, -1, 2, -2, 3, -3, 4, -4) if Fraction(base) ** e == a)
            powers.append((int(factor / exponent), p))
            if exponent != 1:
                shown = f"log_{a}({polynomial(p)})" if a.denominator == 1 else f"log_({a})({polynomial(p)})"
                lines.append(
                    f"{linear([(factor, shown)])} = {linear([(factor / exponent, f'log_{base}({polynomial(p)})')])}"
                )
        sides, products = list[str](), list[Polynomial]()
        for sign in (1, -1):
            whole: Polynomial = (base ** max(sign * constant, 0),)
            texts = [str(whole[0])] if whole[0] > 1 else []
            for n, p in powers:
                if n * sign > 0:
                    texts.append(f"({polynomial(p)})" + (f"^{n * sign}" if n * sign > 1 else ""))
                    for _ in range(n * sign):
                        whole = multiply(whole, p)
            products.append(whole)
            sides.append("".join(texts) or "1")
        rest = add(products[0], scale(products[1], -1))
        lines.append(" = ".join(sides))
        lines.append(f"{polynomial(products[0])} = {polynomial(products[1])}")
        steps, roots = rational_roots(rest)
        lines += [f"{polynomial(rest)} = 0", *steps]
        kept = []
        for x in sorted(set(roots)):
            values = [Fraction(evaluate(p, x)) for _, p in powers]
            shown = ", ".join(map(str, values)) if min(values) > 0 else f"{next(v for v in values if v <= 0)} ≤ 0"
            lines.append(f"x = {x}: {shown}")
            kept += [x] * (min(values) > 0)
        return "\n".join([*lines, braces(kept)])


def _logs(tree: Node, sign: int) -> list[tuple[Fraction, Fraction, Polynomial]]:
    """Give the terms of a sum as factors, bases of logarithms and arguments; the base 1 stands for no logarithm."""
    if tree.head in ("add", "neg"):
        return [term for arg in tree.args for term in _logs(arg, -sign if tree.head == "neg" else sign)]
    factor, log = (exact(tree.args[0]) or Fraction(1), tree.args[1]) if tree.head == "mul" else (Fraction(1), tree)
    if log.head != "apply":
        return [(sign * (exact(tree) or Fraction(0)), Fraction(1), ())]
    return [(sign * factor, exact(log.args[0]) or Fraction(1), trim(tuple(map(Fraction, expand(log.args[1], 8)))))]


def _draw_candidates(params: LogarithmicEquation.Params, rng: Random) -> tuple[list[Fraction], Polynomial]:
    """Draw as many different fractions as the degree says, and a polynomial that has these roots."""
    found: list[Fraction] = []
    vanishing: Polynomial = (1,)
    while len(found) < params.degree:
        under = rng.randint(1, params.parts)
        x = Fraction(rng.randint(-params.largest * min(under, 2), params.largest * min(under, 2)), under)
        if x not in found:
            found.append(x)
            vanishing = multiply(vanishing, (-x.numerator, x.denominator))
    return found, vanishing


def _factor(params: LogarithmicEquation.Params, rng: Random, product: Polynomial, vanishing: Polynomial) -> int:
    """Draw what the vanishing polynomial is multiplied by: often so that the highest power of x cancels."""
    if params.degree > 1 and product[-1] % vanishing[-1] == 0 and rng.random() < 0.7:
        return int(-product[-1] // vanishing[-1])
    return random_nonzero(rng, 3)


def _logarithm(params: LogarithmicEquation.Params, rng: Random, base: int, argument: Polynomial, times: int) -> Node:
    """Write a multiple of a logarithm in a base that is a power of `base`."""
    exponent = rng.choice((1, 2, -1, 3, -2)[: params.bases])
    return mul(times * exponent, apply("logb", number(Fraction(base) ** exponent), polynomial_node(argument)))
