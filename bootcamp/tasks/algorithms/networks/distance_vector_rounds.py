"""Follow routers that learn distances from their neighbours, round by round, while a link fails.

Answer: the tables of the asked routers after the last round; unique.
Harder: more routers and rounds, a link that fails, poisoned reverse.
Skills: simulation, arithmetic
Source: original; the rules of RIP, C. Hedrick, RFC 1058 (1988).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.graph import random_connected, weighted
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Sequence, Text, Word

Tables = dict[str, tuple[str, ...]]
"""For each asked router, the distance and the next hop to every router, such as 5B."""
Table = list[tuple[int, int]]
"""Distance and next hop to each router; the next hop is -1 for itself and where it is out of reach."""
Link = tuple[int, int, int]

_FAR = 16


class DistanceVectorRounds(Task["DistanceVectorRounds.Params", "DistanceVectorRounds.Instance", Tables]):
    version = 1

    class Params(task.Params):
        routers: int = knob("the number of routers", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=10)
        links: int = knob("links beyond a tree", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=8)
        rounds: int = knob("the number of rounds", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=9)
        fails: int = knob("whether a link fails", levels=(0, 0, 0, 1, 1, 1, 1, 1, 1, 1), ge=0, le=1)
        asked: int = knob("the number of asked routers", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        routers: int
        links: tuple[Link, ...]
        rounds: int
        failing: int
        """Which link fails, -1 for none."""
        after: int
        """The round after which it fails."""
        poisoned: bool
        asked: str

        @property
        def names(self) -> str:
            return "ABCDEFGHIJ"[: self.routers]

        def named(self, link: int) -> str:
            one, two, _ = self.links[link]
            return f"{self.names[one]}-{self.names[two]}"

    prompt = Prompt(
        en=r"""
        Routers are joined by links, each with its length:

        {% for one, two, length in links %}
        - {{ names[one] }}-{{ names[two] }}: {{ length }}
        {% endfor %}

        Every router keeps a table with a distance and a next hop for each router. At first it knows only itself, at
        distance 0, and all others are at distance 16, which stands for out of reach. In each round all routers work out
        their tables anew at the same time: the distance to another router is the least, over the neighbours that it has
        a link to then, of the length of the link plus the distance in that neighbour's table of the round before, but
        at most 16; the next hop is the neighbour with which it is least, the first in the alphabet of several. The
        distance to itself stays 0.
        {% if poisoned %}
        But a neighbour tells a router 16 as its distance to any target for which this router is its own next hop.
        {% endif %}
        {% if failing >= 0 %}
        After round {{ after }} the link {{ named(failing) }} is gone.
        {% endif %}

        Give the {{ "tables" if asked | length > 1 else "table" }} of {{ asked | list | listed(language) }} after round
        {{ rounds }}: for each asked router the list, in the order {{ names | list | comma }}, of the distances with the
        next hops, such as 5B for distance 5 by next hop B. Write 0 for the router itself, and 16 where the distance is
        16.
        """,
        zh=r"""
        若干路由器由链路相连，各链路的长度为：

        {% for one, two, length in links %}
        - {{ names[one] }}-{{ names[two] }}：{{ length }}
        {% endfor %}

        每个路由器有一张表，对每个路由器记有距离和下一跳。
        最初它只知道自己，距离为 0，到其余路由器的距离都是 16，即不可达。
        每一轮中所有路由器同时重新计算自己的表：到另一路由器的距离，是对当时有链路相连的各邻居，
        取链路长度与该邻居上一轮表中的距离之和的最小值，但至多为 16；下一跳就是取得最小值的邻居，
        有几个时取字母最前的。到自己的距离总是 0。
        {% if poisoned %}
        但是，如果一个邻居到某目标的下一跳正是这个路由器，它就把到该目标的距离报为 16。
        {% endif %}
        {% if failing >= 0 %}
        第 {{ after }} 轮之后，链路 {{ named(failing) }} 断开。
        {% endif %}

        请写出第 {{ rounds }} 轮之后 {{ asked | list | listed(language) }} 的表：对每个所问的路由器，
        按 {{ names | list | comma }} 的顺序列出距离和下一跳，例如 5B 表示距离 5、下一跳 B。
        路由器自己写 0，距离为 16 的写 16。
        """,
    )

    def format(self, instance: Instance) -> Format[Tables]:
        entry = Text(alphabet="0123456789" + instance.names)
        row = Sequence(entry, length=instance.routers, brackets="[]")
        return Mapping(Word(bank=tuple(instance.asked)), row, required=tuple(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tables]:
        count = params.routers
        most = count * (count - 1) // 2
        edges = random_connected(rng, count, min(most, count - 1 + params.links))
        links = weighted(rng, edges, 1, 5)
        failing = rng.randrange(len(links)) if params.fails else -1
        instance = self.Instance(
            routers=count,
            links=tuple(sorted(links)),
            rounds=params.rounds,
            failing=failing,
            after=rng.randint(1, params.rounds - 1) if params.fails else 0,
            poisoned=params.fails > 0 and rng.random() < 0.5,
            asked="".join(sorted(rng.sample("ABCDEFGHIJ"[:count], params.asked))),
        )
        answer = self.solve(instance)
        if params.fails and answer == self.solve(instance.model_copy(update={"failing": -1})):
            raise task.Retry
        if params.rounds > 1 and answer == self.solve(instance.model_copy(update={"rounds": params.rounds - 1})):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Tables:
        routers = range(instance.routers)
        tables: list[Table] = [[(0 if one == two else _FAR, -1) for two in routers] for one in routers]
        for number in range(1, instance.rounds + 1):
            near: list[list[tuple[int, int]]] = [[] for _ in routers]
            for place, (one, two, length) in enumerate(instance.links):
                if place != instance.failing or number <= instance.after:
                    near[one].append((two, length))
                    near[two].append((one, length))
            tables = [
                [
                    (0, -1) if target == own else _best(own, target, near[own], tables, instance.poisoned)
                    for target in routers
                ]
                for own in routers
            ]
        names = instance.names
        return {
            name: tuple(f"{far}{names[hop] if hop >= 0 else ''}" for far, hop in tables[names.index(name)])
            for name in instance.asked
        }


def _best(own: int, target: int, near: list[tuple[int, int]], tables: list[Table], poisoned: bool) -> tuple[int, int]:
    """Give the least distance that the neighbours offer, with the first neighbour that offers it."""
    offers = []
    for neighbour, length in sorted(near):
        far, hop = tables[neighbour][target]
        offers.append((length + (_FAR if poisoned and hop == own else far), neighbour))
    far, hop = min(offers, default=(_FAR, -1))
    return (far, hop) if far < _FAR else (_FAR, -1)
