"""Group formulas into classes of logically equivalent ones.

Answer: a set of sets of numbers; it is unique.
Harder: more formulas, variables and connectives; formulas that differ from a class in one row.
Skills: logic
Source: original; equivalence is in every text on logic.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import Atom, Formula, legend, mask, named_parts, names_in, random_formula, shape, symbols
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set

_NAMES = "pqrst"
_POOL = 600
_CONNECTIVES = ("and", "or", "implies", "iff", "xor", "and", "or", "implies")


class FormulaEquivClasses(
    Task["FormulaEquivClasses.Params", "FormulaEquivClasses.Instance", frozenset[frozenset[int]]]
):
    version = 1

    class Params(task.Params):
        formulas: int = knob("how many formulas there are", levels=(5, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=4, le=16)
        variables: int = knob("how many variables there are", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=5)
        connectives: int = knob(
            "the most connectives with two sides in a formula", levels=(2, 3, 3, 4, 5, 5, 6, 7, 7, 8), ge=1, le=12
        )

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
        In these formulas of propositional logic {{ legends[language] }}:

        {{ texts | numbered }}

        Two formulas are equivalent if they have the same value under every assignment of truth values to all the
        variables. Group the formulas into classes: equivalent formulas are in one class, others in different classes.
        Write each class as the set of the numbers of its formulas; a formula that is equivalent to no other is a class
        of its own.
        """,
        zh=r"""
        在下面的命题逻辑公式中，{{ legends[language] }}：

        {{ texts | numbered }}

        如果两个公式在所有变量的每一种赋值下取值都相同，就称它们等价。请把这些公式分类：等价的公式在同一类，
        不等价的在不同的类。每一类写成其中公式编号的集合；与其他公式都不等价的公式单独成一类。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[frozenset[int]]]:
        names = _NAMES[: params.variables]
        full = (1 << (1 << params.variables)) - 1
        pool: dict[int, dict[object, Formula]] = {}
        for _ in range(_POOL):
            size = rng.randint(max(1, params.connectives - 2), params.connectives)
            used = rng.sample(names, rng.randint(2, min(params.variables, 2 + params.connectives // 4)))
            formula = random_formula(rng, used, size, _CONNECTIVES, 0.3)
            table = mask(formula, names)
            if table not in (0, full):
                pool.setdefault(table, {}).setdefault((size, _outline(formula)), formula)
        rich = [table for table, members in pool.items() if len(members) >= 3]
        if len(rich) < 3:
            raise task.Retry
        tables = rng.sample(rich, 2 + (params.formulas >= 7) + (params.formulas >= 11))
        sizes = [rng.randint(2, 3) for _ in tables]
        while sum(sizes) > params.formulas:
            sizes[sizes.index(max(sizes))] -= 1
        groups = [rng.sample([*pool[table].values()], size) for table, size in zip(tables, sizes, strict=True)]
        close = sorted(
            (table for table in pool if table not in tables),
            key=lambda table: (min((table ^ one).bit_count() for one in tables), table),
        )
        need = params.formulas - sum(sizes)
        near = rng.sample(close[: 2 * need + 2], need) if len(close) >= 2 * need + 2 else close[:need]
        groups += [[rng.choice([*pool[table].values()])] for table in near]
        if len(near) < need or any(
            len(set(map(names_in, group))) + len(set(map(_outline, group))) < 3 for group in groups[: len(tables)]
        ):
            raise task.Retry
        order = [(formula, place) for place, group in enumerate(groups) for formula in group]
        rng.shuffle(order)
        classes = (
            frozenset(number for number, (_, own) in enumerate(order, start=1) if own == place)
            for place in range(len(groups))
        )
        return self.Instance(formulas=tuple(formula for formula, _ in order)), frozenset(classes)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names = sorted({name for formula in instance.formulas for name in names_in(formula)})

        def column(part: Formula) -> str:
            return f"{mask(part, names):0{2 ** len(names)}b}"[::-1]

        lines, classes = [f"{name} {column(Atom(name))}" for name in names], dict[str, list[int]]()
        for number, formula in enumerate(instance.formulas, start=1):
            parts = [column(part) for _, _, part in named_parts(formula)] or [column(formula)]
            lines.append(f"{number}. {', '.join(parts)}")
            classes.setdefault(parts[-1], []).append(number)
        return "\n".join([*lines, *(f"{values} {braces(numbers)}" for values, numbers in classes.items())])

    def key(self, instance: Instance) -> object:
        places: dict[str, str] = {}
        return sorted(repr(shape(one, places)) for one in sorted(instance.formulas, key=_outline))


def _outline(formula: Formula) -> str:
    return repr(shape(formula))
