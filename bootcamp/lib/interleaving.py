"""Threads whose steps interleave: assignments to shared and own variables, locks and waits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

Line = tuple[str, str, str, int]
"""A kind of step, the variable or lock that it sets, the variable that it reads, and a number."""
Schedule = tuple[int, ...]
Ending = tuple[int, ...] | None
"""The values of the shared variables at the end; None is a deadlock."""

FORMS = {
    "load": "{x} = {y}",
    "store": "{x} = {y} + {k}",
    "double": "{x} = {y} * 2",
    "put": "{x} = {k}",
    "wait": "wait until {x} >= {k}",
    "lock": "lock {x}",
    "unlock": "unlock {x}",
}
"""How the kinds of steps are written."""


class Interleaving:
    """A run of threads: where each is, the values, and who holds the locks; variables of threads are 0 at first.

    >>> thread = (("load", "a", "x", 0), ("store", "x", "a", 1))
    >>> run = Interleaving([thread, (("put", "x", "", 7),)], {"x": 3})
    >>> for one in (0, 1, 0):
    ...     run.step(one)
    >>> run.ending(), run.ready(0)
    ((4,), False)
    >>> run = Interleaving([(("lock", "P", "", 0),), (("lock", "P", "", 0),)], {})
    >>> run.step(0), run.ready(1), run.ending()
    (None, False, None)
    """

    def __init__(self, threads: Iterable[tuple[Line, ...]], shared: Mapping[str, int]) -> None:
        self.threads = tuple(threads)
        self.shared = tuple(shared)
        self.at = [0] * len(self.threads)
        self.values = {line[1]: 0 for lines in self.threads for line in lines} | dict(shared)
        self.holders: dict[str, int] = {}

    def ready(self, thread: int) -> bool:
        """Tell whether a thread can take a step."""
        if self.at[thread] == len(self.threads[thread]):
            return False
        kind, x, _, k = self.threads[thread][self.at[thread]]
        if kind == "lock":
            return x not in self.holders
        return kind != "wait" or self.values[x] >= k

    def step(self, thread: int) -> None:
        """Let a thread take a step."""
        kind, x, y, k = self.threads[thread][self.at[thread]]
        self.at[thread] += 1
        if kind == "lock":
            self.holders[x] = thread
        elif kind == "unlock":
            del self.holders[x]
        elif kind != "wait":
            self.values[x] = k if kind == "put" else self.values.get(y, 0) * (2 if kind == "double" else 1) + k

    def ending(self) -> Ending:
        """Give the values at the end, or None if threads have lines left."""
        done = all(at == len(lines) for at, lines in zip(self.at, self.threads, strict=True))
        return tuple(self.values[name] for name in self.shared) if done else None

    def at_random(self, rng: Random) -> tuple[Schedule, Ending]:
        """Let random threads take steps to the end."""
        taken: list[int] = []
        while ready := [thread for thread in range(len(self.at)) if self.ready(thread)]:
            taken.append(rng.choice(ready))
            self.step(taken[-1])
        return tuple(thread + 1 for thread in taken), self.ending()

    def in_turn(self, order: tuple[int, ...]) -> Ending:
        """Let each thread run as far as it can, in an order, again and again."""
        while any(map(self.ready, order)):
            for thread in order:
                while self.ready(thread):
                    self.step(thread)
        return self.ending()

    def by_rounds(self, order: tuple[int, ...]) -> Ending:
        """Let the threads take a step each, in an order, again and again."""
        while any(map(self.ready, order)):
            for thread in filter(self.ready, order):
                self.step(thread)
        return self.ending()
