"""Find a shortest closed walk that uses every edge of a graph at least once.

Answer: the vertices in order, the first again at the end; every shortest such walk is right.
Harder: more vertices and edges, and more vertices of odd degree to be paired.
Skills: search, optimization
Source: original; Kwan Mei-Ko, Graphic programming using odd or even points, 1962.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours, random_connected, shortest_paths, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.shown_tours import spliced_tours
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path

Walk = tuple[int, ...]
Pairs = list[tuple[int, int]]


class ChinesePostman(Task["ChinesePostman.Params", "ChinesePostman.Instance", Walk]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 15), ge=4, le=24)
        edges: int = knob("how many edges there are", levels=(6, 8, 10, 12, 14, 16, 18, 20, 22, 26), ge=4, le=60)
        odd: int = knob("how many vertices have an odd degree", levels=(2, 2, 4, 4, 4, 6, 6, 6, 8, 8), ge=2, le=10)
        longest: int = knob("the largest length drawn", levels=(6, 9, 9, 12, 15, 18, 20, 24, 28, 30), ge=2, le=99)
        trap: bool = knob("whether pairing the nearest odd vertices first fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        best: int  # the least total length

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Find a closed walk of least total length that uses every edge at least once. An edge counts with its length each
        time it is used. List the vertices in order; the first one stands again at the end. Any shortest such walk will
        do.
        """,
        zh=r"""
        {{ graph.told(language) }}

        求一条回到起点的路线，每条边至少经过一次，且总长度最小（一条边经过几次，它的长度就计几次）。
        请按次序列出顶点，起点在末尾再写一次。任何一条最短的这样的路线都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Walk]:
        return Path(Integer(low=1, high=instance.graph.vertices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Walk]:
        n = params.vertices
        for _ in range(400):
            edges = weighted(rng, random_connected(rng, n, params.edges), 1, params.longest)
            odd = [v for v, near in enumerate(neighbours(n, edges)) if len(near) % 2]
            if len(odd) != params.odd:
                continue
            far = {u: [d or 0 for d in shortest_paths(n, edges, u)[0]] for u in odd}
            extra, pairs = _best_pairs(odd, far)
            if params.trap and _nearest_pairs(odd, far) == extra:
                continue
            used = [(u, v) for u, v, _ in edges]
            for u, v in pairs:
                while v != u:  # walk from v back to u along a shortest path
                    step = next(
                        a if b == v else b for a, b, w in edges if v in (a, b) and far[u][v] - w == far[u][a + b - v]
                    )
                    used.append((step, v))
                    v = step
            best = sum(w for *_, w in edges) + extra
            instance = self.Instance(graph=draw_view(rng, n, edges, ("length",)), best=best)
            return instance, tuple(v + 1 for v in _circuit(used))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]

    def check(self, instance: Instance, answer: Walk) -> str:
        lengths = instance.graph.label()
        steps = list(pairwise(answer))
        stray = next((step for step in steps if step not in lengths), None)
        if stray:
            return f"there is no edge {stray[0]}-{stray[1]}"
        if not answer or answer[0] != answer[-1]:
            return "the walk does not end where it began"
        if len({frozenset(step) for step in steps}) < len(instance.graph.edges):
            return "an edge is not used"
        return "" if sum(lengths[step] for step in steps) == instance.best else "a shorter walk exists"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, lengths = instance.graph.vertices, instance.graph.label()
        edges = [(u - 1, v - 1, lengths[u, v]) for u, v in instance.graph.ends()]
        around = [sorted(v + 1 for v in others) for others in neighbours(n, edges)]
        odd = [v for v, others in enumerate(around) if len(others) % 2]
        lines = [", ".join(f"{v} {len(others)}" for v, others in enumerate(around, start=1))]
        far = {u: [d or 0 for d in shortest_paths(n, edges, u)[0]] for u in odd}
        came: dict[int, dict[int, int]] = {}
        for u in odd[:-1]:
            order = sorted((v for v in range(n) if v != u), key=lambda v: far[u][v])
            came[u] = {v: next(w for w in around[v] if far[u][w - 1] + lengths[w, v + 1] == far[u][v]) for v in order}
            lines.append(f"{u + 1}: {', '.join(f'{came[u][v]}-{v + 1} {far[u][v]}' for v in order)}")
        for pairs in _pairings(odd) if odd[2:] else ():
            terms = [far[u][v] for u, v in pairs]
            told = " ".join(f"{u + 1}-{v + 1}" for u, v in pairs)
            lines.append(f"{told}: {' + '.join(map(str, terms))} = {sum(terms)}")
        twice = []
        for u, v in _best_pairs(odd, far)[1]:
            while v != u:
                twice.append((came[u][v], v + 1))
                v = came[u][v] - 1
        lines.append("+ " + ", ".join(f"{u}-{v}" for u, v in twice))
        near: dict[int, list[int]] = {
            v: sorted([*row, *(u + w - v for u, w in twice if v in (u, w))]) for v, row in enumerate(around, start=1)
        }
        tours, walk = spliced_tours(near, 1, both=True)
        return "\n".join(
            [
                *lines,
                *tours[len(tours) == 1 :],
                {"en": "found: ", "zh": "找到："}[language] + " -> ".join(map(str, walk)),
            ]
        )


def _best_pairs(odd: list[int], far: dict[int, list[int]]) -> tuple[int, Pairs]:
    """Pair the vertices with the least sum of distances."""
    if not odd:
        return 0, []
    first, *rest = odd
    options = []
    for v in rest:
        total, pairs = _best_pairs([u for u in rest if u != v], far)
        options.append((total + far[first][v], [(first, v), *pairs]))
    return min(options)


def _pairings(odd: list[int]) -> Iterator[Pairs]:
    """Give all ways to part the vertices into pairs."""
    if not odd:
        yield []
    for v in odd[1:]:
        for rest in _pairings([u for u in odd[1:] if u != v]):
            yield [(odd[0], v), *rest]


def _nearest_pairs(odd: list[int], far: dict[int, list[int]]) -> int:
    """Pair the two nearest vertices again and again."""
    left, total = list(odd), 0
    while left:
        length, u, v = min((far[u][v], u, v) for u in left for v in left if u < v)
        total += length
        left = [w for w in left if w not in (u, v)]
    return total


def _circuit(edges: Pairs) -> list[int]:
    """Walk through all edges once (Hierholzer)."""
    left = list(edges)
    stack, walk = [left[0][0]], []
    while stack:
        here = stack[-1]
        step = next((edge for edge in left if here in edge), None)
        if step is None:
            walk.append(stack.pop())
        else:
            left.remove(step)
            stack.append(step[0] + step[1] - here)
    return walk
