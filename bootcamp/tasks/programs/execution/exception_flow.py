"""Give what a program prints that raises, catches and passes on exceptions, and how it ends.

Answer: the printed numbers, and the value returned or the exception that is not caught; unique.
Harder: more try statements inside each other, more functions, more classes of exceptions, loops.
Skills: simulation, coding
Source: original.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.small_python import Fault, Uncaught, followed, printed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Word

_CLASSES = "ABCDEFGH"
_FUNCTIONS = "fghpq"


class ExceptionFlow(Task["ExceptionFlow.Params", "ExceptionFlow.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        blocks: int = knob("the number of try statements", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=1, le=10)
        nesting: int = knob("how deep they are nested in a function", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        functions: int = knob("the number of functions", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=5)
        classes: int = knob("the number of classes of exceptions", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=8)
        loops: int = knob("the number of loops", levels=(0, 0, 0, 1, 1, 1, 2, 2, 3, 3), ge=0, le=4)

    class Instance(task.Instance):
        lines: tuple[str, ...]
        given: int

        @property
        def call(self) -> str:
            return f"f({self.given})"

    prompt = Prompt(
        en=r"""
        {% for line in lines %}
        {{ line }}
        {% endfor %}

        This Python 3 program is loaded, and then {{ call }} is called. Give the numbers that are printed, in order
        (printed), and what becomes of the call (result): the number that it returns or, if an exception leaves it, the
        name of the class of that exception.
        """,
        zh=r"""
        {% for line in lines %}
        {{ line }}
        {% endfor %}

        载入上面的 Python 3 程序，然后调用 {{ call }}。请给出依次输出的数（printed），以及这次调用的结果（result）：
        它返回的数；若有异常未被捕获而从中抛出，则给出该异常的类名。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        text = "\n".join(instance.lines)
        ends = sorted({*re.findall(r"^class (\w)", text, re.M), *re.findall(r"return (\d+)", text)})
        return Record(printed=Sequence(Integer()), result=Word(tuple(ends)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        for _ in range(80):
            instance = self.Instance(lines=_Writer(params, rng).program(), given=rng.randint(1, 6))
            text = "\n".join(instance.lines)
            if any(text.count(f"{name}(n)") < 2 for name in _FUNCTIONS[1 : params.functions]):
                continue
            try:
                answer = self.solve(instance)
                plain = _run([line for line in instance.lines if "raise" not in line], instance.call)
            except Fault:
                continue
            shown = answer["printed"]
            few = 4 + 2 * params.blocks + params.loops
            if 1 + params.blocks // 2 <= len(shown) <= few and plain["printed"] != shown and len(set(shown)) > 1:
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.lines, instance.given]

    def solve(self, instance: Instance) -> dict[str, Any]:
        return _run(instance.lines, instance.call)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(followed([*instance.lines, instance.call]))


def _run(lines: list[str] | tuple[str, ...], call: str) -> dict[str, Any]:
    try:
        *shown, result = printed([*lines, f"print({call})"], 600)
    except Uncaught as end:
        *shown, result = *end.output, end.name
    return {"printed": tuple(map(int, shown)), "result": result}


class _Writer:
    """Writes functions that call the later ones, with try statements, loops and raises in them."""

    def __init__(self, params: ExceptionFlow.Params, rng: Random) -> None:
        self.rng, self.params = rng, params
        self.blocks, self.loops = params.blocks, params.loops
        self.marks = rng.sample(range(10, 100), 90)
        self.classes = _CLASSES[: params.classes]
        self.later = ""

    def program(self) -> tuple[str, ...]:
        lines = ["class A(Exception): pass"]
        for place, name in enumerate(self.classes[1:], 1):
            parent = self.rng.choice([*self.classes[:place], "Exception"])
            lines.append(f"class {name}({parent}): pass")
        functions = _FUNCTIONS[: self.params.functions]
        share = self.blocks / len(functions)
        written: list[list[str]] = []
        for place, name in reversed(list(enumerate(functions))):
            self.blocks = round(share * (len(functions) - place)) - round(share * (len(functions) - place - 1))
            self.later = functions[place + 1 :]
            body = [line for _ in range(max(1, self.blocks)) for line in self.block(1, False)]
            written.append([f"def {name}(n):", *body, f"    return {self.marks.pop()}"])
        return (*lines, *(line for body in reversed(written) for line in body))

    def block(self, deep: int, loop: bool) -> list[str]:
        """Write some lines; what follows a raise, a return or a continue is left out."""
        rng, blanks = self.rng, "    " * deep
        lines: list[str] = []
        if self.loops > 0 and not loop and self.blocks > 0 and rng.random() < 0.3:
            self.loops -= 1
            lines += [f"{blanks}for i in range({rng.randint(2, 3)}):", *self.attempt(deep + 1, True)]
        elif self.blocks > 0 and deep <= 2 * self.params.nesting:
            lines += self.attempt(deep, loop)
        else:
            lines.append(f"{blanks}print({self.marks.pop()})")
        if self.later and rng.random() < 0.5:
            lines.append(f"{blanks}print({rng.choice(self.later)}(n))")
        return lines

    def attempt(self, deep: int, loop: bool) -> list[str]:
        """Write a try statement."""
        rng, blanks = self.rng, "    " * deep
        self.blocks -= 1
        lines = [f"{blanks}try:", *self.risky(deep + 1, loop)]
        caught = rng.sample(self.classes, min(len(self.classes), rng.choice((0, 1, 1, 2))))
        for name in caught:
            lines += [f"{blanks}except {name}:", *self.short(deep + 1, loop, 0.4)]
        if caught and rng.random() < 0.3:
            lines += [f"{blanks}else:", *self.short(deep + 1, loop, 0.2)]
        if not caught or rng.random() < 0.5:
            lines += [f"{blanks}finally:", *self.short(deep + 1, False, 0.15)]
        return lines

    def risky(self, deep: int, loop: bool) -> list[str]:
        """Write lines of which one raises, perhaps only under a condition."""
        rng, blanks = self.rng, "    " * deep
        lines = self.block(deep, loop)
        condition = rng.choice(("", f"if n > {rng.randint(2, 5)}: ", "if n % 2 == 0: "))
        if loop and rng.random() < 0.7:
            condition = f"if i == {rng.randint(0, 1)}: "
        lines.append(f"{blanks}{condition}raise {rng.choice(self.classes)}")
        if condition:
            lines.append(f"{blanks}print({self.marks.pop()})")
        return lines

    def short(self, deep: int, loop: bool, leaving: float) -> list[str]:
        """Write the lines of a handler, an else or a finally, which may leave it."""
        rng, blanks = self.rng, "    " * deep
        lines = self.block(deep, True) if rng.random() < 0.3 else [f"{blanks}print({self.marks.pop()})"]
        if rng.random() < leaving:
            ends = [f"return {self.marks.pop()}"]
            if leaving > 0.15:
                ends.append(f"raise {rng.choice(self.classes)}")
            if leaving > 0.3:
                ends.append("raise")
            if loop:
                ends += ["continue", "break"]
            lines.append(f"{blanks}{rng.choice(ends)}")
        return lines
