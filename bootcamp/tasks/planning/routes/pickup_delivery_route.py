"""Collect and deliver parcels with a courier of limited capacity on a shortest route.

Answer: the stops in order; every shortest route counts.
Harder: more parcels, a bag that holds few, parcels that must leave in reverse order.
Skills: optimization, planning
Source: original; the pickup and delivery problem, M. W. P. Savelsbergh and M. Sol (1995).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Path, Word

Route = tuple[str, ...]


class PickupDeliveryRoute(Task["PickupDeliveryRoute.Params", "PickupDeliveryRoute.Instance", Route]):
    version = 1

    class Params(task.Params):
        parcels: int = knob("the number of parcels", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=6)
        capacity: int = knob("how many parcels fit", levels=(1, 2, 2, 2, 2, 2, 2, 2, 3, 3), ge=1, le=6)
        side: int = knob("the side of the map", levels=(9, 9, 10, 14, 14, 18, 20, 20, 25, 30), ge=6, le=99)
        stack: bool = knob("last in, first out", levels=(False,) * 6 + (True, True, True, True))

    class Instance(task.Instance):
        hidden = ("best",)

        base: tuple[int, int]
        pickups: tuple[tuple[int, int], ...]
        drops: tuple[tuple[int, int], ...]
        capacity: int
        stack: bool
        best: int

        def stops(self) -> tuple[str, ...]:
            return tuple(f"{kind}{i + 1}" for i in range(len(self.drops)) for kind in "PD")

        def rows(self) -> list[list[object]]:
            return [
                [i, f"P{i} ({p[0]}, {p[1]})", f"D{i} ({d[0]}, {d[1]})"]
                for i, (p, d) in enumerate(zip(self.pickups, self.drops, strict=True), start=1)
            ]

    prompt = Prompt(
        en="""
        A courier starts at the base ({{ base[0] }}, {{ base[1] }}) with an empty bag. Parcel i is collected at Pi and
        delivered at Di:

        {{ rows() | table(["parcel", "pickup", "drop"]) }}

        - The way from (a, b) to (c, d) is |a - c| + |b - d| long.
        - Each stop is visited exactly once, a parcel's pickup before its drop.
        - At most {{ capacity }} parcel{{ "s" if capacity > 1 }} can be in the bag at once.
        {% if stack -%}
        - Of the parcels in the bag only the one collected last can be delivered.
        {% endif -%}
        - The route ends at its last drop; the courier does not return to the base.

        Give all stops in the order of a shortest route. Any shortest route will do.
        """,
        zh="""
        快递员从基地 ({{ base[0] }}, {{ base[1] }}) 出发，包是空的。第 i 件包裹在 Pi 取件，在 Di 送达：

        {{ rows() | table(["包裹", "取件点", "送达点"]) }}

        - 从 (a, b) 到 (c, d) 的路长为 |a - c| + |b - d|。
        - 每个站点恰好经过一次，每件包裹先取后送。
        - 包里同时至多放 {{ capacity }} 件包裹。
        {% if stack -%}
        - 包里的包裹中，只能先送最后取的那一件。
        {% endif -%}
        - 路线在最后一个送达点结束；快递员不返回基地。

        请按一条最短路线的次序写出全部站点。任何一条最短路线都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Route]:
        return Path(Word(instance.stops()))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Route]:
        n = params.parcels
        spots = rng.sample([(x, y) for x in range(params.side) for y in range(params.side)], 2 * n + 1)
        instance = self.Instance(
            base=spots[0],
            pickups=tuple(spots[1 : n + 1]),
            drops=tuple(spots[n + 1 :]),
            capacity=params.capacity,
            stack=params.stack,
            best=0,
        )
        answer = self.solve(instance)
        best = _length(instance, answer)
        if n > 2 and best in (_length(instance, _nearest(instance, which)) for which in (0, 1)):
            raise task.Retry
        instance = instance.model_copy(update={"best": best})
        rules = [{"capacity": n}] * (params.capacity < n < 6) + [{"stack": False}] * (
            params.stack and params.capacity > 1
        )
        if n > 2 and any(not self.check(instance, self.solve(instance.model_copy(update=rule))) for rule in rules):
            raise task.Retry  # a rule must matter
        return instance, answer

    def solve(self, instance: Instance) -> Route:
        n = len(instance.drops)
        layer: dict[tuple[Route, frozenset[str], str], tuple[int, Route]] = {((), frozenset(), ""): (0, ())}
        for _ in range(2 * n):
            after: dict[tuple[Route, frozenset[str], str], tuple[int, Route]] = {}
            for (bag, done, here), (length, route) in layer.items():
                for stop in _next(instance, bag, done):
                    held = (*bag, stop[1:]) if stop[0] == "P" else tuple(one for one in bag if one != stop[1:])
                    key = (held if instance.stack else tuple(sorted(held)), done | {stop}, stop)
                    total = length + _way(instance, here, stop)
                    if key not in after or total < after[key][0]:
                        after[key] = total, (*route, stop)
            layer = after
        return min(layer.values())[1]

    def check(self, instance: Instance, answer: Route) -> str:
        bag: Route = ()
        for place, stop in enumerate(answer):
            if stop in answer[:place]:
                return f"{stop} is visited twice"
            if stop not in _next(instance, bag, frozenset(answer[:place])):
                return f"{stop} is not possible at its place in the route"
            bag = (*bag, stop[1:]) if stop[0] == "P" else tuple(one for one in bag if one != stop[1:])
        if len(answer) < len(instance.stops()):
            return "a stop is missing"
        return "" if _length(instance, answer) == instance.best else "a shorter route is possible"

    def key(self, instance: Instance) -> object:
        pairs = sorted(zip(instance.pickups, instance.drops, strict=True))
        return [instance.base, pairs, instance.capacity, instance.stack]


def _spot(instance: PickupDeliveryRoute.Instance, stop: str) -> tuple[int, int]:
    if not stop:
        return instance.base
    return (instance.pickups if stop[0] == "P" else instance.drops)[int(stop[1:]) - 1]


def _way(instance: PickupDeliveryRoute.Instance, one: str, other: str) -> int:
    (a, b), (c, d) = _spot(instance, one), _spot(instance, other)
    return abs(a - c) + abs(b - d)


def _length(instance: PickupDeliveryRoute.Instance, route: Route) -> int:
    return sum(_way(instance, one, other) for one, other in zip(("", *route), route, strict=False))


def _next(instance: PickupDeliveryRoute.Instance, bag: Route, done: frozenset[str]) -> list[str]:
    """List the stops that are possible with a bag, its parcels in the order in which they were collected."""
    found = []
    if len(bag) < instance.capacity:
        found = [stop for stop in instance.stops() if stop[0] == "P" and stop not in done]
    return found + [f"D{one}" for one in (bag[-1:] if instance.stack else bag)]


def _nearest(instance: PickupDeliveryRoute.Instance, which: int) -> Route:
    """Go to the nearest possible stop (0), or deliver each parcel at once and collect the nearest (1)."""
    route: Route = ()
    bag: Route = ()
    while len(route) < len(instance.stops()):
        ways = _next(instance, bag, frozenset(route))
        if which and bag:
            ways = [f"D{bag[-1]}"]
        here = route[-1] if route else ""
        stop = min(ways, key=lambda one: (_way(instance, here, one), one))
        route += (stop,)
        bag = (*bag, stop[1:]) if stop[0] == "P" else tuple(one for one in bag if one != stop[1:])
    return route
