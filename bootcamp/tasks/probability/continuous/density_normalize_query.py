"""Find the constant, a chance or a moment of a variable whose density is made of pieces of polynomials.

Answer: a rational number; it is unique.
Harder: more pieces, higher powers, absolute values, variances and conditional means.
Skills: probability, calculus
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import integral, multiply
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Piece = tuple[int, int, tuple[int, ...]]
"""From where, to where, and the coefficients of the polynomial there, from the constant up."""

_KINDS = ("constant", "chance", "mean", "second", "given", "variance")


class DensityNormalizeQuery(Task["DensityNormalizeQuery.Params", "DensityNormalizeQuery.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        pieces: int = knob("how many pieces there are", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        degree: int = knob("the largest degree of a piece", levels=(2, 3, 1, 2, 2, 2, 2, 3, 2, 3), ge=0, le=4)
        kinds: int = knob("how many kinds of questions there are", levels=(2, 3, 3, 4, 5, 5, 6, 6, 6, 6), ge=1, le=6)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2), ge=0, le=5)

    class Instance(task.Instance):
        pieces: tuple[Piece, ...]
        kind: str
        low: Fraction
        high: Fraction

        def rows(self, language: str) -> list[str]:
            told = "{} 时为 {}" if language == "zh" else "{1} for {0}"
            last = len(self.pieces) - 1
            return [
                told.format(f"{low} ≤ x {'≤' if place == last else '<'} {high}", _scaled(terms))
                for place, (low, high, terms) in enumerate(self.pieces)
            ]

    answer = Rational()
    prompt = Prompt(
        en=r"""
        The density of the random variable X at x is

        {{ rows(language) | bullets }}

        and 0 for all other x, where c is the constant that makes this a density.

        {% if kind == "constant" %}
        Find c.
        {% elif kind == "chance" %}
        Find P({{ low }} < X < {{ high }}).
        {% elif kind == "mean" %}
        Find the expected value of X.
        {% elif kind == "second" %}
        Find the expected value of X².
        {% elif kind == "given" %}
        Find the expected value of X, given that {{ low }} < X < {{ high }}.
        {% else %}
        Find the variance of X.
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        随机变量 X 在 x 处的密度如下：

        {{ rows(language) | bullets }}

        对其余的 x 密度为 0，其中常数 c 使它成为密度。

        {% if kind == "constant" %}
        求 c。
        {% elif kind == "chance" %}
        求 P({{ low }} < X < {{ high }})。
        {% elif kind == "mean" %}
        求 X 的期望。
        {% elif kind == "second" %}
        求 X² 的期望。
        {% elif kind == "given" %}
        求在 {{ low }} < X < {{ high }} 的条件下 X 的期望。
        {% else %}
        求 X 的方差。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        start, pieces = rng.randint(-3, 2), list[Piece]()
        for _ in range(params.pieces):
            end = start + rng.randint(1, 4 - params.pieces // 2)
            pieces.append((start, end, _positive(start, end, rng.randint(0, params.degree), rng)))
            start = end
        first, last = pieces[0][0], pieces[-1][1]
        if all(len(terms) == 1 for _, _, terms in pieces) or len({terms for _, _, terms in pieces}) < len(pieces):
            raise task.Retry
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        low = high = Fraction(0)
        if kind in ("chance", "given"):
            low, high = sorted(Fraction(rng.randint(2 * first, 2 * last), 2) for _ in range(2))
            if low == high or (low == first and high == last):
                raise task.Retry
        instance = self.Instance(pieces=tuple(pieces), kind=kind, low=low, high=high)
        answer = self.solve(instance)
        if not worth_asking(answer, Fraction(first + last, 2), digits=8):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        pieces, low, high = instance.pieces, instance.low, instance.high
        whole = Fraction(pieces[0][0]), Fraction(pieces[-1][1])
        mass = _moment(pieces, 0, *whole)
        if instance.kind == "constant":
            return 1 / mass
        if instance.kind == "chance":
            return _moment(pieces, 0, low, high) / mass
        if instance.kind == "given":
            return _moment(pieces, 1, low, high) / _moment(pieces, 0, low, high)
        mean, second = (_moment(pieces, order, *whole) / mass for order in (1, 2))
        return {"mean": mean, "second": second, "variance": second - mean**2}[instance.kind]


def _scaled(terms: tuple[int, ...]) -> str:
    """Write c times a polynomial."""
    if len(terms) == 1:
        return f"{terms[0]}c" if terms[0] > 1 else "c"
    return f"c({polynomial(terms)})"


def _positive(low: int, high: int, degree: int, rng: Random) -> tuple[int, ...]:
    """Draw a polynomial that is positive between two integers: a product of factors that vanish at most at an end."""
    terms: tuple[int, ...] = (rng.randint(1, 5),)
    while len(terms) <= degree:
        root = rng.choice((low, high, low - rng.randint(0, 2), high + rng.randint(0, 2)))
        terms = tuple(map(int, multiply(terms, (-root, 1) if root <= low else (root, -1))))
    return terms


def _moment(pieces: tuple[Piece, ...], order: int, low: Fraction, high: Fraction) -> Fraction:
    """Integrate x^order times the density, without c, from low to high."""
    total = Fraction(0)
    for start, end, terms in pieces:
        a, b = max(low, Fraction(start)), min(high, Fraction(end))
        if a < b:
            total += integral((*[0] * order, *terms), a, b)
    return total
