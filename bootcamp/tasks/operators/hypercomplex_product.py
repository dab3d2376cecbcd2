"""Multiply elements of an invented algebra whose basis units have a stated multiplication table.

Answer: the list of coefficients of the product; it is unique.
Harder: more units, more factors, larger coefficients, tables without associativity.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import linear, table
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._postfix import Postfix, draw, evaluate, write
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Element = tuple[int, ...]


class HypercomplexProduct(Task["HypercomplexProduct.Params", "HypercomplexProduct.Instance", Element]):
    version = 1

    class Params(task.Params):
        units: int = knob("how many basis units there are", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=8)
        factors: int = knob("how many factors the product has", levels=(2, 3, 2, 3, 3, 4, 4, 5, 6, 7), ge=2, le=8)
        largest: int = knob("the largest size of a coefficient", levels=(5, 5, 5, 6, 6, 7, 8, 9, 9, 9), ge=2, le=30)
        free: bool = knob(
            "whether the units multiply at random, not as in a group with signs", levels=(False, False) + (True,) * 8
        )
        conjugate: bool = knob("whether conjugates occur", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        products: tuple[tuple[tuple[int, int], ...], ...]  # sign (-1, 0, 1) and unit of row times column
        elements: tuple[Element, ...]
        expression: Postfix

        @property
        def units(self) -> list[str]:
            return [f"e{i}" for i in range(1, len(self.products))]

        @property
        def shown_table(self) -> str:
            names = ["1", *self.units]
            cells = [
                [{-1: "-", 0: "0", 1: ""}[sign] + names[k] * (sign != 0) for sign, k in row] for row in self.products
            ]
            return table([[name, *row] for name, row in zip(names, cells, strict=True)], ["·", *names])

        @property
        def sums(self) -> list[str]:
            return [linear(zip(element, ["", *self.units], strict=True)) for element in self.elements]

        @property
        def shown(self) -> str:
            return write(self.expression, _FORMS)

    prompt = Prompt(
        en=r"""
        An algebra consists of the sums of integer multiples of 1, {{ units | comma }}. Its product is distributive,
        integer factors may be moved to the front, and the units are multiplied by this table, the left factor in the
        row and the right factor in the column:

        {{ shown_table }}

        The product need not be commutative or associative, so mind the order and the brackets.
        {% if "~" in expression %}
        The conjugate ~x is x with the signs of all coefficients changed but that of 1.
        {% endif %}
        Let

        {% for sum in sums %}
        {{ loop.index0 | letter }} = {{ sum }}
        {% endfor %}

        Find {{ shown }}, and give the coefficients of 1, {{ units | comma }}, in this order.
        """,
        zh=r"""
        一个代数由 1, {{ units | comma }} 的整系数线性组合构成。乘法满足分配律，整数因子可以提到最前面，
        各单位按下表相乘，左因子在行，右因子在列：

        {{ shown_table }}

        乘法不一定满足交换律或结合律，请注意次序和括号。
        {% if "~" in expression %}
        共轭 ~x 是把 x 中除 1 以外的所有系数变号的结果。
        {% endif %}
        设

        {% for sum in sums %}
        {{ loop.index0 | letter }} = {{ sum }}
        {% endfor %}

        求 {{ shown }}，并依次给出 1, {{ units | comma }} 的系数。
        """,
    )

    def format(self, instance: Instance) -> Format[Element]:
        return Sequence(Integer(), length=len(instance.products))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Element]:
        n = params.units
        forms = _FORMS if params.conjugate else {"·": _FORMS["·"]}
        coefficients = [x for x in range(-params.largest, params.largest + 1) if x]
        expression = draw(rng, forms, params.factors - 1 + 2 * params.conjugate, lambda: "A")
        if expression.count("A") != params.factors:
            raise task.Retry
        names = iter("ABCDEFGH")
        instance = self.Instance(
            products=tuple(tuple(_product(rng, i, j, n, params.free) for j in range(n)) for i in range(n)),
            elements=tuple(tuple(rng.choice(coefficients) for _ in range(n)) for _ in range(params.factors)),
            expression=tuple(next(names) if item == "A" else item for item in expression),
        )
        answer = self.solve(instance)
        if max(map(abs, answer)) > 10**12 or sum(map(bool, answer)) < 2:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Element:
        return _value(instance, [])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        _value(instance, lines)
        return "\n".join(lines)


def _value(instance: HypercomplexProduct.Instance, lines: list[str]) -> Element:
    """Give the value of the expression, and add its steps to `lines`."""
    names = ["", *instance.units]

    def times(a: Element, b: Element) -> Element:
        parts: list[list[int]] = [[] for _ in a]
        for i, (x, row) in enumerate(zip(a, instance.products, strict=True)):
            for j, (y, (sign, k)) in enumerate(zip(b, row, strict=True)):
                parts[k].append(sign * x * y)
                if x and y:
                    shown = " · ".join(
                        f"({term})" if "-" in term else term for term in (_term(x, names[i]), _term(y, names[j]))
                    )
                    lines.append(f"{shown} = {_term(sign * x * y, names[k])}")
        for name, part in zip(names, parts, strict=True):
            lines.append(f"{name or 1}: {linear((n, '') for n in part)} = {sum(part)}")
        return tuple(map(sum, parts))

    def conjugate(a: Element) -> Element:
        result = a[0], *(-x for x in a[1:])
        first, second = (linear(zip(element, names, strict=True)) for element in (a, result))
        lines.append(f"~({first}) = {second}")
        return result

    operations: dict[str, Callable[..., Element]] = {"·": times, "~": conjugate}
    return evaluate(instance.expression, _FORMS, operations, lambda x: instance.elements["ABCDEFGH".index(str(x))])


def _term(coefficient: int, name: str) -> str:
    return linear([(coefficient, name)])


_FORMS = {"·": "{} · {}", "~": "~{}"}


def _product(rng: Random, i: int, j: int, n: int, free: bool) -> tuple[int, int]:
    """Draw the product of two units; 1 is neutral."""
    if not i or not j:
        return 1, i + j
    return (rng.choice((-1, 1, 1, 0)), rng.randrange(n)) if free else (rng.choice((-1, 1)), (i + j) % n)
