"""Solve a linear system of differential equations with constant coefficients, forcing and initial values.

Answer: a list of expressions in t, one for each unknown function in order; it is unique.
Harder: more unknown functions, complex and repeated eigenvalues, more forcing terms.
Skills: calculus, algebra
Source: original; any text on differential equations.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import inverse, multiply, random_unimodular
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import linear
from bootcamp.lib.quasipolynomials import Quasi, add, at_zero, derivative, text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import latex
from bootcamp.tasks.calculus.differential_equations._equations import draw_roots, drawn, solutions
from bootcamp.verifiers import Format, Math, Sequence
from bootcamp.verifiers.symbolic import Node, parse


class OdeLinearSystem(Task["OdeLinearSystem.Params", "OdeLinearSystem.Instance", tuple[Node, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many unknown functions there are", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=2, le=4)
        pairs: int = knob(
            "how many pairs of complex eigenvalues there are", levels=(0, 0, 0, 1, 0, 0, 1, 0, 1, 1), ge=0, le=2
        )
        repeated: int = knob("how often a real eigenvalue may occur", levels=(1, 1, 1, 1, 2, 1, 1, 2, 1, 2), ge=1, le=3)
        terms: int = knob(
            "how many forcing terms the solution holds", levels=(0, 0, 1, 1, 1, 1, 1, 2, 2, 2), ge=0, le=4
        )
        largest: int = knob("the largest number drawn", levels=(2, 4, 3, 2, 3, 3, 2, 3, 2, 2), ge=2, le=6)

    class Instance(task.Instance):
        matrix: tuple[tuple[int, ...], ...]
        forcing: tuple[str, ...]
        start: tuple[int, ...]

        @property
        def names(self) -> tuple[str, ...]:
            """The unknown functions."""
            return ("x", "y", "z", "w")[: len(self.start)]

        @property
        def equations(self) -> list[str]:
            """The equations in LaTeX."""
            shown = []
            for name, row, more in zip(self.names, self.matrix, self.forcing, strict=True):
                right = linear(zip(row, self.names, strict=True))
                extra = "" if more == "0" else f" - {more[1:]}" if more[0] == "-" else f" + {more}"
                shown.append(f"{name}' = {right}{extra}" if right != "0" or not extra else f"{name}' = {more}")
            return shown

        @property
        def conditions(self) -> list[str]:
            """The initial values."""
            return [f"{name}(0) = {value}" for name, value in zip(self.names, self.start, strict=True)]

    prompt = Prompt(
        en=r"""
        Solve the system of differential equations for the functions {{ names | listed(language) }} of t:

        {% for equation in equations %}
        $${{ equation }}$$
        {% endfor %}

        The values at t = 0 are {{ conditions | join(", ") }}.
        Give {{ names | listed(language) }} as explicit functions of t, in this order.
        """,
        zh=r"""
        求解关于 t 的函数 {{ names | listed(language) }} 的微分方程组：

        {% for equation in equations %}
        $${{ equation }}$$
        {% endfor %}

        t = 0 时的值为 {{ conditions | join(", ") }}。按此顺序写出 {{ names | listed(language) }} 关于 t 的显式表达式。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Node, ...]]:
        return Sequence(Math(variables=("t",)), length=len(instance.start))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Node, ...]]:
        roots = draw_roots(rng, params.size, params.pairs, params.repeated, params.largest)
        blocks = _blocks(roots)
        basis = random_unimodular(rng, params.size, 3 + params.size, 3)
        back = inverse(basis)
        if back is None:
            raise task.Retry
        matrix = [[int(c) for c in row] for row in multiply(multiply(basis, blocks), back)]
        inner = _solution(roots, rng, params.largest)
        functions: list[Quasi] = []
        for line in basis:
            total: Quasi = {}
            for c, part in zip(line, inner, strict=True):
                total = add(total, part, c)
            functions.append(total)
        taken = {key[1:3] for key in solutions(roots)}
        for _ in range(params.terms):
            key = (rng.randint(0, 1), rng.randint(-2, 2), rng.choice((0, 0, 1)), 0)
            if key[1:3] in taken:
                raise task.Retry
            place = rng.randrange(params.size)
            functions[place] = add(functions[place], drawn(rng, [key], 3))
        forcing = []
        for row, function in zip(matrix, functions, strict=True):
            rest = derivative(function)
            for c, other in zip(row, functions, strict=True):
                rest = add(rest, other, -c)
            forcing.append(rest)
        start = tuple(int(at_zero(function)) for function in functions)
        size = max(abs(c) for row in matrix for c in row)
        if (
            size > 20
            or max(map(abs, start)) > 40
            or (params.terms and not any(forcing))
            or any(len(f) > 4 for f in forcing)
        ):
            raise task.Retry
        if any(not matrix[i][j] for i, j in ((0, 1), (1, 0))):
            raise task.Retry
        instance = self.Instance(
            matrix=tuple(map(tuple, matrix)), forcing=tuple(latex(text(f, "t"), "t") for f in forcing), start=start
        )
        return instance, tuple(parse(text(f, "t"), ("t",)) for f in functions)


def _blocks(roots: list[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """Put the eigenvalues on the diagonal: a block for each pair, a 1 beside a repeated one."""
    size = sum(2 if b else 1 for _, b in roots)
    rows = [[0] * size for _ in range(size)]
    place = 0
    for index, (a, b) in enumerate(roots):
        rows[place][place] = a
        if b:
            rows[place][place + 1], rows[place + 1][place], rows[place + 1][place + 1] = b, -b, a
        elif index and roots[index - 1] == (a, b):
            rows[place - 1][place] = 1
        place += 2 if b else 1
    return tuple(map(tuple, rows))


def _solution(roots: list[tuple[int, int]], rng: Random, largest: int) -> list[Quasi]:
    """Solve the system of the blocks with random initial values."""
    found: list[Quasi] = []
    for index, (a, b) in enumerate(roots):
        c, d = (Fraction(random_nonzero(rng, largest)) for _ in range(2))
        if b:  # u' = a u + b v, v' = -b u + a v
            found += [{(0, a, b, 0): c, (0, a, b, 1): d}, {(0, a, b, 0): d, (0, a, b, 1): -c}]
            continue
        found.append({(0, a, 0, 0): c})
        above, factor = index - 1, c
        for n in range(1, index + 1):  # u' = a u + v for the chain above
            if roots[above] != (a, b):
                break
            factor = factor / n
            found[above - index] = add(found[above - index], {(n, a, 0, 0): factor})
            above -= 1
    return found
