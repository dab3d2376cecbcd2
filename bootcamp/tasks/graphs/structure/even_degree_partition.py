"""Split the vertices of a graph so that each has an even number of neighbours in its own part.

Answer: the vertices of one part; every right partition counts.
Harder: more vertices and edges, and fewer partitions that are right.
Skills: algebra, search
Source: original; the theorem is by T. Gallai, see L. Lovász, Combinatorial problems and exercises, problem 5.17.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Part = frozenset[int]


class EvenDegreePartition(Task["EvenDegreePartition.Params", "EvenDegreePartition.Instance", Part]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 8, 10, 12, 14, 17, 20, 24), ge=4, le=40)
        edges: int = knob("how many edges there are", levels=(6, 8, 10, 13, 17, 22, 28, 36, 45, 58), ge=3, le=200)
        freedom: int = knob(
            "in how many binary ways a right partition may vary", levels=(4, 2, 1, 1, 1, 1, 1, 1, 1, 1), ge=0, le=9
        )

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Split the vertices into two parts, so that every vertex has an even number of neighbours (possibly 0) in its own
        part. This is possible; any such partition will do. Give the set of the vertices of one of the two parts.
        """,
        zh=r"""
        {{ graph.told(language) }}

        把顶点分成两部分，使每个顶点在它自己所在的部分中有偶数个（可以是 0 个）相邻顶点。这是可以做到的，
        任何一种这样的分法都可以。请给出其中一部分的顶点的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Part]:
        return Set(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Part]:
        n = params.vertices
        for _ in range(100):
            edges = random_connected(rng, n, params.edges)
            near = neighbours(n, edges)
            part, free = _solve(near)
            sides = [v for v in range(n) if len(near[v]) % 2], [v for v in range(n) if not len(near[v]) % 2]
            if free <= params.freedom and not any(_odd(near, set(side)) is None for side in (set[int](), *sides)):
                return self.Instance(graph=draw_view(rng, n, edges)), frozenset(v + 1 for v in part)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Part) -> str:
        n = instance.graph.vertices
        near = neighbours(n, [(u - 1, v - 1) for u, v in instance.graph.ends()])
        odd = _odd(near, {v - 1 for v in answer})
        return "" if odd is None else f"vertex {odd + 1} has an odd number of neighbours in its own part"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Follow Gallai: take away vertices of odd degree, part their joined neighbours and join the others."""
        ends = [(u - 1, v - 1) for u, v in instance.graph.ends()]
        near = {v: set(others) for v, others in enumerate(neighbours(instance.graph.vertices, ends))}
        taken: list[tuple[int, set[int]]] = []
        lines = [_shown(near)]
        while odd := [v for v in near if len(near[v]) % 2]:
            one = min(odd, key=lambda v: sum(len(near[v]) - 2 * len(near[u] & near[v]) - 3 for u in near[v]))
            around = near.pop(one)
            for v in around:
                near[v] = near[v] - {one} ^ around - {v}
            taken.append((one, around))
            lines.append(f"-{one + 1} {braces(v + 1 for v in sorted(around))}: {_shown(near)}")
        part = set(near)
        lines.append({"en": "even: ", "zh": "偶："}[language] + braces(v + 1 for v in sorted(part)))
        for one, around in reversed(taken):
            shared = around & part
            part |= set() if len(shared) % 2 else {one}
            listed = braces(v + 1 for v in sorted(shared))
            lines.append(f"+{one + 1} {listed}: {braces(v + 1 for v in sorted(part))}")
        return "\n".join(lines)


def _shown(near: dict[int, set[int]]) -> str:
    return ", ".join(f"{u + 1}-{v + 1}" for u in near for v in sorted(near[u]) if u < v) or "-"


def _odd(near: list[list[int]], part: set[int]) -> int | None:
    """Find a vertex with an odd number of neighbours in its own part."""
    wrong = (v for v, others in enumerate(near) if sum((u in part) == (v in part) for u in others) % 2)
    return next(wrong, None)


def _solve(near: list[list[int]]) -> tuple[set[int], int]:
    """Solve modulo 2: the sum of x_u + x_v + 1 over the neighbours u of v is even."""
    n = len(near)
    pivots: dict[int, int] = {}
    for v, others in enumerate(near):
        row = sum(1 << u for u in others) ^ (len(others) % 2 << v) ^ (len(others) % 2 << n)
        for place, other in pivots.items():
            if row >> place & 1:
                row ^= other
        low = row & ((1 << n) - 1)
        if low:
            place = low.bit_length() - 1
            for key, other in pivots.items():
                if other >> place & 1:
                    pivots[key] = other ^ row
            pivots[place] = row
    return {place for place, row in pivots.items() if row >> n & 1}, n - len(pivots)
