"""Show that a quantified Boolean formula is true by functions for its existential variables.

Answer: a formula for each existential variable; all that make the clauses hold are right.
Harder: more variables, alternations and clauses.
Skills: logic, deduction, search
Source: original; the functions are named after T. Skolem (1920).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import Formula, columns, mask, names_in, random_formula
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Formula as FormulaFormat, Record

Literal = tuple[str, bool]
"""A variable and whether it is to be true."""


class QbfSkolemFunctions(Task["QbfSkolemFunctions.Params", "QbfSkolemFunctions.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        universals: int = knob("how many variables are universal", levels=(2, 2, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=6)
        existentials: int = knob(
            "how many variables are existential", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=6
        )
        blocks: int = knob(
            "how many blocks of universal variables the prefix has", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6
        )
        clauses: int = knob("how many clauses there are", levels=(3, 5, 7, 9, 11, 12, 14, 16, 20, 24), ge=2, le=40)

    class Instance(task.Instance):
        prefix: tuple[tuple[str, tuple[str, ...]], ...]
        clauses: tuple[tuple[Literal, ...], ...]

        @property
        def prefix_text(self) -> str:
            return " ".join(f"{'∀' if kind == 'all' else '∃'}{name}" for kind, block in self.prefix for name in block)

        @property
        def lines(self) -> list[str]:
            return [" ∨ ".join(name if sign else f"¬{name}" for name, sign in clause) for clause in self.clauses]

        @property
        def existentials(self) -> dict[str, tuple[str, ...]]:
            """The existential variables, each with the universal ones before it."""
            found: dict[str, tuple[str, ...]] = {}
            before: tuple[str, ...] = ()
            for kind, block in self.prefix:
                if kind == "all":
                    before += block
                else:
                    found |= dict.fromkeys(block, before)
            return found

        @property
        def universals(self) -> tuple[str, ...]:
            return tuple(name for kind, block in self.prefix if kind == "all" for name in block)

    prompt = Prompt(
        en=r"""
        This quantified Boolean formula is true. Its prefix (∀ is for all, ∃ is there exists; every variable is true or
        false) is

        {{ prefix_text }}

        and after the prefix come these clauses, all of which must hold (∨ is or, ¬ is not):

        {{ lines | numbered }}

        Prove it: give a formula for each existential variable ({{ existentials | listed(language) }}) such that, when
        these formulas are put in place of the existential variables, every clause holds for all values of the
        universal variables. In the formula of a variable, only universal variables may occur that stand before it in
        the prefix; it may also be true or false. If there are several solutions, give any one.
        """,
        zh=r"""
        下面的量化布尔公式为真。它的前缀（∀ 表示对所有，∃ 表示存在；每个变量取真或假）是

        {{ prefix_text }}

        前缀之后是下列子句，要求全部成立（∨ 表示或，¬ 表示非）：

        {{ lines | numbered }}

        请给出证明：为每个存在变量（{{ existentials | listed(language) }}）写一个公式，
        使得用这些公式代替存在变量之后，对全称变量的所有取值，每个子句都成立。
        一个存在变量的公式中只能出现在前缀中位于它之前的全称变量；公式也可以是 true 或 false。
        如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        formula = FormulaFormat(instance.universals, constants=True)
        return Record(**dict.fromkeys(instance.existentials, formula))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        prefix = _prefix(params, rng)
        shell = self.Instance(prefix=prefix, clauses=())
        universals, existentials = shell.universals, shell.existentials
        tables = dict(zip(universals, columns(len(universals)), strict=True))
        planted: dict[str, Formula] = {}
        for name, before in existentials.items():
            size = rng.randint(1, min(2, len(before) - 1))
            used = rng.sample(before, size + 1)
            planted[name] = random_formula(rng, used, size, ("xor", "iff", "and", "or"), 0.3)
            tables[name] = mask(planted[name], universals)
        full = (1 << (1 << len(universals))) - 1
        clauses: list[tuple[Literal, ...]] = []
        for _ in range(60 * params.clauses):
            width = rng.choice((2, 3, 3, 3, 4))
            inner = rng.sample([*existentials], min(len(existentials), rng.choice((1, 1, 2))))
            outer = rng.sample(universals, min(len(universals), width - len(inner)))
            clause = tuple((name, rng.random() < 0.5) for name in rng.sample([*inner, *outer], len(inner) + len(outer)))
            rows = 0
            for name, sign in clause:
                rows |= tables[name] if sign else full & ~tables[name]
            if rows == full and not any({*one} <= {*clause} or {*clause} <= {*one} for one in clauses):
                clauses.append(clause)
            if len(clauses) == params.clauses:
                break
        else:
            raise task.Retry
        used_names = {name for clause in clauses for name, _ in clause}
        instance = self.Instance(prefix=prefix, clauses=tuple(clauses))
        if len(used_names) < len(tables) or (params.universals > 2 and _has_simple(instance)):
            raise task.Retry
        return instance, planted

    def key(self, instance: Instance) -> object:
        return [instance.prefix, sorted(sorted(clause) for clause in instance.clauses)]

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        names = instance.universals
        tables = dict(zip(names, columns(len(names)), strict=True))
        for name, before in instance.existentials.items():
            late = sorted(names_in(answer[name]) - set(before))
            if late:
                return f"{late[0]} does not stand before {name} in the prefix"
            tables[name] = mask(answer[name], names)
        full = (1 << (1 << len(names))) - 1
        for number, clause in enumerate(instance.clauses, start=1):
            rows = 0
            for name, sign in clause:
                rows |= tables[name] if sign else full & ~tables[name]
            if rows != full:
                return f"clause {number} is false for some values of the universal variables"
        return ""


