"""Ship goods from depots to shops at least cost.

Answer: the table of amounts; every cheapest plan counts.
Harder: more depots and shops, larger amounts, demand that cannot be met in full, limits on routes.
Skills: optimization, search
Source: original; the transportation problem of F. L. Hitchcock (1941).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.flow import min_cost_flow
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Table

Amounts = tuple[tuple[int, ...], ...]


class TransportationPlan(Task["TransportationPlan.Params", "TransportationPlan.Instance", Amounts]):
    version = 1

    class Params(task.Params):
        depots: int = knob("the number of depots", levels=(2, 2, 3, 3, 3, 3, 4, 4, 5, 5), ge=2, le=7)
        shops: int = knob("the number of shops", levels=(2, 2, 3, 4, 4, 4, 4, 5, 5, 6), ge=2, le=8)
        amount: int = knob("the largest demand", levels=(6, 9, 12, 15, 18, 20, 25, 30, 40, 60), ge=3, le=99)
        short: bool = knob("demand is more than supply", levels=(False,) * 4 + (True,) * 6)
        limits: int = knob("the number of limited routes", levels=(0, 0, 0, 0, 0, 2, 2, 3, 4, 5), ge=0, le=9)

    class Instance(task.Instance):
        hidden = ("best",)

        supply: tuple[int, ...]
        demand: tuple[int, ...]
        costs: Amounts
        penalties: tuple[int, ...]
        """For each shop what a missing unit costs; none where all demand must be met."""
        limits: tuple[tuple[int, int, int], ...]
        """Depot and shop, from 0, and the most that may go this way."""
        best: int

        def rows(self, language: str) -> list[list[object]]:
            zh = language == "zh"
            rows: list[list[object]] = [[f"D{i + 1}", *row, self.supply[i]] for i, row in enumerate(self.costs)]
            rows.append(["需求量" if zh else "demand", *self.demand, ""])
            return [*rows, ["缺货费" if zh else "penalty", *self.penalties, ""]] if self.penalties else rows

        def depots(self) -> list[str]:
            return [f"D{i + 1}" for i in range(len(self.supply))]

        def shops(self) -> list[str]:
            return [f"S{j + 1}" for j in range(len(self.demand))]

        def head(self, language: str) -> list[str]:
            return ["", *self.shops(), "供应量" if language == "zh" else "supply"]

    prompt = Prompt(
        en="""
        Goods are shipped from the depots {{ depots() | listed(language) }} to the shops
        {{ shops() | listed(language) }}. The table gives the cost of shipping one unit, what each depot has and what
        each shop needs:

        {{ rows(language) | table(head(language)) }}

        {% if penalties -%}
        - A shop gets at most its demand. Each unit of its demand that it does not get costs its penalty.
        {% else -%}
        - Each shop gets exactly its demand.
        {% endif -%}
        - A depot ships at most its supply; what is left there costs nothing.
        {% for i, j, most in limits -%}
        - From D{{ i + 1 }} to S{{ j + 1 }} at most {{ most }} unit{{ "s" if most > 1 }} can be shipped.
        {% endfor %}

        Give the numbers of units shipped, a row for each depot and in it a number for each shop, whole and not
        negative, so that the total cost{{ ", penalties included," if penalties else "" }} is as small as possible. Any
        cheapest plan will do.
        """,
        zh="""
        货物要从仓库 {{ depots() | listed(language) }} 运往商店 {{ shops() | listed(language) }}。
        下表给出每单位的运费、各仓库的供应量和各商店的需求量：

        {{ rows(language) | table(head(language)) }}

        {% if penalties -%}
        - 每家商店得到的货不超过其需求量；需求中每缺一单位，就要付一次它的缺货费。
        {% else -%}
        - 每家商店得到的货恰好等于其需求量。
        {% endif -%}
        - 每个仓库运出的货不超过其供应量；剩下的货不产生费用。
        {% for i, j, most in limits -%}
        - 从 D{{ i + 1 }} 到 S{{ j + 1 }} 至多运 {{ most }} 单位。
        {% endfor %}

        请写出运输量的表格：每个仓库一行，行中依次为运往各商店的单位数（非负整数），
        使总费用{{ "（含缺货费）" if penalties else "" }}最小。任何一种最省的方案都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Amounts]:
        return Table(Integer(0), rows=len(instance.supply), cols=len(instance.demand))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Amounts]:
        n, m = params.depots, params.shops
        demand = tuple(rng.randint(params.amount // 3, params.amount) for _ in range(m))
        total = sum(demand)
        share = rng.randint(70, 92) if params.short else rng.randint(100, 115)
        cuts = sorted(rng.sample(range(1, total), n - 1))
        supply = [max(1, (b - a) * share // 100) for a, b in zip((0, *cuts), (*cuts, total), strict=True)]
        if not params.short:
            supply[rng.randrange(n)] += max(0, total - sum(supply))
        costs = tuple(tuple(rng.randint(1, 9 + 2 * n) for _ in range(m)) for _ in range(n))
        routes = rng.sample([(i, j) for i in range(n) for j in range(m)], params.limits)
        instance = self.Instance(
            supply=tuple(supply),
            demand=demand,
            costs=costs,
            penalties=tuple(rng.randint(6, 14 + 2 * n) for _ in range(m)) if params.short else (),
            limits=tuple((i, j, rng.randint(1, max(1, min(supply[i], demand[j]) // 2))) for i, j in sorted(routes)),
            best=0,
        )
        answer = self.solve(instance)
        best = _cost(instance, answer)
        if m > 2:
            cells = [(i, j) for i in range(n) for j in range(m)]
            by_row = sorted(cells, key=lambda one: (one[0], costs[one[0]][one[1]]))
            by_shop = sorted(cells, key=lambda one: (one[1], costs[one[0]][one[1]]))
            cheapest = sorted(cells, key=lambda one: costs[one[0]][one[1]])
            gaps = [least - other for least, other, *_ in map(sorted, zip(*costs, strict=True))]
            by_gap = sorted(cells, key=lambda one: (gaps[one[1]], one[1], costs[one[0]][one[1]]))
            if best in [_cost(instance, _fill(instance, order)) for order in (by_row, by_shop, cheapest, by_gap)]:
                raise task.Retry
        free = instance.model_copy(update={"limits": ()})
        idle = bool(params.limits) and rng.random() < 0.7 and _cost(free, self.solve(free)) == best
        if idle or min(supply) < 2 or any(sum(row) == 0 for row in answer):
            raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Amounts:
        n, m = len(instance.supply), len(instance.demand)
        source, sink, spare = n + m, n + m + 1, n + m + 2
        arcs = [(i, n + j, x, instance.costs[i][j]) for i, row in enumerate(_caps(instance)) for j, x in enumerate(row)]
        arcs += [(source, i, amount, 0) for i, amount in enumerate(instance.supply)]
        arcs += [(n + j, sink, amount, 0) for j, amount in enumerate(instance.demand)]
        if instance.penalties:
            arcs.append((source, spare, sum(instance.demand), 0))
            arcs += [(spare, n + j, instance.demand[j], price) for j, price in enumerate(instance.penalties)]
        found = min_cost_flow(n + m + 3, arcs, source, sink, sum(instance.demand))
        if found is None:
            raise task.Retry
        return tuple(tuple(found[1][i * m : (i + 1) * m]) for i in range(n))

    def check(self, instance: Instance, answer: Amounts) -> str:
        for i, row in enumerate(answer):
            if sum(row) > instance.supply[i]:
                return f"D{i + 1} ships more than it has"
        for j, column in enumerate(zip(*answer, strict=True)):
            if sum(column) > instance.demand[j]:
                return f"S{j + 1} gets more than it needs"
            if sum(column) < instance.demand[j] and not instance.penalties:
                return f"S{j + 1} gets less than it needs"
        for i, j, most in instance.limits:
            if answer[i][j] > most:
                return f"too much goes from D{i + 1} to S{j + 1}"
        return "" if _cost(instance, answer) == instance.best else "a cheaper plan is possible"

    def key(self, instance: Instance) -> object:
        rows = list(enumerate(zip(instance.supply, instance.costs, strict=True)))
        depots = [[row, [limit[1:] for limit in instance.limits if limit[0] == i]] for i, row in rows]
        return [sorted(depots), instance.demand, instance.penalties]


def _caps(instance: TransportationPlan.Instance) -> list[list[int]]:
    limits = {(i, j): most for i, j, most in instance.limits}
    return [
        [min(s, d, limits.get((i, j), s)) for j, d in enumerate(instance.demand)] for i, s in enumerate(instance.supply)
    ]


def _cost(instance: TransportationPlan.Instance, amounts: Amounts) -> int:
    """Give the total cost; a missing unit counts much where all demand must be met."""
    sums: list[int] = [sum(column) for column in zip(*amounts, strict=True)]
    penalties = instance.penalties or (1_000_000,) * len(sums)
    shipped = sum(
        x * c for row, costs in zip(amounts, instance.costs, strict=True) for x, c in zip(row, costs, strict=True)
    )
    return shipped + sum((d - s) * price for d, s, price in zip(instance.demand, sums, penalties, strict=True))


def _fill(instance: TransportationPlan.Instance, order: list[tuple[int, int]]) -> Amounts:
    """Send as much as possible on each route in turn where that costs less than a penalty."""
    caps, supply, demand = _caps(instance), list(instance.supply), list(instance.demand)
    amounts = [[0] * len(demand) for _ in supply]
    for i, j in order:
        if not instance.penalties or instance.costs[i][j] < instance.penalties[j]:
            amounts[i][j] = min(caps[i][j], supply[i], demand[j])
            supply[i] -= amounts[i][j]
            demand[j] -= amounts[i][j]
    return tuple(map(tuple, amounts))
