"""Count the paths of an acyclic graph that avoid some vertices and pass through one of others.

Answer: the number of paths.
Harder: more vertices and arcs, more paths, more vertices to avoid and to pass through.
Skills: counting
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours, random_dag, topological_order
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class DagPathCount(Task["DagPathCount.Params", "DagPathCount.Instance", int]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 7, 9, 10, 11, 12, 14, 17, 20, 25), ge=4, le=44)
        arcs: int = knob("how many arcs there are", levels=(11, 14, 26, 30, 34, 38, 46, 58, 70, 90), ge=4, le=200)
        marked: int = knob(
            "how many vertices of which one must be passed", levels=(1, 1, 2, 2, 2, 2, 3, 3, 4, 4), ge=1, le=6
        )
        forbidden: int = knob("how many vertices must be avoided", levels=(0, 1, 0, 1, 1, 1, 1, 2, 2, 3), ge=0, le=6)
        least: int = knob(
            "how many paths there are at least", levels=(3, 4, 20, 20, 24, 28, 32, 40, 60, 80), ge=2, le=1000
        )

    class Instance(task.Instance):
        graph: Graph
        start: int
        end: int
        marked: tuple[int, ...]
        forbidden: tuple[int, ...]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The graph has no cycle. Count the paths along arcs in their direction from vertex {{ start }} to vertex
        {{ end }} that pass through {{ "vertex" if marked | length == 1 else "at least one of the vertices" }}
        {{- " " ~ marked | listed }}
        {%- if forbidden %} and do not pass through
        {{- " any of the vertices" if forbidden | length > 1 else " vertex" }} {{ forbidden | listed }}{% endif %}.
        How many are there?
        """,
        zh=r"""
        {{ graph.told(language) }}

        这个图没有圈。沿弧的方向从顶点 {{ start }} 到顶点 {{ end }} 的路径中，有多少条经过顶点 {{ marked | join("、") }}
        {{- " 中至少一个" if marked | length > 1 }}
        {%- if forbidden %}，并且不经过顶点 {{ forbidden | join("、") }}
        {{- " 中任何一个" if forbidden | length > 1 }}{% endif %}？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.vertices
        for _ in range(60):
            arcs = random_dag(rng, n, min(params.arcs, n * (n - 1) // 2))
            order = topological_order(n, arcs) or []
            start, end = order[0], order[-1]
            chosen = rng.sample(order[1:-1], params.marked + params.forbidden)
            marked, forbidden = chosen[: params.marked], chosen[params.marked :]
            allowed = _paths(n, arcs, order, forbidden)
            count = allowed - _paths(n, arcs, order, chosen)
            every = _paths(n, arcs, order, [])
            wide = params.least <= count <= 60 * params.least
            if wide and count < allowed and (not forbidden or allowed < every):
                instance = self.Instance(
                    graph=draw_view(rng, n, arcs, directed=True), start=start + 1, end=end + 1,
                    marked=tuple(sorted(v + 1 for v in marked)), forbidden=tuple(sorted(v + 1 for v in forbidden)),
                )  # fmt: skip
                return instance, count
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.start, instance.end, instance.marked, instance.forbidden]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, ends = instance.graph.vertices, instance.graph.ends()
        heads, every, through = neighbours(n, [(v - 1, u - 1) for u, v in ends], directed=True), {}, {}
        order = [v + 1 for v in topological_order(n, [(u - 1, v - 1) for u, v in ends]) or []]
        every[instance.start], through[instance.start] = 1, 0
        lines = [f"{instance.start}: 1, 0"]
        for v in order[order.index(instance.start) + 1 :]:
            before = [u + 1 for u in heads[v - 1] if u + 1 in every]
            if v in instance.forbidden or not before:
                continue
            every[v], sums = _added([every[u] for u in before])
            through[v], marked = _added([through[u] for u in before])
            if v in instance.marked:
                through[v] = every[v]
                marked = {"en": f"marked, so {every[v]}", "zh": f"必经，故 {every[v]}"}[language]
            lines.append(f"{v}: {sums}, {marked}")
        return "\n".join(lines)


def _added(numbers: list[int]) -> tuple[int, str]:
    if len(numbers) == 1 or not any(numbers):
        return sum(numbers), str(sum(numbers))
    return sum(numbers), f"{'+'.join(map(str, numbers))}={sum(numbers)}"


def _paths(n: int, arcs: tuple[tuple[int, int], ...], order: list[int], without: list[int]) -> int:
    """Count the paths from the first vertex of a topological order to the last that avoid some vertices."""
    start, end = order[0], order[-1]
    count, heads = [0] * n, neighbours(n, arcs, directed=True)
    count[start] = 1
    for u in order:
        for v in heads[u]:
            if v not in without:
                count[v] += count[u]
    return count[end]
