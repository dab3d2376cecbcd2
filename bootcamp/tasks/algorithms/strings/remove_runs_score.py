"""Remove runs of equal letters from a row, each for the square of its length, for the greatest total.

Answer: the moves; any list with the greatest total counts.
Harder: longer rows, more letters, where the obvious orders fall short.
Skills: optimization, search
Source: original; after a known exercise on dynamic programming.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from random import Random

from bootcamp import task
from bootcamp.lib.text import random_text
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Moves = tuple[tuple[int, ...], ...]


class RemoveRunsScore(Task["RemoveRunsScore.Params", "RemoveRunsScore.Instance", Moves]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the row", levels=(7, 8, 11, 11, 12, 12, 13, 14, 16, 18), ge=4, le=24)
        letters: int = knob("the number of letters", levels=(4, 4, 3, 4, 3, 4, 4, 4, 4, 4), ge=2, le=6)

    class Instance(task.Instance):
        hidden = ("best",)
        row: str
        best: int

    prompt = Prompt(
        en=r"""
        A row of letters is given:

        {{ row }}

        A move removes a run: neighbouring equal letters, with no equal letter directly before or after them. A run of k
        letters gives k·k points; a single letter is a run too. The gap is closed, so that letters can become
        neighbours. Moves are made until the row is empty.

        Get as many points as possible. Give the moves in order, each as [p, k]: the place p of the run's first letter,
        counted from 1 in the row as it is then, and its length k. If several lists are right, any one will do.
        """,
        zh=r"""
        给定一行字母：

        {{ row }}

        一步移去一段：若干个相邻的相同字母，其前后紧邻处没有相同的字母。移去 k 个字母的一段得 k·k 分，单个字母也是一段。
        移去后空隙合拢，因此原来不相邻的字母可能变为相邻。一直移到这一行为空。

        要使总分尽可能高。请依次给出各步，每步写作 [p, k]：
        p 是该段首字母在当时那一行中的位置（从 1 开始计数），k 是它的长度。
        若有多种正确的答案，任意一种都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Moves]:
        return Sequence(Sequence(Integer(low=1, high=len(instance.row)), length=2))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Moves]:
        for _ in range(40):
            row = random_text(rng, params.length, "abcdef"[: params.letters])
            best, moves = _best(row)
            plain = max(_points(row, smallest) for smallest in (False, True))
            if len(set(row)) == params.letters and len(moves) > 2 and (params.length < 9 or plain < best):
                return self.Instance(row=row, best=best), moves
        raise task.Retry

    def key(self, instance: Instance) -> object:
        ways = []
        for row in (instance.row, instance.row[::-1]):
            seen: dict[str, int] = {}
            ways.append([seen.setdefault(letter, len(seen)) for letter in row])
        return [min(ways)]

    def check(self, instance: Instance, answer: Moves) -> str:
        row, points = instance.row, 0
        for step, (place, size) in enumerate(answer, 1):
            run, start = row[place - 1 : place - 1 + size], place - 1
            if len(run) < size or len(set(run)) != 1:
                return f"move {step} does not remove equal letters"
            if run[0] in (row[start - 1 : start], row[start + size : start + size + 1]):
                return f"move {step} does not remove a whole run"
            row, points = row[:start] + row[start + size :], points + size * size
        if row:
            return "the row is not empty in the end"
        return "" if points >= instance.best else "more points are possible"

    def solve(self, instance: Instance) -> Moves:
        return _best(instance.row)[1]


def _best(row: str) -> tuple[int, Moves]:
    """Give the greatest total and its moves."""

    @cache
    def solve(start: int, end: int, more: int) -> tuple[int, tuple[tuple[int, ...], ...]]:
        """Solve row[start:end], where `more` letters like the first stand directly before it; groups of places."""
        if start == end:
            return 0, ()
        rest = solve(start + 1, end, 0)
        ways = [(rest[0] + (more + 1) ** 2, start, 0)]
        for other in range(start + 1, end):
            if row[other] == row[start]:
                total = solve(start + 1, other, 0)[0] + solve(other, end, more + 1)[0]
                ways.append((total, start, other))
        points, _, other = max(ways)
        if not other:
            return points, ((start,), *rest[1])
        later = solve(other, end, more + 1)[1]
        joined = tuple((start, *group) if other in group else group for group in later)
        return points, (*solve(start + 1, other, 0)[1], *joined)

    points, groups = solve(0, len(row), 0)
    left, moves = list(range(len(row))), []
    waiting = list(groups)
    while waiting:  # a group can go when its places are side by side
        group = next(one for one in waiting if left[left.index(one[0]) :][: len(one)] == list(one))
        moves.append((left.index(group[0]) + 1, len(group)))
        left = [place for place in left if place not in group]
        waiting.remove(group)
    return points, tuple(moves)


def _points(row: str, smallest: bool) -> int:
    """Give the total if the leftmost run, or the leftmost of the smallest, is always taken."""
    points = 0
    while row:
        runs = ["".join(run) for _, run in groupby(row)]
        place = min(range(len(runs)), key=lambda at: len(runs[at])) if smallest else 0
        points += len(runs.pop(place)) ** 2
        row = "".join(runs)
    return points
