"""Build a network of series and parallel resistors that has a given resistance.

Answer: an expression of the resistors with + and @; every one with the right resistance is right.
Harder: more resistors, more values in the stock, no small network will do.
Skills: search, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from random import Random
from types import MappingProxyType

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Expression, Format
from bootcamp.verifiers.expression import Tree

_RULES: Mapping[str, Callable[[Fraction, Fraction], Fraction]] = MappingProxyType(
    {"+": lambda a, b: a + b, "@": lambda a, b: a * b / (a + b)}
)


class ResistorNetworkBuild(Task["ResistorNetworkBuild.Params", "ResistorNetworkBuild.Instance", Tree]):
    version = 1

    class Params(task.Params):
        used: int = knob("how many resistors may be used", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=10)
        spare: int = knob("how many resistors there are beside", levels=(1, 1, 2, 2, 3, 3, 4, 4, 4, 4), ge=0, le=8)
        small: int = knob("up to how many resistors must not do", levels=(1, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        largest: int = knob("the largest resistor", levels=(10, 10, 12, 15, 15, 20, 20, 24, 30, 40), ge=4, le=99)
        denominator: int = knob(
            "the largest denominator", levels=(20, 30, 40, 60, 100, 150, 200, 300, 400, 600), ge=2, le=2000
        )

    class Instance(task.Instance):
        stock: tuple[int, ...]
        used: int
        target: Fraction

    prompt = Prompt(
        en=r"""
        There are resistors with these values in ohms, each of them once: {{ stock | comma }}. Join at most {{ used }}
        of them to a network between two terminals that has a resistance of exactly {{ target }} ohm.

        Write the network as an expression of the values: x + y for two parts in series, and x @ y for two parts in
        parallel, whose resistance is xy/(x + y). Parts may be networks themselves, in brackets; without brackets, + and
        @ are worked out from left to right. If there are several networks, any one will do.
        """,
        zh=r"""
        有下列阻值（单位为欧姆）的电阻，每个只能用一次：{{ stock | comma }}。用其中至多 {{ used }} 个接成一个二端网络，
        使其等效电阻恰好为 {{ target }} Ω。

        用这些阻值写出表示该网络的算式：x + y 表示两部分串联；x @ y 表示两部分并联，其电阻为 xy/(x + y)。
        每一部分本身也可以是网络，用括号括起来；没有括号时，+ 和 @ 从左到右依次计算。若有多种网络，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Tree]:
        return Expression(operators=("+", "@"), numbers=instance.stock, all_numbers=False)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        stock = tuple(sorted(rng.randint(1, params.largest) for _ in range(params.used + params.spare)))
        parts = [(str(value), Fraction(value)) for value in rng.sample(stock, params.used)]
        while len(parts) > 1:
            (x, p), (y, q) = (parts.pop(rng.randrange(len(parts))) for _ in range(2))
            sign = rng.choice(("+", "@"))
            x, y = (f"({text})" if " " in text else text for text in (x, y))
            parts.append((f"{x} {sign} {y}", _RULES[sign](p, q)))
        text, target = parts[0]
        if params.used > 2 and not ("+" in text and "@" in text):
            raise task.Retry
        if target.denominator > params.denominator or (target.denominator == 1 and params.used > 4):
            raise task.Retry
        for count in range(1, params.small + 1):
            if any(target in _values(chosen) for chosen in set(combinations(stock, count))):
                raise task.Retry
        instance = self.Instance(stock=stock, used=params.used, target=target)
        return instance, self.format(instance).parse(text)

    def check(self, instance: Instance, answer: Tree) -> str:
        if len(answer.literals()) > instance.used:
            return f"more than {instance.used} resistors are used"
        value = answer.evaluate(_RULES)
        return "" if value == instance.target else f"the resistance is {value} ohm"


def _values(chosen: tuple[int, ...]) -> Iterator[Fraction]:
    """Give the resistances of up to three resistors joined in all ways."""
    first, *rest = map(Fraction, chosen)
    if not rest:
        yield first
    elif len(rest) == 1:
        yield from (rule(first, rest[0]) for rule in _RULES.values())
    else:
        a, b, c = first, *rest
        for x, y, z in ((a, b, c), (a, c, b), (b, c, a)):
            for inner in _RULES.values():
                yield from (outer(inner(x, y), z) for outer in _RULES.values())
