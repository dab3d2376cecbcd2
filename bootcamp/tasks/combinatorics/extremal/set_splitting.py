"""Part numbers into two sides so that no given set lies on one side.

Answer: the numbers of one side; every such parting counts.
Harder: more numbers and sets, cases on which evening out the sides number by number fails.
Skills: search, logic
Source: original; property B, F. Bernstein (1908), and set splitting in M. Garey and D. Johnson (1979).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.combinatorics.extremal._parting import evened
from bootcamp.verifiers import Format, Integer, Set


class SetSplitting(Task["SetSplitting.Params", "SetSplitting.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of numbers", levels=(6, 7, 9, 10, 12, 14, 17, 20, 24, 28), ge=5, le=40)
        sets: int = knob("the number of sets", levels=(6, 8, 17, 19, 23, 27, 33, 39, 47, 55), ge=3, le=99)

    class Instance(task.Instance):
        size: int
        sets: tuple[tuple[int, ...], ...]

    prompt = Prompt(
        en=r"""
        The numbers 1 to {{ size }} are to be put on two sides, so that each of these sets has numbers on both sides:

        {{ sets | map("braces") | join(", ") }}

        Give the set of the numbers on one of the sides. Any such parting will do.
        """,
        zh=r"""
        要把 1 到 {{ size }} 的数分到两边，使下列每个集合在两边都有数：

        {{ sets | map("braces") | join(", ") }}

        请写出其中一边的数的集合。任何一种这样的分法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(1, instance.size))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        numbers = range(1, params.size + 1)
        side = frozenset(rng.sample(numbers, params.size // 2 + rng.randint(-1, 1)))
        sets = set[tuple[int, ...]]()
        for _ in range(20 * params.sets):
            if len(sets) == params.sets:
                break
            one = tuple(sorted(rng.sample(numbers, 3 if rng.random() < 0.85 else 4)))
            if 0 < len(side & set(one)) < len(one):
                sets.add(one)
        instance = self.Instance(size=params.size, sets=tuple(sorted(sets)))
        if len(sets) < params.sets or len({number for one in sets for number in one}) < params.size:
            raise task.Retry
        plain = [frozenset(numbers[::2]), frozenset(numbers[: params.size // 2]), frozenset(numbers[1::3])]
        for order in (numbers, numbers[::-1], sorted(numbers, key=lambda one: -sum(one in some for some in sets))):
            sides = evened(instance.sets, order)
            plain.append(frozenset(number for number in numbers if sides[number] > 0))
        if params.size > 7 and not all(self.check(instance, one) for one in plain):
            raise task.Retry
        return instance, side

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        for one in instance.sets:
            if not 0 < len(answer & set(one)) < len(one):
                return f"all numbers of {', '.join(map(str, one))} are on one side"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        sides = _settled(instance, {1: "A"}, lines)
        return "\n".join([*lines, f"A: {braces(one for one in sorted(sides or {}) if (sides or {})[one] == 'A')}"])


def _settled(instance: SetSplitting.Instance, sides: dict[int, str], lines: list[str]) -> dict[int, str] | None:
    """Try sides in turn, after each what sets with one number left force; the last of the `sides` is the new one."""
    lines.append("{} {}".format(*list(sides.items())[-1]))
    changed = True
    while changed:
        changed = False
        for one in instance.sets:
            free, used = [n for n in one if n not in sides], {sides[n] for n in one if n in sides}
            if len(used) == 1 and len(free) < 2:
                if not free:
                    lines.append(f"{braces(one)}: {used.pop() * len(one)}")
                    return None
                sides[free[0]] = "B" if "A" in used else "A"
                lines.append(f"{braces(one)}: {free[0]} {sides[free[0]]}")
                changed = True
    open_ = next((n for n in range(1, instance.size + 1) if n not in sides), None)
    if open_ is None:
        return sides
    tries = (_settled(instance, {**sides, open_: side}, lines) for side in "BA")
    return next((found for found in tries if found), None)
