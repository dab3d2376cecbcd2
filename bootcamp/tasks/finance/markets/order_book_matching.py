"""Match the orders of a limit order book by price and time: limit, market, replaced, iceberg and stop orders.

Answer: all trades in their order, and what is left in the book; unique.
Harder: more orders, of more kinds, that set each other off.
Skills: simulation, instructions
Source: original; the usual rules of electronic exchanges.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Record, Sequence

Order = tuple[str, bool, int, int, int]
"""A kind, whether it buys, a size, a price, and the shown size of an iceberg or the number of the order meant."""
Trade = tuple[int, ...]
Answer = dict[str, Any]

_KINDS: dict[str, tuple[str, str]] = {
    "limit": ("{side} {size} at {price}", "{side} {size}，限价 {price}"),
    "market": ("{side} {size} at any price", "{side} {size}，市价"),
    "cancel": ("cancel order {other}", "撤销第 {other} 号委托"),
    "replace": (
        "replace order {other} by size {size}, price {price}",
        "把第 {other} 号委托改为数量 {size}、价格 {price}",
    ),
    "iceberg": ("{side} {size} at {price}, showing {other}", "{side} {size}，限价 {price}，显示 {other}"),
    "stop": ("{side} {size} at any price, stop {price}", "{side} {size}，市价，触发价 {price}"),
}


class OrderBookMatching(Task["OrderBookMatching.Params", "OrderBookMatching.Instance", Answer]):
    version = 1

    class Params(task.Params):
        orders: int = knob("the orders", levels=(4, 5, 7, 9, 11, 13, 15, 17, 20, 24), ge=3, le=40)
        kinds: int = knob("the kinds of orders in use", levels=(1, 2, 2, 3, 4, 5, 6, 6, 6, 6), ge=1, le=6)
        trades: int = knob("the least number of trades", levels=(1, 2, 3, 4, 4, 5, 5, 6, 7, 8), ge=1, le=20)

    class Instance(task.Instance):
        orders: tuple[Order, ...]

        def told(self, language: str) -> list[str]:
            return [_told(order, language == "zh") for order in self.orders]

        def kinds(self) -> set[str]:
            return {order[0] for order in self.orders}

    answer = Record(trades=Sequence(Sequence(Integer(), length=4)), book=Mapping(Integer(low=1), Integer(low=1)))
    prompt = Prompt(
        en=r"""
        Orders reach an exchange one after the other, numbered from 1:

        {{ told("en") | numbered }}

        The rules:

        - "buy 5 at 101" wants 5 units for at most 101 each, "sell 5 at 101" for at least 101 each. An order that comes
        in trades at once with the orders of the other side that wait in the book and whose price allows it: first
        with the best price (for a buyer the lowest, for a seller the highest), and among equal prices with the
        one that has waited longest. Each trade has the price of the waiting order. What is left then waits in the book.
        {% if "market" in kinds() %}
        - An order at any price trades with any price; what cannot trade at once is dropped.
        {% endif %}
        {% if "cancel" in kinds() %}
        - Cancel takes what is left of an order out of the book.
        {% endif %}
        {% if "replace" in kinds() %}
        - Replace takes what is left of an order out of the book; then a plain order of the same side and number with
        the new size and price comes in.
        {% endif %}
        {% if "iceberg" in kinds() %}
        - An order that shows k trades with its whole size when it comes in. When it waits, only k units of it (or all
        that is left, if less) can trade before it goes, with the next k units, to the end of the queue at its price.
        {% endif %}
        {% if "stop" in kinds() %}
        - A stop order waits outside the book until a trade after its arrival has a price that sets it off (to buy: the
        stop price or above; to sell: the stop price or below). Once the order at hand has been dealt with completely,
        the stop order with the lowest number that has been set off comes in as an order at any price; then the next
        one with the lowest number, perhaps set off only now, and so on.
        {% endif %}

        Give as trades all trades in their order, each as [number of the buyer's order, number of the seller's
        order, price, size]; each pair of meeting orders makes a trade of its own
        {{- ", and so does each part that an order shows" if "iceberg" in kinds() }}. Give as book the size left of each
        order in the book at the end, by its number
        {{- ", hidden units included" if "iceberg" in kinds() }}{{ ", stop orders left out" if "stop" in kinds() }}.
        """,
        zh=r"""
        委托依次到达交易所，从 1 开始编号：

        {{ told("zh") | numbered }}

        规则：

        - “买入 5，限价 101”表示以每单位至多 101 的价格买 5 个单位，“卖出 5，限价 101”表示每单位至少 101。
        委托到达时，立即与委托簿中价格合适的对方委托成交：先与价格最好的（对买方为最低，对卖方为最高）成交，
        价格相同的先与等候最久的成交。每笔成交的价格是等候中的委托的价格。剩余部分留在委托簿中等候。
        {% if "market" in kinds() %}
        - 市价委托接受任何价格；不能立即成交的部分作废。
        {% endif %}
        {% if "cancel" in kinds() %}
        - 撤销：把该委托的剩余部分从委托簿中取出。
        {% endif %}
        {% if "replace" in kinds() %}
        - 修改：把该委托的剩余部分从委托簿中取出，再以同一方向、同一编号和新的数量、价格作为普通委托到达。
        {% endif %}
        {% if "iceberg" in kinds() %}
        - “显示 k”的委托到达时以全部数量成交。等候时每次只有 k 个单位（剩余不足 k 时为全部剩余）可以成交，
        这些用完后，它带着下一批 k 个单位排到同一价格的队尾。
        {% endif %}
        {% if "stop" in kinds() %}
        - 有触发价的委托在委托簿之外等候，直到它到达之后有一笔成交的价格触发它
        （买入：不低于触发价；卖出：不高于触发价）。当前的委托处理完毕后，已触发的委托中编号最小的一个作为市价委托到达；
        然后是下一个编号最小的（可能刚刚才被触发），依此类推。
        {% endif %}

        请给出：trades 为依次发生的全部成交，每笔写作 [买方委托编号, 卖方委托编号, 价格, 数量]；每两个委托相遇各为一笔
        {{- "，委托每次显示的部分也各为一笔" if "iceberg" in kinds() }}。
        book 为最后委托簿中每个委托的编号及其剩余数量
        {{- "，包括未显示的部分" if "iceberg" in kinds() }}{{ "，不包括未触发的委托" if "stop" in kinds() }}。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        orders, middle = list[Order](), rng.randint(60, 180)
        for number in range(params.orders):
            kind = rng.choice(("limit", "limit", "limit", *list(_KINDS)[: params.kinds])) if number > 1 else "limit"
            buys, size, price = rng.random() < 0.5, rng.randint(1, 12), middle + rng.randint(-3, 3)
            other = 0
            if kind in ("cancel", "replace"):
                waiting = sorted(_run(orders)["book"])
                kind, other = (kind, rng.choice(waiting)) if waiting else ("limit", 0)
                buys = orders[other - 1][1] if other else buys
            if kind == "iceberg":
                size, other = rng.randint(8, 20), rng.randint(2, 5)
            price *= kind not in ("market", "cancel")
            orders.append((kind, buys, size if kind != "cancel" else 0, price, other))
        answer = _run(orders)
        instance = self.Instance(orders=tuple(orders))
        if len(answer["trades"]) < params.trades or not answer["book"] or len(instance.kinds()) < params.kinds:
            raise task.Retry
        whole = [("limit", *order[1:4], 0) if order[0] == "iceberg" else order for order in orders]
        never = [("cancel", False, 0, 0, 0) if order[0] == "stop" else order for order in orders]
        if any(other != orders and _run(other) == answer for other in (whole, never)):
            raise task.Retry  # hidden units or stops do not matter
        rules = ("time", "price")[: 2 - (params.kinds > 5)] if params.orders > 5 else ()
        if any(answer == _run(orders, rule) for rule in rules):
            raise task.Retry  # an order of trading does not matter
        return instance, answer


