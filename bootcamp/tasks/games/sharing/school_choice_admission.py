"""Assign students to schools by deferred acceptance, and by immediate acceptance for contrast.

Answer: the school of each student under both procedures; unique.
Harder: more students and schools, lists that agree more, quotas for a group of students.
Skills: simulation, search
Source: original; A. Abdulkadiroglu and T. Sonmez, School choice: a mechanism design approach, 2003.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Record, Word

Answer = dict[str, Any]
Lists = tuple[str, ...]


class SchoolChoiceAdmission(Task["SchoolChoiceAdmission.Params", "SchoolChoiceAdmission.Instance", Answer]):
    version = 1

    class Params(task.Params):
        students: int = knob("how many students there are", levels=(3, 4, 5, 6, 7, 8, 9, 11, 13, 15), ge=3, le=20)
        schools: int = knob("how many schools there are", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=7)
        refusals: int = knob(
            "how many refusals there are at least", levels=(1, 2, 3, 4, 5, 6, 8, 10, 14, 18), ge=0, le=60
        )
        quotas: bool = knob("whether schools take few of a group", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        wishes: Lists  # of each student A, B, ...: the schools by their letters P, Q, ..., best first
        ranks: Lists  # of each school: the students by their letters, best first
        places: tuple[int, ...]
        group: str  # students of a group, by their letters
        quotas: tuple[int, ...]  # most students of the group at each school; empty if there is no group

        @property
        def students(self) -> tuple[str, ...]:
            return labels(len(self.wishes), "letters")

        @property
        def schools(self) -> str:
            return "PQRSTUV"[: len(self.ranks)]

        def wish_rows(self) -> list[tuple[str, str]]:
            return [(name, " > ".join(wish)) for name, wish in zip(self.students, self.wishes, strict=True)]

        def school_rows(self) -> list[tuple[object, ...]]:
            rows = [
                (name, n, " > ".join(rank)) for name, n, rank in zip(self.schools, self.places, self.ranks, strict=True)
            ]
            return [(*row, most) for row, most in zip(rows, self.quotas, strict=True)] if self.quotas else list(rows)

    prompt = Prompt(
        en=r"""
        Students rank schools, the favourite first:

        {{ wish_rows() | table(("student", "wishes")) }}

        Schools have places and rank students, the most welcome first:

        {{ school_rows() | table(("school", "places", "ranking") + (("most of the group",) if quotas else ())) }}

        {% if quotas %}
        The students {{ group | listed }} form a group, and the last column says how many of the group a school takes at
        most. To choose, a school goes through the students in question in the order of its ranking and takes each one
        who still fits both its places and this limit.
        {% else %}
        To choose, a school takes the students in question in the order of its ranking as far as its places go.
        {% endif %}

        - deferred: in each round every student who is held by no school applies to the highest school on their list
          that has not refused this student yet. Then every school chooses anew among those it holds and those who now
          apply; it holds the chosen ones and refuses the others. This ends when nobody is refused or refused students
          have no school left. The holdings are then final.
        - immediate: in round k every student without a school applies to the k-th school on their list. Every school
          goes through those who now apply in the order of its ranking and takes each one who fits what the students
          taken before have left; these are taken for good.

        Give the school of each student under both procedures, with X for a student who gets none.
        """,
        zh=r"""
        学生对学校排序，最喜欢的排在最前：

        {{ wish_rows() | table(("学生", "志愿")) }}

        学校有名额限制，并对学生排序，最欢迎的排在最前：

        {{ school_rows() | table(("学校", "名额", "排序") + (("该组上限",) if quotas else ())) }}

        {% if quotas %}
        学生 {{ group | listed(language) }} 组成一个小组，最后一列是学校最多录取该组学生的人数。
        学校挑选时，按自己的排序逐个考察待选学生，凡名额和该组上限都还容得下的就选中。
        {% else %}
        学校挑选时，按自己的排序选取待选学生，直到名额用完。
        {% endif %}

        - deferred：每一轮，每名未被任何学校暂留的学生向自己志愿中尚未拒绝过自己的最靠前的学校申请。
          然后每所学校在已暂留的和新申请的学生中重新挑选，暂留选中的人，拒绝其余的人。
          直到没有人被拒绝，或被拒绝的学生已无学校可申请为止。此时暂留的学生即被录取。
        - immediate：第 k 轮，每名尚无学校的学生向自己志愿中的第 k 所学校申请。
          每所学校按自己的排序逐个考察本轮申请者，凡先前录取的学生所剩的余地还容得下的就录取；一经录取不再变动。

        请给出两种程序下每名学生的学校，没有学校的学生写 X。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        one = Mapping(Word(instance.students), Word((*instance.schools, "X")), required=instance.students)
        return Record(deferred=one, immediate=one)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        letters, schools = "".join(labels(params.students, "letters")), "PQRSTUV"[: params.schools]
        for _ in range(40):
            places = [1] * params.schools
            for _ in range(params.students - params.schools - rng.randint(0, 1)):
                places[rng.randrange(params.schools)] += 1
            group = ""
            quotas: tuple[int, ...] = ()
            if params.quotas:
                group = "".join(sorted(rng.sample(letters, params.students // 2)))
                quotas = tuple(rng.randint(1, max(1, (n + 1) // 2)) for n in places)
            instance = self.Instance(
                wishes=_orders(rng, schools, params.students),
                ranks=_orders(rng, letters, params.schools),
                places=tuple(places),
                group=group,
                quotas=quotas,
            )
            deferred, refusals = _deferred(instance)
            immediate = _immediate(instance)
            if refusals >= params.refusals and deferred != immediate:
                return instance, {"deferred": deferred, "immediate": immediate}
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        return {"deferred": _deferred(instance)[0], "immediate": _immediate(instance)}


def _orders(rng: Random, items: str, count: int) -> Lists:
    """Draw rankings that agree in part on who is liked."""
    liked = {item: 0.8 * rng.random() for item in items}
    orders = []
    for _ in range(count):
        noise = {item: liked[item] + rng.random() for item in items}
        orders.append("".join(sorted(items, key=lambda item: noise[item])))
    return tuple(orders)


def _chosen(instance: SchoolChoiceAdmission.Instance, number: int, held: str, asking: str) -> str:
    """Go through those who ask in the order of a school's ranking; `held` keep their places."""
    for name in instance.ranks[number]:
        full = len(held) >= instance.places[number]
        of_group = sum(one in instance.group for one in held)
        if name in asking and not full:
            if instance.quotas and name in instance.group and of_group >= instance.quotas[number]:
                continue
            held += name
    return held


def _deferred(instance: SchoolChoiceAdmission.Instance) -> tuple[dict[str, str], int]:
    """Give the final holdings and the number of refusals."""
    left = dict(zip(instance.students, instance.wishes, strict=True))
    held = dict.fromkeys(instance.schools, "")
    refusals = 0
    while free := [name for name in left if left[name] and not any(name in group for group in held.values())]:
        aims = {name: left[name][0] for name in free}
        for number, school in enumerate(instance.schools):
            asking = held[school] + "".join(name for name in free if aims[name] == school)
            held[school] = _chosen(instance, number, "", asking)
            for name in set(asking) - set(held[school]):
                left[name] = left[name][1:]
                refusals += 1
    return {name: next((s for s in held if name in held[s]), "X") for name in left}, refusals


def _immediate(instance: SchoolChoiceAdmission.Instance) -> dict[str, str]:
    taken = dict.fromkeys(instance.schools, "")
    for k in range(len(instance.schools)):
        free = [i for i, name in enumerate(instance.students) if not any(name in group for group in taken.values())]
        for number, school in enumerate(instance.schools):
            asking = "".join(instance.students[i] for i in free if instance.wishes[i][k] == school)
            taken[school] = _chosen(instance, number, taken[school], asking)
    return {name: next((s for s in taken if name in taken[s]), "X") for name in instance.students}
