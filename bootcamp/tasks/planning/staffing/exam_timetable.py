"""Give exams slots and rooms so that no group of students has a clash and all seats suffice.

Answer: the slot and the room of each exam; every timetable that keeps the rules counts.
Harder: more exams and groups, fewer free seats, no exams one after the other, orders between exams.
Skills: planning, search
Source: original; examination timetabling, as in M. W. Carter (1986).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Sequence, Word

Plan = dict[str, tuple[int, ...]]
Group = tuple[int, tuple[int, ...]]
"""The number of students and their exams, from 0."""


class ExamTimetable(Task["ExamTimetable.Params", "ExamTimetable.Instance", Plan]):
    version = 1

    class Params(task.Params):
        exams: int = knob("the number of exams", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=3, le=18)
        days: int = knob("the number of days", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=5)
        slots: int = knob("slots on a day", levels=(2, 3, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=4)
        rooms: int = knob("the number of rooms", levels=(2, 2, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=4)
        groups: int = knob("the number of groups", levels=(3, 4, 5, 6, 6, 7, 8, 10, 12, 14), ge=1, le=20)
        apart: bool = knob("no exams in slots that follow each other", levels=(False,) * 4 + (True,) * 6)
        orders: int = knob("orders between exams", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 4), ge=0, le=8)

    class Instance(task.Instance):
        exams: int
        days: int
        slots: int
        seats: tuple[int, ...]
        groups: tuple[Group, ...]
        apart: bool
        orders: tuple[tuple[int, int], ...]

        def names(self) -> tuple[str, ...]:
            return tuple(f"E{i + 1}" for i in range(self.exams))

        def rows(self) -> list[list[object]]:
            rows: list[list[object]] = []
            for k, (size, exams) in enumerate(self.groups, start=1):
                rows.append([f"G{k}", size, ", ".join(self.names()[i] for i in exams)])
            return rows

        def rooms(self) -> list[tuple[int, int]]:
            return list(enumerate(self.seats, start=1))

        def table_of_days(self) -> list[list[object]]:
            ends = [(day * self.slots + 1, (day + 1) * self.slots) for day in range(self.days)]
            return [[day, ", ".join(map(str, range(a, b + 1)))] for day, (a, b) in enumerate(ends, start=1)]

    prompt = Prompt(
        en="""
        The exams E1 to E{{ exams }} are to be held in these slots:

        {{ table_of_days() | table(["day", "slots in order"]) }}

        The rooms have so many seats, as room: seats:

        {{ rooms() | mapping(": ") }}

        These groups of students take these exams; all members of a group take all exams of the group, and nobody is in
        two groups:

        {{ rows() | table(["group", "students", "exams"]) }}

        - Each exam takes place in one slot and one room, and all who take it sit there; no room has more students than
          seats.
        - There is at most one exam in a room in a slot.
        - No group has two exams in the same slot{{ ", nor in two slots of one day that follow each other" if apart }}.
        {% for i, j in orders -%}
        - {{ names()[i] }} is in an earlier slot than {{ names()[j] }}.
        {% endfor %}

        Give for every exam the number of its slot and of its room, in this order. Any timetable that keeps the rules
        will do.
        """,
        zh="""
        考试 E1 到 E{{ exams }} 要安排在下列时段：

        {{ table_of_days() | table(["天", "依次的时段"]) }}

        各考场的座位数如下（考场: 座位）：

        {{ rooms() | mapping(": ") }}

        下列各组学生要参加下列考试；一组的全体成员都参加该组的全部考试，没有人同时属于两个组：

        {{ rows() | table(["组", "人数", "考试"]) }}

        - 每门考试在一个时段、一个考场进行，所有考生都坐在那里；任何考场的考生都不超过座位数。
        - 同一时段同一考场至多有一门考试。
        - 任何一组都不能在同一时段有两门考试{{ "，也不能在同一天相邻的两个时段各有一门" if apart }}。
        {% for i, j in orders -%}
        - {{ names()[i] }} 的时段早于 {{ names()[j] }}。
        {% endfor %}

        请写出每门考试的时段号和考场号（按此次序）。任何符合规则的安排都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        top = max(instance.days * instance.slots, len(instance.seats))
        return Mapping(Word(instance.names()), Sequence(Integer(1, top), length=2), required=instance.names())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n, total = params.exams, params.days * params.slots
        cells = [(slot, room) for slot in range(1, total + 1) for room in range(1, params.rooms + 1)]
        if n > len(cells):
            raise task.Retry
        places = rng.sample(cells, n)
        todo = rng.sample(range(n), n)
        chosen = set[tuple[int, ...]]()
        for _ in range(4 * params.groups):
            exams: list[int] = [todo[-1]] if todo else []
            for i in rng.sample(range(n), n):
                free = all(not _clash(places[i][0], places[k][0], params.slots, params.apart) for k in exams)
                if free and len(exams) < 3 - (len(chosen) % 3 > 0):
                    exams.append(i)
            if len(chosen) < params.groups and len(exams) > 1 and tuple(sorted(exams)) not in chosen:
                chosen.add(tuple(sorted(exams)))
                todo = [i for i in todo if i not in exams]
        if len(chosen) < params.groups or todo:
            raise task.Retry
        groups: list[Group] = [(rng.randint(4, 30), one) for one in sorted(chosen)]
        rng.shuffle(groups)
        sizes = [sum(size for size, one in groups if i in one) for i in range(n)]
        seats = [0] * params.rooms
        for (_, room), size in zip(places, sizes, strict=True):
            seats[room - 1] = max(seats[room - 1], size + rng.randint(0, 4))
        pairs = [(i, j) for i in range(n) for j in range(n) if places[i][0] < places[j][0]]
        instance = self.Instance(
            exams=n,
            days=params.days,
            slots=params.slots,
            seats=tuple(seats),
            groups=tuple(groups),
            apart=params.apart,
            orders=tuple(sorted(rng.sample(pairs, min(len(pairs), params.orders)))),
        )
        if n > 5 and (len(_first_fit(instance, False)) == n or len(_first_fit(instance, True)) == n):
            raise task.Retry
        return instance, dict(zip(instance.names(), places, strict=True))

    def check(self, instance: Instance, answer: Plan) -> str:
        places = [answer[name] for name in instance.names()]
        if any(slot > instance.days * instance.slots or room > len(instance.seats) for slot, room in places):
            return "there is no such slot or room"
        for i, place in enumerate(places):
            fault = _fault(instance, dict(enumerate(places[:i])), i, place)
            if fault:
                return fault
        return ""


