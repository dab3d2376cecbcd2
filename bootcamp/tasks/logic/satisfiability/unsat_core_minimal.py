"""Find a minimal unsatisfiable set of clauses.

Answer: a set of clause numbers; every minimal unsatisfiable set is right.
Harder: more variables and clauses, larger sets, more clauses that are in some of them but not needed.
Skills: logic, search
Source: original; minimal unsatisfiable subsets are in every text on satisfiability.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.logic import clause_masks, core, random_clause
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.satisfiability._clauses import CLAUSES, canonical
from bootcamp.verifiers import Integer, Set


class UnsatCoreMinimal(Task["UnsatCoreMinimal.Params", "UnsatCoreMinimal.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(3, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=2, le=10)
        clauses: int = knob("how many clauses there are", levels=(6, 8, 10, 12, 16, 20, 25, 30, 35, 40), ge=4, le=50)
        least: int = knob("the fewest clauses of the set", levels=(2, 3, 4, 5, 6, 8, 10, 11, 12, 14), ge=2, le=20)
        shortest: int = knob(
            "the length of the shortest clauses; the longest have 3 literals, or all variables where these are fewer",
            levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2),
            ge=1,
            le=3,
        )

    class Instance(task.Instance):
        variables: int
        clauses: tuple[tuple[int, ...], ...]

    answer = Set(Integer())
    prompt = Prompt(
        before=CLAUSES,
        en=r"""
        No assignment makes all these clauses hold. Find a minimal unsatisfiable set of clauses: the clauses of the set
        cannot all hold together, but whichever single clause is left out of the set, the others can.
        Give the numbers of its clauses. If there are several such sets, give any one; it need not be a smallest one.
        """,
        zh=r"""
        没有任何赋值能使这些子句全部成立。请找出一个极小不可满足子句集：
        其中的子句不能同时成立，但无论从中去掉哪一个子句，其余子句都能同时成立。
        给出其中各子句的编号。如果有多个这样的子句集，给出任意一个即可，不要求其中子句最少。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        longest = min(3, params.variables)
        clauses: list[tuple[int, ...]] = []
        for _ in range(30 * params.clauses):
            clause = random_clause(rng, params.variables, rng.randint(min(params.shortest, longest), longest))
            if clause not in clauses:
                clauses.append(clause)
            if len(clauses) == params.clauses:
                break
        else:
            raise task.Retry
        full = (1 << (1 << params.variables)) - 1
        masks = clause_masks(clauses, params.variables)
        rows = full
        for mask in masks:
            rows &= mask
        if rows:
            raise task.Retry
        order = rng.sample(range(params.clauses), params.clauses)
        found = core(masks, order, full)
        if not params.least <= len(found) <= params.clauses * 2 // 3:
            raise task.Retry
        if params.clauses >= 12 and core(masks, order[::-1], full) == found:
            raise task.Retry
        instance = self.Instance(variables=params.variables, clauses=tuple(clauses))
        return instance, frozenset(place + 1 for place in found)

    def key(self, instance: Instance) -> object:
        return [instance.variables, canonical(instance.clauses)]

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        unknown = next((n for n in sorted(answer) if not 1 <= n <= len(instance.clauses)), None)
        if unknown is not None:
            return f"there is no clause {unknown}"
        full = (1 << (1 << instance.variables)) - 1
        numbers = sorted(answer)
        masks = clause_masks([instance.clauses[n - 1] for n in numbers], instance.variables)
        before = [full]
        for mask in masks:
            before.append(before[-1] & mask)
        if before[-1]:
            return "the clauses of the set can all hold together"
        after = full
        for place in reversed(range(len(numbers))):
            if not before[place] & after:
                return f"the set stays unsatisfiable without clause {numbers[place]}"
            after &= masks[place]
        return ""
