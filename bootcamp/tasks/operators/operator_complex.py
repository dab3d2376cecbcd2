"""Evaluate a bracketed expression of invented operators on complex numbers.

Answer: the real and the imaginary part, as rationals; they are unique.
Harder: more operators, longer formulas, deeper nesting, larger numbers, conjugates, division.
Skills: arithmetic, algebra
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed, linear
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.operators._postfix import SIGNS, Postfix, draw, draw_formula, evaluate, write
from bootcamp.verifiers import Rational, Sequence

Complex = tuple[Fraction, ...]
"""A real and an imaginary part."""

FORMS = {"+": "{} + {}", "×": "{} × {}", "-": "{} - {}", "conj": "conj({})", "÷": "{} ÷ {}"}


class OperatorComplex(Task["OperatorComplex.Params", "OperatorComplex.Instance", Complex]):
    version = 1

    class Params(task.Params):
        operators: int = knob("how many operators are defined", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)
        formula: int = knob(
            "how many operations a formula has at most", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=5
        )
        signs: int = knob(
            "how many of + - × conj ÷ the formulas draw from", levels=(3, 3, 3, 4, 4, 5, 5, 5, 5, 5), ge=2, le=5
        )
        uses: int = knob("how many operators the expression has", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 9), ge=1, le=12)
        largest: int = knob(
            "the largest real or imaginary part", levels=(5, 5, 9, 9, 9, 9, 12, 12, 15, 20), ge=2, le=30
        )

    class Instance(task.Instance):
        definitions: tuple[tuple[str, Postfix], ...]
        operands: tuple[tuple[int, int], ...]
        expression: Postfix  # the operands are called A, B, C, ...

        @property
        def formulas(self) -> list[str]:
            return [f"a {sign} b = {write(formula, FORMS)}" for sign, formula in self.definitions]

        @property
        def shown(self) -> str:
            texts = dict(zip(_LETTERS, map(number, self.operands), strict=False))
            return write(tuple(texts.get(str(item), item) for item in self.expression), _signs(self.definitions))

    answer = Sequence(Rational(), length=2)
    prompt = Prompt(
        en=r"""
        For complex numbers a and b, with i the imaginary unit
        {%- if "conj" in formulas | join %} and conj(z) the complex conjugate of z{% endif %}, let

        {{ formulas | lines }}

        Find the exact value of

        {{ shown }}

        and give its real part and its imaginary part, in this order.
        """,
        zh=r"""
        设 i 为虚数单位{% if "conj" in formulas | join %}，conj(z) 为 z 的共轭复数{% endif %}。对复数 a 和 b 定义

        {{ formulas | lines }}

        求下式的精确值：

        {{ shown }}

        并依次给出它的实部和虚部。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Complex]:
        allowed = {sign: FORMS[sign] for sign in list(FORMS)[: params.signs]}
        signs = rng.sample(SIGNS, params.operators)
        definitions = tuple((sign, draw_complex_formula(rng, allowed, params.formula)) for sign in signs)
        names = iter(_LETTERS)
        expression = draw(rng, _signs(definitions), params.uses, lambda: next(names))
        parts = range(-params.largest, params.largest + 1)
        instance = self.Instance(
            definitions=definitions,
            operands=tuple((rng.choice(parts), rng.choice(parts)) for _ in range(params.uses + 1)),
            expression=expression,
        )
        try:
            answer = self.solve(instance)
        except ZeroDivisionError:
            raise task.Retry from None
        size = max(max(abs(x.numerator), x.denominator) for x in answer)
        if not set(signs) <= set(expression) or not all(answer) or size > 10**7:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        formulas: dict[int | str, Postfix] = dict(instance.definitions)
        return [instance.operands, [formulas.get(item, item) for item in instance.expression]]

    def solve(self, instance: Instance) -> Complex:
        return _value(instance, list[str]())

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        _value(instance, lines)
        return "\n".join(lines)


