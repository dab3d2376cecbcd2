"""Find a path between two vertices of a digraph, or a set that no arc leaves as a proof that there is none.

Answer: a path, or a set of vertices; every right one of the kind that exists counts.
Harder: more vertices and arcs, longer paths; a single arc decides.
Skills: search, logic
Source: original.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Edge, distances, shortest_path
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Integer, Record, Sequence

Answer = dict[str, Any]


class ReachabilityWithWitness(Task["ReachabilityWithWitness.Params", "ReachabilityWithWitness.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 8, 11, 14, 18, 23, 29, 36, 46, 58), ge=4, le=100)
        arcs: int = knob("how many arcs there are", levels=(8, 12, 17, 22, 29, 37, 48, 60, 77, 98), ge=4, le=300)
        steps: int = knob("how many arcs a path has at least", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=1, le=40)

    class Instance(task.Instance):
        graph: Graph
        start: int
        end: int

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Can vertex {{ end }} be reached from vertex {{ start }} along arcs in their direction? If it can, give
        kind = path and the vertices of such a path in order, both ends included, none of them twice. If it cannot, give
        kind = set and, in any order, a set of vertices that contains {{ start }} but not {{ end }} and that no arc
        leaves: no arc leads from a vertex of the set to one outside. If there are several right answers, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        从顶点 {{ start }} 沿弧的方向能否到达顶点 {{ end }}？如果能，请取 kind = path，并按顺序列出这样一条路径的顶点，
        包括两个端点，不重复经过顶点。如果不能，请取 kind = set，并列出一个顶点集合（次序不限），
        它包含 {{ start }} 而不包含 {{ end }}，并且没有弧离开它：没有从集合中的顶点指向集合外顶点的弧。
        如果正确答案有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Record:
        vertex = Integer(low=1, high=instance.graph.vertices)
        return Record(kind=Choice(("path", "set")), vertices=Sequence(vertex))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Part the vertices in two, with arcs from the second part back to the first, and one arc over or none."""
        n = params.vertices
        linked = rng.random() < 0.5
        for _ in range(200):
            names = rng.sample(range(n), n)
            cut = rng.randint(n * 2 // 5, n * 3 // 5)
            first, second = names[:cut], names[cut:]
            start, end = first[0], second[-1]
            arcs = {(rng.choice(first[max(0, i - 4) : i]), first[i]) for i in range(1, len(first))}
            arcs |= {(second[i], rng.choice(second[i + 1 : i + 5])) for i in range(len(second) - 1)}
            for _ in range(20 * params.arcs):
                u, v = rng.sample(range(n), 2)
                if len(arcs) < params.arcs - linked and not (u in first and v in second):
                    arcs.add((u, v))
            over = _crossing(rng, n, sorted(arcs), (first, second), params.steps) if linked else None
            if len(arcs) < params.arcs - linked or (linked and over is None):
                continue
            if over is not None:
                arcs.add(over)
            way = shortest_path(n, sorted(arcs), start, end, directed=True)
            away = distances(n, arcs, start, directed=True)
            vertices = way or [v for v in range(n) if away[v] is not None]
            answer = {"kind": "path" if way else "set", "vertices": tuple(v + 1 for v in vertices)}
            graph = draw_view(rng, n, sorted(arcs), directed=True)
            walk = _first_arcs(graph.ends(), start + 1, end + 1)
            if params.steps > 3 and (walk[-1] == end + 1 or (not way and len(walk) == len(vertices))):
                continue
            return self.Instance(graph=graph, start=start + 1, end=end + 1), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts(), instance.start, instance.end]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        arcs, ways, lines = sorted(instance.graph.ends()), {instance.start: [instance.start]}, []
        for one in (queue := [instance.start]):  # grows while it is walked through
            new = [v for u, v in arcs if u == one and v not in ways]
            ways |= {v: [*ways[one], v] for v in new}
            queue += new
            lines.append(f"{one} → {', '.join(map(str, new)) or '-'}")
            if instance.end in ways:
                break
        kind, vertices = ("path", ways[instance.end]) if instance.end in ways else ("set", queue)
        name = {"en": "answer: ", "zh": "答案："}[language]
        return "\n".join([*lines, f"{name}kind = {kind}, vertices = {vertices}"])

    def check(self, instance: Instance, answer: Answer) -> str:
        vertices, arcs = answer["vertices"], set(instance.graph.ends())
        if len(set(vertices)) < len(vertices):
            return "a vertex is listed twice"
        if answer["kind"] == "path":
            if (*vertices[:1], *vertices[-1:]) != (instance.start, instance.end):
                return f"the path does not lead from {instance.start} to {instance.end}"
            missing = next((pair for pair in pairwise(vertices) if pair not in arcs), None)
            return f"there is no arc {missing[0]}->{missing[1]}" if missing else ""
        if instance.start not in vertices or instance.end in vertices:
            return f"the set does not contain {instance.start} without {instance.end}"
        leaving = next(((u, v) for u, v in sorted(arcs) if u in vertices and v not in vertices), None)
        return f"the arc {leaving[0]}->{leaving[1]} leaves the set" if leaving else ""


def _crossing(rng: Random, n: int, arcs: list[Edge], parts: tuple[list[int], list[int]], steps: int) -> Edge | None:
    """Draw an arc from the first part to the second that makes a path, from its first to its last vertex, long."""
    away = distances(n, arcs, parts[0][0], directed=True)
    left = distances(n, [(v, u) for u, v in arcs], parts[1][-1], directed=True)
    long = [(u, v) for u in parts[0] for v in parts[1] if (away[u] or 0) + 1 + (left[v] or 0) >= steps]
    return rng.choice(long) if long else None


def _first_arcs(arcs: list[Edge], start: int, end: int) -> list[int]:
    """Follow the first arc listed to a new vertex until the end or no such arc."""
    walk = [start]
    while walk[-1] != end:
        new = next((v for u, v in arcs if u == walk[-1] and v not in walk), None)
        if new is None:
            break
        walk.append(new)
    return walk
