"""Find an edge whose cut wins in green Hackenbush.

Answer: the number of an edge; every winning cut is right.
Harder: more edges, cycles.
Skills: logic, arithmetic
Source: original; Winning Ways, chapter 7, for the principles of colon and fusion.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Edge = tuple[int, int]


class GreenHackenbushMove(Task["GreenHackenbushMove.Params", "GreenHackenbushMove.Instance", int]):
    version = 1

    class Params(task.Params):
        edges: int = knob("how many edges there are", levels=(9, 10, 13, 15, 17, 20, 23, 27, 32, 40), ge=4, le=60)
        cycles: int = knob("how many edges close cycles", levels=(0, 0, 0, 0, 1, 2, 3, 4, 6, 8), ge=0, le=12)

    class Instance(task.Instance):
        edges: tuple[Edge, ...]
        """Pairs of points, the lower one first; 0 is the ground."""

    prompt = Prompt(
        en=r"""
        A drawing of lines stands on the ground. Point 0 is the ground; each line joins two points:

        {% for u, v in edges %}
        - line {{ loop.index }}: {{ u }}-{{ v }}
        {% endfor %}

        Two players take turns. A move cuts any one line that is still there; then every line that is no longer joined
        to the ground, directly or through other lines, vanishes. Whoever makes the last cut wins.
        It is your turn, and you can force a win. Give the number of a line that you can cut so as to win. If there
        are several, give any one.
        """,
        zh=r"""
        一个由线段组成的图形立在地面上。点 0 是地面，每条线段连接两个点：

        {% for u, v in edges %}
        - 线段 {{ loop.index }}：{{ u }}-{{ v }}
        {% endfor %}

        两人轮流走。每一步剪断还在的任意一条线段，随后所有不再（直接或通过其他线段）与地面相连的线段都消失。
        最后一次剪断线段的人获胜。
        现在轮到你走，而且你有必胜的走法。给出剪断后能保证获胜的一条线段的编号。如果有多条，给出任意一条即可。
        """,
    )

    def format(self, instance: Instance) -> Integer:
        return Integer(low=1, high=len(instance.edges))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        count = params.edges - params.cycles
        edges: list[Edge] = []
        for point in range(1, count + 1):
            near = 0 if point <= 2 or rng.random() < 0.1 else rng.randint(max(1, point - 6), point - 1)
            edges.append((near, point))
        free = [(u, v) for u in range(count) for v in range(u + 1, min(u + 7, count + 1)) if (u, v) not in edges]
        edges += rng.sample(free, params.cycles)
        names = [0, *rng.sample(range(1, count + 1), count)]
        drawn = [(min(names[u], names[v]), max(names[u], names[v])) for u, v in edges]
        rng.shuffle(drawn)
        instance = self.Instance(edges=tuple(drawn))
        if _value(drawn) == 0:
            raise task.Retry
        right = [place for place in range(1, len(drawn) + 1) if not self.check(instance, place)]
        if params.edges > 9 and 6 * len(right) > params.edges:
            raise task.Retry
        return instance, rng.choice(right)

    def key(self, instance: Instance) -> object:
        """Names do not matter: points are told apart by what they are joined to, again and again."""
        near = _neighbours(instance.edges)
        marks = {point: int(point == 0) for point in near}
        for _ in range(8):
            sorts = {point: (marks[point], sorted(marks[other] for other in near[point])) for point in near}
            ranks = sorted(sorts.values())
            marks = {point: ranks.index(sorts[point]) for point in near}
        return sorted(sorts.values())

    def check(self, instance: Instance, answer: int) -> str:
        rest = [edge for place, edge in enumerate(instance.edges, 1) if place != answer]
        return "the other player can win from there" if _value(rest) else ""


def _neighbours(edges: tuple[Edge, ...] | list[Edge]) -> dict[int, list[int]]:
    near: dict[int, list[int]] = {0: []}
    for u, v in edges:
        near.setdefault(u, []).append(v)
        near.setdefault(v, []).append(u)
    return near


def _value(edges: list[Edge]) -> int:
    """Give the Grundy value: points that a cycle joins are one point, a line of a cycle is a loop there of value
    1."""
    near = _neighbours(edges)
    order: dict[int, int] = {}

    def visit(point: int, came: int) -> tuple[int, int]:
        """Give the value of what hangs at a point, and the earliest point that it reaches back to."""
        order[point] = low = len(order)
        value = 0
        for other in near[point]:
            if other not in order:
                above, reached = visit(other, point)
                value ^= above + 1 if reached > order[point] else above ^ 1
                low = min(low, reached)
            elif other != came and order[other] < order[point]:
                value ^= 1
                low = min(low, order[other])
        return value, low

    return visit(0, -1)[0]
