"""Count the orders of the vertices of a rooted forest in which parents come before children, under side conditions.

Answer: one integer; it is unique.
Harder: more vertices, two side conditions.
Skills: counting
Source: original; the hook formula for forests, D. E. Knuth, The Art of Computer Programming 3 (1973), section 5.1.4.
"""

from __future__ import annotations

from math import factorial, prod
from random import Random

from bootcamp import task
from bootcamp.lib.graph import canonical
from bootcamp.lib.permutation import random_permutation
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.combinatorics.orders._tasks import Pair, extensions
from bootcamp.verifiers import Integer


class TreeOrderCount(Task["TreeOrderCount.Params", "TreeOrderCount.Instance", int]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        vertices: int = knob("the least number of vertices", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 14), ge=4, le=16)
        window: int = knob("how far back a parent may be", levels=(2, 3, 3, 3, 3, 4, 4, 4, 4, 4), ge=1, le=10)
        both: bool = knob("whether there are two side conditions", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        parents: tuple[int, ...]
        """The parent of each vertex, counted from 1; 0 for roots."""
        place: Pair | None
        """A vertex and its place, counted from 1."""
        first: Pair | None
        """Two vertices, the first of which must come before the second."""

        @property
        def roots(self) -> list[int]:
            return [vertex for vertex, parent in enumerate(self.parents, start=1) if not parent]

        @property
        def arcs(self) -> list[str]:
            return [f"{vertex}→{parent}" for vertex, parent in enumerate(self.parents, start=1) if parent]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        A rooted forest has the vertices 1 to {{ parents | length }}. Here v→p means that p is the parent of v:

        {{ arcs | comma }}

        The {{ "vertex" if roots | length == 1 else "vertices" }} {{ roots | listed }} {{ "has" if roots | length == 1
        else "have" }} no parent. In how many orders can all vertices be written in a row so that all of these
        conditions hold?

        - Every parent comes somewhere before each of its children.
        {% if place %}
        - Vertex {{ place[0] }} is in place {{ place[1] }} of the row.
        {% endif %}
        {% if first %}
        - Vertex {{ first[0] }} comes somewhere before vertex {{ first[1] }}.
        {% endif %}
        """,
        zh=r"""
        一个有根森林的顶点是 1 到 {{ parents | length }}，v→p 表示 p 是 v 的父顶点：

        {{ arcs | comma }}

        顶点 {{ roots | join("、") }} 没有父顶点。把所有顶点排成一行，满足下列所有条件的排列有多少种？

        - 每个父顶点都排在它的每个子顶点之前（不一定相邻）。
        {% if place %}
        - 顶点 {{ place[0] }} 排在第 {{ place[1] }} 位。
        {% endif %}
        {% if first %}
        - 顶点 {{ first[0] }} 排在顶点 {{ first[1] }} 之前（不一定相邻）。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.vertices + rng.randint(0, 2)
        above = [-1] + [rng.choice((-1, *range(max(0, i - params.window), i))) for i in range(1, n)]
        names = [one + 1 for one in random_permutation(rng, n)]
        parents = [0] * n
        for vertex, parent in enumerate(above):
            parents[names[vertex] - 1] = names[parent] if parent >= 0 else 0
        vertex, a, b = rng.sample(range(1, n + 1), 3)
        form = "both" if params.both else rng.choice(("place", "first"))
        instance = self.Instance(
            parents=tuple(parents),
            place=(vertex, rng.randint(2, n - 1)) if form != "first" else None,
            first=(a, b) if form != "place" else None,
        )
        count = self.solve(instance)
        free = factorial(n) // prod(_sizes(instance.parents))
        fewer = [instance.model_copy(update={one: None}) for one in ("place", "first")]
        bare = [one for one in fewer if one != instance]
        if not 4 + params.vertices <= count < 10**12 or count * 2 == free or count in [self.solve(one) for one in bare]:
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        pairs = [(parent - 1, vertex) for vertex, parent in enumerate(instance.parents) if parent]
        if instance.first:
            pairs.append((instance.first[0] - 1, instance.first[1] - 1))
        places = {instance.place[0] - 1: instance.place[1] - 1} if instance.place else {}
        return extensions(len(instance.parents), pairs, places)

    def key(self, instance: Instance) -> object:
        arcs = [(parent - 1, vertex) for vertex, parent in enumerate(instance.parents) if parent]
        colours = [0] * len(instance.parents)
        if instance.place:
            colours[instance.place[0] - 1] += 4 * instance.place[1]
        if instance.first:
            colours[instance.first[0] - 1] += 1
            colours[instance.first[1] - 1] += 2
        return canonical(len(instance.parents), arcs, colours, directed=True)


def _sizes(parents: tuple[int, ...]) -> list[int]:
    """Count the vertices below each vertex, itself included."""
    sizes = [0] * (len(parents) + 1)
    for one in range(1, len(parents) + 1):
        while one:
            sizes[one] += 1
            one = parents[one - 1]
    return sizes[1:]
