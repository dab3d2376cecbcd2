r"""Find the range of a real function.

Answer: a union of intervals and isolated points; it is unique.
Harder: roots, sines, exponentials and fractions instead of polynomials, restricted domains, irrational bounds.
Skills: algebra, calculus
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.polynomial import Coefficients, add, derivative, multiply, scale
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.lib.real_roots import Branch, at, quadratic_roots, rational_branches, value_set
from bootcamp.lib.shown_roots import branch_lines
from bootcamp.lib.surds import Surd
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import IntervalSet
from bootcamp.verifiers.symbolic import REALS
from bootcamp.verifiers.symbolic.intervals import Pieces

_KINDS = ("polynomial", "sine", "fraction", "root", "exponential", "circle")


class FunctionRangeReal(Task["FunctionRangeReal.Params", "FunctionRangeReal.Instance", Pieces]):
    version = 1

    class Params(task.Params):
        families: int = knob("how many kinds of functions may occur", levels=(1, 2, 3, 4, 4, 5, 5, 6, 6, 6), ge=1, le=6)
        newest: bool = knob("whether only the three last kinds occur", levels=(False,) * 6 + (True,) * 4)
        restricted: bool = knob("whether x may be restricted", levels=(True, True, False) + (True,) * 7)
        largest: int = knob("the largest number drawn", levels=(6, 6, 7, 6, 8, 8, 9, 9, 12, 16), ge=4, le=80)

    class Instance(task.Instance):
        kind: str
        over: tuple[int, ...]  # a numerator, constant term first, in x or in what stands for it
        under: tuple[int, ...]
        inside: tuple[int, int] = (0, 1)  # of the root: c + s x
        low: int | None = None
        high: int | None = None
        closed: tuple[bool, bool] = (False, False)

        @property
        def formula(self) -> str:
            if self.kind == "circle":
                parts = [_terms(p, ("", r"\sin x", r"\cos x")) for p in (self.over, self.under)]
            elif self.kind == "root":
                c, s = self.inside
                _, r, p = self.over
                root = rf"\sqrt{{{polynomial((c, s))}}}"
                return linear([(p * s, "x"), (r, root), (self.over[0] + p * c, "")])
            else:
                names = {"sine": ("", r"\sin x", r"\sin^2 x"), "exponential": ("", "e^x", "e^{2x}")}
                parts = [_terms(p, names.get(self.kind, ("", "x", "x^2", "x^3"))) for p in (self.over, self.under)]
            return parts[0] if parts[1] == "1" else rf"\frac{{{parts[0]}}}{{{parts[1]}}}"

        @property
        def domain(self) -> str:
            left = f"{self.low} {'≤' if self.closed[0] else '<'} " if self.low is not None else ""
            right = f" {'≤' if self.closed[1] else '<'} {self.high}" if self.high is not None else ""
            return f"{left}x{right}" if left or right else ""

    answer = IntervalSet("y", function="f")
    prompt = Prompt(
        en=r"""
        Find the range of the function

        $$f(x) = {{ formula }}$$

        {% if domain %}
        for the real numbers x with {{ domain }} for which the expression is defined. The range is the set of all
        values y = f(x). Give it with exact end points.
        {% else %}
        for all real numbers x for which the expression is defined. The range is the set of all values y = f(x).
        Give it with exact end points.
        {% endif %}
        """,
        zh=r"""
        求函数

        $$f(x) = {{ formula }}$$

        {% if domain %}
        的值域，其中 x 取满足 {{ domain }} 且使该式有意义的所有实数。
        值域是所有函数值 y = f(x) 组成的集合，端点要用精确值。
        {% else %}
        的值域，其中 x 取使该式有意义的所有实数。值域是所有函数值 y = f(x) 组成的集合，端点要用精确值。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pieces]:
        kinds = _KINDS[: params.families][-3 if params.newest else 0 :]
        instance = _draw(rng.choice(kinds), params, rng)
        answer = value_set(_branches(instance))
        if answer == REALS or len(answer) > 3:
            raise task.Retry
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        over, under, low, high, closed = _reduced(instance)
        v = "x" if instance.kind in ("polynomial", "fraction") else "t"
        lines = {
            "sine": ["t = sin x, -1 ≤ t ≤ 1"],
            "exponential": ["t = e^x, t > 0"],
            "root": [f"t = √({polynomial(instance.inside)}), t ≥ 0"],
            "circle": ["t = tan(x/2), sin x = 2t/(1 + t^2), cos x = (1 - t^2)/(1 + t^2)"],
        }.get(instance.kind, [])
        slopes, bottom = _slopes(over, under), polynomial(under, v)
        tops = [polynomial(p, v) for p in (over, slopes)]
        lines += [f"f = {tops[0]}", f"f' = {tops[1]}"]
        if bottom != "1":
            lines[-2:] = [f"f = ({tops[0]})/({bottom})", f"f' = ({tops[1]})/({bottom})^2"]
        points, poles, ends = quadratic_roots(slopes), quadratic_roots(under), {low, high} - {None}
        for text, zeros in ((tops[1], points), (bottom, poles)):
            lines += [f"{text} = 0: {v} = {', '.join(x.latex for x in zeros)}"] * bool(zeros)
        cuts = sorted(x for x in {*points, *poles} if (low is None or x > low) and (high is None or x < high))
        for x in sorted({*cuts, *ends} - {*poles}):
            sign, y = "=" if x not in ends or closed[x != low] else "→", at(over, x) / at(under, x)
            lines.append(f"{v} {sign} {x.latex}: f {sign} {y.latex}")
        branches = [(b.low, b.high) for b in _branches(instance) if b.low != b.high]
        return "\n".join([*lines, *branch_lines(v, over, under, [low, *cuts, high], branches)])


