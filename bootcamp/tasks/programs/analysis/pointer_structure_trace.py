"""Follow statements that relink nodes, and give the list that each pointer leads to.

Answer: for each pointer the values met along next; unique.
Harder: more nodes, pointers and statements, loops, links in both directions, cycles.
Skills: simulation, coding
Source: original.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.linked_nodes import NULL, Heap
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Sequence, Word

Lists = dict[str, tuple[int, ...]]

_NAMES = "pqrst"
_SINGLE = (
    "{x} = {y}.next", "{x}.next = {y}", "{x} = {y}", "{x}.next = {y}.next", "{x}, {y} = {y}, {x}", "{x} = new({v})",
    "{x}.next = new({v})", "{x}.next = null", "{x} = {y}.next.next", "{x}.next.next = {y}", "{x}.next = {x}.next.next",
)  # fmt: skip
_DOUBLE = ("{x} = {y}.prev", "{x}.prev = {y}", "{x}.next = {y}.prev", "{x}.next.prev = {y}", "{x}.prev.next = {y}")
_IDIOMS = (
    ("{x} = new({v})", "{x}.next = {y}.next", "{y}.next = {x}"),
    ("while {x}.next != null:", "    {x} = {x}.next"),
    ("while {x} != null and {x}.next != null:", "    {x}.next = {x}.next.next", "    {x} = {x}.next"),
    ("while {x} != {y}:", "    {x} = {x}.next"),
    ("while {x} != null:", "    {y} = {x}.next", "    {x}.next = {z}", "    {z} = {x}", "    {x} = {y}"),
    ("while {x} != null and {y} != null:", "    {x} = {x}.next", "    {y}.next = {x}", "    {y} = {x}"),
)


class PointerStructureTrace(Task["PointerStructureTrace.Params", "PointerStructureTrace.Instance", Lists]):
    version = 1

    class Params(task.Params):
        nodes: int = knob("the number of nodes at first", levels=(3, 4, 5, 6, 7, 7, 8, 9, 10, 12), ge=2, le=14)
        pointers: int = knob("the number of pointers", levels=(2, 2, 3, 3, 3, 3, 4, 4, 5, 5), ge=2, le=5)
        statements: int = knob("the number of statements", levels=(3, 4, 5, 7, 9, 11, 13, 16, 19, 23), ge=2, le=40)
        idioms: int = knob("the number of loops and insertions", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=8)
        prev: int = knob("whether nodes have a second link", levels=(0, 0, 0, 0, 0, 1, 1, 1, 1, 1), ge=0, le=1)
        lists: int = knob("the most lists at first", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        values: tuple[int, ...]
        following: tuple[int, ...]  # the place of the next node, -1 for null
        before: tuple[int, ...]  # likewise for prev; empty if there is no prev
        pointers: tuple[int, ...]
        lines: tuple[str, ...]

        @property
        def names(self) -> str:
            return _NAMES[: len(self.pointers)]

        @property
        def links(self) -> list[str]:
            fields = [("next", self.following), *([("prev", self.before)] if self.before else [])]
            return [
                f"{value}: " + ", ".join(f"{field} = {self._shown(places[place])}" for field, places in fields)
                for place, value in enumerate(self.values)
            ]

        @property
        def start(self) -> str:
            return ", ".join(f"{name} = {self._shown(at)}" for name, at in zip(self.names, self.pointers, strict=True))

        def _shown(self, place: int) -> str:
            return "null" if place == NULL else str(self.values[place])

    prompt = Prompt(
        en=r"""
        Nodes have different values and a field next{{ " and a field prev" if before }}, which is another node, the node
        itself or null. The pointers {{ names | list | listed(language) }} are nodes or null too. At first the nodes,
        named by their values, are

        {{ links | bullets }}

        and {{ start }}. These statements are carried out:

        {% for line in lines %}
        {{ line }}
        {% endfor %}

        x.next.next is the next of the next of x. {{ "x, y = y, x exchanges x and y. " if
        ", " in lines | join(" ") }}{{ "new(v) makes a node with the value v whose fields are null. " if
        "new(" in lines | join(" ") }}Give for each pointer the values that are met from its node along next:
        stop at null, or as soon as a value has been written twice. A pointer that is null has the empty list [].
        """,
        zh=r"""
        各节点的值互不相同，每个节点有字段
        {{- " next 和 prev" if before else " next" }}，其值是一个节点（也可以是它自己）或 null。
        指针 {{ names | list | listed(language) }} 也是节点或 null。开始时各节点（以其值称呼）为

        {{ links | bullets }}

        且 {{ start }}。执行以下语句：

        {% for line in lines %}
        {{ line }}
        {% endfor %}

        x.next.next 是 x 的 next 的 next。{{ "x, y = y, x 交换 x 与 y。" if ", " in lines | join(" ") }}
        {{- "new(v) 新建一个值为 v、字段都为 null 的节点。" if
        "new(" in lines | join(" ") }}请对每个指针写出从它的节点起沿 next 依次遇到的值：遇到 null 时停止，
        或者某个值第二次写出后立即停止。为 null 的指针写空列表 []。
        """,
    )

    def format(self, instance: Instance) -> Format[Lists]:
        names = tuple(instance.names)
        return Mapping(Word(names), Sequence(Integer(), brackets="[]"), required=names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Lists]:
        values = rng.sample(range(1, 30), params.nodes)
        following, before = [NULL] * params.nodes, [NULL] * params.nodes
        starts = sorted({0, *(rng.randrange(params.nodes) for _ in range(params.lists - 1))})
        for place in range(1, params.nodes):
            if place not in starts:
                following[place - 1], before[place] = place, place - 1
        pointers = (0, *(rng.randrange(params.nodes) for _ in range(params.pointers - 1)))
        instance = self.Instance(
            values=tuple(values), following=tuple(following), before=tuple(before) * params.prev, pointers=pointers,
            lines=(),
        )  # fmt: skip
        heap = _heap(instance)
        lines: list[str] = []
        idioms = rng.sample(range(params.statements), min(params.idioms, params.statements))
        for place in range(params.statements):
            for _ in range(30):
                x, y, z = (*rng.sample(instance.names, min(3, params.pointers)), "p")[:3]
                forms = rng.choice(_IDIOMS) if place in idioms else (rng.choice(_SINGLE + _DOUBLE * params.prev),)
                if params.pointers < 3 and any("{z}" in form for form in forms):
                    continue
                new = [form.format(x=x, y=y, z=z, v=30 + len(heap.values)) for form in forms]
                tried = heap.copy()
                if tried.run(new, 60) and not tried.same(heap):
                    heap = tried
                    lines += new
                    break
        instance = instance.model_copy(update={"lines": tuple(lines)})
        answer, first = heap.lists(), _heap(instance).lists()
        moved = sum(answer[name] != first[name] for name in answer)
        if (
            moved < 2
            or len(lines) < params.statements
            or len(set(answer.values())) < 2
            or sum(map(len, answer.values())) < 3 + params.pointers
        ):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        plain = [re.sub(r"\d+", "", line) for line in instance.lines]
        return [instance.following, instance.before, instance.pointers, plain]

    def solve(self, instance: Instance) -> Lists:
        heap = _heap(instance)
        heap.run(instance.lines, 2000)
        return heap.lists()

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        heap = _heap(instance)
        heap.run(instance.lines, 2000)
        lists = (f"{name}: {', '.join(map(str, row)) or '-'}" for name, row in heap.lists().items())
        return "\n".join([*heap.log, *lists])


def _heap(instance: PointerStructureTrace.Instance) -> Heap:
    pointers = dict(zip(instance.names, instance.pointers, strict=True))
    return Heap(instance.values, {"next": instance.following, "prev": instance.before}, pointers)
