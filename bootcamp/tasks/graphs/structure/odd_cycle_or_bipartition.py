"""Split a graph into two sides, or find an odd cycle that forbids it.

Answer: one side, or an odd cycle; every right one of the kind that exists counts.
Harder: more vertices and edges, and longer shortest odd cycles.
Skills: search, logic
Source: original; the theorem is by D. Kőnig, 1916.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import distances, neighbours, random_tree, shortest_path, two_colouring
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Integer, Record, Sequence

Answer = dict[str, Any]


class OddCycleOrBipartition(Task["OddCycleOrBipartition.Params", "OddCycleOrBipartition.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 7, 9, 12, 16, 22, 30, 40, 50, 62), ge=4, le=100)
        spare: int = knob("the edges beyond a tree", levels=(2, 3, 5, 7, 9, 12, 17, 23, 29, 36), ge=1, le=80)
        cycle: int = knob("the shortest odd cycle, if there is one", levels=(3, 3, 5, 5, 5, 7, 7, 7, 9, 9), ge=3, le=15)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        If the vertices can be split into two sides so that every edge joins vertices of different sides, give
        kind = side and the vertices of the side that contains vertex 1, in any order. Otherwise give kind = cycle and
        a cycle with an odd number of vertices: different vertices in order, each of which is joined by an edge to the
        next, and the last to the first. If there are several such cycles, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        如果能把顶点分成两侧，使每条边的两端都在不同侧，请取 kind = side，并列出包含顶点 1 的那一侧的所有顶点，
        次序不限。否则请取 kind = cycle，并给出一个由奇数个顶点组成的圈：按次序列出互不相同的顶点，
        每个与下一个之间有边，最后一个与第一个之间也有边。如果有多个这样的圈，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Record:
        vertex = Integer(low=1, high=instance.graph.vertices)
        return Record(kind=Choice(("side", "cycle")), vertices=Sequence(vertex))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Draw a bipartite graph and add one edge more, which closes an even or an odd cycle of the wanted length."""
        n = params.vertices
        for _ in range(200):
            edges = set(random_tree(rng, n))
            side = two_colouring(n, edges) or []
            for _ in range(40 * params.spare):
                u, v = sorted(rng.sample(range(n), 2))
                if side[u] != side[v] and len(edges) < n + params.spare - 2:
                    edges.add((u, v))
            odd = rng.random() < 0.5
            u = rng.randrange(n)
            away = distances(n, edges, u)
            ends = [v for v in range(n) if away[v] == params.cycle - (1 if odd else 2) and v != u]
            if not odd:
                ends = [v for v in range(n) if side[v] != side[u] and (min(u, v), max(u, v)) not in edges]
            if not ends or len(edges) < n + params.spare - 2:
                continue
            v = rng.choice(ends)
            vertices = shortest_path(n, edges, u, v) if odd else [w for w in range(n) if side[w] == side[0]]
            edges.add((min(u, v), max(u, v)))
            answer = {"kind": "cycle" if odd else "side", "vertices": tuple(w + 1 for w in vertices or ())}
            return self.Instance(graph=draw_view(rng, n, sorted(edges))), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n = instance.graph.vertices
        near = neighbours(n, [(u - 1, v - 1) for u, v in instance.graph.ends()])
        walks, lines = {1: [1]}, []
        answer = {"en": "answer: kind = {}, vertices = {}", "zh": "答案：kind = {}, vertices = {}"}[language]
        for one in (queue := [1]):  # grows while it is walked through
            length = len(walks[one])
            side, other = "BA"[length % 2], "AB"[length % 2]
            new = [v + 1 for v in near[one - 1] if v + 1 not in walks]
            lines.append(f"{one} {side}: {', '.join(f'{v} {other}' for v in new) or '-'}")
            walks |= {v: [*walks[one], v] for v in new}
            queue += new
            clash = next((v + 1 for v in near[one - 1] if len(walks[v + 1]) % 2 == length % 2), None)
            if clash:
                paths = walks[one], walks[clash]
                shared = sum(a == b for a, b in zip(*paths, strict=False))
                lines.append(f"{one} {side}, {clash} {side}: {one}-{clash}")
                lines += [" ← ".join(map(str, reversed(path[shared - 1 :]))) for path in paths]
                return "\n".join([*lines, answer.format("cycle", paths[0][: shared - 1 : -1] + paths[1][shared - 1 :])])
        return "\n".join([*lines, answer.format("side", sorted(v for v, walk in walks.items() if len(walk) % 2))])

    def check(self, instance: Instance, answer: Answer) -> str:
        vertices = answer["vertices"]
        if len(set(vertices)) < len(vertices):
            return "a vertex is listed twice"
        if answer["kind"] == "cycle":
            edges = {pair for u, v in instance.graph.ends() for pair in ((u, v), (v, u))}
            if len(vertices) % 2 == 0:
                return "the number of vertices is not odd"
            steps = [*pairwise(vertices), (vertices[-1], vertices[0])]
            missing = next((step for step in steps if step not in edges), None)
            return f"there is no edge {missing[0]}-{missing[1]}" if missing else ""
        if 1 not in vertices:
            return "vertex 1 is not listed"
        for u, v in instance.graph.ends():
            if (u in vertices) == (v in vertices):
                return f"the ends of the edge {u}-{v} are on one side"
        return ""
