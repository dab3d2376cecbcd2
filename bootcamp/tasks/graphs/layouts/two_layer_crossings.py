"""Order the bottom row of a two-layer drawing with the fewest crossings.

Answer: the bottom vertices from left to right; every order with the fewest crossings is right.
Harder: more vertices and edges, drawings in which ordering by means and medians of the neighbours fails.
Skills: optimization, spatial
Source: original; P. Eades and N. C. Wormald, Edge crossings in drawings of bipartite graphs, 1994.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from statistics import median_low

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Answer = tuple[str, ...]


class TwoLayerCrossings(Task["TwoLayerCrossings.Params", "TwoLayerCrossings.Instance", Answer]):
    version = 1

    class Params(task.Params):
        top: int = knob("how many vertices the top row has", levels=(5, 5, 6, 6, 7, 8, 9, 10, 11, 12), ge=3, le=16)
        bottom: int = knob("how many vertices the bottom row has", levels=(4, 5, 5, 6, 7, 8, 8, 9, 10, 11), ge=3, le=12)
        edges: int = knob("how many edges there are", levels=(9, 10, 12, 14, 17, 20, 23, 27, 32, 38), ge=4, le=100)
        trap: int = knob("how many simple ways of ordering fail", levels=(0, 0, 1, 2, 2, 2, 2, 2, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        hidden = ("best",)

        top: int
        ends: tuple[tuple[int, ...], ...]  # the top vertices, counted from 1, to which each bottom vertex is joined
        best: int  # the least number of crossings

        @property
        def names(self) -> tuple[str, ...]:
            return labels(len(self.ends), "letters")

        @property
        def lines(self) -> list[str]:
            return [f"{name}: {', '.join(map(str, row))}" for name, row in zip(self.names, self.ends, strict=True)]

    prompt = Prompt(
        en=r"""
        A graph is drawn in two rows. The top row holds the vertices 1 to {{ top }} in this order from left to right;
        the bottom row holds the vertices {{ names | comma }} in an order that you choose. Every edge is a straight line
        between a top and a bottom vertex. These are the top vertices to which each bottom vertex is joined:

        {{ lines | lines }}

        Two edges a-X and b-Y with a to the left of b cross if and only if Y is to the left of X. Edges with a common
        end do not cross.

        Give the order of the bottom vertices from left to right for which as few pairs of edges as possible cross. If
        there are several such orders, give any one.
        """,
        zh=r"""
        一个图画成两行。上行从左到右依次是顶点 1 到 {{ top }}；下行是顶点 {{ names | join("、") }}，次序由你决定。
        每条边是连接一个上行顶点与一个下行顶点的线段。下面列出每个下行顶点所连的上行顶点：

        {{ lines | lines }}

        设 a 在 b 的左边，两条边 a-X 与 b-Y 相交当且仅当 Y 在 X 的左边。有公共端点的边不相交。

        请给出下行顶点从左到右的次序，使相交的边对尽可能少。如果有多个这样的次序，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Word(instance.names), length=len(instance.ends))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        pool = [(a, x) for a in range(1, params.top + 1) for x in range(params.bottom)]
        for _ in range(60):
            pairs = rng.sample(pool, params.edges)
            ends = tuple(tuple(sorted(a for a, x in pairs if x == one)) for one in range(params.bottom))
            if not all(ends) or len({a for a, _ in pairs}) < params.top:
                continue
            best, order = _least(ends)
            means = sorted(range(params.bottom), key=lambda x: Fraction(sum(ends[x]), len(ends[x])))
            medians = sorted(range(params.bottom), key=lambda x: median_low(ends[x]))
            if any(_crossings(ends, quick) == best for quick in (means, medians)[: params.trap]):
                continue
            instance = self.Instance(top=params.top, ends=ends, best=best)
            return instance, tuple(instance.names[x] for x in order)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        flipped = [sorted(instance.top + 1 - a for a in row) for row in instance.ends]
        return [instance.top, min(sorted(map(list, instance.ends)), sorted(flipped))]

    def check(self, instance: Instance, answer: Answer) -> str:
        if sorted(answer) != list(instance.names):
            return "not every bottom vertex stands exactly once"
        order = [instance.names.index(name) for name in answer]
        return "" if _crossings(instance.ends, order) == instance.best else "an order with fewer crossings exists"


def _between(left: tuple[int, ...], right: tuple[int, ...]) -> int:
    """Count the crossings between the edges of two bottom vertices."""
    return sum(a > b for a in left for b in right)


def _crossings(ends: tuple[tuple[int, ...], ...], order: list[int]) -> int:
    return sum(_between(ends[x], ends[y]) for i, x in enumerate(order) for y in order[i + 1 :])


def _least(ends: tuple[tuple[int, ...], ...]) -> tuple[int, list[int]]:
    """Find the fewest crossings and an order, set by set of the vertices that stand on the left."""
    n = len(ends)
    cost = [[_between(ends[x], ends[y]) for y in range(n)] for x in range(n)]
    best = [0] * (1 << n)
    last = [0] * (1 << n)
    for group in range(1, 1 << n):
        inside = [x for x in range(n) if group >> x & 1]
        ways = [(best[group ^ 1 << y] + sum(cost[x][y] for x in inside if x != y), y) for y in inside]
        best[group], last[group] = min(ways)
    order, group = [], (1 << n) - 1
    while group:
        order.append(last[group])
        group ^= 1 << last[group]
    return best[-1], order[::-1]
