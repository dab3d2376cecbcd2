"""Find the clause that a SAT solver learns from a conflict, and where it jumps back to.

Answer: a set of integers and a level; both are unique.
Harder: longer trails, more levels, more resolutions up to the first unique implication point.
Skills: logic, simulation
Source: original; the scheme is that of GRASP (Marques-Silva and Sakallah, 1996) and Chaff (2001).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.logic import random_clause
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Set

Entry = tuple[int, int, tuple[int, ...]]
"""A literal, its level and its reason, which is empty for a decision."""


class CdclFirstUip(Task["CdclFirstUip.Params", "CdclFirstUip.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        variables: int = knob("how many variables there are", levels=(6, 7, 9, 12, 15, 18, 22, 27, 33, 40), ge=4, le=60)
        clauses: int = knob(
            "how many clauses the trail is drawn from", levels=(16, 18, 24, 32, 42, 50, 62, 78, 96, 118), ge=8, le=200
        )
        resolutions: int = knob(
            "the fewest resolutions; there are at most twice as many plus one",
            levels=(1, 2, 2, 3, 4, 5, 6, 7, 8, 9),
            ge=1,
            le=20,
        )
        levels: int = knob("the level of the conflict at least", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=8)

    class Instance(task.Instance):
        trail: tuple[Entry, ...]
        conflict: tuple[int, ...]

    answer = Record(clause=Set(Integer()), level=Integer(low=0))
    prompt = Prompt(
        en=r"""
        A SAT solver with clause learning writes literals as integers: k says that variable k is true, -k that it is
        false. A clause is a set of literals. This is the trail: the literals made true so far, in order, one a line,
        each with its decision level and with the clause that forced it (its reason), or the word decision:

        {% for literal, level, reason in trail %}
        {{ literal }}, level {{ level }}, {{ "(" ~ reason | join(" ") ~ ")" if reason else "decision" }}
        {% endfor %}

        Now every literal of the clause ({{ conflict | join(" ") }}) is false. The solver learns a clause as follows. It
        starts with this clause. As long as the clause has more than one literal whose variable was given its value at
        the last level, {{ trail[-1][1] }}, it takes, among the literals of the clause, the one whose variable stands
        last in the trail, and resolves the clause with the reason of that variable: it drops the variable's literals
        from both clauses and unites what is left.

        Give the literals of the clause in which this ends (clause), and the level that the solver jumps back to
        (level): the highest level of a variable of this clause below {{ trail[-1][1] }}, or 0 if there is none.
        """,
        zh=r"""
        一个带子句学习的 SAT 求解器用整数表示文字：k 表示变量 k 为真，-k 表示变量 k 为假。子句是文字的集合。
        下面是赋值轨迹：按先后顺序列出至今成立的文字，每行一个，后面是它的决策层（level）和迫使它成立的子句
        （称为它的原因子句）；如果它是决策，则写 decision：

        {% for literal, level, reason in trail %}
        {{ literal }}, level {{ level }}, {{ "(" ~ reason | join(" ") ~ ")" if reason else "decision" }}
        {% endfor %}

        现在子句 ({{ conflict | join(" ") }}) 的所有文字都不成立。求解器按以下方法学习一个子句：从这个子句开始，
        只要子句中有不止一个文字的变量是在最后一层（第 {{ trail[-1][1] }} 层）赋值的，
        就在子句的文字中取其变量在轨迹中最靠后的那一个，把子句与该变量的原因子句归结：
        从两个子句中去掉这个变量的文字，再把余下的文字合并。

        给出最后得到的子句的各文字（clause），以及求解器回跳到的层（level）：该子句各变量的层中低于
        {{ trail[-1][1] }} 的最高层；如果没有，则为 0。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.variables
        clauses = [random_clause(rng, n, rng.choice((2, 3, 3, 3))) for _ in range(params.clauses)]
        trail, conflict = _search(clauses, n, rng)
        if not conflict or trail[-1][1] < params.levels:
            raise task.Retry
        learned, lines = _learn(trail, conflict)
        steps = len(lines) - 1
        level_of = {literal: level for literal, level, _ in trail}
        lower = {level_of[-literal] for literal in learned} - {trail[-1][1]}
        if not params.resolutions <= steps <= 2 * params.resolutions + 1 or not lower or len(learned) > 8:
            raise task.Retry
        if max(lower) == trail[-1][1] - 1 and params.levels > 2 and rng.random() < 0.6:
            raise task.Retry
        instance = self.Instance(trail=trail, conflict=conflict)
        return instance, {"clause": learned, "level": max(lower)}

    def key(self, instance: Instance) -> object:
        trail = [[literal, level, sorted(reason)] for literal, level, reason in instance.trail]
        return [trail, sorted(instance.conflict)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(_learn(instance.trail, instance.conflict)[1])


def _search(clauses: list[tuple[int, ...]], n: int, rng: Random) -> tuple[tuple[Entry, ...], tuple[int, ...]]:
    """Decide and propagate up to the first conflict; give the trail and the false clause, or none."""
    having: dict[int, list[tuple[int, ...]]] = {}
    for clause in clauses:
        for literal in clause:
            having.setdefault(literal, []).append(clause)
    trail: list[Entry] = []
    true: set[int] = set()
    level = done = 0
    for variable in rng.sample(range(1, n + 1), n):
        if variable in true or -variable in true:
            continue
        level += 1
        trail.append((rng.choice((variable, -variable)), level, ()))
        true.add(trail[-1][0])
        while done < len(trail):
            for clause in having.get(-trail[done][0], []):
                free = [literal for literal in clause if -literal not in true]
                if not free:
                    return tuple(trail), clause
                if len(free) == 1 and free[0] not in true:
                    trail.append((free[0], level, clause))
                    true.add(free[0])
            done += 1
    return tuple(trail), ()


def _learn(trail: tuple[Entry, ...], conflict: tuple[int, ...]) -> tuple[frozenset[int], list[str]]:
    """Give the learned clause, and each clause on the way with the levels of its literals."""
    level_of = {-literal: level for literal, level, _ in trail}
    clause = set(conflict)

    def told() -> str:
        return ", ".join(f"{one} (level {level_of[one]})" for one in sorted(clause, key=lambda one: level_of[one]))

    lines = [told()]
    last = {-literal for literal, level, _ in trail if level == trail[-1][1]}
    for literal, _, reason in reversed(trail):
        if len(clause & last) < 2:
            break
        if -literal in clause:
            clause = (clause | set(reason)) - {literal, -literal}
            lines.append(f"{literal}, ({' '.join(map(str, reason))}): {told()}")
    return frozenset(clause), lines
