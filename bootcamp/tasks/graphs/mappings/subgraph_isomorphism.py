"""Find a pattern graph inside a host graph.

Answer: a host vertex for each pattern vertex; every copy of the pattern is right.
Harder: larger patterns and hosts, with few copies among many near ones.
Skills: search, logic
Source: original; J. R. Ullmann, An algorithm for subgraph isomorphism, 1976.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.shown_mappings import mapped_lines
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping

Answer = dict[int, int]


class SubgraphIsomorphism(Task["SubgraphIsomorphism.Params", "SubgraphIsomorphism.Instance", Answer]):
    version = 1

    class Params(task.Params):
        pattern: int = knob("how many vertices the pattern has", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=12)
        closing: int = knob(
            "how many edges the pattern has beyond a tree", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=0, le=20
        )
        host: int = knob("how many vertices the host has", levels=(6, 7, 9, 10, 12, 13, 15, 17, 19, 22), ge=5, le=40)
        edges: int = knob("how many edges the host has", levels=(8, 11, 14, 17, 20, 23, 27, 32, 36, 42), ge=4, le=120)
        copies: int = knob("the most ways to map it", levels=(24, 12, 12, 8, 8, 8, 6, 6, 4, 4), ge=1, le=99)

    class Instance(task.Instance):
        pattern: Graph
        host: Graph

    prompt = Prompt(
        en=r"""
        The pattern: {{ pattern.told(language) }}

        The host: {{ host.told(language) }}

        Map every vertex of the pattern to a vertex of the host, different vertices to different ones, so that every
        edge of the pattern is mapped to an edge of the host. (The host may have further edges between these vertices.)
        This is possible; any such mapping will do. Give the host vertex for each vertex of the pattern.
        """,
        zh=r"""
        模式图：{{ pattern.told(language) }}

        宿主图：{{ host.told(language) }}

        请把模式图的每个顶点对应到宿主图的一个顶点，不同的顶点对应不同的顶点，使模式图的每条边都对应到宿主图的边。
        （宿主图的这些顶点之间可以另有其他边。）这是可以做到的，任何一种这样的对应都可以。
        请对模式图的每个顶点给出宿主图中与之对应的顶点。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = instance.pattern.vertices
        return Mapping(Integer(low=1, high=n), Integer(low=1, high=instance.host.vertices), tuple(range(1, n + 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        k, n = params.pattern, params.host
        for _ in range(200):
            pattern = random_connected(rng, k, min(k * (k - 1) // 2, k - 1 + params.closing))
            places = rng.sample(range(n), k)
            edges = {(min(places[u], places[v]), max(places[u], places[v])) for u, v in pattern}
            edges |= {(u, v) for u, v in random_connected(rng, n, n - 1) if not (u in places and v in places)}
            for _ in range(500):
                if len(edges) >= params.edges:
                    break
                u, v = sorted(rng.sample(range(n), 2))
                edges.add((u, v))
            if len(edges) != params.edges or _copies(k, pattern, n, edges, params.copies + 1) > params.copies:
                continue
            forms = ("edges", "lists", "matrix", "sentences")
            shown = draw_view(rng, k, pattern, forms=forms)
            instance = self.Instance(pattern=shown, host=draw_view(rng, n, sorted(edges), forms=forms))
            return instance, {v + 1: places[v] + 1 for v in range(k)}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        pattern, host = instance.pattern, instance.host
        return [pattern.vertices, pattern.facts(), host.vertices, host.facts()]

    def check(self, instance: Instance, answer: Answer) -> str:
        if len(set(answer.values())) < len(answer):
            return "two vertices are mapped to the same one"
        edges = {frozenset(edge) for edge in instance.host.ends()}
        for u, v in instance.pattern.ends():
            if frozenset((answer[u], answer[v])) not in edges:
                return f"the edge {u}-{v} is not mapped to an edge of the host"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        rows = (neighbours(one.vertices + 1, one.ends()) for one in (instance.pattern, instance.host))
        pattern, host = ({v: {*others} for v, others in enumerate(near) if v} for near in rows)
        lines, found = mapped_lines(pattern, host, exact=False)
        return "\n".join([*lines, f"1-{len(pattern)}: {', '.join(f'{v}: {found[v]}' for v in pattern)}"])


def _copies(k: int, pattern: tuple[tuple[int, int], ...], n: int, edges: set[tuple[int, int]], most: int) -> int:
    """Count the mappings, up to `most`, each vertex placed after a neighbour of it."""
    near, around = neighbours(k, pattern), neighbours(n, edges)
    order = [0]
    for v in order:
        order += [w for w in near[v] if w not in order]
    waiting: list[tuple[int, ...]] = [()]
    found = 0
    while waiting and found < most:
        placed = waiting.pop()
        if len(placed) == k:
            found += 1
            continue
        bound = [placed[order.index(w)] for w in near[order[len(placed)]] if w in order[: len(placed)]]
        for v in around[bound[0]] if bound else range(n):
            if v not in placed and all(v in around[w] for w in bound):
                waiting.append((*placed, v))
    return found
