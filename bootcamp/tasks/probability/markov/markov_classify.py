"""List the communicating classes of a Markov chain, which of them are recurrent, and the periods of the states.

Answer: the recurrent classes, the transient ones, and the period of every state; it is unique.
Harder: more states in more classes, with longer and mixed cycles.
Skills: probability, logic
Source: original; classes of states are in every text on Markov chains.
"""

from __future__ import annotations

from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import distances, neighbours, strong_components
from bootcamp.lib.prompts import letter, letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Integer, Mapping, Record, Set


class MarkovClassify(Task["MarkovClassify.Params", "MarkovClassify.Instance", Any]):
    version = 1

    class Params(task.Params):
        states: int = knob("how many states there are", levels=(5, 5, 6, 6, 7, 8, 9, 10, 12, 14), ge=4, le=14)
        extra: int = knob(
            "how many more moves than states there are", levels=(1, 2, 3, 4, 5, 6, 7, 8, 9, 11), ge=0, le=16
        )

    class Instance(task.Instance):
        targets: tuple[tuple[int, ...], ...]  # where a step may go from each state

        @property
        def rows(self) -> list[str]:
            return [f"{letter(a)} → {', '.join(letters(row))}" for a, row in enumerate(self.targets)]

    prompt = Prompt(
        en=r"""
        From each state of a Markov chain a step goes, with positive probability, exactly to the states listed for it:

        {{ rows | lines }}

        Two states communicate if each can be reached from the other in 0 or more steps; this splits the states into
        classes. A class is recurrent if no step leaves it, and transient otherwise. The period of a state is the
        greatest common divisor of all numbers n ≥ 1 such that the state can be reached from itself in exactly n steps,
        and 0 if there is no such n.

        Give the recurrent classes and the transient classes, each class as the set of its states, and the period of
        every state.
        """,
        zh=r"""
        某马尔可夫链从每个状态出发，一步以正概率恰好可以到达下面为它列出的各状态：

        {{ rows | lines }}

        若两个状态可以（经 0 步或更多步）互相到达，则称它们互通；互通关系把所有状态分成若干类。
        若没有任何一步离开某个类，则该类是常返的（recurrent），否则是非常返的（transient）。
        一个状态的周期是所有这样的 n ≥ 1 的最大公约数：从该状态出发恰好 n 步可以回到它自身；若没有这样的 n，周期记为 0。

        请给出全部常返类 recurrent 和全部非常返类 transient（每个类写成其状态的集合），以及每个状态的周期 periods。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        names = letters(range(len(instance.targets)))
        classes = Set(Set(Choice(names)))
        return Record(recurrent=classes, transient=classes, periods=Mapping(Choice(names), Integer(0), required=names))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n = params.states
        sizes: list[int] = []
        while sum(sizes) < n:
            sizes.append(min(n - sum(sizes), rng.choice((1, 2, 3, 4, 4, 6) if n > 6 else (1, 2, 3))))
        order = rng.sample(range(n), n)
        arcs: set[tuple[int, int]] = set()
        blocks = []
        for size in sizes:
            ring, order = order[:size], order[size:]
            blocks.append(ring)
            if size > 1:
                arcs |= set(zip(ring, [*ring[1:], ring[0]], strict=True))
        place = {state: i for i, ring in enumerate(blocks) for state in ring}
        for _ in range(params.extra):
            a, b = rng.randrange(n), rng.randrange(n)
            ring = blocks[place[a]]
            step = (ring.index(b) - ring.index(a)) % len(ring) if place[a] == place[b] else 1
            even = len(ring) % 2 == 0 and step % 2 == 1
            if place[a] < place[b] or (place[a] == place[b] and (even or rng.random() < 0.3)):
                arcs.add((a, b))
        targets = neighbours(n, sorted(arcs), directed=True)
        if not all(targets):
            arcs |= {(state, state) for state, row in enumerate(targets) if not row}
            targets = neighbours(n, sorted(arcs), directed=True)
        classes = strong_components(n, sorted(arcs))
        closed = [part for part in classes if all(b in part for a in part for b in targets[a])]
        periods = {letter(state): _period(n, sorted(arcs), part, part[0]) for part in classes for state in part}
        if (
            len(classes) < 2
            or len(closed) == len(classes)
            or len(set(periods.values())) < 2
            or max(periods.values()) < 2
        ):
            raise task.Retry
        if params.states > 4 and max(map(len, classes)) < 3:
            raise task.Retry
        answer = {
            "recurrent": frozenset(frozenset(letters(part)) for part in closed),
            "transient": frozenset(frozenset(letters(part)) for part in classes if part not in closed),
            "periods": periods,
        }
        return self.Instance(targets=tuple(tuple(row) for row in targets)), answer


def _period(n: int, arcs: list[tuple[int, int]], part: list[int], start: int) -> int:
    """Give the period of a class by the levels of a breadth-first search."""
    inner = [(a, b) for a, b in arcs if a in part and b in part]
    level = distances(n, inner, start, directed=True)
    period = 0
    for a, b in inner:
        period = gcd(period, (level[a] or 0) + 1 - (level[b] or 0))
    return period
