"""Reach a target with some of the given numbers, in positive integers all the way.

Answer: one expression; any that keeps to the rules and equals the target is right.
Harder: more numbers, larger targets, no solution with few numbers.
Skills: arithmetic, search
Source: original; the numbers round of the game show "Des chiffres et des lettres" (1972), "Countdown" in Britain.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.arithmetic import plain
from bootcamp.lib.twentyfour.game import Game
from bootcamp.lib.twentyfour.solver import solve, targets
from bootcamp.lib.twentyfour.steps import replay
from bootcamp.lib.twentyfour.traces import write_trace
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Expression
from bootcamp.verifiers.expression import Tree
from bootcamp.verifiers.steps import step_lines


class Countdown(Task["Countdown.Params", "Countdown.Instance", Tree]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many numbers are given", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=9)
        large: int = knob(
            "how many of them are 25, 50, 75 or 100; the others are 1 to 10",
            levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 3),
            ge=0,
            le=4,
        )
        needed: int = knob(
            "how many numbers the shortest solution takes", levels=(2, 2, 3, 3, 4, 4, 5, 5, 5, 5), ge=2, le=5
        )
        low: int = knob("the smallest target", levels=(10, 10, 20, 50, 100, 100, 100, 500, 1000, 2000), ge=10, le=10**4)
        high: int = knob(
            "the largest target", levels=(50, 99, 200, 500, 999, 999, 999, 2999, 9999, 9999), ge=10, le=10**4
        )

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        target: int

    prompt = Prompt(
        en="""
        You are given the numbers {{ numbers | join(", ") }}. Make {{ target }}.

        {% set repeated = numbers | unique | list | length < numbers | length %}
        Write one expression with the operations +, -, * and / and parentheses. Use each of the numbers at most once
        {{- "; a number that is given several times may be used that many times" if repeated }}. Not all of them are
        needed. The result of every operation must be a positive integer. Digits are not joined to larger numbers. Any
        such expression will do.
        """,
        zh="""
        给出数字 {{ numbers | join("、") }}，请算出 {{ target }}。

        写出一个算式，只用 +、-、*、/ 和括号。每个数字最多用一次
        {{- "（给出几次的数字最多用几次）" if numbers | unique | list | length < numbers | length }}，不必全部用上。
        每一步运算的结果都必须是正整数。不能把数字拼接成更大的数。任意一个符合要求的算式都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        wanted = range(params.low, params.high + 1)
        for _ in range(500):
            large = rng.sample((25, 50, 75, 100), params.large)
            numbers = [*large, *rng.choices(range(1, 11), k=params.size - params.large)]
            rng.shuffle(numbers)
            reached = targets(rng.sample(numbers, params.needed), "positive").intersection(wanted)
            if reached:
                instance = self.Instance(numbers=tuple(numbers), target=rng.choice(sorted(reached)))
                answer = self.solve(instance)
                if len(answer.literals()) == params.needed:
                    return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.numbers), instance.target]

    def format(self, instance: Instance) -> Expression:
        return Expression(numbers=instance.numbers, all_numbers=False)

    def check(self, instance: Instance, answer: Tree) -> str:
        for node in answer.nodes():
            if node.value <= 0 or node.value.denominator > 1:
                return f"the result of {node.text} is not a positive integer"
        return "" if answer.value == instance.target else f"the value is {answer.value}, not {instance.target}"

    def solve(self, instance: Instance) -> Tree:
        """Give a solution with as few numbers as possible."""
        solution = solve(instance.numbers, instance.target, "positive", spare=True)
        assert solution is not None  # `sample` reached the target from some of the numbers
        return self.format(instance).parse(plain(solution))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return write_trace(_game(instance), rng, language, **options)

    def steps(self, instance: Instance, response: str) -> tuple[bool, ...]:
        return replay(step_lines(response), _game(instance)).holds


def _game(instance: Countdown.Instance) -> Game:
    return Game(instance.numbers, instance.target, "positive", spare=True)
