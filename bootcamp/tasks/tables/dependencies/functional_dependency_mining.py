"""Find all minimal sets of columns of a table that determine another column.

Answer: a set of sets of columns; it is unique.
Harder: more rows and columns, more and larger sets.
Skills: deduction, search, logic
Source: original; H. Mannila and K. Räihä, "Algorithms for inferring functional dependencies", 1994.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Set

Answer = frozenset[frozenset[str]]


class FunctionalDependencyMining(
    Task["FunctionalDependencyMining.Params", "FunctionalDependencyMining.Instance", Answer]
):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the table has", levels=(4, 5, 6, 7, 8, 10, 11, 12, 14, 16), ge=3, le=24)
        columns: int = knob("how many columns the table has", levels=(3, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=9)
        sets: int = knob("how many minimal sets there are at least", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=12)
        size: int = knob("how many columns the largest set has", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        rows: tuple[tuple[str, ...], ...]

        @property
        def heads(self) -> str:
            return "ABCDEFGHI"[: len(self.rows[0])]

    prompt = Prompt(
        en=r"""
        A table has the columns {{ heads | list | listed }}:

        {{ rows | table(heads | list) }}

        A set S of other columns determines the column {{ heads[-1] }} if any two rows that agree in all columns of S
        also agree in {{ heads[-1] }}. It is minimal if no smaller set that is part of S, with at least one column,
        determines {{ heads[-1] }}.

        List all minimal sets of columns that determine {{ heads[-1] }} in this table.
        """,
        zh=r"""
        一张表有列 {{ heads | list | listed("zh") }}：

        {{ rows | table(heads | list) }}

        设 S 是由其他列组成的集合。如果任意两行只要在 S 的所有列上相同，在列 {{ heads[-1] }} 上也相同，就说 S 决定
        {{ heads[-1] }}。如果 S 的任何一个至少含一列的真子集都不决定 {{ heads[-1] }}，就说 S 是极小的。

        列出在这张表中决定 {{ heads[-1] }} 的所有极小列集。
        """,
    )

    def format(self, instance: Instance) -> Set[frozenset[str]]:
        return Set(Set(Choice(tuple(instance.heads[:-1]))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(80):
            kinds = [rng.randint(2, 2 + params.rows // 3) for _ in range(params.columns)]
            rows = tuple(tuple("pqrstuvwxyz"[rng.randrange(kind)] for kind in kinds) for _ in range(params.rows))
            instance = self.Instance(rows=rows)
            if len(set(rows)) < params.rows or len({row[-1] for row in rows}) < 2:
                continue
            answer = self.solve(instance)
            sizes = [len(one) for one in answer]
            if params.sets <= len(sizes) <= 12 and max(sizes) >= params.size:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        return frozenset(chosen for chosen, missed in _tried(instance) if not missed)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        last, lines = instance.heads[-1], []
        for (i, j), gap in _gaps(instance).items():
            lines.append(f"{i}, {j} {last}: {''.join(sorted(gap)) or '-'}")
        for chosen, missed in _tried(instance):
            lines.append(f"{''.join(sorted(chosen))}: " + ("{}, {} -".format(*missed) if missed else "*"))
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return sorted(instance.rows)


def _gaps(instance: FunctionalDependencyMining.Instance) -> dict[tuple[int, int], frozenset[str]]:
    """Give for each two rows with different last values the other columns in which they differ."""
    return {
        (i, j): frozenset(head for head, a, b in zip(instance.heads, first, second, strict=True) if a != b)
        - {instance.heads[-1]}
        for (i, first), (j, second) in combinations(enumerate(instance.rows, start=1), 2)
        if first[-1] != second[-1]
    }


def _tried(instance: FunctionalDependencyMining.Instance) -> Iterator[tuple[frozenset[str], tuple[int, int] | None]]:
    """Give by size the sets without a smaller one that determines, each with two rows against it, if there are."""
    gaps, found = _gaps(instance), list[frozenset[str]]()
    for size in range(1, len(instance.heads)):
        for chosen in map(frozenset, combinations(instance.heads[:-1], size)):
            if not any(one <= chosen for one in found):
                missed = next((pair for pair, gap in gaps.items() if not chosen & gap), None)
                found += [chosen] * (missed is None)
                yield chosen, missed
