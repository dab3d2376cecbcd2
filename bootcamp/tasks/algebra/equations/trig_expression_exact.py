"""Give the exact value of an expression of trigonometric functions, inverse ones among their arguments.

Answer: a closed form of rational numbers and roots; all of its forms are right, functions and decimals are not.
Harder: products and quotients, multiples of 15 degrees, large angles, arguments with inverse functions.
Skills: algebra, geometry
Source: original; school trigonometry.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.surds import Surd
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, add, mul, sqrt
from bootcamp.verifiers.symbolic.tree import walk

Arc = tuple[str, int, int, int]  # function, then a, b, c with a² + b² = c²: the angle of the point (a, b)
Angle = tuple[int, tuple[tuple[int, Arc], ...]]  # degrees, and multiples of arcs
Term = tuple[int, tuple[tuple[str, Angle, int], ...]]  # a factor, and functions of angles with exponents 1, 2 or -1
_TRIPLES = ((3, 4, 5), (4, 3, 5), (5, 12, 13), (12, 5, 13), (8, 15, 17), (15, 8, 17))
_QUARTERS = (
    (4, 0, 0, 0), (0, 1, 0, 1), (0, 0, 2, 0), (0, 2, 0, 0), (2, 0, 0, 0), (0, -1, 0, 1), (0, 0, 0, 0)
)  # fmt: skip
"""Four times the cosine of 0, 15, ..., 90 degrees, as multiples of 1, √2, √3 and √6."""
_LARGEST, _DIGITS = 3000, 18
"""The largest number of an answer, and how many digits its numbers have together at most."""
_PLAIN = ("sqrt", "root", "cbrt")


class TrigExpressionExact(Task["TrigExpressionExact.Params", "TrigExpressionExact.Instance", Node]):
    version = 1

    class Params(task.Params):
        terms: int = knob("how many terms are added", levels=(1, 2, 2, 2, 2, 2, 3, 3, 4, 4), ge=1, le=6)
        factors: int = knob(
            "the largest number of factors of a term", levels=(1, 1, 2, 2, 2, 3, 2, 3, 3, 4), ge=1, le=5
        )
        unit: int = knob(
            "the angles are multiples of this", levels=(30, 30, 15, 15, 15, 15, 15, 15, 15, 15), ge=15, le=90
        )
        reach: int = knob(
            "the largest size of an angle",
            levels=(180, 360, 360, 720, 720, 1000, 1000, 1500, 2000, 3000),
            ge=90,
            le=9000,
        )
        arcs: int = knob("how many inverse functions occur", levels=(0, 0, 0, 0, 1, 1, 2, 2, 3, 4), ge=0, le=5)
        largest: int = knob("the largest factor before a term", levels=(3, 4, 4, 4, 4, 4, 4, 5, 5, 5), ge=1, le=20)

    class Instance(task.Instance):
        terms: tuple[Term, ...]

        @property
        def expression(self) -> str:
            text = ""
            for factor, parts in self.terms:
                over = " ".join(_shown(part) for part in parts if part[2] > 0)
                under = " ".join(_shown(part) for part in parts if part[2] < 0)
                size = "" if abs(factor) == 1 and over else f"{abs(factor)} "
                body = rf"\frac{{{size}{over}}}{{{under}}}" if under else f"{size}{over}"
                text += (("-" if factor < 0 else "") if not text else (" - " if factor < 0 else " + ")) + body.strip()
            return text

        @property
        def arcs(self) -> bool:
            return any(angle[1] for _, parts in self.terms for _, angle, _ in parts)

    answer = Math()
    prompt = Prompt(
        en=r"""
        Find the exact value of this expression:

        $${{ expression }}$$

        Give a closed form of integers, +, -, *, / and roots, without trigonometric functions or decimals.
        {{ "Inverse functions have their principal values." if arcs }}
        """,
        zh=r"""
        求下式的精确值：

        $${{ expression }}$$

        答案只能由整数、加减乘除和根号组成，不能含三角函数或小数。{{ "反三角函数取主值。" if arcs }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        counts = [rng.randint(1, params.factors) for _ in range(params.terms)]
        owners = [rng.randrange(sum(counts)) for _ in range(params.arcs)]
        parts = [_draw_part(params, rng, owners.count(place)) for place in range(sum(counts))]
        terms = []
        for count in counts:
            over, *rest = (parts.pop() for _ in range(count))
            exponents = [1, *(rng.choice((1, 1, 1, 2, -1)) for _ in rest)]
            chosen = tuple((*part, n) for part, n in zip((over, *rest), exponents, strict=True))
            terms.append((random_nonzero(rng, params.largest), chosen))
        instance = self.Instance(terms=tuple(terms))
        value = _value(instance)
        numbers = [abs(n) for _, c in value.terms for n in (c.numerator, c.denominator) if n != 1]
        if value == 0 or max(numbers, default=1) > _LARGEST or len("".join(map(str, numbers))) > _DIGITS:
            raise task.Retry
        if params.terms > 1 and sum(c for _, c in value.terms) == value.value in (-1, 1) and rng.random() < 0.8:
            raise task.Retry
        return instance, _node(value)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        total = _value(instance, lines.append)
        return "\n".join([*lines, total.latex] if instance.terms[1:] else lines)

    def solve(self, instance: Instance) -> Node:
        return _node(_value(instance))

    def check(self, instance: Instance, answer: Node) -> str:
        value = answer.args[-1] if answer.head == "relation" else answer
        for node in walk(value):
            if node.head in ("constant", "degree", "symbol") or (node.head == "apply" and node.leaf not in _PLAIN):
                return "the answer is not made of integers, operations and roots alone"
            if node.head == "number" and Fraction(node.leaf).denominator > 1:
                return "the answer has a decimal"
        return "" if self.answer.equal(self.solve(instance), answer) else "the value is another one"


def _draw_part(params: TrigExpressionExact.Params, rng: Random, count: int) -> tuple[str, Angle]:
    """Draw a function and its angle, with `count` inverse functions in it."""
    name = rng.choice(("sin", "cos", "sin", "cos", "tan"))
    arcs: list[tuple[int, Arc]] = []
    for _ in range(count):
        a, b, c = rng.choice(_TRIPLES)
        kind = rng.choice(("arcsin", "arccos", "arctan"))
        arcs.append((rng.choice((1, 1, -1, 2)), (kind, a, b, c)))
    if arcs:
        return name, (rng.choice((0, 0, 45, 60, -30, 90, 180)), tuple(arcs))
    steps = params.reach // params.unit
    degrees = rng.choice([n * params.unit for n in range(-steps, steps + 1) if n * params.unit % 90])
    return name, (degrees, ())


def _shown(part: tuple[str, Angle, int]) -> str:
    name, (degrees, arcs), exponent = part
    pieces = [f"{degrees}^{{\\circ}}"] if degrees or not arcs else []
    text = "".join(pieces)
    for times, (kind, a, b, c) in arcs:
        size = "" if abs(times) == 1 else f"{abs(times)} "
        over, under = {"arcsin": (b, c), "arccos": (a, c), "arctan": (b, a)}[kind]
        sign = ("-" if times < 0 else "") if not text else (" - " if times < 0 else " + ")
        text += rf"{sign}{size}\{kind} \frac{{{over}}}{{{under}}}"
    power = "^{2}" if exponent == 2 else ""
    return rf"\{name}{power} \left({text}\right)" if arcs or degrees < 0 else rf"\{name}{power} {text}"


def _value(instance: TrigExpressionExact.Instance, tell: Callable[[str], object] = str) -> Surd:
    total = Surd.rational(0)
    for factor, parts in instance.terms:
        product, shown = Surd.rational(factor), str(factor)
        for name, (degrees, arcs), exponent in parts:
            x, y = _cosine(degrees), _cosine(degrees - 90)
            base = (degrees + 89) // 180 * 180
            if base % 360:
                base -= 180
                turn = degrees - base - 180
                tell(f"{degrees} = {base} + 180 {'-' if turn < 0 else '+'} {abs(turn)}")
            elif base:
                tell(f"{degrees} = {base} {'-' if degrees < base else '+'} {abs(degrees - base)}")
            for times, (_, a, b, c) in arcs:
                for _ in range(abs(times)):
                    p, q = Fraction(a, c), Fraction(b if times > 0 else -b, c)
                    before = f"({x.latex}, {y.latex})·({p}, {q})"
                    x, y = x * p - y * q, x * q + y * p
                    tell(f"{before} = ({x.latex}, {y.latex})")
            if name == "tan" and x == 0:
                raise task.Retry
            value = y / x if name == "tan" else y if name == "sin" else x
            if exponent < 0 and value == 0:
                raise task.Retry
            tell(f"{_shown((name, (degrees, arcs), 1))} = {value.latex}")
            product *= value**exponent
            shown += f"·({value.latex})" + (f"^{exponent}" if exponent != 1 else "")
        tell(f"{shown} = {product.latex}")
        total += product
    return total


def _cosine(degrees: int) -> Surd:
    """Give the cosine of a multiple of 15 degrees."""
    degrees = abs((degrees + 180) % 360 - 180)
    quarters = zip((1, 2, 3, 6), _QUARTERS[min(degrees, 180 - degrees) // 15], strict=True)
    return Surd.of({n: Fraction(c if degrees <= 90 else -c, 4) for n, c in quarters})


def _node(value: Surd) -> Node:
    return add(value.value, *(mul(dict(value.terms).get(n, 0), sqrt(n)) for n in (2, 3, 6)))
