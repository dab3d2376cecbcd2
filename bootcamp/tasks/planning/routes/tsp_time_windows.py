"""Visit all customers within their time windows and return to the depot as early as possible.

Answer: the order of the customers; every best order counts.
Harder: more customers, more windows that bind.
Skills: optimization, planning
Source: original; the travelling salesman problem with time windows, M. W. P. Savelsbergh (1985).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Order = tuple[int, ...]
Square = tuple[tuple[int, ...], ...]


class TspTimeWindows(Task["TspTimeWindows.Params", "TspTimeWindows.Instance", Order]):
    version = 1

    class Params(task.Params):
        customers: int = knob("the number of customers", levels=(3, 4, 5, 6, 6, 7, 8, 9, 9, 10), ge=2, le=11)
        slack: int = knob("the width of windows", levels=(12, 20, 40, 42, 44, 46, 48, 50, 52, 54), ge=4, le=99)
        service: int = knob("the longest service", levels=(0, 0, 2, 3, 4, 5, 6, 6, 8, 8), ge=0, le=20)

    class Instance(task.Instance):
        hidden = ("best",)

        times: Square
        """Minutes of travel; the depot is 0."""
        windows: tuple[tuple[int, int], ...]
        service: tuple[int, ...]
        best: int

        def head(self) -> list[str]:
            return ["", "0", *(str(i) for i in range(1, len(self.times)))]

        def rows(self) -> list[list[object]]:
            return [[i, *row] for i, row in enumerate(self.times)]

        def visits(self) -> list[list[object]]:
            return [[i, *w, s] for i, (w, s) in enumerate(zip(self.windows, self.service, strict=True), start=1)]

    prompt = Prompt(
        en="""
        A vehicle leaves the depot (place 0) at minute 0, serves the customers 1 to {{ windows | length }} once each and
        returns to the depot. The minutes of travel from the place of the row to that of the column are:

        {{ rows() | table(head()) }}

        {{ visits() | table(["customer", "from", "to", "service"]) }}

        - The service of a customer begins no earlier than at the minute under "from" and no later than at the minute
          under "to". If the vehicle comes earlier, it waits; if it comes after "to", the customer cannot be served.
        - The service takes the number of minutes under "service"; then the vehicle travels on.

        Give the order of the customers with which the vehicle is back at the depot as early as possible. Any best order
        will do.
        """,
        zh="""
        一辆车在第 0 分钟离开车场（地点 0），为客户 1 到 {{ windows | length }} 各服务一次，然后返回车场。
        从行所示地点到列所示地点的行驶分钟数如下：

        {{ rows() | table(head()) }}

        {{ visits() | table(["客户", "最早", "最晚", "服务时间"]) }}

        - 对一位客户的服务，不早于“最早”一列的分钟开始，不晚于“最晚”一列的分钟开始。
          车到得早就等待；若在“最晚”之后才到，就不能服务该客户。
        - 服务持续“服务时间”一列的分钟数，然后车继续行驶。

        请写出客户的次序，使车尽可能早地回到车场。任何一种最优的次序都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Order]:
        n = len(instance.windows)
        return Sequence(Integer(1, n), length=n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Order]:
        n = params.customers
        spots = [(rng.randint(0, 18), rng.randint(0, 18)) for _ in range(n + 1)]
        times = tuple(
            tuple(abs(a - c) + abs(b - d) + (0 if i == j else 2) for j, (c, d) in enumerate(spots))
            for i, (a, b) in enumerate(spots)
        )
        service = tuple(rng.randint(params.service // 2, params.service) for _ in range(n))
        order, clock, here = rng.sample(range(1, n + 1), n), 0, 0
        windows = [(0, 0)] * n
        for i in order:  # windows around the minutes of a drive that is possible
            clock += times[here][i]
            low = max(0, clock - rng.randint(0, params.slack))
            windows[i - 1] = low, clock + rng.randint(0, params.slack)
            clock, here = clock + service[i - 1], i
        instance = self.Instance(times=times, windows=tuple(windows), service=service, best=0)
        answer = self.solve(instance)
        best = _back(instance, answer)
        if n > 4:
            orders = [
                _nearest(instance),
                _soonest(instance),
                *(tuple(sorted(order, key=rule(windows))) for rule in _RULES),
            ]
            if best in [_back(instance, one) for one in (*orders, tuple(range(1, n + 1)))]:
                raise task.Retry
        instance = instance.model_copy(update={"best": best})
        if n > 4:  # service and the ends of windows must matter
            rules: list[dict[str, object]] = [{"windows": tuple((low, 10**6) for low, _ in windows)}]
            rules += [{"service": (0,) * n}] * (params.service > 1)
            if any(not self.check(instance, self.solve(instance.model_copy(update=rule))) for rule in rules):
                raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Order:
        n = len(instance.windows)
        layer: dict[tuple[int, int], tuple[int, Order]] = {(0, 0): (0, ())}
        for _ in range(n):
            after: dict[tuple[int, int], tuple[int, Order]] = {}
            for (done, here), (clock, order) in layer.items():
                for i in range(1, n + 1):
                    begin = max(clock + instance.times[here][i], instance.windows[i - 1][0])
                    if not done >> i & 1 and begin <= instance.windows[i - 1][1]:
                        key, end = (done | 1 << i, i), begin + instance.service[i - 1]
                        if key not in after or end < after[key][0]:
                            after[key] = end, (*order, i)
            layer = after
        return min((clock + instance.times[here][0], order) for (_, here), (clock, order) in layer.items())[1]

    def check(self, instance: Instance, answer: Order) -> str:
        if len(set(answer)) < len(answer):
            return "a customer is visited twice"
        back = _back(instance, answer)
        if back < 0:
            return "a customer is reached too late"
        return "" if back == instance.best else "an earlier return is possible"


_RULES: tuple[Callable[[list[tuple[int, int]]], Callable[[int], int]], ...] = (
    lambda windows: lambda i: windows[i - 1][0],
    lambda windows: lambda i: windows[i - 1][1],
    lambda windows: lambda i: sum(windows[i - 1]),
)
"""Customers by the beginning, the end or the middle of their windows."""


def _back(instance: TspTimeWindows.Instance, order: Order) -> int:
    """Give the minute of the return, -1 if somebody is reached too late."""
    clock = here = 0
    for i in order:
        low, high = instance.windows[i - 1]
        clock = max(clock + instance.times[here][i], low)
        if clock > high:
            return -1
        clock, here = clock + instance.service[i - 1], i
    return clock + instance.times[here][0]


def _nearest(instance: TspTimeWindows.Instance) -> Order:
    order: list[int] = []
    while len(order) < len(instance.windows):
        row = instance.times[order[-1] if order else 0]
        order.append(min((i for i in range(1, len(row)) if i not in order), key=lambda i: row[i]))
    return tuple(order)


def _soonest(instance: TspTimeWindows.Instance) -> Order:
    """Go on to the customer whose service can begin first."""
    order: list[int] = []
    clock = 0
    while len(order) < len(instance.windows):
        row = instance.times[order[-1] if order else 0]
        begins = {i: max(clock + row[i], instance.windows[i - 1][0]) for i in range(1, len(row)) if i not in order}
        order.append(min(begins, key=lambda i: begins[i]))
        clock = begins[order[-1]] + instance.service[order[-1] - 1]
    return tuple(order)