def _clash(one: int, other: int, slots: int, apart: bool) -> bool:
    """Tell whether nobody can have exams in both slots."""
    return one == other or (apart and abs(one - other) == 1 and (one - 1) // slots == (other - 1) // slots)


def _fault(instance: ExamTimetable.Instance, places: dict[int, tuple[int, ...]], i: int, place: tuple[int, ...]) -> str:
    """Say which rule an exam breaks with those that have places."""
    name = instance.names()[i]
    if sum(size for size, exams in instance.groups if i in exams) > instance.seats[place[1] - 1]:
        return f"the room of {name} is too small"
    for k, other in places.items():
        if place == other:
            return f"{name} and {instance.names()[k]} share a room"
        shared = any(i in exams and k in exams for _, exams in instance.groups)
        if shared and _clash(place[0], other[0], instance.slots, instance.apart):
            return f"{name} and {instance.names()[k]} clash for a group"
        if ((i, k) in instance.orders and place[0] >= other[0]) or ((k, i) in instance.orders and other[0] >= place[0]):
            return f"{name} and {instance.names()[k]} are in the wrong order"
    return ""


def _first_fit(instance: ExamTimetable.Instance, largest: bool) -> dict[int, tuple[int, ...]]:
    """Put exams, in their order or the largest first, into the first slot and room that fit."""
    order = list(range(instance.exams))
    if largest:
        order.sort(key=lambda i: -sum(size for size, exams in instance.groups if i in exams))
    places: dict[int, tuple[int, ...]] = {}
    rooms = range(1, len(instance.seats) + 1)
    cells = [(slot, room) for slot in range(1, instance.days * instance.slots + 1) for room in rooms]
    for i in order:
        fits = [cell for cell in cells if not _fault(instance, places, i, cell)]
        if fits:
            places[i] = fits[0]
    return places
