"""Repair a program, one token of which is wrong, so that it passes all its tests.

Answer: a line's number and the line as it should be; every change of one token that passes the tests counts.
Harder: longer programs with more loops, more inputs and tests.
Skills: coding, search, simulation
Source: original.
"""

from __future__ import annotations

import re
from random import Random

from bootcamp import task
from bootcamp.lib.program import Fault, draw, indent, mutations, names, skeleton, tokens
from bootcamp.lib.text import undressed_code
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.programs._listing import LIMITS, LISTING, Program, printed, shown
from bootcamp.verifiers import Program as Text

_KINDS = ("and or", "min max", "+ - * // %", "< <= > >= == !=", "= += -= *=")
_ANSWER = re.compile(r"\s*(?:line\s+|第\s*)?(\d{1,3})\s*(?:行\s*)?[:：|.]\s*(.*?)\s*", re.IGNORECASE)


class BugLineRepair(Task["BugLineRepair.Params", "BugLineRepair.Instance", str]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "about how many lines the program has", levels=(4, 6, 8, 10, 12, 15, 18, 21, 25, 30), ge=4, le=50
        )
        loops: int = knob("the most loops", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=10)
        inputs: int = knob("the number of inputs", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        tests: int = knob("the number of tests", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=12)

    class Instance(Program):
        tests: tuple[tuple[tuple[int, ...], int, int], ...]  # inputs, what should be printed, what is printed

        @property
        def cases(self) -> list[tuple[str, int, int]]:
            return [(shown(self.inputs, values), wanted, got) for values, wanted, got in self.tests]

    answer = Text(max_lines=1, max_chars=100)
    prompt = Prompt(
        before=LISTING,
        after=LIMITS,
        en=r"""
        One token of the program is wrong: a number, a variable, an operator, or min in place of max or the reverse.
        These are its tests:

        {% for shown, wanted, got in cases %}
        - {{ shown }}: it should print {{ wanted }}, and prints {{ got }}
        {% endfor %}

        Replace one token by another one of its kind so that the program prints what it should in every test. The kinds
        are: numbers and the variables of the program; + - * // %; < <= > >= == !=; = += -= *=; and, or; min, max.
        Any such change is right if all tests pass. Give the number of the line, a colon, and the whole line as it
        should be.
        """,
        zh=r"""
        程序中有一个记号写错了：一个数、一个变量、一个运算符，或 min 与 max 写反了。测试如下：

        {% for shown, wanted, got in cases %}
        - {{ shown }}：应输出 {{ wanted }}，实际输出 {{ got }}
        {% endfor %}

        把一个记号换成同类的另一个记号，使程序在每个测试中都输出应有的结果。各类记号是：数与程序中的变量；+ - * // %；
        < <= > >= == !=；= += -= *=；and、or；min、max。只要所有测试都通过，任何这样的修改都正确。
        写出行号、冒号和改正后的整行。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        inputs = tuple("abc"[: params.inputs])
        for _ in range(20):
            right = draw(rng, inputs, params.size, params.loops, 3)
            choices = list(mutations(right))
            place, wrong = rng.choice(choices)
            lines = (*right[:place], wrong, *right[place + 1 :])
            known = set(names(lines))
            if place == len(right) - 1 or known != set(names(right)) or not known.issuperset(inputs):
                continue
            tests: list[tuple[tuple[int, ...], int, int]] = []
            for _ in range(4 * params.tests):
                values = tuple(rng.randint(0, 20) for _ in inputs)
                given = dict(zip(inputs, values, strict=True))
                wanted, got = printed(right, given), printed(lines, given)
                if not (wanted and got) or max(abs(wanted[0]), abs(got[0])) > 10**5:
                    break
                if values not in [test[0] for test in tests]:
                    tests.append((values, wanted[0], got[0]))
            failing = [test for test in tests if test[1] != test[2]]
            passing = [test for test in tests if test[1] == test[2]]
            chosen = (failing[:1] + passing[:2] + failing[1:])[: params.tests]
            if len(failing) < 2 or len(chosen) < params.tests or len({test[1] for test in chosen}) < 3:
                continue
            instance = self.Instance(lines=lines, inputs=inputs, high=20, tests=tuple(sorted(chosen)))
            return instance, f"{place + 1}: {right[place].strip()}"
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [skeleton(instance.lines), instance.tests]

    def check(self, instance: Instance, answer: str) -> str:
        found = _ANSWER.fullmatch(undressed_code(answer))
        if found is None:
            return "there is no number of a line, a colon and a line"
        place = int(found[1]) - 1
        if not 0 <= place < len(instance.lines):
            return "there is no such line"
        old = instance.lines[place]
        try:
            before, after = tokens(old), tokens(found[2])
        except Fault as fault:
            return str(fault)
        changed = [pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]]
        if len(before) != len(after) or len(changed) != 1:
            return "the line does not differ from the old one in just one token"
        known = names(instance.lines)
        kinds = {_kind(token, known) for token in changed[0]}
        if len(kinds) > 1 or -1 in kinds:
            return "the new token is not of the kind of the old one"
        new = " " * indent(old) + " ".join(after)
        lines = (*instance.lines[:place], new, *instance.lines[place + 1 :])
        for values, wanted, _ in instance.tests:
            output = printed(lines, dict(zip(instance.inputs, values, strict=True)))
            if output != (wanted,):
                return "the changed program does not print what it should in every test"
        return ""


def _kind(token: str, known: list[str]) -> int:
    """Number the kinds of tokens that can be replaced; -1 for others."""
    if token in known or token.isdigit():
        return len(_KINDS)
    return next((place for place, kind in enumerate(_KINDS) if token in kind.split()), -1)
