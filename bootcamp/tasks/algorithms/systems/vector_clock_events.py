"""Work out vector clocks of events in several processes that send each other messages, and which are concurrent.

Answer: the clock of each asked event, and the pairs of asked events of which neither can have caused the other.
Harder: more processes, events, messages and asked events.
Skills: simulation, deduction
Source: original; C. Fidge (1988) and F. Mattern (1989).
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Sequence, Set, Word


class VectorClockEvents(Task["VectorClockEvents.Params", "VectorClockEvents.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        processes: int = knob("the number of processes", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=5)
        events: int = knob("the number of events", levels=(6, 8, 10, 13, 16, 19, 22, 26, 30, 34), ge=5, le=50)
        asked: int = knob("events that are asked about", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=10)

    class Instance(task.Instance):
        lines: tuple[tuple[str, ...], ...]
        """What each process does, in order: ``do``, ``send m`` or ``receive m``."""
        asked: tuple[str, ...]
        """Events as letter of the process and number."""

        @property
        def names(self) -> str:
            return "ABCDE"[: len(self.lines)]

        def told(self, colon: str) -> list[str]:
            return [
                f"{name}{colon}{', '.join(f'{name}{place} {event}' for place, event in enumerate(events, start=1))}"
                for name, events in zip(self.names, self.lines, strict=True)
            ]

    prompt = Prompt(
        en=r"""
        The processes {{ names | list | listed(language) }} each carry out their own events in order. A message that is
        sent is received later, at the event that names it.

        {{ told(": ") | bullets }}

        Each process keeps a vector clock, a list with one number for each process in the order
        {{ names | list | comma }}, all 0 at first. At every event the process first takes, if the event is a receive,
        the greater one of its own number and the number sent along at each place; then it raises its own place by 1.
        The clock after this is the clock of the event; a message carries the clock of the event at which it is sent.

        Events are called by process and number, such as A1. Give for {{ asked | listed(language) }}: "clocks" (the
        clock of each of these events) and "concurrent" (the set of all pairs of these events of which neither can have
        influenced the other: there is no way from one to the other along the order of events within processes and
        along messages).
        """,
        zh=r"""
        进程 {{ names | list | listed(language) }} 各自依次执行自己的事件。发出的消息在写有其名称的接收事件处收到。
        （do 为本地事件，send 为发送，receive 为接收。）

        {{ told("：") | bullets }}

        每个进程有一个向量时钟，即按 {{ names | list | comma }} 的顺序为每个进程各记一个数的列表，最初全为 0。
        每逢一个事件，如果它是接收，进程先在每一位上取自己的数与随消息发来的数中较大的一个；然后把自己那一位加 1。
        这样得到的时钟就是该事件的时钟；消息带有发送它的事件的时钟。

        事件用进程和编号来称呼，例如 A1。请就 {{ asked | listed(language) }} 给出 "clocks"（其中每个事件的时钟）和
        "concurrent"（其中满足以下条件的所有事件对的集合：两者都不可能影响对方，即沿着进程内事件的先后和消息，
        从任何一个都走不到另一个）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        event = Word(bank=instance.asked)
        clock = Sequence(Integer(low=0), length=len(instance.lines), brackets="[]")
        return Record(clocks=Mapping(event, clock, required=instance.asked), concurrent=Set(Set(event, size=2)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        lines: list[list[str]] = [[] for _ in range(params.processes)]
        waiting: list[tuple[str, int]] = []
        sent = 0
        for _ in range(params.events):
            own = rng.randrange(params.processes)
            arrived = [one for one in waiting if one[1] != own]
            if arrived and rng.random() < 0.55:
                waiting.remove(message := rng.choice(arrived))
                lines[own].append(f"receive m{message[0]}")
            elif rng.random() < 0.6:
                sent += 1
                waiting.append((str(sent), own))
                lines[own].append(f"send m{sent}")
            else:
                lines[own].append("do")
        received = {event[8:] for events in lines for event in events if event.startswith("receive ")}
        shown = tuple(
            tuple("do" if event[:5] == "send " and event[5:] not in received else event for event in events)
            for events in lines
        )
        if min(map(len, shown)) < 1 or len(received) < params.processes - 1:
            raise task.Retry
        events = [f"{'ABCDE'[own]}{place + 1}" for own, line in enumerate(shown) for place in range(len(line))]
        instance = self.Instance(lines=shown, asked=tuple(sorted(rng.sample(events, params.asked))))
        answer = self.solve(instance)
        if not answer["concurrent"] or len(answer["concurrent"]) == params.asked * (params.asked - 1) // 2 > 1:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        clocks = _clocks(instance.lines)
        asked = {name: clocks[name] for name in instance.asked}
        apart = frozenset(
            frozenset(pair)
            for pair in combinations(asked, 2)
            if not (_before(asked[pair[0]], asked[pair[1]]) or _before(asked[pair[1]], asked[pair[0]]))
        )
        return {"clocks": asked, "concurrent": apart}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        clocks = _clocks(instance.lines)
        events = {
            f"{name}{place}": event
            for name, line in zip(instance.names, instance.lines, strict=True)
            for place, event in enumerate(line, start=1)
        }
        sender = {event[5:]: name for name, event in events.items() if event.startswith("send ")}
        lines = []
        for name, clock in clocks.items():
            event, told = events[name], ""
            if event.startswith("receive "):
                last = clocks.get(f"{name[0]}{int(name[1:]) - 1}", (0,) * len(clock))
                other = clocks[sender[event[8:]]]
                told = f"max({list(last)}, {list(other)}) = {list(map(max, last, other))} → "
            lines.append(f"{name}: {told}{list(clock)}")
        for first, second in combinations(instance.asked, 2):
            lines.append(f"{first}, {second}: {_compared(clocks[first], clocks[second], language)}")
        return "\n".join(lines)


def _before(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(a <= b for a, b in zip(one, other, strict=True))


def _compared(one: tuple[int, ...], other: tuple[int, ...], language: str) -> str:
    """Write why an event comes before another one or not."""
    for earlier, later, sign in ((one, other, "≤"), (other, one, "≥")):
        if _before(earlier, later):
            return ", ".join(f"{a} {sign} {b}" for a, b in zip(one, other, strict=True))
    above = next(f"{a} > {b}" for a, b in zip(one, other, strict=True) if a > b)
    below = next(f"{a} < {b}" for a, b in zip(one, other, strict=True) if a < b)
    return f"{above}, {below}, " + {"en": "concurrent", "zh": "并发"}[language]


def _clocks(lines: tuple[tuple[str, ...], ...]) -> dict[str, tuple[int, ...]]:
    """Give the clock of every event; processes take turns as messages let them."""
    clocks: dict[str, tuple[int, ...]] = {}
    now = [(0,) * len(lines) for _ in lines]
    sent: dict[str, tuple[int, ...]] = {}
    done = [0] * len(lines)
    while any(done[own] < len(line) for own, line in enumerate(lines)):
        for own, line in enumerate(lines):
            while done[own] < len(line):
                verb, _, message = line[done[own]].partition(" ")
                if verb == "receive" and message not in sent:
                    break
                clock = list(map(max, now[own], sent[message])) if verb == "receive" else list(now[own])
                clock[own] += 1
                now[own] = tuple(clock)
                if verb == "send":
                    sent[message] = now[own]
                done[own] += 1
                clocks[f"{'ABCDE'[own]}{done[own]}"] = now[own]
    return clocks
