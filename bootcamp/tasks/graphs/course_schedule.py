"""Order courses by their prerequisites, or name courses that require each other in a circle.

Answer: an order or a cycle of courses; every right one of the kind that exists counts.
Harder: more courses and prerequisites, longer cycles.
Skills: planning, search
Source: original; topological sorting, A. B. Kahn, Communications of the ACM 5, 1962.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import graph
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Record, Sequence, Word

Edge = tuple[int, int]


class CourseSchedule(Task["CourseSchedule.Params", "CourseSchedule.Instance", "dict[str, Any]"]):
    version = 1

    class Params(task.Params):
        courses: int = knob("how many courses there are", levels=(4, 6, 8, 10, 14, 20, 28, 38, 50, 60), ge=3, le=64)
        needs: int = knob(
            "how many prerequisites are listed", levels=(5, 8, 11, 15, 22, 34, 50, 72, 105, 150), ge=2, le=200
        )
        cycle: int = knob(
            "the length of the shortest cycle, if there is one", levels=(3, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=3, le=12
        )

    class Instance(task.Instance):
        names: tuple[str, ...]
        needs: tuple[Edge, ...]  # a course and one that must be taken before it

        @property
        def lines(self) -> list[tuple[str, str]]:
            return [(self.names[course], self.names[before]) for course, before in self.needs]

    prompt = Prompt(
        en=r"""
        There are {{ names | length }} courses: {{ names | comma }}.

        Some courses need others that must be taken before them:

        {% for course, before in lines %}
        {{ course }} needs {{ before }}
        {% endfor %}

        If all courses can be taken one after the other, give kind = order and list all courses in an order in which
        each comes after those that it needs. Otherwise give kind = cycle and list different courses, each of which
        needs the next, while the last needs the first. If there are several such lists, give any one.
        """,
        zh=r"""
        共有 {{ names | length }} 门课程：{{ names | join("、") }}。

        有些课程需要先修其他课程：

        {% for course, before in lines %}
        {{ course }} 需要 {{ before }}
        {% endfor %}

        如果能把所有课程逐门修完，请取 kind = order，并列出全部课程的一种修课次序，使每门课都排在它所需要的课之后。
        否则请取 kind = cycle，并列出若干门不同的课程，其中每一门都需要后一门，最后一门需要第一门。
        如果有多种答案，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Record:
        return Record(kind=Choice(("order", "cycle")), courses=Sequence(Word(instance.names)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        """Draw needs without a cycle and add one more that, turned round, would close one of the wanted length."""
        size = params.courses
        order = rng.sample(range(size), size)
        span = 2 * params.needs // size + 1
        near = [(i, j) for i in range(size) for j in range(i + 1, min(size, i + span + 1))]
        if len(near) < params.needs - 1:
            raise task.Retry
        needs = [(order[j], order[i]) for i, j in rng.sample(near, params.needs - 1)]
        course = rng.choice(order)
        away = graph.distances(size, needs, course, directed=True)
        before = rng.choice([v for v in range(size) if away[v] == params.cycle - 1] or [course])
        path = graph.shortest_path(size, needs, course, before, directed=True)
        if course == before or path is None:
            raise task.Retry
        cyclic = rng.random() < 0.5
        needs.append((before, course) if cyclic else (course, before))
        courses = path if cyclic else graph.topological_order(size, [need[::-1] for need in needs]) or []
        names = tuple(f"{rng.choice('ABCDEFGHJKLMNPRSTUVW')}{number}" for number in rng.sample(range(100, 1000), size))
        instance = self.Instance(names=names, needs=tuple(rng.sample(needs, len(needs))))
        kind = "cycle" if cyclic else "order"
        return instance, {"kind": kind, "courses": tuple(names[course] for course in courses)}

    def key(self, instance: Instance) -> object:
        return [len(instance.names), sorted(instance.needs)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        needs = {name: [before for course, before in instance.lines if course == name] for name in instance.names}
        lines, order = [], list[str]()
        said = {"en": ("free: ", "answer: "), "zh": ("可选：", "答案：")}[language]
        while len(order) < len(needs):
            left = [name for name in needs if name not in order]
            free = [name for name in left if set(needs[name]) <= set(order)]
            lines.append(f"{said[0]}{', '.join(free) or '-'}")
            if not free:
                walk = left[:1]
                while walk[-1] not in walk[:-1]:
                    walk.append(next(before for before in needs[walk[-1]] if before in left))
                lines.append(" → ".join(walk))
                cycle = walk[walk.index(walk[-1]) : -1]
                return "\n".join([*lines, f"{said[1]}kind = cycle, courses = [{', '.join(cycle)}]"])
            order.append(free[0])
        return "\n".join([*lines, f"{said[1]}kind = order, courses = [{', '.join(order)}]"])

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        kind, courses = answer["kind"], answer["courses"]
        if len(set(courses)) < len(courses):
            return "a course is listed twice"
        if kind == "cycle":
            steps = {*pairwise(courses), *((last, courses[0]) for last in courses[-1:])}
            return "" if courses and steps <= set(instance.lines) else "a course does not need the next"
        if len(courses) < len(instance.names):
            return "a course is missing"
        if any(courses.index(course) < courses.index(before) for course, before in instance.lines):
            return "a course comes before one that it needs"
        return ""
