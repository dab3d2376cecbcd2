"""Infer an unknown operator from examples, given the shapes that its formula may have, and apply it to new pairs.

Answer: a list of integers; all formulas of these shapes that fit the examples give the same.
Harder: more shapes, three parameters instead of two, a wider range of parameters, more pairs asked.
Skills: induction, algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd, lcm
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import rref
from bootcamp.lib.numbers import digit_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Shape = tuple[str, ...]
"""What the parameters p, q, r are multiplied with, by its name in `PARTS`."""

PARTS: dict[str, Callable[[int, int], int]] = {
    "1": lambda a, b: 1,
    "a": lambda a, b: a,
    "b": lambda a, b: b,
    "a × b": lambda a, b: a * b,
    "a × a": lambda a, b: a * a,
    "b × b": lambda a, b: b * b,
    "max(a, b)": max,
    "min(a, b)": min,
    "|a - b|": lambda a, b: abs(a - b),
    "(a mod b)": lambda a, b: a % b,
    "(b mod a)": lambda a, b: b % a,
    "((a + b) mod 2)": lambda a, b: (a + b) % 2,
    "⌊a ÷ b⌋": lambda a, b: a // b,
    "gcd(a, b)": gcd,
    "lcm(a, b)": lcm,
    "digits(a)": lambda a, b: digit_sum(a),
    "digits(a + b)": lambda a, b: digit_sum(a + b),
}

SHAPES: tuple[Shape, ...] = (
    ("a", "b"),
    ("a × b", "1"),
    ("max(a, b)", "min(a, b)"),
    ("a", "b", "1"),
    ("a × b", "a", "1"),
    ("max(a, b)", "min(a, b)", "1"),
    ("a × b", "b", "1"),
    ("a × a", "b", "1"),
    ("|a - b|", "a", "1"),
    ("(a mod b)", "a", "1"),
    ("b × b", "a", "1"),
    ("gcd(a, b)", "b", "1"),
    ("a × a", "b × b", "1"),
    ("a", "b", "((a + b) mod 2)"),
    ("⌊a ÷ b⌋", "b", "1"),
    ("digits(a)", "b", "1"),
    ("(b mod a)", "a", "1"),
    ("lcm(a, b)", "a", "b"),
    ("max(a, b)", "(a mod b)", "1"),
    ("gcd(a, b)", "|a - b|", "1"),
    ("digits(a + b)", "a", "b"),
    ("a × b", "((a + b) mod 2)", "1"),
    ("(a mod b)", "(b mod a)", "1"),
    ("digits(a + b)", "a × b", "1"),
)


class InferOperator(Task["InferOperator.Params", "InferOperator.Instance", "tuple[int, ...]"]):
    version = 1

    class Params(task.Params):
        shapes: int = knob("how many shapes are listed", levels=(3, 4, 6, 8, 10, 12, 15, 18, 21, 24), ge=2, le=24)
        low: int = knob("the least value of a parameter", levels=(1, 1, 1, 1, -5, -6, -8, -9, -10, -12), ge=-20, le=5)
        high: int = knob("the greatest value of a parameter", levels=(3, 5, 5, 9, 5, 6, 8, 9, 10, 12), ge=2, le=20)
        largest: int = knob("the largest operand", levels=(9, 9, 9, 12, 15, 20, 25, 30, 40, 50), ge=5, le=100)
        examples: int = knob("the most examples", levels=(3, 4, 4, 5, 5, 5, 6, 6, 6, 7), ge=2, le=10)
        queries: int = knob("how many new pairs are asked", levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)

    class Instance(task.Instance):
        shapes: tuple[Shape, ...]
        low: int
        high: int
        examples: tuple[tuple[int, int, int], ...]
        queries: tuple[tuple[int, int], ...]

        @property
        def formulas(self) -> list[str]:
            return [
                " + ".join(f"{name} × {part}".removesuffix(" × 1") for name, part in zip("pqr", shape, strict=False))
                for shape in self.shapes
            ]

    prompt = Prompt(
        en=r"""
        {% set letters = ["p", "q", "r"] if "+ r" in formulas | join else ["p", "q"] %}
        An operator ⊙ is defined for positive integers a and b by one of these formulas, where each of
        {{ letters | listed(language) }} is a fixed integer from {{ low }} to {{ high }}:

        {% for formula in formulas %}
        a ⊙ b = {{ formula }}
        {% endfor %}

        {% set words = [["mod", "x mod y is the remainder of x divided by y"], ["⌊", "⌊x⌋ is x rounded down"],
                        ["digits", "digits(x) is the sum of the digits of x"]]
                       | selectattr(0, "in", formulas | join) | map(attribute=1) | list %}
        {{ "Here %s. " % words | listed(language) if words }}The formula and its numbers are hidden, but these values
        are known:

        {% for a, b, c in examples %}
        {{ a }} ⊙ {{ b }} = {{ c }}
        {% endfor %}

        Find {% for a, b in queries %}{{ a }} ⊙ {{ b }}{{ ", " if not loop.last }}{% endfor %}
        {{- ", in this order" if queries | length > 1 }}. All formulas above that fit the known values agree on this.
        """,
        zh=r"""
        {% set letters = ["p", "q", "r"] if "+ r" in formulas | join else ["p", "q"] %}
        对正整数 a 和 b，运算 ⊙ 由下列公式之一定义，
        其中 {{ letters | join("、") }} 都是 {{ low }} 到 {{ high }} 之间的固定整数：

        {% for formula in formulas %}
        a ⊙ b = {{ formula }}
        {% endfor %}

        {% set words = [["mod", "x mod y 表示 x 除以 y 的余数"], ["⌊", "⌊x⌋ 表示 x 向下取整"],
                        ["digits", "digits(x) 表示 x 的各位数字之和"]]
                       | selectattr(0, "in", formulas | join) | map(attribute=1) | list %}
        {{ "其中 %s。" % words | join("，") if words }}公式及其参数没有给出，但已知下列结果：

        {% for a, b, c in examples %}
        {{ a }} ⊙ {{ b }} = {{ c }}
        {% endfor %}

        {{ "依次求" if queries | length > 1 else "求" }} {% for a, b in queries %}{{ a }} ⊙ {{ b }}
        {{- "、" if not loop.last }}{% endfor %} 的值。
        上面所有符合已知结果的公式，给出的值都相同。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(), length=len(instance.queries))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        shapes = SHAPES[: params.shapes]
        shape = shapes[-1 - rng.randrange((len(shapes) + 1) // 2)] if rng.random() < 0.5 else rng.choice(shapes)
        numbers = [rng.choice([x for x in range(params.low, params.high + 1) if x]) for _ in shape]
        pairs = [(a, b) for a in range(1, params.largest + 1) for b in range(1, params.largest + 1)]
        drawn = rng.sample(pairs, params.examples + params.queries)
        queries = drawn[params.examples :]
        values = tuple(_value(shape, numbers, a, b) for a, b in queries)
        for count in range(len(shape), params.examples + 1):
            examples = [(a, b, _value(shape, numbers, a, b)) for a, b in drawn[:count]]
            instance = self.Instance(
                shapes=shapes, low=params.low, high=params.high, examples=tuple(examples), queries=tuple(queries)
            )
            if _results(instance) == [values]:
                return instance, values
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.shapes, instance.low, instance.high, sorted(instance.examples), instance.queries]


def _results(instance: InferOperator.Instance) -> list[tuple[int, ...]]:
    """List the different results of the formulas that fit; nothing where a shape leaves a parameter open."""
    found: dict[tuple[int, ...], None] = {}
    for shape in instance.shapes:
        rows, pivots = rref([[*(PARTS[part](a, b) for part in shape), c] for a, b, c in instance.examples])
        if len(shape) in pivots:
            continue
        if len(pivots) < len(shape):
            return []
        numbers = [rows[i][-1] for i in range(len(shape))]
        if all(x.denominator == 1 and instance.low <= x <= instance.high for x in numbers):
            found[tuple(_value(shape, [int(x) for x in numbers], a, b) for a, b in instance.queries)] = None
    return list(found)


def _value(shape: Shape, numbers: list[int], a: int, b: int) -> int:
    return sum(x * PARTS[part](a, b) for x, part in zip(numbers, shape, strict=True))
