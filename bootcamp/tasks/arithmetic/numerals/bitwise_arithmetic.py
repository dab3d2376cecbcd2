"""Evaluate an expression of bitwise and modular operations on words of a fixed width.

Answer: a numeral in the base of the question; it is unique.
Harder: more operations of more kinds, wider words, binary and hexadecimal numerals.
Skills: arithmetic, coding
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.arithmetic import Binary, Expression, Negative, Number, canonical, number
from bootcamp.lib.modular_steps import reduced
from bootcamp.lib.numbers import to_base
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer
from bootcamp.verifiers.base import Format

_OPERATORS = ("&", "|", "xor", "+", "-", "<<", ">>")
_PREFIXES = {2: "0b", 10: "", 16: "0x"}
_MEANINGS = {
    "&": ("bitwise and", "按位与"),
    "|": ("bitwise or", "按位或"),
    "xor": ("bitwise exclusive or", "按位异或"),
    "~": ("the complement, which flips all bits of the word", "取反，即翻转字的全部各位"),
    "<<": (
        "a shift to the left by a decimal number of places; bits that leave the word are lost and zeros come in",
        "左移，移动的位数用十进制书写，移出的位丢弃，空位补零",
    ),
    ">>": (
        "a shift to the right by a decimal number of places; bits that leave the word are lost and zeros come in",
        "右移，移动的位数用十进制书写，移出的位丢弃，空位补零",
    ),
}


class BitwiseArithmetic(Task["BitwiseArithmetic.Params", "BitwiseArithmetic.Instance", int]):
    version = 1

    class Params(task.Params):
        operations: int = knob(
            "how many operations with two operands occur", levels=(1, 2, 3, 4, 5, 6, 8, 11, 15, 20), ge=1, le=40
        )
        width: int = knob("how many bits a word has", levels=(6, 6, 8, 8, 12, 16, 16, 24, 32, 64), ge=4, le=128)
        operators: int = knob(
            "how many of & | xor + - << >> may occur", levels=(3, 3, 4, 5, 7, 7, 7, 7, 7, 7), ge=3, le=7
        )
        complement: bool = knob("whether ~ occurs", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        expression: Expression
        width: int
        base: int

        @property
        def formula(self) -> str:
            text = _text(self.expression, self.base)
            return text[1:-1] if text.startswith("(") else text

        @property
        def meanings(self) -> dict[str, list[tuple[str, str]]]:
            """What the signs in use mean, by language; those of sums and differences need no word."""
            used = [sign for sign in _MEANINGS if sign in self.formula]
            return {
                language: [(sign, _MEANINGS[sign][place]) for sign in used]
                for place, language in enumerate(("en", "zh"))
            }

    prompt = Prompt(
        en=r"""
        All values are unsigned words of {{ width }} bits: every result is taken modulo 2^{{ width }}.
        {% if base != 10 %}
        Numbers that start with {{ "0b are binary" if base == 2 else "0x are hexadecimal" }}.
        {% endif %}
        {% for sign, meaning in meanings.en %}
        {{ sign }} is {{ meaning }}.
        {% endfor %}

        {{ formula }}

        Write the value in base {{ base }}.
        """,
        zh=r"""
        所有数值都是 {{ width }} 位的无符号字：每个结果都对 2^{{ width }} 取模。
        {% if base != 10 %}
        以 {{ "0b 开头的数是二进制数" if base == 2 else "0x 开头的数是十六进制数" }}。
        {% endif %}
        {% for sign, meaning in meanings.zh %}
        {{ sign }} 表示{{ meaning }}。
        {% endfor %}

        {{ formula }}

        请用 {{ base }} 进制写出它的值。
        """,
    )

    def format(self, instance: Instance) -> Format[int]:
        return Integer(low=0, base=instance.base)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        base = rng.choice((2, 10, 16) if params.width <= 16 else (10, 16))
        instance = self.Instance(expression=_draw(params, rng, params.operations), width=params.width, base=base)
        value = self.solve(instance)
        if not 2 <= value.bit_count() <= params.width - 2:
            raise task.Retry
        return instance, value

    def key(self, instance: Instance) -> object:
        return [canonical(instance.expression), instance.width, instance.base]

    def solve(self, instance: Instance) -> int:
        return _value(instance.expression, instance.width)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        value = _work_out(instance.expression, instance, lines)
        word, shown = _word(value, instance.width), _PREFIXES[instance.base] + to_base(value, instance.base)
        if word.lstrip("0") != shown.lstrip("0b"):
            lines.append(f"{word}: {_powers(value, instance)}{chr(10) * (instance.base == 10)}{shown}")
        return "\n".join(lines)


def _draw(params: BitwiseArithmetic.Params, rng: Random, operations: int) -> Expression:
    part: Expression = number(rng.getrandbits(params.width))
    if operations:
        operator = rng.choice(_OPERATORS[: params.operators])
        if operator in ("<<", ">>"):
            part = Binary(operator, _draw(params, rng, operations - 1), number(rng.randint(1, params.width // 4)))
        else:
            left = rng.randrange(operations)
            part = Binary(operator, _draw(params, rng, left), _draw(params, rng, operations - 1 - left))
    return Negative(part) if params.complement and rng.random() < 0.15 else part


def _value(part: Expression, width: int) -> int:
    if isinstance(part, Number):
        return int(part.value)
    if isinstance(part, Negative):
        return _value(part.operand, width) ^ ((1 << width) - 1)
    a, b = _value(part.left, width), _value(part.right, width)
    values = {"&": a & b, "|": a | b, "xor": a ^ b, "+": a + b, "-": a - b}
    value = values[part.operator] if part.operator in values else a << b if part.operator == "<<" else a >> b
    return value % (1 << width)


def _work_out(part: Expression, instance: BitwiseArithmetic.Instance, lines: list[str]) -> int:
    """Give the value of a part, and write the steps to it."""
    width, base = instance.width, instance.base
    value = _value(part, width)
    word = _word(value, width)
    if isinstance(part, Number):
        if base == 10 or (base == 16 and width <= 16):
            lines.append(
                f"{_PREFIXES[base]}{to_base(value, base)}{' = ' * (base == 10)}{_powers(value, instance)}: {word}"
            )
        return value
    if isinstance(part, Negative):
        lines.append(f"~{_word(_work_out(part.operand, instance, lines), width)} = {word}")
        return value
    a, operator = _work_out(part.left, instance, lines), part.operator
    if operator in ("<<", ">>"):
        lines.append(f"{_word(a, width)} {operator} {_value(part.right, width)} = {word}")
        return value
    b = _work_out(part.right, instance, lines)
    if operator in ("+", "-"):
        total = a + b if operator == "+" else a - b
        lines.append(f"{_word(a, width)}: {a}, {_word(b, width)}: {b}")
        lines.append(f"{a} {operator} {b} = {reduced(total, 1 << width)}: {word}")
    else:
        lines.append(f"{_word(a, width)} {operator} {_word(b, width)} = {word}")
    return value


def _word(value: int, width: int) -> str:
    """Write short words in binary and long ones in hexadecimal, with all their zeros."""
    return f"{value:0{width}b}" if width <= 16 else f"0x{value:0{width // 4}X}"


def _powers(value: int, instance: BitwiseArithmetic.Instance) -> str:
    """Write a number as a sum of powers of 2 or multiples of powers of 16, if its numeral is decimal."""
    if instance.base != 10:
        return ""
    step = 1 if instance.width <= 16 else 4
    places = [place for place in reversed(range(0, instance.width, step)) if value >> place & (1 << step) - 1]
    digits = ((value >> place & (1 << step) - 1, 1 << place) for place in places)
    return " + ".join(str(power) if step == 1 else f"{digit}·{power}" for digit, power in digits) or "0"


def _text(part: Expression, base: int) -> str:
    """Write an expression with all its brackets; a number of places to shift is decimal."""
    if isinstance(part, Number):
        return _PREFIXES[base] + to_base(int(part.value), base)
    if isinstance(part, Negative):
        return f"~{_text(part.operand, base)}"
    right = _text(part.right, 10 if part.operator in ("<<", ">>") else base)
    return f"({_text(part.left, base)} {part.operator} {right})"
