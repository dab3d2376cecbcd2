"""Complete a table of two treatments so that one is better in every group and worse over all.

Answer: the missing counts; any that fit.
Harder: more groups and missing counts, tighter limits of the totals.
Skills: probability, search
Source: original; E. Simpson, "The interpretation of interaction in contingency tables", 1951.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Integer, Mapping

Cell = tuple[int | None, int | None]
"""Successes and trials; None is to be filled in."""


class SimpsonsParadoxBuild(Task["SimpsonsParadoxBuild.Params", "SimpsonsParadoxBuild.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        groups: int = knob("how many groups there are", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        missing: int = knob("how many counts are missing", levels=(2, 2, 3, 4, 4, 5, 6, 6, 7, 8), ge=1, le=10)
        largest: int = knob(
            "the largest number of trials", levels=(20, 30, 30, 30, 30, 30, 40, 40, 50, 50), ge=8, le=100
        )

    class Instance(task.Instance):
        rows: tuple[tuple[Cell, Cell], ...]  # for each group A and B
        most: int

        @property
        def lines(self) -> list[list[object]]:
            names = iter("abcdefghij")
            lines: list[list[object]] = []
            for i, row in enumerate(self.rows, start=1):
                lines.append([i, *(next(names) if n is None else n for cell in row for n in cell)])
            return lines

        @property
        def letters(self) -> str:
            return "abcdefghij"[: sum(n is None for row in self.rows for cell in row for n in cell)]

    prompt = Prompt(
        en=r"""
        Two treatments A and B were tried in {{ rows | length }} groups of people. The table gives the successes and the
        trials of each; letters stand for unknown integers.

        {{ lines | table(["group", "A successes", "A trials", "B successes", "B trials"]) }}

        In each group and for each treatment there are from 1 to {{ most }} trials, and from 0 up to that number of
        successes. Choose the numbers {{ letters | list | listed(language) }} such that in every group the share of
        successes of A is strictly greater than that of B, but over all groups taken together the share of successes of
        A is strictly less than that of B. Any solution will do.
        """,
        zh=r"""
        在 {{ rows | length }} 组人中试验了两种疗法 A 和 B。下表给出各自的成功数和试验数，
        字母表示未知的整数。

        {{ lines | table(["组", "A 成功数", "A 试验数", "B 成功数", "B 试验数"]) }}

        每组每种疗法的试验数为 1 到 {{ most }}，成功数为 0 到试验数。
        请选定 {{ letters | list | listed(language) }} 的值，
        使每一组中 A 的成功率都严格大于 B 的成功率，而把所有组合并后 A 的成功率严格小于 B 的成功率。任何一种解都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        names = tuple(instance.letters)
        return Mapping(Choice(names), Integer(0), required=names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        n, most = params.groups, params.largest
        rows = []
        rates = sorted(rng.randint(6, 54) for _ in range(n))
        for i in range(n):
            heavy = i < (n + 1) // 2  # A is tried more often where successes are rare
            trials = [rng.randint(2, most // 3), rng.randint(most // 2, most)]
            a, b = trials[::-1] if heavy else trials
            rate = Fraction(rates[i], 60)
            rows.append(((min(a, int(rate * a) + rng.randint(1, 2)), a), (int(rate * b), b)))
        rng.shuffle(rows)
        if _fault(rows):
            raise task.Retry
        places = [(i, j, k) for i in range(n) for j in range(2) for k in range(2)]
        hidden = set(rng.sample(places, min(params.missing, len(places) - 2)))
        shown = tuple((_hide(row[0], (i, 0), hidden), _hide(row[1], (i, 1), hidden)) for i, row in enumerate(rows))
        instance = self.Instance(rows=shown, most=most)
        values = [rows[i][j][k] for i, j, k in places if (i, j, k) in hidden]
        answer = dict(zip(instance.letters, values, strict=True))
        middle = dict.fromkeys(instance.letters, most // 2)
        if any(not self.check(instance, dict.fromkeys(instance.letters, v)) for v in (0, 1, most, middle["a"])):
            raise task.Retry
        return instance, answer

    def check(self, instance: Instance, answer: dict[str, int]) -> str:
        names = iter(instance.letters)
        filled = [[[answer[next(names)] if n is None else n for n in cell] for cell in row] for row in instance.rows]
        rows = [((a[0], a[1]), (b[0], b[1])) for a, b in filled]
        for row in rows:
            for successes, trials in row:
                if not 1 <= trials <= instance.most:
                    return f"the trials {trials} are not from 1 to {instance.most}"
                if not 0 <= successes <= trials:
                    return f"there are {successes} successes in {trials} trials"
        return _fault(rows)


def _hide(cell: tuple[int, int], place: tuple[int, int], hidden: set[tuple[int, int, int]]) -> Cell:
    return None if (*place, 0) in hidden else cell[0], None if (*place, 1) in hidden else cell[1]


def _fault(rows: list[tuple[tuple[int, int], tuple[int, int]]]) -> str:
    """Say which comparison fails, or nothing."""
    for i, ((a, m), (b, n)) in enumerate(rows, start=1):
        if a * n <= b * m:
            return f"A is not better than B in group {i}"
    a, m, b, n = (sum(row[j][k] for row in rows) for j in range(2) for k in range(2))
    return "" if a * n < b * m else "A is not worse than B over all groups"
