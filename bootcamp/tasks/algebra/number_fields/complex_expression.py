r"""Evaluate an expression of complex numbers.

Answer: the real and the imaginary part, as rationals; they are unique.
Harder: more operations, deeper nesting, larger parts, higher powers, quotients, conjugates.
Skills: algebra, arithmetic
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed, sequence, signed
from bootcamp.lib.shown_work import division, enclosed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Gaussian = tuple[Fraction, ...]
Pair = tuple[Fraction, Fraction]
Token = tuple[str, int, int]
"""An operation, ("number", a, b) for a + bi, or ("power", n, 0)."""
_FORMS = {"plus": "{} + {}", "minus": "{} - {}", "times": "{} {}", "over": r"\frac{{{}}}{{{}}}"}


class ComplexExpression(Task["ComplexExpression.Params", "ComplexExpression.Instance", Gaussian]):
    version = 1

    class Params(task.Params):
        operations: int = knob("how many operations occur", levels=(1, 2, 3, 4, 5, 6, 7, 9, 11, 14), ge=1, le=20)
        kinds: int = knob(
            "how many of + - × ÷, conjugate and power may occur", levels=(3, 4, 4, 5, 6, 6, 6, 6, 6, 6), ge=2, le=6
        )
        exponent: int = knob("the largest exponent", levels=(2, 2, 2, 2, 2, 3, 3, 4, 5, 6), ge=2, le=8)
        largest: int = knob(
            "the largest real or imaginary part", levels=(9, 9, 9, 9, 9, 9, 12, 12, 15, 15), ge=3, le=60
        )

    class Instance(task.Instance):
        postfix: tuple[Token, ...]

        @property
        def formula(self) -> str:
            return _latex(self.postfix)

        @property
        def conjugates(self) -> bool:
            return any(kind == "conjugate" for kind, _, _ in self.postfix)

    answer = Sequence(Rational(), length=2)
    prompt = Prompt(
        en=r"""
        Let i be the imaginary unit{% if conjugates %} and let a bar stand for the complex conjugate{% endif %}.
        Find the exact value of

        $${{ formula }}$$

        and give its real part and its imaginary part, in this order.
        """,
        zh=r"""
        设 i 为虚数单位{% if conjugates %}，上方的横线表示共轭复数{% endif %}。求下式的精确值：

        $${{ formula }}$$

        依次给出它的实部和虚部。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Gaussian]:
        kinds = ["plus", "minus", "times", "over", "conjugate", "power"][: params.kinds]
        postfix = tuple(_draw(params.operations, kinds, params, rng))
        value = evaluate(postfix)
        if any(max(abs(part.numerator), part.denominator) > 10**5 for part in value) or 0 in value:
            raise task.Retry
        return self.Instance(postfix=postfix), value

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        value = evaluate(instance.postfix, lines)
        return "\n".join([*lines, sequence(value)])


def _draw(operations: int, kinds: list[str], params: ComplexExpression.Params, rng: Random) -> list[Token]:
    """Draw an expression with so many operations; conjugates and powers are never applied twice in a row."""
    if not operations:
        parts = [rng.randint(-params.largest, params.largest) for _ in range(2)]
        return [("number", parts[0], parts[1] or 1)]
    kind = rng.choice(kinds)
    if kind in ("conjugate", "power"):
        inner = _draw(operations - 1, [k for k in kinds if k != kind] if operations > 1 else kinds, params, rng)
        return [*inner, (kind, rng.randint(2, params.exponent) if kind == "power" else 0, 0)]
    left = rng.randint(0, operations - 1)
    return [*_draw(left, kinds, params, rng), *_draw(operations - 1 - left, kinds, params, rng), (kind, 0, 0)]


