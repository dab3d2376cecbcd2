"""Find a largest set of vertices no two of which are adjacent.

Answer: the set of vertices; every largest set is right.
Harder: more vertices and edges; taking a vertex with the fewest neighbours again and again fails.
Skills: optimization, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours, random_connected, random_regular
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.lib.vertex_sets import bit_sets, largest_independent
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Answer = frozenset[int]


class MaxIndependentSet(Task["MaxIndependentSet.Params", "MaxIndependentSet.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 7, 10, 12, 14, 16, 20, 24, 28, 34), ge=4, le=40)
        edges: int = knob("how many edges there are", levels=(7, 9, 15, 18, 21, 24, 30, 37, 44, 54), ge=3, le=100)
        trap: bool = knob("whether fewest neighbours first fail", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the size of a largest set

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Find a set of as many vertices as possible such that no edge joins two vertices of the set. If there are several
        largest sets, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        求一个顶点个数尽可能多的集合，使得集合中任意两个顶点之间都没有边。如果最大的集合有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Draw graphs that are nearly regular from level 3 on, where degrees tell little."""
        n = params.vertices
        for _ in range(150):
            edges = random_connected(rng, n, params.edges)
            if params.trap:
                core = random_regular(rng, n, 3)
                free = [(u, v) for u in range(n) for v in range(u + 1, n) if (u, v) not in core]
                edges = tuple(sorted([*core, *rng.sample(free, max(0, params.edges - len(core)))]))
            near = bit_sets(n, edges)
            orders = [list(range(n)), *(rng.sample(range(n), n) for _ in range(3))] if params.trap else []
            quick = max((_fewest_first(near, order) for order in orders), default=0)
            best = largest_independent(near)
            if len(best) > quick:
                instance = self.Instance(graph=draw_view(rng, n, edges), best=len(best))
                return instance, frozenset(v + 1 for v in best)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        inside = next(((u, v) for u, v in instance.graph.ends() if u in answer and v in answer), None)
        if inside:
            return f"the edge {inside[0]}-{inside[1]} joins two vertices of the set"
        return "" if len(answer) == instance.best else "a larger set exists"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        near = {
            v: {*others} for v, others in enumerate(neighbours(instance.graph.vertices + 1, instance.graph.ends())) if v
        }
        lines, best = list[str](), list[int]()

        def search(alive: set[int], got: list[int]) -> None:
            nonlocal best
            degree = {v: len(near[v] & alive) for v in sorted(alive)}
            while alive and (min(degree.values()) < 2 or max(degree.values()) < 3):
                v = min(degree, key=lambda v: (degree[v], v))
                lines.append(" ".join([f"+{v}", *(f"-{u}" for u in sorted(near[v] & alive))]))
                got, alive = [*got, v], alive - near[v] - {v}
                degree = {v: len(near[v] & alive) for v in sorted(alive)}
            if not alive:
                lines.append(f"= {_spaced(got)}: {len(got)}")
                best = max(best, got, key=len)
                return
            pairs, free = list[str](), set(alive)
            for u in sorted(alive):
                other = min(near[u] & free, default=0) if u in free else 0
                if other:
                    pairs.append(f"{u}-{other}")
                    free -= {u, other}
            most = len(got) + len(alive) - len(pairs)
            state = f"({_spaced(got)}) {_spaced(sorted(alive))}"
            if most <= len(best):
                bound = f"{len(got)} + {len(alive)} - {len(pairs)} = {most} ≤ {len(best)}"
                lines.append(f"{state}; {_spaced(pairs)}; {bound}")
                return
            v = max(degree, key=lambda v: (degree[v], -v))
            lines.append(f"{state}; +{v}" + "".join(f" -{u}" for u in sorted(near[v] & alive)))
            search(alive - near[v] - {v}, [*got, v])
            lines.append(f"{state}; -{v}")
            search(alive - {v}, got)

        search({*near}, [])
        return "\n".join([*lines, f"{len(best)}: {braces(sorted(best))}"])


def _fewest_first(near: list[int], order: list[int]) -> int:
    """Count the vertices if the first one with the fewest neighbours left is taken again and again."""
    left, count = (1 << len(near)) - 1, 0
    while left:
        vertex = min((v for v in order if left >> v & 1), key=lambda v: (near[v] & left).bit_count())
        left &= ~(near[vertex] | 1 << vertex)
        count += 1
    return count


def _spaced(items: Iterable[object]) -> str:
    return " ".join(map(str, items))
