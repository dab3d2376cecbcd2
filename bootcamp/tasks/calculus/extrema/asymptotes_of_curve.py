r"""Find all asymptotes of the graph of a function.

Answer: the places of the vertical asymptotes, and slope and intercept of the asymptotes on the left and on the right.
Harder: more kinds of functions, removable gaps, asymptotes that differ on the two sides, roots and exponentials.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import Polynomial, divide, evaluate, from_roots, multiply
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math, Maybe, Rational, Record, Sequence, Set
from bootcamp.verifiers.symbolic import PI, Node, add, mul, number, parse, render

Asymptotes = dict[str, Any]
_KINDS = ("quotient", "holes", "root", "arctangent", "exponential", "reciprocal exponential")
_LINE = Maybe(Sequence(Math(), length=2, brackets="()"), none="none")


class AsymptotesOfCurve(Task["AsymptotesOfCurve.Params", "AsymptotesOfCurve.Instance", Asymptotes]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds of functions are drawn from", levels=(1, 2, 2, 3, 4, 5, 6, 6, 6, 6), ge=1, le=6
        )
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 1, 1, 1, 1, 1, 1, 1, 1), ge=0, le=5)
        poles: int = knob("how many poles there are at most", levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        holes: int = knob(
            "how many removable gaps there are at most", levels=(0, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=0, le=3
        )
        largest: int = knob("the largest number that is planted", levels=(5, 5, 6, 7, 7, 7, 8, 9, 9, 12), ge=4, le=20)

    class Instance(task.Instance):
        function: str  # in LaTeX

    answer = Record(vertical=Set(Rational()), left=_LINE, right=_LINE)
    prompt = Prompt(
        en=r"""
        Find all asymptotes of the graph of

        $$f(x) = {{ function }}$$

        on its natural domain in the real numbers.

        - vertical: the set of all rational numbers c such that f is unbounded as x tends to c from at least one side;
        it may be empty. A gap in the domain where f has a finite limit does not count.
        - left: the asymptote y = mx + b as x tends to -∞, as the pair (m, b), with m = 0 where it is horizontal.
        - right: the same as x tends to +∞.

        Where there is no asymptote on a side write none. Give exact numbers.
        """,
        zh=r"""
        求函数

        $$f(x) = {{ function }}$$

        在实数范围内的自然定义域上图像的全部渐近线。

        - vertical：所有满足“x 至少从一侧趋于 c 时 f 无界”的有理数 c 的集合，可以为空；
        定义域的间断点处若 f 有有限极限，则不算。
        - left：x 趋于 -∞ 时的渐近线 y = mx + b，写成数对 (m, b)，水平渐近线的 m = 0。
        - right：x 趋于 +∞ 时的渐近线，写法相同。

        某一侧没有渐近线时写 none。结果用精确值表示。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Asymptotes]:
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        function, vertical, left, right = _draw(kind, params, rng)
        if not vertical and left == right and kind not in ("quotient", "holes"):
            raise task.Retry
        if left is None and right is None and rng.random() < 0.8:
            raise task.Retry
        found: Asymptotes = {
            "vertical": frozenset(map(Fraction, vertical)),
            "left": _written(left),
            "right": _written(right),
        }
        return self.Instance(function=function), found


Line = tuple[Node | Fraction | int, Node | Fraction | int] | None


def _written(line: Line) -> tuple[Node, ...] | None:
    """Give the trees that are read where these are written."""
    return None if line is None else tuple(parse(render(c if isinstance(c, Node) else number(c))) for c in line)


