"""Clear a row of coloured boxes by removing runs of one colour, whose squares count, for as many points as possible.

Answer: the removed runs in order; every best order counts.
Harder: longer rows, more colours, rows on which the largest or the smallest run first fails.
Skills: search, planning
Source: original; the box removal problem of programming contests (IOI China, 2008).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import groupby
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Runs = tuple[tuple[int, ...], ...]
"""The place of the first box of a run in the row of that time, and its length."""


class RemoveRunsScore(Task["RemoveRunsScore.Params", "RemoveRunsScore.Instance", Runs]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the row", levels=(8, 9, 10, 10, 11, 12, 13, 14, 15, 17), ge=6, le=20)
        colours: int = knob("the number of colours", levels=(3, 3, 3, 4, 4, 4, 4, 4, 4, 5), ge=2, le=5)

    class Instance(task.Instance):
        row: str
        best: int

    prompt = Prompt(
        en=r"""
        Boxes stand in a row, each with a letter for its colour: {{ row }}.

        A move takes away a whole run, that is, neighbouring boxes of one colour which have no box of this colour beside
        them, and earns the square of the number of its boxes; the others then close up. Take all boxes away for as many
        points as possible. Write each move as [place, number]: the place of the first box of the run in the row of that
        time, counted from 1 at the left, and the number of its boxes. Any best order will do.
        """,
        zh=r"""
        一排盒子，每个盒子的颜色用一个字母表示：{{ row }}。

        每一步取走一整段，即相邻的同色盒子，其两旁没有同色的盒子，得分为这一段盒子数的平方；其余的盒子随后靠拢。
        请取走所有的盒子，使总分尽可能高。每一步写成 [位置, 个数]：这一段的第一个盒子在当时那一排中的位置
        （从左起由 1 数起），以及这一段的盒子数。任何一种最优的次序都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Runs]:
        number = Integer(1, len(instance.row))
        return Sequence(Sequence(number, length=2, brackets="[]"), brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Runs]:
        row = "".join(rng.choices("abcde"[: params.colours], k=params.size))
        if len(set(row)) < params.colours:
            raise task.Retry
        best = _most(row)
        if best == sum(number**2 for _, number in _runs(row)):
            raise task.Retry  # nothing is gained by any thought
        if params.size > 7 and any(_by_rule(row, rule) == best for rule in _RULES):
            raise task.Retry
        instance = self.Instance(row=row, best=best)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Runs:
        row, left, moves = instance.row, _most(instance.row), []
        while row:
            for place, number in _runs(row):
                rest = row[: place - 1] + row[place - 1 + number :]
                if number**2 + _most(rest) == left:
                    break
            moves.append((place, number))
            row, left = rest, left - number**2
        return tuple(moves)

    def check(self, instance: Instance, answer: Runs) -> str:
        row, points = instance.row, 0
        for place, number in answer:
            if (place, number) not in _runs(row):
                return f"[{place}, {number}] is no whole run then"
            row = row[: place - 1] + row[place - 1 + number :]
            points += number**2
        if row:
            return f"{len(row)} boxes are left"
        return "" if points == instance.best else "more points are possible"

    def key(self, instance: Instance) -> object:
        names = {colour: place for place, colour in enumerate(dict.fromkeys(instance.row))}
        return [names[colour] for colour in instance.row]


def _runs(row: str) -> list[tuple[int, int]]:
    """Give the place and the length of each run."""
    runs, place = [], 1
    for _, boxes in groupby(row):
        number = len(list(boxes))
        runs.append((place, number))
        place += number
    return runs


_RULES: tuple[Callable[[int, int, bool], tuple[int, ...]], ...] = (
    lambda place, number, joins: (place,),
    lambda place, number, joins: (number, place),
    lambda place, number, joins: (-number, place),
    lambda place, number, joins: (not joins, number, place),
)
"""The leftmost run, the shortest one, the longest one, and the shortest one that parts boxes of one colour first."""


def _by_rule(row: str, rule: Callable[[int, int, bool], tuple[int, ...]]) -> int:
    """Take the first run by a rule again and again; give the points."""
    points = 0
    while row:
        ranked = []
        for place, number in _runs(row):
            beside = row[: place - 1][-1:], row[place - 1 + number :][:1]
            ranked.append((rule(place, number, beside[0] == beside[1] != ""), place, number))
        _, place, number = min(ranked)
        row = row[: place - 1] + row[place - 1 + number :]
        points += number**2
    return points


def _most(row: str) -> int:
    """Give the greatest number of points, by the table of intervals with boxes attached."""

    @cache
    def most(start: int, end: int, extra: int) -> int:
        """The most for the boxes from start up to end, with so many of the first one's colour attached before it."""
        if start >= end:
            return 0
        best = (extra + 1) ** 2 + most(start + 1, end, 0)
        for later in range(start + 1, end):
            if row[later] == row[start]:
                best = max(best, most(start + 1, later, 0) + most(later, end, extra + 1))
        return best

    return most(0, len(row), 0)
