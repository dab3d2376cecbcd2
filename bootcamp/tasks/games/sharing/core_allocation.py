"""Divide what all players earn together so that no group could earn more on its own.

Answer: the share of each player; every division in the core is right.
Harder: more players, a smaller core that misses the usual divisions.
Skills: algebra, search
Source: original; D. B. Gillies, Solutions to general non-zero-sum games, 1959.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import factorial
from random import Random

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Answer = tuple[Fraction, ...]


class CoreAllocation(Task["CoreAllocation.Params", "CoreAllocation.Instance", Answer]):
    version = 1

    class Params(task.Params):
        players: int = knob("how many players there are", levels=(3, 3, 3, 4, 4, 4, 4, 5, 5, 5), ge=3, le=5)
        largest: int = knob("the largest share drawn", levels=(9, 15, 30, 20, 30, 40, 60, 40, 60, 99), ge=5, le=999)
        slack: int = knob("how much groups may gain at most", levels=(4, 4, 3, 5, 4, 3, 2, 4, 3, 2), ge=0, le=50)

    class Instance(task.Instance):
        values: tuple[int, ...]  # by the bits of the group, from 0 for the empty one

        @property
        def players(self) -> int:
            return len(self.values).bit_length() - 1

        @property
        def names(self) -> tuple[str, ...]:
            return labels(self.players, "letters")

        def rows(self) -> list[str]:
            groups = [
                ("".join(name for i, name in enumerate(self.names) if group >> i & 1), value)
                for group, value in enumerate(self.values)
            ]
            return [f"{group}: {value}" for group, value in sorted(groups[1:], key=lambda row: (len(row[0]), row))]

    prompt = Prompt(
        en=r"""
        The players {{ names | listed }} can earn these amounts, each group of them on its own:

        {{ rows() | bullets }}

        They all work together and divide the {{ values[-1] }} that they earn. Find shares that add up to exactly this
        amount, such that no group of players gets less in total than it could earn on its own. Such shares exist;
        any of them will do, integers or fractions. List the shares of {{ names | listed }} in this order.
        """,
        zh=r"""
        参与者 {{ names | listed(language) }} 中，每个小组单独合作能挣到下列金额：

        {{ rows() | bullets }}

        他们全体合作，并分配挣到的 {{ values[-1] }}。求各人的份额，使份额之和恰为这个数，
        并且任何小组成员的份额之和都不少于该小组单独能挣到的金额。这样的份额存在；任何一组都可以，整数或分数均可。
        按 {{ names | listed(language) }} 的顺序写出各人的份额。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Rational(), length=instance.players)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.players
        shares = tuple(rng.randint(1, params.largest) for _ in range(n))
        values = [0]
        for group in range(1, 1 << n):
            size = group.bit_count()
            total = sum(shares[i] for i in range(n) if group >> i & 1)
            # Single players have most to gain, all together nothing.
            less = rng.randint(0, params.largest) if size == 1 else rng.randint(0, params.slack * (n - size))
            values.append(max(0, total - less) if size < n else total)
        instance = self.Instance(values=tuple(values))
        orders = list(permutations(range(n)))
        gains = [_joining(values, order) for order in orders]
        obvious: list[Answer] = [(Fraction(values[-1], n),) * n, gains[0], gains[-1]]
        singles = [values[1 << i] for i in range(n)]
        if sum(singles):
            obvious.append(tuple(Fraction(values[-1] * one, sum(singles)) for one in singles))
            rest = Fraction(values[-1] - sum(singles), n)
            obvious.append(tuple(one + rest for one in singles))
        last = [values[-1] - values[-1 - (1 << i)] for i in range(n)]  # what each one adds to all the others
        obvious.append(tuple(Fraction(values[-1] * one, sum(last)) for one in last))
        obvious.append(tuple(one + Fraction(values[-1] - sum(last), n) for one in last))
        if n > 3:
            obvious.append(tuple(sum(column, Fraction(0)) / factorial(n) for column in zip(*gains, strict=True)))
        if any(not self.check(instance, one) for one in obvious):
            raise task.Retry
        return instance, tuple(map(Fraction, shares))

    def check(self, instance: Instance, answer: Answer) -> str:
        if sum(answer) != instance.values[-1]:
            return "the shares do not add up to what all earn together"
        for group, value in enumerate(instance.values):
            if sum(share for i, share in enumerate(answer) if group >> i & 1) < value:
                return "a group gets less than it could earn on its own"
        return ""

    def key(self, instance: Instance) -> object:
        n = instance.players
        return min(
            [
                instance.values[sum(1 << order[i] for i in range(n) if group >> i & 1)]
                for group in range(len(instance.values))
            ]
            for order in permutations(range(n))
        )


def _joining(values: list[int], order: tuple[int, ...]) -> Answer:
    """Give each player what the group gains when players join in an order."""
    group, found = 0, [Fraction(0)] * len(order)
    for i in order:
        found[i] = Fraction(values[group | 1 << i] - values[group])
        group |= 1 << i
    return tuple(found)
