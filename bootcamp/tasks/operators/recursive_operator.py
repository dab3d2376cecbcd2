"""Compute an operator that is defined by recursion on its two arguments.

Answer: one integer; it is unique.
Harder: more kinds of recursion, nested ones among them, arguments so large that a pattern must be found.
Skills: arithmetic, simulation, algebra
Source: original; the nested rules follow Ackermann's function, others Euclid's algorithm.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._recursions import RECURSIONS
from bootcamp.verifiers import Integer

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
        For nonnegative integers a and b, the operator # is defined by these rules. Where conditions stand in square
        brackets, the rule applies only if all of them hold.

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
        对非负整数 a 和 b，运算 # 由下列规则定义。规则后面的方括号中若有条件，则只在这些条件都成立时使用该规则。

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
