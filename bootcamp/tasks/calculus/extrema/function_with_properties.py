r"""Build a rational function with given gaps, infinite limits, zeros, asymptote, values and slopes.

Answer: numerator and denominator; every function with the properties is right.
Harder: more poles, gaps and zeros, slant asymptotes, values and slopes at more points.
Skills: calculus, algebra
Source: original; the reverse of the usual discussion of a curve.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import chain
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import (
    Coefficients,
    count_real_roots,
    derivative,
    divide,
    evaluate,
    from_roots,
    multiply,
    trim,
    without_roots,
)
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Polynomial, Record
from bootcamp.verifiers.symbolic.polynomial_format import Terms

_X = Polynomial(("x",))
_HIGHEST = 12  # degree that is accepted


class FunctionWithProperties(
    Task["FunctionWithProperties.Params", "FunctionWithProperties.Instance", dict[str, Terms]]
):
    version = 1

    class Params(task.Params):
        poles: int = knob("how many poles there are", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=0, le=4)
        zeros: int = knob("how many zeros there are at most", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=0, le=4)
        holes: int = knob("how many removable gaps there are", levels=(0, 0, 0, 0, 1, 1, 1, 1, 2, 2), ge=0, le=3)
        points: int = knob("at how many points the value is given", levels=(0, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=3)
        slopes: int = knob("at how many of them the slope is given", levels=(0, 0, 0, 0, 0, 1, 1, 1, 1, 2), ge=0, le=3)

    class Instance(task.Instance):
        poles: tuple[tuple[int, int, int], ...]  # the place, and the signs of the infinite limits from left and right
        holes: tuple[tuple[int, Fraction], ...]  # the place and the limit
        zeros: tuple[tuple[int, bool], ...]  # the place, and whether the sign changes there
        line: tuple[Fraction, Fraction]  # slope and intercept of the asymptote
        values: tuple[tuple[int, Fraction], ...]
        slopes: tuple[tuple[int, Fraction], ...]

        @property
        def gaps(self) -> tuple[int, ...]:
            return tuple(sorted((*(c for c, _, _ in self.poles), *(c for c, _ in self.holes))))

    answer = Record(numerator=_X, denominator=_X)
    prompt = Prompt(
        en=r"""
        Find polynomials P and Q with rational coefficients, each of degree at most 12, such that the function f(x) =
        P(x)/Q(x) has all of these properties:

        - Q(x) = 0 for exactly these real x: {{ gaps | comma }}.
        {% for c, left, right in poles %}
        - As x tends to {{ c }} from the left, f(x) tends to {{ "+∞" if left > 0 else "-∞" }}; from the right, to
        {{- " +∞" if right > 0 else " -∞" }}.
        {% endfor %}
        {% for c, limit in holes %}
        - As x tends to {{ c }}, f(x) tends to {{ limit }}.
        {% endfor %}
        {% if zeros %}
        - f(x) = 0 for exactly these real x: {% for c, crossing in zeros %}{{ c }} (f {{ "changes" if crossing else
        "keeps" }} its sign there){{ ", " if not loop.last }}{% endfor %}.
        {% else %}
        - f(x) = 0 for no real x.
        {% endif %}
        - The line y = {{ line[::-1] | polynomial }} is the asymptote of f as x tends to +∞ and to -∞.
        {% for c, value in values %}
        - f({{ c }}) = {{ value }}
        {% endfor %}
        {% for c, slope in slopes %}
        - f'({{ c }}) = {{ slope }}
        {% endfor %}

        Any such pair will do. Give P as numerator and Q as denominator.
        """,
        zh=r"""
        求有理系数多项式 P 和 Q，次数都不超过 12，使函数 f(x) = P(x)/Q(x) 具有下列全部性质：

        - 使 Q(x) = 0 的实数 x 恰为：{{ gaps | comma }}。
        {% for c, left, right in poles %}
        - x 从左侧趋于 {{ c }} 时 f(x) 趋于 {{ "+∞" if left > 0 else "-∞" }}，从右侧趋于 {{ c }} 时 f(x) 趋于
        {{- " +∞" if right > 0 else " -∞" }}。
        {% endfor %}
        {% for c, limit in holes %}
        - x 趋于 {{ c }} 时 f(x) 趋于 {{ limit }}。
        {% endfor %}
        {% if zeros %}
        - 使 f(x) = 0 的实数 x 恰为：{% for c, crossing in zeros %}{{ c }}（{{ "f 在该处变号" if crossing else
        "f 在该处不变号" }}）{{ "、" if not loop.last }}{% endfor %}。
        {% else %}
        - 没有实数 x 使 f(x) = 0。
        {% endif %}
        - 直线 y = {{ line[::-1] | polynomial }} 是 x 趋于 +∞ 和 -∞ 时 f 的渐近线。
        {% for c, value in values %}
        - f({{ c }}) = {{ value }}
        {% endfor %}
        {% for c, slope in slopes %}
        - f'({{ c }}) = {{ slope }}
        {% endfor %}

        任何一对满足条件的多项式都可以。以 numerator 给出 P，以 denominator 给出 Q。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Terms]]:
        zeros = rng.randint(max(0, params.zeros - 1), params.zeros)
        places = rng.sample(range(-5, 6), params.poles + zeros + params.holes + params.points)
        cut = (params.poles, params.poles + zeros, params.poles + zeros + params.holes)
        poles, roots, holes, points = (
            places[: cut[0]],
            places[cut[0] : cut[1]],
            places[cut[1] : cut[2]],
            places[cut[2] :],
        )
        over = from_roots(chain(*([c] * rng.choice((1, 1, 2)) for c in roots)), rng.choice((-3, -2, -1, 1, 2, 3)))
        under = from_roots(chain(*([c] * rng.choice((1, 1, 2)) for c in poles)))
        if len(over) > len(under) + 1 or rng.random() < 0.3:
            under = multiply(under, (rng.randint(1, 5), 0, 1))
        if len(over) + 1 < len(under) and rng.random() < 0.5:
            over = multiply(over, (rng.randint(1, 5), 0, 1))
        if len(over) > len(under) + 1:
            raise task.Retry
        line, m = (*divide(over, under)[0], 0, 0)[:2]
        sides = {c: _behaviour(over, under, c) for c in places}
        instance = self.Instance(
            poles=tuple((c, *_signs(*sides[c])) for c in sorted(poles)),
            holes=tuple((c, sides[c][1]) for c in sorted(holes)),
            zeros=tuple((c, sides[c][0] % 2 == 1) for c in sorted(roots)),
            line=(Fraction(m), Fraction(line)),
            values=tuple((c, sides[c][1]) for c in sorted(points)),
            slopes=tuple((c, _slope(over, under, c)) for c in sorted(points)[: params.slopes]),
        )
        numbers = [v for _, v in (*instance.holes, *instance.values, *instance.slopes)]
        if any(v.denominator > 400 or abs(v.numerator) > 400 for v in (*numbers, *instance.line)):
            raise task.Retry
        pair = [_X.from_coefficients(multiply(p, from_roots(holes))) for p in (over, under)]
        return instance, {"numerator": pair[0], "denominator": pair[1]}

    def check(self, instance: Instance, answer: dict[str, Terms]) -> str:
        p, q = (_coefficients(answer[name]) for name in ("numerator", "denominator"))
        if not q or max(len(p), len(q)) > _HIGHEST + 1:
            return "Q is zero" if not q else f"a polynomial has a degree above {_HIGHEST}"
        if any(evaluate(q, c) for c in instance.gaps) or count_real_roots(without_roots(q, instance.gaps)):
            return "Q(x) = 0 for other real x than is asked"
        sides = {c: _behaviour(p, q, c) for c in (*instance.gaps, *(c for c, _ in instance.zeros))} if p else {}
        for c, left, right in instance.poles:
            if not p or sides[c][0] >= 0 or _signs(*sides[c]) != (left, right):
                return f"f does not tend to the right infinities at {c}"
        if any(not p or sides[c] != (0, limit) for c, limit in instance.holes):
            return "f does not tend to the number asked at a gap"
        if not p or any(evaluate(p, c) for c, _ in instance.zeros) or count_real_roots(without_roots(p, [*sides])):
            return "f has other zeros than is asked"
        if any((sides[c][0] % 2 == 1) != crossing for c, crossing in instance.zeros):
            return "at a zero f changes its sign, or does not, against what is asked"
        if divide(p, q)[0] != trim(instance.line[::-1]):
            return "f has another asymptote, or none"
        if any(Fraction(evaluate(p, c)) != value * evaluate(q, c) for c, value in instance.values):
            return "a value of f is not the one asked"
        return "a slope of f is not the one asked" if any(_slope(p, q, c) != s for c, s in instance.slopes) else ""


def _coefficients(terms: Terms) -> Coefficients:
    found = dict(terms)
    whole = {n: c.numerator if c.denominator == 1 else c for (n,), c in found.items()}
    return tuple(whole.get(n, 0) for n in range(min(max(found, default=(-1,))[0], 100) + 1))


def _slope(over: Coefficients, under: Coefficients, c: int) -> Fraction:
    p, q = Fraction(evaluate(over, c)), Fraction(evaluate(under, c))
    return (evaluate(derivative(over), c) * q - p * evaluate(derivative(under), c)) / q**2


def _behaviour(over: Coefficients, under: Coefficients, c: int) -> tuple[int, Fraction]:
    """Give the power of x - c that the quotient is like near c, and its coefficient."""
    order, values = 0, []
    for p, step in ((over, 1), (under, -1)):
        rest = without_roots(p, [c])
        order += step * (len(p) - len(rest))
        values.append(Fraction(evaluate(rest, c)))
    return order, values[0] / values[1]


def _signs(order: int, coefficient: Fraction) -> tuple[int, int]:
    """Give the signs of the infinite limits at a pole, from the left and from the right."""
    right = 1 if coefficient > 0 else -1
    return (right if order % 2 == 0 else -right), right
