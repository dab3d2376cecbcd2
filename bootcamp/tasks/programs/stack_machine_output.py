"""Run a program of a small stack language.

Answer: what the program prints and the final stack; both are unique.
Harder: longer programs, words defined by others, branches and loops inside each other, more steps.
Skills: simulation, coding
Source: original; a language in the manner of C. H. Moore's Forth, 1970.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.stack_machine import Body, Machine, random_body
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence

_EFFECTS = {
    "dup": "a -- a a", "drop": "a --", "swap": "a b -- b a", "over": "a b -- a b a", "rot": "a b c -- b c a",
    "+": "a b -- a+b", "-": "a b -- a-b", "*": "a b -- a*b", "<": "a b -- ? a < b:", "=": "a b -- ? a = b:",
}  # fmt: skip
_NAMES = ("foo", "bar", "baz", "qux", "fum", "zap")


class StackMachineOutput(Task["StackMachineOutput.Params", "StackMachineOutput.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "about how many words the program has", levels=(4, 7, 11, 14, 18, 23, 30, 38, 48, 60), ge=3, le=100
        )
        blocks: int = knob("the most branches and loops in it", levels=(0, 0, 1, 1, 2, 3, 4, 5, 6, 8), ge=0, le=12)
        words: int = knob("how many words are defined", levels=(0, 0, 0, 1, 1, 2, 3, 4, 5, 6), ge=0, le=6)
        steps: int = knob(
            "the most steps of a run, at least half of which are taken",
            levels=(8, 16, 30, 45, 60, 90, 140, 200, 300, 400),
            ge=4,
            le=1000,
        )

    class Instance(task.Instance):
        words: tuple[tuple[str, Body], ...]
        program: Body

        @property
        def used(self) -> list[str]:
            return [word for body in (*(body for _, body in self.words), self.program) for word in body]

        @property
        def effects(self) -> dict[str, str]:
            """What the words in use do to the stack; of a comparison, ``?`` is told in each language."""
            return {word: effect for word, effect in _EFFECTS.items() if word in self.used}

    answer = Record(output=Sequence(Integer()), stack=Sequence(Integer()))
    prompt = Prompt(
        en=r"""
        A program of a stack language is a list of words, run from left to right. What each word takes from the stack
        and what it puts back is shown as ( before -- after ), where the rightmost item is the top of the stack:

        {% for word in effects %}
        - {{ word }} ( {{ effects[word].replace("?", "1 if").replace(":", ", else 0") }} )
        {% endfor %}

        A number puts itself on the stack. The word . takes the top item and prints it.
        {% if "if" in used %}
        if X else Y end ( a -- ) runs X if a is not 0, and Y if it is.
        {% endif %}
        {% if "times" in used %}
        times X end ( a -- ) runs X a times.
        {% endif %}
        {% if words %}
        : name X ; defines a word: wherever it is used, X is run.
        {% endif %}

        Program:

        {% for name, body in words %}
        : {{ name }} {{ body | join(" ") }} ;
        {% endfor %}
        {{ program | join(" ") }}

        The stack is empty at first. Give the numbers printed, in order (output), and the items that are on the stack at
        the end, the bottom one first (stack).
        """,
        zh=r"""
        一种栈语言的程序是一串单词，从左到右依次执行。每个单词从栈中取走什么、放回什么，写作 ( 之前 -- 之后 )，
        最右边的是栈顶：

        {% for word in effects %}
        - {{ word }} ( {{ effects[word].replace("?", "若").replace(":", " 则 1，否则 0") }} )
        {% endfor %}

        数把自己压入栈。单词 . 取走栈顶元素并输出它。
        {% if "if" in used %}
        if X else Y end ( a -- )：若 a 不为 0 则执行 X，否则执行 Y。
        {% endif %}
        {% if "times" in used %}
        times X end ( a -- )：把 X 执行 a 次。
        {% endif %}
        {% if words %}
        : name X ; 定义一个单词：凡用到它的地方就执行 X。
        {% endif %}

        程序：

        {% for name, body in words %}
        : {{ name }} {{ body | join(" ") }} ;
        {% endfor %}
        {{ program | join(" ") }}

        开始时栈为空。给出依次输出的数（output），以及结束时栈中的元素，从栈底到栈顶（stack）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        defined: dict[str, int] = {}
        words = []
        for name in rng.sample(_NAMES, params.words):
            left = rng.randint(1, 3)
            words.append((name, tuple(random_body(rng, rng.randint(3, 5), 2, left, 0, defined))))
            defined[name] = left
        program = tuple(random_body(rng, params.size, 0, 3, params.blocks, defined))
        instance = self.Instance(words=tuple(words), program=program)
        machine = _run(instance)
        if not params.steps // 2 <= len(machine.log) <= params.steps or not (machine.output and instance.effects):
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        places = {name: f"word {place}" for place, (name, _) in enumerate(instance.words)}
        bodies = [body for _, body in instance.words]
        return [[places.get(word, word) for word in body] for body in [*bodies, instance.program]]

    def solve(self, instance: Instance) -> dict[str, Any]:
        machine = _run(instance)
        return {"output": tuple(machine.output), "stack": tuple(machine.stack)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(f"{word}: [{', '.join(stack)}]" for word, stack in _run(instance).log)


def _run(instance: StackMachineOutput.Instance) -> Machine:
    machine = Machine(dict(instance.words))
    machine.run(instance.program)
    return machine
