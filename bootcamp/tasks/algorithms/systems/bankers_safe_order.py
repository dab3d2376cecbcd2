"""Tell whether a request leaves a safe state, with an order in which all processes can finish or those that can.

Answer: an order of all processes, or the largest set that can still finish; every order that works counts.
Harder: more processes and resources, fewer safe orders.
Skills: search, planning
Source: original; E. W. Dijkstra, EWD 108 (1965).
"""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Record, Sequence, Word

Row = tuple[int, ...]


class BankersSafeOrder(Task["BankersSafeOrder.Params", "BankersSafeOrder.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        processes: int = knob("the number of processes", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=10)
        resources: int = knob("the kinds of resources", levels=(1, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=1, le=5)
        scarce: int = knob(
            "the most percent of orders that are safe", levels=(70, 50, 10, 10, 10, 8, 6, 4, 3, 2), ge=1, le=99
        )

    class Instance(task.Instance):
        free: Row
        held: tuple[Row, ...]
        most: tuple[Row, ...]
        process: int
        request: Row

        @property
        def names(self) -> list[str]:
            return [f"P{number}" for number in range(1, len(self.held) + 1)]

        @property
        def kinds(self) -> list[str]:
            return list("ABCDE"[: len(self.free)])

        def rows(self) -> list[list[str]]:
            return [
                [name, *(" ".join(map(str, row)) for row in pair)]
                for name, *pair in zip(self.names, self.held, self.most, strict=True)
            ]

    prompt = Prompt(
        en=r"""
        Processes share resources of {{ "the kind" if kinds | length == 1 else "the kinds" }}
        {{ kinds | listed(language) }}. This is what each process holds and the most that it may ever need in all
        {{- " (numbers in the order of the kinds)" if kinds | length > 1 }}:

        {{ rows() | table(["process", "holds", "may need"]) }}

        Free are {{ free | join(" ") }}. A process can finish if what is free covers all that it may still need; then it
        gives back all that it holds, which becomes free for the others. A state is safe if all processes can finish in
        some order.

        {{ names[process] }} now requests {{ request | join(" ") }}. Suppose that this is granted: it moves from what is
        free to what {{ names[process] }} holds. If the state is safe then, answer with kind = safe and give all
        processes in an order in which they can finish; any such order will do. Else answer with kind = unsafe and
        give all processes that can still finish, in an order in which they can.
        """,
        zh=r"""
        若干进程共用资源 {{ kinds | listed(language) }}。下表是每个进程现在占有的数量，
        以及它总共最多可能需要的数量{{ "（各数按种类的顺序）" if kinds | length > 1 }}：

        {{ rows() | table(["进程", "占有", "最多需要"]) }}

        空闲的数量为 {{ free | join(" ") }}。如果空闲的资源足够满足某进程还可能需要的全部，它就能完成；
        完成后它归还所占有的一切，供其他进程使用。如果所有进程能按某种次序先后完成，状态就是安全的。

        现在 {{ names[process] }} 申请 {{ request | join(" ") }}。
        假设予以满足，即把它们从空闲的资源转为由 {{ names[process] }} 占有。
        如果这时状态安全，答 kind = safe，并按一种可以完成的次序写出所有进程，任何这样的次序都可以。
        否则答 kind = unsafe，并按可以完成的次序写出所有仍然能够完成的进程。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(kind=Choice(("safe", "unsafe")), processes=Sequence(Word(bank=tuple(instance.names))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        safe, kinds, count = rng.random() < 0.5, range(params.resources), params.processes
        for _ in range(300):
            held = [tuple(rng.randint(0, 4) for _ in kinds) for _ in range(count)]
            needs = [tuple(rng.randint(0, 9) for _ in kinds) for _ in range(count)]
            most = tuple(
                tuple(a + b for a, b in zip(one, two, strict=True)) for one, two in zip(held, needs, strict=True)
            )
            free = tuple(rng.randint(1, 5) for _ in kinds)
            process = rng.randrange(count)
            request = tuple(rng.randint(0, min(a, b, 3)) for a, b in zip(free, needs[process], strict=True))
            if not any(request):
                continue
            instance = self.Instance(free=free, held=tuple(held), most=most, process=process, request=request)
            answer = self.solve(instance)
            if (answer["kind"] == "safe") != safe or not answer["processes"]:
                continue
            if not safe or _share_safe(instance, rng) <= params.scarce / 100:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> dict[str, Any]:
        free, held = _granted(instance)
        order: list[int] = []
        while ready := [p for p in range(len(held)) if p not in order and _fits(instance, p, free, held)]:
            order.append(ready[0])
            free = tuple(a + b for a, b in zip(free, held[ready[0]], strict=True))
        kind = "safe" if len(order) == len(held) else "unsafe"
        return {"kind": kind, "processes": tuple(instance.names[p] for p in order)}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        free, held = _granted(instance)
        order, name, asked = self.solve(instance)["processes"], instance.names[instance.process], instance.request
        lines = [f"{_row(instance.free)} - {_row(asked)} = {_row(free)}"]
        lines.append(
            f"{name}: {_row(instance.held[instance.process])} + {_row(asked)} = {_row(held[instance.process])}"
        )
        for name, own, most in zip(instance.names, held, instance.most, strict=True):
            needs = tuple(a - b for a, b in zip(most, own, strict=True))
            lines.append(f"{name}: {_row(most)} - {_row(own)} = {_row(needs)}")
        for name in order:
            own = held[instance.names.index(name)]
            after = tuple(a + b for a, b in zip(free, own, strict=True))
            lines.append(f"{name}: {_row(free)} + {_row(own)} = {_row(after)}")
            free = after
        stuck = [name for name in instance.names if name not in order]
        return "\n".join([*lines, *(f"{name}: -" for name in stuck)])

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        right = self.solve(instance)
        listed = answer["processes"]
        if answer["kind"] != right["kind"]:
            return "the state is of the other kind"
        if len(set(listed)) < len(listed):
            return "a process stands there twice"
        free, held = _granted(instance)
        for name in listed:
            process = instance.names.index(name)
            if not _fits(instance, process, free, held):
                return f"{name} cannot finish then"
            free = tuple(a + b for a, b in zip(free, held[process], strict=True))
        return "" if len(listed) == len(right["processes"]) else "more processes can finish"

    def key(self, instance: Instance) -> object:
        rows = zip(instance.held, instance.most, range(len(instance.held)), strict=True)
        return [instance.free, instance.request, sorted((a, b, place == instance.process) for a, b, place in rows)]


def _row(numbers: Row) -> str:
    return " ".join(map(str, numbers))


def _granted(instance: BankersSafeOrder.Instance) -> tuple[Row, list[Row]]:
    """Give what is free and what each process holds once the request is granted."""
    free = tuple(a - b for a, b in zip(instance.free, instance.request, strict=True))
    held = list(instance.held)
    held[instance.process] = tuple(a + b for a, b in zip(held[instance.process], instance.request, strict=True))
    return free, held


def _fits(instance: BankersSafeOrder.Instance, process: int, free: Row, held: list[Row]) -> bool:
    rows = zip(instance.most[process], held[process], free, strict=True)
    return all(most - own <= left for most, own, left in rows)


def _share_safe(instance: BankersSafeOrder.Instance, rng: Random) -> float:
    """Give the share of orders, of all or of 200 at random, in which all processes can finish."""
    count = len(instance.held)
    orders = list(permutations(range(count))) if count < 6 else [rng.sample(range(count), count) for _ in range(200)]
    safe = 0
    for order in orders:
        free, held = _granted(instance)
        for process in order:
            if not _fits(instance, process, free, held):
                break
            free = tuple(a + b for a, b in zip(free, held[process], strict=True))
        else:
            safe += 1
    return safe / len(orders)
