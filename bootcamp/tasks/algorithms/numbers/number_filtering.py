"""Keep the numbers of a list, written in many ways, that meet a rule of conditions joined by and, or, not.

Answer: the kept numbers in their order; unique.
Harder: more numbers and conditions, more ways of writing, numbers close to the bounds.
Skills: logic, arithmetic
Source: original; list filtering as in exercises on numbers and their notations.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Kept = tuple[Fraction, ...]
Shown = tuple[Fraction, str]
"""A number and how it is written."""
Condition = tuple[str, str]
"""The kind and the number, as it is written, that it compares with."""
_SAID = {
    "above": ("the number is greater than {}", "这个数大于 {}"),
    "below": ("the number is less than {}", "这个数小于 {}"),
    "divisible": ("the number is an integer that is divisible by {}", "这个数是整数，且能被 {} 整除"),
    "sum": (
        "the sum of all digits with which it is written (2, 5, 1, 0, 3 for 2.5×10^3) is at least {}",
        "写出它所用的所有数字（如 2.5×10^3 中的 2、5、1、0、3）之和至少是 {}",
    ),
    "even": (
        "the sum of all digits with which it is written (2, 5, 1, 0, 3 for 2.5×10^3) is even",
        "写出它所用的所有数字（如 2.5×10^3 中的 2、5、1、0、3）之和是偶数",
    ),
    "place": ("the place of the number in the list, counted from 1, is even", "它在列表中的位置（从 1 数起）是偶数"),
}
_SIGNS = {"~": ("not ", "非 "), "&": (" and ", " 且 "), "|": (" or ", " 或 ")}


class NumberFiltering(Task["NumberFiltering.Params", "NumberFiltering.Instance", Kept]):
    version = 1

    class Params(task.Params):
        count: int = knob("the length of the list", levels=(5, 6, 8, 10, 12, 14, 17, 20, 25, 30), ge=4, le=60)
        conditions: int = knob("the number of conditions", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        ways: int = knob("the number of ways of writing", levels=(2, 3, 3, 4, 4, 5, 5, 5, 5, 5), ge=2, le=5)

    class Instance(task.Instance):
        numbers: tuple[Shown, ...]
        conditions: tuple[Condition, ...]
        rule: str
        """The letters of the conditions and ``~``, ``&``, ``|`` after their operands."""

        def said(self, language: str) -> list[str]:
            return [_SAID[kind][language == "zh"].format(number) for kind, number in self.conditions]

        def written_rule(self, language: str) -> str:
            parts: list[str] = []
            for sign in self.rule:
                word = _SIGNS.get(sign, ("", ""))[language == "zh"]
                if sign == "~":
                    parts.append(word + _bracketed(parts.pop()))
                elif word:
                    right, left = parts.pop(), parts.pop()
                    parts.append(_bracketed(left) + word + _bracketed(right))
                else:
                    parts.append(sign)
            return parts[0]

    answer = Sequence(Rational(percent=True))
    prompt = Prompt(
        en=r"""
        Here is a list of numbers:

        {{ numbers | map(attribute=1) | join(", ") }}

        {% if conditions | length > 1 -%}
        Keep the numbers for which this holds: {{ written_rule(language) }}. The conditions are:
        {% for text in said(language) %}
        - {{ "ABCDE"[loop.index0] }}: {{ text }}
        {% endfor %}

        {% else -%}
        {{ "Remove" if "~" in rule else "Keep" }} the numbers for which this holds: {{ said(language)[0] }}.

        {% endif -%}
        Give the numbers that are kept, in the order of the list.
        """,
        zh=r"""
        有一列数：

        {{ numbers | map(attribute=1) | join(", ") }}

        {% if conditions | length > 1 -%}
        保留满足下面要求的数：{{ written_rule(language) }}。其中各条件为：
        {% for text in said(language) %}
        - {{ "ABCDE"[loop.index0] }}：{{ text }}
        {% endfor %}

        {% else -%}
        {{ "去掉" if "~" in rule else "保留" }}满足以下条件的数：{{ said(language)[0] }}。

        {% endif -%}
        请按列表中的顺序写出保留下来的数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Kept]:
        kinds = rng.sample(sorted(_SAID), params.conditions)
        if "above" not in kinds and "below" not in kinds:
            kinds[0] = rng.choice(("above", "below"))
        rng.shuffle(kinds)
        conditions, near = [], []
        for kind in kinds:
            bound = Fraction(rng.randint(11, 99), rng.choice((1, 4, 10, 30)))
            number = {"divisible": str(rng.randint(3, 7)), "sum": str(rng.randint(8, 12))}.get(kind, "")
            if kind in ("above", "below"):
                near.append(bound)
                number = _written(bound, rng, 5)
            conditions.append((kind, number))
        numbers: dict[Fraction, str] = {}
        for _ in range(9 * params.count):
            value = _drawn(rng, near)
            if len(numbers) < params.count and value not in numbers and value not in near:
                numbers[value] = _written(value, rng, params.ways)
        letters = "ABCDE"[: len(kinds)]
        rule = "".join(letter + "~" * (rng.random() < 0.35) for letter in letters[:2])
        rule += rng.choice("&|") * (len(kinds) > 1) + "~" * (len(kinds) > 2 and rng.random() < 0.2)
        for letter in letters[2:]:
            rule += letter + "~" * (rng.random() < 0.35) + rng.choice("&|")
        instance = self.Instance(numbers=tuple(numbers.items()), conditions=tuple(conditions), rule=rule)
        answer = self.solve(instance)
        less = [self.solve(instance.model_copy(update={"rule": rule.replace(one, one + "~")})) for one in letters]
        if not len(numbers) / 5 <= len(answer) <= 4 * len(numbers) / 5 or answer in less or len(set(less)) < len(less):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Kept:
        return tuple(
            value
            for place, (value, text) in enumerate(instance.numbers, 1)
            if _kept(instance.rule, [_holds(kind, number, value, text, place) for kind, number in instance.conditions])
        )


