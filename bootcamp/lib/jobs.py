"""Jobs that workers or pipes do at changing speeds: what is said of them, and how the work goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from operator import mul
from types import MappingProxyType

from bootcamp.errors import Retry
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import division, running_sum

Event = tuple[str, Fraction | None, int, Fraction]
"""``after`` so many hours (None if asked) or ``at`` such a part of the job; who; the speed then, the first being 1."""

JOBS: Mapping[str, str] = MappingProxyType(
    {
        "paint the fence": "粉刷围栏",
        "mow the meadow": "割完草地",
        "pick the apples of the orchard": "采摘果园的苹果",
        "sort the letters": "分拣信件",
        "type the manuscript": "录入手稿",
        "dig the canal": "挖好水渠",
        "unload the ship": "卸完船上的货",
        "clean the windows of the tower": "擦净塔楼的窗户",
        "pave the courtyard": "铺好庭院",
        "sew the costumes": "缝制戏服",
        "label the samples": "给样品贴标签",
        "catalogue the books": "给图书编目",
        "shovel the snow off the runway": "清除跑道上的积雪",
        "weave the carpet": "织好地毯",
        "pack the parcels": "打包包裹",
        "plant the trees": "种好树木",
    }
)
"""What workers do together."""

TANKS: Mapping[str, str] = MappingProxyType(
    {
        "water tank": "水箱",
        "swimming pool": "游泳池",
        "cistern": "蓄水池",
        "fish pond": "鱼塘",
        "water tower": "水塔",
        "fountain basin": "喷泉水池",
        "canal lock": "船闸",
        "fuel tank": "油罐",
    }
)
"""What pipes fill and drain."""

CREW: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "en": {
            "opening": "Some people are to %(story)s.",
            "alone": "%(name)s would need %(n)s h alone",
            "start": "at work from the beginning: %(name)s",
            "after": "after another %(n)s h",
            "at": "when %(n)s of the work is done",
            "join": "%(name)s joins in",
            "leave": "%(name)s leaves",
            "speed": "%(name)s goes on at %(n)s times the first speed",
            "end": "all work is done %(n)s h after the beginning",
        },
        "zh": {
            "opening": "几个人要%(story)s。",
            "alone": "%(name)s 单独完成要 %(n)s 小时",
            "start": "一开始就开工的：%(name)s",
            "after": "再过 %(n)s 小时",
            "at": "完成 %(n)s 时",
            "join": "%(name)s 加入",
            "leave": "%(name)s 离开",
            "speed": "%(name)s 的速度变为最初的 %(n)s 倍",
            "end": "从开工算起 %(n)s 小时后全部完成",
        },
    }
)
"""What is said of workers."""

PIPES: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "en": {
            "opening": "Some pipes lead to a %(story)s, which is empty at first.",
            "alone": "pipe %(name)s alone would fill it in %(n)s h",
            "drain": "pipe %(name)s alone would empty it, when it is full, in %(n)s h",
            "start": "opened at the beginning: %(name)s",
            "after": "after another %(n)s h",
            "at": "when %(n)s of it is full",
            "join": "pipe %(name)s is opened",
            "leave": "pipe %(name)s is closed",
            "speed": "pipe %(name)s goes on at %(n)s times its first rate",
            "end": "it is full %(n)s h after the beginning",
        },
        "zh": {
            "opening": "几根水管通向一个%(story)s，起初它是空的。",
            "alone": "水管 %(name)s 单独注满要 %(n)s 小时",
            "drain": "水管 %(name)s 单独放空满的要 %(n)s 小时",
            "start": "一开始就打开的水管：%(name)s",
            "after": "再过 %(n)s 小时",
            "at": "满到 %(n)s 时",
            "join": "打开水管 %(name)s",
            "leave": "关闭水管 %(name)s",
            "speed": "水管 %(name)s 的流速变为最初的 %(n)s 倍",
            "end": "从开始算起 %(n)s 小时后正好注满",
        },
    }
)
"""What is said of pipes."""


def phases(rates: list[Fraction], first: int, events: list[Event]) -> list[tuple[Fraction, Fraction]]:
    """Give the length of every phase and what is done in an hour of it; the last one ends with the job.

    Raises Retry where the job stands still or an event comes too late.

    >>> halves = [Fraction(1, 2), Fraction(1, 4)]
    >>> [(str(length), str(rate)) for length, rate in phases(halves, 1, [("after", Fraction(1), 1, Fraction(1))])]
    [('1', '1/2'), ('2/3', '3/4')]
    """
    speeds, done, found = [Fraction(i < first) for i in range(len(rates))], Fraction(0), []
    for when, n, i, speed in (*events, ("at", Fraction(1), 0, Fraction(0))):
        rate = sum(map(mul, speeds, rates), start=Fraction(0))
        if rate <= 0 or n is None:
            raise Retry
        length = n if when == "after" else (n - done) / rate
        if length <= 0:
            raise Retry
        found.append((length, rate))
        done += length * rate
        speeds[i] = speed
    return found


def solved(rates: list[Fraction | None], first: int, events: Sequence[Event], end: Fraction | None) -> list[str]:
    """Write how what is withheld is found: the end, a wait of an event, or one rate, as a number of hours.

    >>> solved([Fraction(1, 2), Fraction(1, 4)], 1, [("after", Fraction(1), 1, Fraction(1))], None)
    ['1/2', '1·1/2 = 1/2, 0 + 1/2 = 1/2', '1/2 + 1/4 = 3/4', '1 - 1/2 = 1/2, (1/2) / (3/4) = 2/3', '1 + 2/3 = 5/3']
    """
    speeds, hidden = [Fraction(i < first) for i in range(len(rates))], rates.index(None) if None in rates else 0
    lines, lengths = list[str](), list[Fraction]()
    done = share = wait = rate = Fraction(0)

    def work(length: Fraction) -> str:
        nonlocal done, share
        part = length * rate
        shown = f"{length}·{bracketed(rate)} = {part}, {done} + {bracketed(part)} = {done + part}"
        if None in rates and speeds[hidden]:
            added = length * speeds[hidden]
            shown += f", {length}·{speeds[hidden]} = {added}, {share} + {added} = {share + added}"
            share += added
        done += part
        return shown

    for place, (when, n, i, speed) in enumerate((*events, ("at", Fraction(1), 0, Fraction(0)))):
        busy = [(a, r) for a, r in zip(speeds, rates, strict=True) if a and r is not None]
        lines += [f"{a}·{bracketed(r)} = {a * r}" for a, r in busy if a != 1]
        rate = sum((a * r for a, r in busy), Fraction(0))
        lines.append(running_sum([a * r for a, r in busy]))
        if place == len(events):
            break
        if n is None:
            wait = rate
        else:
            length = n if when == "after" else (n - done) / rate
            if when == "at":
                lines.append(f"{n} - {done} = {n - done}, {division(n - done, rate)} = {length}")
            lengths.append(length)
            lines.append(work(length))
        speeds[i] = speed
    if end is None:
        length = (1 - done) / rate
        lines.append(f"1 - {done} = {1 - done}, {division(1 - done, rate)} = {length}")
        return [*lines, running_sum([*lengths, length])] if lengths else lines
    spent = sum(lengths, Fraction(0))
    lines.append(f"{running_sum(lengths)}, {end} - {spent} = {end - spent}")
    lines.append(work(end - spent))
    if None not in rates:
        quotient = division(1 - done, wait - rate)
        lines.append(f"1 - {done} = {1 - done}, {wait} - {bracketed(rate)} = {wait - rate}")
        return [*lines, f"{quotient} = {(1 - done) / (wait - rate)}"]
    return [*lines, f"1 - {bracketed(done)} = {1 - done}, {division(share, abs(1 - done))} = {share / abs(1 - done)}"]
