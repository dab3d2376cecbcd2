"""Find all solutions of a trigonometric equation in an interval.

Answer: the set of the solutions, as rational multiples of pi.
Harder: phases and multiples of x, quadratics in disguise, equal functions, sums of two or three waves.
Skills: algebra, geometry
Source: original; school trigonometry.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import ceil
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import joined
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import PI, Node, add, apply, mul, number, parse, power, render, symbol
from bootcamp.verifiers.symbolic.tree import walk

Drawn = tuple[Node, Node, set[Fraction]]
"""Both sides, and the solutions modulo 2 pi in units of pi, some of which may lie outside the interval."""

_COSINES = {
    Fraction(0): "1", Fraction(1, 6): "sqrt(3)/2", Fraction(1, 4): "sqrt(2)/2", Fraction(1, 3): "1/2",
    Fraction(1, 2): "0", Fraction(2, 3): "-1/2", Fraction(3, 4): "-sqrt(2)/2", Fraction(5, 6): "-sqrt(3)/2",
    Fraction(1): "-1",
}  # fmt: skip
_RATIONAL = {Fraction(1): 0, Fraction(1, 2): 2, Fraction(0): 3, Fraction(-1, 2): 4, Fraction(-1): 6}
"""For each cosine the angle in sixths of pi."""


class TrigEquation(Task["TrigEquation.Params", "TrigEquation.Instance", Node]):
    version = 1

    class Params(task.Params):
        first: int = knob("the first family of equations", levels=(0, 0, 0, 1, 1, 1, 2, 2, 2, 2), ge=0, le=5)
        last: int = knob("the last family of equations", levels=(0, 0, 2, 2, 3, 4, 5, 5, 5, 5), ge=0, le=5)
        multiple: int = knob("the largest multiple of x", levels=(2, 2, 3, 4, 4, 4, 4, 4, 4, 4), ge=2, le=4)
        phases: bool = knob("whether x may be shifted", levels=(False,) + (True,) * 9)
        most: int = knob("the largest number of solutions", levels=(4, 4, 6, 6, 8, 8, 8, 9, 10, 12), ge=1, le=20)

    class Instance(task.Instance):
        left: str
        right: str

    answer = Math(several=True)
    prompt = Prompt(
        en=r"""
        Find all real solutions x with 0 ≤ x < 2π of this equation (angles are in radians):

        $${{ left }} = {{ right }}$$

        Give the set of all solutions, as exact multiples of π. There is at least one.
        """,
        zh=r"""
        求下面方程满足 0 ≤ x < 2π 的所有实数解 x（角用弧度表示）：

        $${{ left }} = {{ right }}$$

        给出全部解的集合，写成 π 的精确倍数。至少有一个解。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        families = (_plain, _quadratic, _equal, _mixed, _three, _tangent)
        left, right, found = families[rng.randint(params.first, params.last)](params, rng)
        solutions = sorted(x for x in found if 0 <= x < 2)
        if not 1 <= len(solutions) <= params.most:
            raise task.Retry
        answer = Node("set", tuple(mul(x, PI) for x in solutions))
        return self.Instance(left=_written(left), right=_written(right)), parse(render(answer))


def _written(side: Node) -> str:
    """Write a side in LaTeX, with the exponent of a square before the argument."""
    text = render(side)
    for part in walk(side):
        if part.head == "pow":
            text = text.replace(render(part), render(part.args[0]).replace(r"\left", r"^{2}\left"))
    return text


def _solved(angles: Iterable[Fraction], period: int, k: int, phase: Fraction) -> set[Fraction]:
    """Give the x from 0 to 2 for which k x + phase is one of the angles modulo the period."""
    found = set()
    for angle in angles:
        start = Fraction(angle - phase, k)
        step = Fraction(period, abs(k))
        first = start + ceil(-start / step) * step
        while first < 2:
            found.add(first)
            first += step
    return found


def _cosine_is(alpha: Fraction, k: int, phase: Fraction) -> set[Fraction]:
    """Solve cos(k x + phase) = cos alpha."""
    return _solved((alpha, -alpha), 2, k, phase)


def _wave(name: str, k: int, phase: Fraction = Fraction(0)) -> Node:
    return apply(name, add(mul(k, symbol("x")), mul(phase, PI)))


def _draw_phase(params: TrigEquation.Params, rng: Random) -> Fraction:
    most, under = rng.choice(((0, 1), (5, 6), (5, 6), (3, 4))) if params.phases else (0, 1)
    return Fraction(random_nonzero(rng, most), under) if most else Fraction(0)


def _doubled(alpha: Fraction) -> str:
    """Write twice the cosine of an angle."""
    return {"1": "2", "-1": "-2", "0": "0"}.get(_COSINES[alpha], _COSINES[alpha].removesuffix("/2"))


def _multiple(c: int, value: str) -> Node:
    return mul(c, parse(value)) if "sqrt" in value else number(c * int(value))


