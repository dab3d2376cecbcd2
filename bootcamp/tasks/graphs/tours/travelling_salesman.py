"""Find a shortest round trip through all towns.

Answer: the towns in order, town 1 first; every shortest round trip is right.
Harder: more towns, larger distances, different ways there and back; going to the nearest town fails.
Skills: search, optimization
Source: original; M. Held and R. M. Karp, A dynamic programming approach to sequencing problems, 1962.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Path

Tour = tuple[int, ...]
Table = tuple[tuple[int, ...], ...]


class TravellingSalesman(Task["TravellingSalesman.Params", "TravellingSalesman.Instance", Tour]):
    version = 1

    class Params(task.Params):
        towns: int = knob("how many towns there are", levels=(4, 5, 6, 6, 7, 7, 8, 9, 10, 11), ge=4, le=12)
        largest: int = knob("the largest distance", levels=(20, 20, 30, 40, 60, 80, 99, 120, 160, 200), ge=9, le=999)
        oneway: bool = knob("whether the ways there and back may differ", levels=(False,) * 5 + (True,) * 5)
        trap: bool = knob(
            "whether going to the nearest new town and inserting towns cheaply fail", levels=(False,) * 2 + (True,) * 8
        )

    class Instance(task.Instance):
        hidden = ("best",)

        distances: Table
        best: int  # the least length

        @property
        def head(self) -> list[str]:
            return ["", *(str(j) for j in range(1, len(self.distances) + 1))]

        @property
        def rows(self) -> list[list[object]]:
            return [[i, *row] for i, row in enumerate(self.distances, start=1)]

        @property
        def symmetric(self) -> bool:
            return self.distances == tuple(zip(*self.distances, strict=True))

    prompt = Prompt(
        en=r"""
        The table gives the distances between the towns 1 to {{ distances | length }}: row i, column j holds the length
        of the way from town i to town j.
        {% if not symmetric %}
        The ways there and back may differ.
        {% endif %}

        {{ rows | table(head) }}

        Find a round trip of least total length that starts in town 1, visits every other town exactly once and returns
        to town 1. List the towns in the order of the visits, starting with 1; the return to 1 is not listed. Any
        shortest round trip will do.
        """,
        zh=r"""
        下表给出城镇 1 到 {{ distances | length }} 之间的距离：第 i 行第 j 列是从城镇 i 到城镇 j 的路程。
        {% if not symmetric %}
        往返的路程可能不同。
        {% endif %}

        {{ rows | table(head) }}

        求一条总路程最短的环游路线：从城镇 1 出发，恰好访问其他每个城镇一次，最后回到城镇 1。
        请从 1 开始按访问次序列出城镇，末尾的 1 不写。任何一条最短的环游路线都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Tour]:
        return Path(Integer(low=1, high=len(instance.distances)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tour]:
        n = params.towns
        for _ in range(100):
            table = [[0] * n for _ in range(n)]
            for i in range(n):
                for j in range(i):
                    table[i][j] = rng.randint(params.largest // 10, params.largest)
                    table[j][i] = rng.randint(params.largest // 10, params.largest) if params.oneway else table[i][j]
            shown = tuple(map(tuple, table))
            best, tour = _held_karp(shown)
            if params.trap and best in (_length(shown, _nearest(shown)), _length(shown, _inserted(shown))):
                continue
            return self.Instance(distances=shown, best=best), tuple(v + 1 for v in tour)
        raise task.Retry

    def check(self, instance: Instance, answer: Tour) -> str:
        n = len(instance.distances)
        if not answer or answer[0] != 1:
            return "the trip does not start with 1"
        if len(set(answer)) < len(answer):
            return "a town is listed twice"
        if len(answer) < n:
            return "a town is missing"
        length = _length(instance.distances, [v - 1 for v in answer])
        return "" if length == instance.best else "a shorter round trip exists"


def _length(table: Table, tour: list[int]) -> int:
    """Add up the ways of a round trip."""
    return sum(table[u][v] for u, v in pairwise([*tour, tour[0]]))


def _nearest(table: Table) -> list[int]:
    """Go on to the nearest new town."""
    tour = [0]
    while len(tour) < len(table):
        tour.append(min((v for v in range(len(table)) if v not in tour), key=lambda v: table[tour[-1]][v]))
    return tour


def _inserted(table: Table) -> list[int]:
    """Insert the towns one by one where each adds the least."""
    tour = [0]
    for v in range(1, len(table)):
        tour = min(([*tour[:i], v, *tour[i:]] for i in range(1, len(tour) + 1)), key=lambda way: _length(table, way))
    return tour


def _held_karp(table: Table) -> tuple[int, list[int]]:
    """Find a shortest round trip by its best beginnings: sets of towns and the last of them."""
    n = len(table)
    best = {(1 << v, v): (table[0][v], -1) for v in range(1, n)}
    for size in range(2, n):
        for (seen, last), (length, _) in [item for item in best.items() if item[0][0].bit_count() == size - 1]:
            for v in range(1, n):
                if not seen >> v & 1:
                    way = (length + table[last][v], last)
                    where = (seen | 1 << v, v)
                    if where not in best or way < best[where]:
                        best[where] = way
    full = (1 << n) - 2
    total, last = min((best[full, v][0] + table[v][0], v) for v in range(1, n))
    tour: list[int] = []
    while last > 0:
        tour.append(last)
        full, last = full ^ (1 << last), best[full, last][1]
    return total, [0, *tour[::-1]]
