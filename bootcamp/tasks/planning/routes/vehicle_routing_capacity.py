"""Serve all customers with routes of vehicles of limited capacity, with the least distance in all.

Answer: the routes as lists of customers; every best choice counts.
Harder: more customers and vehicles, tighter capacities.
Skills: optimization, planning
Source: original; the truck dispatching problem, G. B. Dantzig and J. H. Ramser (1959).
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Routes = tuple[tuple[int, ...], ...]


class VehicleRoutingCapacity(Task["VehicleRoutingCapacity.Params", "VehicleRoutingCapacity.Instance", Routes]):
    version = 1

    class Params(task.Params):
        customers: int = knob("the number of customers", levels=(3, 4, 5, 5, 6, 7, 7, 8, 8, 9), ge=2, le=10)
        vehicles: int = knob("the number of vehicles", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4)
        side: int = knob("the side of the map", levels=(8, 9, 10, 14, 16, 20, 25, 30, 40, 50), ge=5, le=99)

    class Instance(task.Instance):
        hidden = ("best",)

        distances: tuple[tuple[int, ...], ...]
        """The depot is 0."""
        demand: tuple[int, ...]
        vehicles: int
        capacity: int
        best: int

        def head(self) -> list[str]:
            return ["", "0", *(str(i) for i in range(1, len(self.distances)))]

        def rows(self) -> list[list[object]]:
            return [[i, *row] for i, row in enumerate(self.distances)]

        def needs(self) -> list[tuple[int, int]]:
            return list(enumerate(self.demand, start=1))

    prompt = Prompt(
        en="""
        Vehicles bring goods from a depot (place 0) to the customers 1 to {{ demand | length }}. The distances are:

        {{ rows() | table(head()) }}

        The demands of the customers are, as customer: demand:

        {{ needs() | mapping(": ") }}

        - There are {{ vehicles }} vehicles; each drives at most one route, from the depot to some customers and back.
        - Every customer is on exactly one route.
        - The demands of the customers on a route sum to at most {{ capacity }}.

        Give the routes that are driven, in any order, each as the list of its customers in order, without the depot, so
        that the total distance is as small as possible. Any best choice will do.
        """,
        zh="""
        车辆要把货物从车场（地点 0）送到客户 1 到 {{ demand | length }}。各地之间的距离如下：

        {{ rows() | table(head()) }}

        各客户的需求量如下（客户: 需求量）：

        {{ needs() | mapping(": ") }}

        - 共有 {{ vehicles }} 辆车；每辆车至多走一条路线，从车场出发，经过若干客户，再返回车场。
        - 每位客户恰好在一条路线上。
        - 一条路线上各客户的需求量之和不超过 {{ capacity }}。

        请写出实际行驶的各条路线（先后不限），每条按次序列出客户（不写车场），使总距离最短。任何一种最优的走法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Routes]:
        return Sequence(Sequence(Integer(1, len(instance.demand))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Routes]:
        n = params.customers
        spots = rng.sample([(x, y) for x in range(params.side) for y in range(params.side)], n + 1)
        distances = tuple(tuple(abs(a - c) + abs(b - d) for c, d in spots) for a, b in spots)
        demand = tuple(rng.randint(2, 9) for _ in range(n))
        capacity = max(max(demand), -(-sum(demand) // params.vehicles) + rng.randint(0, 3))
        instance = self.Instance(
            distances=distances, demand=demand, vehicles=params.vehicles, capacity=capacity, best=0
        )
        answer = self.solve(instance)
        best = _length(instance, answer)
        if n > 4 and best in [_length(instance, one) for one in (_nearest(instance), _savings(instance))]:
            raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Routes:
        n, far = len(instance.demand), instance.distances
        tours: dict[int, tuple[int, tuple[int, ...]]] = {}  # a shortest route for each set that fits into a vehicle
        paths: dict[tuple[int, int], tuple[int, tuple[int, ...]]] = {
            (1 << i, i): (far[0][i + 1], (i + 1,)) for i in range(n)
        }
        for mask in range(1, 1 << n):
            members = [i for i in range(n) if mask >> i & 1]
            if sum(instance.demand[i] for i in members) > instance.capacity:
                continue
            for i in members:
                length, path = paths[mask, i]
                for j in range(n):
                    if not mask >> j & 1:
                        key, longer = (mask | 1 << j, j), length + far[i + 1][j + 1]
                        if key not in paths or longer < paths[key][0]:
                            paths[key] = longer, (*path, j + 1)
            tours[mask] = min((paths[mask, i][0] + far[i + 1][0], paths[mask, i][1]) for i in members)
        best: dict[int, tuple[int, Routes]] = {0: (0, ())}
        for _ in range(instance.vehicles):
            after = dict(best)
            for done, (length, routes) in best.items():
                left = (1 << n) - 1 & ~done
                first = left & -left
                sub = left
                while sub:
                    if sub & first and sub in tours:
                        more = length + tours[sub][0]
                        if done | sub not in after or more < after[done | sub][0]:
                            after[done | sub] = more, (*routes, tours[sub][1])
                    sub = (sub - 1) & left
            best = after
        if (1 << n) - 1 not in best:
            raise task.Retry
        return best[(1 << n) - 1][1]

    def check(self, instance: Instance, answer: Routes) -> str:
        if sorted(i for route in answer for i in route) != list(range(1, len(instance.demand) + 1)):
            return "not every customer is served just once"
        if len(answer) > instance.vehicles or not all(answer):
            return "there are too many routes, or one without customers"
        if any(sum(instance.demand[i - 1] for i in route) > instance.capacity for route in answer):
            return "a vehicle carries too much"
        return "" if _length(instance, answer) == instance.best else "a shorter total is possible"


def _length(instance: VehicleRoutingCapacity.Instance, routes: Routes) -> int:
    stops = [(0, *route, 0) for route in routes]
    return sum(instance.distances[a][b] for one in stops for a, b in pairwise(one))


def _nearest(instance: VehicleRoutingCapacity.Instance) -> Routes:
    """Drive to the nearest customer that still fits, else home; empty if too many vehicles are needed."""
    left = set(range(1, len(instance.demand) + 1))
    routes: list[tuple[int, ...]] = []
    while left:
        route: tuple[int, ...] = ()
        room = instance.capacity
        while fits := [i for i in left if instance.demand[i - 1] <= room]:
            row = instance.distances[route[-1] if route else 0]
            route += (min(fits, key=lambda i: (row[i], i)),)
            room -= instance.demand[route[-1] - 1]
            left.discard(route[-1])
        routes.append(route)
    return tuple(routes) if len(routes) <= instance.vehicles else ()


def _savings(instance: VehicleRoutingCapacity.Instance) -> Routes:
    """Join the ends of routes where that saves most, as Clarke and Wright do; empty if too many are left."""
    routes: list[tuple[int, ...]] = [(i,) for i in range(1, len(instance.demand) + 1)]
    far = instance.distances
    while True:
        joins = []
        for a in routes:
            for b in routes:
                if a != b and sum(instance.demand[i - 1] for i in (*a, *b)) <= instance.capacity:
                    joins += [(far[0][x[-1]] + far[0][b[0]] - far[x[-1]][b[0]], a, b, x) for x in (a, a[::-1])]
        if not joins or max(joins)[0] <= 0:
            return tuple(routes) if len(routes) <= instance.vehicles else ()
        _, a, b, x = max(joins)
        routes = [*(route for route in routes if route not in (a, b)), (*x, *b)]
