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

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import Polynomial, add, evaluate, multiply, scale
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import joined, polynomial_node
from bootcamp.verifiers import Rational, Set
from bootcamp.verifiers.symbolic import Node, apply, mul, neg, number, render


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
