"""Reach a target with all the given numbers, the four operations and parentheses.

Answer: one expression; any that uses every number once and equals the target is right.
Harder: more and larger numbers, other targets than 24, few solutions, solutions that must pass through a fraction.
Skills: arithmetic, search
Source: original; the 24 game has long been played with cards in Shanghai.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

from pydantic import PositiveInt, ValidationInfo, field_validator

from bootcamp import task
from bootcamp.lib.arithmetic import plain
from bootcamp.lib.twentyfour.game import Game
from bootcamp.lib.twentyfour.solver import solutions, targets
from bootcamp.lib.twentyfour.steps import replay
from bootcamp.lib.twentyfour.traces import write_trace
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Expression
from bootcamp.verifiers.expression import Tree
from bootcamp.verifiers.steps import step_lines


class Game24(Task["Game24.Params", "Game24.Instance", Tree]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many numbers are given", levels=(3, 3, 4, 4, 4, 4, 5, 6, 7, 8), ge=3, le=8)
        high: int = knob(
            "the largest number drawn; the smallest is 1",
            levels=(16, 25, 20, 25, 25, 50, 50, 50, 50, 50),
            ge=6,
            le=1000,
        )
        target_low: int = knob(
            "the smallest target drawn", levels=(24, 24, 24, 24, 24, 10, 10, 100, 100, 100), ge=1, le=10**6
        )
        target_high: int = knob(
            "the largest target drawn", levels=(24, 24, 24, 24, 24, 99, 999, 999, 999, 999), ge=1, le=10**6
        )
        most: int = knob(
            "the most solutions that differ; 0 for any number", levels=(0, 0, 0, 3, 1, 0, 2, 0, 0, 0), ge=0, le=100
        )
        fraction: bool = knob(
            "whether every solution passes through a number that is not an integer",
            levels=(False, False, False, False, False, True, False, False, False, False),
        )
        hand: tuple[PositiveInt, ...] = knob("the numbers, if not to be drawn", default=(), max_length=8)

        @field_validator("target_high")
        @classmethod
        def _some_target(cls, high: int, info: ValidationInfo) -> int:
            if high < info.data.get("target_low", high):
                raise ValueError(f"should be at least target_low={info.data['target_low']}")
            return high

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        target: int

    prompt = Prompt(
        en="""
        Use the numbers {{ numbers | join(", ") }} to make {{ target }}.

        Write one expression that uses each of the numbers exactly once, the operations +, -, * and / and parentheses.
        {%- if numbers | unique | list | length < numbers | length %} A number that is given several times is used that
        many times.{% endif %} Division is exact, so fractions may occur on the
        way. Digits are not joined to larger numbers, and a minus sign stands only between two operands. Any
        such expression will do.
        """,
        zh="""
        用数字 {{ numbers | join("、") }} 算出 {{ target }}。

        写出一个算式，每个数字恰好用一次，只用 +、-、*、/ 和括号。
        {%- if numbers | unique | list | length < numbers | length %}给出几次的数字就要用几次。{% endif %}
        除法是精确的，中间可以出现分数。不能把数字拼接成更大的数，减号只能放在两个运算对象之间。
        任意一个符合要求的算式都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        for _ in range(2000):
            hand = params.hand or [rng.randint(1, params.high) for _ in range(params.size)]
            numbers = tuple(rng.sample(hand, len(hand)))
            possible = _targets(numbers, params)
            if not possible:
                continue
            instance = self.Instance(numbers=numbers, target=rng.choice(possible))
            found = list(islice(solutions(numbers, instance.target), params.most + 1))
            if 1 <= len(found) <= max(1, params.most):
                return instance, self.format(instance).parse(plain(found[0]))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.numbers), instance.target]

    def format(self, instance: Instance) -> Expression:
        return Expression(numbers=instance.numbers)

    def check(self, instance: Instance, answer: Tree) -> str:
        return "" if answer.value == instance.target else f"the value is {answer.value}, not {instance.target}"

    def solve(self, instance: Instance) -> Tree:
        return self.format(instance).parse(plain(next(solutions(instance.numbers, instance.target))))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return write_trace(Game(instance.numbers, instance.target), rng, language, **options)

    def steps(self, instance: Instance, response: str) -> tuple[bool, ...]:
        return replay(step_lines(response), Game(instance.numbers, instance.target)).holds


def _targets(numbers: tuple[int, ...], params: Game24.Params) -> Sequence[int]:
    """Return the targets to choose from: all that are wanted, or those that the integers cannot reach."""
    wanted = range(params.target_low, params.target_high + 1)
    if not params.fraction:
        return wanted
    return sorted((targets(numbers) - targets(numbers, "integer")).intersection(wanted))
