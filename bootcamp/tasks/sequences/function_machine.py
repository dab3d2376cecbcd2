"""Find the steps of a machine that turns integers into integers from some of its inputs and outputs.

Answer: steps joined by ;, every row of the stated number of steps that fits all pairs is right.
Harder: more steps, more kinds of steps, larger numbers in them.
Skills: induction, search, arithmetic
Source: original.
"""

from __future__ import annotations

import re
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.sequences._steps import STEPS, Call, after
from bootcamp.verifiers import Program

_LARGEST = 10**12


class FunctionMachine(Task["FunctionMachine.Params", "FunctionMachine.Instance", str]):
    version = 1

    class Params(task.Params):
        steps: int = knob("how many steps the machine takes", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=7)
        menu: int = knob("how many kinds of steps there are", levels=(4, 7, 5, 8, 7, 10, 10, 13, 14, 15), ge=3, le=15)
        largest: int = knob("the largest number in a step", levels=(9, 15, 9, 12, 9, 12, 12, 15, 20, 30), ge=3, le=40)
        pairs: int = knob(
            "how many pairs of input and output are given", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=2, le=8
        )
        largest_input: int = knob(
            "the largest input", levels=(30, 99, 99, 99, 200, 300, 500, 999, 999, 999), ge=9, le=10**4
        )

    class Instance(task.Instance):
        steps: int
        menu: tuple[str, ...]
        largest: int
        pairs: tuple[tuple[int, int], ...]

        @property
        def limit(self) -> int:
            return _LARGEST

        @property
        def calls(self) -> list[tuple[str, str, str]]:
            """How a step is written, and what it does in English and Chinese."""
            return [(name + " c" * STEPS[name].numbered, STEPS[name].en, STEPS[name].zh) for name in self.menu]

    answer = Program(max_lines=1, max_chars=300)
    prompt = Prompt(
        en=r"""
        A machine turns a positive integer x into another one by
        {{ "a single step" if steps == 1 else "exactly %d steps, one after the other" % steps }}. Numbers are written in
        decimal, and leading zeros of a result are dropped. These are the kinds of steps, with the words by which they
        are written:

        {% for call, en, zh in calls %}
        - {{ call }}: {{ en }}
        {% endfor %}

        {% set numbers = " c" in calls | map("first") | join %}
        {{ "For c write an integer from 2 to %d. " % largest if numbers }}
        {%- if steps > 1 %}A kind may be used several times{{ ", with any numbers" if numbers }}. No number on the way
        may be larger than {{ limit }}. {% endif %}The machine makes

        {{ pairs | mapping(" → ") }}.

        Write {{ "its step" if steps == 1 else "its steps in order, with ; between them" }}. If there are several ways
        to make all of these pairs by {{ "one step" if steps == 1 else "exactly %d steps" % steps }}, give any one.
        """,
        zh=r"""
        一台机器把一个正整数 x 变成另一个正整数，{{ "只用一个步骤" if steps == 1 else "恰好依次用 %d 步" % steps }}。
        数都用十进制书写，结果的前导零去掉。步骤的种类以及它们的写法如下：

        {% for call, en, zh in calls %}
        - {{ call }}：{{ zh }}
        {% endfor %}

        {% set numbers = " c" in calls | map("first") | join %}
        {{ "其中 c 写成 2 到 %d 之间的一个整数。" % largest if numbers }}
        {%- if steps > 1 %}同一种步骤可以用多次{{ "，其中的数可以任选" if numbers }}。
        中间得到的数不得大于 {{ limit }}。{% endif -%}
        这台机器的输入和输出有

        {{ pairs | mapping(" → ") }}。

        请{{ "写出这一步" if steps == 1 else "按顺序写出它的步骤，用 ; 隔开" }}。
        如果有多种方法{{ "" if steps == 1 else "恰好用 %d 步" % steps }}得到上面所有输出，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        menu = rng.sample(list(STEPS), params.menu)
        names = [rng.choice(menu) for _ in range(params.steps)]
        program = [(name, rng.randint(2, params.largest) if STEPS[name].numbered else 0) for name in names]
        inputs = rng.sample(range(2, params.largest_input + 1), params.pairs)
        pairs = tuple((x, after(program, x)) for x in inputs)
        instance = self.Instance(steps=params.steps, menu=tuple(menu), largest=params.largest, pairs=pairs)
        shorter = (calls for size in range(params.steps) for calls in combinations(program, size))
        if len({y for _, y in pairs}) < params.pairs or max(y for _, y in pairs) > 10**8:
            raise task.Retry
        if any(all(after(calls, x) == y for x, y in pairs) for calls in shorter):
            raise task.Retry
        return instance, "; ".join(f"{name} {c}" if c else name for name, c in program)

    def key(self, instance: Instance) -> object:
        return [instance.steps, sorted(instance.menu), instance.largest, sorted(instance.pairs)]

    def check(self, instance: Instance, answer: str) -> str:
        texts = answer.split(";")
        calls = [call for text in texts if (call := _call(text, instance.menu, instance.largest))]
        if len(calls) < len(texts):
            return "a step is not one of the stated kinds"
        if len(calls) != instance.steps:
            return f"there are {len(calls)} steps, not {instance.steps}"
        for x, y in instance.pairs:
            value = x
            for call in calls:
                value = after([call], value)
                if value > _LARGEST:
                    return f"a number on the way from {x} is too large"
            if value != y:
                return f"the steps turn {x} into another number than {y}"
        return ""


_CALL = re.compile(r"\s*([a-z]+(?: [a-z]+)?)\s*(\d{0,3})\s*")


def _call(text: str, menu: tuple[str, ...], largest: int) -> Call | None:
    """Read a step, or give None if the machine has no such step."""
    found = _CALL.fullmatch(text)
    if found is None or found[1] not in menu or STEPS[found[1]].numbered != bool(found[2]):
        return None
    c = int(found[2] or 0)
    return (found[1], c) if not found[2] or 2 <= c <= largest else None
