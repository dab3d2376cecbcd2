"""Prove a goal from premises by natural deduction.

Answer: the lines of a proof; every proof by the printed rules is right.
Harder: longer proofs, deeper boxes, more variables.
Skills: logic, deduction, planning
Source: original; the style of proof is that of Fitch (1952).
"""

from __future__ import annotations

import re
from random import Random

from bootcamp import task
from bootcamp.lib.logic import Formula, mask, random_formula, shape, shown
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.proofs._fitch import (
    RULES,
    TEXTS,
    Builder,
    Step,
    fault,
    paths,
    written,
)
from bootcamp.tasks.logic.proofs._text import ProofText, rows
from bootcamp.verifiers import Formula as FormulaFormat, Malformed, WrongForm

_LINE = re.compile(r"\s*(\d{1,3})\s*;\s*(\d{1,2})\s*;([^;]*);\s*([^\s\d;]+(?:\s+[IE])?)\s*((?:\d[\d,\s-]*)?)\s*")
_NAMES = "pqrstu"
_ASCII = {"∧": "&", "∨": "|", "¬": "~", "→": "->", "↔": "<->"}


class NatDeductionProof(Task["NatDeductionProof.Params", "NatDeductionProof.Instance", str]):
    version = 1

    class Params(task.Params):
        lines: int = knob("how many lines a drawn proof has", levels=(3, 4, 6, 7, 8, 9, 11, 13, 15, 17), ge=2, le=30)
        depth: int = knob("how deep boxes may be", levels=(0, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=0, le=5)
        variables: int = knob("how many variables there are", levels=(4, 4, 4, 4, 4, 5, 5, 5, 6, 6), ge=2, le=6)
        size: int = knob("how many connectives the goal has", levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=5)

    class Instance(task.Instance):
        premises: tuple[Formula, ...]
        goal: Formula

        @property
        def given(self) -> list[str]:
            return [f"{i}; 0; {shown(formula)}; premise" for i, formula in enumerate(self.premises, 1)]

        @property
        def wanted(self) -> str:
            return shown(self.goal)

        @property
        def texts(self) -> dict[str, tuple[str, str]]:
            return TEXTS

    answer = ProofText(max_lines=80)
    prompt = Prompt(
        en=r"""
        Prove {{ wanted }} from the premises, which are the first lines of the proof:

        {{ given | lines }}

        Each line has the form "number; depth; formula; rule and the lines that it uses". {{ texts["en"][0] }}

        These are the rules:

        {{ texts["en"][1] }}

        Write the lines that come after the premises, from number {{ given | length + 1 }} on, without repeating the
        premises. The last one must be {{ wanted }} at depth 0. Any proof by these rules will do. For example, if the
        only premise were "1; 0; a & (b & c); premise", these lines would prove d -> c:

        {{ ["2; 1; d; assume", "3; 1; b & c; &E 1", "4; 1; c; &E 3", "5; 0; d -> c; ->I 2-4"] | lines }}
        """,
        zh=r"""
        由前提证明 {{ wanted }}。前提是证明的开头几行：

        {{ given | lines }}

        每行的形式为“行号; 深度; 公式; 规则及其引用的行”。{{ texts["zh"][0] }}

        规则如下：

        {{ texts["zh"][1] }}

        写出前提之后的各行，行号从 {{ given | length + 1 }} 开始，不要重复前提。最后一行必须是深度为 0 的 {{ wanted }}。
        任何符合这些规则的证明都可以。例如，若唯一的前提是“1; 0; a & (b & c); premise”，则下面各行证明 d -> c：

        {{ ["2; 1; d; assume", "3; 1; b & c; &E 1", "4; 1; c; &E 3", "5; 0; d -> c; ->I 2-4"] | lines }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        names = _NAMES[: params.variables]
        for _ in range(200):
            kinds = ("and", "or", "implies", "implies") if params.depth else ("and", "or")
            goal = random_formula(rng, rng.sample(names, min(len(names), params.size + 1)), params.size, kinds, 0.2)
            builder = Builder(rng, names, params.depth, params.lines > 6)
            builder.prove(goal, params.lines, [])
            premises, steps = builder.premises, builder.numbered()
            depth = max(step.depth for step in steps) if steps else 0
            if abs(len(steps) - params.lines) > 1 + params.lines // 5 or depth < min(params.depth, params.lines // 5):
                continue
            if len(premises) > 1 and _needed(premises, goal, names):
                lines = (written(i, step) for i, step in enumerate(steps, len(premises) + 1))
                return self.Instance(premises=tuple(premises), goal=goal), "\n".join(lines)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        places: dict[str, str] = {}
        ordered = sorted(instance.premises, key=lambda formula: repr(shape(formula)))
        return [shape(instance.goal, places), sorted(repr(shape(one, places)) for one in ordered)]

    def check(self, instance: Instance, answer: str) -> str:
        reader = FormulaFormat(tuple(_NAMES), constants=True)
        steps = [Step(0, premise, "premise") for premise in instance.premises]
        for text in rows(answer):
            found = _LINE.fullmatch(text)
            number = len(steps) + 1
            if not found or int(found[1]) != number:
                return f"line {number} is missing or not of the form number; depth; formula; rule and lines"
            rule = re.sub("[∧∨¬→↔]", lambda sign: _ASCII[sign[0]], re.sub(r"\s", "", found[4]))
            rule = "assume" if rule.lower() == "assume" else rule
            if rule not in RULES:
                return f"line {number} names no rule: {rule:.20}"
            try:
                formula = reader.parse(found[3])
            except (Malformed, WrongForm) as unread:
                return f"line {number}: {unread}"
            uses = [tuple(map(int, re.findall(r"\d+", use))) for use in found[5].split(",") if use.strip()]
            if any(len(use) not in (1, 2) for use in uses):
                return f"line {number}: the lines used are not numbers i and boxes i-j with commas between"
            steps.append(Step(int(found[2]), formula, rule, tuple(uses)))
        boxes = paths(steps)
        for number in range(len(instance.premises) + 1, len(steps) + 1):
            problem = fault(steps, number, boxes)
            if problem:
                return f"line {number}: {problem}"
        if len(steps) == len(instance.premises) or steps[-1].depth or steps[-1].formula != instance.goal:
            return "the last line is not the goal at depth 0"
        return ""


def _needed(premises: list[Formula], goal: Formula, names: str) -> bool:
    """Tell whether the premises can all be true, and nearly all of them are needed for the goal."""
    full = (1 << (1 << len(names))) - 1
    tables = [mask(premise, names) for premise in premises]
    idle = 0
    for left_out in (None, *range(len(tables))):
        common = full
        for i, table in enumerate(tables):
            common &= full if i == left_out else table
        if not common:
            return False
        idle += left_out is not None and not common & ~mask(goal, names)
    return idle <= len(tables) // 4
