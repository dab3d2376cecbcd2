r"""Find the limit at 0 of a quotient in which the leading terms of the Taylor series cancel.

Answer: a rational number, or a formula in the letters that occur.
Harder: more terms cancel, more functions, functions inside functions, letters in place of numbers.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.series import Irrational, Series, expand
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.base import Format
from bootcamp.verifiers.symbolic import E, Node, add, apply, mul, number, power, render, symbol

_X = symbol("x")
_LETTERS = ("a", "b")


class _Form:
    """A polynomial in the letters: the powers of each to the coefficient."""

    def __init__(self, terms: dict[tuple[int, int], Fraction]) -> None:
        self.terms = {powers: c for powers, c in terms.items() if c}

    def __add__(self, other: _Form | Fraction | int) -> _Form:
        terms = dict(self.terms)
        for powers, c in _form(other).terms.items():
            terms[powers] = terms.get(powers, Fraction(0)) + c
        return _Form(terms)

    def __mul__(self, other: _Form | Fraction | int) -> _Form:
        product = _Form({})
        for (i, j), c in self.terms.items():
            product = product + _Form({(i + k, j + l): c * d for (k, l), d in _form(other).terms.items()})
        return product

    def __sub__(self, other: _Form | Fraction | int) -> _Form:
        return self + _form(other) * -1

    def __rsub__(self, other: Fraction | int) -> _Form:
        return self * -1 + other

    __radd__, __rmul__ = __add__, __mul__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Form | Fraction | int) and self.terms == _form(other).terms

    def tree(self) -> Node:
        ordered = sorted(self.terms.items(), reverse=True)
        return add(*(mul(c, power(symbol("a"), i), power(symbol("b"), j)) for (i, j), c in ordered))


def _form(value: _Form | Fraction | int) -> _Form:
    return value if isinstance(value, _Form) else _Form({(0, 0): Fraction(value)})


class LimitTaylorExpansion(Task["LimitTaylorExpansion.Params", "LimitTaylorExpansion.Instance", Node]):
    version = 1

    class Params(task.Params):
        order: int = knob("the order to which terms cancel", levels=(1, 2, 3, 4, 4, 4, 4, 5, 5, 6), ge=1, le=9)
        functions: int = knob("how many functions the numerator has", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=4)
        depth: int = knob("how deep functions are nested", levels=(1, 1, 1, 1, 2, 1, 2, 2, 3, 3), ge=1, le=4)
        letters: int = knob("how many letters there may be", levels=(0, 0, 1, 1, 1, 1, 1, 2, 2, 0), ge=0, le=2)
        largest: int = knob("the largest coefficient", levels=(12, 12, 12, 8, 6, 4, 4, 3, 3, 3), ge=2, le=12)

    class Instance(task.Instance):
        numerator: str  # in LaTeX
        denominator: str
        letters: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        Find the limit

        $$\lim_{x \to 0} \frac{ {{- numerator -}} }{ {{- denominator -}} }$$

        {% if letters %}
        Here {{ letters | listed }} {{ "are nonzero constants" if letters | length > 1 else "is a nonzero constant" }}.
        Give the limit as a formula in {{ letters | listed }}.
        {% else %}
        It is a rational number.
        {% endif %}
        """,
        zh=r"""
        求极限

        $$\lim_{x \to 0} \frac{ {{- numerator -}} }{ {{- denominator -}} }$$

        {% if letters %}
        其中 {{ letters | listed("zh") }} 是非零常数，结果用 {{ letters | listed("zh") }} 表示。
        {% else %}
        它是一个有理数。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Node]:
        return Math(variables=instance.letters)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        letters = _LETTERS[: params.letters] if rng.random() < 0.5 else ()
        parts = [_draw(params, rng, () if i else letters, params.depth) for i in range(params.functions)]
        under = _denominator(rng, params.order)
        size = params.order + 1
        try:
            series = [_expanded(part, size) for part in parts]
            below = _expanded(under, size)
        except (Irrational, ZeroDivisionError):
            raise task.Retry from None
        scales = [random_nonzero(rng, 3) if len(parts) > 1 else 1 for _ in parts]
        total = [sum((c * s[n] for c, s in zip(scales, series, strict=True)), Fraction(0)) for n in range(size)]
        numerator = add(*(mul(c, part) for c, part in zip(scales, parts, strict=True)))
        shown = render(numerator)
        numerator = add(numerator, *(mul(_tree(-1 * c), power(_X, n)) for n, c in enumerate(total[:-1])))
        limit = _tree(total[-1] * (1 / Fraction(below[-1])))
        plain = isinstance(total[-1], _Form) and len(total[-1].terms) < 2
        if total[-1] == 0 or plain or any(name not in shown for name in letters) or sum(map(bool, total[:-1])) == 0:
            raise task.Retry
        fractions = [c for n in total for c in (n.terms.values() if isinstance(n, _Form) else [n])]
        if max(Fraction(c).denominator for c in fractions) > 5040 or len(render(numerator)) > 260:
            raise task.Retry
        if max(abs(Fraction(c).numerator) for c in fractions) > 20_000:
            raise task.Retry
        return self.Instance(numerator=render(numerator), denominator=render(under), letters=letters), limit


def _expanded(tree: Node, size: int) -> Series:
    return expand(tree, size, letters={"a": _Form({(1, 0): Fraction(1)}), "b": _Form({(0, 1): Fraction(1)})})


def _tree(value: _Form | Fraction) -> Node:
    return value.tree() if isinstance(value, _Form) else number(value)


def _draw(params: LimitTaylorExpansion.Params, rng: Random, letters: tuple[str, ...], depth: int) -> Node:
    """Draw a function of an argument that vanishes at 0, or a product of two."""
    if depth == 1 and params.order > 1 and rng.random() < 0.3:
        return mul(
            _function(params, rng, _argument(params, rng, letters)), _function(params, rng, _argument(params, rng, ()))
        )
    inner = _argument(params, rng, letters)
    for _ in range(depth - 1):
        inner = apply(rng.choice(("sin", "tan", "arctan", "sinh")), inner)
    if re.search(r"tan.*tan", render(inner)):
        raise task.Retry
    return _function(params, rng, inner)


def _argument(params: LimitTaylorExpansion.Params, rng: Random, letters: tuple[str, ...]) -> Node:
    letter = symbol(rng.choice(letters)) if letters and rng.random() < 0.8 else number(1)
    return mul(rng.choice((-1, 1, 1)) * rng.randint(1, params.largest) if letter == number(1) else 1, letter, _X)


def _function(params: LimitTaylorExpansion.Params, rng: Random, inner: Node) -> Node:
    kind = rng.choice(("sin", "cos", "exp", "ln", "root", "tan", "arctan", "sinh"))
    if kind == "exp":
        return power(E, inner)
    if kind == "ln":
        return apply("ln", add(1, inner))
    if kind == "root":
        return power(add(1, inner), Fraction(rng.choice((-1, 1, 1, 2, 3)), rng.choice((2, 3))))
    if "tan" in kind and "tan" in render(inner):
        raise task.Retry
    return apply(kind, inner)


def _denominator(rng: Random, order: int) -> Node:
    """Draw a product that vanishes of this order."""
    factors: list[Node] = []
    left = order
    if left >= 3 and rng.random() < 0.3:
        factors.append(add(apply("tan", _X), mul(-1, apply("sin", _X))))
        left -= 3
    elif left >= 2 and rng.random() < 0.3:
        factors.append(add(1, mul(-1, apply("cos", _X))))
        left -= 2
    if left and rng.random() < 0.5:
        factors.append(apply(rng.choice(("sin", "tan", "arctan")), _X))
        left -= 1
    return mul(power(_X, left), *factors)
