"""Plan how much to produce in each period, with set-up and holding costs, at least cost.

Answer: the amount produced in each period; every cheapest plan counts.
Harder: more periods, changing costs, a capacity of each period, deliveries that may be late.
Skills: optimization, planning
Source: original; dynamic lot sizing, H. M. Wagner and T. M. Whitin (1958).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Lots = tuple[int, ...]


class LotSizingPlan(Task["LotSizingPlan.Params", "LotSizingPlan.Instance", Lots]):
    version = 1

    class Params(task.Params):
        periods: int = knob("the number of periods", levels=(3, 4, 5, 6, 7, 7, 8, 9, 10, 12), ge=2, le=14)
        demand: int = knob("the largest demand", levels=(8, 8, 9, 9, 10, 10, 12, 12, 14, 14), ge=3, le=40)
        changing: bool = knob("costs change from period to period", levels=(False,) * 4 + (True,) * 6)
        capped: bool = knob("a capacity", levels=(False,) * 5 + (True,) * 5)
        late: bool = knob("late deliveries", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        hidden = ("best",)

        demand: Lots
        setup: Lots
        unit: Lots
        hold: int
        late: int
        """What a missing unit costs at the end of a period; 0 if nothing may be late."""
        capacity: int
        """The most that a period can produce; 0 for no limit."""
        best: int

        def rows(self) -> list[list[object]]:
            periods = range(1, len(self.demand) + 1)
            return [list(row) for row in zip(periods, self.demand, self.setup, self.unit, strict=True)]

    prompt = Prompt(
        en="""
        A workshop plans its production of one good for {{ demand | length }} periods. A period in which it produces
        anything costs the set-up cost of that period once, and each unit made costs the unit cost of that period:

        {{ rows() | table(["period", "demand", "set-up cost", "unit cost"]) }}

        - The store is empty before the first period{{ " and nothing is owed then" if late else "" }}.
        - What is made in a period can serve the demand of the same period and of later ones.
        - Each unit in store at the end of a period costs {{ hold }} for that period.
        {% if late -%}
        - Demand may be served late: each unit owed at the end of a period costs {{ late }} for that period. Nothing is
          in store while something is owed, and at the end of the last period nothing may be owed.
        {% else -%}
        - The demand of every period must be met in full in that period.
        {% endif -%}
        {% if capacity -%}
        - At most {{ capacity }} units can be made in a period.
        {% endif %}

        Give the whole numbers of units made in the periods, in order, so that the total cost is as small as possible.
        Any cheapest plan will do.
        """,
        zh="""
        某车间要为一种产品制定 {{ demand | length }} 个时期的生产计划。只要某个时期进行生产，就付一次该时期的准备费；
        每生产一单位，再付该时期的单位成本：

        {{ rows() | table(["时期", "需求量", "准备费", "单位成本"]) }}

        - 第一个时期之前仓库是空的{{ "，也没有欠货" if late else "" }}。
        - 一个时期生产的产品可以满足本时期和以后各时期的需求。
        - 每个时期末，库存每单位付 {{ hold }} 的保管费。
        {% if late -%}
        - 可以延迟交货：每个时期末，所欠的每单位付 {{ late }} 的欠货费。有欠货时没有库存；最后一个时期末不得有欠货。
        {% else -%}
        - 每个时期的需求必须在该时期全部满足。
        {% endif -%}
        {% if capacity -%}
        - 每个时期至多生产 {{ capacity }} 单位。
        {% endif %}

        请依次写出各时期生产的单位数（整数），使总费用最小。任何一种最省的计划都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Lots]:
        return Sequence(Integer(0), length=len(instance.demand))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Lots]:
        n = params.periods
        demand = tuple(rng.choice((0, *[rng.randint(1, params.demand)] * 6)) for _ in range(n))
        base, cost, hold = rng.randint(8, 5 * params.demand), rng.randint(2, 6), rng.randint(1, 3)
        spread, steps = (base // 2, 3) if params.changing else (0, 0)
        instance = self.Instance(
            demand=demand,
            setup=tuple(base + rng.randint(-spread, spread) for _ in range(n)),
            unit=tuple(cost + rng.randint(0, steps) for _ in range(n)),
            hold=hold,
            late=hold + rng.randint(1, 4) if params.late else 0,
            capacity=rng.randint(params.demand, 2 * params.demand) if params.capped else 0,
            best=0,
        )
        if not demand[0]:
            raise task.Retry
        answer = self.solve(instance)
        best = _cost(instance, answer)
        if n > 4:
            one = (sum(demand), *[0] * (n - 1))
            if best in [_cost(instance, plan) for plan in (demand, one, _silver_meal(instance))]:
                raise task.Retry
        instance = instance.model_copy(update={"best": best})
        if n > 4:  # a capacity, late deliveries and unit costs that change must matter
            rules: list[dict[str, object]] = [{"capacity": 0}] * params.capped
            rules += [{"late": 0}] * params.late
            rules += [{"unit": (cost,) * n}] * params.changing
            if any(not self.check(instance, self.solve(instance.model_copy(update=rule))) for rule in rules):
                raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Lots:
        states: dict[int, tuple[int, Lots]] = {0: (0, ())}  # by what is in store, less what is owed
        total = sum(instance.demand)
        for i, demand in enumerate(instance.demand):
            after: dict[int, tuple[int, Lots]] = {}
            rest = sum(instance.demand[i + 1 :])
            for stock, (cost, lots) in states.items():
                left = total - sum(lots)
                for made in range(min(instance.capacity or left, left) + 1):
                    now = stock + made - demand
                    if (now < 0 and (not instance.late or not rest)) or now > rest:
                        continue
                    paid = cost + (instance.setup[i] if made else 0) + made * instance.unit[i]
                    paid += now * instance.hold if now > 0 else -now * instance.late
                    if now not in after or paid < after[now][0]:
                        after[now] = paid, (*lots, made)
            states = after
        if 0 not in states:
            raise task.Retry
        return states[0][1]

    def check(self, instance: Instance, answer: Lots) -> str:
        if instance.capacity and max(answer) > instance.capacity:
            return "a period makes more than its capacity"
        cost = _cost(instance, answer)
        if cost < 0:
            return "something is owed at the end" if instance.late else "the demand of a period is not met"
        return "" if cost == instance.best else "a cheaper plan is possible"


def _cost(instance: LotSizingPlan.Instance, lots: Lots) -> int:
    """Give the cost of a plan, -1 if it breaks a rule."""
    stock = cost = 0
    for i, made in enumerate(lots):
        stock += made - instance.demand[i]
        if (stock < 0 and not instance.late) or (instance.capacity and made > instance.capacity):
            return -1
        cost += (instance.setup[i] if made else 0) + made * instance.unit[i]
        cost += stock * instance.hold if stock > 0 else -stock * instance.late
    return cost if stock >= 0 else -1


def _silver_meal(instance: LotSizingPlan.Instance) -> Lots:
    """Let a lot serve one more period as long as that lowers its cost per period."""
    lots, n, i = [0] * len(instance.demand), len(instance.demand), 0
    while i < n:
        spent, average, j = instance.setup[i], instance.setup[i], i + 1
        while j < n:
            spent += (j - i) * instance.hold * instance.demand[j]
            if spent * (j - i) > average * (j - i + 1):
                break
            average, j = spent // (j - i + 1), j + 1
        lots[i], i = sum(instance.demand[i:j]), j
    return tuple(lots)
