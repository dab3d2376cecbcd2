"""Find two integers from what two people say, one of whom knows their sum, the other their product.

Answer: the two integers, the smaller one first; the dialogue admits one pair.
Harder: a wider range, more remarks, remarks about the other's knowledge, other functions than sum and product.
Skills: deduction, logic, arithmetic
Source: original; the puzzle of H. Freudenthal, Nieuw Archief voor Wiskunde, 1969.
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.knowledge import REMARKS, Remark, partition, random_dialogue
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.knowledge._dialogue import lines
from bootcamp.verifiers import Integer, Sequence

_FUNCTIONS: dict[str, tuple[str, str, Callable[[int, int], int]]] = {
    "sum": ("the sum x + y", "两数之和 x + y", lambda x, y: x + y),
    "product": ("the product xy", "两数之积 xy", lambda x, y: x * y),
    "difference": ("the difference y - x", "两数之差 y - x", lambda x, y: y - x),
    "gcd": ("the greatest common divisor of x and y", "x 与 y 的最大公约数", gcd),
    "squares": ("the sum of squares x^2 + y^2", "两数的平方和 x^2 + y^2", lambda x, y: x * x + y * y),
}
_DRAWS = 12


class SumProductDialogue(Task["SumProductDialogue.Params", "SumProductDialogue.Instance", "tuple[int, ...]"]):
    version = 1

    class Params(task.Params):
        width: int = knob(
            "the distance of the ends of the range, or up to a third less",
            levels=(8, 10, 13, 16, 20, 24, 30, 36, 40, 44),
            ge=6,
            le=90,
        )
        remarks: int = knob("how many remarks are made", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8)
        kinds: int = knob("how many kinds of remarks are used", levels=(3, 3, 4, 5, 5, 6, 6, 6, 6, 6), ge=2, le=6)
        functions: int = knob(
            "from how many functions two are taken", levels=(3, 3, 4, 4, 5, 5, 5, 5, 5, 5), ge=2, le=5
        )

    class Instance(task.Instance):
        names: tuple[str, ...]
        low: int
        high: int
        condition: str  # none, distinct, parity or sum
        bound: int  # of the sum, or 0
        functions: tuple[str, ...]
        remarks: tuple[Remark, ...]

        @property
        def told(self) -> list[tuple[str, str, str]]:
            return [
                (name, *_FUNCTIONS[function][:2]) for name, function in zip(self.names, self.functions, strict=True)
            ]

        @property
        def said(self) -> dict[str, list[str]]:
            words = {"en": "the two numbers", "zh": "这两个数"}
            return {language: lines(self.remarks, self.names, what, language) for language, what in words.items()}

    prompt = Prompt(
        en=r"""
        Two integers x and y with {{ low }} <= x <= y <= {{ high }} have been chosen.
        {% if condition == "distinct" %}
        They are different.
        {% elif condition == "parity" %}
        One of them is even, the other odd.
        {% elif condition == "sum" %}
        Their sum is at most {{ bound }}.
        {% endif %}
        {% for name, en, _ in told %}
        {{ name }} is told only {{ en }}{{ "." if loop.last else ";" }}
        {% endfor %}
        Both know everything said so far in this text, but neither knows the value that the other was told. Then they
        speak in this order, and both hear every remark:

        {{ said[language] | lines }}

        Both reason perfectly, and each remark is true at the moment when it is made, given all that was said before
        it; all of this is known to both. Which two numbers are they? Give x and y in this order.
        """,
        zh=r"""
        选定了两个整数 x 和 y，满足 {{ low }} <= x <= y <= {{ high }}。
        {% if condition == "distinct" %}
        这两个数不相等。
        {% elif condition == "parity" %}
        其中一个是偶数，另一个是奇数。
        {% elif condition == "sum" %}
        它们的和不超过 {{ bound }}。
        {% endif %}
        {% for name, _, zh in told %}
        只把{{ zh }}告诉了 {{ name }}{{ "。" if loop.last else "；" }}
        {% endfor %}
        两人都知道以上全部内容，但都不知道对方得到的数值。随后两人按下面的顺序说话，每句话双方都能听到：

        {{ said[language] | lines }}

        两人都能完美地推理；每句话在说出的那一刻，根据此前说过的一切，都是真的；这些也是两人都知道的。
        这两个数是多少？请依次给出 x 和 y。
        """,
    )

    answer = Sequence(Integer(), length=2)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        names = draw_names(rng, 2)
        low, bound = rng.randint(1, 10), 0
        high = low + rng.randint(params.width - params.width // 3, params.width)
        condition = rng.choice(("none", "distinct", "parity", "sum"))
        pairs = [(x, y) for x in range(low, high + 1) for y in range(x, high + 1)]
        if condition == "distinct":
            pairs = [(x, y) for x, y in pairs if x != y]
        elif condition == "parity":
            pairs = [(x, y) for x, y in pairs if (x + y) % 2]
        elif condition == "sum":
            bound = rng.randint(high + low + 1, 2 * high - 3)
            pairs = [(x, y) for x, y in pairs if x + y <= bound]
        functions = rng.sample(list(_FUNCTIONS)[: params.functions], 2)
        people = [partition([_FUNCTIONS[name][2](x, y) for x, y in pairs], int) for name in functions]
        for _ in range(_DRAWS):
            remarks, place = random_dialogue(rng, people, len(pairs), params.remarks, REMARKS[: params.kinds])
            if remarks:
                instance = self.Instance(
                    names=names,
                    low=low,
                    high=high,
                    condition=condition,
                    bound=bound,
                    functions=tuple(functions),
                    remarks=remarks,
                )
                return instance, pairs[place]
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.low, instance.high, instance.condition, instance.bound, instance.functions,
                [(kind, who) for kind, who, _ in instance.remarks]]  # fmt: skip
