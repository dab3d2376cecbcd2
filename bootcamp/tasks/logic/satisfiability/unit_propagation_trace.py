"""Make decisions in turn and write down what unit propagation implies.

Answer: the implied literals in order and the number of the false clause; it is unique.
Harder: more variables, clauses and decisions, longer chains of implications.
Skills: logic, simulation
Source: original; unit propagation is due to M. Davis and H. Putnam (1960).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import random_clause, unit_propagation
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.satisfiability._clauses import CLAUSES
from bootcamp.verifiers import Integer, Record, Sequence

DECISION = {"en": "decision", "zh": "决策"}


class UnitPropagationTrace(Task["UnitPropagationTrace.Params", "UnitPropagationTrace.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables", levels=(4, 6, 8, 10, 13, 16, 20, 26, 33, 40), ge=3, le=60)
        clauses: int = knob("how many clauses", levels=(5, 9, 14, 20, 27, 35, 46, 62, 82, 104), ge=3, le=160)
        decisions: int = knob("how many decisions are listed", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=10)
        implied: int = knob(
            "the fewest literals that are implied", levels=(2, 3, 4, 5, 7, 8, 10, 13, 16, 20), ge=1, le=50
        )

    class Instance(task.Instance):
        variables: int
        clauses: tuple[tuple[int, ...], ...]
        decisions: tuple[int, ...]

    answer = Record(implied=Sequence(Integer()), conflict=Integer(low=0))
    prompt = Prompt(
        before=CLAUSES,
        en=r"""
        At first no variable has a value. Making an integer true gives its variable a value, and makes the opposite
        integer false. A clause is false if all its integers are false. It is a unit clause if none of its integers is
        true, exactly one has no value yet, and all others are false.

        Propagation means to repeat this step: if a clause is false, stop everything; else, if there is a unit clause,
        take the one with the lowest number and make its integer without a value true (this integer is implied);
        else propagation ends.

        Propagate first. Then take these decisions in order: {{ decisions | join(", ") }}. For each one, if its variable
        has a value already, skip it; else make the decision true and propagate.

        Give all the implied integers in the order in which they became true, without decisions (implied), and the
        number of the false clause at which everything stopped, the lowest number if there are several, or 0 if that
        never happened (conflict).
        """,
        zh=r"""
        开始时所有变量都没有值。令一个整数成立，就给它的变量赋了值，同时与它相反的整数不成立。
        如果一个子句的所有整数都不成立，该子句为假。如果一个子句没有成立的整数，恰有一个整数的变量尚无值，
        其余整数都不成立，则它是单元子句。

        “传播”是指重复以下步骤：如果有子句为假，则全部过程立即停止；否则，如果有单元子句，
        取其中编号最小的一个，令其中尚无值的那个整数成立（称该整数被推出）；否则，本次传播结束。

        先传播一次。然后依次处理这些决策：{{ decisions | join(", ") }}。对每个决策，如果它的变量已有值，则跳过；
        否则令该决策成立，并进行传播。

        按成立的先后顺序给出所有被推出的整数，不含决策（implied），以及使全部过程停止的那个假子句的编号，
        如有多个取最小的编号；如果没有发生，则为 0（conflict）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.variables
        drawn = {random_clause(rng, n, rng.choice((2, 2, 3, 3, 3))) for _ in range(3 * params.clauses)}
        clauses = tuple(rng.sample(sorted(drawn), min(len(drawn), params.clauses)))
        decisions = random_clause(rng, n, min(n, params.decisions))
        instance = self.Instance(variables=n, clauses=clauses, decisions=tuple(rng.sample(decisions, len(decisions))))
        answer, taken, _ = _run(instance)
        length = len(answer["implied"])
        if len(clauses) < params.clauses or not params.implied <= length <= 2 * params.implied + 2:
            raise task.Retry
        if len(taken) < (len(decisions) + 1) // 2 or (answer["conflict"] == 0 and rng.random() < 0.5):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.variables, [sorted(clause) for clause in instance.clauses], instance.decisions]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        left = dict(enumerate(map(set, instance.clauses), start=1))
        lines = [" ".join(f"{n} ({_told(clause)})" for n, clause in left.items())]
        true = _run(instance)[2]
        for literal in true:
            unit = next((f"{n} ({literal})" for n, clause in left.items() if clause == {literal}), "")
            held = [n for n, clause in left.items() if literal in clause]
            cut = [n for n, clause in left.items() if -literal in clause]
            for n in held:
                del left[n]
            for n in cut:
                left[n] = left[n] - {-literal}
            steps = [f"+{n}" for n in held] + [f"{n} ({_told(left[n])})" for n in cut]
            lines.append(f"{unit or DECISION[language]}: {literal}: {' '.join(steps) or '-'}")
        return "\n".join(lines)


def _told(clause: set[int]) -> str:
    return " ".join(map(str, sorted(clause, key=abs)))


def _run(instance: UnitPropagationTrace.Instance) -> tuple[dict[str, Any], list[int], list[int]]:
    """Give the answer, the decisions that were taken, and all integers in the order in which they became true."""
    taken: list[int] = []
    true, consistent = unit_propagation(instance.clauses)
    for decision in instance.decisions:
        if consistent and decision not in true and -decision not in true:
            taken.append(decision)
            true, consistent = unit_propagation(instance.clauses, [*true, decision])
    false = {-literal for literal in true}
    conflict = next((n for n, clause in enumerate(instance.clauses, start=1) if false.issuperset(clause)), 0)
    return {"implied": tuple(one for one in true if one not in taken), "conflict": conflict}, taken, true
