"""Run A* by stated rules on a graph and tell in which order the nodes are taken out.

Answer: the order of the nodes taken out, the path found and its cost; there is one right answer.
Harder: more nodes, estimates that are not consistent so that nodes are taken out again, weighted estimates.
Skills: simulation, search
Source: original; P. Hart, N. Nilsson and B. Raphael, 1968.
"""

from __future__ import annotations

import heapq
from itertools import combinations, pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Sequence, Word

Answer = dict[str, tuple[str, ...] | int]

_NAMES = "ABCDEFGHIJKLMNOP"


class AstarExpansionOrder(Task["AstarExpansionOrder.Params", "AstarExpansionOrder.Instance", Answer]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("how many nodes there are", levels=(5, 6, 7, 8, 9, 10, 11, 12, 14, 16), ge=4, le=16)
        taken: int = knob("how many times a node is taken out, at least", levels=(3, 4, 5, 6, 6, 7, 8, 9, 11, 13), ge=2)
        again: int = knob("how often a node is taken out again", levels=(0, 0, 0, 0, 0, 1, 1, 1, 2, 2), ge=0, le=5)
        weighted: bool = knob("whether estimates may be weighted", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        estimates: tuple[int, ...]
        edges: tuple[tuple[str, str, int], ...]
        goal: str
        weight: int

    prompt = Prompt(
        en=r"""
        An undirected graph has these edges, each with its length:

        {% for a, b, length in edges %}
        - {{ a }}-{{ b }}: {{ length }}
        {% endfor %}

        The estimates h of the nodes are:

        {% for h in estimates %}
        - {{ "ABCDEFGHIJKLMNOP"[loop.index0] }}: {{ h }}
        {% endfor %}

        A search from A to {{ goal }} keeps for each node that it has met the least length g of a way from A found so
        far, and the node before it on that way. It has a list of open nodes, at first only A with g = 0. It repeats:

        - Take out of the list the node with the least f = g + {{ weight ~ " * " if weight > 1 }}h. Among equal f the
          one with the larger g goes first, and among equal g too the one that is first in the alphabet.
        - If it is {{ goal }}, stop.
        - Otherwise look at every neighbour. If it has not been met before, or the way to it over the node taken out is
          shorter than its g, set its g to the length of this way and its node before to the node taken out, and put it
          on the list if it is not there, even if it was taken out before.

        Give three things:

        - order: the nodes in the order in which they are taken out, {{ goal }} included, a node as often as it is taken
          out.
        - path: the nodes on the way from A to {{ goal }} that is found.
        - cost: the length of this way.
        """,
        zh=r"""
        一个无向图有下列边，每条边后面是它的长度：

        {% for a, b, length in edges %}
        - {{ a }}-{{ b }}：{{ length }}
        {% endfor %}

        各节点的估计值 h 为：

        {% for h in estimates %}
        - {{ "ABCDEFGHIJKLMNOP"[loop.index0] }}：{{ h }}
        {% endfor %}

        从 A 到 {{ goal }} 的搜索为每个遇到过的节点记下目前找到的从 A 出发的最短路长 g，以及这条路上它的前一个节点。
        搜索有一个待处理表，开始时只有 A，g = 0。然后重复以下步骤：

        - 从表中取出 f = g + {{ weight ~ " * " if weight > 1 }}h 最小的节点。
          f 相同时先取 g 较大的，g 也相同时先取字母靠前的。
        - 如果取出的是 {{ goal }}，就停止。
        - 否则检查它的每个相邻节点。如果那个节点以前没有遇到过，或者经过刚取出的节点到它的路比它的 g 短，
          就把它的 g 改成这条路的长度，把它的前一个节点改成刚取出的节点；
          如果它不在表中，就放进表中，即使它以前被取出过。

        请给出三项：

        - order：按取出的顺序排列的节点，包括 {{ goal }}，被取出几次就写几次。
        - path：所找到的从 A 到 {{ goal }} 的路上的节点。
        - cost：这条路的长度。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        names = Word(tuple(_NAMES[: len(instance.estimates)]))
        return Record(order=Sequence(names), path=Sequence(names), cost=Integer(0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        names = _NAMES[: params.nodes]
        places = {name: (rng.randint(0, 12), rng.randint(0, 12)) for name in names}

        def apart(a: str, b: str) -> int:
            return abs(places[a][0] - places[b][0]) + abs(places[a][1] - places[b][1])

        near = sorted(combinations(names, 2), key=lambda pair: apart(*pair) + rng.random() * 8)
        edges = tuple(sorted((a, b, max(1, apart(a, b)) + rng.randint(0, 5)) for a, b in near[: params.nodes * 8 // 5]))
        goal = max(names[1:], key=lambda name: apart("A", name))
        sure = rng.randint(50, 100)
        estimates = [
            apart(name, goal) * (rng.randint(0, 100) if params.again else sure) // 100 if name != goal else 0
            for name in names
        ]
        weight = rng.choice((1, 1, 2, 3)) if params.weighted else 1
        instance = self.Instance(estimates=tuple(estimates), edges=edges, goal=goal, weight=weight)
        answer = self.solve(instance)
        order, path = answer["order"], answer["path"]
        assert isinstance(order, tuple)
        assert isinstance(path, tuple)
        size = {(a, b): length for one, other, length in edges for a, b in ((one, other), (other, one))}
        if sum(size[pair] for pair in pairwise(path)) != answer["cost"]:  # a node of it was met by a shorter way since
            raise task.Retry
        if len(order) < params.taken or len(path) < 3 or len(order) - len(set(order)) < params.again:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        near: dict[str, dict[str, int]] = {name: {} for name in _NAMES[: len(instance.estimates)]}
        for a, b, length in instance.edges:
            near[a][b] = near[b][a] = length
        h = dict(zip(near, instance.estimates, strict=True))
        g, before = {"A": 0}, {"A": ""}
        waiting = [(instance.weight * h["A"], 0, "A")]
        order: list[str] = []
        while waiting:
            _, minus_g, node = heapq.heappop(waiting)
            if -minus_g != g[node]:  # a shorter way was put on the list since
                continue
            order.append(node)
            if node == instance.goal:
                path = [node]
                while before[path[-1]]:
                    path.append(before[path[-1]])
                return {"order": tuple(order), "path": tuple(path[::-1]), "cost": g[node]}
            for other, length in near[node].items():
                way = g[node] + length
                if other not in g or way < g[other]:
                    g[other], before[other] = way, node
                    heapq.heappush(waiting, (way + instance.weight * h[other], -way, other))
        raise task.Retry
