"""Evaluate an expression of lunar sums and products, which have no carries, or find all lunar square roots.

Answer: one numeral, or the increasing list of all roots; it is unique.
Harder: longer numerals, longer expressions, other bases, roots.
Skills: arithmetic, search
Source: original; D. Applegate, M. LeBrun and N. Sloane, Dismal Arithmetic, Journal of Integer Sequences, 2011.
"""

from __future__ import annotations

from functools import partial, reduce
from itertools import zip_longest
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import DIGITS, digits, from_digits, random_digits, to_base
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._postfix import Postfix, draw, evaluate, write
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Digits = tuple[int, ...]


class LunarArithmetic(Task["LunarArithmetic.Params", "LunarArithmetic.Instance", "int | tuple[int, ...]"]):
    version = 1

    class Params(task.Params):
        length: int = knob("how many digits a numeral has at most", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=10)
        operations: int = knob(
            "how many operations the expression has", levels=(1, 2, 3, 3, 4, 5, 5, 6, 7, 9), ge=1, le=12
        )
        highest_base: int = knob("the highest base", levels=(10, 10, 10, 10, 12, 12, 16, 16, 16, 16), ge=10, le=16)
        root: int = knob(
            "how many digits a square root has; 0 asks for none", levels=(0, 0, 0, 0, 0, 3, 3, 3, 3, 3), ge=0, le=3
        )

    class Instance(task.Instance):
        base: int
        expression: Postfix
        root: bool  # whether the square roots of the value are asked; the value is a single number then

        @property
        def shown(self) -> str:
            return write(tuple(to_base(x, self.base) if isinstance(x, int) else x for x in self.expression), _FORMS)

    prompt = Prompt(
        en=r"""
        {% if base == 10 %}
        All numerals here are decimal.
        {% else %}
        All numerals here are in base {{ base }}, with the letters from A on as digits from 10 on.
        {% endif %}
        The lunar sum x ⊕ y of two numerals has at each place the larger one of their digits there; a numeral without a
        digit at a place has 0 there.
        {%- if root or "⊗" in shown %} The lunar product x ⊗ y is worked out like long multiplication, except that the
        product of two digits is the smaller one of them, and the shifted rows are added by lunar sums.{% endif %} There
        are no carries.

        {% if root %}
        Find all x with x ⊗ x = {{ shown }}, in increasing order.
        {%- else %}
        Find the value of

        {{ shown }}
        {%- endif %}
        """,
        zh=r"""
        {% if base == 10 %}
        这里的数都是十进制数。
        {% else %}
        这里的数都是 {{ base }} 进制数，从 10 起的数字依次用字母 A 及其后的字母表示。
        {% endif %}
        两个数的月球和 x ⊕ y 在每一位上取两数该位数字中较大的一个；没有数字的位视为 0。
        {%- if root or "⊗" in shown -%}
        月球积 x ⊗ y 按竖式乘法计算，但两个数字之积取其中较小的一个，错位的各行用月球和相加。
        {%- endif -%}
        任何时候都不进位。

        {% if root %}
        求所有满足 x ⊗ x = {{ shown }} 的 x，按从小到大的顺序列出。
        {%- else %}
        求下式的值：

        {{ shown }}
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[int | tuple[int, ...]]:
        number = Integer(low=0, base=instance.base)
        return Sequence(number) if instance.root else number  # type: ignore[return-value]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int | tuple[int, ...]]:
        base = 10 if rng.random() < 0.5 else rng.randint(10, params.highest_base)
        root = params.root > 0 and rng.random() < 0.3

        def operand() -> int:
            return random_digits(rng, rng.randint((params.length + 1) // 2, params.length), base)

        if root:
            x = tuple(digits(random_digits(rng, params.root, base), base))
            expression: Postfix = (from_digits(_product(x, x), base),)
        else:
            expression = draw(rng, _FORMS, params.operations, operand)
        instance = self.Instance(base=base, expression=expression, root=root)
        answer = self.solve(instance)
        if isinstance(answer, tuple) and len(answer) > 20:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> int | tuple[int, ...]:
        base = instance.base
        if not instance.root:
            operations = {"⊕": _sum, "⊗": _product}
            value = evaluate(instance.expression, _FORMS, operations, lambda item: tuple(digits(int(item), base)))
            return from_digits(value, base)
        return _roots(instance, [])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, base = list[str](), instance.base
        if instance.root:
            _roots(instance, lines)
        else:
            operations = {"⊕": partial(_written_sum, lines), "⊗": partial(_written_product, lines)}
            evaluate(instance.expression, _FORMS, operations, lambda item: tuple(digits(int(item), base)))
        return "\n".join(lines)


_FORMS = {"⊕": "{} ⊕ {}", "⊗": "{} ⊗ {}"}


def _sum(x: Digits, y: Digits) -> Digits:
    """Take the larger digit at each place; the highest place comes first."""
    return tuple(map(max, zip_longest(x[::-1], y[::-1], fillvalue=0)))[::-1]


def _rows(x: Digits, y: Digits) -> list[Digits]:
    """Give the rows of the long multiplication."""
    return [(*(min(digit, other) for other in x), *[0] * (len(y) - place)) for place, digit in enumerate(y, 1)]


def _product(x: Digits, y: Digits) -> Digits:
    return reduce(_sum, _rows(x, y))


def _roots(instance: LunarArithmetic.Instance, lines: list[str]) -> tuple[int, ...]:
    """Try the numbers with the first and the last digit of their square; each trial is written to `lines`."""
    base, found = instance.base, []
    target = tuple(digits(int(instance.expression[0]), base))
    size = (len(target) + 1) // 2
    for n in range(target[0] * base ** (size - 1) + target[-1], (target[0] + 1) * base ** (size - 1), base):
        x = tuple(digits(n, base))
        square, sums = _product(x, x), " ⊕ ".join(map(_text, _rows(x, x)))
        if square == target:
            found.append(n)
        sign = "=" if square == target else "≠"
        lines.append(f"{_text(x)} ⊗ {_text(x)} = {sums} = {_text(square)} {sign} {_text(target)}")
    return tuple(found)


def _text(x: Digits) -> str:
    return "".join(DIGITS[digit] for digit in x)


def _written_sum(lines: list[str], x: Digits, y: Digits) -> Digits:
    value = _sum(x, y)
    first, second = (_text((0,) * (len(value) - len(each)) + each) for each in (x, y))
    pairs = [f"max({a}, {b}) = {max(a, b)}" for a, b in zip(first, second, strict=True)]
    lines.append(f"{_text(x)} ⊕ {_text(y)}: {', '.join(pairs)}: {_text(value)}")
    return value


def _written_product(lines: list[str], x: Digits, y: Digits) -> Digits:
    rows = _rows(x, y)
    for place, (digit, row) in enumerate(zip(y, rows, strict=True), 1):
        lines.append(f"{_text(x)} ⊗ {DIGITS[digit]}{'0' * (len(y) - place)} = {_text(row)}")
    return reduce(partial(_written_sum, lines), rows)
