"""Find the formula that makes the number in the middle of a figure from those at its corners, and use it.

Answer: one integer; every formula of the stated size that fits the other figures gives it.
Harder: more corners, larger numbers, formulas of two or three operations.
Skills: induction, arithmetic, search
Source: original; number figures as in any book of aptitude tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from operator import add, mul, sub
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import digit_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Values = tuple[int, ...]  # a number for each figure


class PatNumberFigures(Task["PatNumberFigures.Params", "PatNumberFigures.Instance", int]):
    version = 1

    class Params(task.Params):
        corners: int = knob("how many corners a figure has", levels=(2, 2, 2, 2, 3, 3, 4, 2, 3, 4), ge=2, le=4)
        operations: int = knob("the most operations of the formula", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        largest: int = knob(
            "the largest number at a corner", levels=(9, 20, 9, 20, 12, 30, 30, 20, 20, 30), ge=5, le=99
        )
        figures: int = knob("how many complete figures are given", levels=(3, 3, 4, 4, 4, 3, 3, 5, 5, 5), ge=2, le=6)

    class Instance(task.Instance):
        figures: tuple[Values, ...]  # the corners, then the middle
        query: Values
        operations: int

        @property
        def rows(self) -> list[tuple[object, ...]]:
            return [*self.figures, (*self.query, "?")]

        @property
        def names(self) -> list[str]:
            return list("ABCD"[: len(self.query)])

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Each figure has numbers at its corners {{ names | listed(language) }} and a number in its middle. The middle
        number is a hidden formula of the corner numbers, the same in all figures. It is made by
        {%- if operations == 1 %}
         one operation:
        {% else %}
         at most {{ operations }} operations:
        {% endif %}

        - the sum, the difference or the product of two numbers
        - the square of a number
        - the sum of the digits of a number (a minus sign is ignored)

        The numbers used are corner numbers, each as often as needed or not at all
        {{- ", and results of earlier operations, each of them just once" if operations > 1 }}.

        {{ rows | table(names + ["middle"]) }}

        Which number belongs in place of the question mark?
        """,
        zh=r"""
        每个图形的角 {{ names | listed(language) }} 上各有一个数，中间有一个数。
        中间的数是各角上的数的一个隐藏公式，所有图形相同。
        {% if operations == 1 %}
        公式只用一次运算：
        {% else %}
        公式至多用 {{ operations }} 次运算：
        {% endif %}

        - 两个数的和、差或积
        - 一个数的平方
        - 一个数的各位数字之和（不计负号）

        所用的数是角上的数（每个可以用多次，也可以不用）{{ "和前面运算的结果（每个只用一次）" if operations > 1 }}。

        {{ rows | table(names + ["中间"]) }}

        问号处应是哪个数？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        corners = [
            tuple(rng.randint(1, params.largest) for _ in range(params.figures + 1)) for _ in range(params.corners)
        ]
        levels = _levels(corners, params.operations)
        hidden = rng.choice([values for values in levels[-1] if min(values) > 0 and max(values) < 1000] or [()])
        results = {values[-1] for level in levels for values in level if values[:-1] == hidden[:-1]}
        if len(results) != 1:
            raise task.Retry
        *figures, query = zip(*corners, strict=True)
        complete = tuple((*figure, middle) for figure, middle in zip(figures, hidden, strict=False))
        return self.Instance(figures=complete, query=query, operations=params.operations), results.pop()

    def key(self, instance: Instance) -> object:
        return [sorted(instance.figures), instance.query, instance.operations]


def _levels(corners: list[Values], operations: int) -> list[list[Values]]:
    """List by the number of operations the formulas that need so many, each by its values for all figures."""
    levels = [list(dict.fromkeys(corners))]
    seen = set(corners)
    for count in range(1, operations + 1):
        found = dict.fromkeys(values for values in _made(levels, count) if values not in seen)
        seen.update(found)
        levels.append(list(found))
    return levels


def _made(levels: list[list[Values]], count: int) -> Iterator[Values]:
    """Yield the values of all formulas whose last operation makes up their number of operations."""
    for values in levels[count - 1]:
        yield tuple(x * x for x in values)
        yield tuple(map(digit_sum, values))
    for before in range(count):
        for first, second in product(levels[before], levels[count - 1 - before]):
            for operation in (add, sub, mul):
                yield tuple(map(operation, first, second))
