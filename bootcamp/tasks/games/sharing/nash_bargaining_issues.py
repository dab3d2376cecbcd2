"""Settle several issues between two sides: find the efficient deals and the one of Nash's solution.

Answer: the efficient pairs of points, the option of each issue, and from level 6 the best lottery; unique.
Harder: more issues and options, points to be had without a deal, lotteries over deals.
Skills: optimization, arithmetic
Source: original; J. F. Nash, The bargaining problem, 1950.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence, Set

Answer = dict[str, Any]
Pair = tuple[int, int]


class NashBargainingIssues(Task["NashBargainingIssues.Params", "NashBargainingIssues.Instance", Answer]):
    version = 1

    class Params(task.Params):
        issues: int = knob("how many issues there are", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        options: int = knob("the most options of an issue", levels=(2, 3, 4, 3, 4, 4, 3, 4, 4, 4), ge=2, le=6)
        most: int = knob("the most points of an option", levels=(9, 9, 12, 12, 12, 15, 15, 15, 15, 15), ge=5, le=60)
        lottery: bool = knob("whether a lottery is asked for", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        issues: tuple[tuple[Pair, ...], ...]  # the points of both sides for each option
        without: Pair
        lottery: bool

        def texts(self, language: str) -> list[str]:
            colon = "：" if language == "zh" else ": "
            word = "议题 " if language == "zh" else "issue "
            return [
                f"{word}{number}{colon}"
                + ("；" if language == "zh" else "; ").join(f"{k} ({a}, {b})" for k, (a, b) in enumerate(options, 1))
                for number, options in enumerate(self.issues, 1)
            ]

    prompt = Prompt(
        en=r"""
        Two sides settle several issues. A deal picks one option for each issue. Each option has a number, and in
        brackets the points that it brings to the first and to the second side:

        {{ texts(language) | bullets }}

        The points of a deal are the sums over all issues. Without a deal the sides get {{ without[0] }} and
        {{ without[1] }} points. The gain of a side is its points less what it gets without a deal. Find:

        - efficient: the set of the pairs of points of all deals for which no other deal gives one side more points and
          the other at least as many.
        - deal: the option numbers, issue by issue, of the deal with the greatest product of the two gains among the
          deals in which both gains are positive.
        {% if lottery %}
        - lottery: the sides may also agree on a lottery over deals, with any probabilities; its points are the expected
          ones. Give the two expected points of the lottery with the greatest product of the two gains among the
          lotteries in which both gains are positive.
        {% endif %}
        """,
        zh=r"""
        双方要就若干议题达成协议。一个协议为每个议题选定一个选项。每个选项有编号，
        括号中依次是它给第一方和第二方带来的分数：

        {{ texts(language) | bullets }}

        一个协议的分数是各议题分数之和。若不达成协议，双方分别得 {{ without[0] }} 分和 {{ without[1] }} 分。
        一方的收益是其分数减去不达成协议时的分数。求：

        - efficient：满足没有其他协议能使一方分数更多而另一方分数不减少的所有协议的分数对的集合。
        - deal：在双方收益都为正的协议中，收益之积最大的协议，按议题顺序写出各选项的编号。
        {% if lottery %}
        - lottery：双方还可以约定以任意概率在若干协议中抽签，其分数取期望。
          在双方收益都为正的抽签中，写出收益之积最大者的两个期望分数。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        extra: dict[str, Format[Any]] = {"lottery": Sequence(Rational(), length=2)} if instance.lottery else {}
        return Record(
            efficient=Set(Sequence(Integer(), length=2)),
            deal=Sequence(Integer(low=1), length=len(instance.issues)),
            **extra,
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        issues = []
        for _ in range(params.issues):
            options = set[Pair]()
            for _ in range(rng.randint(2, params.options)):
                first = rng.randint(0, params.most)
                options.add((first, max(0, min(params.most, params.most - first + rng.randint(-4, 4)))))
            issues.append(tuple(rng.sample(sorted(options), len(options))))
        without = rng.randint(0, params.most * params.issues // 4), rng.randint(0, params.most * params.issues // 4)
        instance = self.Instance(issues=tuple(issues), without=without, lottery=params.lottery)
        pool = _efficient(issues)
        d, e = without
        worth = {pair: (pair[0] - d) * (pair[1] - e) for pair in pool if pair[0] > d and pair[1] > e}
        if min(map(len, issues)) < 2 or not 2 <= len(pool) <= 12 or not worth:
            raise task.Retry
        best = max(worth, key=lambda pair: worth[pair])
        deals = pool[best]
        unique = list(worth.values()).count(worth[best]) == 1 and len(deals) == 1
        # Neither the greatest sum nor the greatest product of the points alone is right.
        plain = max(pool, key=lambda pair: (sum(pair), pair)), max(pool, key=lambda pair: (prod(pair), pair))
        if not unique or (params.options > 2 and best in plain):
            raise task.Retry
        found: Answer = {"efficient": frozenset(pool), "deal": deals[0]}
        if params.lottery:
            found["lottery"] = _mixed(sorted(pool), d, e)
            if found["lottery"] == best or max(x.denominator for x in found["lottery"]) > 999:
                raise task.Retry
        return instance, found

    def key(self, instance: Instance) -> object:
        return [sorted(sorted(options) for options in instance.issues), instance.without, instance.lottery]


def _efficient(issues: list[tuple[Pair, ...]]) -> dict[Pair, list[tuple[int, ...]]]:
    """Give the efficient pairs of points, each with its deals, at most two."""
    pool: dict[Pair, list[tuple[int, ...]]] = {(0, 0): [()]}
    for options in issues:
        sums: dict[Pair, list[tuple[int, ...]]] = {}
        for (a, b), deals in pool.items():
            for number, (x, y) in enumerate(options, 1):
                kept = sums.setdefault((a + x, b + y), [])
                kept.extend((*deal, number) for deal in deals[: 2 - len(kept)])
        # What is dominated in some issues stays dominated with the same options in the others.
        pool, most = {}, -1
        for pair in sorted(sums, reverse=True):
            if pair[1] > most:
                pool[pair], most = sums[pair], pair[1]
    return pool


def _mixed(pairs: list[Pair], d: int, e: int) -> tuple[Fraction, Fraction]:
    """Give the best point on the lines between efficient pairs."""
    points = [(Fraction(a), Fraction(b)) for a, b in pairs]
    for (a, b), (x, y) in combinations(pairs, 2):
        # (a - d + t(x - a))(b - e + t(y - b)) is greatest at its vertex, since (x - a)(y - b) < 0.
        t = Fraction(-((a - d) * (y - b) + (b - e) * (x - a)), 2 * (x - a) * (y - b))
        if 0 < t < 1:
            points.append((a + t * (x - a), b + t * (y - b)))
    return max(((p - d) * (q - e), p, q) for p, q in points if p > d and q > e)[1:]
