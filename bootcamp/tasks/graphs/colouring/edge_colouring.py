"""Colour the edges of a graph with as many colours as its largest degree so that edges with a common end differ.

Answer: the colour of each edge; every colouring without a clash is right.
Harder: more vertices, edges and colours, graphs on which taking the first colour that fits fails.
Skills: search, logic
Source: original; V. G. Vizing, On an estimate of the chromatic class of a p-graph, 1964.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.lib.shown_choices import chosen_lines
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Integer, Mapping

Pair = tuple[int, ...]
Answer = dict[Pair, int]


class EdgeColouring(Task["EdgeColouring.Params", "EdgeColouring.Instance", Answer]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(6, 7, 7, 8, 8, 9, 10, 10, 12, 12), ge=4, le=16)
        colours: int = knob("how many colours there are", levels=(3, 3, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=8)
        dropped: int = knob("how many edges are left out", levels=(2, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=0, le=8)
        trap: bool = knob("whether the first colour that fits fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        graph: Graph
        colours: int

        @property
        def pairs(self) -> tuple[Pair, ...]:
            return tuple(sorted((min(pair), max(pair)) for pair in self.graph.ends()))

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        Colour each edge with one of the colours 1 to {{ colours }} so that edges that share a vertex have different
        colours. A colouring exists. If there are several, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        用颜色 1 到 {{ colours }} 给每条边染色，使有公共顶点的边颜色不同。这样的染色存在。如果有多种，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        edge = Edge(instance.graph.vertices)
        return Mapping(edge, Integer(low=1, high=instance.colours), required=instance.pairs)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        """Unite matchings, one for each colour, and leave out edges so that one vertex keeps all colours."""
        n, k = params.vertices, params.colours
        for _ in range(60):
            colour: Answer = {}
            for c in range(1, k + 1):
                order = rng.sample(range(n), n)
                pairs = [(min(pair), max(pair)) for pair in zip(order[::2], order[1::2], strict=False)]
                colour |= {pair: c for pair in pairs if pair not in colour}
            for pair in rng.sample(sorted(colour), min(params.dropped, len(colour) - 1)):
                del colour[pair]
            degrees = [sum(v in pair for pair in colour) for v in range(n)]
            if max(degrees) < k or min(degrees) == 0:
                continue
            view = draw_view(rng, n, [(pair[0], pair[1]) for pair in sorted(colour)])
            shown = view.ends()
            orders = [shown, sorted((min(pair), max(pair)) for pair in shown)]
            if params.trap and any(_first_fit(order) <= k for order in orders):
                continue
            return self.Instance(graph=view, colours=k), {(u + 1, v + 1): c for (u, v), c in colour.items()}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return instance.graph.facts()

    def check(self, instance: Instance, answer: Answer) -> str:
        seen: set[tuple[int, int]] = set()
        for pair, colour in answer.items():
            for vertex in pair:
                if (vertex, colour) in seen:
                    return f"two edges at vertex {vertex} have the colour {colour}"
                seen.add((vertex, colour))
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        shown = {pair: f"{pair[0]}-{pair[1]}" for pair in instance.pairs}
        near = {pair: [other for other in shown if other != pair and {*other} & {*pair}] for pair in shown}
        lines, found = chosen_lines(dict.fromkeys(shown, range(1, instance.colours + 1)), near, shown)
        return "\n".join([*lines, ", ".join(f"{shown[pair]}: {found[pair]}" for pair in shown)])


def _first_fit(pairs: list[tuple[int, int]]) -> int:
    """Count the colours if each edge in turn gets the first that fits."""
    used: set[tuple[int, int]] = set()
    most = 0
    for u, v in pairs:
        colour = next(c for c in range(1, len(pairs) + 1) if not {(u, c), (v, c)} & used)
        used |= {(u, colour), (v, colour)}
        most = max(most, colour)
    return most