def _told(order: Order, zh: bool) -> str:
    kind, buys, size, price, other = order
    side = ("买入" if buys else "卖出") if zh else ("buy" if buys else "sell")
    return _KINDS[kind][zh].format(side=side, size=size, price=price, other=other)


def _run(orders: list[Order], skip: str = "") -> Answer:
    """Let all orders come in; `skip` ignores what comes first by ``price`` or by ``time``."""
    book = list[list[int]]()  # of waiting orders in order of time: number, 1 if it buys, price, shown, left, step
    trades, stops = list[Trade](), dict[int, tuple[bool, int, int, int]]()

    def enter(number: int, buys: bool, size: int, price: int | None, step: int) -> None:
        sign = 1 if buys else -1
        while size:
            found = [row for row in book if row[1] != buys and (price is None or sign * (price - row[2]) >= 0)]
            if not found:
                break
            best = min(found[:: -1 if skip == "time" else 1], key=lambda row: sign * row[2] * (skip != "price"))
            count = min(size, best[3])
            trades.append((number, best[0], best[2], count) if buys else (best[0], number, best[2], count))
            size, best[3], best[4] = size - count, best[3] - count, best[4] - count
            if not best[3]:
                book.remove(best)
                if best[4]:
                    book.append([*best[:3], min(best[5], best[4]), *best[4:]])
        if size and price is not None:
            book.append([number, buys, price, min(step, size), size, step])

    for number, (kind, buys, size, price, other) in enumerate(orders, start=1):
        if kind in ("cancel", "replace"):
            book[:] = [row for row in book if row[0] != other]
        if kind == "stop":
            stops[number] = buys, size, price, len(trades)
        elif kind != "cancel":
            name = other if kind == "replace" else number
            enter(name, buys, size, None if kind == "market" else price, other if kind == "iceberg" else size)
        while True:
            hit = [n for n, (b, _, p, t) in stops.items() if any(x[2] == p or (x[2] > p) == b for x in trades[t:])]
            if not hit:
                break
            b, count, *_ = stops.pop(min(hit))
            enter(min(hit), b, count, None, count)
    return {"trades": tuple(trades), "book": {row[0]: row[4] for row in book}}
