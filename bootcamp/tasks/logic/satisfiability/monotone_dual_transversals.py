"""List the minimal sets of letters that meet every clause of a monotone formula.

Answer: a set of sets of letters; it is unique.
Harder: more letters and clauses, more sets.
Skills: logic, search
Source: original; dualization of monotone formulas, and C. Berge, Hypergraphs, 1989.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import minimal_transversals
from bootcamp.lib.prompts import braces, comma, letters
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

Sets = frozenset[frozenset[str]]


class MonotoneDualTransversals(Task["MonotoneDualTransversals.Params", "MonotoneDualTransversals.Instance", Sets]):
    version = 1

    class Params(task.Params):
        letters: int = knob("how many letters there are", levels=(5, 5, 6, 6, 7, 7, 8, 9, 10, 11), ge=3, le=14)
        clauses: int = knob("how many clauses there are", levels=(3, 4, 4, 5, 6, 7, 8, 9, 11, 12), ge=2, le=20)
        least: int = knob("the fewest sets asked for", levels=(2, 3, 3, 4, 5, 7, 9, 11, 13, 16), ge=1, le=24)
        longest: int = knob("the most letters in a clause", levels=(3, 3, 4, 4, 4, 4, 4, 4, 4, 5), ge=2, le=8)

    class Instance(task.Instance):
        clauses: tuple[tuple[str, ...], ...]

        @property
        def texts(self) -> list[str]:
            return [" or ".join(clause) for clause in self.clauses]

    prompt = Prompt(
        en=r"""
        Each letter is a Boolean variable. A formula without negation says that all these clauses hold, one a line:

        {{ texts | numbered }}

        A set of letters is a hitting set if it contains at least one letter of every clause; the formula is then true
        whenever the letters of the set are. A hitting set is minimal if no letter can be left out of it.
        Find all minimal hitting sets (the prime implicants of the formula). They may have different sizes.
        """,
        zh=r"""
        每个字母是一个布尔变量。一个不含否定的公式要求下列子句（每行一个，or 表示“或”）全部成立：

        {{ texts | numbered }}

        如果一个字母集合至少含有每个子句中的一个字母，就称它为击中集；此时只要集合中的字母都为真，公式就为真。
        如果从一个击中集中去掉任何一个字母后都不再是击中集，就称它是极小的。
        请找出所有极小击中集（即该公式的全部质蕴涵项）。它们的大小可以不同。
        """,
    )

    def format(self, instance: Instance) -> Format[Sets]:
        return Set(Set(Word(bank=tuple(sorted({letter for clause in instance.clauses for letter in clause})))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Sets]:
        names = letters(range(params.letters))
        clauses: list[tuple[str, ...]] = []
        for _ in range(20 * params.clauses):
            clause = tuple(sorted(rng.sample(names, rng.randint(2, params.longest))))
            if not any(set(clause) <= set(other) or set(clause) >= set(other) for other in clauses):
                clauses.append(clause)
            if len(clauses) == params.clauses:
                break
        if len(clauses) < params.clauses or len({letter for clause in clauses for letter in clause}) < len(names):
            raise task.Retry
        try:
            found = minimal_transversals([[names.index(letter) for letter in clause] for clause in clauses])
        except BudgetError:
            raise task.Retry from None
        if not params.least <= len(found) <= params.least * 3 // 2 + 1:
            raise task.Retry
        return self.Instance(clauses=tuple(clauses)), frozenset(frozenset(names[i] for i in one) for one in found)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, sets = list[str](), [frozenset[str]()]
        for number, clause in enumerate(instance.clauses, start=1):
            kept = [one for one in sets if one.intersection(clause)]
            longer = [one | {letter} for one in sets if one not in kept for letter in clause]
            fresh = [one for one in longer if not any(other <= one for other in kept)]
            steps = ["".join(sorted(one)) for one in kept]
            steps += [f"{'' if one in fresh else '-'}{''.join(sorted(one))}" for one in longer]
            lines.append(f"{number}. {' '.join(steps)}")
            sets = [*kept, *dict.fromkeys(fresh)]
        return "\n".join([*lines, comma(braces(sorted(one)) for one in sets)])

    def key(self, instance: Instance) -> object:
        return sorted(sorted(clause) for clause in instance.clauses)
