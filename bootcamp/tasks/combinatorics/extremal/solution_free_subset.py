"""Choose as many numbers as possible so that a certain equation has no solution among them.

Answer: the chosen numbers; every largest choice counts.
Harder: more and larger numbers, equations with more unknowns, cases on which the obvious choices fail.
Skills: search, arithmetic
Source: original; sum-free sets, sets without progressions, Sidon sets, as in T. Tao and V. Vu, Additive Combinatorics.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set

_RULES = {
    "sum": (
        "x + y = z has no solution with chosen numbers x, y and z (x and y may be the same number)",
        "x + y = z 没有解，其中 x、y、z 是所选的数（x 与 y 可以是同一个数）",
    ),
    "mean": (
        "x + y = 2z has no solution with chosen numbers x, y and z, x different from y",
        "x + y = 2z 没有解，其中 x、y、z 是所选的数，且 x 与 y 不同",
    ),
    "pairs": (
        "x + y = z + w has no solution with chosen numbers x, y, z and w but those in which z and w are the same two "
        "numbers as x and y in some order (x and y may be one number, as may z and w)",
        "x + y = z + w 没有解，其中 x、y、z、w 是所选的数（x 与 y 可以相同，z 与 w 也可以相同），"
        "z、w 就是 x、y 这两个数的情形（不计次序）除外",
    ),
}


class SolutionFreeSubset(Task["SolutionFreeSubset.Params", "SolutionFreeSubset.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of numbers", levels=(6, 7, 10, 12, 14, 16, 17, 18, 20, 22), ge=4, le=26)
        largest: int = knob("the largest number", levels=(15, 20, 25, 30, 36, 42, 48, 55, 64, 72), ge=8, le=200)
        rules: int = knob("the kinds of equations", levels=(1, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        kind: str
        most: int

        def rule(self, language: str) -> str:
            return _RULES[self.kind][language == "zh"]

    answer = Set(Integer(low=1))
    prompt = Prompt(
        en=r"""
        From the numbers {{ numbers | comma }} choose as many as possible so that the equation {{ rule(language) }}.
        Give the set of the chosen numbers. Any largest set will do.
        """,
        zh=r"""
        请从 {{ numbers | comma }} 中选出尽可能多的数，使方程 {{ rule(language) }}。
        请写出所选的数的集合。任何一个最大的集合都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        numbers = sorted(rng.sample(range(1, params.largest + 1), params.size))
        kind = rng.choice(sorted(_RULES, key=list(_RULES).index)[: params.rules])
        instance = self.Instance(numbers=tuple(numbers), kind=kind, most=0)
        answer = self.solve(instance)
        instance = instance.model_copy(update={"most": len(answer)})
        plain = [_taken(instance, numbers), _taken(instance, numbers[::-1])]
        plain += [frozenset(number for number in numbers if number % 2)]
        plain += [frozenset(number for number in numbers if 2 * number > numbers[-1])]
        if len(answer) in (0, params.size) or (params.size > 8 and not all(self.check(instance, one) for one in plain)):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> frozenset[int]:
        numbers = instance.numbers[::-1]
        clashes: list[list[int]] = [[] for _ in numbers]
        for clash in _clashes(instance.kind, numbers):
            mask = sum(1 << numbers.index(number) for number in clash)
            for number in clash:
                clashes[numbers.index(number)].append(mask)
        best = 0

        def search(chosen: int, free: int) -> None:
            """Add to what is chosen; `free` are the later ones that clash with nothing chosen."""
            nonlocal best
            if chosen.bit_count() > best.bit_count():
                best = chosen
            while free:
                if chosen.bit_count() + free.bit_count() <= best.bit_count():
                    return
                place = (free & -free).bit_length() - 1
                free &= free - 1
                taken, left = chosen | 1 << place, free
                for mask in clashes[place]:
                    rest = mask & ~taken
                    if rest & (rest - 1) == 0:
                        left &= ~rest
                search(taken, left)

        alone = sum(1 << place for place, masks in enumerate(clashes) if 1 << place not in masks)
        search(0, alone)
        return frozenset(number for place, number in enumerate(numbers) if best >> place & 1)

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        if not answer <= set(instance.numbers):
            return "a number is not one of the given"
        if any(clash <= answer for clash in _clashes(instance.kind, sorted(answer))):
            return "the equation has a solution"
        return "" if len(answer) == instance.most else "more numbers can be chosen"

    def key(self, instance: Instance) -> object:
        return [instance.kind, instance.numbers]


def _clashes(kind: str, numbers: Iterable[int]) -> list[frozenset[int]]:
    """List the sets of numbers that solve the equation."""
    given = sorted(numbers)
    pairs = list(combinations(given, 2))
    if kind == "sum":
        sums = [*pairs, *((one, one) for one in given)]
        return [frozenset((one, two, one + two)) for one, two in sums if one + two in given]
    if kind == "mean":
        return [
            frozenset((one, two, (one + two) // 2))
            for one, two in pairs
            if (one + two) % 2 == 0 and (one + two) // 2 in given
        ]
    by_sum: dict[int, list[tuple[int, int]]] = {}
    for one, two in [*pairs, *((one, one) for one in given)]:
        by_sum.setdefault(one + two, []).append((one, two))
    return [frozenset((*first, *second)) for same in by_sum.values() for first, second in combinations(same, 2)]


def _taken(instance: SolutionFreeSubset.Instance, numbers: list[int]) -> frozenset[int]:
    """Take each number with which the equation still has no solution."""
    chosen = frozenset[int]()
    for number in numbers:
        if not any(clash <= chosen | {number} for clash in _clashes(instance.kind, [*chosen, number])):
            chosen |= {number}
    return chosen
