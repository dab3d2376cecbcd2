"""Find an assignment for which the clauses that hold weigh most.

Answer: one signed integer a variable, in order; every best assignment is right.
Harder: more variables and clauses, larger weights.
Skills: logic, optimization
Source: original; weighted maximum satisfiability is a standard problem.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.logic import clause_masks, random_clause
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.satisfiability._clauses import assignment_fault
from bootcamp.verifiers import Format, Integer, Sequence

Weighted = tuple[tuple[int, tuple[int, ...]], ...]


class MaxSatWeighted(Task["MaxSatWeighted.Params", "MaxSatWeighted.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables", levels=(3, 4, 5, 6, 7, 8, 10, 12, 14, 16), ge=3, le=16)
        clauses: int = knob("how many clauses", levels=(6, 10, 14, 18, 24, 28, 36, 44, 54, 66), ge=4, le=80)
        weight: int = knob("the largest weight", levels=(2, 3, 4, 5, 6, 9, 9, 12, 16, 20), ge=1, le=60)

    class Instance(task.Instance):
        hidden = ("best",)
        variables: int
        clauses: Weighted
        best: int

    prompt = Prompt(
        en=r"""
        There are {{ variables }} Boolean variables, numbered from 1. In a clause, the integer k stands for
        "variable k is true" and -k for "variable k is false". A clause holds if at least one of its integers does.
        Each clause has a weight. They stand one a line, the weight before the colon:

        {% for weight, clause in clauses %}
        {{ weight }}: {{ clause | join(" ") }}
        {% endfor %}

        The clauses cannot all hold at once. Find an assignment of the variables for which the total weight of the
        clauses that hold is as large as possible. Write it as one integer for each variable,
        in the order of the variables: k if variable k is true, -k if it is false.
        If several assignments are equally good, give any one.
        """,
        zh=r"""
        有 {{ variables }} 个布尔变量，从 1 开始编号。子句中的整数 k 表示“变量 k 为真”，-k 表示“变量 k 为假”。
        子句中至少有一个整数成立时，该子句成立。每个子句有一个权重。每行一个子句，冒号前是权重：

        {% for weight, clause in clauses %}
        {{ weight }}: {{ clause | join(" ") }}
        {% endfor %}

        这些子句不能同时成立。求一个赋值，使成立的子句的权重之和最大。
        按变量顺序，每个变量写一个整数：变量 k 为真写 k，为假写 -k。
        如果有多个同样好的赋值，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(), length=instance.variables)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        n = params.variables
        drawn = {random_clause(rng, n, rng.choice((1, 2, 2, 2, 3, 3))): 0 for _ in range(3 * params.clauses)}
        clauses = [(rng.randint(1, params.weight), clause) for clause in list(drawn)[: params.clauses]]
        best, rows = _heaviest(clauses, n)
        if len(clauses) < params.clauses or best == sum(weight for weight, _ in clauses):
            raise task.Retry
        if rows.bit_count() > max(1, (1 << n) // 16):
            raise task.Retry
        row = rng.choice([row for row in range(1 << n) if rows >> row & 1][:64])
        answer = tuple(v if row >> (n - v) & 1 else -v for v in range(1, n + 1))
        instance = self.Instance(variables=n, clauses=tuple(clauses), best=best)
        if n > 4 and any(_weight(instance, policy) == best for policy in _policies(instance)):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.variables, sorted(instance.clauses)]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        fault = assignment_fault(instance.variables, answer)
        if fault:
            return fault
        weight = _weight(instance, answer)
        return f"the clauses that hold weigh {weight}; more is possible" if weight < instance.best else ""


def _weight(instance: MaxSatWeighted.Instance, answer: tuple[int, ...]) -> int:
    chosen = set(answer)
    return sum(weight for weight, clause in instance.clauses if not chosen.isdisjoint(clause))


def _heaviest(clauses: list[tuple[int, tuple[int, ...]]], n: int) -> tuple[int, int]:
    """Give the greatest weight and the rows of the truth table that have it, adding in all rows at once, bit by bit."""
    digits: list[int] = []  # digits[k]: the rows in whose weight the binary digit k is 1
    for (weight, _), mask in zip(clauses, clause_masks([clause for _, clause in clauses], n), strict=True):
        carry, place = 0, 0
        while weight >> place or carry:
            digits += [0] * (place + 1 - len(digits))
            old, new = digits[place], mask if weight >> place & 1 else 0
            digits[place] = old ^ new ^ carry
            carry = old & new | carry & (old ^ new)
            place += 1
    rows, best = (1 << (1 << n)) - 1, 0
    for place in reversed(range(len(digits))):
        if rows & digits[place]:
            rows &= digits[place]
            best |= 1 << place
    return best, rows


def _policies(instance: MaxSatWeighted.Instance) -> list[tuple[int, ...]]:
    """All true, all false, for each variable the sign with more clauses or weight, and the heaviest clauses in turn."""
    variables = range(1, instance.variables + 1)
    balance = {v: [0, 0] for v in variables}
    for weight, clause in instance.clauses:
        for literal in clause:
            sign = 1 if literal > 0 else -1
            balance[abs(literal)][0] += sign
            balance[abs(literal)][1] += sign * weight
    counted = [tuple(v if balance[v][kind] >= 0 else -v for v in variables) for kind in (0, 1)]
    chosen: set[int] = set()
    for _, clause in sorted(instance.clauses, key=lambda one: -one[0]):
        free = [literal for literal in clause if literal not in chosen and -literal not in chosen]
        if chosen.isdisjoint(clause) and free:
            chosen.add(free[0])
    heavy = tuple(-v if -v in chosen else v for v in variables)
    return [tuple(variables), tuple(-v for v in variables), *counted, heavy]
