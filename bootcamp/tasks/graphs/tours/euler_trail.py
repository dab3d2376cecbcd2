"""Find a trail that uses every edge of a multigraph exactly once.

Answer: the vertices in order; every such trail is right.
Harder: more vertices and edges, parallel edges, and more places where walking on blindly leaves edges behind.
Skills: search, planning
Source: original; L. Euler, Solutio problematis ad geometriam situs pertinentis, 1736.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path

Trail = tuple[int, ...]


class EulerTrail(Task["EulerTrail.Params", "EulerTrail.Instance", Trail]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 9, 10, 12, 13, 15, 17, 20, 24), ge=4, le=40)
        edges: int = knob("how many edges there are", levels=(6, 8, 16, 18, 22, 27, 35, 45, 58, 75), ge=4, le=150)
        parallel: bool = knob("whether there may be parallel edges", levels=(False,) * 2 + (True,) * 8)
        blind: int = knob(
            "percent of walks that never look ahead and may succeed", levels=(100, 80, 15) + (15,) * 7, ge=10, le=100
        )

    class Instance(task.Instance):
        graph: Graph

        @property
        def parallel(self) -> bool:
            return len({(min(edge), max(edge)) for edge in self.graph.ends()}) < len(self.graph.edges)

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        {% if parallel %}
        An edge that is listed several times is there several times.
        {% endif %}
        Find a walk that uses every edge exactly once; it may begin and end anywhere. List its vertices in order, from
        the first to the last, a vertex as often as the walk comes by. Any such walk will do.
        """,
        zh=r"""
        {{ graph.told(language) }}

        {% if parallel %}
        列出几次的边就有几条。
        {% endif %}
        求一条恰好经过每条边一次的路线，起点和终点不限。请从头到尾按次序列出它的顶点，经过几次就列几次。
        任何一条这样的路线都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Trail]:
        return Path(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Trail]:
        """Walk at random between small groups of vertices that have few edges between them."""
        n = params.vertices
        for _ in range(400):
            size = rng.choice((3, 4, 5))
            walk = [rng.randrange(n)]
            used: Counter[tuple[int, int]] = Counter()
            while len(walk) <= params.edges:
                u = walk[-1]
                most = 2 if params.parallel else 1
                free = [
                    v
                    for v in range(n)
                    if v != u and used[min(u, v), max(u, v)] < (most if v // size == u // size else 1)
                ]
                near = [v for v in free if v // size == u // size] if rng.random() < 0.8 else free
                if not near:
                    near = [v for v in free if abs(v // size - u // size) == 1] or free
                if not near:
                    break
                v = rng.choice(near)
                used[min(u, v), max(u, v)] += 1
                walk.append(v)
            if len(walk) <= params.edges or len(set(walk)) < n:
                continue
            edges = list(used.elements())
            tries = [_blind(rng, n, edges, walk[0]) for _ in range(30)] if params.blind < 100 else []
            if 100 * sum(tries) > params.blind * len(tries):
                continue
            names = rng.sample(range(n), n)
            graph = draw_view(rng, n, [(names[u], names[v]) for u, v in edges])
            return self.Instance(graph=graph), tuple(names[v] + 1 for v in walk)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        near: dict[int, list[int]] = {v: [] for v in range(1, instance.graph.vertices + 1)}
        for u, v in instance.graph.ends():
            near[u].append(v)
            near[v].append(u)
        odd = [v for v, others in near.items() if len(others) % 2]
        said = {"en": ("degrees", "begin at", "left", "trail: "), "zh": ("度", "起点", "余下", "路线：")}[language]
        degrees = ", ".join(f"{v}: {len(others)}" for v, others in near.items())
        walk = (odd or [1])[:1]
        lines = [f"{said[0]} {degrees} → {said[1]} {walk[0]}"]
        while any(near.values()):
            place = next(i for i, v in enumerate(walk) if near[v])
            tour = [walk[place]]
            while near[tour[-1]]:
                v = min(near[tour[-1]])
                near[tour[-1]].remove(v)
                near[v].remove(tour[-1])
                tour.append(v)
            walk[place : place + 1] = tour
            left = ", ".join(f"{u}-{v}" for u, others in near.items() for v in sorted(others) if u < v) or "-"
            lines.append(f"{' -> '.join(map(str, tour))}; {said[2]} {left}")
        return "\n".join([*lines, f"{said[3]}{' -> '.join(map(str, walk))}"])

    def check(self, instance: Instance, answer: Trail) -> str:
        left = Counter((min(edge), max(edge)) for edge in instance.graph.ends())
        for u, v in pairwise(answer):
            if not left[min(u, v), max(u, v)]:
                return f"there is no edge {u}-{v} left for this step"
            left[min(u, v), max(u, v)] -= 1
        return "an edge is not used" if any(left.values()) else ""


def _blind(rng: Random, n: int, edges: Sequence[tuple[int, int]], start: int) -> bool:
    """Walk on along edges not yet used, without a look ahead; tell whether all of them are used at the end."""
    near: list[list[int]] = [[] for _ in range(n)]
    for u, v in edges:
        near[u].append(v)
        near[v].append(u)
    here, steps = start, 0
    while near[here]:
        there = near[here].pop(rng.randrange(len(near[here])))
        near[there].remove(here)
        here, steps = there, steps + 1
    return steps == len(edges)
