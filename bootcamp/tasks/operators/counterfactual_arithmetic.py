"""Evaluate an expression of a world with other conventions for digits, signs, numerals, brackets, results and order.

Answer: a numeral of that world; it is unique.
Harder: more conventions at once, more operations, longer numerals, division.
Skills: instructions, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import add, floordiv, mul, sub
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.text import shuffled
from bootcamp.task import Instance, Prompt, Task, knob
from bootcamp.tasks.operators._postfix import evaluate
from bootcamp.tasks.operators._precedence import Tokens, draw_tokens, to_postfix
from bootcamp.verifiers import Text

DIGITS = "0123456789"
_OPERATIONS: tuple[Callable[[int, int], int], ...] = (add, sub, mul, floordiv)
_RANKS = {"usual": (1, 1, 2, 2), "left": (1, 1, 1, 1), "sums": (2, 2, 1, 1)}


class _Conventions(Instance):
    """How a world writes and computes."""

    digits: str  # the signs for 0, 1, ..., 9
    signs: str  # the signs for adding, subtracting, multiplying, dividing, as far as they occur
    from_ones: bool  # whether the ones stand leftmost in a numeral
    bracket: int  # what brackets add to the value inside
    limit: int  # results are capped there and at 0; 0: they are not
    order: Literal["usual", "left", "sums"]


class CounterfactualArithmetic(Task["CounterfactualArithmetic.Params", "CounterfactualArithmetic.Instance", str]):
    version = 1

    class Params(task.Params):
        changes: int = knob("how many conventions are changed", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 6), ge=1, le=6)
        operations: int = knob(
            "how many operations the expression has", levels=(2, 3, 3, 4, 5, 6, 7, 9, 11, 14), ge=2, le=20
        )
        largest: int = knob(
            "the largest number in the expression", levels=(20, 30, 40, 60, 99, 150, 200, 300, 500, 999), ge=9, le=10**5
        )
        brackets: int = knob(
            "how many pairs of brackets there are at most", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=1, le=6
        )
        signs: int = knob(
            "how many of adding, subtracting, multiplying, dividing occur",
            levels=(2, 3, 3, 3, 3, 4, 4, 4, 4, 4),
            ge=2,
            le=4,
        )

    class Instance(task.Instance):
        world: _Conventions
        expression: tuple[str, ...]

        @property
        def shown(self) -> str:
            return " ".join(self.expression).replace("( ", "(").replace(" )", ")")

    answer = Text(alphabet="0123456789")
    prompt = Prompt(
        en=r"""
        In another world people calculate with whole numbers, but by conventions of their own:

        - Digits: the signs for zero, one, two, ..., nine are, in this order,
          {{ world.digits | join(" ") }}.
        - Numerals: the base is ten, and the ones stand {{ "leftmost" if world.from_ones else "rightmost" }}.
          A numeral has no unnecessary zeros.
        - Signs: {{ world.signs[0] }} means adding, {{ world.signs[1] }} subtracting
        {%- if world.signs | length > 2 %}, {{ world.signs[2] }} multiplying{% endif %}
        {%- if world.signs | length > 3 %}, {{ world.signs[3] }} dividing and rounding down{% endif %}.
        {% if world.order == "left" %}
        - Order: after what stands in brackets, all operations are done from left to right, none before another.
        {% elif world.order == "sums" %}
        - Order: brackets first, then adding and subtracting, then multiplying and dividing, each from left to right.
        {% else %}
        - Order: brackets first, then multiplying and dividing, then adding and subtracting, each from left to right.
        {% endif %}
        {% if world.bracket %}
        - Brackets: the value of a bracket is the value of what it encloses plus {{ world.bracket }}.
        {% endif %}
        {% if world.limit %}
        - Results: a result of an operation or a bracket that would be above {{ world.limit }} is {{ world.limit }}
          instead, and one that would be below 0 is 0 instead.
        {% endif %}

        Numbers in these rules are in our own notation. Find the value of the following expression of that world, and
        give it as a numeral of that world:

        {{ shown }}
        """,
        zh=r"""
        在另一个世界里，人们也计算整数，但有自己的一套约定：

        - 数字：代表零、一、二、……、九的符号依次是 {{ world.digits | join(" ") }}。
        - 数的写法：采用十进制，个位写在最{{ "左" if world.from_ones else "右" }}边。数中没有多余的零。
        - 运算符号：{{ world.signs[0] }} 表示加，{{ world.signs[1] }} 表示减
        {%- if world.signs | length > 2 %}，{{ world.signs[2] }} 表示乘{% endif %}
        {%- if world.signs | length > 3 %}，{{ world.signs[3] }} 表示除（商向下取整）{% endif %}。
        {% if world.order == "left" %}
        - 次序：先算括号内，其余一律从左到右计算，没有哪种运算优先。
        {% elif world.order == "sums" %}
        - 次序：先算括号内，再算加减，最后算乘除，同级从左到右。
        {% else %}
        - 次序：先算括号内，再算乘除，最后算加减，同级从左到右。
        {% endif %}
        {% if world.bracket %}
        - 括号：括号的值等于括号内的值再加 {{ world.bracket }}。
        {% endif %}
        {% if world.limit %}
        - 结果：一次运算或一个括号的结果若大于 {{ world.limit }}，就变成 {{ world.limit }}；若小于 0，就变成 0。
        {% endif %}

        以上规则中的数用我们的写法。求那个世界里下列算式的值，并用那个世界的写法写出：

        {{ shown }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        signs = "+-×÷"[: params.signs]
        usual = _Conventions(digits=DIGITS, signs=signs, from_ones=False, bracket=0, limit=0, order="usual")
        other = {
            "digits": shuffled(rng, DIGITS),
            "signs": shuffled(rng, signs),
            "from_ones": True,
            "bracket": rng.randint(2, 9),
            "limit": rng.choice((1, 2, 5, 10)) * params.largest,
            "order": rng.choice(("left", "sums")),
        }
        changed = rng.sample(sorted(other), params.changes)
        world = usual.model_copy(update={name: other[name] for name in changed})
        operands = [rng.randint(2, params.largest) for _ in range(params.operations + 1)]
        tokens = draw_tokens(rng, operands, signs, rng.randint(0, params.brackets))
        shown = tuple(numeral(world, x) if isinstance(x, int) else x for x in tokens)
        answer = result(world, shown)
        resets = (world.model_copy(update={name: getattr(usual, name)}) for name in changed)
        dull = ("", numeral(world, 0), numeral(world, world.limit))
        if answer in dull or answer in (result(reset, shown) for reset in resets):
            raise task.Retry
        return self.Instance(world=world, expression=shown), answer

    def solve(self, instance: Instance) -> str:
        return result(instance.world, instance.expression)


def numeral(world: _Conventions, value: int) -> str:
    """Write a number."""
    text = "".join(world.digits[int(digit)] for digit in str(value))
    return text[::-1] if world.from_ones else text


def result(world: _Conventions, expression: tuple[str, ...]) -> str:
    """Compute an expression; "" if its value is huge, or (without a limit) a result is negative or a divisor is 0."""
    try:
        value = _value(world, expression)
    except ArithmeticError:
        return ""
    return numeral(world, value) if value < 10**9 else ""


def _value(world: _Conventions, expression: tuple[str, ...]) -> int:
    operations: dict[str, Callable[..., int]] = {
        sign: partial(_settled, world, operation) for sign, operation in zip(world.signs, _OPERATIONS, strict=False)
    }
    operations["~"] = partial(_settled, world, add, world.bracket)
    convention = {sign: (rank, True) for sign, rank in zip(world.signs, _RANKS[world.order], strict=False)}
    tokens: Tokens = tuple(
        part for item in expression for part in (("~", "(") if item == "(" else (_read(world, item),))
    )
    forms = dict.fromkeys(world.signs, "{} {}") | {"~": "{}"}
    return evaluate(to_postfix(tokens, convention), forms, operations, int)


def _settled(world: _Conventions, operation: Callable[[int, int], int], a: int, b: int) -> int:
    value = operation(a, b)
    if value < 0 and not world.limit:
        raise ArithmeticError
    return max(0, min(value, world.limit)) if world.limit else value


def _read(world: _Conventions, item: str) -> int | str:
    """Give the value of a numeral; other items stay."""
    if not item.isdigit():
        return item
    return int("".join(str(world.digits.index(sign)) for sign in (item[::-1] if world.from_ones else item)))
