"""Follow keys on a ring of hash points as servers join and leave.

Answer: how many keys each server holds in the end, and how many keys moved at each event; unique.
Harder: more servers with more points, more keys and events, copies on a second server.
Skills: simulation, arithmetic
Source: original; D. Karger and others, Consistent hashing and random trees, STOC 1997.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Sequence, Word

Event = tuple[str, tuple[int, ...]]
"""A server and the points with which it joins; none if it leaves."""


class ConsistentHashRing(Task["ConsistentHashRing.Params", "ConsistentHashRing.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        servers: int = knob("the servers at the start", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=9)
        points: int = knob("the points of a server", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        keys: int = knob("the number of keys", levels=(6, 8, 10, 12, 14, 16, 18, 22, 26, 30), ge=4, le=60)
        events: int = knob("servers that join or leave", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=9)
        copies: int = knob("on how many servers a key lies", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=2)

    class Instance(task.Instance):
        size: int
        start: tuple[Event, ...]
        keys: tuple[int, ...]
        events: tuple[Event, ...]
        copies: int

    prompt = Prompt(
        en=r"""
        A ring has the points 0 to {{ size - 1 }}; after {{ size - 1 }} comes 0 again. Servers own points on it:

        {% for name, points in start %}
        - {{ name }}: {{ points | comma }}
        {% endfor %}

        {% if copies == 1 %}
        A key that lies on a point belongs to the server that owns the first point at or after it.
        {% else %}
        A key that lies on a point has two copies: one on the server that owns the first point at or after it, and one
        on the next other server whose point comes after that.
        {% endif %}
        The keys lie on the points {{ keys | comma }}. Then, one after the other:

        {% for name, points in events %}
        {{ loop.index }}. {{ name }} {{ "leaves with all its points" if not points else "joins with the point"
        ~ ("s " if points | length > 1 else " ") ~ (points | comma) }}
        {% endfor %}

        Give "load" (for each server that is there in the end, how many {{ "keys" if copies == 1 else "copies" }} it
        holds) and "moved" (a list: for each event, how many {{ "keys changed their server" if copies == 1 else
        "copies came to a server that did not hold the key before" }}).
        """,
        zh=r"""
        一个环上有 0 到 {{ size - 1 }} 号点，{{ size - 1 }} 号之后又是 0 号。各服务器拥有环上的一些点：

        {% for name, points in start %}
        - {{ name }}：{{ points | comma }}
        {% endfor %}

        {% if copies == 1 %}
        位于某点的键属于这样的服务器：它拥有从该点起（含该点）往后遇到的第一个服务器点。
        {% else %}
        位于某点的键有两份：一份在拥有从该点起（含该点）往后遇到的第一个服务器点的服务器上，
        另一份在再往后遇到的下一个不同的服务器上。
        {% endif %}
        各个键位于 {{ keys | comma }} 号点。然后依次发生：

        {% for name, points in events %}
        {{ loop.index }}. {{ name }} {{ "加入，拥有的点是 " ~ (points | comma) if points else "带着它所有的点离开" }}
        {% endfor %}

        请给出 "load"（最后在场的每台服务器上有多少{{ "个键" if copies == 1 else "份键" }}）和 "moved"（列表：
        每次事件中{{ "有多少个键换了服务器" if copies == 1 else "有多少份键来到了此前没有该键的服务器上" }}）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        names = [name for name, _ in instance.start + instance.events]
        load = Mapping(Word(bank=tuple(dict.fromkeys(names))), Integer(low=0))
        return Record(load=load, moved=Sequence(Integer(low=0), length=len(instance.events)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        size = rng.choice((100, 128, 200, 256, 360))
        free = rng.sample(range(size), params.points * (params.servers + params.events))
        names = iter("ABCDEFGHIJKLMNOPQRS")

        def joining() -> Event:
            return next(names), tuple(sorted(free.pop() for _ in range(params.points)))

        start = [joining() for _ in range(params.servers)]
        here = [name for name, _ in start]
        events: list[Event] = []
        for place in range(params.events):
            if len(here) > params.copies + 1 and (place % 2 == 0) == (rng.random() < 0.6):
                events.append((here.pop(rng.randrange(len(here))), ()))
            else:
                events.append(joining())
                here.append(events[-1][0])
        keys = tuple(sorted(rng.sample(range(size), params.keys)))
        instance = self.Instance(size=size, start=tuple(start), keys=keys, events=tuple(events), copies=params.copies)
        answer = self.solve(instance)
        if not any(answer["moved"]) or min(answer["load"].values()) == max(answer["load"].values()):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        stages = list(_stages(instance))
        held = [_holders(instance, servers) for servers in stages]
        moved = [sum(len(new - old) for old, new in zip(one, two, strict=True)) for one, two in pairwise(held)]
        load = {name: sum(name in holders for holders in held[-1]) for name in stages[-1]}
        return {"load": load, "moved": tuple(moved)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, old = [], list[frozenset[str]]()
        for number, servers in enumerate(_stages(instance)):
            held = _holders(instance, servers)
            lines.append(f"{number}. {' '.join(f'{point}{name}' for point, name in _ring(servers))}")
            told = [f"{key} {''.join(sorted(holders))}" for key, holders in zip(instance.keys, held, strict=True)]
            if number:
                new = [len(now - before) for before, now in zip(old, held, strict=True)]
                told = [f"{one}{'*' * stars}" for one, stars in zip(told, new, strict=True)]
            lines.append(", ".join(told) + (f": {sum(new)}*" if number else ""))
            old = held
        for name, count in self.solve(instance)["load"].items():
            keys = [key for key, holders in zip(instance.keys, old, strict=True) if name in holders]
            lines.append(f"{name}: {' '.join(map(str, keys)) or '-'}: {count}")
        return "\n".join(lines)


def _stages(instance: ConsistentHashRing.Instance) -> Iterator[dict[str, tuple[int, ...]]]:
    """Give the servers and their points at first and after each event."""
    servers = dict(instance.start)
    yield servers
    for name, points in instance.events:
        servers = {one: own for one, own in servers.items() if one != name}
        if points:
            servers[name] = points
        yield servers


def _ring(servers: dict[str, tuple[int, ...]]) -> list[tuple[int, str]]:
    return sorted((point, name) for name, points in servers.items() for point in points)


def _holders(instance: ConsistentHashRing.Instance, servers: dict[str, tuple[int, ...]]) -> list[frozenset[str]]:
    """Give the servers that hold each key."""
    ring, holders = _ring(servers), []
    for key in instance.keys:
        met = [name for point, name in ring if point >= key] + [name for _, name in ring]
        holders.append(frozenset(list(dict.fromkeys(met))[: instance.copies]))
    return holders
