"""Find the first wrong stack in a trace of reading brackets, or complete the string if there is none.

Answer: the step and the right stack, or 0 and the missing closing brackets; unique.
Harder: longer strings, more kinds of brackets, faults that carry on.
Skills: simulation, logic
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Text

_OPENING = "abc"


class DyckTraceFault(Task["DyckTraceFault.Params", "DyckTraceFault.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the string", levels=(6, 8, 10, 13, 16, 20, 25, 31, 38, 46), ge=4, le=60)
        kinds: int = knob("the kinds of brackets", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        correct: int = knob("what percentage of the traces is right", levels=(10,) * 10, ge=0, le=16)

    class Instance(task.Instance):
        text: str
        stacks: tuple[str, ...]

        @property
        def trace(self) -> list[str]:
            steps = enumerate(zip(self.text, self.stacks, strict=True), 1)
            return [f"{step}. {sign} → {stack or 'empty'}" for step, (sign, stack) in steps]

    prompt = Prompt(
        en=r"""
        In a string, small letters are opening brackets, and the capital of the same letter is the closing bracket that
        belongs to it. The string is read sign by sign. An opening bracket is put on the right end of a stack, which is
        empty at first; a closing bracket removes the last bracket of the stack, which is always the one that it
        belongs to. Somebody has noted each sign read and the stack after it:

        {% for line in trace %}
        {{ line }}
        {% endfor %}

        The signs read are right, but a stack may be wrong. Give the number of the first step whose stack is wrong
        (step) and the right stack after this step (stack). If all stacks are right, give 0 as the step and as the stack
        the closing brackets that have to follow, in order, so that all brackets are closed.
        """,
        zh=r"""
        在一个字符串中，小写字母是左括号，同一字母的大写是与它配对的右括号。现在逐个字符读这个串。
        读到左括号就把它放到栈的右端（栈起初为空）；读到右括号就去掉栈中最后一个括号，它总是与该右括号配对。
        有人记下了每次读到的字符和读过之后的栈（empty 表示空）：

        {% for line in trace %}
        {{ line }}
        {% endfor %}

        读到的字符都没有错，但栈可能有错。请给出栈出错的第一步的编号（step）和这一步之后正确的栈（stack）。
        如果所有的栈都正确，step 写 0，stack 写为使所有括号闭合而后面还必须依次出现的右括号。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        signs = _OPENING + _OPENING.upper()
        return Record(step=Integer(low=0, high=len(instance.text)), stack=Text(alphabet=signs, empty="empty"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        text, stack = "", ""
        stacks: list[str] = []
        while len(text) < params.length:
            if stack and rng.random() < 0.42:
                text, stack = text + stack[-1].upper(), stack[:-1]
            else:
                sign = rng.choice(_OPENING[: params.kinds])
                text, stack = text + sign, stack + sign
            stacks.append(stack)
        if not stack:
            raise task.Retry
        if rng.randrange(100) >= params.correct:
            step = rng.randrange(params.length // 3, params.length)
            wrong = _spoiled(stacks[step], params.kinds, rng)
            for place in range(step, params.length):  # the fault carries on, as far as it can be noted
                if place > step and wrong:
                    wrong = wrong[:-1] if text[place].isupper() else wrong + text[place]
                stacks[place] = wrong if place == step or rng.random() < 0.9 else stacks[place]
        instance = self.Instance(text=text, stacks=tuple(stacks))
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.text, instance.stacks]

    def solve(self, instance: Instance) -> dict[str, Any]:
        stack = ""
        for step, (_, stack, noted) in enumerate(_right(instance), 1):
            if stack != noted:
                return {"step": step, "stack": stack}
        return {"step": 0, "stack": stack[::-1].upper()}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, stack = [], ""
        for step, (sign, stack, noted) in enumerate(_right(instance), 1):
            lines.append(f"{step}. {sign}: {stack or 'empty'} {'=' if stack == noted else '≠'} {noted or 'empty'}")
            if stack != noted:
                return "\n".join(lines)
        return "\n".join([*lines, f"{stack} → {stack[::-1].upper()}"])


def _spoiled(stack: str, kinds: int, rng: Random) -> str:
    """Draw a stack with one bracket changed, added, left out or exchanged with another one."""
    opening = _OPENING[:kinds]
    for _ in range(50):
        place = rng.randrange(len(stack) + 1)
        ways = [stack[:place] + rng.choice(opening) + stack[place:], stack[:place] + stack[place + 1 :]]
        ways.append(stack[:place] + rng.choice(opening) + stack[place + 1 :])
        ways.append(stack[:place] + stack[place : place + 2][::-1] + stack[place + 2 :])
        wrong = rng.choice(ways)
        if wrong != stack:
            return wrong
    raise task.Retry


def _right(instance: DyckTraceFault.Instance) -> Iterator[tuple[str, str, str]]:
    """Give for each step the sign, the right stack after it and the noted one."""
    stack = ""
    for sign, noted in zip(instance.text, instance.stacks, strict=True):
        stack = stack[:-1] if sign.isupper() else stack + sign
        yield sign, stack, noted
