"""Follow objects that live as long as something refers to them, and find those that leak in cycles.

Answer: the objects freed by each statement, and those that nothing reaches at the end but that were never freed.
Harder: more objects and statements, more fields, cycles.
Skills: simulation, coding
Source: original; G. E. Collins, A method for overlapping and erasure of lists, Comm. ACM 3 (1960).
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Record, Set, Word

Statement = tuple[str, str]
"""What is assigned to, a variable or a field such as ``x.a``; and ``new``, ``null``, a variable or a field."""


class ReferenceCountTrace(Task["ReferenceCountTrace.Params", "ReferenceCountTrace.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        statements: int = knob("the number of statements", levels=(8, 10, 12, 15, 18, 21, 24, 28, 32, 37), ge=6, le=60)
        variables: int = knob("the number of variables", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=5)
        fields: int = knob("the fields of an object", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=3)
        leaks: int = knob("the fewest objects that leak", levels=(0, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=0, le=6)

    class Instance(task.Instance):
        variables: str
        fields: str
        statements: tuple[Statement, ...]

        @property
        def objects(self) -> int:
            return sum(source == "new" for _, source in self.statements)

    prompt = Prompt(
        en=r"""
        The variables {{ variables | list | listed(language) }} are null at first. Every object has the
        {{ "fields" if fields | length > 1 else "field" }} {{ fields | list | listed(language) }}, null at first;
        a field holds an object or null, as a variable does. "new" makes an object; the objects are called O1, O2, ...
        in the order in which they are made. x.a is the field a of the object that x holds, and so on.

        {% for target, source in statements %}
        {{ loop.index }}. {{ target }} = {{ source }}
        {% endfor %}

        An object counts the variables and the fields of living objects that hold it, its own fields too. After each
        statement every object whose count is 0 is freed: it lives no longer, its fields no longer count, so that others
        may be freed with it. Nothing else frees objects.

        Give "freed" (for each statement that frees objects, by its number, the set of the objects that it frees) and
        "leaked" (the set of the objects that live at the end but cannot be reached from any variable, be it through
        fields of other objects).
        """,
        zh=r"""
        变量 {{ variables | list | listed(language) }} 最初都是 null。
        每个对象有字段 {{ fields | list | listed(language) }}，最初也是 null；
        字段和变量一样，保存一个对象或 null。new 新建一个对象，对象按创建的先后称为 O1、O2……。
        x.a 是 x 所保存的对象的字段 a，依此类推。

        {% for target, source in statements %}
        {{ loop.index }}. {{ target }} = {{ source }}
        {% endfor %}

        每个对象记录有多少个变量以及存活对象（包括它自己）的字段保存着它。每条语句之后，计数为 0 的对象都被释放：
        它不再存活，它的字段不再计数，因而其他对象可能随之被释放。除此之外没有别的方式释放对象。

        请给出 "freed"（按语句的编号，写出每条释放了对象的语句所释放的对象的集合）和
        "leaked"（最后仍然存活、但从任何变量出发，即使经过其他对象的字段，也到不了的对象的集合）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        objects = Set(Word(bank=tuple(f"O{number}" for number in range(1, instance.objects + 1))))
        return Record(freed=Mapping(Integer(1, len(instance.statements)), objects), leaked=objects)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        variables, fields = "xyzvw"[: params.variables], "abc"[: params.fields]
        heap = _Heap(variables, fields)
        statements: list[Statement] = []
        while len(statements) < params.statements:
            holding = [name for name in variables if heap.places[name]]
            places = [*variables, *(f"{name}.{field}" for name in holding for field in fields)]
            chance = rng.random()
            if len(holding) < 2 or chance < 0.25:
                statement = rng.choice(places), "new"
            elif chance < 0.4:
                statement = rng.choice(places), "null"
            else:
                statement = rng.choice(places), rng.choice([one for one in places if heap.read(one)])
            if statement[1] == "null" and not heap.read(statement[0]):
                continue
            if statement[1] != "new" and heap.read(statement[0]) == heap.read(statement[1]):
                continue
            heap.assign(*statement)
            statements.append(statement)
        instance = self.Instance(variables=variables, fields=fields, statements=tuple(statements))
        answer = self.solve(instance)
        if len(answer["leaked"]) < params.leaks or len(answer["freed"]) < 2 or heap.made > 16:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        heap = _Heap(instance.variables, instance.fields)
        freed = {place: gone for place, one in enumerate(instance.statements, start=1) if (gone := heap.assign(*one))}
        return {"freed": freed, "leaked": heap.leaked()}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        heap, lines = _Heap(instance.variables, instance.fields), list[str]()
        for number, (target, source) in enumerate(instance.statements, start=1):
            before, place = Counter(heap.places.values()), heap.place(target)
            value = f"O{heap.made + 1}" if source == "new" else heap.read(source)
            freed = heap.assign(target, source)
            after = Counter(heap.places.values())
            lost = [one for one in sorted(before) if one and after[one] < before[one]]
            gained = f"{value} {after[value]}{' ✗' if value in freed else ''}" if value else "null"
            told = [f"{one} {'✗' if one in freed else after[one]}" for one in lost if one != value]
            told += [f"{one} ✗" for one in sorted(freed - {*lost, value})]
            lines.append(", ".join([f"{number}. {place} = {gained}", *told]))
        lines.append(", ".join(f"{place} = {one}" for place, one in heap.places.items() if one))
        return "\n".join(lines)


class _Heap:
    """Variables and living objects; places are variables and fields of objects, such as ``O2.a``."""

    def __init__(self, variables: str, fields: str) -> None:
        self.fields, self.made = fields, 0
        self.places = dict.fromkeys(variables, "")

    def place(self, name: str) -> str:
        variable, dot, field = name.partition(".")
        return f"{self.places[variable]}.{field}" if dot else name

    def read(self, name: str) -> str:
        """Give the object that a variable or a field of its object holds, "" for none."""
        return "" if name == "null" else self.places[self.place(name)]

    def assign(self, target: str, source: str) -> frozenset[str]:
        """Carry out a statement and give the objects that it frees."""
        if source == "new":
            self.made += 1
            value = f"O{self.made}"
            self.places |= dict.fromkeys([f"{value}.{field}" for field in self.fields], "")
        else:
            value = self.read(source)
        self.places[self.place(target)] = value
        freed: set[str] = set()
        while dead := self._alive() - set(self.places.values()):
            freed |= dead
            self.places = {name: one for name, one in self.places.items() if name.partition(".")[0] not in dead}
        return frozenset(freed)

    def _alive(self) -> set[str]:
        return {name.partition(".")[0] for name in self.places if "." in name}

    def leaked(self) -> frozenset[str]:
        """Give the living objects that no way from a variable leads to."""
        reached = {one for name, one in self.places.items() if "." not in name and one}
        while more := {self.places[f"{one}.{field}"] for one in reached for field in self.fields} - reached - {""}:
            reached |= more
        return frozenset(self._alive() - reached)
