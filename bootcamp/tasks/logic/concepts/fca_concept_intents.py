"""List the intents of all formal concepts of a cross table.

Answer: a set of sets of attributes; it is unique.
Harder: more objects and attributes, more concepts.
Skills: logic, search
Source: original; formal concept analysis is due to Wille (1982).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.lib.prompts import letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Set


class FcaConceptIntents(Task["FcaConceptIntents.Params", "FcaConceptIntents.Instance", frozenset[frozenset[str]]]):
    version = 1

    class Params(task.Params):
        objects: int = knob("how many objects there are", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 9), ge=2, le=10)
        attributes: int = knob("how many attributes there are", levels=(5, 6, 7, 7, 7, 7, 8, 8, 8, 8), ge=2, le=9)
        fewest: int = knob("the fewest concepts", levels=(5, 6, 8, 9, 10, 11, 13, 15, 18, 21), ge=2, le=25)
        most: int = knob("the most concepts", levels=(8, 10, 12, 13, 14, 16, 18, 21, 25, 29), ge=2, le=35)

    class Instance(task.Instance):
        rows: tuple[tuple[bool, ...], ...]

        @property
        def cells(self) -> list[list[object]]:
            return [[i, *("x" if has else "." for has in row)] for i, row in enumerate(self.rows, 1)]

        @property
        def attributes(self) -> list[str]:
            return list(letters(range(len(self.rows[0]))))

    prompt = Prompt(
        en=r"""
        The table shows which of the objects 1 to {{ rows | length }} have which of the attributes A to
        {{ attributes[-1] }} (x: has it, .: does not).

        {{ cells | table([""] + attributes) }}

        For a set of attributes, take all objects that have all of them (for the empty set: all objects), and then all
        attributes that these objects have in common (if there are no such objects: all attributes). The set is an
        intent of a formal concept if this gives back exactly the same set. List all intents, each as its set of
        attributes.
        """,
        zh=r"""
        下表表示对象 1 到 {{ rows | length }} 各具有属性 A 到 {{ attributes[-1] }} 中的哪些
        （x 表示具有，. 表示不具有）。

        {{ cells | table([""] + attributes) }}

        对一个属性集合，先取具有其中全部属性的所有对象（空集对应全部对象），再取这些对象共有的所有属性
        （若没有这样的对象，则取全部属性）。若由此恰好得回原来的集合，则该集合是一个形式概念的内涵。
        列出所有内涵，每个内涵写成其属性的集合。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[frozenset[str]]]:
        return Set(Set(Choice(tuple(instance.attributes))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[frozenset[str]]]:
        names = letters(range(params.attributes))
        full = (1 << params.attributes) - 1
        for _ in range(200):
            density = rng.uniform(0.45, 0.7)
            masks = [
                sum((rng.random() < density) << i for i in range(params.attributes)) for _ in range(params.objects)
            ]
            intents = {full}
            for mask in masks:
                intents |= {mask & other for other in intents}
            covered = 0
            for mask in masks:
                covered |= mask
            if len(set(masks)) == len(masks) and covered == full and params.fewest <= len(intents) <= params.most:
                rows = tuple(tuple(bool(mask >> i & 1) for i in range(params.attributes)) for mask in masks)
                answer = frozenset(frozenset(name for i, name in enumerate(names) if one >> i & 1) for one in intents)
                return self.Instance(rows=rows), answer
        raise task.Retry

    def key(self, instance: Instance) -> object:
        names = letters(range(len(instance.rows[0])))
        rows = [frozenset(name for name, has in zip(names, row, strict=True) if has) for row in instance.rows]
        return [len(names), nameless([("row", row) for row in rows])]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names = instance.attributes
        intents = ["".join(names)]
        lines = [intents[0]]
        for number, row in enumerate(instance.rows, 1):
            own = "".join(name for name, has in zip(names, row, strict=True) if has)
            shared = ["".join(name for name in intent if name in own) for intent in intents]
            intents += [one for one in dict.fromkeys(shared) if one not in intents]
            lines.append(f"{number} {own or '-'}: {' '.join(one or '-' for one in shared)}")
        return "\n".join([*lines, " ".join(one or "-" for one in intents)])
