"""Refute a set of clauses by resolution.

Answer: a list of resolution steps; every correct refutation is right.
Harder: more clauses and variables, longer refutations, more clauses that are not needed.
Skills: logic, deduction, search
Source: original; resolution is due to J. A. Robinson (1965), its propositional case to Davis and Putnam (1960).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.logic import Clause, random_clause
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.satisfiability._clauses import CLAUSES, canonical
from bootcamp.verifiers import Integer, Sequence

Steps = tuple[tuple[int, ...], ...]

_LONGEST = 100
"""The most steps of an answer."""


class ResolutionRefutation(Task["ResolutionRefutation.Params", "ResolutionRefutation.Instance", Steps]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(3, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=10)
        clauses: int = knob("how many clauses there are", levels=(5, 6, 7, 10, 12, 15, 19, 24, 30, 40), ge=3, le=50)
        short: int = knob(
            "how many clauses have fewer than 3 literals", levels=(5, 5, 5, 7, 6, 8, 9, 9, 9, 7), ge=0, le=50
        )
        units: bool = knob("whether clauses may have a single literal", levels=(True,) * 3 + (False,) * 7)
        least: int = knob(
            "the fewest steps of the refutation that was found, which has at most twice as many",
            levels=(2, 2, 3, 4, 5, 6, 7, 8, 10, 12),
            ge=2,
            le=30,
        )

    class Instance(task.Instance):
        variables: int
        clauses: tuple[tuple[int, ...], ...]

        @property
        def longest(self) -> int:
            return _LONGEST

    answer = Sequence(Sequence(Integer()))
    prompt = Prompt(
        before=CLAUSES,
        en=r"""
        These clauses cannot all hold. Prove it by resolution: derive the empty clause. A step takes two different
        clauses, one of which contains an integer k and the other its opposite -k. The new clause (the resolvent) has
        all the integers of the first clause but k and all those of the second but -k, each written once, in any
        order. A step whose new clause would contain an integer together with its opposite is not allowed.
        New clauses are numbered onward from {{ clauses | length + 1 }} and may be used in later steps.

        Give the steps in order. Write each step as a list: the numbers of its two clauses, then the integers of the new
        clause. The last step gives the empty clause, so it is a list of just two numbers. At most
        {{ longest }} steps are accepted. Any correct refutation is right; it need not be a shortest one.
        """,
        zh=r"""
        这些子句不能同时成立。请用归结法证明：推导出空子句。每一步取两个不同的子句，其中一个含有整数 k，
        另一个含有与它相反的整数 -k。新子句（归结式）由第一个子句中除 k 以外的所有整数和第二个子句中除 -k
        以外的所有整数组成，每个整数只写一次，次序不限。如果新子句会同时含有某个整数和它的相反数，则不允许这一步。
        新子句从 {{ clauses | length + 1 }} 开始接着编号，可以在以后的步骤中使用。

        按顺序给出各步。每一步写成一个列表：先写所用两个子句的编号，再写新子句的各整数。
        最后一步得到空子句，所以只含两个编号。最多接受 {{ longest }} 步。任何正确的推导都可以，不要求最短。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Steps]:
        drawn: dict[Clause, None] = {}
        for _ in range(5 * params.clauses):
            width = rng.randint(1 if params.units else 2, 2) if len(drawn) < params.short else min(3, params.variables)
            drawn[random_clause(rng, params.variables, width)] = None
            if len(drawn) == params.clauses:
                break
        else:
            raise task.Retry
        clauses = rng.sample([*drawn], len(drawn))
        order = rng.sample(range(1, params.variables + 1), params.variables)
        steps = _refutation(clauses, order)
        if not params.least <= len(steps) <= 2 * params.least:
            raise task.Retry
        return self.Instance(variables=params.variables, clauses=tuple(clauses)), steps

    def key(self, instance: Instance) -> object:
        return [instance.variables, canonical(instance.clauses)]

    def check(self, instance: Instance, answer: Steps) -> str:
        if len(answer) > _LONGEST:
            return f"there are more than {_LONGEST} steps"
        known = [frozenset(clause) for clause in instance.clauses]
        for number, step in enumerate(answer, start=len(known) + 1):
            fault = _fault(known, step)
            if fault:
                return f"step {number}: {fault}"
            known.append(frozenset(step[2:]))
        return "" if len(known) > len(instance.clauses) and not known[-1] else "the last clause is not empty"


def _fault(known: list[frozenset[int]], step: tuple[int, ...]) -> str:
    """Say what is wrong with a step, or nothing."""
    if len(step) < 2:
        return "the numbers of two clauses are missing"
    unknown = next((n for n in step[:2] if not 1 <= n <= len(known)), None)
    if unknown is not None:
        return f"there is no clause {unknown} so far"
    first, second, claimed = known[step[0] - 1], known[step[1] - 1], frozenset(step[2:])
    if len(claimed) < len(step) - 2:
        return "an integer is written twice"
    opposite = [k for k in first if -k in second]
    if not opposite:
        return f"no integer of clause {step[0]} has its opposite in clause {step[1]}"
    resolvents = [(first - {k}) | (second - {-k}) for k in opposite]
    if len(opposite) > 1:
        return "the new clause would contain an integer together with its opposite"
    return "" if claimed == resolvents[0] else "the new clause is not that of the two clauses"


def _refutation(clauses: list[Clause], order: list[int]) -> Steps:
    """Resolve along a search tree that branches on the shortest clause left; empty if the clauses can hold."""
    lines: list[frozenset[int]] = [frozenset(clause) for clause in clauses]
    parents: dict[int, tuple[int, int]] = {}

    def refute(true: frozenset[int]) -> int:
        """Give the number of a line that is false where these literals are true, or -1."""
        false = {-literal for literal in true}
        best = min(
            (n for n, line in enumerate(lines) if not line & true),
            key=lambda n: (len(lines[n] - false), n),
            default=-1,
        )
        if best < 0 or not lines[best] - false:
            return best
        variable = next(v for v in order if v in lines[best] - false or -v in lines[best] - false)
        literal = variable if variable in lines[best] else -variable
        one = refute(true | {-literal})
        if one < 0 or literal not in lines[one]:
            return one
        other = refute(true | {literal})
        if other < 0 or -literal not in lines[other]:
            return other
        lines.append((lines[one] - {literal}) | (lines[other] - {-literal}))
        parents[len(lines) - 1] = one, other
        return len(lines) - 1

    last = refute(frozenset())
    needed: set[int] = set()
    stack = [last]
    while stack:
        line = stack.pop()
        if line in parents and line not in needed:
            needed.add(line)
            stack += parents[line]
    places = {line: line + 1 for line in range(len(clauses))}
    steps: list[tuple[int, ...]] = []
    for line in sorted(needed):
        places[line] = len(clauses) + len(steps) + 1
        one, other = parents[line]
        steps.append((places[one], places[other], *sorted(lines[line], key=abs)))
    return tuple(steps)
