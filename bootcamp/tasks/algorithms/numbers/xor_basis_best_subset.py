"""Choose as few of some numbers as possible whose exclusive or is as large as possible.

Answer: a set of the numbers; every smallest one counts.
Harder: more numbers of more bits, with more ways to the same result.
Skills: optimization, algebra
Source: original; linear bases over GF(2), with a shortest representation.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set


class XorBasisBestSubset(Task["XorBasisBestSubset.Params", "XorBasisBestSubset.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        numbers: int = knob("how many numbers there are", levels=(4, 5, 6, 8, 9, 10, 12, 14, 16, 18), ge=3, le=24)
        bits: int = knob("the most bits of a number", levels=(4, 4, 5, 6, 6, 7, 8, 9, 10, 11), ge=3, le=20)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        best: int
        fewest: int

    hidden = ("best", "fewest")
    prompt = Prompt(
        en=r"""
        These numbers are given: {{ numbers | comma }}.

        The exclusive or (xor) of some numbers is the number whose binary digit at each place is 1 exactly if an odd
        number of them have the digit 1 there. Choose some of the given numbers, each at most once, whose exclusive or
        is as large as possible, and among all such choices one with as few numbers as possible.

        Give the set of the chosen numbers. If several choices are best, give any one.
        """,
        zh=r"""
        给出以下各数：{{ numbers | comma }}。

        若干个数的异或（xor）是这样的数：它在每个二进制位上为 1，恰好当这些数中有奇数个在该位上为 1。
        请从所给的数中选出一些，每个至多选一次，使它们的异或尽可能大，并且在所有这样的选法中选出的数尽可能少。

        请写出所选的数的集合。最优的选法有多种时，写出任意一种。
        """,
    )
    answer = Set(Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        numbers = tuple(rng.sample(range(1, 2**params.bits), params.numbers))
        ways = _best(numbers)
        chosen = min(ways, key=lambda some: (len(some), sorted(some)))
        hard = len(_plain(numbers)) > len(chosen) and not _climbing(numbers, ways)
        if len(chosen) < 2 or len(ways) > 600 or (params.numbers > 5 and not hard):
            raise task.Retry
        return self.Instance(numbers=numbers, best=_xor(chosen), fewest=len(chosen)), chosen

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        if not answer <= set(instance.numbers):
            return "only given numbers may be chosen"
        if _xor(answer) < instance.best:
            return "the exclusive or is not the largest one"
        return "" if len(answer) == instance.fewest else "fewer numbers have the same exclusive or"

    def key(self, instance: Instance) -> object:
        return sorted(instance.numbers)


def _xor(numbers: frozenset[int]) -> int:
    total = 0
    for number in numbers:
        total ^= number
    return total


def _reduced(numbers: tuple[int, ...]) -> tuple[dict[int, tuple[int, frozenset[int]]], list[frozenset[int]]]:
    """Give a basis by leading bit, with the numbers behind each element, and sets of numbers whose xor is 0."""
    basis: dict[int, tuple[int, frozenset[int]]] = {}
    zeros = []
    for number in numbers:
        value, used = number, frozenset({number})
        while value and value.bit_length() in basis:
            other, behind = basis[value.bit_length()]
            value, used = value ^ other, used ^ behind
        if value:
            basis[value.bit_length()] = value, used
        else:
            zeros.append(used)
    return basis, zeros


def _plain(numbers: tuple[int, ...]) -> frozenset[int]:
    """Give the choice that the basis leads to."""
    total, chosen = 0, frozenset[int]()
    for _, (value, used) in sorted(_reduced(numbers)[0].items(), reverse=True):
        if total ^ value > total:
            total, chosen = total ^ value, chosen ^ used
    return chosen


def _best(numbers: tuple[int, ...]) -> list[frozenset[int]]:
    """List all choices with the largest xor."""
    ways = [_plain(numbers)]
    for zero in _reduced(numbers)[1]:
        ways += [some ^ zero for some in ways]
    return ways


def _climbing(numbers: tuple[int, ...], ways: list[frozenset[int]]) -> bool:
    """Tell whether adding the number that raises the xor most, as long as one does, ends at a smallest best choice."""
    total, chosen = 0, frozenset[int]()
    while max(total ^ number for number in numbers if number not in chosen) > total:
        total, number = max((total ^ number, number) for number in numbers if number not in chosen)
        chosen |= {number}
        if len(chosen) == len(numbers):
            break
    return chosen in ways and len(chosen) == min(map(len, ways))
