"""Run a depth-first search and tell tree, back, forward and cross arcs apart.

Answer: the kind of each asked arc and the times of some vertices; one answer is right.
Harder: more vertices and arcs, and more vertices whose times are asked.
Skills: simulation
Source: original; R. E. Tarjan, Depth-first search and linear graph algorithms, 1972.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Edge, Integer, Mapping, Record, Sequence

Answer = dict[str, Any]
_KINDS = ("tree", "back", "forward", "cross")


class DfsEdgeTypes(Task["DfsEdgeTypes.Params", "DfsEdgeTypes.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(4, 6, 8, 10, 12, 15, 18, 22, 27, 32), ge=4, le=60)
        arcs: int = knob("how many arcs there are", levels=(6, 10, 15, 20, 26, 34, 43, 54, 68, 85), ge=4, le=200)
        asked: int = knob("how many arcs are asked about", levels=(3, 4, 6, 7, 9, 11, 13, 15, 18, 20), ge=1, le=30)
        times: int = knob("how many vertices' times are asked", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=20)

    class Instance(task.Instance):
        graph: Graph
        arcs: tuple[tuple[int, int], ...]
        vertices: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        A depth-first search runs on this graph. Visiting a vertex means: it is discovered; then the heads of its arcs
        are looked at in increasing order, and each that is not yet discovered is visited at once; then the vertex is
        finished. The search begins with vertex 1; each time a visit from outside is over, the undiscovered vertex of
        the smallest number is visited next, until all are finished. A clock counts 1, 2, 3, ... at every discovery and
        every finish.

        An arc u->v is a tree arc if v was first discovered along it; a back arc if v was discovered before u and not
        yet finished when the arc was looked at; a forward arc if v was discovered after u, but not along this arc; and
        a cross arc if v was already finished before u was discovered.

        Give arcs, the kind (tree, back, forward, cross) of each of these arcs:
        {% for u, v in arcs %}{{ u }}->{{ v }}{{ "" if loop.last else ", " }}{% endfor %};
        and times, the times of discovery and of finish, in this order, of {{ vertices | listed(language) }}.
        """,
        zh=r"""
        {{ graph.told(language) }}

        在这个图上做深度优先搜索。访问一个顶点是指：先发现它；再按编号从小到大逐个查看它的弧所指的顶点，
        遇到尚未被发现的就立即访问；然后该顶点完成。搜索从顶点 1 开始；每当从外部开始的一次访问结束，
        就接着访问编号最小的未被发现的顶点，直到全部完成。每次发现和每次完成时，时钟依次记为 1、2、3、……。

        对弧 u->v：如果 v 是沿这条弧首次被发现的，它是树弧 tree；如果 v 先于 u 被发现，且查看这条弧时 v 尚未完成，
        它是后向弧 back；如果 v 在 u 之后被发现，但不是沿这条弧发现的，它是前向弧 forward；
        如果 v 在 u 被发现之前已经完成，它是横叉弧 cross。

        请给出 arcs：下列每条弧的类型（tree、back、forward、cross）：
        {% for u, v in arcs %}{{ u }}->{{ v }}{{ "" if loop.last else ", " }}{% endfor %}；
        以及 times：顶点 {{ vertices | listed(language) }} 的发现时间和完成时间（按此次序）。
        """,
    )

    def format(self, instance: Instance) -> Record:
        n = instance.graph.vertices
        times = Sequence(Integer(low=1, high=2 * n), length=2)
        return Record(
            arcs=Mapping(Edge(n, directed=True), Choice(_KINDS), instance.arcs),
            times=Mapping(Integer(low=1, high=n), times, instance.vertices),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.vertices
        for _ in range(100):
            pairs = [(u, v) for u in range(n) for v in range(n) if u != v]
            arcs = sorted(rng.sample(pairs, min(params.arcs, len(pairs) - 1)))
            start, end, tree = _search(n, arcs)
            kinds = {arc: _kind(arc, start, end, tree) for arc in arcs}
            by = {kind: [arc for arc in arcs if kinds[arc] == kind] for kind in _KINDS}
            present = [kind for kind in _KINDS if by[kind]]
            if len(present) < min(3, params.asked):
                continue
            asked = {rng.choice(by[kind]) for kind in present[: params.asked]}
            rest = [arc for arc in arcs if arc not in asked]
            asked |= set(rng.sample(rest, min(len(rest), params.asked - len(asked))))
            shown = sorted(asked)
            vertices = tuple(sorted(v + 1 for v in rng.sample(range(1, n), params.times)))
            answer = {
                "arcs": {(u + 1, v + 1): kinds[u, v] for u, v in shown},
                "times": {v: (start[v - 1], end[v - 1]) for v in vertices},
            }
            graph = draw_view(rng, n, arcs, directed=True)
            numbered = tuple((u + 1, v + 1) for u, v in shown)
            return self.Instance(graph=graph, arcs=numbered, vertices=vertices), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts(), sorted(instance.arcs), instance.vertices]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, arcs = instance.graph.vertices, sorted((u - 1, v - 1) for u, v in instance.graph.ends())
        start, end, tree = _search(n, arcs)
        near, lines = neighbours(n, arcs, directed=True), list[str]()

        def visit(u: int) -> None:
            lines.append(f"{u + 1}: {start[u]}")
            for v in near[u]:
                lines.append(f"{u + 1}->{v + 1} {_kind((u, v), start, end, tree)}")
                if (u, v) in tree:
                    visit(v)
            lines.append(f"{u + 1}: {start[u]}, {end[u]}")

        for root in range(n):
            if not any(v == root for _, v in tree):
                visit(root)
        return "\n".join(lines)


def _search(n: int, arcs: list[tuple[int, int]]) -> tuple[list[int], list[int], set[tuple[int, int]]]:
    """Give the times of discovery and finish and the tree arcs."""
    near = neighbours(n, arcs, directed=True)
    start, end, tree = [0] * n, [0] * n, set()
    clock = 0
    for root in range(n):
        stack = [] if start[root] else [root]
        while stack:
            u = stack[-1]
            if not start[u]:
                clock += 1
                start[u] = clock
            v = next((v for v in near[u] if not start[v]), None)
            if v is None:
                clock += 1
                end[stack.pop()] = clock
            else:
                tree.add((u, v))
                stack.append(v)
    return start, end, tree


def _kind(arc: tuple[int, int], start: list[int], end: list[int], tree: set[tuple[int, int]]) -> str:
    u, v = arc
    if arc in tree:
        return "tree"
    if start[u] < start[v]:
        return "forward"
    return "back" if end[u] < end[v] else "cross"
