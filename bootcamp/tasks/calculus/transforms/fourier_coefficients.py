"""Find a Fourier coefficient of a piecewise function, for a given n or as a formula in n.

Answer: a number, or a formula in n that is right for all integers n ≥ 1; it is unique.
Harder: a formula for all n, more pieces, polynomials of higher degree, other periods, exponential pieces.
Skills: calculus, algebra
Source: original; any text on Fourier series.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import Polynomial, derivative, random_polynomial
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import power_text, weighted
from bootcamp.verifiers import Format, Math
from bootcamp.verifiers.symbolic import Node, evaluate, number, parse, substitute

Piece = tuple[Fraction, Fraction, Polynomial, int]
"""The ends over L, the polynomial, and k for a factor e^(k x)."""
MOST = 9
"""Most terms of a formula without exponentials."""
MOST_GROWN = (8, 5)
"""Most terms of a formula with exponentials, for the period 2 pi and for others."""


class FourierCoefficients(Task["FourierCoefficients.Params", "FourierCoefficients.Instance", Node]):
    version = 1

    class Params(task.Params):
        pieces: int = knob("how many pieces there are at most", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4)
        degree: int = knob("the largest degree of a piece", levels=(0, 1, 1, 0, 1, 2, 1, 2, 2, 3), ge=0, le=4)
        formula: bool = knob("whether a formula in n is asked for", levels=(False,) * 3 + (True,) * 7)
        lengths: int = knob(
            "how many half periods there are: pi, 1, 2, 3", levels=(1, 1, 2, 4, 4, 3, 4, 4, 4, 4), ge=1, le=4
        )
        exponentials: bool = knob("whether a piece may be an exponential", levels=(False,) * 6 + (True,) * 4)
        largest: int = knob("the largest number drawn", levels=(9, 6, 6, 12, 5, 5, 5, 5, 7, 7), ge=2, le=12)

    class Instance(task.Instance):
        half: int  # the half period L, 0 for pi
        pieces: tuple[tuple[str, str, str], ...]  # the function and the ends
        cosine: bool  # whether a_n rather than b_n is asked for
        n: int  # 0 for a formula

        @property
        def waves(self) -> str:
            """The terms of the series."""
            angle = "n x" if not self.half else r"n \pi x" if self.half == 1 else rf"\frac{{n \pi x}}{{{self.half}}}"
            return rf"a_n \cos\left({angle}\right) + b_n \sin\left({angle}\right)"

        @property
        def asked(self) -> str:
            """The name of the coefficient."""
            return f"{'a' if self.cosine else 'b'}_{self.n or 'n'}"

    prompt = Prompt(
        en=r"""
        The function f has the period {{ 2 * half if half else "2π" }}. On one period it is given by

        {% for formula, low, high in pieces %}
        f(x) = {{ formula }} for {{ low }} ≤ x < {{ high }}
        {% endfor %}

        Its Fourier series is

        $$\frac{a_0}{2} + \sum_{n=1}^{\infty} \left( {{ waves }} \right)$$

        {% if n %}
        Find the exact value of {{ asked }}.
        {% else %}
        Find {{ asked }} as one formula in n that is right for all integers n ≥ 1.
        {% endif %}
        No integral or sum sign may be left in the answer.
        """,
        zh=r"""
        函数 f 的周期为 {{ 2 * half if half else "2π" }}，在一个周期上的表达式为

        {% for formula, low, high in pieces %}
        f(x) = {{ formula }}，{{ low }} ≤ x < {{ high }}
        {% endfor %}

        它的傅里叶级数为

        $$\frac{a_0}{2} + \sum_{n=1}^{\infty} \left( {{ waves }} \right)$$

        {% if n %}
        求 {{ asked }} 的精确值。
        {% else %}
        求 {{ asked }}，写成对所有整数 n ≥ 1 都成立的一个关于 n 的公式。
        {% endif %}
        答案中不能含积分号和求和号。
        """,
    )

    def format(self, instance: Instance) -> Format[Node]:
        return Math() if instance.n else Math(variables=("n",), where=("n in Z", "n >= 1"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        half, cosine = rng.randrange(params.lengths), rng.random() < 0.5
        inner = sorted(
            rng.sample(
                (Fraction(-1, 2), Fraction(0), Fraction(1, 2)), rng.randint(min(2, params.pieces), params.pieces) - 1
            )
        )
        ends = [Fraction(-1), *inner, Fraction(1)]
        pieces: list[Piece] = []
        for low, high in pairwise(ends):
            p: Polynomial = random_polynomial(rng, rng.randint(0, params.degree), -params.largest, params.largest)
            k = rng.choice((-2, -1, 1, 2)) if params.exponentials and rng.random() < 0.3 else 0
            pieces.append((low, high, (p[-1],) if k else p, k))
        if params.exponentials and len(pieces) == 1 and not pieces[0][3] and params.degree < 2:
            raise task.Retry
        n = 0 if params.formula else rng.randint(1, 6)
        terms: dict[tuple[str, str], Fraction] = {}
        for piece in pieces:
            for key, c in _integrated(piece, half, cosine):
                terms[key] = terms.get(key, Fraction(0)) + c
        grown = any(k for _, _, _, k in pieces)
        if not n and sum(map(bool, terms.values())) > (MOST_GROWN[bool(half)] if grown else MOST):
            raise task.Retry  # so that a sum over one denominator can be judged, too
        reference = weighted((c, *key) for key, c in terms.items())
        tree = parse(reference, ("n",))
        tree = substitute(tree, "n", number(n)) if n else tree
        if not any(terms.values()) or (n and abs(evaluate(tree, {}, digits=20)) < 1e-9):
            raise task.Retry
        shown = tuple((_written(p, k), _end(low, half), _end(high, half)) for low, high, p, k in pieces)
        instance = self.Instance(half=half, pieces=shown, cosine=cosine, n=n)
        return instance, tree


def _written(p: Polynomial, k: int) -> str:
    return linear([(Fraction(p[0]), f"e^({linear([(k, 'x')])})")]) if k else polynomial(p)


def _end(share: Fraction, half: int) -> str:
    """Write an end of a piece, a multiple of L."""
    return str(share * half) if half else linear([(share, "π")]).replace("(1/2)π", "π/2")


def _integrated(piece: Piece, half: int, cosine: bool) -> Iterator[tuple[tuple[str, str], Fraction]]:
    """Integrate a piece times the wave over L: coefficients of what stands over and under a bar."""
    low, high, p, k = piece
    size = Fraction(half or 1)
    for sign, share in ((1, high), (-1, low)):
        edge = {Fraction(1): "(-1)^n", Fraction(1, 2): "cos(n*pi/2)", Fraction(0): ""}[abs(share)]
        c, s = (edge, Fraction(1)), ("sin(n*pi/2)", (share > 0) - (share < 0) if abs(share) == Fraction(1, 2) else 0)
        if k:
            growth = f"e^({k * share * size})" if half else f"e^({k * share}*pi)"
            below = f"({(k * size) ** 2} + n^2*pi^2)" if half else f"pi*({k * k} + n^2)"
            first, second = (c, s) if cosine else (s, c)  # e^(k x) (k wave + or - w other wave) / (k^2 + w^2)
            rise = "n*pi" if half else "n"
            yield (_times(growth, first[0]), below), sign * p[0] * k * size * Fraction(first[1])
            yield (_times(growth, rise, second[0]), below), sign * p[0] * Fraction(second[1]) * (1 if cosine else -1)
            continue
        slope, order = p, 1
        while slope:  # p sin/w + p' cos/w^2 - p'' sin/w^3 - ..., or -p cos/w + p' sin/w^2 + p'' cos/w^3 - ...
            turn = (order - 1) % 4
            name, weight = ((s, c) if cosine else (c, s))[turn % 2]
            factor = Fraction(weight) * ((1, 1, -1, -1) if cosine else (-1, 1, 1, -1))[turn] * sign
            for i, value in enumerate(slope):
                amount = factor * value * (share * size) ** i * size ** (order - 1)
                raised = (0 if half else i - 1) - (order if half else 0)
                over, under = power_text("pi", max(raised, 0)), power_text("pi", max(-raised, 0))
                if amount:
                    yield (_times(name, over), _times(power_text("n", order), under)), amount
            slope, order = derivative(slope), order + 1


def _times(*factors: str) -> str:
    return "*".join(factor for factor in factors if factor)
