"""Calculate with amounts in made-up units of a mixed radix.

Answer: the counts of the units, highest first, and after a division the remainder; they are unique.
Harder: more units and steps, larger radices, multiplication, a division with remainder at the end.
Skills: arithmetic
Source: original.
"""

from __future__ import annotations

from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.tasks.arithmetic.numerals import _numerals
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format


class MixedRadixUnits(Task["MixedRadixUnits.Params", "MixedRadixUnits.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        units: int = knob("how many units there are", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=8)
        largest_radix: int = knob(
            "the most that a unit has of the next lower one",
            levels=(9, 9, 12, 20, 20, 25, 40, 50, 70, 97),
            ge=5,
            le=200,
        )
        steps: int = knob("how many operations are made", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 8), ge=1, le=12)
        multiplication: bool = knob(
            "whether amounts are also multiplied by an integer", levels=(False,) * 3 + (True,) * 7
        )
        division: bool = knob("whether the last operation divides by an integer", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        names: tuple[str, ...]
        radices: tuple[int, ...]  # how many of each unit but the first make one of the unit before it
        start: int  # in the lowest unit, as are amounts in steps
        steps: tuple[tuple[str, int], ...]  # add or subtract an amount, multiply or divide by an integer

        @property
        def divides(self) -> bool:
            return self.steps[-1][0] == "divide"

        @property
        def first(self) -> str:
            return self._amount(self.start)

        @property
        def operations(self) -> list[tuple[str, str]]:
            return [(name, self._amount(n) if name in ("add", "subtract") else str(n)) for name, n in self.steps]

        def _amount(self, n: int) -> str:
            counts = zip(_normal_form(n, self.radices), self.names, strict=True)
            return " ".join(f"{count} {name}" for count, name in counts if count)

    prompt = Prompt(
        en=r"""
        Some units of measure, from the highest to the lowest:

        {% for radix in radices %}
        1 {{ names[loop.index0] }} = {{ radix }} {{ names[loop.index] }}
        {% endfor %}

        Start with {{ first }} and do the following in order, each step to the result of the one before:

        {% for name, amount in operations %}
        {{ loop.index }}. {{ {"add": "Add", "subtract": "Subtract", "multiply": "Multiply by",
                              "divide": "Divide by"}[name] }} {{ amount }}.
        {% endfor %}

        Write the result as integers, one for each unit in the order {{ names | comma }}, zeros included, where every
        count except that of {{ names[0] }} is less than what makes one of the next higher unit.
        {%- if divides %}

        The division is of the whole amount in {{ names[-1] }}: give the quotient in this way, and after it, as one last
        number, the remainder in {{ names[-1] }}.
        {%- endif %}
        """,
        zh=r"""
        有一套计量单位，从高到低为：

        {% for radix in radices %}
        1 {{ names[loop.index0] }} = {{ radix }} {{ names[loop.index] }}
        {% endfor %}

        从 {{ first }} 开始，依次进行下列运算，每一步都作用于上一步的结果：

        {% for name, amount in operations %}
        {{ loop.index }}. {{ {"add": "加上", "subtract": "减去", "multiply": "乘以",
                              "divide": "除以"}[name] }} {{ amount }}。
        {% endfor %}

        结果写成一列整数，按 {{ names | comma }} 的顺序每个单位一个，零也要写；
        除 {{ names[0] }} 外，每个单位的数量都要小于它向上一级单位进位所需的数量。
        {%- if divides %}

        最后的除法是对换算成 {{ names[-1] }} 的总量进行的：
        先这样写出商，再在最后写一个数，即以 {{ names[-1] }} 计的余数。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=0), length=len(instance.names) + instance.divides)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        radices = tuple(rng.randint(3, params.largest_radix) for _ in range(params.units - 1))
        amounts = [rng.randrange(prod(radices), 9 * prod(radices)) for _ in range(params.steps + 1)]
        kinds = [rng.choice(("add", "subtract", "multiply")[: 2 + params.multiplication]) for _ in range(params.steps)]
        if params.division:
            kinds[-1] = "divide"
        steps = [
            (kind, rng.randint(2, 12) if kind in ("multiply", "divide") else n)
            for kind, n in zip(kinds, amounts, strict=False)
        ]
        instance = self.Instance(
            names=words.invented(rng, params.units), radices=radices, start=amounts[-1], steps=tuple(steps)
        )
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.radices, instance.start, instance.steps]

    def solve(self, instance: Instance) -> tuple[int, ...]:
        total = instance.start
        for name, n in instance.steps:
            if name == "divide":
                return (*_normal_form(total // n, instance.radices), total % n)
            total = {"add": total + n, "subtract": total - n, "multiply": total * n}[name]
            if total <= 0:
                raise task.Retry
        return _normal_form(total, instance.radices)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        bases = (*reversed(instance.radices), 0)
        counts, unit = _normal_form(instance.start, instance.radices), instance.names[-1]
        lines, total = [f"{instance.first}: {_numerals.reading(counts, bases)} {unit}"], instance.start
        for (name, n), (_, shown) in zip(instance.steps, instance.operations, strict=True):
            if name in ("add", "subtract"):
                lines.append(f"{shown}: {_numerals.reading(_normal_form(n, instance.radices), bases)} {unit}")
                after = total + n if name == "add" else total - n
                lines.append(f"{total} {'+' if name == 'add' else '-'} {n} = {after}")
                total = after
            elif name == "multiply":
                lines += _school.product(total, n)
                total *= n
            else:
                lines += _school.quotient(total, n)
                total //= n
        others = _normal_form(total, instance.radices)[1:]
        return "\n".join([*lines, *_numerals.writing(total, others, bases[:-1])])


def _normal_form(n: int, radices: tuple[int, ...]) -> tuple[int, ...]:
    """Write an amount of the lowest unit in all units, highest first."""
    counts = []
    for radix in reversed(radices):
        n, count = divmod(n, radix)
        counts.append(count)
    return (n, *reversed(counts))
