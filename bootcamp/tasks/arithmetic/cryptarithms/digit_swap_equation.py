"""Make a false equation true by exchanging a given number of pairs of digits.

Answer: the true equation; several may be right.
Harder: more pairs to exchange, more and longer numbers, products.
Skills: arithmetic, search
Source: original; the exchange of digits is a common newspaper puzzle.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic.cryptarithms._equations import (
    equation_fault,
    random_equation,
    spaced,
    written,
    zero_in_front,
)
from bootcamp.verifiers import Equation, Tree

Sides = tuple[Tree, Tree]


class DigitSwapEquation(Task["DigitSwapEquation.Params", "DigitSwapEquation.Instance", Sides]):
    version = 1

    class Params(task.Params):
        swaps: int = knob("how many pairs of digits are exchanged", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=5)
        numbers: int = knob(
            "how many numbers stand before the equals sign", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=2, le=6
        )
        largest: int = knob(
            "the largest of these numbers", levels=(20, 99, 999, 999, 999, 99, 999, 999, 999, 9999), ge=9, le=10**5
        )
        products: bool = knob("whether numbers are also multiplied", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        equation: str
        swaps: int

        @property
        def shown(self) -> str:
            return spaced(self.equation)

    answer = Equation(operators=("+", "-", "*"), parentheses=False)
    prompt = Prompt(
        en=r"""
        This equation is false:

        {{ shown }}

        Exchange {{ "two digits" if swaps == 1 else "exactly %s pairs of digits" | format(swaps) }} to make it true.
        {% if swaps > 1 %}
        Each digit of the equation takes part in at most one exchange.
        {% endif %}
        The two digits of an exchange must be different; they may stand anywhere, in one number or in two. The signs
        stay, and so does the number of digits of each number. No number of several digits may start with 0.
        {%- if "*" in shown %} Multiplication comes before addition and subtraction.{% endif %}
        Give the true equation; if there are several, any one will do.
        """,
        zh=r"""
        下面的等式不成立：

        {{ shown }}

        请{{ "交换其中两个数字" if swaps == 1 else "恰好交换 %s 对数字" | format(swaps) }}，使等式成立。
        {% if swaps > 1 %}
        等式中的每个数字至多参加一次交换。
        {% endif %}
        互相交换的两个数字必须不同，可以在同一个数里，也可以在不同的数里。
        运算符和各数的位数保持不变，多位数不能以 0 开头。
        {%- if "*" in shown %}先算乘法，后算加减。{% endif %}写出成立的等式，若有多个，任意一个都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Sides]:
        true = random_equation(rng, params.numbers, params.largest, "+-*" if params.products else "+-")
        places = [place for place, char in enumerate(true) if char.isdigit()]
        for _ in range(50 if len(places) >= 2 * params.swaps else 0):
            chosen = rng.sample(places, 2 * params.swaps)
            text = _exchanged(true, chosen)
            if all(true[a] != true[b] for a, b in _pairs(chosen)) and not zero_in_front(text):
                instance = self.Instance(equation=text, swaps=params.swaps)
                if equation_fault(self.answer.parse(text)):
                    return instance, self.answer.parse(true)
        raise task.Retry

    def check(self, instance: Instance, answer: Sides) -> str:
        text = written(answer)
        if _signs(text) != _signs(instance.equation):
            return "the signs or the lengths of the numbers are not the given ones"
        changes = Counter((old, new) for old, new in zip(instance.equation, text, strict=True) if old != new)
        if changes.total() != 2 * instance.swaps:
            return f"{changes.total()} digits are changed"
        if any(changes[old, new] != changes[new, old] for old, new in changes):
            return "the changed digits are not exchanged in pairs"
        return equation_fault(answer)


def _pairs(places: list[int]) -> list[tuple[int, int]]:
    return list(zip(places[::2], places[1::2], strict=True))


def _exchanged(text: str, places: list[int]) -> str:
    """Exchange the characters at the first two of some places, at the next two, and so on."""
    chars = list(text)
    for a, b in _pairs(places):
        chars[a], chars[b] = chars[b], chars[a]
    return "".join(chars)


def _signs(text: str) -> str:
    """Write an equation with 0 for every digit."""
    return "".join("0" if char.isdigit() else char for char in text)
