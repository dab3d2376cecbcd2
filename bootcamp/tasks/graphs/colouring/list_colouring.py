"""Colour the vertices of a graph, each from a list of its own, so that adjacent ones differ.

Answer: the colour of each vertex; every such colouring is right.
Harder: more vertices and edges, more colours; taking the first colour that fits fails.
Skills: search, deduction
Source: original; V. G. Vizing, 1976; P. Erdős, A. L. Rubin and H. Taylor, Choosability in graphs, 1979.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import neighbours, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_choices import chosen_lines
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

_MOST = 8
"""More colourings than these are too many."""


class ListColouring(Task["ListColouring.Params", "ListColouring.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 6, 8, 10, 12, 14, 16, 18, 21, 25), ge=3, le=40)
        edges: int = knob("how many edges there are", levels=(6, 8, 12, 16, 20, 25, 30, 35, 42, 52), ge=2, le=150)
        colours: int = knob("how many colours there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=12)
        longest: int = knob("how many colours a list has at most", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=8)
        trap: bool = knob("whether taking the first colour that fits fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        graph: Graph
        lists: tuple[tuple[int, ...], ...]  # of the vertices in order

        @property
        def shown(self) -> list[str]:
            return [f"{vertex}: {', '.join(map(str, row))}" for vertex, row in enumerate(self.lists, start=1)]

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Each vertex has a list of the colours that it may have; colours are numbers:

        {{ shown | lines }}

        Choose a colour for each vertex from its list so that vertices joined by an edge have different colours. This is
        possible; any such choice will do. Give the colours of the vertices 1 to {{ graph.vertices }} in order.
        """,
        zh=r"""
        {{ graph.told(language) }}

        每个顶点有一个列表，列出它可以取的颜色，颜色用数表示：

        {{ shown | lines }}

        请为每个顶点从它的列表中选一种颜色，使有边相连的顶点颜色不同。这是可以做到的，任何一种这样的选法都可以。
        请依次给出顶点 1 到 {{ graph.vertices }} 的颜色。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=1), length=instance.graph.vertices)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        """Give each vertex its planted colour and colours of its neighbours; shorten lists until few ways are left."""
        n = params.vertices
        for _ in range(80):
            edges = random_connected(rng, n, min(params.edges, n * (n - 1) // 2))
            near = neighbours(n, edges)
            hidden: list[int] = []
            for v in range(n):
                taken = {hidden[u] for u in near[v] if u < v}
                free = [colour for colour in range(1, params.colours + 1) if colour not in taken]
                hidden += [rng.choice(free)] if free else []
                if not free:
                    break
            if len(hidden) < n:
                continue
            lists = []
            for v in range(n):
                around = sorted({hidden[u] for u in near[v]} - {hidden[v]})
                others = rng.sample(around, min(len(around), rng.randint(1, params.longest - 1)))
                lists.append(sorted({hidden[v], *others}))
            for v in rng.sample(range(n), n):
                if _count(near, lists) <= _MOST:
                    break
                if len(lists[v]) > 2:
                    lists[v] = sorted([hidden[v], rng.choice([c for c in lists[v] if c != hidden[v]])])
            if _count(near, lists) > _MOST or (params.trap and any(_first_fit(near, lists, turn) for turn in (1, -1))):
                continue
            rows = tuple(map(tuple, lists))
            return self.Instance(graph=draw_view(rng, n, edges), lists=rows), tuple(hidden)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.lists]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        for vertex, (colour, row) in enumerate(zip(answer, instance.lists, strict=True), start=1):
            if colour not in row:
                return f"the colour of vertex {vertex} is not in its list"
        clash = next(((u, v) for u, v in instance.graph.ends() if answer[u - 1] == answer[v - 1]), None)
        return f"the vertices {clash[0]} and {clash[1]} have the same colour" if clash else ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n = instance.graph.vertices
        around = neighbours(n + 1, instance.graph.ends())
        shown = {v: str(v) for v in range(1, n + 1)}
        lists = dict(enumerate(instance.lists, start=1))
        lines, found = chosen_lines(lists, dict(enumerate(around)), shown)
        return "\n".join([*lines, f"1-{n}: {sequence([found[v] for v in shown])}"])


def _count(near: list[list[int]], lists: list[list[int]]) -> int:
    """Count the colourings, up to a few; the vertex with the fewest colours left comes next."""

    def search(left: dict[int, list[int]], found: int) -> int:
        if not left:
            return found + 1
        vertex = min(left, key=lambda v: (len(left[v]), v))
        for colour in left[vertex]:
            rest = {
                v: [c for c in row if c != colour or v not in near[vertex]] for v, row in left.items() if v != vertex
            }
            if all(rest.values()):
                found = search(rest, found)
            if found > _MOST:
                break
        return found

    return search(dict(enumerate(lists)), 0)


def _first_fit(near: list[list[int]], lists: list[list[int]], turn: int) -> bool:
    """Tell whether each vertex in order finds a colour that its coloured neighbours do not have."""
    chosen: dict[int, int] = {}
    for v in range(len(lists)):
        fits = [c for c in lists[v][::turn] if all(chosen.get(u) != c for u in near[v])]
        if not fits:
            return False
        chosen[v] = fits[0]
    return True
