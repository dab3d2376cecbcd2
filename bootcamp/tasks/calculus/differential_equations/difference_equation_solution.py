"""Solve a linear recurrence with constant coefficients, forcing terms and initial values in closed form.

Answer: a formula in n; every formula that is equal to the sequence for all n ≥ 0 is right.
Harder: a higher order, repeated, fractional, irrational and complex characteristic roots, forcing terms, resonance.
Skills: algebra, calculus
Source: original; any text on difference equations.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import add, compose, evaluate, multiply, random_polynomial, scale
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import summed
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse, render

_QUADRATICS = (  # characteristic polynomials, and two solutions with rational values at n = 0 and n = 1
    ((1, 0, 1), "cos(n*pi/2)", "sin(n*pi/2)"),
    ((2, -2, 1), "sqrt(2)^n*cos(n*pi/4)", "sqrt(2)^n*sin(n*pi/4)"),
    ((4, 0, 1), "2^n*cos(n*pi/2)", "2^n*sin(n*pi/2)"),
    ((-2, 0, 1), "(sqrt(2)^n + (-sqrt(2))^n)/2", "(sqrt(2)^n - (-sqrt(2))^n)/(2*sqrt(2))"),
    ((-1, -1, 1), "((1 + sqrt(5))/2)^n + ((1 - sqrt(5))/2)^n", "(((1 + sqrt(5))/2)^n - ((1 - sqrt(5))/2)^n)/sqrt(5)"),
    ((-1, -2, 1), "((1 + sqrt(2))^n + (1 - sqrt(2))^n)/2", "((1 + sqrt(2))^n - (1 - sqrt(2))^n)/(2*sqrt(2))"),
)
_STARTS = (((1, 0), (0, 1)), ((1, 1), (0, 1)), ((1, 0), (0, 2)), ((1, 0), (0, 1)), ((2, 1), (0, 1)), ((1, 1), (0, 1)))


class DifferenceEquationSolution(
    Task["DifferenceEquationSolution.Params", "DifferenceEquationSolution.Instance", Node]
):
    version = 1

    class Params(task.Params):
        rational: int = knob(
            "how many rational roots there are, repetitions counted", levels=(1, 2, 2, 2, 2, 3, 1, 2, 2, 3), ge=0, le=4
        )
        repeated: int = knob("how often the first of them occurs", levels=(1, 1, 1, 2, 1, 2, 1, 1, 2, 2), ge=1, le=3)
        quadratic: int = knob(
            "how many pairs of other roots there are", levels=(0, 0, 0, 0, 0, 0, 1, 1, 1, 1), ge=0, le=1
        )
        terms: int = knob("how many forcing terms there are", levels=(1, 0, 1, 1, 1, 1, 1, 1, 1, 2), ge=0, le=3)
        resonance: bool = knob(
            "whether a forcing term is in resonance", levels=(False,) * 4 + (True, False, False, False, True, True)
        )
        largest: int = knob("the largest number drawn", levels=(4, 5, 4, 4, 4, 3, 4, 4, 3, 3), ge=2, le=6)

    class Instance(task.Instance):
        coefficients: tuple[int, ...]  # of a(n), a(n+1) and so on
        forcing: str
        start: tuple[int, ...]

        @property
        def left(self) -> str:
            """The left side."""
            names = ["a(n)", *(f"a(n+{k})" for k in range(1, len(self.coefficients)))]
            return linear(reversed(list(zip(self.coefficients, names, strict=True))))

        @property
        def conditions(self) -> list[str]:
            """The initial values."""
            return [f"a({n}) = {value}" for n, value in enumerate(self.start)]

    answer = Math(variables=("n",), where=("n in Z", "n >= 0"))
    prompt = Prompt(
        en=r"""
        A sequence a(0), a(1), a(2), ... satisfies, for all integers n ≥ 0,

        $${{ left }} = {{ forcing }}$$

        and {{ conditions | join(", ") }}. Find a closed form of a(n) that is right for all integers n ≥ 0, without
        recursion, sum or product signs.
        """,
        zh=r"""
        数列 a(0), a(1), a(2), ... 对所有整数 n ≥ 0 满足

        $${{ left }} = {{ forcing }}$$

        并且 {{ conditions | join(", ") }}。
        求对所有整数 n ≥ 0 都成立的 a(n) 的通项公式，不用递推，也不含求和号和连乘号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        pool = [r for r in range(-params.largest, params.largest + 1) if r]
        roots = rng.sample(pool, max(1, params.rational - params.repeated + 1)) if params.rational else []
        counts = {r: params.repeated if not i else 1 for i, r in enumerate(roots)}
        equation: tuple[int, ...] = (1,)
        parts: list[tuple[int, tuple[int, ...]]] = []  # polynomials times powers
        for r, times in counts.items():
            for _ in range(times):
                equation = multiply(equation, (-r, 1))
            parts.append((r, random_polynomial(rng, times - 1, -params.largest, params.largest)))
        forced: dict[int, tuple[int, ...]] = {}
        for place in range(params.terms):
            if params.resonance and not place and roots:
                forced[roots[0]] = (0,) * counts[roots[0]] + (rng.choice((-2, -1, 1, 2)),)
                continue
            r = rng.choice([r for r in (1, 2, 3, -1, -2, 4) if r not in counts and r not in forced])
            forced[r] = random_polynomial(rng, rng.randint(0, 1) + (r == 1), -3, 3)
        texts, values = [], [Fraction(0)] * 12
        for r, p in [*parts, *forced.items()]:
            texts.append(_term(p, r))
            values = [v + Fraction(r) ** n * evaluate(p, Fraction(n)) for n, v in enumerate(values)]
        if params.quadratic:
            place = rng.randrange(len(_QUADRATICS))
            square, *names = _QUADRATICS[place]
            equation = multiply(equation, square)
            for name, pair in zip(names, _STARTS[place], strict=True):
                c, sequence = random_nonzero(rng, params.largest), [Fraction(x) for x in pair]
                while len(sequence) < len(values):
                    sequence.append(-square[1] * sequence[-1] - square[0] * sequence[-2])
                values = [v + c * x for v, x in zip(values, sequence, strict=True)]
                texts.append(linear([(c, f"({name})")]))
        order = len(equation) - 1
        shifted = []
        for r, p in forced.items():  # the equation applied to p(n) r^n
            total: tuple[int, ...] = ()
            for k, c in enumerate(equation):
                moved = compose(p, (k, 1))
                total = add(total, scale(moved, c * r**k))
            shifted.append(_term(total, r))
        if max(map(abs, values[:order])) > 200 or not any(values[:order]):
            raise task.Retry
        forcing = render(parse(summed(shifted), ("n",)))
        start = tuple(int(v) for v in values[:order])
        return self.Instance(coefficients=equation, forcing=forcing, start=start), parse(summed(texts), ("n",))


def _term(p: tuple[int, ...], r: int) -> str:
    """Write a polynomial in n times a power."""
    if r == 1 or not any(p):
        return polynomial(p, "n")
    base = str(r) if r > 0 else f"({r})"
    if len(p) == 1:
        return linear([(p[0], f"({base}^n)")])
    return f"({polynomial(p, 'n')})*{base}^n"
