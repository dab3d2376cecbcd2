"""Carry out instructions one after the other on a list of JSON records.

Answer: the resulting JSON; the order of keys does not matter, that of lists does; it is unique.
Harder: more instructions, those that use what earlier ones made, comparisons, lacking keys, inner objects, a grouping.
Skills: instructions, simulation
Source: original; the everyday reshaping of data with tools such as jq.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import records as instructions
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Json

_ORDERING = ("reverse", "up", "down")


class JsonRestructure(Task["JsonRestructure.Params", "JsonRestructure.Instance", Any]):
    version = 1

    class Params(task.Params):
        records: int = knob("how many records there are", levels=(2, 3, 3, 4, 4, 5, 5, 5, 6, 6), ge=2, le=20)
        words: int = knob("how many keys have words as values", levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2), ge=1, le=5)
        numbers: int = knob("how many keys have numbers as values", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=6)
        lacking: int = knob("how many records lack one of the keys", levels=(0, 0, 0, 1, 1, 1, 2, 2, 2, 2), ge=0, le=10)
        steps: int = knob(
            "how many instructions there are, without the grouping",
            levels=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
            ge=1,
            le=20,
        )
        linked: int = knob(
            "what percentage of them use, where they can, a key that an earlier one made",
            levels=(0, 0, 0, 30, 40, 50, 60, 70, 80, 90),
            ge=0,
            le=100,
        )
        comparing: bool = knob(
            "whether some look into objects, or compare keys or records", levels=(False,) * 4 + (True,) * 6
        )
        grouping: bool = knob("whether the last instruction groups the records", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        records: tuple[tuple[tuple[str, str | int], ...], ...]  # keys with their values
        steps: tuple[instructions.Step, ...]

        @property
        def text(self) -> str:
            return ",\n ".join(json.dumps(dict(record)) for record in self.records)

        @property
        def told(self) -> list[tuple[str, ...]]:
            return [tuple(text.format(*values) for text in instructions.TEXTS[name]) for name, values in self.steps]

    answer = Json()
    prompt = Prompt(
        en=r"""
        Here is a list of records in JSON:

        [{{ text }}]

        Carry out {{ "these instructions in order, each on the result of the one before" if told[1:] else
        "this instruction" }}:

        {{ told | map("first") | numbered }}

        What is the resulting JSON? The order of the keys in an object does not matter, the order of a list does.
        """,
        zh=r"""
        下面是一个 JSON 记录列表：

        [{{ text }}]

        {{ "依次执行下列指令，每一条都作用于上一条的结果" if told[1:] else "执行下列指令" }}：

        {{ told | map("last") | numbered }}

        最后得到的 JSON 是什么？对象中键的次序无关紧要，列表中的次序要正确。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        records = value = instructions.draw_records(rng, params.records, params.words, params.numbers, params.lacking)
        steps: list[instructions.Step] = []
        for _ in range(params.steps):
            before = steps[-1][0] if steps else ""
            barred = {before, *(("flatten", "lift", "rename") if before == "nest" else ())}
            if not params.comparing:
                barred.update(instructions.COMPARING)
            steps.append(instructions.draw_step(value, barred, rng.randrange(100) < params.linked, rng))
            value = instructions.apply(value, steps[-1])
        if params.grouping:
            steps.append(instructions.draw_grouping(value, rng))
            value = instructions.apply(value, steps[-1])
        instance = self.Instance(records=tuple(tuple(record.items()) for record in records), steps=tuple(steps))
        for i, (name, _) in enumerate(steps):
            without = (*steps[:i], *steps[i + 1 :])
            if name in _ORDERING and self.solve(instance.model_copy(update={"steps": without})) == value:
                raise task.Retry  # a later instruction undoes this one
        return instance, value

    def solve(self, instance: Instance) -> Any:
        value: Any = [dict(record) for record in instance.records]
        for step in instance.steps:
            value = instructions.apply(value, step)
        return value

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        value: Any = [dict(record) for record in instance.records]
        lines = []
        for number, step in enumerate(instance.steps, start=1):
            value = instructions.apply(value, step)
            lines.append(f"{number}. {json.dumps(value)}")
        return "\n".join(lines)
