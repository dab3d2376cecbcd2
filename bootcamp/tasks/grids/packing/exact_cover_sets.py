"""Choose sets from a list so that every number of the universe lies in exactly one of them.

Answer: the names of the chosen sets; every exact cover is right.
Harder: a larger universe, more sets, and sets that overlap in ways that mislead.
Skills: logic, search
Source: original; exact cover is one of Karp's 21 problems (1972).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.regions import random_sizes
from bootcamp.lib.prompts import braces, comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word


class ExactCoverSets(Task["ExactCoverSets.Params", "ExactCoverSets.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        universe: int = knob(
            "the numbers to cover are 1 to this one", levels=(6, 8, 10, 12, 15, 18, 22, 28, 34, 40), ge=4, le=60
        )
        sets: int = knob("how many sets are listed", levels=(6, 8, 12, 16, 20, 26, 34, 44, 56, 70), ge=4, le=99)
        smallest: int = knob("the least size of a set", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=6)
        largest: int = knob("the largest size of a set", levels=(3, 3, 4, 4, 4, 5, 5, 6, 6, 6), ge=2, le=8)

    class Instance(task.Instance):
        universe: int
        sets: tuple[tuple[int, ...], ...]

        @property
        def names(self) -> tuple[str, ...]:
            return tuple(f"S{index}" for index in range(1, len(self.sets) + 1))

        @property
        def named(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
            return tuple(zip(self.names, self.sets, strict=True))

    prompt = Prompt(
        en=r"""
        Here are {{ sets | length }} sets of numbers from 1 to {{ universe }}:

        {% for name, members in named %}
        {{ name }} = {{ members | braces }}
        {% endfor %}

        Choose some of these sets so that every number from 1 to {{ universe }} lies in exactly one chosen set. If there
        are several ways, give any one. Give the names of the chosen sets.
        """,
        zh=r"""
        下面是 {{ sets | length }} 个集合，元素都是 1 到 {{ universe }} 的整数：

        {% for name, members in named %}
        {{ name }} = {{ members | braces }}
        {% endfor %}

        从中选出若干个集合，使 1 到 {{ universe }} 的每个数恰好属于一个选出的集合。如果有多种选法，给出任意一种即可。
        写出所选集合的名称。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Word(instance.names))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        planted = _partition(params, rng)
        drawn = set(planted)
        while len(drawn) < params.sets:  # parts of other partitions, so that every number is in about as many sets
            drawn.update(_partition(params, rng)[: min(3, params.sets - len(drawn))])
        sets = sorted(drawn)
        instance = self.Instance(universe=params.universe, sets=tuple(sets))
        return instance, frozenset(name for name, members in instance.named if members in planted)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines: list[str] = []
        chosen = _covered(dict(instance.named), set(range(1, instance.universe + 1)), (), lines)
        words = {"en": "chosen: ", "zh": "选取："}[language]
        return "\n".join([*lines, f"{words}{braces(chosen)}"])

    def key(self, instance: Instance) -> object:
        return [instance.universe, sorted(instance.sets)]

    def check(self, instance: Instance, answer: frozenset[str]) -> str:
        held = sorted(number for name, members in instance.named if name in answer for number in members)
        for number in range(1, instance.universe + 1):
            if held.count(number) != 1:
                return f"{number} lies in {held.count(number)} of the chosen sets"
        return ""


def _partition(params: ExactCoverSets.Params, rng: Random) -> list[tuple[int, ...]]:
    """Cut the universe into random sets."""
    numbers = list(range(1, params.universe + 1))
    rng.shuffle(numbers)
    sizes = random_sizes(params.universe, params.smallest, params.largest, rng)
    return [tuple(sorted(numbers.pop() for _ in range(size))) for size in sizes]


def _covered(
    sets: dict[str, tuple[int, ...]], left: set[int], chosen: tuple[str, ...], lines: list[str]
) -> tuple[str, ...]:
    """Cover the numbers that are left, that in the fewest sets first, and write the search; () if it fails."""
    if not left:
        return chosen
    holding = {number: [name for name, members in sets.items() if number in members] for number in sorted(left)}
    rarest = min(holding, key=lambda number: len(holding[number]))
    lines.append(f"{rarest}: {comma(holding[rarest]) or '-'}")
    for name in holding[rarest]:
        rest = {other: members for other, members in sets.items() if not set(members) & set(sets[name])}
        lines.append(f"{' '.join((*chosen, name))} | {comma(rest) or '-'}")
        found = _covered(rest, left.difference(sets[name]), (*chosen, name), lines)
        if found:
            return found
    return ()