def evaluate(postfix: tuple[Token, ...], lines: list[str] | None = None) -> Gaussian:
    """Work out the expression, its steps into `lines`; raise Retry where it divides by zero or grows too large."""
    lines = [] if lines is None else lines
    stack: list[Pair] = []
    for kind, n, m in postfix:
        if kind == "number":
            stack.append((Fraction(n), Fraction(m)))
            continue
        x, y = stack.pop()
        if kind == "conjugate":
            stack.append((x, -y))
            lines.append(f"conj({_plain(x, y)}) = {_plain(x, -y)}")
        elif kind == "power":
            result = (Fraction(1), Fraction(0))
            for k in range(n):
                lines += [f"({_plain(x, y)})^{k + 1}: {_product(result, (x, y))}"] if k else []
                result = _times(result, (x, y))
            stack.append(result)
        else:
            u, v = stack.pop()
            if kind == "over":
                size = x * x + y * y
                if not size:
                    raise task.Retry
                a, b = _times((u, v), (x, -y))
                lines.append(f"({_plain(u, v)})({_plain(x, -y)}): {_product((u, v), (x, -y))}")
                lines.append(f"{enclosed(x)}^2 + {enclosed(y)}^2 = {size}")
                lines.append(f"{division(a, size)} = {a / size}, {division(b, size)} = {b / size}")
                stack.append((a / size, b / size))
            elif kind == "times":
                lines.append(f"({_plain(u, v)})({_plain(x, y)}): {_product((u, v), (x, y))}")
                stack.append(_times((u, v), (x, y)))
            else:
                sign, mark = (-1, "-") if kind == "minus" else (1, "+")
                a, b = u + sign * x, v + sign * y
                lines.append(f"{u} {mark} {bracketed(x)} = {a}, {v} {mark} {bracketed(y)} = {b}: {_plain(a, b)}")
                stack.append((a, b))
        if max(abs(part.numerator) + part.denominator for part in stack[-1]) > 10**7:
            raise task.Retry
    return stack[0]


def _times(a: Pair, b: Pair) -> Pair:
    return a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]


def _plain(x: Fraction, y: Fraction) -> str:
    return f"{x}{signed(y).removesuffix('1') if abs(y) == 1 else signed(y) if y else '+0'}i"


def _product(a: Pair, b: Pair) -> str:
    """Write out the real and the imaginary part of a product."""
    (u, v), (x, y) = a, b
    real, other = _times(a, b)
    first = f"{u}·{bracketed(x)} - {bracketed(v)}·{bracketed(y)} = {u * x} - {bracketed(v * y)} = {real}"
    second = f"{u}·{bracketed(y)} + {bracketed(v)}·{bracketed(x)} = {u * y} + {bracketed(v * x)} = {other}"
    return f"{first}, {second}: {_plain(real, other)}"


def _latex(postfix: tuple[Token, ...]) -> str:
    """Write the expression; with each part stands what it is: 0 a sum, 1 a product, 2 what needs no bracket."""
    stack: list[tuple[str, int]] = []
    for kind, n, m in postfix:
        if kind == "number":
            size = "" if abs(m) == 1 else str(abs(m))
            imaginary = f"{'-' if m < 0 else '+' if n else ''}{size}i"
            stack.append((f"{n or ''}{imaginary}", 0 if n or m < 0 else 2))
            continue
        text, level = stack.pop()
        if kind == "conjugate":
            stack.append((rf"\overline{{{text}}}", 2))
        elif kind == "power":
            stack.append((rf"\left({text}\right)^{{{n}}}", 2))
        else:
            first, above = stack.pop()
            if kind == "times":
                first, text = (rf"\left({t}\right)" if k == 0 else t for t, k in ((first, above), (text, level)))
                joint = r" \cdot " if text[:1].isdigit() or text[:1] == "i" else " "
                stack.append((first + joint + text, 1))
                continue
            if kind != "over" and level == 0:
                text = rf"\left({text}\right)"
            stack.append((_FORMS[kind].format(first, text), 2 if kind == "over" else 0))
    return stack[0][0]
