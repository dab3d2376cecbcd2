"""Plan the fewest drops that find the floor from which eggs break, with few eggs, also in the middle of a search.

Answer: for each search the fewest drops and the first and last floor for the next drop; unique.
Harder: more searches, eggs and floors.
Skills: planning, arithmetic
Source: original; the two-egg problem, as in J. Konhauser et al., Which Way Did the Bicycle Go? (1996).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Plans = tuple[tuple[int, ...], ...]
Search = tuple[int, int, int]
"""Eggs that are left, the highest floor known to be safe, the lowest one known to break eggs."""


class EggDropPlan(Task["EggDropPlan.Params", "EggDropPlan.Instance", Plans]):
    version = 1

    class Params(task.Params):
        searches: int = knob("the number of searches", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 5), ge=1, le=8)
        eggs: int = knob("the most eggs", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=2, le=8)
        floors: int = knob("the most floors in doubt", levels=(18, 30, 40, 50, 70, 100, 150, 220, 300, 400), ge=4)

    class Instance(task.Instance):
        searches: tuple[Search, ...]

        def rows(self) -> list[tuple[int, ...]]:
            return [(number, *search) for number, search in enumerate(self.searches, start=1)]

    prompt = Prompt(
        en=r"""
        Eggs of one kind are dropped from the floors of a building. There is a floor, unknown at first, from which on,
        and from all floors above it, an egg breaks; from all lower floors it does not. An egg that breaks is lost, one
        that does not can be dropped again. The lowest floor from which an egg breaks is to be found for certain.

        In {{ "each of these separate searches" if searches | length > 1 else "this search" }}, it is known so far that
        an egg survives a drop from the safe floor (0 is the ground) and breaks when it drops from the breaking floor:

        {{ rows() | table(["search", "eggs left", "safe floor", "breaking floor"]) }}

        Give the list, in the order of the searches, of [drops, low, high]: the smallest number of drops that is enough
        whatever happens, and the lowest and the highest floor from which the next drop can be made in a plan that never
        needs more than this number.
        """,
        zh=r"""
        从一栋楼的各层扔下同一种鸡蛋。存在某一层（起初未知），从这一层及以上扔下鸡蛋会碎，从更低的各层扔下不会碎。
        碎了的鸡蛋不能再用，没碎的可以再扔。要确切地找出会碎的最低一层。

        在下列{{ "各自独立的各次" if searches | length > 1 else "一次" }}搜索中，目前已知：
        从“安全层”（0 表示地面）扔下鸡蛋不会碎，从“破碎层”扔下会碎。

        {{ rows() | table(["搜索", "剩余鸡蛋", "安全层", "破碎层"]) }}

        请按搜索的次序列出 [drops, low, high]：drops 是无论结果如何都足够的最少的再扔次数；
        low 和 high 是下一次可以从其中扔下的最低层和最高层，使得整个方案最坏情况下也不超过这个次数。
        """,
    )

    def format(self, instance: Instance) -> Format[Plans]:
        return Sequence(Sequence(Integer(low=0), length=3, brackets="[]"), length=len(instance.searches), brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plans]:
        searches: list[Search] = []
        for _ in range(params.searches):
            safe = rng.randint(1, params.floors) if rng.random() < 0.6 else 0
            floors = rng.randint(params.floors // 3, params.floors)
            searches.append((rng.randint(2, params.eggs), safe, safe + floors + 1))
        instance = self.Instance(searches=tuple(searches))
        answer = self.solve(instance)
        if len(set(searches)) < len(searches) or sum(low < high for _, low, high in answer) * 2 <= len(answer):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Plans:
        return tuple(_plan(*search) for search in instance.searches)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for eggs, safe, breaking in instance.searches:
            floors, (drops, low, high) = breaking - safe - 1, _plan(eggs, safe, breaking)
            lines.append(f"{breaking} - {safe} - 1 = {floors}")
            for count in range(1, drops + 1):
                lines.append(f"{count}: {' '.join(str(_reach(held, count)) for held in range(1, eggs + 1))}")
            left, broken = _reach(eggs, drops - 1), _reach(eggs - 1, drops - 1)
            lines.append(f"{drops}; max(1, {floors} - {left}) = {low - safe}, {safe} + {low - safe} = {low}")
            lines.append(f"min({floors}, {broken} + 1) = {high - safe}, {safe} + {high - safe} = {high}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return sorted(instance.searches)


def _plan(eggs: int, safe: int, breaking: int) -> tuple[int, int, int]:
    floors, drops = breaking - safe - 1, 0
    while _reach(eggs, drops) < floors:
        drops += 1
    low = max(1, floors - _reach(eggs, drops - 1))  # if the egg survives, at most so many floors are left above
    high = min(floors, _reach(eggs - 1, drops - 1) + 1)
    return drops, safe + low, safe + high


def _reach(eggs: int, drops: int) -> int:
    """The most floors in doubt that so many eggs and drops settle: below and above the first drop, and that floor."""
    if eggs == 0 or drops == 0:
        return 0
    table = [0] * (eggs + 1)
    for _ in range(drops):
        table = [0, *(table[left - 1] + table[left] + 1 for left in range(1, eggs + 1))]
    return table[eggs]
