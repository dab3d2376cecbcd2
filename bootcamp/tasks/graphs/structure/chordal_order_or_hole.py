"""Show that a graph is chordal by an elimination order, or that it is not by a cycle without chords.

Answer: an order of all vertices, or a cycle; every right one of the kind that exists counts.
Harder: more vertices and edges, longer cycles without chords.
Skills: search, logic
Source: original; D. R. Fulkerson and O. A. Gross, Incidence matrices and interval graphs, 1965.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours, shortest_path
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Integer, Record, Sequence

Answer = dict[str, Any]


class ChordalOrderOrHole(Task["ChordalOrderOrHole.Params", "ChordalOrderOrHole.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 7, 8, 10, 12, 15, 19, 24, 30, 36), ge=5, le=60)
        clique: int = knob("the most neighbours of a new vertex", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=1, le=8)
        hole: int = knob("the shortest hole, if there is one", levels=(4, 4, 4, 4, 5, 5, 5, 6, 6, 6), ge=4, le=9)

    class Instance(task.Instance):
        graph: Graph

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        If possible, list all vertices in an order such that, for every vertex, its neighbours that stand after it are
        all joined to each other by edges; give kind = order and this list. Otherwise there is a cycle without a chord:
        at least four different vertices of which each is joined to the next and the last to the first, and no other two
        are joined; give kind = cycle and the vertices of such a cycle in order. Any right answer will do.
        """,
        zh=r"""
        {{ graph.told(language) }}

        如果可能，请把所有顶点排成一个次序，使得对每个顶点，排在它之后的那些相邻顶点两两之间都有边；
        这时取 kind = order 并列出这个次序。否则一定存在无弦圈：至少四个互不相同的顶点，每个与下一个之间有边，
        最后一个与第一个之间也有边，此外任何两个之间都没有边；这时取 kind = cycle 并按次序列出这样一个圈的顶点。
        任何一个正确答案都可以。
        """,
    )

    def format(self, instance: Instance) -> Record:
        vertex = Integer(low=1, high=instance.graph.vertices)
        return Record(kind=Choice(("order", "cycle")), vertices=Sequence(vertex))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Join each new vertex to a clique; then add or drop an edge, so that a hole of the wanted length may arise."""
        n = params.vertices
        for _ in range(300):
            edges: set[tuple[int, int]] = set()
            cliques = [[0]]
            for v in range(1, n):
                base = rng.choice(cliques[-4:])
                chosen = rng.sample(base, rng.randint(1, min(len(base), params.clique)))
                edges |= {(u, v) for u in chosen}
                cliques.append([*chosen, v])
            chordal = rng.random() < 0.5
            for _ in range(40):
                u, v = sorted(rng.sample(range(n), 2))
                changed = edges ^ {(u, v)}
                order, hole = _certificates(n, changed)
                if order if chordal else hole and len(hole) == params.hole:
                    break
            else:
                continue
            names = rng.sample(range(n), n)
            graph = draw_view(rng, n, sorted((names[u], names[v]) for u, v in changed))
            vertices = tuple(names[v] + 1 for v in (order if chordal else hole))
            instance = self.Instance(graph=graph)
            answer = {"kind": "order" if chordal else "cycle", "vertices": vertices}
            trivial = [range(1, n + 1), range(n, 0, -1)]
            if not any(not self.check(instance, {"kind": "order", "vertices": tuple(way)}) for way in trivial):
                return instance, answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        vertices, n = answer["vertices"], instance.graph.vertices
        if len(set(vertices)) < len(vertices):
            return "a vertex is listed twice"
        edges = {frozenset(edge) for edge in instance.graph.ends()}
        if answer["kind"] == "cycle":
            if len(vertices) < 4:
                return "the cycle has fewer than four vertices"
            steps = {frozenset(step) for step in (*pairwise(vertices), (vertices[-1], vertices[0]))}
            if not steps <= edges:
                return "two vertices in a row are not joined"
            inner = edges & {frozenset(pair) for pair in combinations(vertices, 2)}
            return "the cycle has a chord" if inner != steps else ""
        if len(vertices) < n:
            return "a vertex is missing"
        place = {v: i for i, v in enumerate(vertices)}
        near = neighbours(n + 1, instance.graph.ends())
        for v in vertices:
            later = [u for u in near[v] if place[u] > place[v]]
            if any(frozenset(pair) not in edges for pair in combinations(later, 2)):
                return f"two neighbours of vertex {v} that stand after it are not joined"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, edges = instance.graph.vertices, instance.graph.ends()
        near = [set(others) for others in neighbours(n + 1, edges)]
        left, order, lines, gaps = set(range(1, n + 1)), list[int](), list[str](), dict[int, tuple[int, int]]()
        while open_now := [v for v in sorted(left) if not {*gaps.get(v, (0, 0))} <= left]:
            v = open_now[0]
            around = sorted(near[v] & left)
            open_ = next(((a, b) for a, b in combinations(around, 2) if b not in near[a]), None)
            lines.append(f"{v}: {' '.join(map(str, around)) or '-'}" + (f"; {open_[0]}-{open_[1]} x" if open_ else ""))
            if open_:
                gaps[v] = open_
            else:
                order.append(v)
                left.remove(v)
        if not left:
            return "\n".join([*lines, f"{' '.join(map(str, order))}: kind = order, vertices = {sequence(order)}"])
        pairs = [(top, *pair) for top in sorted(left) for pair in combinations(sorted(near[top] & left), 2)]
        for top, a, b in pairs:
            if b not in near[a]:
                came = {top: 0, a: top}
                banned, queue = near[top] - {b}, [a]
                for u in queue:  # grows while it is walked through
                    fresh = sorted((near[u] & left) - banned - came.keys())
                    came |= dict.fromkeys(fresh, u)
                    queue += fresh
                lines.append(f"{top}, {a}-{b}: " + (", ".join(f"{came[u]}>{u}" for u in queue[1:]) or "x"))
                if b in came:
                    way = [b]
                    while way[-1] != top:
                        way.append(came[way[-1]])
                    told = "-".join(map(str, way))
                    return "\n".join([*lines, f"{told}-{way[0]}: kind = cycle, vertices = {sequence(way)}"])
        raise AssertionError("a graph without a simplicial vertex has a hole")


def _certificates(n: int, edges: set[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """Give an elimination order, or else a shortest chordless cycle."""
    near = [set(others) for others in neighbours(n, edges)]
    order: list[int] = []
    left = set(range(n))
    while left:
        simple = (v for v in sorted(left) if all(b in near[a] for a, b in combinations(near[v] & left, 2)))
        v = next(simple, None)
        if v is None:
            break
        order.append(v)
        left.remove(v)
    if not left:
        return order, []
    best: list[int] = []
    for v in left:  # a shortest way between two neighbours of v that avoids v and its other neighbours
        for a, b in combinations(sorted(near[v] & left), 2):
            if b not in near[a]:
                banned = (near[v] | {v}) - {a, b}
                way = shortest_path(n, [edge for edge in edges if not banned & set(edge)], a, b)
                if way and (not best or len(way) + 1 < len(best)):
                    best = [v, *way]
    return [], best
