"""Find the equilibria of a planar polynomial system and classify each by the eigenvalues of its Jacobian matrix.

Answer: a mapping of points to types; it is unique.
Harder: more equilibria, polynomials of higher degree, equations that are mixed with each other.
Skills: calculus, algebra
Source: original; S. H. Strogatz, Nonlinear Dynamics and Chaos, for the names of the types.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.multivariate import Poly, add, evaluate, multiply, partial, product
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import polynomial_text
from bootcamp.verifiers import Choice, Format, Mapping, Rational, Sequence

_TYPES = ("saddle", "stable node", "unstable node", "stable focus", "unstable focus")
Point = tuple[Fraction, ...]


class EquilibriaClassification(
    Task["EquilibriaClassification.Params", "EquilibriaClassification.Instance", dict[Point, str]]
):
    version = 1

    class Params(task.Params):
        first: int = knob(
            "the degree of the first factor polynomial", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3
        )
        second: int = knob(
            "the degree of the second factor polynomial", levels=(1, 2, 2, 1, 2, 2, 2, 2, 2, 3), ge=1, le=3
        )
        slanted: bool = knob("whether the curves are slanted", levels=(False, False, True) + (True,) * 7)
        mixed: bool = knob("whether the equations are mixed", levels=(False,) * 4 + (True,) * 6)
        largest: int = knob("the largest coordinate", levels=(4, 3, 3, 3, 2, 3, 4, 2, 3, 2), ge=2, le=6)
        coefficient: int = knob(
            "the largest coefficient", levels=(40, 60, 60, 60, 80, 90, 99, 150, 200, 300), ge=10, le=999
        )

    class Instance(task.Instance):
        p: tuple[tuple[int, int, int], ...]  # exponents of x and y, and the coefficient
        q: tuple[tuple[int, int, int], ...]

        @property
        def shown(self) -> tuple[str, str]:
            """The right sides."""
            return _text(self.p), _text(self.q)

    prompt = Prompt(
        en=r"""
        Consider the system of differential equations

        $$x' = {{ shown[0] }}$$

        $$y' = {{ shown[1] }}$$

        Find all its real equilibria (x, y). Classify each of them by the eigenvalues of the Jacobian matrix there,
        which never have real part 0: real ones of different signs make a "saddle", negative real ones a "stable node",
        positive real ones an "unstable node", complex ones with negative real part a "stable focus", with positive real
        part an "unstable focus".
        """,
        zh=r"""
        考虑微分方程组

        $$x' = {{ shown[0] }}$$

        $$y' = {{ shown[1] }}$$

        求它的所有实平衡点 (x, y)，并按平衡点处雅可比矩阵的特征值分类（特征值的实部都不为 0）：
        异号实特征值为 "saddle"（鞍点），负实特征值为 "stable node"（稳定结点），
        正实特征值为 "unstable node"（不稳定结点），
        实部为负的复特征值为 "stable focus"（稳定焦点），实部为正的复特征值为 "unstable focus"（不稳定焦点）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[Point, str]]:
        return Mapping(Sequence(Rational(), length=2), Choice(_TYPES))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[Point, str]]:
        a, b, c, d = (random_nonzero(rng, 2) for _ in range(4))
        if not params.slanted:
            b = c = 0
        if a * d == b * c:
            raise task.Retry
        u: Poly = {(1, 0): a, (0, 1): b} if b else {(1, 0): a}
        v: Poly = {(1, 0): c, (0, 1): d} if c else {(0, 1): d}
        size = params.largest
        us, vs = (sorted(rng.sample(range(-size, size + 1), n)) for n in (params.first, params.second))
        f, g = (product([add(line, {(0, 0): -value}) for value in values], 2) for line, values in ((u, us), (v, vs)))
        signs = [rng.choice((-1, 1)) for _ in range(4)]
        f, g = multiply({(0, 0): signs[0]}, f), multiply({(0, 0): signs[1]}, g)
        if params.mixed:
            p, q = add(f, g, signs[2]), add(g, f, signs[3] * 2)
        else:
            p, q = (f, g) if rng.random() < 0.5 else (g, f)
        kinds: dict[Point, str] = {}
        for i in us:
            for j in vs:
                place = (Fraction(d * i - b * j, a * d - b * c), Fraction(a * j - c * i, a * d - b * c))
                kinds[place] = _kind(
                    [[Fraction(evaluate(partial(part, axis), place)) for axis in (0, 1)] for part in (p, q)]
                )
        largest = max(abs(int(x)) for part in (p, q) for x in part.values())
        if "" in kinds.values() or largest > params.coefficient or (len(kinds) > 1 and len(set(kinds.values())) == 1):
            raise task.Retry
        if not params.slanted and not params.mixed and len(set(kinds)) != len(us) * len(vs):
            raise task.Retry
        instance = self.Instance(p=_terms(p), q=_terms(q))
        return instance, dict(sorted(kinds.items()))


def _terms(p: Poly) -> tuple[tuple[int, int, int], ...]:
    return tuple((i, j, int(c)) for (i, j), c in sorted(p.items(), key=lambda term: (-sum(term[0]), -term[0][0])))


def _text(terms: tuple[tuple[int, int, int], ...]) -> str:
    return polynomial_text({(i, j): c for i, j, c in terms}, "xy")


def _kind(jacobian: list[list[Fraction]]) -> str:
    """Classify by trace and determinant; "" where eigenvalues are equal or have no real part."""
    (a, b), (c, d) = jacobian
    trace, determinant = a + d, a * d - b * c
    disc = trace * trace - 4 * determinant
    if determinant < 0:
        return "saddle"
    if not determinant or not trace or not disc:
        return ""
    return ("unstable " if trace > 0 else "stable ") + ("node" if disc > 0 else "focus")
