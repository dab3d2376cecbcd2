"""Find which operation each sign stands for from equations that are evaluated from left to right.

Answer: an operation for every sign; it is unique.
Harder: more signs, more operations, longer equations.
Skills: deduction, search, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._postfix import SIGNS
from bootcamp.tasks.operators._precedence import Formula
from bootcamp.verifiers import Assignment
from bootcamp.verifiers.base import Format


class OperatorDecode(Task["OperatorDecode.Params", "OperatorDecode.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        signs: int = knob("how many signs are to be found out", levels=(2, 2, 3, 3, 3, 4, 4, 4, 4, 5), ge=2, le=6)
        operations: int = knob("how many operations are listed", levels=(3, 5, 5, 6, 7, 7, 8, 8, 9, 8), ge=3, le=10)
        length: int = knob(
            "the most numbers on the left of an equation", levels=(2, 3, 3, 3, 4, 4, 5, 6, 6, 6), ge=2, le=6
        )
        largest: int = knob("the largest number on the left", levels=(9, 9, 9, 12, 12, 15, 15, 20, 20, 30), ge=5, le=50)

    class Instance(task.Instance):
        signs: str
        operations: tuple[str, ...]
        equations: tuple[tuple[Formula, int], ...]

        @property
        def meanings(self) -> list[tuple[str, str]]:
            return [(name, _OPERATIONS[name][0]) for name in self.operations]

    prompt = Prompt(
        en=r"""
        Each of the signs {{ signs | listed(language) }} stands for a different one of these operations on numbers x and
        y:

        {% for name, formula in meanings %}
        {{ name }}: {{ formula }}
        {% endfor %}

        {% if "mod" in meanings | map("last") | join %}
        Here x mod y is the remainder of x divided by y, from 0 to y - 1; it is only used where y > 0.
        {% endif %}
        All these equations are true. Their left sides are evaluated strictly from left to right, whatever the signs:

        {% for formula, value in equations %}
        {{ formula | join(" ") }} = {{ value }}
        {% endfor %}

        Which operation does each sign stand for?
        """,
        zh=r"""
        符号 {{ signs | listed(language) }} 分别代表下列关于数 x 和 y 的运算中互不相同的运算：

        {% for name, formula in meanings %}
        {{ name }}：{{ formula }}
        {% endfor %}

        {% if "mod" in meanings | map("last") | join %}
        其中 x mod y 表示 x 除以 y 的余数，取值从 0 到 y - 1，只在 y > 0 时使用。
        {% endif %}
        下列等式都成立，等号左边不论什么符号，一律严格从左到右计算：

        {% for formula, value in equations %}
        {{ formula | join(" ") }} = {{ value }}
        {% endfor %}

        每个符号各代表哪种运算？
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        return Assignment(tuple(instance.signs), instance.operations, distinct=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        names = rng.sample(sorted(_OPERATIONS), params.operations)
        signs = "".join(rng.sample(SIGNS, params.signs))
        hidden = dict(zip(signs, names, strict=False))
        candidates = [dict(zip(signs, chosen, strict=True)) for chosen in permutations(names, params.signs)]
        equations: list[tuple[Formula, int]] = []
        for _ in range(40):
            low = 2 if params.length < 4 else params.length - 1
            tail = [
                x
                for _ in range(rng.randint(low, params.length) - 1)
                for x in (rng.choice(signs), rng.randint(1, params.largest))
            ]
            formula: Formula = (rng.randint(1, params.largest), *tail)
            value = _value(formula, hidden)
            still = [one for one in candidates if _value(formula, one) == value]
            if abs(value) < 10**5 and len(still) < len(candidates):
                equations.append((formula, value))
                candidates = still
            if len(candidates) == 1:
                break
        else:
            raise task.Retry
        rng.shuffle(equations)
        rng.shuffle(names)
        return self.Instance(signs=signs, operations=tuple(names), equations=tuple(equations)), hidden

    def key(self, instance: Instance) -> object:
        places = {sign: f"sign {i}" for i, sign in enumerate(instance.signs)}
        equations = [
            [*(places.get(str(item), item) for item in formula), value] for formula, value in instance.equations
        ]
        return [sorted(instance.operations), sorted(equations, key=str)]


_OPERATIONS: dict[str, tuple[str, Callable[[int, int], int]]] = {
    "add": ("x + y", lambda x, y: x + y),
    "sub": ("x - y", lambda x, y: x - y),
    "mul": ("x × y", lambda x, y: x * y),
    "max": ("max(x, y)", max),
    "min": ("min(x, y)", min),
    "gap": ("|x - y|", lambda x, y: abs(x - y)),
    "mod": ("x mod y", lambda x, y: x % y),
    "rsub": ("y - x", lambda x, y: y - x),
    "twice": ("2 × x + y", lambda x, y: 2 * x + y),
    "last": ("y", lambda x, y: y),
    "near": ("x × y - x", lambda x, y: x * y - x),
    "plus": ("x + y + 1", lambda x, y: x + y + 1),
}


def _value(formula: Formula, meaning: dict[str, str]) -> int:
    """Evaluate from left to right; the right operands are all positive."""
    value = int(formula[0])
    for sign, number in zip(formula[1::2], formula[2::2], strict=True):
        value = _OPERATIONS[meaning[str(sign)]][1](value, int(number))
    return value