def _value(instance: OperatorComplex.Instance, lines: list[str]) -> Complex:
    """Give the value, and add each step to `lines`."""

    def use(sign: str, formula: Postfix, a: Complex, b: Complex) -> Complex:
        named: dict[int | str, int | str] = {"a": number(a), "b": number(b)}
        put_in = write(tuple(named.get(item, item) for item in formula), FORMS)
        lines.append(f"{named['a']} {sign} {named['b']} = {put_in}")
        return apply_complex_formula(formula, a, b, lines)

    given = {name: tuple(map(Fraction, parts)) for name, parts in zip(_LETTERS, instance.operands, strict=False)}
    meanings: dict[str, Callable[..., Complex]] = {
        sign: partial(use, sign, formula) for sign, formula in instance.definitions
    }
    return evaluate(instance.expression, _signs(instance.definitions), meanings, lambda item: given[str(item)])


_LETTERS = "ABCDEFGHJKLMN"


def _signs(definitions: tuple[tuple[str, Postfix], ...]) -> dict[str, str]:
    return {sign: f"{{}} {sign} {{}}" for sign, _ in definitions}


def number(parts: tuple[int | Fraction, ...]) -> str:
    """Write a number with a real and an imaginary part, in brackets if it has two terms or a sign."""
    text = linear([(parts[0], ""), (parts[1], "i")])
    return text if text.isalnum() else f"({text})"


def draw_complex_formula(rng: Random, allowed: Mapping[str, str], size: int) -> Postfix:
    """Draw a formula in a and b; half of its numbers become i."""
    formula = draw_formula(rng, allowed, size, "ab")
    if ("conj", "conj") in pairwise(formula):
        raise Retry
    return tuple("i" if isinstance(item, int) and rng.random() < 0.5 else item for item in formula)


def apply_complex_formula(formula: Postfix, a: Complex, b: Complex, lines: list[str]) -> Complex:
    """Give the value of a formula, and add its steps to `lines`; raises ZeroDivisionError."""
    named = {"a": a, "b": b, "i": (Fraction(0), Fraction(1))}
    return evaluate(
        formula,
        FORMS,
        {sign: partial(_explained, lines, sign) for sign in FORMS},
        lambda item: named[item] if isinstance(item, str) else (Fraction(item), Fraction(0)),
    )


def _times(z: Complex, w: Complex) -> Complex:
    return z[0] * w[0] - z[1] * w[1], z[0] * w[1] + z[1] * w[0]


def _over(z: Complex, w: Complex) -> Complex:
    norm = w[0] * w[0] + w[1] * w[1]
    return _times(z, (w[0] / norm, -w[1] / norm))


def _explained(lines: list[str], sign: str, *operands: Complex) -> Complex:
    """Carry out an ordinary operation and write it."""
    result, texts = _OPERATIONS[sign](*operands), list(map(number, operands))
    if sign == "÷" and operands[1][1]:
        c, d = operands[1]
        lines.append(f"{bracketed(c)}·{bracketed(c)} + {bracketed(d)}·{bracketed(d)} = {c * c + d * d}")
        above = _explained(lines, "×", operands[0], (c, -d))
        texts = [number(above), str(c * c + d * d)]
    elif sign == "×" and operands[0][1] and operands[1][1]:
        w, x, y, z = (bracketed(part) for operand in operands for part in operand)
        lines.append(f"{w}·{y} - {x}·{z} = {result[0]}, {w}·{z} + {x}·{y} = {result[1]}")
    lines.append(f"{FORMS[sign].format(*texts)} = {number(result)}")
    return result


_OPERATIONS: dict[str, Callable[..., Complex]] = {
    "+": lambda z, w: (z[0] + w[0], z[1] + w[1]),
    "×": _times,
    "-": lambda z, w: (z[0] - w[0], z[1] - w[1]),
    "conj": lambda z: (z[0], -z[1]),
    "÷": _over,
}
