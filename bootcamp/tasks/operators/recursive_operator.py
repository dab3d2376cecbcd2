"""Compute an operator that is defined by recursion on its two arguments.

Answer: one integer; it is unique.
Harder: more kinds of recursion, nested ones among them, arguments so large that a pattern must be found.
Skills: arithmetic, simulation, algebra
Source: original; the nested rules follow Ackermann's function, others Euclid's algorithm.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import multiply, power
from bootcamp.lib.numbers import digit_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Coefficients = Mapping[str, int]
"""The values of p, q, r, s, t."""

_NAMES = "pqrst"


class RecursiveOperator(Task["RecursiveOperator.Params", "RecursiveOperator.Instance", int]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds of recursion are drawn from", levels=(1, 3, 4, 5, 6, 7, 6, 6, 6, 5), ge=1, le=7
        )
        easiest: int = knob("the first kind that is drawn", levels=(0, 0, 0, 0, 0, 0, 1, 1, 1, 2), ge=0, le=6)
        largest: int = knob(
            "the largest argument", levels=(4, 5, 6, 8, 12, 40, 1000, 10**6, 10**9, 10**12), ge=3, le=10**15
        )
        constant: int = knob("the largest constant in a rule", levels=(4, 4, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=20)

    class Instance(task.Instance):
        kind: str
        constants: tuple[int, ...]  # p, q, r, s, t
        a: int
        b: int
        modulus: int  # 0: none

        @property
        def rules(self) -> list[str]:
            text, _ = RECURSIONS[self.kind]
            return text.format(**dict(zip(_NAMES, self.constants, strict=True))).split("; ")

    answer = Integer()
    prompt = Prompt(
        en=r"""
        For nonnegative integers a and b, the operator # is defined by these rules.
        {%- if "[" in rules | join %} Where conditions stand in square brackets, the rule applies only if all of them
        hold.{% endif +%}

        {{ rules | lines }}

        {% if "mod" in rules | join %}
        Here x mod y is the remainder of x divided by y.
        {% endif %}
        {% if "⌊" in rules | join %}
        ⌊x⌋ is x rounded down.
        {% endif %}
        {{ "Find " ~ ("the remainder on division by " ~ modulus ~ " of " if modulus) }}{{ a }} # {{ b }}.
        """,
        zh=r"""
        对非负整数 a 和 b，运算 # 由下列规则定义。
        {{- "规则后面的方括号中若有条件，则只在这些条件都成立时使用该规则。" if "[" in rules | join }}

        {{ rules | lines }}

        {% if "mod" in rules | join %}
        其中 x mod y 表示 x 除以 y 的余数。
        {% endif %}
        {% if "⌊" in rules | join %}
        ⌊x⌋ 表示 x 向下取整。
        {% endif %}
        求 {{ a ~ " # " ~ b ~ " 除以 " ~ modulus ~ " 的余数" if modulus else a ~ " # " ~ b ~ " 的值" }}。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        kind = rng.choice(list(RECURSIONS)[params.easiest : params.easiest + params.kinds])
        p, *rest = (rng.randint(2, params.constant) for _ in _NAMES)
        a, b = rng.randint(params.largest // 2, params.largest), rng.randint(params.largest // 2, params.largest)
        if kind in ("linear", "second"):
            a = rng.randint(2, 9)
        if kind == "nested":
            a = rng.choice((1, 2, 3))
            p = 1 if a == 3 else p
            b = b if a < 3 or b > 40 else rng.randint(2, 4)
        growing = kind in ("linear", "second", "nested", "halving", "euclid")
        modulus = rng.randint(30, 999) if params.largest > 12 and growing else 0
        instance = self.Instance(kind=kind, constants=(p, *rest), a=a, b=b, modulus=modulus)
        answer = self.solve(instance)
        if abs(answer) > 10**9:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> int:
        constants = dict(zip(_NAMES, instance.constants, strict=True))
        value = RECURSIONS[instance.kind][1](constants, instance.a, instance.b, instance.modulus)
        return value % instance.modulus if instance.modulus else value


def _iterated(p: int, q: int, n: int, x: int, modulus: int) -> int:
    """Apply x -> p x + q to x, n times."""
    (first, second), _ = power(((p, q), (0, 1)), n, modulus)
    return first * x + second


def _linear(c: Coefficients, a: int, b: int, modulus: int) -> int:
    return _iterated(c["p"], c["q"] * a + c["r"], b, c["s"] * a + c["t"], modulus)


def _second(c: Coefficients, a: int, b: int, modulus: int) -> int:
    step = ((c["p"], c["q"], c["r"]), (1, 0, 0), (0, 0, 1))
    column = multiply(power(step, b, modulus), ((a + c["t"],), (c["s"],), (1,)))
    return column[1][0]


def _euclid(c: Coefficients, a: int, b: int, modulus: int) -> int:
    if b == 0:
        return c["s"] * a + c["t"]
    return c["p"] * _euclid(c, b, a % b, modulus) + c["q"] * (a // b) + c["r"]


def _halving(c: Coefficients, a: int, b: int, modulus: int) -> int:
    if b == 0:
        return c["s"] * a + c["t"]
    return c["p"] * _halving(c, a, b // 2, modulus) + (c["q"] * a if b % 2 else c["r"])


def _digits(c: Coefficients, a: int, b: int, modulus: int) -> int:
    length, first = len(str(b)), int(str(b)[0])
    return c["p"] * (digit_sum(b) - first) + c["q"] * a * first + c["t"] + c["r"] * (length - 1)


def _subtractive(c: Coefficients, a: int, b: int, modulus: int) -> int:
    total = 0
    while b:
        if a < b:
            a, b, total = b, a, total + c["p"]
        else:
            total += c["r"] * (a // b)
            a %= b
    return total + c["s"] * a + c["t"]


def _nested(c: Coefficients, a: int, b: int, modulus: int) -> int:
    """Follow the affine maps y -> n # y for n = 0, 1, ..., a - 1; all but the last of them have slope 1."""
    slope, shift = 1, c["p"]
    for _ in range(a - 1):
        slope, shift = shift, slope * c["q"] + shift
    return _iterated(slope, shift, b, slope * c["q"] + shift, modulus)


RECURSIONS: dict[str, tuple[str, Callable[[Coefficients, int, int, int], int]]] = {
    "linear": ("a # 0 = {s} × a + {t}; a # b = {p} × (a # (b - 1)) + {q} × a + {r} [b > 0]", _linear),
    "halving": (
        "a # 0 = {s} × a + {t}; a # b = {p} × (a # (b ÷ 2)) + {r} [b > 0, b mod 2 = 0]; "
        "a # b = {p} × (a # ((b - 1) ÷ 2)) + {q} × a [b mod 2 = 1]",
        _halving,
    ),
    "euclid": ("a # 0 = {s} × a + {t}; a # b = {p} × (b # (a mod b)) + {q} × ⌊a ÷ b⌋ + {r} [b > 0]", _euclid),
    "digits": (
        "a # b = {q} × a × b + {t} [b < 10]; a # b = (a # ⌊b ÷ 10⌋) + {p} × (b mod 10) + {r} [b > 9]",
        _digits,
    ),
    "second": (
        "a # 0 = {s}; a # 1 = a + {t}; a # b = {p} × (a # (b - 1)) + {q} × (a # (b - 2)) + {r} [b > 1]",
        _second,
    ),
    "subtractive": (
        "a # 0 = {s} × a + {t}; a # b = (b # a) + {p} [a < b]; a # b = ((a - b) # b) + {r} [b > 0, a > b - 1]",
        _subtractive,
    ),
    "nested": (
        "0 # b = b + {p}; a # 0 = (a - 1) # {q} [a > 0]; a # b = (a - 1) # (a # (b - 1)) [a > 0, b > 0]",
        _nested,
    ),
}
"""The rules with their conditions, and the value of a # b, which is exact for the modulus 0."""
