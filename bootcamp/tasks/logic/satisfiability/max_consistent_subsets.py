"""List the maximal consistent subsets of some formulas.

Answer: a set of sets of numbers; it is unique.
Harder: more formulas, variables and connectives, more subsets.
Skills: logic, search
Source: original; maximal consistent subsets go back to N. Rescher and R. Manor (1970).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.logic import Formula, legend, mask, random_formula, shape, symbols
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set

_NAMES = "pqrstuv"
_CONNECTIVES = ("and", "and", "or", "implies", "implies", "iff", "xor")


class MaxConsistentSubsets(
    Task["MaxConsistentSubsets.Params", "MaxConsistentSubsets.Instance", frozenset[frozenset[int]]]
):
    version = 1

    class Params(task.Params):
        formulas: int = knob("how many formulas there are", levels=(3, 4, 5, 5, 6, 7, 7, 8, 9, 10), ge=3, le=12)
        variables: int = knob("how many variables there are", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=7)
        connectives: int = knob(
            "the most connectives with two sides in a formula", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=6
        )
        least: int = knob("the fewest subsets asked for", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=10)

    class Instance(task.Instance):
        formulas: tuple[Formula, ...]

        @property
        def texts(self) -> list[str]:
            return [*map(symbols, self.formulas)]

        @property
        def legends(self) -> dict[str, str]:
            return {language: legend(self.formulas, language) for language in ("en", "zh")}

    answer = Set(Set(Integer()))
    prompt = Prompt(
        en=r"""
        In these formulas of propositional logic {{ legends[language] }}. Every variable is true or false.

        {{ texts | numbered }}

        A set of these formulas is consistent if some assignment of truth values makes all formulas of the set true.
        It is a maximal consistent set if it is consistent and adding any other formula of the list makes it
        inconsistent. Find all maximal consistent sets, each as the set of the numbers of its formulas.
        """,
        zh=r"""
        在下面的命题逻辑公式中，{{ legends[language] }}。每个变量取真或假。

        {{ texts | numbered }}

        如果存在一种真值赋值使某个公式集中的公式都为真，就称这个公式集是一致的。
        如果一个公式集是一致的，并且再加入列表中任何一个其他公式都会变得不一致，就称它是极大一致集。
        请找出所有极大一致集，每个写成其中公式编号的集合。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[frozenset[int]]]:
        names = _NAMES[: params.variables]
        formulas: list[Formula] = []
        masks: list[int] = []
        for _ in range(8 * params.formulas):
            size = rng.randint(0 if rng.random() < 0.3 else 1, params.connectives)
            used = rng.sample(names, min(size + 1, params.variables))
            formula = random_formula(rng, used, size, _CONNECTIVES, 0.4)
            table = mask(formula, names)
            if 0 < table.bit_count() < 1 << params.variables and table not in masks:
                formulas.append(formula)
                masks.append(table)
            if len(formulas) == params.formulas:
                break
        else:
            raise task.Retry
        sets = _maximal(masks, 1 << params.variables)
        smallest = min(map(len, sets))
        if not params.least <= len(sets) <= params.least + 3 or smallest > params.formulas - 1 - (params.formulas > 4):
            raise task.Retry
        return self.Instance(formulas=tuple(formulas)), frozenset(sets)

    def key(self, instance: Instance) -> object:
        places: dict[str, str] = {}
        return sorted(repr(shape(one, places)) for one in sorted(instance.formulas, key=lambda one: repr(shape(one))))


def _maximal(masks: list[int], rows: int) -> list[frozenset[int]]:
    """Give the largest among the sets of formulas that are true in a row."""
    true = {frozenset(n for n, table in enumerate(masks, start=1) if table >> row & 1) for row in range(rows)}
    return [one for one in true if not any(one < other for other in true)]
