"""Write a pipeline of list functions that turns every input into its output.

Answer: calls joined by |; every pipeline of at most the stated length that fits is right.
Harder: longer pipelines, more functions, longer lists.
Skills: coding, induction, search
Source: original; the setting of M. Balog et al., DeepCoder: learning to write programs, ICLR 2017.
"""

from __future__ import annotations

import re
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import sequence
from bootcamp.lib.sequences import FUNCTIONS, Step, Values, apply, call, random_step, run
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.sequences._lists import draw_pairs
from bootcamp.verifiers import Program


class ListProgramSynthesis(Task["ListProgramSynthesis.Params", "ListProgramSynthesis.Instance", str]):
    version = 1

    class Params(task.Params):
        steps: int = knob("the most functions in the pipeline", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        library: int = knob(
            "how many functions the language has", levels=(8, 16, 10, 18, 14, 22, 18, 26, 28, 30), ge=4, le=45
        )
        pairs: int = knob(
            "how many pairs of input and output are given", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=2, le=10
        )
        longest: int = knob("the most elements of an input", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=3, le=15)
        largest: int = knob(
            "the largest element of an input", levels=(9, 20, 9, 20, 20, 20, 30, 30, 40, 50), ge=5, le=99
        )

    class Instance(task.Instance):
        steps: int
        library: tuple[str, ...]
        pairs: tuple[tuple[Values, Values], ...]

        @property
        def longest(self) -> int:
            return LONGEST

        @property
        def functions(self) -> list[str]:
            return [_signature(name, FUNCTIONS[name].en) for name in self.library]

        @property
        def zh_functions(self) -> list[str]:
            return [_signature(name, FUNCTIONS[name].zh) for name in self.library]

    answer = Program(max_lines=1, max_chars=500)
    prompt = Prompt(
        en=r"""
        A pipeline is a row of calls joined by |, such as f | g(2) | f.
        Its first call is applied to a list of integers, each further call to the result of the one before.
        {{ "Where a function has a parameter k, write an integer from 1 to 99 for it. " if "(k)" in functions | join }}
        {{- "These are the functions:" }}

        {{ functions | bullets }}

        Write a pipeline of at most {{ steps }} call{{ "s" if steps > 1 }} that turns each input into its output.
        No list on the way may have more than {{ longest }} elements.

        {% for before, after in pairs %}
        {{ before | sequence }} → {{ after | sequence }}
        {% endfor %}

        Any pipeline that does this is right.
        """,
        zh=r"""
        一条流水线由若干调用组成，用 | 连接，例如 f | g(2) | f。
        第一个调用作用于一个整数列表，之后每个调用作用于前一个调用的结果。
        函数若有参数 k，则在其位置写 1 到 99 之间的一个整数。函数如下：

        {{ zh_functions | bullets }}

        写出一条至多含 {{ steps }} 个调用的流水线，把每个输入变成对应的输出。
        中间的任何列表都不得超过 {{ longest }} 个元素。

        {% for before, after in pairs %}
        {{ before | sequence }} → {{ after | sequence }}
        {% endfor %}

        任何一条满足要求的流水线都是正确答案。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        chosen = rng.sample(list(FUNCTIONS), params.library)
        library = tuple(name for name in FUNCTIONS if name in chosen)
        for _ in range(200):
            program = [random_step(rng, library) for _ in range(params.steps)]
            try:
                pairs = draw_pairs(rng, program, params.pairs, params.longest, params.largest)
            except task.Retry:
                continue
            shorter = (program[:i] + program[i + 1 :] for i in range(params.steps))
            if not any(all(run(one, before) == after for before, after in pairs) for one in shorter):
                instance = self.Instance(steps=params.steps, library=library, pairs=pairs)
                return instance, " | ".join(map(call, program))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.steps, instance.library, sorted(instance.pairs)]

    def check(self, instance: Instance, answer: str) -> str:
        calls = answer.replace(r"\_", "_").split("|")
        program = [step for text in calls if (step := _step(text, instance.library))]
        if len(program) < len(calls):
            return "a call is not one of the language"
        if len(program) > instance.steps:
            return f"the pipeline has more than {instance.steps} calls"
        for before, after in instance.pairs:
            values = before
            for step in program:
                values = apply(step, values)
                if len(values) > LONGEST:
                    return f"a list has more than {LONGEST} elements"
            if values != after:
                return f"the pipeline makes another list of {sequence(before)}"
        return ""


LONGEST = 200
_CALL = re.compile(r"\s*([a-z_]+)\s*(?:\(\s*(\d{0,2})\s*\))?\s*")


def _step(text: str, library: tuple[str, ...]) -> Step | None:
    """Read a call, or give None if the language has no such call."""
    found = _CALL.fullmatch(text)
    if found is None or found[1] not in library:
        return None
    k = int(found[2] or 0)
    return (found[1], k) if (k > 0) == bool(FUNCTIONS[found[1]].parameters) else None


def _signature(name: str, description: str) -> str:
    """Write a function as a call with what it does."""
    call = f"{name}(k)" if FUNCTIONS[name].parameters else name
    return f"{call}: {description.format(k='k', last='k - 1')}"
