"""Evaluate an expression of invented operators on functions that differentiate, integrate, shift and multiply.

Answer: an expanded function of x; it is unique.
Harder: more operators, more of them in the expression, higher degrees, exponential functions.
Skills: calculus, algebra
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.exponential import Function, add, derivative, integral, multiply, shift, text, value
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._invented import (
    BINARY,
    PREFIX,
    Operation,
    Operators,
    canonical,
    definitions,
    evaluate,
    forms,
    worked_out,
)
from bootcamp.tasks.operators._postfix import SIGNS, Postfix, draw, write
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse

_FORMULAS: tuple[tuple[str, str, Callable[..., Function]], ...] = (
    ("a'(x) + b(x)", BINARY, lambda a, b: add(derivative(a), b)),
    ("a(x) b(x)", BINARY, multiply),
    ("x a'(x) - b(x)", BINARY, lambda a, b: add(multiply(_X, derivative(a)), b, -1)),
    ("a(x) + b''(x)", BINARY, lambda a, b: add(a, derivative(derivative(b)))),
    ("∫_0^x a(t) dt", PREFIX, integral),
    ("a(x + 1) - a(x)", PREFIX, lambda a: add(shift(a), a, -1)),
    ("a'(x) b(x) - a(x) b'(x)", BINARY, lambda a, b: add(multiply(derivative(a), b), multiply(a, derivative(b)), -1)),
    ("a(x) ∫_0^1 b(t) dt", BINARY, lambda a, b: multiply(a, value(integral(b), 1))),
    ("a'(x) + a(0)", PREFIX, lambda a: add(derivative(a), value(a, 0))),
    ("∫_0^x (a(t) - b'(t)) dt", BINARY, lambda a, b: integral(add(a, derivative(b), -1))),
)
_X: Function = {(1, 0, 0): Fraction(1)}

OPERATIONS: dict[str, Operation[Function]] = {
    formula: Operation(form, formula, formula, apply) for formula, form, apply in _FORMULAS
}
"""Operations on functions a and b, by the value of the result at x."""

Terms = tuple[tuple[int, int, int], ...]
"""c, m and k of each term c x^m e^(k x)."""


class OperatorCalculus(Task["OperatorCalculus.Params", "OperatorCalculus.Instance", Node]):
    version = 1

    class Params(task.Params):
        operations: int = knob(
            "how many kinds of operators are drawn from", levels=(3, 4, 5, 6, 7, 7, 8, 9, 10, 10), ge=2, le=10
        )
        operators: int = knob("how many operators are defined", levels=(1, 1, 2, 2, 3, 2, 2, 3, 3, 4), ge=1, le=6)
        uses: int = knob("how many operators the expression has", levels=(1, 2, 2, 3, 3, 2, 3, 3, 4, 5), ge=1, le=8)
        degree: int = knob(
            "the largest degree of a given polynomial", levels=(2, 2, 3, 3, 4, 2, 2, 3, 3, 3), ge=1, le=6
        )
        exponentials: int = knob(
            "how many given functions are exponential", levels=(0, 0, 0, 0, 0, 1, 1, 1, 2, 2), ge=0, le=4
        )

    class Instance(task.Instance):
        functions: tuple[Terms, ...]
        operators: Operators
        expression: Postfix

        @property
        def given(self) -> list[str]:
            return [f"{name}(x) = {text(_function(f))}" for name, f in zip("fghu", self.functions, strict=False)]

        @property
        def formulas(self) -> list[str]:
            return [f"({form})(x) = {meaning}" for form, meaning, _ in definitions(self.operators, OPERATIONS)]

        @property
        def mixed(self) -> bool:
            """Whether operators of both forms are defined."""
            return len({OPERATIONS[name].form for _, name in self.operators}) > 1

        @property
        def shown(self) -> str:
            return write(self.expression, forms(self.operators, OPERATIONS))

    answer = Math(variables=("x",), shape="expanded")
    prompt = Prompt(
        en=r"""
        For functions a and b of x, new functions of x are defined by

        {{ formulas | lines }}

        {% if "∫" in formulas | join %}
        Here ∫_0^x, say, stands for the integral from 0 to x.
        {% endif %}
        {{ "An operator in front of its operand is applied before one between two operands. " if mixed }}Let

        {{ given | lines }}

        Find the function {{ shown }} of x, fully expanded and with like terms collected.
        """,
        zh=r"""
        对 x 的函数 a 和 b，按下式定义 x 的新函数：

        {{ formulas | lines }}

        {% if "∫" in formulas | join %}
        其中如 ∫_0^x 表示从 0 到 x 的积分。
        {% endif %}
        {{ "写在函数前面的运算先于写在两个函数之间的运算。" if mixed }}设

        {{ given | lines }}

        求函数 {{ shown }}（用 x 表示），结果须完全展开并合并同类项。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        names = list(OPERATIONS)[: params.operations]
        operators = tuple(zip(rng.sample(SIGNS, params.operators), rng.sample(names, params.operators), strict=True))
        functions = "fgh"[: 2 if params.uses < 3 else 3]
        expression = draw(rng, forms(operators, OPERATIONS), params.uses, lambda: rng.choice(functions))
        if not {*functions, *(sign for sign, _ in operators)} <= {*expression}:
            raise task.Retry
        terms = [_draw_terms(rng, params.degree, i < params.exponentials) for i in range(len(functions))]
        instance = self.Instance(functions=tuple(terms), operators=operators, expression=expression)
        result = _result(instance)
        size = max((max(abs(c.numerator), c.denominator) for c in result.values()), default=0)
        if not 1 < len(result) <= 10 or size > 10**4:
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.functions, canonical(instance.expression, instance.operators)]

    def solve(self, instance: Instance) -> Node:
        return parse(text(_result(instance)), ("x",))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        given = dict(zip("fgh", map(_function, instance.functions), strict=False))
        return worked_out(
            instance.expression,
            instance.operators,
            OPERATIONS,
            lambda item: given[str(item)],
            {name: partial(_told, steps) for name, steps in _STEPS.items()},
            lambda function: f"({text(function)})",
        )


