"""Cut a cake into one connected piece for each agent so that the division is fair to all.

Answer: the cuts from left to right and the agents of the pieces; every fair division is right.
Harder: more agents and sections, freedom from envy instead of fair shares, a least share for everybody.
Skills: arithmetic, search
Source: original; H. Steinhaus, The problem of fair division, 1948.
"""

from __future__ import annotations

from collections.abc import Sequence as Row
from fractions import Fraction
from itertools import pairwise, permutations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence, Word

Answer = dict[str, Any]
Values = tuple[tuple[int, ...], ...]


class CakeCuttingFair(Task["CakeCuttingFair.Params", "CakeCuttingFair.Instance", Answer]):
    version = 1

    class Params(task.Params):
        agents: int = knob("how many agents there are", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=4)
        sections: int = knob("how many sections the cake has", levels=(3, 4, 5, 6, 6, 8, 6, 8, 8, 10), ge=2, le=12)
        most: int = knob("the largest value of a section", levels=(6, 9, 9, 9, 12, 15, 15, 20, 20, 24), ge=3, le=60)
        envy: bool = knob("whether nobody may envy another", levels=(False,) * 2 + (True,) * 8)
        least: bool = knob("whether a least share is asked for", levels=(False,) * 8 + (True,) * 2)

    class Instance(task.Instance):
        values: Values  # of each agent, for each section of length 1
        envy: bool
        percent: int  # the least share of everybody's own whole; 0 if there is none

        @property
        def agents(self) -> tuple[str, ...]:
            return labels(len(self.values), "letters")

        @property
        def length(self) -> int:
            return len(self.values[0])

        def rows(self) -> list[tuple[object, ...]]:
            return [(f"{k}-{k + 1}", *column) for k, column in enumerate(zip(*self.values, strict=True))]

    prompt = Prompt(
        en=r"""
        A cake lies along a line from 0 to {{ length }}. The table shows what each section of length 1 is worth to the
        agents {{ agents | listed }}; within a section the worth is spread evenly, so that a part of it is worth in
        proportion to its length.

        {{ rows() | table(("section",) + agents) }}

        Cut the cake into {{ agents | length }} pieces, one connected piece of positive length for each agent, so that:

        {% if envy %}
        - To every agent, their own piece is worth at least as much as any other piece.
        {% else %}
        - To every agent, their own piece is worth at least 1/{{ agents | length }} of the worth of the whole cake.
        {% endif %}
        {% if percent %}
        - To every agent, their own piece is worth at least {{ percent }}% of the worth of the whole cake.
        {% endif %}

        Give as cuts the {{ "place of the cut" if agents | length == 2 else "places of the cuts from left to right" }},
        and as agents the agents of the pieces from left to right. Any such division will do.
        """,
        zh=r"""
        一块蛋糕沿直线从 0 放到 {{ length }}。下表是每段长为 1 的蛋糕对 {{ agents | listed(language) }} 各人的价值；
        一段之内价值均匀分布，其中一部分的价值与长度成正比。

        {{ rows() | table(("段",) + agents) }}

        把蛋糕切成 {{ agents | length }} 块，每人得到长度为正的连续一块，使得：

        {% if envy %}
        - 在每个人看来，自己那块的价值不小于其他任何一块的价值。
        {% else %}
        - 在每个人看来，自己那块的价值不小于整块蛋糕价值的 1/{{ agents | length }}。
        {% endif %}
        {% if percent %}
        - 在每个人看来，自己那块的价值不小于整块蛋糕价值的 {{ percent }}%。
        {% endif %}

        在 cuts 中从左到右写出各切口的位置，在 agents 中从左到右写出各块归谁。任何一种符合要求的切法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = len(instance.values)
        return Record(cuts=Sequence(Rational(), length=n - 1), agents=Sequence(Word(instance.agents), length=n))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n, length = params.agents, params.sections
        step = 4 * length // n
        quarters = [k * step + rng.randint(-step // 3, step // 3) for k in range(1, n)]
        cuts = [Fraction(k, 4) for k in quarters]
        order = rng.sample(range(n), n)
        rows = dict[int, tuple[int, ...]]()
        for place, i in enumerate(order):
            for _ in range(60):
                row = tuple(rng.randint(0, params.most) for _ in range(length))
                worth = _pieces(row, quarters)
                content = worth[place] == max(worth) if params.envy else n * worth[place] >= sum(worth)
                if content and 20 * n * worth[place] <= (35 if params.envy else 22) * sum(worth):
                    rows[i] = row
                    break
        equal = [Fraction(length * k, n) for k in range(1, n)]
        values = tuple(rows[i] for i in sorted(rows))
        if len(set(values)) < n:
            raise task.Retry
        instance = self.Instance(values=values, envy=params.envy, percent=0)
        if _orders(instance, equal):
            raise task.Retry
        for _ in range(6 if n == 3 else 0):  # few other cuts of this kind may be fair
            drawn = [k * step + rng.randint(-step // 3, step // 3) for k in range(1, n)]
            if tuple(order) in _orders(instance, [Fraction(k, 4) for k in drawn]):
                raise task.Retry
        if params.least:
            least = min(100 * _pieces(rows[i], quarters)[place] // (4 * sum(rows[i])) for place, i in enumerate(order))
            instance = instance.model_copy(update={"percent": least})
        return instance, {"cuts": tuple(cuts), "agents": tuple(instance.agents[i] for i in order)}

    def check(self, instance: Instance, answer: Answer) -> str:
        ends = [Fraction(0), *answer["cuts"], Fraction(instance.length)]
        if any(a >= b for a, b in pairwise(ends)):
            return "the cuts do not increase from left to right inside the cake"
        if sorted(answer["agents"]) != list(instance.agents):
            return "not every agent gets one piece"
        order = tuple(instance.agents.index(name) for name in answer["agents"])
        return "" if order in _orders(instance, answer["cuts"]) else "the division is not fair to somebody"

    def key(self, instance: Instance) -> object:
        views = [sorted(view[::step] for view in instance.values) for step in (1, -1)]
        return [min(views), instance.envy, instance.percent]


def _pieces(row: Row[int], quarters: Row[int]) -> list[int]:
    """Give four times the worth of each piece to an agent, for cuts in quarters of a section."""
    fine = [value for value in row for _ in range(4)]
    return [sum(fine[a:b]) for a, b in pairwise([0, *quarters, len(fine)])]


def _table(values: Values, cuts: Row[Fraction]) -> list[list[Fraction]]:
    """Give the worth of each piece to each agent."""
    ends = [Fraction(0), *cuts, Fraction(len(values[0]))]
    rows = []
    for own in values:
        sums = [0]
        for value in own:
            sums.append(sums[-1] + value)
        below = [sums[int(x)] + (own[int(x)] * (x - int(x)) if x < len(own) else 0) for x in ends]
        rows.append([Fraction(b - a) for a, b in pairwise(below)])
    return rows


def _orders(instance: CakeCuttingFair.Instance, cuts: Row[Fraction]) -> list[tuple[int, ...]]:
    """List the ways to give the pieces to the agents that are fair."""
    table = _table(instance.values, cuts)
    good = []
    for row in table:
        whole = sum(row)
        enough = max(row) if instance.envy else whole / len(row)
        good.append([x >= enough and 100 * x >= instance.percent * whole for x in row])
    people = range(len(table))
    return [order for order in permutations(people) if all(good[i][place] for place, i in enumerate(order))]
