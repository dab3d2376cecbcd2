"""Judge by all ways to give goods to orders."""

from itertools import product
from typing import Any

LEVELS = range(1, 6)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    orders = [(f"S{j + 1}", j, None) for j in range(len(instance.delivery))]
    orders += [(f"C{k + 1}", coupon[0], coupon) for k, coupon in enumerate(instance.coupons)]
    shops = {name: shop for name, shop, _ in orders}
    ways = []
    for row in instance.prices:
        ways.append([(name, row[shop]) for name, shop, _ in orders if row[shop]])
    paid: dict[tuple[str, ...], int] = {}
    for way in product(*ways):
        total = 0
        for name, shop, coupon in orders:
            goods = {i: price for i, (order, price) in enumerate(way) if order == name}
            if not goods:
                continue
            full = due = sum(goods.values())
            if coupon:
                _, kind, x, y, pair = coupon
                if kind == "off" and full >= y:
                    due -= x
                if kind == "free" and len(goods) >= x:
                    due -= min(goods.values())
                if kind == "bundle" and all(i in goods for i in pair):
                    due += x - sum(goods[i] for i in pair)
            total += due + instance.delivery[shop]
        paid[tuple(name for name, _ in way)] = total
    given = tuple(answer[good] for good in instance.goods)
    assert set(given) <= set(shops)
    if given not in paid:
        return "not sold there"
    return "" if paid[given] == min(paid.values()) else "another plan costs less"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """A good in another order; all goods in one order."""
    names = sorted({*answer.values(), "S1", f"S{len(instance.delivery)}"})
    wrong = [{**answer, good: name} for good in answer for name in names]
    wrong += [dict.fromkeys(answer, name) for name in names]
    return [one for one in wrong if confirm(instance, one)][:6]