def _result(instance: OperatorCalculus.Instance) -> Function:
    given = dict(zip("fgh", map(_function, instance.functions), strict=False))
    return evaluate(instance.expression, instance.operators, OPERATIONS, lambda item: given[str(item)])


def _function(terms: Terms) -> Function:
    return {(m, k, 0): Fraction(c) for c, m, k in terms}


def _draw_terms(rng: Random, degree: int, exponential: bool) -> Terms:
    """Draw a polynomial with two or three terms, or one with one or two terms times e^(k x)."""
    k = rng.choice((-2, -1, 1, 2)) if exponential else 0
    powers = rng.sample(range(degree + 1), rng.randint(1, 2) if exponential else rng.randint(2, min(3, degree + 1)))
    return tuple((random_nonzero(rng, 6), m, k) for m in sorted(powers, reverse=True))


def _told(steps: Callable[..., dict[str, list[Function]]], *operands: Function) -> str:
    told = (f"{name} = {' + '.join(map(text, parts))}" for name, parts in steps(*operands).items())
    return ", ".join(told).replace("+ -", "- ")


def _parts(a: Function, b: Function) -> list[Function]:
    return [multiply({term: c}, b) for term, c in a.items()]


_STEPS: dict[str, Callable[..., dict[str, list[Function]]]] = {  # what is found on the way to the result
    "a'(x) + b(x)": lambda a, b: {"a'": [derivative(a)]},
    "a(x) b(x)": lambda a, b: {"a b": _parts(a, b)},
    "x a'(x) - b(x)": lambda a, b: {"a'": [derivative(a)], "x a'": [multiply(_X, derivative(a))]},
    "a(x) + b''(x)": lambda a, b: {"b'": [derivative(b)], "b''": [derivative(derivative(b))]},
    "a(x + 1) - a(x)": lambda a: {"a(x + 1)": [shift({term: c}) for term, c in a.items()]},
    "a'(x) b(x) - a(x) b'(x)": lambda a, b: {
        **{"a'": [derivative(a)], "b'": [derivative(b)]},
        **{"a' b": _parts(derivative(a), b), "a b'": _parts(a, derivative(b))},
    },
    "a(x) ∫_0^1 b(t) dt": lambda a, b: {"∫ b": [integral(b)], "∫_0^1 b(t) dt": [value(integral(b), 1)]},
    "a'(x) + a(0)": lambda a: {"a'": [derivative(a)], "a(0)": [value(a, 0)]},
    "∫_0^x (a(t) - b'(t)) dt": lambda a, b: {"b'": [derivative(b)], "a - b'": [add(a, derivative(b), -1)]},
}
