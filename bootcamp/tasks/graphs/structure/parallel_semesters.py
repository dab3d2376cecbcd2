"""Plan courses with prerequisites in as few terms as possible, with a limit on the courses of a term.

Answer: the courses of each term; every plan with the fewest terms is right.
Harder: more courses and prerequisites; filling terms by the numbers of the courses fails.
Skills: planning, optimization
Source: original.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import Edge, random_dag, topological_order
from bootcamp.lib.graph_views import Graph, draw_view
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Plan = tuple[tuple[int, ...], ...]


class ParallelSemesters(Task["ParallelSemesters.Params", "ParallelSemesters.Instance", Plan]):
    version = 1

    class Params(task.Params):
        courses: int = knob("how many courses there are", levels=(5, 6, 8, 9, 10, 11, 12, 13, 14, 15), ge=3, le=16)
        arcs: int = knob("how many prerequisites there are", levels=(4, 6, 7, 9, 10, 12, 13, 15, 17, 19), ge=1, le=60)
        limit: int = knob("how many courses fit in a term", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=5)
        trap: bool = knob("whether filling terms by number fails", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        graph: Graph
        limit: int
        best: int  # the fewest terms

    prompt = Prompt(
        en=r"""
        {{ graph.told(language) }}

        The vertices are courses, each of which takes one term. An arc from u to v means that course u must be taken in
        an earlier term than course v. In one term at most {{ limit }} courses can be taken. Plan all courses in as few
        terms as possible: give the list of the terms in order, each as the list of its courses. If there are several
        best plans, give any one.
        """,
        zh=r"""
        {{ graph.told(language) }}

        顶点是课程，每门课程需要一个学期。从 u 到 v 的弧表示课程 u 必须在比课程 v 更早的学期修完。
        每个学期至多修 {{ limit }} 门课程。请用尽可能少的学期安排所有课程：
        按顺序给出各学期的列表，每个学期写成该学期课程的列表。如果最好的计划有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Sequence(Sequence(Integer(low=1, high=instance.graph.vertices)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n, limit = params.courses, params.limit
        for _ in range(150):
            arcs = random_dag(rng, n, params.arcs, connected=False)
            plain = _by_number(n, arcs, limit, 1)
            if params.trap and plain * limit < n + limit:  # no plan has fewer terms
                continue
            plan = _fewest(n, arcs, limit)
            if params.trap and len(plan) in (plain, _by_number(n, arcs, limit, -1)):
                continue
            graph = draw_view(rng, n, arcs, directed=True, forms=("edges", "lists", "matrix", "sentences"))
            instance = self.Instance(graph=graph, limit=limit, best=len(plan))
            return instance, tuple(tuple(v + 1 for v in term) for term in plan)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.graph.vertices, instance.graph.facts(), instance.limit]

    def check(self, instance: Instance, answer: Plan) -> str:
        when = {course: number for number, term in enumerate(answer) for course in term}
        if sum(map(len, answer)) > len(when):
            return "a course is taken twice"
        if len(when) < instance.graph.vertices:
            return "a course is missing"
        if max(map(len, answer)) > instance.limit:
            return "a term has too many courses"
        for u, v in instance.graph.ends():
            if when[u] >= when[v]:
                return f"course {u} is not taken before course {v}"
        return "" if len(answer) == instance.best else "fewer terms are enough"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, limit, arcs = (
            instance.graph.vertices,
            instance.limit,
            tuple((u - 1, v - 1) for u, v in instance.graph.ends()),
        )
        height: dict[int, int] = {}
        for v in reversed(topological_order(n, arcs) or []):
            height[v] = 1 + max((height[b] for a, b in arcs if a == v), default=0)
        lines, best = [", ".join(f"{v + 1} {height[v]}" for v in range(n))], list[tuple[int, ...]]()
        ranks = sorted(height.values(), reverse=True)
        place = max(range(n), key=lambda place: place // limit + ranks[place])
        full = place // limit + 1
        lines.append(f"{place + 1}/{limit} → {full}, {full} + {ranks[place]} - 1 = {full + ranks[place] - 1}")

        def search(plan: list[tuple[int, ...]]) -> None:
            nonlocal best
            done = frozenset(v for term in plan for v in term)
            left = sorted((height[v] for v in range(n) if v not in done), reverse=True)
            least = max(((place // limit) + h for place, h in enumerate(left)), default=0)
            if best and len(plan) + least >= len(best):
                lines[-1] += f", {len(plan)} + {least} ≥ {len(best)}"
            elif not left:
                best = plan
            else:
                free = sorted(_open(n, arcs, done), key=lambda v: -height[v])
                for term in combinations(free, min(limit, len(free))):
                    if not best or len(plan) + least < len(best):
                        lines.append(f"{len(plan) + 1}. {' '.join(str(v + 1) for v in term)}")
                        search([*plan, term])

        search([])
        told = ", ".join(f"[{', '.join(str(v + 1) for v in term)}]" for term in best)
        return "\n".join([*lines, f"{len(best)}: [{told}]"])


def _open(n: int, arcs: tuple[Edge, ...], done: frozenset[int]) -> list[int]:
    """List the courses that can be taken next."""
    waiting = {v for u, v in arcs if u not in done}
    return [v for v in range(n) if v not in done and v not in waiting]


def _fewest(n: int, arcs: tuple[Edge, ...], limit: int) -> list[tuple[int, ...]]:
    """Search the sets of courses taken, term by term, each term as full as can be."""
    layer: dict[frozenset[int], list[tuple[int, ...]]] = {frozenset(): []}
    while True:
        following: dict[frozenset[int], list[tuple[int, ...]]] = {}
        for done, plan in layer.items():
            if len(done) == n:
                return plan
            free = _open(n, arcs, done)
            for term in combinations(free, min(limit, len(free))):
                following.setdefault(done | set(term), [*plan, term])
        layer = following


def _by_number(n: int, arcs: tuple[Edge, ...], limit: int, turn: int) -> int:
    """Count the terms if each takes the open courses of the smallest (or, turned, the largest) numbers."""
    done: frozenset[int] = frozenset()
    terms = 0
    while len(done) < n:
        done |= set(_open(n, arcs, done)[::turn][:limit])
        terms += 1
    return terms
