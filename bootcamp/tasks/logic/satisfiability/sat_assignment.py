"""Find an assignment that satisfies a set of clauses.

Answer: one signed integer a variable, in order; every satisfying assignment is right.
Harder: more variables and more clauses for each of them, up to the region where random instances are hardest.
Skills: logic, search
Source: original; clauses are planted by the q-hidden method of Jia, Moore and Strain (2005), which hides the planted
    assignment from majority counts.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

_Q = 0.618  # a clause with t literals true in the planted assignment is kept with probability _Q ** t


class SatAssignment(Task["SatAssignment.Params", "SatAssignment.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables", levels=(3, 4, 5, 6, 8, 12, 18, 28, 42, 60), ge=3, le=200)
        clauses: int = knob("how many clauses", levels=(6, 8, 12, 16, 25, 43, 70, 114, 176, 252), ge=3, le=1000)
        shortest: int = knob(
            "the length of the shortest clauses; the longest have 3 literals",
            levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3),
            ge=2,
            le=3,
        )

    class Instance(task.Instance):
        variables: int
        clauses: tuple[tuple[int, ...], ...]

    prompt = Prompt(
        en=r"""
        There are {{ variables }} Boolean variables, numbered from 1. In a clause, the integer k stands for
        "variable k is true" and -k for "variable k is false". A clause holds if at least one of its integers does.
        Here are the clauses, one a line:

        {% for clause in clauses %}
        {{ clause | join(" ") }}
        {% endfor %}

        Find an assignment of the variables that makes every clause hold. Write it as one integer for each variable,
        in the order of the variables: k if variable k is true, -k if it is false.
        If there are several such assignments, give any one.
        """,
        zh=r"""
        有 {{ variables }} 个布尔变量，从 1 开始编号。子句中的整数 k 表示“变量 k 为真”，-k 表示“变量 k 为假”。
        子句中至少有一个整数成立时，该子句成立。全部子句如下，每行一个：

        {% for clause in clauses %}
        {{ clause | join(" ") }}
        {% endfor %}

        求一个使所有子句都成立的赋值。按变量顺序，每个变量写一个整数：变量 k 为真写 k，为假写 -k。
        如果有多个这样的赋值，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(), length=instance.variables)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        planted = tuple(rng.choice((v, -v)) for v in range(1, params.variables + 1))
        clauses: list[tuple[int, ...]] = []
        for _ in range(100 * params.clauses):
            clause = _draw_clause(params, rng)
            true = sum(planted[abs(literal) - 1] == literal for literal in clause)
            if true and clause not in clauses and rng.random() < _Q**true:
                clauses.append(clause)
            if len(clauses) == params.clauses:
                return self.Instance(variables=params.variables, clauses=tuple(clauses)), planted
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.variables, sorted(instance.clauses)]

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        for variable, literal in enumerate(answer, start=1):
            if abs(literal) != variable:
                return f"number {variable} is {literal}, not {variable} or -{variable}"
        chosen = set(answer)
        failed = next((clause for clause in instance.clauses if chosen.isdisjoint(clause)), None)
        return "" if failed is None else f"the clause {' '.join(map(str, failed))} does not hold"


def _draw_clause(params: SatAssignment.Params, rng: Random) -> tuple[int, ...]:
    """Draw distinct variables in increasing order, each with a random sign."""
    length = rng.randint(params.shortest, 3)
    return tuple(rng.choice((v, -v)) for v in sorted(rng.sample(range(1, params.variables + 1), length)))
