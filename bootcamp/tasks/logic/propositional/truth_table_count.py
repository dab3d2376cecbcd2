"""Count the assignments of truth values that make a formula true.

Answer: one integer; it is unique.
Harder: more variables and connectives, more of them exclusive or and equivalence, variables that do not occur.
Skills: logic, counting
Source: original; counting the models of a formula is the standard complete problem of #P.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import (
    Atom,
    Constant,
    Formula,
    Join,
    Not,
    legend,
    mask,
    random_formula,
    restricted,
    shape,
    subformulas,
    symbols,
    table_lines,
    variables,
)
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

_NAMES = "abcdefghij"
_SPLITS = 6  # how many variables get values at most
_WIDEST = 6  # how many variables whole columns are written for


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
        formula, names = instance.formula, instance.variables
        title = {"en": "ones: ", "zh": "1 的个数："}[language]
        if len(names) <= _WIDEST:
            lines = table_lines(formula, names)
            return "\n".join([*lines, f"{title}{_ones(lines[-1])}"])
        lines, counts = [], list[int]()
        for case, part, last in _split(formula)[1]:
            lines.append(f"{case}: {symbols(part)}")
            if not last:
                continue
            own = variables(part)
            free = 2 ** (len(names) - case.count("=") - len(own))
            count = mask(part, own).bit_count()
            if not isinstance(part, Constant):
                lines += _own_columns(part)
                lines.append(f"{title}{_ones(lines[-1])}")
            lines.append(f"{count} * {free} = {count * free}")
            counts.append(count * free)
        return "\n".join([*lines, running_sum(counts)])


def _ones(line: str) -> str:
    """Count the ones of a column, group after group."""
    groups = line.rpartition(": ")[2].split()
    return ", ".join(map(str, accumulate(group.count("1") for group in groups)))


def _size(formula: Formula) -> tuple[int, frozenset[str]]:
    """Tell about how long the columns of a formula are, and its variables."""
    if isinstance(formula, Not):
        return _size(formula.operand)
    if not isinstance(formula, Join):
        return 20, frozenset({formula.name} if isinstance(formula, Atom) else ())
    (left, own), (right, other) = _size(formula.left), _size(formula.right)
    return left + right + 2 ** len(own | other), own | other


def _joins(formula: Formula) -> Iterator[tuple[str, str, Formula, tuple[str, ...]]]:
    """Give each joined part once, operands first, with its name, its text and its variables; at least the last part."""
    named: dict[Formula, Atom] = {}

    def shallow(part: Formula) -> Formula:
        return Not(shallow(part.operand)) if isinstance(part, Not) else named.get(part, part)

    for part in subformulas(formula):
        if isinstance(part, Join) and part not in named:
            text = symbols(Join(part.connective, shallow(part.left), shallow(part.right)))
            named[part] = Atom(f"P{len(named) + 1}")
            yield named[part].name, text, part, variables(part)
    if not isinstance(formula, Join):
        yield f"P{len(named) + 1}", symbols(shallow(formula)), formula, variables(formula)


def _split(formula: Formula, splits: int = _SPLITS, case: str = "") -> tuple[int, list[tuple[str, Formula, bool]]]:
    """Split by the most frequent variable where this makes it shorter: give the size, and each case and if it is last.

    All cases are named with what is left of the formula in them.
    """
    whole = _size(formula)[0], [(case or "-", formula, True)]
    counts = Counter(part.name for part in subformulas(formula) if isinstance(part, Atom))
    if not splits or len(counts) < 4:
        return whole
    name = max(sorted(counts), key=lambda one: counts[one])
    parts = [
        _split(restricted(formula, name, value), splits - 1, f"{case} {name}={int(value)}".strip())
        for value in (False, True)
    ]
    size = sum(part for part, _ in parts) + 6 * counts.total()
    return whole if size >= whole[0] else (size, [(case or "-", formula, False), *parts[0][1], *parts[1][1]])


def _own_columns(formula: Formula) -> Iterator[str]:
    """Write the column of each joined part over its variables, named in brackets, rows in binary order."""
    for name, text, part, own in _joins(formula):
        column = f"{mask(part, own):0{2 ** len(own)}b}"[::-1]
        groups = " ".join(column[start : start + 8] for start in range(0, len(column), 8))
        yield f"{name} = {text} ({''.join(own)}): {groups}"
