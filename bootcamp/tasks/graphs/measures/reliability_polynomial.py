"""Find the probability that a graph with failing edges stays connected, as a polynomial.

Answer: a polynomial in p; one is right, in any form.
Harder: more vertices and edges, parallel edges, cycles that share more edges.
Skills: counting, probability, algebra
Source: original; E. F. Moore and C. E. Shannon, Reliable circuits using less reliable relays, 1956.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bootcamp import task
from bootcamp.lib.graph import components, random_connected
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Polynomial
from bootcamp.verifiers.symbolic.polynomial_format import Terms


class ReliabilityPolynomial(Task["ReliabilityPolynomial.Params", "ReliabilityPolynomial.Instance", Terms]):
    version = 1

    class Params(task.Params):
        vertices: int = knob("how many vertices there are", levels=(5, 5, 6, 6, 6, 6, 7, 7, 7, 7), ge=3, le=8)
        edges: int = knob("how many edges there are", levels=(6, 7, 9, 10, 10, 11, 11, 11, 12, 12), ge=3, le=12)
        doubled: int = knob("how many edges are doubled", levels=(0, 1, 1, 1, 2, 1, 1, 2, 1, 2), ge=0, le=3)

    class Instance(task.Instance):
        graph: Graph

        @property
        def parallel(self) -> bool:
            return len({frozenset(edge) for edge in self.graph.ends()}) < len(self.graph.edges)

    answer = Polynomial(("p",))
    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        {% if parallel %}
        An edge that is listed several times is there several times.
        {% endif %}
        Each edge works with probability p and fails otherwise, independently of the others; vertices never fail.
        What is the probability that every two vertices are connected by working edges? Give it as a polynomial in p.
        """,
        zh=r"""
        {{ graph.told(language) }}

        {% if parallel %}
        列出几次的边就有几条。
        {% endif %}
        每条边以概率 p 正常工作，否则失效，各边相互独立；顶点不会失效。
        任意两个顶点都由正常工作的边连通的概率是多少？请写成 p 的多项式。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        n = params.vertices
        for _ in range(100):
            edges = list(random_connected(rng, n, params.edges - params.doubled))
            edges += rng.sample(edges, params.doubled)
            trees, polynomial = _reliability(n, tuple(edges))
            if trees > 3:
                return self.Instance(graph=draw_view(rng, n, edges)), self.answer.from_coefficients(polynomial)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts()]


@lru_cache(maxsize=4096)
def _reliability(n: int, edges: tuple[tuple[int, int], ...]) -> tuple[int, list[int]]:
    """Count the spanning trees, and give the coefficients by deleting and contracting one edge after the other."""
    if n == 1:
        return 1, [1]
    if not edges or len(components(n, edges)) > 1:
        return 0, [0]
    (u, v), *rest = edges
    if u == v:
        return _reliability(n, tuple(rest))
    low, high = min(u, v), max(u, v)
    place = [low if w == high else w - (w > high) for w in range(n)]
    kept = _reliability(n - 1, tuple(sorted((min(place[a], place[b]), max(place[a], place[b])) for a, b in rest)))
    gone = _reliability(n, tuple(rest))
    found = [0] * (2 + max(len(kept[1]), len(gone[1])))
    for power, value in enumerate(kept[1]):
        found[power + 1] += value
    for power, value in enumerate(gone[1]):
        found[power] += value
        found[power + 1] -= value
    return kept[0] + gone[0], found
