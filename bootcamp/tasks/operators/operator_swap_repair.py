"""Make a false equation true by exchanging a stated number of pairs of signs and of pairs of numbers.

Answer: the whole equation; several may be right.
Harder: more numbers, two exchanges of signs, exchanges of numbers too, division.
Skills: search, arithmetic
Source: original.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random
from typing import TypeVar

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Equation, Tree

T = TypeVar("T", int, str)


class OperatorSwapRepair(Task["OperatorSwapRepair.Params", "OperatorSwapRepair.Instance", "tuple[Tree, Tree]"]):
    version = 1

    class Params(task.Params):
        numbers: int = knob("how many numbers stand on the left", levels=(4, 5, 5, 6, 6, 7, 8, 9, 10, 12), ge=3, le=14)
        largest: int = knob(
            "the largest number on the left", levels=(9, 9, 12, 12, 15, 15, 20, 20, 25, 30), ge=5, le=50
        )
        sign_pairs: int = knob(
            "how many pairs of signs are exchanged", levels=(1, 1, 0, 1, 1, 2, 2, 1, 2, 2), ge=0, le=3
        )
        number_pairs: int = knob(
            "how many pairs of numbers are exchanged", levels=(0, 0, 1, 1, 1, 0, 1, 2, 2, 2), ge=0, le=3
        )
        division: bool = knob("whether division occurs", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        signs: tuple[str, ...]
        right: int
        sign_pairs: int
        number_pairs: int

        @property
        def shown(self) -> str:
            rest = (f" {sign} {number}" for sign, number in zip(self.signs, self.numbers[1:], strict=True))
            return f"{self.numbers[0]}{''.join(rest)} = {self.right}"

    answer = Equation(parentheses=False)
    prompt = Prompt(
        en=r"""
        This equation is false:

        {{ shown }}

        {% set divides = "/" in shown %}
        {% set products = ["*"] * ("*" in shown) + ["/"] * divides %}
        {% if products %}
        As usual, {{ products | listed(language) }} {{ "are" if products | length > 1 else "is" }} applied before + and
        -, otherwise from left to right{{ ", and / is exact division, which may give fractions" if divides }}.
        {% endif %}
        Exchange
        {%- if sign_pairs %} {{ sign_pairs }} {{ "pair" if sign_pairs == 1 else "pairs" }} of signs{% endif %}
        {{- " and" if sign_pairs and number_pairs }}
        {%- if number_pairs %} {{ number_pairs }} {{ "pair" if number_pairs == 1 else "pairs" }} of numbers{% endif %}
        {{- " on the left side so that the equation becomes true. The two " }}
        {{- "signs" if not number_pairs else "numbers" if not sign_pairs else "signs or numbers" }} of a pair trade
        places; they must be different, and no place may take part in two exchanges. Nothing else changes, the right
        side included, and parentheses are not allowed. Give the whole true equation; any one that can be made in this
        way will do.
        """,
        zh=r"""
        下面的等式不成立：

        {{ shown }}

        {% set divides = "/" in shown %}
        {% set products = ["*"] * ("*" in shown) + ["/"] * divides %}
        {% if products %}
        按通常的规则，先算 {{ products | listed(language) }}，后算 + 和 -，同级从左到右计算
        {{- "；/ 是精确的除法，结果可以是分数" if divides }}。
        {% endif %}
        请在等号左边恰好交换
        {%- if sign_pairs %} {{ sign_pairs }} 对运算符号{% endif %}{{ "和" if sign_pairs and number_pairs }}
        {%- if number_pairs %} {{ number_pairs }} 对数{% endif %}（每对互换位置），使等式成立。
        每对中的两个{{ "符号" if not number_pairs else "数" if not sign_pairs else "符号或两个数" }}必须不同，
        同一个位置不能参与两次交换。其他一切不变，等号右边也不变，不能使用括号。
        请写出整个成立的等式，任意一个这样得到的等式都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Tree, Tree]]:
        for _ in range(1000):
            numbers = [rng.randint(1, params.largest) for _ in range(params.numbers)]
            signs = rng.choices("+-*/" if params.division else "+-*", k=params.numbers - 1)
            right = _value(numbers, signs)
            if right.denominator > 1 or not 0 <= right <= 10**4:
                continue
            moved, changed = _exchanged(numbers, params.number_pairs, rng), _exchanged(signs, params.sign_pairs, rng)
            if moved and changed and _value(moved, changed) != right:
                break
        else:
            raise task.Retry
        given = self.Instance(
            numbers=tuple(moved),
            signs=tuple(changed),
            right=int(right),
            sign_pairs=params.sign_pairs,
            number_pairs=params.number_pairs,
        )
        true = given.model_copy(update={"numbers": tuple(numbers), "signs": tuple(signs)})
        return given, self.answer.parse(true.shown)

    def check(self, instance: Instance, answer: tuple[Tree, Tree]) -> str:
        left, right = (tree.text for tree in answer)
        if "(" in left or right != str(instance.right):
            return "there are parentheses on the left, or the right side is changed"
        for sign in "+-*/":
            left = left.replace(sign, f" {sign} ")
        numbers, signs = [int(x) for x in left.split()[::2]], left.split()[1::2]
        return (
            _exchange_fault(instance.numbers, tuple(numbers), instance.number_pairs, "numbers")
            or _exchange_fault(instance.signs, tuple(signs), instance.sign_pairs, "signs")
            or ("" if answer[0].value == instance.right else "the equation is false")
        )


def _value(numbers: list[int], signs: list[str]) -> Fraction:
    total, product = Fraction(0), Fraction(numbers[0])
    for sign, number in zip(signs, numbers[1:], strict=True):
        if sign in "+-":
            total, product = total + product, Fraction(number if sign == "+" else -number)
        else:
            product = product * number if sign == "*" else product / number
    return total + product


def _exchanged(items: list[T], pairs: int, rng: Random) -> list[T]:
    """Exchange random pairs of different items; nothing if the drawn pairs are equal."""
    moved = list(items)
    places = rng.sample(range(len(items)), 2 * pairs) if 2 * pairs <= len(items) else [0, 0]
    for i, j in zip(places[::2], places[1::2], strict=True):
        moved[i], moved[j] = items[j], items[i]
        if items[i] == items[j]:
            return []
    return moved


def _exchange_fault(given: tuple[T, ...], found: tuple[T, ...], pairs: int, name: str) -> str:
    """Tell whether exchanges of different items at places of their own lead from `given` to `found`."""
    if len(given) != len(found):
        return f"the number of {name} is changed"
    changes = Counter((a, b) for a, b in zip(given, found, strict=True) if a != b)
    if any(changes[b, a] != count for (a, b), count in changes.items()):
        return f"the {name} are not exchanged in pairs"
    if changes.total() != 2 * pairs:
        return f"not exactly {pairs} pairs of {name} are exchanged"
    return ""
