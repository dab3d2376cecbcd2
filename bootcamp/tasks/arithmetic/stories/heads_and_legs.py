"""Find how many creatures of each kind there are from the totals of their heads, legs and so on.

Answer: the number of each kind; they are unique.
Harder: more kinds and totals, larger numbers, fewer equations than kinds, so that it matters that numbers are whole.
Skills: algebra, arithmetic
Source: original; Sunzi Suanjing, the pheasants and rabbits.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import matrix, words
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_systems import solved_system
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Word
from bootcamp.verifiers.base import Format

_PARTS = {"heads": "头", "legs": "腿", "wings": "翅膀", "eyes": "眼睛", "horns": "角"}


class HeadsAndLegs(Task["HeadsAndLegs.Params", "HeadsAndLegs.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of creatures there are", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=8)
        totals: int = knob("how many totals are given", levels=(2, 2, 3, 2, 3, 3, 3, 4, 4, 5), ge=2, le=5)
        compared: bool = knob(
            "whether the numbers of two kinds are compared as well",
            levels=(False,) * 3 + (True, True, False, True, False, True, False),
        )
        largest: int = knob(
            "the largest number of creatures of a kind",
            levels=(10, 20, 20, 30, 40, 40, 50, 80, 120, 200),
            ge=9,
            le=5000,
        )

    class Instance(task.Instance):
        names: tuple[str, ...]
        table: tuple[tuple[int, ...], ...]  # for each total, how much each kind has of what is counted
        totals: tuple[int, ...]
        compared: tuple[int, int, int] | None  # kinds a and b, and how many more of a than of b there are

        @property
        def parts(self) -> list[tuple[str, str]]:
            return list(_PARTS.items())[: len(self.totals)]

        @property
        def bodies(self) -> list[str]:
            columns = zip(self.names, zip(*self.table, strict=True), strict=True)
            return [f"{name}: {', '.join(map(_count, counts, _PARTS))}" for name, counts in columns]

        @property
        def zh_bodies(self) -> list[str]:
            columns = zip(self.names, zip(*self.table, strict=True), strict=True)
            return [f"{name}：{'，'.join(map(_count, counts, _PARTS.values()))}" for name, counts in columns]

        @property
        def equations(self) -> list[list[int]]:
            """The coefficients of the numbers of each kind."""
            if self.compared is None:
                return [list(row) for row in self.table]
            a, b, _ = self.compared
            return [*map(list, self.table), [(kind == a) - (kind == b) for kind in range(len(self.names))]]

    prompt = Prompt(
        en=r"""
        Some kinds of creatures live on an island. Each creature has:

        {{ bodies | bullets }}

        {% for en, _ in parts %}
        There are {{ totals[loop.index0] }} {{ en }} in all.
        {% endfor %}
        {% if compared %}
        The number of {{ names[compared[0]] }} creatures is larger by {{ compared[2] }} than the number of
        {{ names[compared[1]] }} creatures.
        {% endif %}

        How many creatures of each kind are there? A number may be 0, and only one answer is possible.
        """,
        zh=r"""
        一座岛上住着几种生物，每只生物有：

        {{ zh_bodies | bullets }}

        {% for _, zh in parts %}
        {{ zh }}的总数是 {{ totals[loop.index0] }}。
        {% endfor %}
        {% if compared %}
        {{ names[compared[0]] }} 的只数比 {{ names[compared[1]] }} 的只数多 {{ compared[2] }}。
        {% endif %}

        每种生物各有多少只？只数可以是 0，答案是唯一的。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        return Mapping(Word(), Integer(low=0), required=instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        counts = [rng.randint(1, params.largest) for _ in range(params.kinds)]
        heads = tuple(rng.randint(1, 3) for _ in counts)
        table = (heads, *(tuple(rng.randint(0, 9) for _ in counts) for _ in range(params.totals - 1)))
        a, b = rng.sample(range(params.kinds), 2)
        instance = self.Instance(
            names=words.invented(rng, params.kinds),
            table=table,
            totals=tuple(sum(x * n for x, n in zip(row, counts, strict=True)) for row in table),
            compared=(a, b, counts[a] - counts[b]) if params.compared else None,
        )
        if (params.compared and counts[a] <= counts[b]) or not _is_unique(instance.equations, counts):
            raise task.Retry
        return instance, dict(zip(instance.names, counts, strict=True))

    def key(self, instance: Instance) -> object:
        return [instance.table, instance.totals, instance.compared]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        kinds, totals = len(instance.names), [*instance.totals, *(instance.compared or ())[2:]]
        rows = [[*row, total] for row, total in zip(instance.equations, totals, strict=True)]
        names = ", ".join(instance.names)
        if len(rows) == kinds:
            steps, solution = solved_system(rows, kinds)
            found = [value for (value,) in solution]
        else:
            steps, found = _searched(rows, instance.names)
        shown = (f"{name} = {n}" for name, n in zip(instance.names, found, strict=True))
        return "\n".join([names, *steps, ", ".join(shown)])


def _count(count: int, part: str) -> str:
    return f"{part} {count}"


def _searched(rows: list[list[int]], names: tuple[str, ...]) -> tuple[list[str], list[Fraction]]:
    """Solve equations that leave one number free, which is tried from the least that it can be."""
    lines, reduced, pivots = row_steps([[*row[:-1], row[-1]] for row in rows], columns=len(names))
    (free,) = {*range(len(names))} - {*pivots}
    forms = [(Fraction(row[free]), Fraction(row[-1])) for row in reduced]
    low = max([0, *(ceil(total / by) for by, total in forms if by < 0)])
    x = names[free]
    lines += [f"{names[i]} = {total} - {bracketed(by)}·{x}" for i, (by, total) in zip(pivots, forms, strict=True)]
    lines.append(f"{x} ≥ {low}")
    while True:
        values = [total - by * low for by, total in forms]
        place = next((i for i, value in enumerate(values) if value < 0 or value.denominator > 1), None)
        if place is None:
            values.insert(free, Fraction(low))
            return lines, values
        by, total = forms[place]
        lines.append(f"{x} = {low}: {total} - {bracketed(by)}·{low} = {values[place]}")
        low += 1


def _is_unique(equations: list[list[int]], counts: list[int]) -> bool:
    """Tell whether no other nonnegative integers satisfy the equations, which leave at most one degree of freedom."""
    kernel = matrix.null_space(equations)
    if len(kernel) > 1:
        return False
    steps = [[sign * n for n in vector] for vector in kernel for sign in (1, -1)]
    return all(min(n + d for n, d in zip(counts, step, strict=True)) < 0 for step in steps)
