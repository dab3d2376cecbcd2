"""Evaluate an expression in gradients, divergences, curls and Laplacians of given fields at a point.

Answer: a rational number, or three of them in order where the value is a vector; it is unique.
Harder: more operators within each other, products of fields, components of higher degree, transcendental factors.
Skills: calculus, algebra
Source: original; any text on vector calculus.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import factorial
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import multivariate
from bootcamp.lib.multivariate import Poly, add, evaluate, monomials, multiply, partial, random_poly
from bootcamp.lib.prompts import linear
from bootcamp.lib.regions import moved
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import polynomial_text
from bootcamp.verifiers import Format, Rational, Sequence

_SCALARS = ("div", "dot", "lap", "product")
_VECTORS = ("grad", "curl", "cross", "times")
_NAMES = {"div": "div", "lap": "Δ", "grad": "grad", "curl": "curl"}
_FACTORS: tuple[tuple[str, Callable[[int], Fraction]], ...] = (  # f(t) and its Taylor coefficients at 0
    ("e^({})", lambda k: Fraction(1, factorial(k))),
    ("cos({})", lambda k: Fraction((0, 1)[k % 2 == 0] * (-1) ** (k // 2), factorial(k))),
    ("ln({})", lambda k: Fraction((-1) ** (k + 1), k) if k else Fraction(0)),
    ("sin({})", lambda k: Fraction((0, 1)[k % 2] * (-1) ** (k // 2), factorial(k))),
)


class VectorFieldOperators(Task["VectorFieldOperators.Params", "VectorFieldOperators.Instance", Any]):
    version = 1

    class Params(task.Params):
        operators: int = knob(
            "how many derivative operators there are", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4
        )
        products: int = knob("how many products of fields there are", levels=(0, 0, 0, 1, 1, 1, 1, 1, 2, 2), ge=0, le=4)
        degree: int = knob("the largest degree of a component", levels=(2, 3, 3, 3, 4, 3, 3, 4, 4, 5), ge=1, le=8)
        terms: int = knob("how many terms a component has at most", levels=(2, 2, 2, 2, 3, 2, 2, 2, 2, 2), ge=1, le=4)
        factors: int = knob(
            "how many components have a transcendental factor", levels=(0,) * 5 + (1, 1, 2, 2, 3), ge=0, le=4
        )
        largest: int = knob("the largest number drawn", levels=(4, 4, 4, 4, 4, 4, 4, 4, 4, 5), ge=2, le=9)

    class Instance(task.Instance):
        fields: tuple[tuple[str, tuple[str, ...]], ...]  # names, and one component or three
        expression: tuple[str, ...]  # in prefix order: operators, then what they are applied to
        point: tuple[int, int, int]

        @property
        def asked(self) -> str:
            """The expression as it is written."""
            return _written(list(self.expression))[0]

    prompt = Prompt(
        en=r"""
        Scalar fields and vector fields in x, y, z are given:

        {% for name, parts in fields %}
        {{ name }} = {{ parts[0] if parts | length == 1 else parts | point }}
        {% endfor %}

        Find the value of {{ asked }} at the point (x, y, z) = {{ point | point }}.
        {%- if "lap" in expression %} Here Δ is the Laplacian of a scalar field.{% endif %}
        {%- if "dot" in expression %} The sign · is the scalar product of vectors.{% endif %}
        {%- if "cross" in expression %} The sign × is the vector product.{% endif %}
        """,
        zh=r"""
        给定关于 x, y, z 的数量场和向量场：

        {% for name, parts in fields %}
        {{ name }} = {{ parts[0] if parts | length == 1 else parts | point }}
        {% endfor %}

        求 {{ asked }} 在点 (x, y, z) = {{ point | point }} 处的值。
        其中 grad、div、curl 分别表示梯度、散度和旋度
        {%- if "lap" in expression %}，Δ 表示数量场的拉普拉斯算子{% endif %}
        {%- if "dot" in expression %}，· 表示向量的数量积{% endif %}
        {%- if "cross" in expression %}，× 表示向量积{% endif %}。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Rational() if instance.expression[0] in _SCALARS else Sequence(Rational(), length=3)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        expression = _draw(rng, rng.random() < 0.5, params.operators, params.products)
        if expression is None:
            raise task.Retry
        place = tuple(rng.randint(-3, 3) for _ in range(3))
        names = sorted({name for name in expression if name in "φψFGH"}, key="φψFGH".index)
        counts = [1 if name in "φψ" else 3 for name in names]
        marked = set(rng.sample(range(sum(counts)), min(params.factors, sum(counts))))
        parts = [_component(params, rng, place, i in marked) for i in range(sum(counts))]
        values: dict[str, Any] = {}
        shown = []
        for name, count in zip(names, counts, strict=True):
            mine, parts = parts[:count], parts[count:]
            values[name] = mine[0][1] if count == 1 else tuple(jet for _, jet in mine)
            shown.append((name, tuple(text for text, _ in mine)))
        value, _ = _computed(list(expression), values, 2 * params.operators)
        answer: Any = tuple(
            Fraction(evaluate(part, (0, 0, 0))) for part in (value if isinstance(value, tuple) else [value])
        )
        if not any(answer) or max(max(abs(x.numerator), x.denominator) for x in answer) > 10**6:
            raise task.Retry
        instance = self.Instance(fields=tuple(shown), expression=expression, point=(place[0], place[1], place[2]))
        return instance, answer if isinstance(value, tuple) else answer[0]


