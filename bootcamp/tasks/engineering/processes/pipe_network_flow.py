"""Find the flow in each pipe of a network whose head losses grow with the square of the flow.

Answer: a signed whole number for each pipe; unique.
Harder: more pipes and loops, larger flows, a second reservoir.
Skills: algebra, search
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.graph import random_tree
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Record

Pipe = tuple[int, int, Fraction]
"""Its ends and its coefficient of loss."""
Answer = dict[str, int]


class PipeNetworkFlow(Task["PipeNetworkFlow.Params", "PipeNetworkFlow.Instance", Answer]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("how many nodes there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=12)
        loops: int = knob("how many independent loops there are", levels=(0, 1, 1, 1, 2, 2, 2, 3, 4, 5), ge=0, le=8)
        largest: int = knob("the largest flow", levels=(6, 6, 7, 9, 9, 14, 18, 20, 24, 30), ge=3, le=80)
        second: bool = knob("whether there is a second reservoir", levels=(*[False] * 6, *[True] * 4))

    class Instance(task.Instance):
        demands: tuple[int | None, ...]  # None for a reservoir
        heads: tuple[int | None, ...]  # of reservoirs
        pipes: tuple[Pipe, ...]

        @property
        def reservoirs(self) -> list[tuple[str, int]]:
            return [(chr(65 + i), head) for i, head in enumerate(self.heads) if head is not None]

        @property
        def drawn(self) -> list[tuple[str, int]]:
            return [(chr(65 + i), size) for i, size in enumerate(self.demands) if size is not None]

        @property
        def laid(self) -> list[tuple[str, str, str, Fraction]]:
            return [(f"P{i}", chr(65 + a), chr(65 + b), k) for i, (a, b, k) in enumerate(self.pipes, start=1)]

    prompt = Prompt(
        en=r"""
        Water flows steadily through a network of pipes. All flows are in litres per second.

        {% for name, head in reservoirs %}
        - node {{ name }}: a reservoir with head {{ head }} m that gives or takes as much water as it needs to
        {% endfor %}
        {% for name, size in drawn %}
        - node {{ name }}: {{ "%s are drawn off" % size if size > 0 else "%s flow in from outside" % -size if size else
          "nothing flows in or out" }}
        {% endfor %}

        The pipes, each with a direction and a coefficient k:

        {% for name, a, b, k in laid %}
        - {{ name }} from {{ a }} to {{ b }}: k = {{ k }}
        {% endfor %}

        A flow Q through a pipe in its direction is positive, against it negative. The head at the beginning of the pipe
        is higher by k Q |Q| metres than the head at its end. Each node has one head, and at each node that is not a
        reservoir as much flows in as out, what is drawn off included. All flows in this network are whole numbers. Give
        the flow in each pipe.
        """,
        zh=r"""
        水在一个管网中稳定流动，所有流量的单位为升每秒。

        {% for name, head in reservoirs %}
        - 节点 {{ name }}：水库，水头 {{ head }} m，可按需要供水或收水
        {% endfor %}
        {% for name, size in drawn %}
        - 节点 {{ name }}：{{ "取走 %s" % size if size > 0 else "从外部流入 %s" % -size if size else "没有流入或流出" }}
        {% endfor %}

        各管道有方向和系数 k：

        {% for name, a, b, k in laid %}
        - {{ name }}，从 {{ a }} 到 {{ b }}：k = {{ k }}
        {% endfor %}

        管道中沿其方向的流量 Q 为正，反向为负。管道起点的水头比终点的水头高 k Q |Q| 米。每个节点只有一个水头；
        在不是水库的每个节点，流入量等于流出量（包括取走的水）。这个管网中的流量都是整数。请给出每根管道的流量。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Record(**{name: Integer(unit="L/s") for name, *_ in instance.laid})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.nodes
        ends = [tuple(rng.sample(pair, 2)) for pair in random_tree(rng, n)]
        heads = {0: Fraction(rng.randint(40, 90))}
        pipes = list[tuple[Pipe, int]]()
        while len(pipes) < n - 1:  # the tree gives the heads
            for a, b in ends:
                if (a in heads) != (b in heads):
                    flow = rng.choice((-1, 1)) * rng.randint(1, params.largest)
                    k = Fraction(rng.randint(1, 6), rng.choice((1, 2, 10)))
                    loss = k * flow * abs(flow)
                    heads |= {b: heads[a] - loss} if a in heads else {a: heads[b] + loss}
                    pipes.append(((a, b, k), flow))
        for _ in range(params.loops):
            a, b = rng.sample(range(n), 2)
            loss = heads[a] - heads[b]
            sizes = range(1, params.largest + 1)
            fits = [q for q in sizes if (abs(loss) / q**2).denominator <= 60 and q**2 <= 20 * abs(loss) <= 600 * q**2]
            if not fits or sum({a, b} == {*pipe[:2]} for pipe, _ in pipes) > 1:
                raise Retry
            size = rng.choice(fits)
            pipes.append(((a, b, abs(loss) / size**2), size if loss > 0 else -size))
        rng.shuffle(pipes)
        demands = list[int | None](sum(flow * ((b == i) - (a == i)) for (a, b, _), flow in pipes) for i in range(n))
        known: list[int | None] = [None] * n
        others = [i for i in range(1, n) if heads[i].denominator == 1 and abs(heads[i] - heads[0]) > 4]
        for i in [0, *(rng.sample(others, 1) if params.second and others else [])]:
            demands[i], known[i] = None, int(heads[i])
        if max(abs(head - heads[0]) for head in heads.values()) > 900 or (params.second and len(others) == 0):
            raise Retry
        lift = max(0, -min(head for head in known if head is not None)) + rng.randint(10, 60)  # no head below zero
        instance = self.Instance(
            demands=tuple(demands),
            heads=tuple(None if head is None else head + lift for head in known),
            pipes=tuple(pipe for pipe, _ in pipes),
        )
        return instance, {f"P{i}": flow for i, (_, flow) in enumerate(pipes, start=1)}

    def key(self, instance: Instance) -> object:
        return [instance.demands, sorted(instance.pipes), instance.heads]
