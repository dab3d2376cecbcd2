"""Find terms of a sequence in which every term is a sum of earlier ones in a stated number of ways.

Answer: the listed terms; they are unique.
Harder: later terms, sums of three terms, more than one way, larger starts.
Skills: simulation, arithmetic
Source: original variants of the sequence of S. Ulam, OEIS A002858.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

_FURTHEST = 1500  # no term is sought beyond this


class UlamSequence(Task["UlamSequence.Params", "UlamSequence.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        last: int = knob("the largest index asked", levels=(6, 8, 10, 13, 16, 21, 28, 40, 58, 80), ge=4, le=100)
        asked: int = knob("how many terms are asked", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 5), ge=1, le=10)
        largest: int = knob("the largest term given", levels=(12, 12, 14, 14, 14, 16, 16, 16, 18, 20), ge=5, le=30)
        variants: bool = knob(
            "whether two ways, or sums of three terms, may be wanted", levels=(False,) * 3 + (True,) * 7
        )

    class Instance(task.Instance):
        start: tuple[int, ...]
        ways: int
        summands: int
        indices: tuple[int, ...]  # 1-based

    prompt = Prompt(
        en=r"""
        An increasing sequence of integers starts with {{ start | comma }}. Each further term is the smallest integer
        that is larger than all terms so far and can be written as a sum of {{ summands }} different terms so far in
        exactly {{ ways }} {{ "way" if ways == 1 else "ways" }}. The order of the summands makes no difference.

        Counting the first term given as term 1, give the terms {{ indices | comma }} of the
        sequence, in this order.
        """,
        zh=r"""
        一个递增的整数数列以 {{ start | comma }} 开头。
        此后每一项都是满足下列条件的最小整数：
        大于前面所有项，并且恰好有 {{ ways }} 种方式写成前面 {{ summands }} 个不同项之和。
        不计加数的顺序。

        把给出的第一个数算作第 1 项，请依次给出数列的第 {{ indices | comma }} 项。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=1), length=len(instance.indices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        ways, summands = rng.choice(((1, 2), (2, 2), (1, 3))) if params.variants else (1, 2)
        size = {(1, 2): rng.choice((2, 2, 3)), (2, 2): rng.choice((4, 5)), (1, 3): rng.choice((3, 4))}[ways, summands]
        start = tuple(sorted(rng.sample(range(1, params.largest + 1), size)))
        free = range(size + 1, params.last)
        others = rng.sample(free, min(params.asked - 1, len(free)))
        indices = (*sorted(others), params.last)
        instance = self.Instance(start=start, ways=ways, summands=summands, indices=indices)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> tuple[int, ...]:
        terms = _terms(instance.start, instance.ways, instance.summands, instance.indices[-1])
        return tuple(terms[i - 1] for i in instance.indices)


def _terms(start: tuple[int, ...], ways: int, summands: int, count: int) -> list[int]:
    """List the first terms; the number of sums that give a value grows with every term."""
    terms: list[int] = []
    pairs: Counter[int] = Counter()
    sums: Counter[int] = Counter()
    for term in start:
        _include(term, terms, pairs, sums, summands)
    while len(terms) < count:
        term = next((n for n in range(terms[-1] + 1, _FURTHEST) if sums[n] == ways), 0)
        if not term:
            raise task.Retry
        _include(term, terms, pairs, sums, summands)
    return terms


def _include(term: int, terms: list[int], pairs: Counter[int], sums: Counter[int], summands: int) -> None:
    if summands == 3:
        for pair, times in pairs.items():
            if pair + term < _FURTHEST:
                sums[pair + term] += times
    for other in terms:
        (pairs if summands == 3 else sums)[other + term] += 1
    terms.append(term)