def _terms(p: Coefficients, names: tuple[str, ...]) -> str:
    return linear(list(zip(p, names, strict=False))[::-1])


def _draw(kind: str, params: FunctionRangeReal.Params, rng: Random) -> FunctionRangeReal.Instance:
    high = params.largest
    c = [rng.randint(-high, high) for _ in range(6)]
    over, under = (c[0], c[1], rng.choice((-3, -2, -1, 1, 2, 3))), (1,)
    low = top = None
    closed = (rng.random() < 0.6, rng.random() < 0.6)
    if kind in ("polynomial", "fraction") and params.restricted and rng.random() < (1 if kind == "polynomial" else 0.5):
        low = rng.randint(-6, 5)
        top = rng.choice((None, low + rng.randint(2, 7), low + rng.randint(2, 7)))
    if kind == "polynomial" and low is not None and rng.random() < 0.3 and params.families > 1:
        over = (c[0], 3 * c[1], 0, rng.choice((-1, 1)))  # type: ignore[assignment]
    if kind == "fraction":
        under = rng.choice(((c[2], c[3] or 1), (c[2], c[3], rng.choice((1, 1, 2)))))  # type: ignore[assignment]
        over = rng.choice((over, (c[0], c[1] or 1)))  # type: ignore[assignment]
    if kind == "exponential":
        over = over if params.newest else rng.choice((over, (c[0], c[1] or 2)))  # type: ignore[assignment]
        below = (c[2] or 3, rng.choice((1, 2, 3)))
        under = (c[2] or 3, c[3] or 2) if len(over) < 3 else below if params.newest else rng.choice(((1,), below))  # type: ignore[assignment]
    if kind == "sine" and params.families > 2 and rng.random() < 0.5:
        over, under = (c[0], c[1] or 2), (c[2] or 5, c[3] or 1)  # type: ignore[assignment]
    if kind == "circle":
        over = (c[0], c[1] or 1, rng.choice((0, c[2])))
        under = (high + rng.randint(1, 5), *rng.choice(((0, c[3] or 1), (c[3] or 2, 0))))  # type: ignore[assignment]
    inside = (rng.randint(-high, high), rng.choice((-1, 1))) if kind == "root" else (0, 1)
    return FunctionRangeReal.Instance(
        kind=kind,
        over=over,
        under=under,
        inside=inside,
        low=low,
        high=top,
        closed=(closed[0] and low is not None, closed[1] and top is not None),
    )


def _reduced(instance: FunctionRangeReal.Instance) -> tuple[Any, ...]:
    """Put t for the root, the sine, the power of e or the half tangent: a quotient on an interval."""
    over, under = instance.over, instance.under
    low = None if instance.low is None else Surd.rational(instance.low)
    high = None if instance.high is None else Surd.rational(instance.high)
    closed = instance.closed
    if instance.kind == "circle":  # t = tan(x/2); x = pi is missed by it
        over, under = ((p[0] + p[2], 2 * p[1], p[0] - p[2]) for p in (over, under))
    if instance.kind == "sine":
        low, high, closed = Surd.rational(-1), Surd.rational(1), (True, True)
    if instance.kind in ("root", "exponential"):
        low, closed = Surd.rational(0), (instance.kind == "root", False)
    return over, under, low, high, closed


def _slopes(over: Coefficients, under: Coefficients) -> Coefficients:
    return add(multiply(derivative(over), under), scale(multiply(over, derivative(under)), -1))


def _branches(instance: FunctionRangeReal.Instance) -> list[Branch]:
    """Cut the function into branches."""
    over, under, low, high, closed = _reduced(instance)
    if instance.kind == "root" and over[1] * over[2] > 0:  # it only rises or falls
        raise task.Retry
    slopes = _slopes(over, under)
    poles = quadratic_roots(under)
    if not slopes or any(not at(over, pole).terms for pole in poles):
        raise task.Retry
    branches = rational_branches(over, under, quadratic_roots(slopes), poles, low, high, *closed)
    if instance.kind == "circle":
        last = Surd.rational(Fraction(over[2], under[2]))
        branches.append(Branch(last, last, True, True))
    return branches
