"""Analyse a bounded Petri net: its markings, its bounds, where it stops, and what stays the same.

Answer: the number of markings that can be reached, the most tokens of each place, the dead markings, the invariants.
Harder: more places, transitions and markings, more sums to test.
Skills: search, simulation, arithmetic
Source: original; C. A. Petri, Kommunikation mit Automaten, 1962.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.automata.rewriting._petri import Marking, Transition, drawn, fired, written
from bootcamp.verifiers import Format, Integer, Record, Sequence, Set

_DRAWS = 150


class PetriNetAnalysis(Task["PetriNetAnalysis.Params", "PetriNetAnalysis.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        places: int = knob("how many places there are", levels=(3, 3, 3, 4, 4, 4, 4, 5, 5, 5), ge=2, le=7)
        transitions: int = knob("how many transitions there are", levels=(2, 3, 3, 3, 4, 4, 5, 5, 5, 6), ge=2, le=8)
        weight: int = knob("the most tokens that an arc moves", levels=(1, 1, 2, 2, 2, 2, 2, 2, 3, 3), ge=1, le=4)
        least: int = knob("the fewest markings", levels=(3, 4, 6, 8, 10, 13, 17, 22, 28, 36), ge=2, le=200)
        most: int = knob("the most markings", levels=(6, 9, 12, 16, 20, 26, 34, 44, 60, 80), ge=2, le=400)
        sums: int = knob("how many sums are tested", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8)

    class Instance(task.Instance):
        transitions: tuple[Transition, ...]
        start: Marking
        sums: tuple[Marking, ...]

        @property
        def shown(self) -> list[str]:
            return written(self.transitions)

        @property
        def weighted(self) -> bool:
            return any(max(one.takes + one.puts) > 1 for one in self.transitions)

        @property
        def tested(self) -> list[str]:
            return [
                " + ".join(f"{weight if weight > 1 else ''}P{place}" for place, weight in enumerate(one, 1) if weight)
                for one in self.sums
            ]

    prompt = Prompt(
        en=r"""
        A Petri net has the places P1 to P{{ start | length }}, which hold tokens, and these transitions:

        {{ shown | lines }}

        When a transition fires, it takes the tokens on the left of its arrow out of their places and then puts those on
        its right into theirs{{ "; 2 P1, say, stands for two tokens of P1" if weighted }}. It can fire only if the
        places hold at least the tokens that it takes. One transition fires at a time, in any order. A marking is the
        list of the numbers of tokens in P1 to P{{ start | length }}; at first it is {{ start | sequence }}.

        Sums of tokens:

        {{ tested | numbered }}

        Give "count", how many different markings can occur, the first one included; "bounds", for each place the most
        tokens that it can hold; "dead", the set of the markings that can occur and in which no transition can fire; and
        "constant", the set of the numbers of those sums (P1 standing for the number of tokens in P1, and so on) that
        have the same value in all markings that can occur.
        """,
        zh=r"""
        一个 Petri 网有库所 P1 到 P{{ start | length }}（库所中存放令牌）以及下列变迁：

        {{ shown | lines }}

        一个变迁发生时，先从各库所取走箭头左边的令牌，再向各库所放入箭头右边的令牌
        {{- "；例如 2 P1 表示 P1 的两个令牌" if weighted }}。
        只有当各库所中至少有它要取走的令牌时，变迁才能发生。每次发生一个变迁，次序不限。
        标识是 P1 到 P{{ start | length }} 中令牌数的列表；开始时是 {{ start | sequence }}。

        令牌的和：

        {{ tested | numbered }}

        给出 "count"：可能出现的不同标识的个数（包括开始时的标识）；"bounds"：每个库所中令牌数可能达到的最大值；
        "dead"：可能出现且没有变迁能够发生的标识的集合；以及 "constant"：
        上面各个和（其中 P1 代表 P1 中的令牌数，依此类推）中，在所有可能出现的标识下取值都相同的那些和的编号的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        size = len(instance.start)
        return Record(
            count=Integer(low=1),
            bounds=Sequence(Integer(low=0), length=size),
            dead=Set(Sequence(Integer(low=0), length=size)),
            constant=Set(Integer(low=1, high=len(instance.sums))),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        for _ in range(_DRAWS):
            kept = tuple(rng.choice((1, 1, 1, 2, 2, 3)) for _ in range(params.places))  # no transition adds to this sum
            loses = rng.random() < 0.3
            transitions = tuple(_transition(rng, params, kept, loses) for _ in range(params.transitions))
            start = tuple(rng.choice((0, 0, 1, 1, 2, 3, 4)) for _ in range(params.places))
            markings = _markings(transitions, start, params.most)
            if len(set(transitions)) < params.transitions or not params.least <= len(markings) <= params.most:
                continue
            fires = [any(fired(one, marking) for marking in markings) for one in transitions]
            dead = frozenset(one for one in markings if not any(fired(t, one) for t in transitions))
            if not all(fires) or len(dead) > 5:
                continue
            sums = _sums(rng, kept, params)
            constant = frozenset(n for n, one in enumerate(sums, 1) if len({_sum(one, m) for m in markings}) == 1)
            if constant or rng.random() < 0.4:
                answer = {"count": len(markings), "bounds": tuple(map(max, zip(*markings, strict=True)))}
                instance = self.Instance(transitions=transitions, start=start, sums=sums)
                return instance, answer | {"dead": dead, "constant": constant}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        nets = sorted([one.takes, one.puts] for one in instance.transitions)
        return [nets, instance.start, sorted(instance.sums)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for marking in _markings(instance.transitions, instance.start, 10**6):
            after = [fired(one, marking) for one in instance.transitions]
            lines.append(f"{_spaced(marking)}: {', '.join(_spaced(one) if one else '-' for one in after)}")
        for number, weights in enumerate(instance.sums, start=1):
            told = []
            for one in instance.transitions:
                taken, put = _sum(weights, one.takes), _sum(weights, one.puts)
                told.append(f"{taken} {'=' if taken == put else '≠'} {put}")
                if taken != put:
                    break
            lines.append(f"{number}. {', '.join(told)}")
        return "\n".join(lines)


def _markings(transitions: tuple[Transition, ...], start: Marking, most: int) -> list[Marking]:
    """List the markings that can occur, or one more than `most` if there are more."""
    found = {start: None}
    queue = [start]
    for marking in queue:
        for one in transitions:
            after = fired(one, marking)
            if after is not None and after not in found:
                found[after] = None
                queue.append(after)
        if len(queue) > most:
            return queue
    return queue


def _sum(weights: Marking, marking: Marking) -> int:
    return sum(weight * count for weight, count in zip(weights, marking, strict=True))


def _spaced(marking: Marking) -> str:
    return " ".join(map(str, marking))


def _transition(rng: Random, params: PetriNetAnalysis.Params, kept: Marking, loses: bool) -> Transition:
    """Draw a transition that leaves a weighted sum of the tokens as it is, or sometimes lowers it."""
    for _ in range(60):
        one = drawn(rng, params.places, params.weight)
        change = _sum(kept, one.puts) - _sum(kept, one.takes)
        if change == 0 or (loses and change < 0 and rng.random() < 0.3):
            return one
    raise task.Retry


def _sums(rng: Random, kept: Marking, params: PetriNetAnalysis.Params) -> tuple[Marking, ...]:
    """Draw sums: the one that is kept, some like it, and others."""
    sums = {kept: None}
    while len(sums) < params.sums:
        place = rng.randrange(params.places)
        like = (*kept[:place], rng.choice((0, 1, 2, 3)), *kept[place + 1 :])
        weights = like if rng.random() < 0.6 else tuple(rng.choice((0, 1, 1, 2)) for _ in kept)
        if sum(map(bool, weights)) > 1:
            sums[weights] = None
    return tuple(rng.sample(list(sums), params.sums))