def _draw(kind: str, params: AsymptotesOfCurve.Params, rng: Random) -> tuple[str, list[int], Line, Line]:
    n = params.largest
    if kind in ("quotient", "holes"):
        return _quotient(kind == "holes", params, rng)
    if kind == "root":  # c x + sqrt(a^2 x^2 + b x + d), possibly over x - e
        a, b, c = rng.randint(1, 3), random_nonzero(rng, n), rng.choice((-3, -2, -1, 1, 2, 3))
        d = rng.randint(b * b // (4 * a * a) + 1, b * b // (4 * a * a) + n)  # so that the root is never 0
        root = rf"\sqrt{{{polynomial((d, b, a * a))}}}"
        half = Fraction(b, 2 * a)
        if rng.random() < 0.5:
            return f"{linear([(c, 'x')])} + {root}", [], (c - a, -half), (c + a, half)
        pole = random_nonzero(rng, n)
        over = f"{linear([(c, 'x')])} + {root}"
        square = (a * a - c * c) * pole * pole + b * pole + d  # the numerator vanishes at the pole only if this is 0
        if not square:
            raise task.Retry
        return rf"\frac{{{over}}}{{{polynomial((-pole, 1))}}}", [pole], (0, c - a), (0, c + a)
    if kind == "arctangent":  # m x + b + c arctan(k x + l), or c x arctan x
        m, b, c, k = random_nonzero(rng, 4), rng.randint(-n, n), random_nonzero(rng, n), random_nonzero(rng, 4)
        wave = mul(number(Fraction(c if k > 0 else -c, 2)), PI)
        inner = rf"\arctan({polynomial((rng.randint(-n, n), k))})"
        if rng.random() < 0.6:
            function = linear([(m, "x"), (c, inner), (b, "")])
            return function, [], (m, add(b, mul(-1, wave))), (m, add(b, wave))
        inner = rf"x \arctan({polynomial((0, k))})"
        # arctan(kx) is ±π/2 - 1/(kx) + ...
        limit = Fraction(b) - Fraction(c, k)
        return linear([(c, inner), (m, "x"), (b, "")]), [], (add(m, mul(-1, wave)), limit), (add(m, wave), limit)
    if kind == "exponential":  # (a e^(kx) + b)/(c e^(kx) + d) + m x, d of the sign of c or the opposite at x = 0
        a, b, c = random_nonzero(rng, n), random_nonzero(rng, n), rng.randint(1, 4)
        d = rng.choice((-c, rng.randint(1, n)))
        k, m = rng.choice((-2, -1, 1, 2)), rng.choice((-2, -1, 0, 0, 1, 2))
        if a * d == b * c:
            raise task.Retry
        e = f"e^{{{polynomial((0, k))}}}"
        quotient = rf"\frac{{{linear([(a, e), (b, '')])}}}{{{linear([(c, e), (d, '')])}}}"
        sides = ((m, Fraction(b, d)), (m, Fraction(a, c)))
        left, right = sides if k > 0 else sides[::-1]
        return (
            quotient + (f" {'+' if m > 0 else '-'} {linear([(abs(m), 'x')])}" if m else ""),
            [0] if d == -c else [],
            left,
            right,
        )
    # (a x + b) e^(1/(x - c)): near infinity the power is 1 + 1/x + ...
    a, b, c, k = random_nonzero(rng, 4), rng.randint(-n, n), random_nonzero(rng, n), random_nonzero(rng, 4)
    if a * c + b == 0:
        raise task.Retry
    line = (a, b + a * k)
    return rf"({polynomial((b, a))}) e^{{{k}/({polynomial((-c, 1))})}}", [c], line, line


def _quotient(gaps: bool, params: AsymptotesOfCurve.Params, rng: Random) -> tuple[str, list[int], Line, Line]:
    """Draw a rational function whose numerator and denominator may share factors."""
    count = rng.randint(1, params.poles)
    holes = rng.randint(1, params.holes) if gaps and params.holes else 0
    places = rng.sample(range(-params.largest, params.largest + 1), count + holes)
    poles, gone = places[:count], places[count:]
    powers = [2 if rng.random() < 0.25 else 1 for _ in poles]
    under: Polynomial = (1,)
    for pole, times in zip(poles, powers, strict=True):
        under = multiply(under, from_roots([pole] * times))
    degree = max(0, len(under) - 1 + rng.choice((-1, 0, 1, 1, 1)))
    over = (*(rng.randint(-params.largest, params.largest) for _ in range(degree)), random_nonzero(rng, 4))
    if any(not evaluate(over, pole) for pole in poles):
        raise task.Retry
    shared = from_roots(gone)
    top, bottom = multiply(over, shared), multiply(under, shared)
    if any(not -3000 < c < 3000 for c in (*top, *bottom)) or len(top) > 7:
        raise task.Retry
    whole = divide(over, under)[0]
    b, m = (*whole, 0, 0)[:2]
    return rf"\frac{{{polynomial(top)}}}{{{polynomial(bottom)}}}", poles, (m, b), (m, b)
