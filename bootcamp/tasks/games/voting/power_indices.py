"""Count the swings of voters in a weighted voting game and find their Shapley-Shubik indices.

Answer: the swings and, for four to eight voters, the indices as fractions; unique.
Harder: more voters, larger weights, a least number of voters, a voter with a veto.
Skills: counting, arithmetic
Source: original; J. F. Banzhaf (1965), L. S. Shapley and M. Shubik (1954).
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence

Answer = dict[str, Any]

_WITH_FRACTIONS = range(4, 9)


class PowerIndices(Task["PowerIndices.Params", "PowerIndices.Instance", Answer]):
    version = 1

    class Params(task.Params):
        voters: int = knob("how many voters there are", levels=(3, 4, 5, 5, 6, 6, 7, 8, 11, 13), ge=3, le=14)
        heaviest: int = knob("the largest weight", levels=(9, 9, 12, 15, 20, 24, 30, 40, 60, 99), ge=3, le=500)
        extra: bool = knob("whether there are further conditions", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        weights: tuple[int, ...]
        quota: int
        least: int  # voters in a winning coalition; 0 if it does not matter
        veto: int  # the voter, from 0, without whom nothing wins; -1 if there is none

        @property
        def names(self) -> tuple[str, ...]:
            return labels(len(self.weights), "letters")

        def rows(self) -> list[tuple[str, int]]:
            return list(zip(self.names, self.weights, strict=True))

        @property
        def power(self) -> bool:
            return len(self.weights) in _WITH_FRACTIONS

    prompt = Prompt(
        en=r"""
        A council votes with these weights:

        {{ rows() | table(("member", "weight")) }}

        A coalition is a set of members. It wins if {{ "all of these hold" if least or veto >= 0 else "this holds" }}:

        - The weights of its members add up to at least {{ quota }}.
        {% if least %}
        - It has at least {{ least }} members.
        {% endif %}
        {% if veto >= 0 %}
        - {{ names[veto] }} belongs to it.
        {% endif %}

        - swings: for each member, the number of winning coalitions that contain the member and no longer win without
          the member.
        {% if power %}
        - power: for each member, the share of all orders of the members in which the member is the pivot. The members
          join a coalition one by one in that order; the pivot is the one who makes it win.
        {% endif %}

        Give {{ "both lists" if power else "the list swings" }}, with the members in the order of the table.
        """,
        zh=r"""
        某委员会按下列权重表决：

        {{ rows() | table(("成员", "权重")) }}

        若干成员组成的集合称为联盟。满足下列{{ "全部" if least or veto >= 0 }}条件的联盟获胜：

        - 成员的权重之和不小于 {{ quota }}。
        {% if least %}
        - 至少有 {{ least }} 名成员。
        {% endif %}
        {% if veto >= 0 %}
        - {{ names[veto] }} 在其中。
        {% endif %}

        - swings：对每名成员，含有该成员、去掉该成员后便不再获胜的获胜联盟的个数。
        {% if power %}
        - power：对每名成员，在全体成员的所有排列中该成员为关键人的排列所占的比例。成员按排列的次序逐个加入联盟，
          使联盟变为获胜的那一名就是关键人。
        {% endif %}

        请按表中成员的顺序给出{{ "这两个列表" if power else "列表 swings" }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = len(instance.weights)
        swings = Sequence(Integer(low=0), length=n)
        return Record(swings=swings, power=Sequence(Rational(), length=n)) if instance.power else Record(swings=swings)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.voters
        weights = tuple(rng.randint(1, params.heaviest) for _ in range(n))
        quota = rng.randint(sum(weights) // 2 + 1, sum(weights) * 3 // 4)
        least, veto = 0, -1
        if params.extra:
            kind = rng.randrange(3)
            least = rng.randint(n // 2, n - 2) if kind < 2 else 0
            veto = rng.randrange(n) if kind > 0 else -1
        instance = self.Instance(weights=weights, quota=quota, least=least, veto=veto)
        found = self.solve(instance)
        if len(set(found["swings"])) < (2 if n < 5 else n // 2 + 1):
            raise task.Retry
        if params.extra and found == self.solve(instance.model_copy(update={"least": 0, "veto": -1})):
            raise task.Retry
        return instance, found

    def key(self, instance: Instance) -> object:
        members = [[weight, place == instance.veto] for place, weight in enumerate(instance.weights)]
        return [sorted(members), instance.quota, instance.least]

    def solve(self, instance: Instance) -> Answer:
        n = len(instance.weights)
        total, size = [0] * (1 << n), [0] * (1 << n)
        wins = [False] * (1 << n)
        for coalition in range(1, 1 << n):
            low = coalition & -coalition
            total[coalition] = total[coalition ^ low] + instance.weights[low.bit_length() - 1]
            size[coalition] = size[coalition ^ low] + 1
            wins[coalition] = (
                total[coalition] >= instance.quota
                and size[coalition] >= instance.least
                and (instance.veto < 0 or coalition >> instance.veto & 1 == 1)
            )
        swings, orders = [0] * n, [0] * n
        share = [factorial(max(0, k - 1)) * factorial(n - k) for k in range(n + 1)]
        for coalition in range(1, 1 << n):
            if wins[coalition]:
                for voter in range(n):
                    if coalition >> voter & 1 and not wins[coalition ^ 1 << voter]:
                        swings[voter] += 1
                        orders[voter] += share[size[coalition]]
        found: Answer = {"swings": tuple(swings)}
        if instance.power:
            found["power"] = tuple(Fraction(order, factorial(n)) for order in orders)
        return found
