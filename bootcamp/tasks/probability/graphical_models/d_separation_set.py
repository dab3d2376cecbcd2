"""List the variables of a causal graph that are d-separated from one variable by others.

Answer: a set of letters; it is unique.
Harder: larger graphs, more given variables, colliders that the given variables open.
Skills: logic, search
Source: original; J. Pearl, Probabilistic Reasoning in Intelligent Systems, 1988, section 3.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import braces, letter, letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Set


class DSeparationSet(Task["DSeparationSet.Params", "DSeparationSet.Instance", frozenset[str]]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("how many variables there are", levels=(5, 6, 7, 8, 9, 10, 11, 12, 14, 16), ge=4, le=16)
        arrows: int = knob("how many arrows there are", levels=(4, 6, 7, 9, 11, 13, 15, 17, 20, 24), ge=3, le=40)
        given: int = knob("how many variables are given", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=0, le=6)
        opened: bool = knob("whether a given variable opens a collider", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        nodes: int
        arrows: tuple[tuple[int, int], ...]
        start: int
        given: tuple[int, ...]

        @property
        def arcs(self) -> list[str]:
            return [f"{letter(a)} → {letter(b)}" for a, b in self.arrows]

        @property
        def names(self) -> tuple[str, ...]:
            return letters(range(self.nodes))

    prompt = Prompt(
        en=r"""
        A directed acyclic graph on the variables {{ names | listed(language) }} has these arrows:

        {{ arcs | comma }}

        A path goes along arrows in either direction and meets no variable twice. An inner variable of a path is a
        collider there if both its arrows on the path point to it. Given a set Z, a path is blocked if it has an inner
        variable that is no collider and lies in Z, or a collider that is not in Z and from which no variable of Z can
        be reached along arrows. Two variables are d-separated by Z if every path between them is blocked (in particular
        if there is no path).

        Let Z = {{ given | letters | braces }}. Give the set of all variables outside Z, other than
        {{ start | letter }}, that are d-separated from {{ start | letter }} by Z.
        """,
        zh=r"""
        以 {{ names | listed(language) }} 为变量的有向无环图有下列箭头：

        {{ arcs | comma }}

        路径可以沿箭头的正向或反向前进，且不重复经过任何变量。若路径上一个中间变量在路径上的两个箭头都指向它，
        则称它是该路径上的对撞点。给定集合 Z，若路径有一个中间变量不是对撞点且属于 Z，
        或者有一个对撞点不属于 Z 且从它沿箭头不能到达 Z 中任何变量，则称该路径被阻断。
        若两个变量之间的每条路径都被阻断（包括没有路径的情形），则称它们被 Z d-分离。

        设 Z = {{ given | letters | braces }}。请给出 Z 以外、{{ start | letter }} 以外的所有与 {{ start | letter }} 被
        Z d-分离的变量的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[str]]:
        return Set(Choice(instance.names))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[str]]:
        n = params.nodes
        order = rng.sample(range(n), n)
        pairs = [(order[i], order[j]) for i in range(n) for j in range(i + 1, min(n, i + 5))]
        arrows = rng.sample(pairs, min(params.arrows, len(pairs)))
        start, *given = rng.sample(range(n), params.given + 1)
        answer = _apart(n, arrows, start, set(given), True, [])
        others = n - 1 - params.given
        closed, free = _apart(n, arrows, start, set(given), False, []), _apart(n, arrows, start, set(), True, [])
        alone = {v for v in answer if not any(v in arrow for arrow in arrows)}
        if alone or len(answer) == others or free - set(given) == answer or (not answer and rng.random() < 0.9):
            raise task.Retry
        if params.opened and closed == answer:
            raise task.Retry
        instance = self.Instance(nodes=n, arrows=tuple(arrows), start=start, given=tuple(sorted(given)))
        return instance, frozenset(letters(answer))

    def key(self, instance: Instance) -> object:
        return [instance.nodes, sorted(instance.arrows), instance.start, instance.given]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        apart = _apart(instance.nodes, instance.arrows, instance.start, set(instance.given), True, lines)
        return "\n".join([*lines, braces(letters(sorted(apart)))])


def _apart(
    n: int, arrows: Sequence[tuple[int, int]], start: int, given: set[int], opening: bool, lines: list[str]
) -> set[int]:
    """List the variables without an open path from `start`; colliders are opened by what is given only if `opening`.

    `lines` gets the variables that open a collider, and where an open path leads from each one that is entered,
    along an arrow (>) or against it (<).
    """
    parents = {v: [a for a, b in arrows if b == v] for v in range(n)}
    children = {v: [b for a, b in arrows if a == v] for v in range(n)}
    above, waiting = set[int](), list(given) if opening else []
    while waiting:
        v = waiting.pop()
        if v not in above:
            above.add(v)
            waiting += parents[v]
    lines.append(f"Z <- {' '.join(letters(sorted(above)))}")
    reached, passed = set[int](), set[tuple[int, bool]]()
    steps = [(start, False)]  # a variable, and whether it was entered along an arrow (and not against it)
    while steps:
        v, along = steps.pop()
        if (v, along) in passed:
            continue
        passed.add((v, along))
        if v not in given:
            reached.add(v)
        further = [(child, True) for child in children[v] if v not in given]
        further += [(parent, False) for parent in parents[v] if (v in above if along else v not in given)]
        steps += further
        ways = " ".join(f"{'>' if down else '<'}{letter(other)}" for other, down in further)
        lines.append(f"{'' if v == start and len(passed) == 1 else '>' if along else '<'}{letter(v)}: {ways or '-'}")
    return set(range(n)) - reached - given - {start}
