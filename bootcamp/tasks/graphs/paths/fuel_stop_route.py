"""Plan a drive and where to buy how much fuel, for as little money as possible.

Answer: the towns of the route in order with the amount bought in each; every cheapest plan is right.
Harder: more towns and roads, a larger tank, more varied prices; buying just enough on the shortest route fails.
Skills: planning, optimization
Source: original.
"""

from __future__ import annotations

import heapq
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.graph import Weighted, random_connected, weighted
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Plan = tuple[tuple[int, ...], ...]


class FuelStopRoute(Task["FuelStopRoute.Params", "FuelStopRoute.Instance", Plan]):
    version = 1

    class Params(task.Params):
        towns: int = knob("how many towns there are", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=3, le=20)
        roads: int = knob("how many roads there are", levels=(4, 6, 8, 9, 11, 13, 15, 17, 19, 23), ge=2, le=60)
        tank: int = knob("how much the tank holds", levels=(6, 8, 10, 12, 14, 16, 18, 20, 22, 25), ge=3, le=60)
        dearest: int = knob("the highest price", levels=(5, 6, 8, 9, 12, 15, 18, 20, 25, 30), ge=2, le=100)
        stops: int = knob("how many roads the plan has at least", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=12)
        trap: bool = knob("whether buying just enough on a shortest route fails", levels=(False,) + (True,) * 9)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        prices: tuple[int, ...]  # of the towns in order
        tank: int
        start: int
        end: int
        best: int  # the least money

        @property
        def priced(self) -> list[str]:
            return [f"{town}: {price}" for town, price in enumerate(self.prices, start=1)]

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The vertices are towns and the edges roads. A car with an empty tank stands in town {{ start }}. Its tank holds
        {{ tank }} units of fuel, and a road uses as many units as its length. In every town fuel can be bought in whole
        units; a unit costs, by town: {{ priced | comma }}.

        Plan a drive to town {{ end }} that costs as little money as possible. The tank must never hold more than
        {{ tank }} units, and there must always be enough fuel for the next road. Towns and roads may be used more than
        once, and fuel that is left at the end is worth nothing.

        List the towns of the drive in order, from {{ start }} to {{ end }}, each as [town, units bought there], with 0
        where nothing is bought. If there are several cheapest plans, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        顶点是城镇，边是公路。一辆油箱已空的车停在城镇 {{ start }}。油箱可装 {{ tank }} 单位燃料，
        每条公路消耗的燃料单位数等于它的长度。每个城镇都可以购买整数单位的燃料，
        每单位的价格按城镇为：{{ priced | comma }}。

        请计划一次到城镇 {{ end }} 的行驶，使花费尽可能少。油箱中的燃料任何时候都不能超过 {{ tank }} 单位，
        并且总要够走下一条公路。城镇和公路可以重复经过，到达时剩余的燃料没有价值。

        请按顺序列出行驶经过的城镇，从 {{ start }} 到 {{ end }}，每个写作 [城镇, 在该镇购买的单位数]，不购买时写 0。
        如果花费最少的计划有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Sequence(Sequence(Integer(low=0), length=2))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n, tank = params.towns, params.tank
        for _ in range(60):
            pairs = random_connected(rng, n, min(params.roads, n * (n - 1) // 2))
            edges = weighted(rng, pairs, max(1, tank // 4), tank * 3 // 4)
            prices = tuple(rng.randint(1, params.dearest) for _ in range(n))
            start, end = rng.sample(range(n), 2)
            best, plan = _cheapest(edges, prices, tank, start, end)
            if len(plan) <= params.stops or (params.trap and _just_enough(edges, prices, start, end) == best):
                continue
            graph = draw_view(rng, n, edges, ("length",), forms=("edges", "lists", "matrix", "sentences"))
            instance = self.Instance(graph=graph, prices=prices, tank=tank, start=start + 1, end=end + 1, best=best)
            return instance, tuple((town + 1, units) for town, units in plan)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.facts(), instance.prices, instance.tank, instance.start, instance.end]

    def check(self, instance: Instance, answer: Plan) -> str:
        towns, lengths = [town for town, _ in answer], instance.graph.label()
        if (*towns[:1], *towns[-1:]) != (instance.start, instance.end):
            return f"the drive does not lead from {instance.start} to {instance.end}"
        missing = next((pair for pair in pairwise(towns) if pair not in lengths), None)
        if missing:
            return f"there is no road {missing[0]}-{missing[1]}"
        fuel = paid = 0
        for place, (town, units) in enumerate(answer):
            fuel += units
            paid += units * instance.prices[town - 1]
            if fuel > instance.tank:
                return f"the tank overflows in town {town}"
            if place + 1 < len(towns):
                fuel -= lengths[town, towns[place + 1]]
            if fuel < 0:
                return f"the fuel does not last from town {town} on"
        return "" if paid == instance.best else "a cheaper plan exists"


def _cheapest(
    edges: tuple[Weighted, ...], prices: tuple[int, ...], tank: int, start: int, end: int
) -> tuple[int, list[tuple[int, int]]]:
    """Search the states of a town and an amount of fuel, where one buys a unit or takes a road (Dijkstra)."""
    queue: list[tuple[int, int, int, list[tuple[int, int]]]] = [(0, start, 0, [(start, 0)])]
    done = set()
    while queue:
        paid, town, fuel, plan = heapq.heappop(queue)
        if town == end:
            return paid, plan
        if (town, fuel) in done:
            continue
        done.add((town, fuel))
        if fuel < tank:
            heapq.heappush(queue, (paid + prices[town], town, fuel + 1, [*plan[:-1], (town, plan[-1][1] + 1)]))
        for u, v, length in edges:
            if town in (u, v) and length <= fuel:
                heapq.heappush(queue, (paid, u + v - town, fuel - length, [*plan, (u + v - town, 0)]))
    return 0, []


def _just_enough(edges: tuple[Weighted, ...], prices: tuple[int, ...], start: int, end: int) -> int:
    """Give the least money if fuel is bought in each town for the next road only."""
    queue, done = [(0, start)], set()
    while queue:
        paid, town = heapq.heappop(queue)
        if town == end:
            return paid
        if town not in done:
            done.add(town)
            for u, v, length in edges:
                if town in (u, v):
                    heapq.heappush(queue, (paid + prices[town] * length, u + v - town))
    return 0
