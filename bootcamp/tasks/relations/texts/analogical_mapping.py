"""Map the things and relations of one invented world to those of another so that as many facts as possible carry over.

Answer: a one-to-one mapping of things and one of relations; any that carries the most facts over is right.
Harder: more things, relations and facts, facts of either world that have no counterpart.
Skills: optimization, induction
Source: original; structure mapping, D. Gentner, 1983, as the largest common part of two labelled graphs.
"""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.words import invented
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format, Record

Fact = tuple[str, str, str]  # a relation and two things
Arc = tuple[int, int, int]  # the same by places in the lists
Found = tuple[int, list[int], list[int]]  # the facts carried over, and the images of relations and of things


class AnalogicalMapping(Task["AnalogicalMapping.Params", "AnalogicalMapping.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        things: int = knob("how many things each world has", levels=(3, 4, 4, 5, 5, 6, 6, 7, 7, 8), ge=3, le=8)
        relations: int = knob("how many relations each world has", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=4)
        facts: int = knob(
            "how many facts the first world has", levels=(4, 5, 6, 8, 10, 12, 14, 16, 18, 20), ge=3, le=26
        )
        noise: int = knob(
            "how many facts are changed in the second world", levels=(0, 0, 1, 1, 2, 2, 3, 3, 3, 4), ge=0, le=8
        )

    class Instance(task.Instance):
        hidden = ("best",)

        things: tuple[tuple[str, ...], tuple[str, ...]]
        relations: tuple[tuple[str, ...], tuple[str, ...]]
        facts: tuple[tuple[Fact, ...], tuple[Fact, ...]]
        best: int  # the most facts that can carry over

        @property
        def told(self) -> list[str]:
            return [", ".join(f"{kind}({one}, {two})" for kind, one, two in world) for world in self.facts]

    prompt = Prompt(
        en=r"""
        Two worlds have as many things and as many relations as each other.

        World 1: the things are {{ things[0] | listed(language) }}, the relations {{ relations[0] | listed(language) }}.
        These facts hold: {{ told[0] }}.

        World 2: the things are {{ things[1] | listed(language) }}, the relations {{ relations[1] | listed(language) }}.
        These facts hold: {{ told[1] }}.

        The order of the two things of a fact matters. Give each thing of world 1 a thing of world 2, and each relation
        of world 1 a relation of world 2, none of them twice. A fact r(a, b) of world 1 carries over if putting in what
        r, a and b are given makes it a fact of world 2. Choose so that as many facts as possible carry over. If several
        choices are equally good, any one will do.
        """,
        zh=r"""
        有两个世界，事物的个数相同，关系的个数也相同。

        世界 1：事物有 {{ things[0] | listed(language) }}，关系有 {{ relations[0] | listed(language) }}。
        下列事实成立：{{ told[0] }}。

        世界 2：事物有 {{ things[1] | listed(language) }}，关系有 {{ relations[1] | listed(language) }}。
        下列事实成立：{{ told[1] }}。

        事实中两个事物的先后有区别。请让世界 1 的每个事物对应世界 2 的一个事物，
        世界 1 的每种关系对应世界 2 的一种关系，都不得重复。
        若把世界 1 的事实 r(a, b) 中的 r、a、b 换成所对应的，就成为世界 2 的一个事实，则称该事实得以保留。
        请使保留的事实尽可能多；若有几种同样好的对应，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(
            things=Assignment(*instance.things, distinct=True), relations=Assignment(*instance.relations, distinct=True)
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n, k = params.things, params.relations
        words = invented(rng, 2 * (n + k), 2)
        things = (tuple(words[:n]), tuple(words[n : 2 * n]))
        relations = (tuple(words[2 * n : 2 * n + k]), tuple(words[2 * n + k :]))
        pool = [(r, a, b) for r in range(k) for a in range(n) for b in range(n) if a != b]
        first = rng.sample(pool, min(params.facts, len(pool)))
        way, turn = rng.sample(range(n), n), rng.sample(range(k), k)
        image = [(turn[r], way[a], way[b]) for r, a, b in first]
        rng.shuffle(image)
        fresh = [one for one in pool if one not in image]
        second = [*image[params.noise :], *rng.sample(fresh, min(params.noise, len(fresh)))]
        rng.shuffle(second)
        planted = sum((turn[r], way[a], way[b]) in second for r, a, b in first)
        best, turn, way = _best(first, second, n, k, (planted, turn, way))
        if {a for _, *ends in first for a in ends} != {*range(n)} or {r for r, _, _ in first} != {*range(k)}:
            raise task.Retry
        same = sum(fact in second for fact in first)
        if same == best or _by_counts(first, second, n, k) == best:
            raise task.Retry
        worlds = [
            tuple((relations[side][r], things[side][a], things[side][b]) for r, a, b in facts)
            for side, facts in enumerate((first, second))
        ]
        instance = self.Instance(things=things, relations=relations, facts=(worlds[0], worlds[1]), best=best)
        answer = {
            "things": {one: things[1][way[place]] for place, one in enumerate(things[0])},
            "relations": {one: relations[1][turn[place]] for place, one in enumerate(relations[0])},
        }
        return instance, answer

    def key(self, instance: Instance) -> object:
        sides = []
        for things, relations, facts in zip(instance.things, instance.relations, instance.facts, strict=True):
            sides.append(sorted((relations.index(r), things.index(a), things.index(b)) for r, a, b in facts))
        return [len(instance.things[0]), len(instance.relations[0]), *sides]

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        things, relations = answer["things"], answer["relations"]
        kept = sum((relations[r], things[a], things[b]) in instance.facts[1] for r, a, b in instance.facts[0])
        return "" if kept == instance.best else "more facts can carry over"


def _best(first: list[Arc], second: list[Arc], n: int, k: int, best: Found) -> Found:
    """Find the most facts that can carry over, by branch and bound from a mapping that is known to be good."""
    goal = {*second}
    degree = [sum(a in fact[1:] for fact in first) for a in range(n)]
    order = sorted(range(n), key=lambda a: -degree[a])
    rank = {a: place for place, a in enumerate(order)}
    closing = [[fact for fact in first if max(rank[fact[1]], rank[fact[2]]) == place] for place in range(n)]
    left = [sum(map(len, closing[place:])) for place in range(n + 1)]

    def extend(place: int, kept: int, way: list[int], turn: tuple[int, ...]) -> None:
        nonlocal best
        if kept + left[place] <= best[0]:
            return
        if place == n:
            best = (kept, list(turn), list(way))
            return
        for image in range(n):
            if image not in way:
                way[order[place]] = image
                gain = sum((turn[r], way[a], way[b]) in goal for r, a, b in closing[place])
                extend(place + 1, kept + gain, way, turn)
                way[order[place]] = -1

    counts = [[sum(fact[0] == r for fact in facts) for r in range(k)] for facts in (first, second)]
    for turn in permutations(range(k)):
        if sum(min(counts[0][r], counts[1][turn[r]]) for r in range(k)) > best[0]:
            extend(0, 0, [-1] * n, turn)
    return best


def _by_counts(first: list[Arc], second: list[Arc], n: int, k: int) -> int:
    """Count the facts carried over where what occurs as often, in order of how often, is matched."""
    ranks = []
    for facts in (first, second):
        outs = sorted(
            range(n), key=lambda a: (-sum(a in fact[1:] for fact in facts), -sum(a == fact[1] for fact in facts))
        )
        ranks.append((outs, sorted(range(k), key=lambda r: -sum(r == fact[0] for fact in facts))))
    way, turn = (dict(zip(ranks[0][side], ranks[1][side], strict=True)) for side in (0, 1))
    return sum((turn[r], way[a], way[b]) in second for r, a, b in first)