def _draw(rng: Random, scalar: bool, operators: int, products: int) -> tuple[str, ...] | None:
    """Draw an expression of this kind with so many operators and products, in prefix order."""
    if not operators and not products:
        return (rng.choice("φψ" if scalar else "FGH"),)
    kind = rng.choice(_SCALARS if scalar else _VECTORS)
    if kind in ("div", "lap", "grad", "curl"):
        inner = None if not operators else _draw(rng, kind in ("lap", "grad"), operators - 1, products)
        dull = inner is None or (kind, inner[0]) in (("div", "curl"), ("curl", "grad"))
        return None if dull or inner is None else (kind, *inner)
    if not products:
        return None
    here, spare = rng.randint(0, operators), rng.randint(0, products - 1)
    left = _draw(rng, kind in ("times", "product"), here, spare)
    right = _draw(rng, kind == "product", operators - here, products - 1 - spare)
    if left is None or right is None or left == right:
        return None
    return (kind, *left, *right)


def _written(tokens: list[str]) -> tuple[str, list[str]]:
    """Write the first expression in prefix order, and give what is left."""
    head, rest = tokens[0], tokens[1:]
    if head in "φψFGH":
        return head, rest
    first, rest = _written(rest)
    if head in _NAMES:
        return f"{_NAMES[head]}({first})", rest
    second, rest = _written(rest)
    sign = {"cross": "×", "dot": "·"}.get(head, "")
    one, other = (f"({text})" if len(text) > 1 else text for text in (first, second))
    return f"{one} {sign} {other}" if sign else one + other, rest


def _component(
    params: VectorFieldOperators.Params, rng: Random, place: tuple[int, ...], marked: bool
) -> tuple[str, Poly]:
    """Draw a polynomial, if marked with a factor that is rational at the point, and expand it about the point."""
    p = random_poly(rng, monomials(3, params.degree, 1), rng.randint(1, params.terms), params.largest)
    text, jet = polynomial_text(p), moved(p, place)
    if not marked:
        return text, jet
    a, b = rng.sample(range(3), 2)
    slopes = {a: rng.choice((-1, 1)), b: rng.choice((-2, -1, 1, 2))}
    level = -sum(k * place[axis] for axis, k in slopes.items())
    name, taylor = rng.choice(_FACTORS)
    inner = linear([*((k, "xyz"[axis]) for axis, k in sorted(slopes.items())), (level + (name[0] == "l"), "")])
    step: Poly = {tuple(int(i == axis) for i in range(3)): k for axis, k in slopes.items()}
    power: Poly = {(0, 0, 0): 1}
    series: Poly = {}
    for k in range(2 * params.operators + 1):
        series = add(series, power, taylor(k))
        power = multiply(power, step)
    text = f"({text})" if len(p) > 1 else text
    return f"{text} {name.format(inner)}", multiply(jet, series)


def _computed(tokens: list[str], values: dict[str, Any], order: int) -> tuple[Any, list[str]]:
    """Evaluate the first expression in prefix order up to terms of this order, and give what is left."""
    head, rest = tokens[0], tokens[1:]
    if head in values:
        field = values[head]
        return multivariate.truncated(field, order) if isinstance(field, dict) else tuple(
            multivariate.truncated(part, order) for part in field
        ), rest
    first, rest = _computed(rest, values, order)
    if head == "grad":
        return tuple(partial(first, axis) for axis in range(3)), rest
    if head == "lap":
        return multivariate.divergence([partial(first, axis) for axis in range(3)]), rest
    if head in ("div", "curl"):
        return (multivariate.divergence if head == "div" else multivariate.curl)(first), rest
    second, rest = _computed(rest, values, order)
    if head == "product":
        return multivariate.truncated(multiply(first, second), order), rest
    if head == "times":
        return tuple(multivariate.truncated(multiply(first, part), order) for part in second), rest
    if head == "dot":
        return multivariate.truncated(
            multivariate.summed(multiply(p, q) for p, q in zip(first, second, strict=True)), order
        ), rest
    return tuple(multivariate.truncated(part, order) for part in multivariate.vector_product(first, second)), rest
