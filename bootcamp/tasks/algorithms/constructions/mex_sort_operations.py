"""Sort a list by moves that replace an element by the smallest number missing from the list.

Answer: the places of the moves in order; every list of moves within the limit counts.
Harder: longer lists, more moves that are needed, a tighter limit.
Skills: planning, simulation
Source: original; sorting by mex, after a problem of programming contests.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.games import mex
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Places = tuple[int, ...]


class MexSortOperations(Task["MexSortOperations.Params", "MexSortOperations.Instance", Places]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the list", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=3, le=24)
        moves: int = knob(
            "the fewest moves of the plain method", levels=(2, 4, 5, 6, 8, 9, 11, 12, 14, 17), ge=1, le=40
        )

    class Instance(task.Instance):
        values: tuple[int, ...]
        limit: int

    prompt = Prompt(
        en=r"""
        This is a list of {{ values | length }} numbers:

        {{ values | sequence }}

        A move chooses one place of the list and replaces the number there by the smallest nonnegative integer that does
        not occur anywhere in the list at that moment (the number to be replaced still counts as occurring).
        Make the list non-decreasing (no number is greater than the next one) with at most {{ limit }} moves.

        Give the list of the chosen places, counted from 1 on the left, in the order of the moves. Any moves that do it
        will do.
        """,
        zh=r"""
        有一列 {{ values | length }} 个数：

        {{ values | sequence }}

        每一步选择其中一个位置，把那里的数换成此刻整个列表中没有出现的最小的非负整数（被换掉的数此刻仍算出现）。
        请用至多 {{ limit }} 步使列表单调不减（每个数都不大于后一个数）。

        请按先后写出各步所选的位置（从左起，从 1 开始计数）。任何能做到的一列步骤都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Places]:
        return Sequence(Integer(1, len(instance.values)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Places]:
        for _ in range(40):
            values = tuple(rng.randint(0, params.length) for _ in range(params.length))
            places = self.solve(self.Instance(values=values, limit=0))
            if params.moves <= len(places) <= params.moves + 4:
                return self.Instance(values=values, limit=len(places)), places
        raise task.Retry

    def solve(self, instance: Instance) -> Places:
        return tuple(place for place, _, _ in _moves(instance.values))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [" ".join(map(str, instance.values))]
        for place, missing, values in _moves(instance.values):
            lines.append(f"{missing} → {place}: {' '.join(map(str, values))}")
        return "\n".join(lines)

    def check(self, instance: Instance, answer: Places) -> str:
        if len(answer) > instance.limit:
            return "these are too many moves"
        values = list(instance.values)
        for place in answer:
            if not 1 <= place <= len(values):
                return f"there is no place {place}"
            values[place - 1] = mex(values)
        return next((f"{one} stands before {two} at the end" for one, two in pairwise(values) if one > two), "")


def _moves(numbers: Places) -> Iterator[tuple[int, int, list[int]]]:
    """Put the missing number at its own place, or the length at the first wrong one: give place, number and list."""
    values = list(numbers)
    while any(one > two for one, two in pairwise(values)):
        missing = mex(values)
        wrong = [place for place, value in enumerate(values) if value != place]
        place = missing if missing < len(values) else wrong[0]
        values[place] = missing
        yield place + 1, missing, list(values)
