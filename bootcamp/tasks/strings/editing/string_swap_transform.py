"""Turn a string into a rearrangement of it with the fewest swaps of two letters.

Answer: the swaps as pairs of places; any shortest list that works counts.
Harder: longer strings in which letters repeat more, so that taking the first letter that fits costs swaps.
Skills: optimization, planning
Source: original; sorting multisets by transpositions is a cycle packing problem.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random

from bootcamp import task
from bootcamp.lib.text import UPPER, shuffled
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Swaps = tuple[tuple[int, ...], ...]
Arcs = tuple[tuple[str, str], ...]
"""For each place that is not right yet: the letter there and the letter that is wanted, sorted."""


class StringSwapTransform(Task["StringSwapTransform.Params", "StringSwapTransform.Instance", Swaps]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the strings", levels=(4, 5, 7, 8, 9, 10, 11, 12, 13, 14), ge=3, le=16)
        letters: int = knob("the number of different letters", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=2, le=7)

    class Instance(task.Instance):
        hidden = ("fewest",)
        start: str
        target: str
        fewest: int

    answer = Sequence(Sequence(Integer(low=1), length=2))
    prompt = Prompt(
        en=r"""
        Turn the string {{ start }} into the string {{ target }} by swaps. A swap exchanges the letters at any two
        places of the string, which need not be neighbours. Use as few swaps as possible.

        Give the swaps in order, each as the pair of its two places, [i, j]. Places are counted from 1 at the left. If
        several shortest lists of swaps are right, give any one.
        """,
        zh=r"""
        用若干次交换把字符串 {{ start }} 变成字符串 {{ target }}。一次交换是把任意两个位置上的字母对调，
        这两个位置不必相邻。
        交换的次数要尽可能少。

        请按顺序给出各次交换，每次写成两个位置 [i, j]，位置从左边起由 1 开始计数。若有多种次数最少的做法，
        给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Swaps]:
        letters = "".join(sorted(rng.sample(UPPER, params.letters)))
        text = letters + "".join(rng.choice(letters) for _ in range(params.length - params.letters))
        start, target = shuffled(rng, text), shuffled(rng, text)
        arcs = _arcs(start, target)
        if len(arcs) < params.length - 2:
            raise task.Retry
        answer = _swaps(start, target, _packing(arcs))
        instance = self.Instance(start=start, target=target, fewest=len(answer))
        hasty = [_first_fit(start, target, last) for last in (False, True)]
        if params.length > 5 and min(map(len, hasty)) <= len(answer):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        pairs = list(zip(instance.start, instance.target, strict=True))
        return min(sorted(pairs), sorted((two, one) for one, two in pairs))

    def check(self, instance: Instance, answer: Swaps) -> str:
        letters = list(instance.start)
        for i, j in answer:
            if i > len(letters) or j > len(letters) or i == j:
                return f"[{i}, {j}] is not a pair of two places of the string"
            letters[i - 1], letters[j - 1] = letters[j - 1], letters[i - 1]
        if letters != list(instance.target):
            return "the swaps do not lead to the target"
        return "" if len(answer) <= instance.fewest else "fewer swaps are enough"

    def solve(self, instance: Instance) -> Swaps:
        return _swaps(instance.start, instance.target, _packing(_arcs(instance.start, instance.target)))


def _arcs(start: str, target: str) -> Arcs:
    return tuple(sorted((one, two) for one, two in zip(start, target, strict=True) if one != two))


@lru_cache(maxsize=20000)
def _packing(arcs: Arcs) -> tuple[Arcs, ...]:
    """Part arcs into as many cycles as possible; a cycle of n arcs takes n - 1 swaps."""
    if not arcs:
        return ()
    twins = next(((arc, arc[::-1]) for arc in arcs if arc[::-1] in arcs), None)
    best: tuple[Arcs, ...] = ()
    for cycle in [twins] if twins else _cycles(arcs, (arcs[0],)):  # taking a cycle of two is never wrong
        rest = Counter(arcs)
        rest.subtract(cycle)
        found = (cycle, *_packing(tuple(sorted(rest.elements()))))
        if len(found) > len(best):
            best = found
    return best


def _cycles(arcs: Arcs, way: Arcs) -> Iterator[Arcs]:
    """Yield the cycles without repeated letters that go on from a way."""
    if way[-1][1] == way[0][0]:
        yield way
        return
    for arc in sorted(set(arcs)):
        if arc[0] == way[-1][1] and arc[1] not in {one[1] for one in way}:
            yield from _cycles(arcs, (*way, arc))


def _swaps(start: str, target: str, cycles: tuple[Arcs, ...]) -> Swaps:
    """Carry out cycles: every swap puts one letter where it is wanted."""
    letters, swaps = list(start), list[tuple[int, ...]]()
    free = [place for place, (one, two) in enumerate(zip(start, target, strict=True)) if one != two]
    for cycle in cycles:
        places = []
        for arc in cycle:
            place = next(place for place in free if (start[place], target[place]) == arc)
            free.remove(place)
            places.append(place)
        for one, two in itertools.pairwise(places):  # the letter wanted at one stands at two
            letters[one], letters[two] = letters[two], letters[one]
            swaps.append((one + 1, two + 1))
    return tuple(swaps)


def _first_fit(start: str, target: str, last: bool) -> Swaps:
    """Go from the left and fetch for each place the first (or last) letter beyond that fits."""
    letters, swaps = list(start), list[tuple[int, ...]]()
    for place, wanted in enumerate(target):
        if letters[place] != wanted:
            fits = [at for at in range(place + 1, len(letters)) if letters[at] == wanted]
            at = fits[-1 if last else 0]
            letters[place], letters[at] = letters[at], letters[place]
            swaps.append((place + 1, at + 1))
    return tuple(swaps)
