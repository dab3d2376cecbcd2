"""Find the lines of a natural deduction proof that their rules do not justify.

Answer: a set of line numbers; it is unique.
Harder: longer proofs, deeper boxes, more wrong lines.
Skills: logic, deduction
Source: original; the style of proof is that of Fitch (1952).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import Atom, Formula, Join, Not, random_formula, shape, shown
from bootcamp.lib.prompts import braces, comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.proofs._fitch import (
    TEXTS,
    Builder,
    Step,
    fault,
    paths,
    written,
)
from bootcamp.verifiers import Format, Integer, Set

_NAMES = "pqrstu"


class NatDeductionErrors(Task["NatDeductionErrors.Params", "NatDeductionErrors.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        lines: int = knob("how many lines follow", levels=(5, 6, 8, 9, 11, 13, 15, 18, 21, 24), ge=3, le=40)
        depth: int = knob("how deep boxes may be", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=0, le=5)
        wrong: int = knob("how many lines are wrong", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=6)

    class Instance(task.Instance):
        steps: tuple[Step, ...]  # the premises first

        @property
        def shown(self) -> list[str]:
            return [written(number, step) for number, step in enumerate(self.steps, 1)]

        @property
        def texts(self) -> dict[str, tuple[str, str]]:
            return TEXTS

    prompt = Prompt(
        en=r"""
        This is meant to be a proof. Each line has the form "number; depth; formula; rule and the lines that it uses":

        {{ shown | lines }}

        {{ texts["en"][0] }}

        These are the rules; premises need no justification:

        {{ texts["en"][1] }}

        Some lines are not justified: the rule that is named does not give the formula from the lines and boxes that are
        named, or may not use them there. Each line is judged by itself, taking the lines that it uses as given, even if
        they are wrong themselves. List the numbers of all lines that are not justified; there is at least one.
        """,
        zh=r"""
        下面本应是一个证明。每行的形式为“行号; 深度; 公式; 规则及其引用的行”：

        {{ shown | lines }}

        {{ texts["zh"][0] }}

        规则如下；前提无需理由：

        {{ texts["zh"][1] }}

        其中有些行理由不成立：所写的规则不能由所引用的行和盒子得出该公式，或者不可在该处引用它们。
        每一行单独判断，它所引用的行即使本身有错也视为已知。列出所有理由不成立的行的行号；至少有一行。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(1, len(instance.steps)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        for _ in range(60):
            names = _NAMES[: 4 + params.lines // 10]
            goal = random_formula(rng, rng.sample(names, 3), 2, ("and", "or", "implies", "iff"), 0.2)
            builder = Builder(rng, names, params.depth, True)
            builder.prove(goal, params.lines, [])
            steps = [*(Step(0, one, "premise") for one in builder.premises), *builder.numbered()]
            if abs(len(builder.steps) - params.lines) > 1 + params.lines // 6:
                continue
            first = len(builder.premises) + 1
            wrong: list[int] = []
            for _ in range(12 * params.wrong):
                number = rng.randint(first, len(steps))
                if steps[number - 1].rule == "assume":
                    continue
                changed = list(steps)
                changed[number - 1] = _spoilt(rng, steps[number - 1], number)
                boxes = paths(changed)
                found = [i for i in range(first, len(steps) + 1) if fault(changed, i, boxes)]
                if set(wrong) < set(found) and number in found and len(found) <= params.wrong:
                    steps, wrong = changed, found
                if len(wrong) == params.wrong:
                    return self.Instance(steps=tuple(steps)), frozenset(wrong)
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        steps, lines, wrong = instance.steps, list[str](), list[int]()
        boxes = paths(steps)
        held = ["" if not box else f"{braces(box)} " for box in boxes]
        for number, step in enumerate(steps, start=1):
            if step.rule in ("premise", "assume"):
                continue
            used = [
                " ... ".join(f"{held[i - 1]}{shown(steps[i - 1].formula)}" for i in use) if max(use) < number else "?"
                for use in step.uses
            ]
            wrong += [number] * bool(fault(steps, number, boxes))
            mark = "-" if number in wrong else "+"
            lines.append(f"{number} {step.rule}: {comma(used)} => {held[number - 1]}{shown(step.formula)} {mark}")
        return "\n".join([*lines, braces(wrong)])

    def key(self, instance: Instance) -> object:
        places: dict[str, str] = {}
        return [[step.depth, shape(step.formula, places), step.rule, step.uses] for step in instance.steps]


def _spoilt(rng: Random, step: Step, number: int) -> Step:
    """Change the rule, a line that is used, or the formula of a line."""
    pick = rng.random()
    if pick < 0.2:
        boxed = len(step.uses) == 1 and len(step.uses[0]) == 2
        alike = {1: ("->I", "~I") if boxed else ("&E", "|I", "R", "DN", "<->E", "X"), 3: ("|E",)}
        return step._replace(rule=rng.choice(alike.get(len(step.uses), ("&I", "->E", "<->I", "~E"))))
    if pick < 0.65:
        at = rng.randrange(len(step.uses))
        use = step.uses[at]
        new: tuple[int, ...] = (rng.randint(1, number - 1),)
        if len(use) == 2:
            last = use[1] + rng.choice((-1, 1))
            new = (use[0], last) if use[0] < last < number else (max(1, use[0] - 1), use[1])
        return step._replace(uses=(*step.uses[:at], new, *step.uses[at + 1 :]))
    return step._replace(formula=_other(rng, step.formula))


def _other(rng: Random, formula: Formula) -> Formula:
    """Exchange sides, change a connective, a variable or a negation."""
    if isinstance(formula, Join):
        pick = rng.random()
        if pick < 0.35:
            return Join(formula.connective, formula.right, formula.left)
        if pick < 0.6:
            return Join(rng.choice(("and", "or", "implies")), formula.left, formula.right)
        return Join(formula.connective, formula.left, _other(rng, formula.right))
    if isinstance(formula, Not):
        return formula.operand if rng.random() < 0.5 else Not(_other(rng, formula.operand))
    return Not(formula) if rng.random() < 0.6 else Atom(rng.choice("pqrs"))
