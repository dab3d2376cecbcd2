"""Convert parts into other parts by rules of which the first applicable one is always used.

Answer: the final count of every part; unique.
Harder: more rules and kinds of parts, more steps, so that many of them must be taken at once.
Skills: simulation, arithmetic
Source: original; prioritised rewriting of multisets, as in vector addition systems.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.story import glossary
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Counts = tuple[int, ...]
Rule = tuple[Counts, Counts]
"""How many of each kind a step takes, and how many it gives."""


class PartsConversionRules(Task["PartsConversionRules.Params", "PartsConversionRules.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("the number of kinds", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=3, le=9)
        rules: int = knob("the number of rules", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=12)
        steps: int = knob("the most steps", levels=(4, 7, 10, 15, 22, 35, 60, 90, 130, 200), ge=3, le=500)
        largest: int = knob("the most of one kind at first", levels=(6, 8, 9, 12, 15, 20, 30, 45, 60, 90), ge=4)

    class Instance(task.Instance):
        names: tuple[str, ...]
        counts: Counts
        rules: tuple[Rule, ...]
        limit: int

        def lines(self) -> list[str]:
            return [f"{self.sum_of(taken)} -> {self.sum_of(given)}" for taken, given in self.rules]

        def sum_of(self, counts: Counts) -> str:
            return " + ".join(f"{count} {name}" for count, name in zip(counts, self.names, strict=True) if count)

        def gloss(self) -> str:
            return glossary(self.names)

    prompt = Prompt(
        en=r"""
        A box holds these things: {% for name in names %}{{ name }} {{ counts[loop.index0] }}
        {{- ", " if not loop.last }}{% endfor %}. They are converted in steps by these rules:

        {{ lines() | numbered }}

        A rule applies if the box holds at least as many of each thing as stand on its left side. A step uses the first
        rule of the list that applies: what stands on its left side is taken out of the box, and what stands on its
        right side is put in. This goes on until no rule applies, but for at most {{ limit }} steps.

        Give how many of each thing are in the box at the end.
        """,
        zh=r"""
        一个箱子里有以下物品：{{ gloss() }}。各自的数目为：{% for name in names %}{{ name }} {{ counts[loop.index0] }}
        {{- "，" if not loop.last }}{% endfor %}。按以下规则一步一步地转换物品：

        {{ lines() | numbered }}

        如果箱子里每种物品都不少于规则左边所写的数量，这条规则就可用。每一步使用列表中第一条可用的规则：
        从箱子里取出左边所写的，放入右边所写的。这样一直进行到没有可用的规则，但最多 {{ limit }} 步。

        请写出最后箱子里每种物品各有多少。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        return Mapping(Word(bank=instance.names), Integer(low=0), required=instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        kinds = range(params.kinds)
        weights = [rng.randint(1, 5) for _ in kinds]
        rules: list[Rule] = []
        for _ in range(40 * params.rules):
            if len(rules) == params.rules:
                break
            taken, given = [0] * params.kinds, [0] * params.kinds
            for kind in rng.sample(kinds, rng.choice((1, 2, 2))):
                taken[kind] = rng.randint(1, 3)
            free = [kind for kind in kinds if not taken[kind]]
            for kind in rng.sample(free, min(len(free), rng.choice((1, 1, 2)))):
                given[kind] = rng.randint(1, 3)
            loss = sum(weight * (one - two) for weight, one, two in zip(weights, taken, given, strict=True))
            if 0 < loss <= 4 and all(taken != list(rule[0]) for rule in rules):
                rules.append((tuple(taken), tuple(given)))
        short = [[word for word in world.things if " " not in word] for world in worlds.worlds().values()]
        words = rng.choice([things for things in short if len(things) >= params.kinds])
        counts = tuple(rng.choice((0, rng.randint(1, params.largest))) for _ in kinds)
        used = _run(counts, rules, params.steps + 1)[1]
        cut = rng.random() < 0.2 and len(used) > params.steps // 2
        limit = max(3, len(used) * rng.randint(60, 90) // 100) if cut else 100 * (params.steps // 100 + 1)
        turns = sum(one != two for one, two in pairwise(used))
        if (
            len(rules) < params.rules
            or not params.steps // 2 < len(used) <= params.steps
            or turns < min(params.rules - 1, len(used) // 4)
        ):
            raise task.Retry
        instance = self.Instance(
            names=tuple(rng.sample(words, params.kinds)), counts=counts, rules=tuple(rules), limit=limit
        )
        if len(set(used[:limit])) < max(2, (params.rules + 1) // 2):
            raise task.Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, int]:
        counts, _ = _run(instance.counts, list(instance.rules), instance.limit)
        return dict(zip(instance.names, counts, strict=True))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, counts = [" ".join(map(str, instance.counts))], instance.counts
        for step in range(instance.limit):
            counts, used = _run(counts, list(instance.rules), 1)
            if not used:
                break
            lines.append(f"{step + 1}. ({used[0] + 1}) {' '.join(map(str, counts))}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [instance.counts, instance.rules, instance.limit]


def _run(counts: Counts, rules: list[Rule], limit: int) -> tuple[Counts, list[int]]:
    """Give the counts at the end, and which rule each step used."""
    used: list[int] = []
    while len(used) < limit:
        fitting = (
            place for place, (taken, _) in enumerate(rules) if all(a >= b for a, b in zip(counts, taken, strict=True))
        )
        place = next(fitting, None)
        if place is None:
            break
        taken, given = rules[place]
        counts = tuple(a - b + c for a, b, c in zip(counts, taken, given, strict=True))
        used.append(place)
    return counts, used
