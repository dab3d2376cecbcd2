"""Find sets of a family any two of which have the same common members.

Answer: the numbers of the sets; every such choice counts.
Harder: larger families and sets, more sets to find, few choices among many near ones.
Skills: search, logic
Source: original; delta-systems, P. Erdős and R. Rado (1960).
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Set

Family = tuple[tuple[str, ...], ...]


class SunflowerFind(Task["SunflowerFind.Params", "SunflowerFind.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        family: int = knob("the number of sets", levels=(6, 8, 10, 13, 16, 20, 26, 34, 44, 56), ge=5, le=80)
        size: int = knob("the size of a set", levels=(3, 3, 4, 4, 5, 5, 5, 6, 6, 7), ge=2, le=9)
        petals: int = knob("how many sets are to be found", levels=(3, 3, 3, 3, 3, 4, 4, 4, 4, 5), ge=3, le=6)

    class Instance(task.Instance):
        family: Family
        petals: int

    prompt = Prompt(
        en=r"""
        This is a family of sets of letters:

        {{ family | map("join") | numbered }}

        Find {{ petals }} different sets of it such that any two of them have exactly the same letters in common as any
        other two of them (perhaps none). Give the set of their numbers. Any such choice will do.
        """,
        zh=r"""
        下面是一族由字母组成的集合：

        {{ family | map("join") | numbered }}

        请从中找出 {{ petals }} 个不同的集合，使其中任意两个的公共字母都与另外任意两个的完全相同（也可以都没有）。
        请写出它们的编号的集合。任何一种这样的选法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(1, len(instance.family)), size=instance.petals)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        # Each set shares a few letters with one before, from so few letters that sets seldom have nothing in common.
        kernel = rng.randint(1, params.size - 1)
        need = kernel + params.petals * (params.size - kernel)
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[: max(need, 2 * params.size + 1)]
        if need > 2 * params.size + 8 or need > 26:
            raise task.Retry
        drawn = rng.sample(letters, need)
        core, rest = drawn[:kernel], drawn[kernel:]
        step = params.size - kernel
        planted = [tuple(sorted((*core, *rest[at : at + step]))) for at in range(0, len(rest), step)]
        family = set(planted)
        for _ in range(40 * params.family):
            if len(family) == params.family:
                break
            base = rng.choice(sorted(family))
            kept = rng.sample(base, rng.randint(1, params.size - 1))
            new = tuple(sorted((*kept, *rng.sample(sorted(set(letters) - set(kept)), params.size - len(kept)))))
            if new not in family and not _completes(family, new, params.petals):
                family.add(new)
        if len(family) < params.family:
            raise task.Retry
        order = sorted(family)
        rng.shuffle(order)
        instance = self.Instance(family=tuple(order), petals=params.petals)
        return instance, frozenset(order.index(one) + 1 for one in planted)

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        pairs = combinations(sorted(answer), 2)
        common = {frozenset(instance.family[one - 1]) & frozenset(instance.family[two - 1]) for one, two in pairs}
        return "" if len(common) == 1 else "two of these sets have other letters in common than two others"

    def key(self, instance: Instance) -> object:
        return [instance.petals, sorted(instance.family)]


def _completes(family: set[tuple[str, ...]], new: tuple[str, ...], petals: int) -> bool:
    """Tell whether a new set is one of a choice that keeps the rule."""
    own = frozenset(new)
    by_core: dict[frozenset[str], list[frozenset[str]]] = {}
    for one in sorted(family):
        other = frozenset(one)
        by_core.setdefault(own & other, []).append(other)

    def grow(core: frozenset[str], chosen: int, free: list[frozenset[str]]) -> bool:
        if chosen == petals:
            return True
        for place, one in enumerate(free):
            if grow(core, chosen + 1, [two for two in free[place + 1 :] if one & two == core]):
                return True
        return False

    return any(grow(core, 1, members) for core, members in by_core.items() if len(members) >= petals - 1)
