"""Continue a sequence whose every term is the smallest unused integer in a stated relation to the terms before.

Answer: the listed terms; they are unique.
Harder: later terms, more kinds of relations, two relations at once.
Skills: simulation, arithmetic, instructions
Source: original variants of the EKG sequence of J. Ayres (OEIS A064413) and its kin.
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import digit_sum, is_prime, is_square
from bootcamp.lib.prompts import by_language
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

_FURTHEST = 1000  # no term is sought beyond this


class EarliestUnusedSequence(Task["EarliestUnusedSequence.Params", "EarliestUnusedSequence.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        last: int = knob("the largest index asked", levels=(6, 7, 9, 12, 15, 20, 26, 34, 44, 60), ge=5, le=100)
        asked: int = knob("how many terms are asked", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=8)
        relations: int = knob("how many kinds of relations occur", levels=(3, 4, 5, 6, 8, 9, 9, 9, 9, 9), ge=2, le=9)
        together: int = knob(
            "how many relations hold at once at most", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=2
        )
        largest: int = knob("the largest term given", levels=(15, 20, 20, 20, 25, 25, 25, 25, 25, 25), ge=3, le=30)

    class Instance(task.Instance):
        start: tuple[int, ...]
        relations: tuple[str, ...]
        indices: tuple[int, ...]  # 1-based

        @property
        def conditions(self) -> dict[str, list[str]]:
            return by_language(_RELATIONS[name] for name in self.relations)

    prompt = Prompt(
        en=r"""
        A sequence of different positive integers starts with {{ start | comma }}. Each further term x is the smallest
        positive integer that is not a term yet and for which, with a being the term just before x
        {{- " and b the term just before a" if " b " in conditions.en | join(" ") }},

        {{ conditions[language] | bullets }}

        Counting the first term given as term 1, give the terms {{ indices | comma }} of the sequence, in this order.
        """,
        zh=r"""
        一个由互不相同的正整数组成的数列以 {{ start | comma }} 开头。此后的每一项 x 都是尚未在数列中出现、
        并且满足下列要求的最小正整数，其中 a 是紧接在 x 之前的一项
        {{- "，b 是紧接在 a 之前的一项" if " b " in conditions.en | join(" ") }}：

        {{ conditions[language] | bullets }}

        把给出的第一个数算作第 1 项，请依次给出数列的第 {{ indices | comma }} 项。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=1), length=len(instance.indices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        names = rng.sample(list(_RELATIONS)[: params.relations], rng.randint(1, params.together))
        start = tuple(rng.sample(range(2, params.largest + 1), 2))
        others = rng.sample(range(3, params.last), params.asked - 1)
        instance = self.Instance(start=start, relations=tuple(names), indices=(*sorted(others), params.last))
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.start, sorted(instance.relations), instance.indices]

    def solve(self, instance: Instance) -> tuple[int, ...]:
        relations = [_RELATIONS[name][2] for name in instance.relations]
        terms = list(instance.start)
        unused = [x for x in range(1, _FURTHEST) if x not in terms]
        while len(terms) < instance.indices[-1]:
            b, a = terms[-2:]
            term = next((x for x in unused if all(holds(x, a, b) for holds in relations)), 0)
            if not term:
                raise task.Retry
            unused.remove(term)
            terms.append(term)
        return tuple(terms[i - 1] for i in instance.indices)


_RELATIONS: dict[str, tuple[str, str, Callable[[int, int, int], bool]]] = {
    "factor": (
        "x and a have a common divisor greater than 1",
        "x 与 a 有大于 1 的公约数",
        lambda x, a, b: gcd(x, a) > 1,
    ),
    "prime sum": ("x + a is a prime number", "x + a 是质数", lambda x, a, b: is_prime(x + a)),
    "digits": (
        "x and a have no decimal digit in common",
        "x 与 a 的十进制表示没有相同的数字",
        lambda x, a, b: not {*str(x)} & {*str(a)},
    ),
    "square sum": ("x + a is a square number", "x + a 是完全平方数", lambda x, a, b: is_square(x + a)),
    "yellowstone": (
        "x and a have no common divisor greater than 1, but x and b have one",
        "x 与 a 没有大于 1 的公约数，但 x 与 b 有",
        lambda x, a, b: gcd(x, a) == 1 < gcd(x, b),
    ),
    "third": (
        "x + a + b is divisible by 3 or by 5",
        "x + a + b 能被 3 或 5 整除",
        lambda x, a, b: (x + a + b) % 3 == 0 or (x + a + b) % 5 == 0,
    ),
    "digit sum": (
        "the sum of all decimal digits of x and of a is a prime number",
        "x 与 a 的所有十进制数字之和是质数",
        lambda x, a, b: is_prime(digit_sum(x) + digit_sum(a)),
    ),
    "binary": (
        "the binary numerals of x and a, aligned at the right, have a 1 in common at exactly one place",
        "把 x 与 a 的二进制表示右对齐，恰有一个数位上两者都是 1",
        lambda x, a, b: (x & a).bit_count() == 1,
    ),
    "far": (
        "x differs from a by at least 5 and from b by at least 2",
        "x 与 a 至少相差 5，与 b 至少相差 2",
        lambda x, a, b: abs(x - a) >= 5 and abs(x - b) >= 2,
    ),
}
