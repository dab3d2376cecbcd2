"""Direct the edges of a graph so that the arcs are transitive.

Answer: the arcs; every transitive orientation is right.
Harder: more vertices and edges, longer chains of forced directions.
Skills: deduction, search
Source: original; T. Gallai, Transitiv orientierbare Graphen, 1967.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import is_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Answer = frozenset[tuple[int, ...]]

_ALL = {"en": "all: ", "zh": "全部："}


class TransitiveOrientation(Task["TransitiveOrientation.Params", "TransitiveOrientation.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 8, 9, 10, 12, 14, 16, 18), ge=4, le=30)
        edges: int = knob(
            "how many edges there are at most", levels=(7, 9, 11, 14, 17, 20, 26, 32, 40, 48), ge=3, le=99
        )
        trap: bool = knob("whether smaller to larger numbers, or by degrees, fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Give every edge a direction so that the arcs are transitive: whenever there is an arc from a to b and an arc
        from b to c, there is also an arc from a to c (in particular, a and c must be joined by an edge). This is
        possible; any such choice will do. Give the set of all arcs.
        """,
        zh=r"""
        {{ graph.told(language) }}

        请给每条边一个方向，使得到的弧具有传递性：只要有从 a 到 b 的弧和从 b 到 c 的弧，就也有从 a 到 c 的弧
        （特别地，a 与 c 之间必须有边）。这是可以做到的，任何一种这样的选法都可以。请给出所有弧的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Edge(instance.graph.vertices, directed=True))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Draw points in a plane, joined where one is below and left of the other, and name them at random."""
        n = params.vertices
        for _ in range(400):
            heights, names = rng.sample(range(n), n), rng.sample(range(n), n)
            arcs = [(names[i], names[j]) for i, j in combinations(range(n), 2) if heights[i] < heights[j]]
            if not params.edges * 2 // 3 <= len(arcs) <= params.edges or not is_connected(n, arcs):
                continue
            degree = [sum(v in arc for arc in arcs) for v in range(n)]
            by_degree = [(u, v) if (degree[u], u) < (degree[v], v) else (v, u) for u, v in arcs]
            ascending = [(min(arc), max(arc)) for arc in arcs]
            if params.trap and not (_broken(ascending) and _broken(by_degree)):
                continue
            graph = draw_view(rng, n, arcs, forms=("edges", "lists", "matrix", "sentences"))
            return self.Instance(graph=graph), frozenset((u + 1, v + 1) for u, v in arcs)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        edges = {(min(pair), max(pair)) for pair in instance.graph.ends()}
        for u, v in answer:
            if (min(u, v), max(u, v)) not in edges:
                return f"there is no edge {u}-{v}"
            if (v, u) in answer:
                return f"the edge {u}-{v} has two directions"
        if len(answer) < len(edges):
            return "an edge has no direction"
        broken = _broken([(u, v) for u, v in answer])
        return "the arcs {0}->{1} and {1}->{2} have no third arc".format(*broken) if broken else ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Golumbic's algorithm: choose an arc, follow what it forces among the edges left, and take these away."""
        left = {arc for u, v in instance.graph.ends() for arc in ((u, v), (v, u))}
        arcs, lines = list[str](), list[str]()
        while left:
            queue = [min(left)]
            lines.append(f"{', '.join(f'{u}-{v}' for u, v in sorted(left) if u < v)}: {queue[0][0]}->{queue[0][1]}")
            for a, b in queue:  # grows while it is walked through
                forced = [(u, v) for u, v in left if u == a and v != b and (b, v) not in left]
                forced += [(u, v) for u, v in left if v == b and u != a and (u, a) not in left]
                if new := sorted(set(forced) - set(queue)):
                    queue += new
                    lines.append(f"{a}->{b}: {', '.join(f'{u}->{v}' for u, v in new)}")
            arcs += [f"{u}->{v}" for u, v in queue]
            left -= {arc for u, v in queue for arc in ((u, v), (v, u))}
        return "\n".join([*lines, f"{_ALL[language]}{braces(sorted(arcs))}"])


def _broken(arcs: list[tuple[int, int]]) -> tuple[int, int, int] | None:
    """Find two arcs in a row without an arc from the first vertex to the last."""
    after: dict[int, set[int]] = {}
    for u, v in arcs:
        after.setdefault(u, set()).add(v)
    for u, v in sorted(arcs):
        missing = after.get(v, set()) - after[u]
        if missing:
            return u, v, min(missing)
    return None
