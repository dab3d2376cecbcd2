"""Apply a chain of operations to a string of letters.

Answer: a string of capital letters; it is unique.
Harder: more and more varied operations, a longer string, operations with a condition.
Skills: simulation, instructions
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.text import UPPER
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.strings._operations import CONDITIONS, OPERATIONS, Operation, describe, operate
from bootcamp.verifiers import Text

Step = tuple[str, Operation]  # a name from CONDITIONS, or "", and an operation


class TextOperationChain(Task["TextOperationChain.Params", "TextOperationChain.Instance", str]):
    version = 1

    class Params(task.Params):
        operations: int = knob("how many operations are applied", levels=(1, 2, 3, 4, 5, 7, 9, 12, 15, 18), ge=1, le=30)
        length: int = knob(
            "how many letters the string has at first", levels=(4, 5, 6, 7, 8, 10, 14, 18, 24, 30), ge=4, le=40
        )
        kinds: int = knob("how many kinds of operations occur", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 12), ge=3, le=12)
        conditions: bool = knob("whether an operation may depend on a condition", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        text: str
        steps: tuple[Step, ...]

        @property
        def instructions(self) -> list[str]:
            return [_instruction(step, "en") for step in self.steps]

        @property
        def zh_instructions(self) -> list[str]:
            return [_instruction(step, "zh") for step in self.steps]

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        Start with the string {{ text }} and apply these operations in order, each to the result of the one before.
        Places are counted from 1 at the left.

        {{ instructions | numbered }}

        What is the final string?
        """,
        zh=r"""
        从字符串 {{ text }} 开始，依次执行下列操作，每一步都作用于上一步的结果。
        位置从左边起由 1 开始计数。

        {{ zh_instructions | numbered }}

        最后的字符串是什么？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        kinds = rng.sample(sorted(OPERATIONS), params.kinds)
        drawn = words.draw(rng, 1 + params.length // 4, 4, 9)
        text = start = "".join(drawn)[: params.length].upper()
        steps: list[Step] = []
        for _ in range(params.operations):
            steps.append(
                _draw_step(params, [kind for kind in kinds if not steps or kind != steps[-1][1][0]], text, rng)
            )
            text = _apply(steps[-1], text)
        return self.Instance(text=start, steps=tuple(steps)), text

    def solve(self, instance: Instance) -> str:
        text = instance.text
        for step in instance.steps:
            text = _apply(step, text)
        return text

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, text = [], instance.text
        for number, step in enumerate(instance.steps, start=1):
            result = _apply(step, text)
            unmet = (
                {"en": " (the condition does not hold)", "zh": "（条件不成立）"}[language]
                if not _holds(step, text)
                else ""
            )
            lines.append(f"{number}. {text} → {result}{unmet}")
            text = result
        return "\n".join(lines)


def _draw_step(params: TextOperationChain.Params, kinds: list[str], text: str, rng: Random) -> Step:
    """Draw an operation that changes the text and keeps its length within bounds; every third may have a condition."""
    for _ in range(100):
        name = rng.choice(kinds)
        operation = name, OPERATIONS[name].draw(rng, len(text))
        result = operate(operation, text)
        if result != text and params.length // 2 < len(result) < 2 * params.length:
            condition = rng.choice(sorted(CONDITIONS)) if params.conditions and rng.randrange(3) == 0 else ""
            return condition, operation
    raise task.Retry


def _holds(step: Step, text: str) -> bool:
    return not step[0] or CONDITIONS[step[0]].holds(text)


def _apply(step: Step, text: str) -> str:
    return operate(step[1], text) if _holds(step, text) else text


def _instruction(step: Step, language: str) -> str:
    """Write a step as a sentence."""
    condition, operation = step
    words = describe(operation, language)
    if condition:
        words = {"en": CONDITIONS[condition].en, "zh": CONDITIONS[condition].zh}[language].format(words)
    return f"{words[0].upper()}{words[1:]}{'。' if language == 'zh' else '.'}"
