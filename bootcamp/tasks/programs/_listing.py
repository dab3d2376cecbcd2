"""What tasks about a program show: its lines, and the inputs on which it is run."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from bootcamp import task
from bootcamp.lib.program import Fault, Lines, manual, run
from bootcamp.task import Prompt

MOST_STEPS = 1000
Inputs = dict[str, int]


class Program(task.Instance):
    """A program and its inputs, all in one range."""

    lines: Lines
    inputs: tuple[str, ...]
    high: int

    @property
    def rules(self) -> tuple[str, str]:
        """What is not plain in the language."""
        return manual(self.lines)

    @property
    def listing(self) -> list[str]:
        """The numbered lines."""
        return [f"{place:2} | {line}" for place, line in enumerate(self.lines, 1)]

    def results(self) -> list[tuple[Inputs, tuple[int, ...]]]:
        """List all inputs with what is printed; raise Retry where a run breaks off."""
        found = []
        for values in self.domain():
            output = printed(self.lines, values)
            if output is None:
                raise task.Retry
            found.append((values, output))
        return found

    def domain(self) -> Iterator[Inputs]:
        """Yield all inputs."""
        for values in product(range(self.high + 1), repeat=len(self.inputs)):
            yield dict(zip(self.inputs, values, strict=True))


LISTING = Prompt(
    en=r"""
    {{ rules[0] }} {{ "The input %s is an integer" % inputs[0] if inputs | length == 1 else
    "The inputs %s are integers" % (inputs | listed(language)) }} from 0 to {{ high }}.

    {% for line in listing %}
    {{ line }}
    {% endfor %}
    """,
    zh=r"""
    {{ rules[1] }}{{ "输入 %s 是" % inputs[0] if inputs | length == 1 else
    "输入 %s 都是" % (inputs | listed(language)) }} 0 到 {{ high }} 的整数。

    {% for line in listing %}
    {{ line }}
    {% endfor %}
    """,
)


LIMITS = Prompt(
    en=r"""
    A run is broken off, and fails, where it divides by 0, where a number goes above 10^9 or below -10^9, and after 1000
    steps: a step is a line carried out, a test made or a turn of a for begun.
    """,
    zh=r"""
    若除以 0，或有数的绝对值超过 10^9，或超过 1000 步，运行就中断并算作失败。
    执行一行、判断一次条件或 for 开始新的一轮各算一步。
    """,
)


def shown(names: tuple[str, ...], values: tuple[int, ...]) -> str:
    """Write values of inputs."""
    return ", ".join(f"{name} = {value}" for name, value in zip(names, values, strict=True))


def printed(lines: Lines, inputs: Inputs) -> tuple[int, ...] | None:
    """Give what a program prints, or None if its run breaks off."""
    try:
        return tuple(run(lines, inputs, MOST_STEPS).output)
    except Fault:
        return None
