r"""Find the implicit equation of a plane curve given by a parameter.

Answer: an equation in x and y of least degree; it is unique up to a constant factor.
Harder: higher degrees in the parameter, rational functions, larger coefficients.
Skills: algebra
Source: original; Cox, Little and O'Shea, "Ideals, Varieties, and Algorithms".
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import null_space
from bootcamp.lib.multivariate import monomials
from bootcamp.lib.polynomial import gcd, multiply, random_polynomial
from bootcamp.lib.prompts import polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math, Polynomial
from bootcamp.verifiers.symbolic import Node, number, parse
from bootcamp.verifiers.symbolic.forms import CONTAINERS
from bootcamp.verifiers.symbolic.tree import symbols

_SHOWN = Polynomial(("x", "y"))


class ParametricImplicitization(Task["ParametricImplicitization.Params", "ParametricImplicitization.Instance", Node]):
    version = 1

    class Params(task.Params):
        first: int = knob("the degree of x in t", levels=(1, 1, 2, 2, 2, 2, 2, 2, 3, 3), ge=1, le=4)
        second: int = knob("the degree of y in t", levels=(1, 2, 2, 2, 3, 2, 2, 3, 3, 4), ge=1, le=4)
        rational: bool = knob(
            "whether there is a common denominator", levels=(False,) * 5 + (True, True) + (False,) * 3
        )
        largest: int = knob("the largest coefficient", levels=(9, 4, 3, 6, 3, 2, 3, 3, 2, 2), ge=1, le=12)

    class Instance(task.Instance):
        over: tuple[tuple[int, ...], ...]  # the numerators of x and y, constant terms first
        under: tuple[int, ...] = (1,)

        @property
        def shown(self) -> list[str]:
            under = polynomial(self.under, "t")
            tops = [polynomial(p, "t") for p in self.over]
            return tops if under == "1" else [rf"\frac{{{top}}}{{{under}}}" for top in tops]

    answer = Math(variables=("x", "y"), up_to_factor=True)
    prompt = Prompt(
        en=r"""
        A curve in the plane is given by

        $$x = {{ shown[0] }}, \quad y = {{ shown[1] }}$$

        where t runs through the real numbers{{ " for which the denominator is not zero" if under | length > 1 }}.
        Find an equation F(x, y) = 0 of least total degree, where F is a polynomial that is not zero, that holds at
        all points of the curve. Any multiple by a constant will do.
        """,
        zh=r"""
        平面曲线由参数方程给出：

        $$x = {{ shown[0] }}, \quad y = {{ shown[1] }}$$

        其中 t 取{{ "使分母不为零的" if under | length > 1 }}一切实数。
        求曲线上所有点都满足的总次数最低的方程 F(x, y) = 0，
        其中 F 是非零多项式。相差常数倍的方程均可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        high = params.largest
        over = tuple(random_polynomial(rng, n, -high, high) for n in (params.first, params.second))
        under: tuple[int, ...] = (1,)
        if params.rational:
            under = random_polynomial(rng, rng.choice((1, 2)), -high, high)
            if any(len(gcd(p, under)) > 1 for p in over):
                raise task.Retry
        found = _least(over, under)
        if found is None or len(found) < 3 or max(abs(int(c)) for c in found.values()) > 2000:
            raise task.Retry
        return self.Instance(over=over, under=under), _equation(found)

    def check(self, instance: Instance, answer: Node) -> str:
        found = _least(instance.over, instance.under)
        assert found is not None
        if answer.head == "relation" and answer.args[0].head == "apply" and answer.args[0].leaf == "F":
            rest = answer.args[1:]  # F(x, y) = ... or F(x, y) = ... = 0
            answer = Node("relation", rest, "=") if len(rest) > 1 else rest[0]
        names = set(symbols(answer))
        if answer.head in CONTAINERS - {"relation"} or not names or names - {"x", "y"}:
            return "it is not one equation in x and y"
        if answer.head != "relation":
            answer = Node("relation", (answer, number(0)), "=")
        return "" if self.answer.equal(_equation(found), answer) else "it is no equation of the curve of least degree"


def _equation(found: dict[tuple[int, ...], Fraction | int]) -> Node:
    return Node("relation", (parse(_SHOWN.render(_SHOWN.terms(found)), ("x", "y")), number(0)), "=")


def _least(over: tuple[tuple[int, ...], ...], under: tuple[int, ...]) -> dict[tuple[int, ...], Fraction | int] | None:
    """Find, degree by degree, the polynomials that vanish on the curve; at the first degree there is just one."""
    for degree in range(1, 5):
        places = monomials(2, degree)
        columns = []
        for i, j in places:
            value: tuple[int, ...] = (1,)
            for factor, times in ((over[0], i), (over[1], j), (under, degree - i - j)):
                for _ in range(times):
                    value = multiply(value, factor)
            columns.append(value)
        size = max(map(len, columns))
        rows = [[column[k] if k < len(column) else 0 for column in columns] for k in range(size)]
        kernel = null_space(rows)
        if kernel:
            return {e: c for e, c in zip(places, kernel[0], strict=True) if c} if len(kernel) == 1 else None
    return None
