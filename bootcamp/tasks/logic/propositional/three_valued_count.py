"""Count the assignments of three truth values that give a formula a designated value.

Answer: one integer; it is unique.
Harder: more variables and connectives, invented tables, more designated values.
Skills: logic, counting
Source: original; the logics of Kleene, of Lukasiewicz and of paradox are in texts on many-valued logic.
"""

from __future__ import annotations

from itertools import accumulate, product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import Atom, Formula, Join, Not, named_parts, random_formula, shape, subformulas, symbols
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

_VALUES = "TUF"
_NAMES = "pqrstu"
_SIGNS = {"not": "¬", "and": "∧", "or": "∨", "implies": "→"}
# The values of the first operand T, U, F, and in each block those of the second one.
_TABLES = {
    "strong": {"not": "FUT", "and": "TUFUUFFFF", "or": "TTTTUUTUF", "implies": "TUFTUUTTT"},
    "weak": {"not": "FUT", "and": "TUFUUUFUF", "or": "TUTUUUTUF", "implies": "TUFUUUTUT"},
    "lukasiewicz": {"not": "FUT", "and": "TUFUUFFFF", "or": "TTTTUUTUF", "implies": "TUFTTUTTT"},
}


class ThreeValuedCount(Task["ThreeValuedCount.Params", "ThreeValuedCount.Instance", int]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=6)
        connectives: int = knob(
            "how many connectives with two sides the formula has", levels=(2, 3, 4, 5, 6, 7, 9, 11, 14, 18), ge=2, le=24
        )
        invented: int = knob(
            "percentage of cases with invented tables", levels=(0, 0, 10, 20, 30, 40, 50, 60, 70, 80), ge=0, le=100
        )

    class Instance(task.Instance):
        variables: tuple[str, ...]
        formula: Formula
        tables: tuple[tuple[str, str], ...]  # a connective and its values, by first operand, then second, in order TUF
        designated: str

        @property
        def text(self) -> str:
            return symbols(self.formula)

        @property
        def drawn(self) -> list[tuple[str, list[tuple[str, ...]]]]:
            drawn = []
            for name, values in self.tables:
                rows = [tuple(values[i * (len(values) // 3) :][: len(values) // 3]) for i in range(3)]
                drawn.append((_SIGNS[name], [(first, *row) for first, row in zip(_VALUES, rows, strict=True)]))
            return drawn

    answer = Integer()
    prompt = Prompt(
        en=r"""
        A logic has three truth values: T, U and F. Its connectives are given by these tables. In a table with several
        columns, the row is the value of the left side and the column that of the right side.

        {% for sign, rows in drawn %}
        {{ rows | table([sign, ""] if rows[0] | length == 2 else [sign, "T", "U", "F"]) }}

        {% endfor %}
        Here ¬ applies only to what comes right after it. Consider the formula

        {{ text }}

        Each of the variables {{ variables | listed(language) }} has one of the three values. How many of the
        {{ 3 ** variables | length }} assignments give the formula {{ "the value" if designated | length == 1 else
        "one of the values" }} {{ designated | list | listed(language, "or") }}?
        """,
        zh=r"""
        某种逻辑有三个真值：T、U 和 F。各联结词由下面的表给出。在有多列的表中，行是左边部分的值，列是右边部分的值。

        {% for sign, rows in drawn %}
        {{ rows | table([sign, ""] if rows[0] | length == 2 else [sign, "T", "U", "F"]) }}

        {% endfor %}
        其中 ¬ 只作用于紧跟其后的部分。考虑公式

        {{ text }}

        变量 {{ variables | join("、") }} 各取三个真值之一。在 {{ 3 ** variables | length }} 种赋值中，
        有多少种使公式的值为 {{ designated | list | listed(language, "or") }}？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        names = tuple(_NAMES[: params.variables])
        formula = random_formula(rng, names, params.connectives, ("and", "or", "implies"), 0.3)
        parts = [*subformulas(formula)]
        used = {part.connective for part in parts if isinstance(part, Join)}
        used |= {"not" for part in parts if isinstance(part, Not)}
        if "not" not in used:
            raise task.Retry
        tables = dict(_TABLES[rng.choice(("strong", "weak", "lukasiewicz"))])
        if rng.randrange(100) < params.invented:
            for name, values in tables.items():
                places = rng.sample(range(len(values)), 2 if name != "not" else 1)
                tables[name] = "".join(rng.choice(_VALUES) if i in places else sign for i, sign in enumerate(values))
        instance = self.Instance(
            variables=names,
            formula=formula,
            tables=tuple((name, tables[name]) for name in _SIGNS if name in used),
            designated=rng.choice(("T", "T", "TU", "U")),
        )
        values = _evaluate(formula, names, dict(instance.tables))
        count = sum(values.count(value) for value in instance.designated)
        if not 2 <= count <= len(values) - 2:
            raise task.Retry
        return instance, count

    def key(self, instance: Instance) -> object:
        return [len(instance.variables), shape(instance.formula), instance.tables, instance.designated]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names, lines = instance.variables, []
        parts: list[tuple[str, Formula]] = [(name, Atom(name)) for name in names]
        parts += [(f"{name} = {text}", part) for name, text, part in named_parts(instance.formula)]
        for title, part in parts:
            values = _evaluate(part, names, dict(instance.tables))
            groups = [values[start : start + 9] for start in range(0, len(values), 9)]
            lines.append(f"{title}: {' | '.join(map(' '.join, groups))}")
        counts = accumulate(sum(map(group.count, instance.designated)) for group in groups)
        return "\n".join([*lines, f"{', '.join(instance.designated)}: {', '.join(map(str, counts))}"])


def _evaluate(formula: Formula, names: tuple[str, ...], tables: dict[str, str]) -> str:
    """Give the values under all assignments, one sign each."""
    if isinstance(formula, Atom):
        place = names.index(formula.name)
        return "".join(row[place] for row in product(_VALUES, repeat=len(names)))
    if isinstance(formula, Not):
        return _evaluate(formula.operand, names, tables).translate(str.maketrans(_VALUES, tables["not"]))
    assert isinstance(formula, Join)
    table = dict(zip(product(_VALUES, repeat=2), tables[formula.connective], strict=True))
    sides = (_evaluate(side, names, tables) for side in (formula.left, formula.right))
    return "".join(table[pair] for pair in zip(*sides, strict=True))
