"""Judge by heaps of slices on both sides, whose keys are price and time of arrival in the queue."""

from heapq import heapify, heappop, heappush
from itertools import count
from typing import Any

LEVELS = range(1, 11)


class _Exchange:
    def __init__(self) -> None:
        self.sides: dict[bool, list[Any]] = {True: [], False: []}
        self.clock = count()
        self.trades: list[Any] = []

    def rest(self, name: int, buys: bool, price: int, whole: int, step: int) -> None:
        key = -price if buys else price
        heappush(self.sides[buys], [key, next(self.clock), name, price, min(step, whole), whole, step])

    def come(self, name: int, buys: bool, size: int, price: Any, step: int) -> None:
        heap = self.sides[not buys]
        while size > 0 and heap and (price is None or (heap[0][3] <= price if buys else heap[0][3] >= price)):
            entry = heap[0]
            amount = min(size, entry[4])
            pair = [name, entry[2]] if buys else [entry[2], name]
            self.trades.append((*pair, entry[3], amount))
            size -= amount
            entry[4] -= amount
            entry[5] -= amount
            if entry[4] == 0:
                heappop(heap)
                if entry[5]:
                    self.rest(entry[2], not buys, entry[3], entry[5], entry[6])
        if size > 0 and price is not None:
            self.rest(name, buys, price, size, step)

    def take(self, name: int) -> None:
        for heap in self.sides.values():
            heap[:] = [entry for entry in heap if entry[2] != name]
            heapify(heap)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    exchange, stops = _Exchange(), dict[int, Any]()
    for name, (kind, buys, size, price, other) in enumerate(instance.orders, start=1):
        if kind == "stop":
            stops[name] = (buys, size, price, len(exchange.trades))
        if other and kind != "iceberg":
            exchange.take(other)
        if kind == "replace":
            exchange.come(other, buys, size, price, size)
        elif kind in ("limit", "iceberg", "market"):
            exchange.come(name, buys, size, None if kind == "market" else price, other or size)
        waiting = sorted(stops)
        while waiting:
            number = waiting.pop(0)
            b, amount, limit, since = stops[number]
            prices = [trade[2] for trade in exchange.trades[since:]]
            if prices and (max(prices) >= limit if b else min(prices) <= limit):
                del stops[number]
                exchange.come(number, b, amount, None, amount)
                waiting = sorted(stops)
    book = {entry[2]: entry[5] for heap in exchange.sides.values() for entry in heap}
    if tuple(answer["trades"]) != tuple(exchange.trades):
        return f"the trades are {exchange.trades}"
    return "" if answer["book"] == book else f"the book is {book}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The last trade left out, buyer and seller exchanged, a size changed."""
    trades = answer["trades"]
    swapped = tuple((b, a, price, size) for a, b, price, size in trades)
    number = max(answer["book"])
    more = {**answer["book"], number: answer["book"][number] + 1}
    return [{**answer, "trades": trades[:-1]}, {**answer, "trades": swapped}, {**answer, "book": more}]
