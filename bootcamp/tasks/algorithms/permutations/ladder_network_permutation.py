"""Add as few rungs as possible to a ladder, so that every way through it ends where it should.

Answer: the added rungs in order; every shortest list counts.
Harder: more verticals, more rungs in place.
Skills: simulation, deduction
Source: original; the ladders of Amidakuji, and sorting by neighbouring exchanges.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.permutation import inversions
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Rungs = tuple[int, ...]
"""The left vertical of each rung, from the top down."""


class LadderNetworkPermutation(Task["LadderNetworkPermutation.Params", "LadderNetworkPermutation.Instance", Rungs]):
    version = 1

    class Params(task.Params):
        verticals: int = knob("how many verticals there are", levels=(4, 4, 5, 5, 6, 6, 7, 8, 9, 11), ge=3, le=16)
        rungs: int = knob("how many rungs there are", levels=(4, 5, 6, 8, 10, 12, 14, 17, 20, 25), ge=2, le=60)
        added: int = knob("the most rungs to add", levels=(2, 3, 4, 5, 6, 7, 9, 11, 14, 18), ge=1, le=60)

    class Instance(task.Instance):
        verticals: int
        rungs: Rungs
        wanted: tuple[int, ...]
        """The vertical at which the way from each top ends."""

    prompt = Prompt(
        en=r"""
        A ladder has the verticals 1 to {{ verticals }} from left to right. A rung k joins the verticals k and k + 1;
        no two rungs are at the same height. From the top down the rungs are {{ rungs | comma }}.

        From the top of a vertical a way goes down; at each rung that it meets it crosses to the other vertical and goes
        on down there. Now rungs are added below all others, so that the ways from the tops of 1 to {{ verticals }} end
        at the bottoms of {{ wanted | comma }}, in this order. Give the added rungs from the top down, as few as
        possible. Any shortest list will do.
        """,
        zh=r"""
        一架梯子从左到右有第 1 到第 {{ verticals }} 根竖杆。横档 k 连接第 k 根和第 k + 1 根竖杆；
        没有两根横档在同一高度。
        从上到下各横档为 {{ rungs | comma }}。

        从一根竖杆的顶端往下走，遇到横档就横过到另一根竖杆，再继续往下。现在在所有横档的下面再加一些横档，
        使从第 1 到第 {{ verticals }} 根的顶端出发的路依次到达第 {{ wanted | comma }} 根的底端。
        请从上到下写出所加的横档，数目尽可能少。任何一种最少的加法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Rungs]:
        return Sequence(Integer(1, instance.verticals - 1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rungs]:
        count = params.verticals
        rungs = list[int]()
        while len(rungs) < params.rungs:
            rung = rng.randint(1, count - 1)
            if not rungs or rung != rungs[-1]:
                rungs.append(rung)
        ends = list(range(1, count + 1))
        for _ in range(min(params.added, count * (count - 1) // 3)):
            place = rng.randint(1, count - 1)
            ends[place - 1 : place + 1] = ends[place], ends[place - 1]
        tops = _bottoms(count, tuple(rungs))
        wanted = [0] * count
        for bottom, top in enumerate(tops):
            wanted[top - 1] = ends[bottom]
        instance = self.Instance(verticals=count, rungs=tuple(rungs), wanted=tuple(wanted))
        answer = self.solve(instance)
        if len(answer) < max(1, params.added // 2):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Rungs:
        return tuple(place for place, _ in _added(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        count, rungs = instance.verticals, instance.rungs
        lines = [" ".join(map(str, range(1, count + 1)))]
        for end, rung in enumerate(rungs, start=1):
            lines.append(f"{rung}: {' '.join(map(str, _bottoms(count, rungs[:end])))}")
        lines.append(f"→ {' '.join(map(str, _ends(instance)))}")
        lines += [f"+{place}: {' '.join(map(str, ends))}" for place, ends in _added(instance)]
        return "\n".join(lines)

    def check(self, instance: Instance, answer: Rungs) -> str:
        tops = _bottoms(instance.verticals, (*instance.rungs, *answer))
        wrong = sum(instance.wanted[top - 1] != bottom for bottom, top in enumerate(tops, start=1))
        if wrong:
            return f"{wrong} ways end elsewhere"
        return "" if len(answer) == inversions(_ends(instance)) else "fewer rungs are enough"


def _added(instance: LadderNetworkPermutation.Instance) -> Iterator[tuple[int, list[int]]]:
    """Give each rung to add, at the first two ends in the wrong order, and the ends after it."""
    ends = _ends(instance)
    while falling := [place for place in range(1, len(ends)) if ends[place - 1] > ends[place]]:
        place = falling[0]
        ends[place - 1 : place + 1] = ends[place], ends[place - 1]
        yield place, list(ends)


def _bottoms(count: int, rungs: Rungs) -> list[int]:
    """Give the top from which the way comes that ends at each bottom."""
    tops = list(range(1, count + 1))
    for rung in rungs:
        tops[rung - 1 : rung + 1] = tops[rung], tops[rung - 1]
    return tops


def _ends(instance: LadderNetworkPermutation.Instance) -> list[int]:
    """Give where the way should end that comes to each bottom now."""
    return [instance.wanted[top - 1] for top in _bottoms(instance.verticals, instance.rungs)]
