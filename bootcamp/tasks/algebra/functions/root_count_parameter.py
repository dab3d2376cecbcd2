r"""Find all values of a parameter for which an equation has exactly k real solutions.

Answer: a union of intervals and isolated points; it is unique.
Harder: absolute values of quadratics and sums of them, higher degree, fractions, lines through a fixed point, surds.
Skills: algebra, calculus
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import (
    Polynomial,
    add,
    antiderivative,
    derivative,
    divide,
    evaluate,
    from_roots,
    multiply,
    rational_roots,
    scale,
    trim,
)
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.lib.real_roots import Branch, at, level_set, quadratic_roots, rational_branches
from bootcamp.lib.surds import Surd
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import IntervalSet
from bootcamp.verifiers.symbolic import REALS
from bootcamp.verifiers.symbolic.intervals import Pieces

_KINDS = ("modulus", "polynomial", "moduli", "fraction", "line")


class RootCountParameter(Task["RootCountParameter.Params", "RootCountParameter.Instance", Pieces]):
    version = 1

    class Params(task.Params):
        families: int = knob("how many kinds of equations may occur", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 5), ge=1, le=5)
        degree: int = knob("the degree of a polynomial", levels=(3, 3, 3, 3, 4, 4, 4, 4, 5, 5), ge=3, le=5)
        terms: int = knob("how many absolute values are added", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 5), ge=2, le=7)
        slope: bool = knob("whether a multiple of x is added", levels=(False,) * 2 + (True,) * 8)
        largest: int = knob("the largest number drawn", levels=(5, 5, 6, 6, 6, 7, 8, 9, 9, 12), ge=4, le=30)

    class Instance(task.Instance):
        kind: str
        over: tuple[int, ...] = ()  # a polynomial, constant term first: the whole, inside the bars, or a numerator
        under: tuple[int, ...] = ()  # a denominator
        moduli: tuple[tuple[int, int], ...] = ()  # (c, p) stands for c |x - p|
        slope: int = 0  # m x is added
        height: int = 0  # b in the line a x + b
        count: int

        @property
        def left(self) -> str:
            if self.kind == "modulus":
                return linear([(1, rf"\left|{polynomial(self.over)}\right|"), (self.slope, "x")])
            if self.kind == "fraction":
                return rf"\frac{{{polynomial(self.over)}}}{{{polynomial(self.under)}}}"
            if self.kind == "polynomial":
                return polynomial(self.over)
            bars = [(c, rf"\left|{polynomial((-p, 1))}\right|") for c, p in self.moduli]
            return linear([*bars, (self.slope, "x")])

        @property
        def right(self) -> str:
            return linear([(1, "ax"), (self.height, "")]) if self.kind == "line" else "a"

    answer = IntervalSet("a")
    prompt = Prompt(
        en=r"""
        For which real numbers a does this equation have
        {{ "no" if count == 0 else "exactly one" if count == 1 else "exactly " ~ count ~ " different" }} real
        solution{{ "s" if count > 1 }} x?

        $${{ left }} = {{ right }}$$

        {% if kind == "fraction" %}
        A number at which the denominator is zero is not a solution.
        {% endif %}
        Give the set of all such a, with exact end points.
        """,
        zh=r"""
        实数 a 取哪些值时，
        关于 x 的方程{{ "没有" if count == 0 else "恰有一个" if count == 1 else "恰有 " ~ count ~ " 个不同的" }}实数解？

        $${{ left }} = {{ right }}$$

        {% if kind == "fraction" %}
        使分母为零的数不是解。
        {% endif %}
        给出所有这样的 a 组成的集合，端点要用精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pieces]:
        kind = rng.choice(_KINDS[max(0, params.families - 4) : params.families])
        draft = _draw(kind, params, rng)
        branches = _branches(draft)
        counts = [k for k in range(7) if level_set(branches, k) not in ((), REALS)]
        if not counts or any(abs(c) > 500 for c in (*draft.over, *draft.under)):
            raise task.Retry
        count = rng.choice(counts)
        return draft.model_copy(update={"count": count}), level_set(branches, count)