def _plain(params: TrigEquation.Params, rng: Random) -> Drawn:
    """Draw c cos(k x + phase) = c cos alpha, or the same with a sine."""
    k, phase, alpha = rng.randint(1, params.multiple), _draw_phase(params, rng), rng.choice(list(_COSINES))
    name, c = rng.choice(("sin", "cos")), rng.choice((2, -2, 4, -4, 6))
    moved = phase - Fraction(1, 2) if name == "sin" else phase
    return mul(c, _wave(name, k, phase)), _multiple(c // 2, _doubled(alpha)), _cosine_is(alpha, k, moved)


def _quadratic(params: TrigEquation.Params, rng: Random) -> Drawn:
    """Draw a (t - u)(t - v) = 0 for t a sine or cosine of k x + phase, the square written in one of three ways."""
    k, name = rng.randint(1, params.multiple), rng.choice(("sin", "cos"))
    u = rng.choice(list(_RATIONAL))
    v = rng.choice([*_RATIONAL, Fraction(2), Fraction(-2), Fraction(3, 2), Fraction(-3)])
    a = u.denominator * v.denominator * rng.choice((1, -1, 2))
    b, c = -a * (u + v), a * u * v
    phase, way = _draw_phase(params, rng), rng.randrange(3)
    t = _wave(name, k, phase)
    if way == 0:
        square, constant = mul(a, power(t, 2)), c
    elif way == 1:
        square, constant = mul(-a, power(_wave("cos" if name == "sin" else "sin", k, phase), 2)), c + a
    else:  # t² = (1 ± cos 2kx) / 2
        a, b, c = 2 * a, 2 * b, 2 * c
        square = mul(Fraction(a, -2 if name == "sin" else 2), _wave("cos", 2 * k, 2 * phase))
        constant = c + Fraction(a, 2)
    shift = Fraction(1, 2) if name == "sin" else Fraction(0)
    roots = (_RATIONAL[t] for t in (u, v) if t in _RATIONAL)
    found = set().union(*(_cosine_is(Fraction(n, 6), k, phase - shift) for n in roots))
    return joined(square, mul(b, t)), number(-constant), found


def _equal(params: TrigEquation.Params, rng: Random) -> Drawn:
    """Draw f(a x + p) = g(b x + q) for sines and cosines f and g."""
    a, b = rng.randint(1, params.multiple + 1), rng.randint(1, params.multiple + 1)
    names, phases = rng.choices(("sin", "cos"), k=2), [_draw_phase(params, rng), _draw_phase(params, rng)]
    p, q = (phase - Fraction(name == "sin") / 2 for phase, name in zip(phases, names, strict=True))
    if a == b:
        raise task.Retry
    found = _solved((q,), 2, a - b, p) | _solved((-q,), 2, a + b, p)
    return _wave(names[0], a, phases[0]), _wave(names[1], b, phases[1]), found


def _mixed(params: TrigEquation.Params, rng: Random) -> Drawn:
    """Draw p sin t + q cos t = c for t = k x + phase, which is a cosine of a shifted angle."""
    k, alpha = rng.randint(2, params.multiple), rng.choice([a for a in _COSINES if a.denominator != 4])
    p, q, beta = rng.choice((("1", "sqrt(3)", Fraction(1, 6)), ("sqrt(3)", "1", Fraction(1, 3))))
    right = _doubled(alpha)
    if rng.random() < 0.3:
        p, q, beta = "1", "1", Fraction(1, 4)
        alpha, right = rng.choice(((Fraction(1, 4), "1"), (Fraction(3, 4), "-1"), (Fraction(1, 2), "0")))
    sign, c, phase = rng.choice((1, -1)), rng.choice((1, 1, 2, 3)), _draw_phase(params, rng)
    # p sin t + q cos t is a positive multiple of cos(t - beta), and with -p of cos(t + beta)
    left = joined(mul(sign * c, parse(p), _wave("sin", k, phase)), mul(c, parse(q), _wave("cos", k, phase)))
    return left, _multiple(c, right), _cosine_is(alpha, k, phase - sign * beta)


def _three(params: TrigEquation.Params, rng: Random) -> Drawn:
    """Draw f(t + d x) + f(t - d x) = m f(t) for t = b x + phase, which is f(t) (2 cos(d x) - m) = 0."""
    b, d, phase = rng.randint(2, params.multiple + 1), rng.randint(1, params.multiple), _draw_phase(params, rng)
    if b <= d:
        raise task.Retry
    name, alpha = rng.choice(("sin", "cos")), rng.choice([a for a in _COSINES if a != Fraction(1, 2)])
    shift = Fraction(1, 2) if name == "sin" else Fraction(0)
    found = _cosine_is(Fraction(1, 2), b, phase - shift) | _cosine_is(alpha, d, Fraction(0))
    left = joined(_wave(name, b + d, phase), _wave(name, b - d, phase))
    return left, mul(parse(_doubled(alpha)), _wave(name, b, phase)), found


def _tangent(params: TrigEquation.Params, rng: Random) -> Drawn:
    """Draw c tan t = m sin t, or m sin 2t, for t = k x + phase; sin t is 0, or cos t or its square has one value."""
    k, factor = rng.randint(1, max(1, params.multiple - 1)), random_nonzero(rng, 2)
    phase = Fraction(random_nonzero(rng, 11), 12)
    c, m, times, sixths = rng.choice(((1, 2, 1, (2,)), (1, -2, 1, (4,)), (1, 2, 2, (2, 4)), (3, 2, 2, (1, 5))))
    found = _cosine_is(Fraction(1, 2), k, phase - Fraction(1, 2))
    for n in sixths:
        found |= _cosine_is(Fraction(n, 6), k, phase)
    return mul(factor * c, _wave("tan", k, phase)), mul(factor * m, _wave("sin", times * k, times * phase)), found