def _bracketed(part: str) -> str:
    return f"({part})" if " and " in part or " or " in part or " 且 " in part or " 或 " in part else part


def _drawn(rng: Random, near: list[Fraction]) -> Fraction:
    """Draw an integer, or a number close to one of the bounds."""
    if rng.random() < 0.45:
        return Fraction(rng.choice((rng.randint(-30, 99), 10 * rng.randint(1, 60))))
    value = rng.choice(near) * Fraction(rng.randint(70, 130), 100)
    return Fraction(round(value * 10 ** rng.randint(0, 2)), 10 ** rng.randint(1, 2)) * rng.choice((1, 1, 1, -1))


def _written(value: Fraction, rng: Random, ways: int) -> str:
    """Write a number as an integer, a decimal, a percentage, a fraction or a number times a power of ten."""
    way = rng.choice(("plain", "fraction", "plain", "percent", "power")[:ways])
    finite = not 10**6 % value.denominator
    if way == "fraction" or not finite:
        factor = rng.choice((1, 1, 2, 3)) if value.denominator < 30 else 1
        factor = max(factor, 2 if value.denominator == 1 else 1)
        return f"{factor * value.numerator}/{factor * value.denominator}"
    if way == "percent":
        return decimal(100 * value, None) + "%"
    if way == "power" and value:
        places = rng.randint(-2, 3)
        return f"{decimal(value / Fraction(10) ** places, None)}×10^{places}" if places else decimal(value, None)
    return decimal(value, None)


def _holds(kind: str, number: str, value: Fraction, text: str, place: int) -> bool:
    if kind in ("above", "below"):
        bound = Rational(percent=True).parse(number)
        return value > bound if kind == "above" else value < bound
    if kind == "divisible":
        return value.denominator == 1 and value.numerator % int(number) == 0
    digits = sum(int(sign) for sign in text if sign.isdigit())
    return {"sum": digits >= int(number or 0), "even": digits % 2 == 0, "place": place % 2 == 0}[kind]


def _kept(rule: str, holds: list[bool]) -> bool:
    stack: list[bool] = []
    for sign in rule:
        if sign == "~":
            stack.append(not stack.pop())
        elif sign in "&|":
            right, left = stack.pop(), stack.pop()
            stack.append(left and right if sign == "&" else left or right)
        else:
            stack.append(holds["ABCDE".index(sign)])
    return stack[0]