def _draw(kind: str, params: RootCountParameter.Params, rng: Random) -> RootCountParameter.Instance:
    high = params.largest
    slope = rng.randint(-3, 3) if params.slope and kind in ("modulus", "moduli") else 0
    make = RootCountParameter.Instance
    if kind == "polynomial":
        slopes: Polynomial = (rng.choice((-1, 1)),)
        while len(slopes) < params.degree:
            b, c = rng.randint(-4, 4), rng.randint(-6, 6)
            factor = (c, b, 1) if params.slope and len(slopes) + 1 < params.degree and b * b >= 4 * c else None
            slopes = multiply(slopes, factor or (rng.randint(-4, 4), 1))
        whole = antiderivative(scale([Fraction(c) for c in slopes], Fraction(rng.choice((1, 2, 3, 4, 6, 12)))))
        if any(Fraction(c).denominator > 1 for c in whole):
            raise task.Retry
        return make(kind=kind, over=(rng.randint(-high, high), *map(int, whole[1:])), count=0)
    if kind in ("moduli", "line"):
        places = sorted(rng.sample(range(-high, high + 1), params.terms))
        moduli = tuple((rng.choice((-2, -1, 1, 1, 1, 2)), p) for p in places)
        height = rng.choice([b for b in range(-high, high + 1) if b]) if kind == "line" else 0
        return make(kind=kind, moduli=moduli, slope=slope, height=height, count=0)
    over = (rng.randint(-high, high), rng.randint(-high, high), 1)
    if kind == "modulus":
        return make(kind=kind, over=over, slope=slope, count=0)
    under = (rng.randint(-high, high), *((1,) if rng.random() < 0.4 else (rng.randint(-4, 4), 1)))
    if any(not at(over, pole).terms for pole in quadratic_roots(under)) or over == under:
        raise task.Retry
    return make(kind=kind, over=(over[0], over[1], rng.choice((-1, 1, 1, 2))), under=under, count=0)


def _branches(draft: RootCountParameter.Instance) -> list[Branch]:
    """Cut the function whose values are the a with a solution x into monotone branches."""
    if draft.kind == "polynomial":
        return rational_branches(draft.over, (1,), _critical(derivative(draft.over)))
    if draft.kind == "fraction":
        slopes = add(
            multiply(derivative(draft.over), draft.under), scale(multiply(draft.over, derivative(draft.under)), -1)
        )
        poles = quadratic_roots(draft.under)
        if not slopes or any(not at(draft.over, pole).terms for pole in poles):
            raise task.Retry
        return rational_branches(draft.over, draft.under, quadratic_roots(slopes), poles)
    ends = quadratic_roots(draft.over) if draft.kind == "modulus" else [Surd.rational(p) for _, p in draft.moduli]
    branches = []
    for place, low in enumerate([None, *ends]):
        high = ends[place] if place < len(ends) else None
        piece = _piece(draft, place)
        if draft.kind == "line":
            over = add(piece, (-draft.height,))
            if not over or (len(over) == 2 and not over[0]):
                raise task.Retry
            branches += rational_branches(over, (0, 1), (), [Surd.rational(0)], low, high, place > 0)
        elif len(piece) < 2:
            raise task.Retry
        else:
            branches += rational_branches(piece, (1,), quadratic_roots(derivative(piece)), (), low, high, place > 0)
    return branches


def _piece(draft: RootCountParameter.Instance, place: int) -> tuple[int, ...]:
    """Give the polynomial that the left side is between two places where what is inside bars changes its sign."""
    if draft.kind == "modulus":
        return add(
            scale(draft.over, -1 if place == 1 and len(quadratic_roots(draft.over)) == 2 else 1), (0, draft.slope)
        )
    total: tuple[int, ...] = (0, draft.slope)
    for i, (c, p) in enumerate(draft.moduli):
        total = add(total, scale((-p, 1), c if i < place else -c))
    return total


def _critical(slopes: Polynomial) -> list[Surd]:
    """Find the zeros of a derivative whose irrational zeros are those of at most one quadratic factor."""
    found, rest = [], trim(slopes)
    for root in rational_roots(slopes):
        found.append(Surd.rational(root))
        while len(rest) > 1 and not evaluate([Fraction(c) for c in rest], root):
            rest = divide(rest, from_roots([root]))[0]
    if len(rest) > 3:
        raise task.Retry
    return found + quadratic_roots(rest)
