"""Find the PageRank of a page exactly.

Answer: a fraction; one is right.
Harder: more pages and links, pages without links, larger damping.
Skills: algebra, probability
Source: original; S. Brin and L. Page, The anatomy of a large-scale hypertextual web search engine, 1998.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib import matrix
from bootcamp.lib.graph import neighbours
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_DAMPING = (Fraction(1, 2), Fraction(2, 3), Fraction(3, 4), Fraction(4, 5), Fraction(17, 20))


class PagerankExact(Task["PagerankExact.Params", "PagerankExact.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        pages: int = knob("how many pages there are", levels=(4, 4, 5, 5, 5, 5, 6, 6, 6, 7), ge=3, le=9)
        links: int = knob("how many links there are", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 15), ge=2, le=40)
        damping: int = knob("how large d may be", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=5)
        dangling: int = knob("how many pages have no links", levels=(0, 0, 0, 1, 1, 1, 1, 1, 2, 2), ge=0, le=3)

    class Instance(task.Instance):
        graph: Graph
        damping: Fraction
        page: int

        @property
        def dangling(self) -> bool:
            return len({u for u, _ in self.graph.ends()}) < self.graph.vertices

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The vertices are web pages and the arcs are links. A surfer goes from page to page. In each step, with
        probability {{ damping }} the surfer follows one of the links of the present page, all equally likely, and
        otherwise jumps to one of all {{ graph.vertices }} pages, all equally likely, the present page included.
        {% if dangling %}
        From a page without links the surfer always jumps in this way.
        {% endif %}

        In the long run, which share of the steps ends on page {{ page }}? Give it as an exact fraction.
        """,
        zh=r"""
        {{ graph.told(language) }}

        顶点是网页，弧是链接。一名浏览者在网页之间移动。每一步，他以概率 {{ damping }} 等可能地
        沿当前网页的某个链接前进，否则等可能地跳到全部 {{ graph.vertices }} 个网页（包括当前网页）中的一个。
        {% if dangling %}
        在没有链接的网页上，他总是这样跳转。
        {% endif %}

        长期来看，到达网页 {{ page }} 的步数占多大比例？请用精确的分数回答。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.pages
        for _ in range(100):
            names = rng.sample(range(n), n)
            linking = names[params.dangling :]
            possible = [(u, v) for u in linking for v in range(n) if u != v]
            arcs = sorted(rng.sample(possible, min(params.links, len(possible) - 1)))
            after = neighbours(n, arcs, directed=True)
            damping = rng.choice(_DAMPING[max(0, params.damping - 2) : params.damping])
            if sum(not heads for heads in after) != params.dangling:
                continue
            ranks = _ranks(after, damping)
            fit = [v for v in range(n) if ranks[v] != Fraction(1, n) and 20 < ranks[v].denominator <= 10**6]
            if fit:
                page = rng.choice(fit)
                graph = draw_view(rng, n, arcs, directed=True)
                return self.Instance(graph=graph, damping=damping, page=page + 1), ranks[page]
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts(), str(instance.damping), instance.page]


def _ranks(after: list[list[int]], damping: Fraction) -> list[Fraction]:
    """Solve the equations of the stationary distribution."""
    n = len(after)
    rows = [[Fraction(int(i == j)) for j in range(n)] for i in range(n)]
    for u, heads in enumerate(after):
        for v in range(n):
            jump = (1 - damping if heads else Fraction(1)) / n
            rows[v][u] -= jump + (damping / len(heads) if v in heads else 0)
    rows[0] = [Fraction(1)] * n
    solution = matrix.solve(rows, [Fraction(int(i == 0)) for i in range(n)])
    return list(solution or ())
