"""Apply a chain of operations to a string of letters.

Answer: a string of capital letters; it is unique.
Harder: more and more varied operations, more of them with a condition, earlier ones applied once more.
Skills: simulation, instructions
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.lib.string_operations import CONDITIONS, OPERATIONS, Operation, describe, operate
from bootcamp.lib.text import UPPER
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Step = tuple[str, Operation]
"""A name from CONDITIONS, or "", and an operation; "again" stands for earlier steps, by the first and the last."""


class TextOperationChain(Task["TextOperationChain.Params", "TextOperationChain.Instance", str]):
    version = 1

    class Params(task.Params):
        operations: int = knob("how many operations are applied", levels=(1, 2, 3, 4, 5, 6, 7, 9, 10, 12), ge=1, le=30)
        length: int = knob(
            "how many letters the string has at first", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=4, le=40
        )
        kinds: int = knob("how many kinds of operations occur", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 12), ge=3, le=12)
        conditions: int = knob(
            "what percentage of the operations depend on a condition, about",
            levels=(0, 0, 0, 0, 30, 40, 45, 50, 55, 60),
            ge=0,
            le=100,
        )
        again: int = knob(
            "how many times earlier operations are applied once more", levels=(0,) * 5 + (1, 1, 1, 2, 3), ge=0, le=5
        )

    class Instance(task.Instance):
        text: str
        steps: tuple[Step, ...]

        @property
        def instructions(self) -> list[str]:
            return [_instruction(step, "en") for step in self.steps]

        @property
        def placed(self) -> bool:  # whether a step speaks of places
            named = ("swap_pairs", "delete", "double", "reverse_slice", "sort_slice")
            return any(name in named for _, (name, _) in self.steps)

        @property
        def zh_instructions(self) -> list[str]:
            return [_instruction(step, "zh") for step in self.steps]

    answer = Text(alphabet=UPPER)
    prompt = Prompt(
        en=r"""
        {% if steps[1:] %}
        Start with the string {{ text }} and apply these operations in order, each to the result of the one before.
        {% else %}
        Apply this operation to the string {{ text }}.
        {% endif %}
        {% if placed %}
        Places are counted from 1 at the left.
        {% endif %}

        {{ instructions | numbered }}

        What is the final string?
        """,
        zh=r"""
        {% if steps[1:] %}
        从字符串 {{ text }} 开始，依次执行下列操作，每一步都作用于上一步的结果。
        {% else %}
        对字符串 {{ text }} 执行下列操作。
        {% endif %}
        {% if placed %}
        位置从左边起由 1 开始计数。
        {% endif %}

        {{ zh_instructions | numbered }}

        最后的字符串是什么？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        kinds = rng.sample(sorted(OPERATIONS), params.kinds)
        drawn = words.draw(rng, 1 + params.length // 4, 4, 9)
        text = start = "".join(drawn)[: params.length].upper()
        steps: list[Step] = []
        places = range(3, params.operations)
        repeats = rng.sample(places, min(params.again, len(places)))
        for number in range(params.operations):
            barred = steps[-1][1][0] if steps else ""
            steps.append(
                _draw_repeat(params, steps, text, rng)
                if number in repeats
                else _draw_step(params, [kind for kind in kinds if kind != barred], text, rng)
            )
            text = _results(steps, [number], text)[-1]
        loose = [("", operation) for _, operation in steps]
        if loose != steps and _results(loose, range(len(steps)), start)[-1] == text:
            raise task.Retry  # the conditions do not matter
        return self.Instance(text=start, steps=tuple(steps)), text

    def solve(self, instance: Instance) -> str:
        return _results(instance.steps, range(len(instance.steps)), instance.text)[-1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, text = [], instance.text
        for place, step in enumerate(instance.steps):
            unmet = {"en": " (the condition does not hold)", "zh": "（条件不成立）"}[language]
            results = _results(instance.steps, [place], text)
            lines.append(f"{place + 1}. {' → '.join([text, *results])}{'' if _holds(step, text) else unmet}")
            text = results[-1]
        return "\n".join(lines)


def _draw_step(params: TextOperationChain.Params, kinds: list[str], text: str, rng: Random) -> Step:
    """Draw an operation that changes the text and keeps its length within bounds."""
    for _ in range(100):
        name = rng.choice(kinds)
        operation = name, OPERATIONS[name].draw(rng, len(text))
        result = operate(operation, text)
        if result != text and _is_fit(params, result):
            return rng.choice(sorted(CONDITIONS)) if rng.randrange(100) < params.conditions else "", operation
    raise task.Retry


def _draw_repeat(params: TextOperationChain.Params, steps: list[Step], text: str, rng: Random) -> Step:
    """Draw two or three steps, none of them a repeat, that can be carried out again and change the text."""
    spans = [range(first, first + count) for count in (2, 3) for first in range(len(steps) - count + 1)]
    for span in rng.sample(spans, len(spans)):
        if all(steps[place][1][0] != "again" for place in span):
            texts = [text, *_results(steps, span, text)]
            placed = [steps[place][1] for place in span]
            reached = all(
                max(numbers) <= len(before)
                for (name, numbers), before in zip(placed, texts, strict=False)
                if name in ("rotate", "reverse_slice", "sort_slice")
            )
            if reached and all(_is_fit(params, one) for one in texts) and texts[-1] != text:
                return "", ("again", (span[0] + 1, span[-1] + 1))
    raise task.Retry


def _is_fit(params: TextOperationChain.Params, text: str) -> bool:
    return params.length // 2 < len(text) < 2 * params.length


def _holds(step: Step, text: str) -> bool:
    return not step[0] or CONDITIONS[step[0]].holds(text)


def _results(steps: Sequence[Step], chosen: Iterable[int], text: str) -> list[str]:
    """Carry out steps, by their places from 0; give the text after each of them."""
    texts: list[str] = []
    for place in chosen:
        name, numbers = steps[place][1]
        if name == "again":
            texts += _results(steps, range(numbers[0] - 1, numbers[1]), text)
        else:
            texts.append(operate(steps[place][1], text) if _holds(steps[place], text) else text)
        text = texts[-1]
    return texts


def _instruction(step: Step, language: str) -> str:
    """Write a step as a sentence."""
    condition, operation = step
    if operation[0] == "again":
        repeat = {
            "en": "Apply operations {} to {} once more, in the same order.",
            "zh": "把操作 {} 到 {} 按原来的顺序再执行一遍。",
        }
        return repeat[language].format(*operation[1])
    words = describe(operation, language)
    if condition:
        words = {"en": CONDITIONS[condition].en, "zh": CONDITIONS[condition].zh}[language].format(words)
    return f"{words[0].upper()}{words[1:]}{'。' if language == 'zh' else '.'}"
