"""Count the assignments of truth values that make a formula true.

Answer: one integer; it is unique.
Harder: more variables and connectives, more of them exclusive or and equivalence, variables that do not occur.
Skills: logic, counting
Source: original; counting the models of a formula is the standard complete problem of #P.
"""

from __future__ import annotations

from itertools import accumulate
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import Formula, legend, mask, random_formula, shape, symbols, table_lines
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

_NAMES = "abcdefghij"


class TruthTableCount(Task["TruthTableCount.Params", "TruthTableCount.Instance", int]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(3, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=10)
        connectives: int = knob(
            "how many connectives with two sides the formula has",
            levels=(2, 4, 6, 8, 10, 13, 17, 22, 28, 35),
            ge=2,
            le=40,
        )
        parity: int = knob(
            "percentage of them that are exclusive or or equivalence",
            levels=(0, 0, 15, 20, 25, 30, 35, 40, 45, 50),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        variables: tuple[str, ...]
        formula: Formula

        @property
        def text(self) -> str:
            return symbols(self.formula)

        @property
        def legends(self) -> dict[str, str]:
            return {language: legend([self.formula], language) for language in ("en", "zh")}

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Consider this formula of propositional logic, where {{ legends[language] }}:

        {{ text }}

        Each of the {{ variables | length }} variables {{ variables | listed(language) }} is true or false. How many of
        the {{ 2 ** variables | length }} assignments of truth values to these variables make the formula true? A
        variable that does not occur in the formula counts as well.
        """,
        zh=r"""
        下面是一个命题逻辑公式，其中 {{ legends[language] }}：

        {{ text }}

        {{ variables | length }} 个变量 {{ variables | join("、") }} 各取真或假。在这些变量的
        {{ 2 ** variables | length }} 种赋值中，有多少种使公式为真？没有在公式中出现的变量也计算在内。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        names = _NAMES[: params.variables]
        connectives = ("and", "or", "implies") * 100
        parity = ("xor", "iff") * (150 * params.parity // max(1, 100 - params.parity))
        formula = random_formula(rng, names, params.connectives, (*connectives, *parity), 0.25)
        rows = 1 << len(names)
        count = mask(formula, names).bit_count()
        half = count == rows // 2 and rng.randrange(10)
        if count in (0, rows) or half or (params.variables > 4 and count in (1, rows - 1)):
            raise task.Retry
        return self.Instance(variables=tuple(names), formula=formula), count

    def key(self, instance: Instance) -> object:
        return [len(instance.variables), shape(instance.formula)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = table_lines(instance.formula, instance.variables)
        ones = accumulate(group.count("1") for group in lines[-1].rpartition(": ")[2].split())
        title = {"en": "ones", "zh": "1 的个数"}[language]
        return "\n".join([*lines, f"{title}: {', '.join(map(str, ones))}"])
