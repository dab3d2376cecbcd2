"""Solve a linear differential equation with constant coefficients and initial values.

Answer: the solution as an expression in x; it is unique.
Harder: a higher order, complex and repeated roots, more terms on the right side, resonance.
Skills: calculus, algebra
Source: original; any text on differential equations.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.quasipolynomials import Key, add, at_zero, derivative, operator, text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import latex
from bootcamp.tasks.calculus.differential_equations._equations import (
    characteristic,
    draw_roots,
    drawn,
    left_side,
    solutions,
)
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse


class OdeConstantCoefficients(Task["OdeConstantCoefficients.Params", "OdeConstantCoefficients.Instance", Node]):
    version = 1

    class Params(task.Params):
        order: int = knob("the order of the equation", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        pairs: int = knob(
            "how many pairs of complex roots there are", levels=(0, 0, 0, 1, 0, 1, 1, 1, 1, 2), ge=0, le=2
        )
        repeated: int = knob("how often a real root may occur", levels=(1, 2, 1, 1, 2, 1, 1, 2, 2, 1), ge=1, le=3)
        terms: int = knob(
            "how many terms are forced by the right side", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=4
        )
        resonant: int = knob("how many of them are in resonance", levels=(0, 0, 0, 0, 1, 0, 1, 1, 1, 2), ge=0, le=3)
        largest: int = knob("the largest number drawn", levels=(4, 4, 4, 3, 3, 3, 3, 3, 3, 2), ge=2, le=6)

    class Instance(task.Instance):
        coefficients: tuple[int, ...]  # of y, y', y'' and so on
        right: str
        values: tuple[int, ...]  # y(0), y'(0) and so on

        @property
        def left(self) -> str:
            """The left side."""
            return left_side(self.coefficients)

        @property
        def conditions(self) -> list[str]:
            """The initial values."""
            primes = ["y" + ("'" * order if order < 4 else f"^{{({order})}}") for order in range(len(self.values))]
            return [f"{name}(0) = {value}" for name, value in zip(primes, self.values, strict=True)]

    answer = Math(variables=("x",))
    prompt = Prompt(
        en=r"""
        Solve the initial value problem for y as a function of x:

        $${{ left }} = {{ right }}$$

        $${{ conditions | join(", \\quad ") }}$$

        Give y(x) explicitly.
        """,
        zh=r"""
        求解关于 x 的函数 y 的初值问题：

        $${{ left }} = {{ right }}$$

        $${{ conditions | join(", \\quad ") }}$$

        写出 y(x) 的显式表达式。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        roots = draw_roots(rng, params.order, params.pairs, params.repeated, params.largest)
        equation, free = characteristic(roots), solutions(roots)
        forced: set[Key] = set()
        for place in range(params.terms):
            if place < params.resonant:  # x times the last function of a root is no solution any more
                n, a, b, wave = rng.choice(free)
                n = max(key[0] for key in free if key[1:3] == (a, b)) + 1
            else:
                n, a, b, wave = rng.randint(0, 2), rng.randint(-2, 2), rng.choice((0, 0, 1, 2)), rng.randint(0, 1)
            forced.add((n, a, b, wave if b else 0))
        particular = drawn(rng, [key for key in sorted(forced) if key not in free], 3)
        right = operator(equation, particular)
        if len(particular) < params.terms or len(right) > 8 or any(abs(c) > 400 for c in right.values()):
            raise task.Retry
        solution = add(
            drawn(rng, rng.sample(free, rng.randint(min(2, len(free)), len(free))), params.largest), particular
        )
        slope, values = solution, []
        for _ in range(params.order):
            values.append(int(at_zero(slope)))
            slope = derivative(slope)
        if max(map(abs, values)) > 999 or not any(values):
            raise task.Retry
        instance = self.Instance(coefficients=equation, right=latex(text(right)), values=tuple(values))
        return instance, parse(text(solution), ("x",))
