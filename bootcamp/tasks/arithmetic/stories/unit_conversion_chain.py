"""Convert a quantity between made-up units that are linked by equations.

Answer: the number of target units, exact; it is unique.
Harder: more units, longer chains, irrelevant equations, squares and cubes, quotients of units.
Skills: arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Fact = tuple[int, int, int, int]
"""Numbers m, n and units u, v, as (m, u, n, v): m of u are n of v."""


class UnitConversionChain(Task["UnitConversionChain.Params", "UnitConversionChain.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        length: int = knob(
            "how many equations lead from one unit to the other", levels=(1, 2, 3, 3, 3, 4, 4, 5, 6, 8), ge=1, le=12
        )
        irrelevant: int = knob(
            "how many other equations there are of that kind of units",
            levels=(0, 0, 1, 3, 3, 3, 4, 5, 6, 7),
            ge=0,
            le=12,
        )
        power: int = knob("the highest power of a unit", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        quotient: bool = knob(
            "whether there is a second kind of units, in a denominator", levels=(False,) * 5 + (True,) * 5
        )

    class Instance(task.Instance):
        units: tuple[str, ...]
        facts: tuple[Fact, ...]
        amount: int
        powers: tuple[int, ...]  # of each kind of units; that of the second one counts in the denominator
        source: tuple[int, ...]  # for each kind, the unit to convert from
        target: tuple[int, ...]

        @property
        def equations(self) -> list[str]:
            return [f"{m} {self.units[u]} = {n} {self.units[v]}" for m, u, n, v in self.facts]

        @property
        def ends(self) -> list[list[tuple[str, int]]]:
            """The unit and the power of each kind, of the source and of the target."""
            return [
                list(zip((self.units[u] for u in end), self.powers, strict=True)) for end in (self.source, self.target)
            ]

    prompt = Prompt(
        en=r"""
        {% macro written(end) %}
        {% for unit, power in end %}
        {{- " per " if loop.index > 1 }}{{ ["", "", "square ", "cubic "][power] }}{{ unit }}
        {%- endfor %}
        {% endmacro %}
        Units of measure are linked by these equations:

        {{ equations | lines }}

        How many {{ written(ends[1]) }} are {{ amount }} {{ written(ends[0]) }}?
        """,
        zh=r"""
        {% macro written(end) %}
        {% for unit, power in end %}
        {{- " 每" if loop.index > 1 }}{{ [" ", " ", "平方 ", "立方 "][power] }}{{ unit }}
        {%- endfor %}
        {% endmacro %}
        有一些计量单位，它们之间的关系如下：

        {{ equations | lines }}

        {{ amount }} {{ written(ends[0]) | trim }} 等于多少{{ written(ends[1]) }}？
        """,
    )

    def format(self, instance: Instance) -> Rational:
        target = "/".join(unit if power == 1 else f"{unit}^{power}" for unit, power in instance.ends[1])
        return Rational(low=0, unit=target)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        kinds = 1 + params.quotient
        size = params.length + params.irrelevant + 1
        facts: list[Fact] = []
        for first in range(0, kinds * size, size):  # a chain, and the other units hung on it
            for i in range(1, size):
                parent = first + (i - 1 if i <= params.length else rng.randrange(i))
                facts.append(_draw_fact(parent, first + i, rng))
        order = rng.sample(range(kinds * size), kinds * size)
        facts = [(m, order[u], n, order[v]) for m, u, n, v in rng.sample(facts, len(facts))]
        powers = [params.power, rng.randint(1, params.power)][:kinds]
        ends = [(order[first], order[first + params.length]) for first in range(0, kinds * size, size)]
        source, target = zip(*(rng.sample(end, 2) for end in ends), strict=True)
        instance = self.Instance(
            units=words.invented(rng, kinds * size),
            facts=tuple(facts),
            amount=rng.randint(2, 60),
            powers=tuple(powers),
            source=source,
            target=target,
        )
        value = self.solve(instance)
        if max(value.numerator, value.denominator) > 10**12:
            raise task.Retry
        return instance, value

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"units"})

    def solve(self, instance: Instance) -> Fraction:
        value = Fraction(instance.amount)
        for kind, power in enumerate(instance.powers):
            size = _sizes(instance.facts, instance.target[kind])[instance.source[kind]]
            value *= size**power if kind == 0 else Fraction(1) / size**power
        return value

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        value, lines = Fraction(instance.amount), list[str]()
        for kind, power in enumerate(instance.powers):
            size = Fraction(1)
            for m, u, n, v in _path(instance.facts, instance.source[kind], instance.target[kind]):
                one, other = instance.units[u], instance.units[v]
                lines.append(f"{m} {one} = {n} {other}: {size} × {n}/{m} = {size * n / m} {other}")
                size = size * n / m
            powered = size**power
            if power > 1:
                lines.append(f"{_bracketed(size)}^{power} = {powered}")
            sign, value_after = ("÷", value / powered) if kind else ("×", value * powered)
            lines.append(f"{value} {sign} {_bracketed(powered)} = {value_after}")
            value = value_after
        return "\n".join(lines)


def _bracketed(x: Fraction) -> str:
    return str(x) if x.denominator == 1 else f"({x})"


def _path(facts: tuple[Fact, ...], source: int, target: int) -> list[Fact]:
    """Find the equations that lead from a unit to another one, each turned into that direction."""
    turned = [*facts, *((n, v, m, u) for m, u, n, v in facts)]
    paths: dict[int, list[Fact]] = {source: []}
    while target not in paths:
        paths.update({f[3]: [*paths[f[1]], f] for f in turned if f[1] in paths and f[3] not in paths})
    return paths[target]


def _sizes(facts: tuple[Fact, ...], unit: int) -> dict[int, Fraction]:
    """Give the sizes of all units that are linked to a unit, as multiples of it."""
    sizes = {unit: Fraction(1)}
    for _ in facts:
        for m, u, n, v in facts:
            if v in sizes:
                sizes.setdefault(u, sizes[v] * n / m)
            if u in sizes:
                sizes.setdefault(v, sizes[u] * m / n)
    return sizes


def _draw_fact(u: int, v: int, rng: Random) -> Fact:
    m, n = rng.sample(range(1, 10), 2)
    return (m, u, n, v) if rng.random() < 0.5 else (n, v, m, u)
