"""Open sites and serve every customer from one of them, at least total cost.

Answer: the site of each customer; every cheapest way counts.
Harder: more sites and customers, sites that can serve only so much demand.
Skills: optimization, search
Source: original; the simple plant location problem, A. A. Kuehn and M. J. Hamburger (1963).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

Plan = dict[str, str]

_BUDGET = 12_000


class FacilityLocationOpen(Task["FacilityLocationOpen.Params", "FacilityLocationOpen.Instance", Plan]):
    version = 1

    class Params(task.Params):
        sites: int = knob("the number of sites", levels=(2, 3, 4, 4, 5, 5, 5, 6, 6, 7), ge=2, le=8)
        customers: int = knob("the number of customers", levels=(3, 4, 5, 6, 6, 7, 8, 8, 9, 10), ge=2, le=14)
        capped: bool = knob("sites can serve only so much", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        hidden = ("best",)

        customers: tuple[str, ...]
        opening: tuple[int, ...]
        service: tuple[tuple[int, ...], ...]
        """A row for each customer."""
        demand: tuple[int, ...]
        """Of the customers; none where sites have no limits."""
        capacity: tuple[int, ...]
        best: int

        def sites(self) -> tuple[str, ...]:
            return tuple(f"P{j + 1}" for j in range(len(self.opening)))

        def head(self, language: str) -> list[str]:
            return ["", *self.sites(), *([("需求量" if language == "zh" else "demand")] if self.demand else [])]

        def rows(self, language: str) -> list[list[object]]:
            zh, last = language == "zh", [""] if self.demand else []
            rows: list[list[object]] = [[name, *row] for name, row in zip(self.customers, self.service, strict=True)]
            if self.demand:
                rows = [[*row, demand] for row, demand in zip(rows, self.demand, strict=True)]
                rows.append(["容量" if zh else "capacity", *self.capacity, ""])
            return [*rows, ["启用费" if zh else "opening cost", *self.opening, *last]]

    prompt = Prompt(
        en="""
        Depots can be opened at the sites {{ sites() | listed(language) }}. The table gives the cost of serving each
        customer from each site, and what it costs to open a site:

        {{ rows(language) | table(head(language)) }}

        - Every customer is served from exactly one site.
        - Each site that serves somebody must be opened, which is paid once.
        {% if demand -%}
        - The cost of serving a customer is that of the customer's whole demand.
        - The demands of the customers of a site sum to at most its capacity.
        {% endif %}

        Give the site of every customer so that the cost of opening and serving is as small as possible in all. Any
        cheapest way will do.
        """,
        zh="""
        可以在地点 {{ sites() | listed(language) }} 设立仓库。
        下表给出从每个地点服务每位客户的费用，以及启用各地点的费用：

        {{ rows(language) | table(head(language)) }}

        - 每位客户恰好由一个地点服务。
        - 凡服务了客户的地点都必须启用，启用费只付一次。
        {% if demand -%}
        - 服务一位客户的费用是满足该客户全部需求量的费用。
        - 一个地点所服务客户的需求量之和不超过它的容量。
        {% endif %}

        请写出每位客户由哪个地点服务，使启用费与服务费的总和最小。任何一种最省的方式都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Assignment(instance.customers, instance.sites())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n, m = params.customers, params.sites
        places = [(rng.randint(0, 30), rng.randint(0, 30)) for _ in range(n + m)]
        service = []
        for x, y in places[:n]:
            service.append(tuple(abs(x - a) + abs(y - b) + rng.randint(1, 6) for a, b in places[n:]))
        demand = tuple(rng.randint(2, 9) for _ in range(n)) if params.capped else ()
        share = sum(demand) // m
        instance = self.Instance(
            customers=worlds.draw_names(rng, n, initials=True),
            opening=tuple(rng.randint(8, 14 * n // m + 12) for _ in range(m)),
            service=tuple(service),
            demand=demand,
            capacity=tuple(rng.randint(share * 3 // 2, share * 3) for _ in range(m)) if params.capped else (),
            best=0,
        )
        answer = self.solve(instance)
        best = _cost(instance, answer)
        used = len(set(answer.values()))
        if m > 3 and (used < 2 or best in (_add(instance), _serve(instance, range(m)))):
            raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Plan:
        n, m = len(instance.customers), len(instance.opening)
        order = sorted(range(n), key=lambda i: -(instance.demand or (0,) * n)[i])
        cheapest = [min(instance.service[i]) for i in order]
        best: tuple[int, tuple[int, ...]] = (10**9, ())
        nodes = 0

        def extend(chosen: tuple[int, ...], cost: int, room: tuple[int, ...]) -> None:
            nonlocal best, nodes
            k, nodes = len(chosen), nodes + 1
            if nodes > _BUDGET:
                raise task.Retry
            if k == n:
                best = cost, chosen
                return
            i = order[k]
            for j in sorted(range(m), key=lambda j: instance.service[i][j]):
                paid = cost + instance.service[i][j] + (instance.opening[j] if j not in chosen else 0)
                need = instance.demand[i] if instance.demand else 0
                if paid + sum(cheapest[k + 1 :]) < best[0] and need <= room[j]:
                    extend((*chosen, j), paid, (*room[:j], room[j] - need, *room[j + 1 :]))

        extend((), 0, instance.capacity or (1,) * m)
        if not best[1]:
            raise task.Retry
        sites = dict(zip(order, best[1], strict=True))
        return {name: instance.sites()[sites[i]] for i, name in enumerate(instance.customers)}

    def check(self, instance: Instance, answer: Plan) -> str:
        for site, most in zip(instance.sites(), instance.capacity, strict=False):
            served = zip(instance.customers, instance.demand, strict=True)
            if sum(demand for name, demand in served if answer[name] == site) > most:
                return f"more demand than its capacity is served from {site}"
        return "" if _cost(instance, answer) == instance.best else "a cheaper way is possible"

    def key(self, instance: Instance) -> object:
        rows = zip(instance.service, instance.demand or (0,) * len(instance.service), strict=True)
        return [sorted(rows), instance.opening, instance.capacity]


def _cost(instance: FacilityLocationOpen.Instance, plan: Plan) -> int:
    sites = [instance.sites().index(plan[name]) for name in instance.customers]
    served = sum(row[j] for row, j in zip(instance.service, sites, strict=True))
    return served + sum(instance.opening[j] for j in set(sites))


def _serve(instance: FacilityLocationOpen.Instance, opened: range | frozenset[int]) -> int:
    """Give the cost if customers, the largest first, go to the cheapest open site with room; much if one finds none."""
    n, room, total = len(instance.service), list(instance.capacity), 0
    used = set()
    for i in sorted(range(n), key=lambda i: -(instance.demand or (0,) * n)[i]):
        free = [j for j in opened if not instance.demand or room[j] >= instance.demand[i]]
        if not free:
            return 10**9
        j = min(free, key=lambda j: instance.service[i][j])
        used.add(j)
        total += instance.service[i][j]
        if instance.demand:
            room[j] -= instance.demand[i]
    return total + sum(instance.opening[j] for j in used)


def _add(instance: FacilityLocationOpen.Instance) -> int:
    """Open the site that helps most, again and again, as long as that helps."""
    opened, cost = frozenset[int](), 10**9 + 1
    while True:
        ways = [(_serve(instance, opened | {j}), j) for j in range(len(instance.opening)) if j not in opened]
        if not ways or (min(ways)[0] >= cost and cost < 10**9):
            return cost
        cost, opened = min(ways)[0], opened | {min(ways)[1]}