def _prefix(params: QbfSkolemFunctions.Params, rng: Random) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Draw blocks by turns, at least two universal variables first; names do not tell the kinds apart."""
    names = rng.sample("abcdeghjkmnpqrsuwxyz", params.universals + params.existentials)
    outer, inner = names[: params.universals], names[params.universals :]
    blocks = min(params.blocks, params.universals - 1, params.existentials)
    cuts = [0, *sorted(rng.sample(range(2, params.universals), blocks - 1)), params.universals]
    ends = [0, *sorted(rng.sample(range(1, params.existentials), blocks - 1)), params.existentials]
    found: list[tuple[str, tuple[str, ...]]] = []
    for i in range(blocks):
        found += [("all", tuple(outer[cuts[i] : cuts[i + 1]])), ("some", tuple(inner[ends[i] : ends[i + 1]]))]
    return tuple(found)


def _has_simple(instance: QbfSkolemFunctions.Instance) -> bool:
    """Tell whether constants and single literals may do: no existential variable refuses all of them."""
    universals, existentials = instance.universals, instance.existentials
    known = dict(zip(universals, columns(len(universals)), strict=True))
    rows = range(1 << len(universals))
    sat = Sat()
    variable: dict[tuple[str, int], int] = {}
    for name, before in existentials.items():
        seen: dict[tuple[int, ...], int] = {}
        for row in rows:
            point = tuple([known[one] >> row & 1 for one in before])
            if point not in seen:
                seen[point] = sat.variable()
            variable[name, row] = seen[point]
    for clause in instance.clauses:
        for row in rows:
            if not any(name in known and (known[name] >> row & 1) == sign for name, sign in clause):
                inner = [(name, sign) for name, sign in clause if name in existentials]
                sat.add(*(variable[name, row] if sign else -variable[name, row] for name, sign in inner))
    full = (1 << len(rows)) - 1
    for name, before in existentials.items():
        simple = [0, full, *(known[one] for one in before), *(full & ~known[one] for one in before)]
        fixed = (
            [variable[name, row] if table >> row & 1 else -variable[name, row] for row in rows] for table in simple
        )
        try:
            if not any(sat.solve(literals, budget=500) for literals in fixed):
                return False
        except BudgetError:
            return True
    return True
