"""Direct the edges of a bridgeless graph so that it becomes strongly connected.

Answer: a set of arcs, one for each edge; every strong orientation is right.
Harder: more vertices and longer ears, with few edges to spare.
Skills: search, planning
Source: original; H. E. Robbins, A theorem on graphs with an application to a problem of traffic control, 1939.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import distances, neighbours
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Arcs = frozenset[tuple[int, ...]]


class RobbinsOrientation(Task["RobbinsOrientation.Params", "RobbinsOrientation.Instance", Arcs]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 7, 9, 11, 13, 17, 22, 28, 35, 44), ge=4, le=80)
        spare: int = knob(
            "how many more edges than vertices there are", levels=(2, 3, 3, 4, 4, 6, 8, 11, 15, 20), ge=1, le=40
        )

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Give every edge a direction so that afterwards every vertex can be reached from every other along arcs in
        their direction. Give the set of all arcs: u->v if the edge between u and v is directed from u to v.
        Any right answer will do.
        """,
        zh=r"""
        {{ graph.told(language) }}

        给每条边定一个方向，使得此后从每个顶点出发沿弧的方向都能到达其他所有顶点。请给出所有弧的集合：
        如果 u 与 v 之间的边定为从 u 到 v，就写 u->v。任何一个正确答案都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Arcs]:
        return Set(Edge(instance.graph.vertices, directed=True))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Arcs]:
        """Draw a ring and ears, each directed in one go."""
        n = params.vertices
        for _ in range(100):
            names = rng.sample(range(n), n)
            cuts = sorted(rng.sample(range(3, n), min(n - 3, max(1, params.spare * 2 // 3))))
            ring = names[: cuts[0]]
            arcs = {*pairwise(ring), (ring[-1], ring[0])}
            for a, b in pairwise([*cuts, n]):
                start, end = rng.choice(names[:a]), rng.choice(names[:a])
                if b - a == 1 and start == end:
                    continue
                arcs |= {*pairwise([start, *names[a:b], end])}
            for _ in range(200):
                u, v = rng.sample(range(n), 2)
                if len(arcs) < n + params.spare and (v, u) not in arcs:
                    arcs.add((u, v))
            if len(arcs) == n + params.spare and _strong(n, arcs):
                answer = frozenset((u + 1, v + 1) for u, v in arcs)
                return self.Instance(graph=draw_view(rng, n, sorted((min(arc), max(arc)) for arc in arcs))), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        said = {"en": ("new", "old", "arcs: "), "zh": ("新", "旧", "弧：")}[language]
        near = neighbours(instance.graph.vertices, [(u - 1, v - 1) for u, v in instance.graph.ends()])
        way, seen, arcs, lines = [0], {0}, dict[tuple[int, int], None](), []
        while way:
            here = way[-1]
            v = next((v for v in near[here] if not {(here, v), (v, here)} & set(arcs)), None)
            if v is None:
                way.pop()
                continue
            arcs[here, v] = None
            lines.append(f"{here + 1}->{v + 1} {said[v in seen]}")
            if v not in seen:
                seen.add(v)
                way.append(v)
        shown = ", ".join(f"{u + 1}->{v + 1}" for u, v in arcs)
        return "\n".join([*lines, f"{said[2]}{{{shown}}}"])

    def check(self, instance: Instance, answer: Arcs) -> str:
        edges = {(min(edge), max(edge)) for edge in instance.graph.ends()}
        stray = next((arc for arc in sorted(answer) if (min(arc), max(arc)) not in edges), None)
        if stray:
            return f"there is no edge between {stray[0]} and {stray[1]}"
        if any((v, u) in answer for u, v in answer):
            return "an edge has both directions"
        if len(answer) < len(edges):
            return "an edge has no direction"
        arcs = {(u - 1, v - 1) for u, v in answer}
        return "" if _strong(instance.graph.vertices, arcs) else "some vertex cannot reach some other"


def _strong(n: int, arcs: set[tuple[int, int]]) -> bool:
    """Tell whether vertex 0 reaches all others and is reached from them."""
    turned = [(v, u) for u, v in arcs]
    return None not in distances(n, arcs, 0, directed=True) and None not in distances(n, turned, 0, directed=True)
