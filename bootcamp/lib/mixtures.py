"""Mixtures: what they are made of, and what is done with them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import gcd, lcm
from types import MappingProxyType

Contents = tuple[tuple[Fraction, ...], ...]
"""For every vessel the amount of every component."""
Step = tuple[str, int, int, Fraction | None]
"""What is done (add, discard, replace, pour or exchange) to which vessel, with which component or other vessel, and how
much (None if that is withheld)."""

BLENDS: Mapping[str, tuple[str, str, Mapping[str, str]]] = MappingProxyType(
    {
        "jug": ("壶", "L", {"water": "水", "syrup": "糖浆", "lemon juice": "柠檬汁", "tea": "茶"}),
        "paint bucket": ("漆桶", "L", {"white paint": "白漆", "blue paint": "蓝漆", "red paint": "红漆", "oil": "油"}),
        "crucible": ("坩埚", "kg", {"copper": "铜", "tin": "锡", "zinc": "锌", "nickel": "镍"}),
        "sack": ("麻袋", "kg", {"rye": "黑麦", "wheat": "小麦", "oats": "燕麦", "barley": "大麦"}),
        "flask": ("烧瓶", "mL", {"water": "水", "ethanol": "乙醇", "acetone": "丙酮", "glycerol": "甘油"}),
        "flower bed": ("花坛", "kg", {"sand": "沙", "clay": "黏土", "compost": "堆肥", "peat": "泥炭"}),
        "fuel tank": ("油箱", "L", {"petrol": "汽油", "ethanol": "乙醇", "oil": "油", "water": "水"}),
        "bowl": ("碗", "g", {"flour": "面粉", "sugar": "糖", "cocoa": "可可粉", "salt": "盐"}),
        "silo": ("筒仓", "t", {"maize": "玉米", "soya": "大豆", "bran": "麸皮", "chalk": "石粉"}),
        "kettle": ("水壶", "L", {"milk": "牛奶", "coffee": "咖啡", "cream": "奶油", "water": "水"}),
        "gas bottle": ("气瓶", "mol", {"nitrogen": "氮气", "oxygen": "氧气", "helium": "氦气", "argon": "氩气"}),
        "concrete mixer": ("搅拌机", "kg", {"cement": "水泥", "sand": "沙", "gravel": "碎石", "lime": "石灰"}),
        "perfume vial": ("香水瓶", "mL", {"alcohol": "酒精", "rose oil": "玫瑰油", "musk": "麝香", "water": "水"}),
        "tea chest": ("茶箱", "kg", {"green tea": "绿茶", "jasmine": "茉莉花", "black tea": "红茶", "mint": "薄荷"}),
    }
)
"""For each kind of vessel its Chinese, a unit, and four components with their Chinese."""


def after(contents: Contents, step: Step) -> Contents:
    """Give what the vessels hold after a step, each being well mixed before it; raise ValueError without an amount.

    >>> vessels = ((Fraction(6), Fraction(2)), (Fraction(0), Fraction(4)))
    >>> [list(map(str, row)) for row in after(vessels, ("pour", 0, 1, Fraction(4)))]
    [['3', '1'], ['3', '5']]
    """
    kind, a, b, n = step
    rows = [list(row) for row in contents]
    if n is None:
        raise ValueError(f"step={step}: expected an amount")
    taken, back = ([part * n / sum(row) for part in row] for row in (rows[a], rows[b if kind == "exchange" else a]))
    if kind != "add":
        rows[a] = [part - out for part, out in zip(rows[a], taken, strict=True)]
    if kind in ("add", "replace"):
        rows[a][b] += n
    if kind in ("pour", "exchange"):
        rows[b] = [part + out for part, out in zip(rows[b], taken, strict=True)]
    if kind == "exchange":
        rows[a] = [part + out for part, out in zip(rows[a], back, strict=True)]
        rows[b] = [part - out for part, out in zip(rows[b], back, strict=True)]
    return tuple(map(tuple, rows))


def told_step(contents: Contents, step: Step) -> tuple[list[str], Contents]:
    """Give the lines for a step, first the totals that matter and then the parts of each vessel, and its result.

    >>> told_step(((Fraction(6), Fraction(2)), (Fraction(0), Fraction(4))), ("pour", 0, 1, Fraction(4)))[0]
    ['A: 6 + 2 = 8', 'A: 6 - 6·4/8 = 3, 2 - 2·4/8 = 1', 'B: 0 + 6·4/8 = 3, 4 + 2·4/8 = 5']
    """
    kind, a, b, n = step
    result = after(contents, step)
    losing = {"add": [], "exchange": [a, b]}.get(kind, [a])
    gaining = {"pour": {b: a}, "exchange": {a: b, b: a}}.get(kind, {})
    lines = [f"{_vessel(v)}: {' + '.join(map(str, contents[v]))} = {sum(contents[v])}" for v in losing]
    for v in dict.fromkeys((a, *gaining)):
        parts = []
        for i, part in enumerate(contents[v]):
            out = f" - {part}·{n}/{sum(contents[v])}" if v in losing else ""
            more = f" + {contents[gaining[v]][i]}·{n}/{sum(contents[gaining[v]])}" if v in gaining else ""
            more += f" + {n}" if kind in ("add", "replace") and i == b else ""
            parts.append(f"{part}{out}{more} = {result[v][i]}" if out or more else str(part))
        lines.append(f"{_vessel(v)}: {', '.join(parts)}")
    return lines, result


def _vessel(v: int) -> str:
    return "ABCDEFGHIJ"[v]


def reduced(parts: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
    """Give the ratio of some amounts in lowest terms.

    >>> list(map(int, reduced((Fraction(1, 2), Fraction(3, 4), Fraction(2)))))
    [2, 3, 8]
    """
    scale = Fraction(lcm(*(part.denominator for part in parts)), gcd(*(part.numerator for part in parts)))
    return tuple(part * scale for part in parts)
