"""Find the entry of a list from what people say who were told one part of it each.

Answer: the parts of the entry, in the order of the list; the dialogue admits one entry.
Harder: more entries, three people in place of two, more remarks, remarks about what others know.
Skills: deduction, logic
Source: original; after the question on a birthday in the Singapore and Asian Schools Math Olympiad, 2015.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.knowledge import REMARKS, Remark, deciding, partition, random_dialogue, remark_holds
from bootcamp.lib.kripke import bits
from bootcamp.lib.worlds import categories, draw, draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.knowledge._dialogue import lines
from bootcamp.verifiers import Format, Sequence, Word

_DRAWS = 30
_SETTINGS = (
    *(("month", "weekday"), ("city", "vehicle"), ("colour", "animal"), ("sport", "weekday"), ("dish", "drink")),
    *(("room", "furniture"), ("flower", "colour"), ("instrument", "subject"), ("profession", "city")),
    *(("gem", "metal"), ("tree", "direction"), ("clothing", "material"), ("fruit", "shape"), ("language", "city")),
)
_THIRD = ("colour", "city", "month", "weekday", "animal", "shape", "drink", "direction")


class BirthdayDialogue(Task["BirthdayDialogue.Params", "BirthdayDialogue.Instance", "tuple[str, ...]"]):
    version = 1

    class Params(task.Params):
        entries: int = knob(
            "how many entries the list has", levels=(8, 10, 12, 16, 18, 22, 26, 30, 34, 40), ge=6, le=60
        )
        parts: int = knob("how many parts an entry has", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        remarks: int = knob("how many remarks are made", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=8)
        kinds: int = knob("how many kinds of remarks are used", levels=(2, 3, 4, 5, 6, 6, 6, 6, 6, 6), ge=2, le=6)

    class Instance(task.Instance):
        names: tuple[str, ...]
        heads: tuple[str, ...]
        entries: tuple[tuple[str, ...], ...]
        remarks: tuple[Remark, ...]

        @property
        def meanings(self) -> list[str]:
            return sorted({word for entry in self.entries for word in entry})

        @property
        def said(self) -> dict[str, list[str]]:
            words = {"en": "which entry it is", "zh": "是哪一条"}
            return {language: lines(self.remarks, self.names, what, language) for language, what in words.items()}

    prompt = Prompt(
        en=r"""
        One entry of this list ({{ heads | comma }}) has been chosen in secret:

        {% for entry in entries %}
        {{ entry | comma }}
        {% endfor %}

        {% for head in heads %}
        {{ names[loop.index0] }} is told only the {{ head }} of the chosen entry{{ "." if loop.last else ";" }}
        {% endfor %}
        All of them know the list and who was told which part. Then they speak in this order, and all of them hear every
        remark:

        {{ said[language] | lines }}

        All of them reason perfectly, and each remark is true at the moment when it is made, given all that was said
        before it; all of this is known to everyone. Which entry was chosen? Give its parts in the order of the list.
        """,
        zh=r"""
        从下面的清单（各项依次为 {{ heads | map("gloss") | join("、") }}）中暗中选定了一条：

        {% for entry in entries %}
        {{ entry | comma }}
        {% endfor %}

        词义：{{ meanings | map("gloss") | join("、") }}。

        {% for head in heads %}
        {{ names[loop.index0] }} 只得知选定那一条的{{ head | zh }}{{ "。" if loop.last else "；" }}
        {% endfor %}
        所有人都知道这份清单，也知道谁得知了哪一项。随后他们按下面的顺序说话，每句话所有人都能听到：

        {{ said[language] | lines }}

        所有人都能完美地推理；每句话在说出的那一刻，根据此前说过的一切，都是真的；这些也是人人都知道的。
        选定的是哪一条？请按清单中的顺序给出它的各项。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(tuple(instance.meanings)), length=len(instance.heads))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        heads = list(rng.choice(_SETTINGS))
        if params.parts == 3:
            heads.append(rng.choice([head for head in _THIRD if head not in heads]))
        width = 2
        while width**params.parts < 2 * params.entries:
            width += 1
        values = [draw(rng, head, min(width + rng.randint(0, 2), len(categories()[head]))) for head in heads]
        everything = list(product(*values))
        for _ in range(_DRAWS):
            entries = sorted(rng.sample(everything, min(params.entries, len(everything))))
            people = [partition([entry[part] for entry in entries], str) for part in range(len(heads))]
            kinds = REMARKS[: params.kinds]
            remarks, place = random_dialogue(rng, people, len(entries), params.remarks, kinds)
            if remarks:
                names = draw_names(rng, len(heads))
                instance = self.Instance(names=names, heads=tuple(heads), entries=tuple(entries), remarks=remarks)
                return instance, entries[place]
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        heads, entries = range(len(instance.heads)), instance.entries
        people = [partition([entry[part] for entry in entries], str) for part in heads]
        start = alive = (1 << len(entries)) - 1

        def told(mask: int) -> str:
            return " ".join(str(place + 1) for place in bits(mask))

        def cells(who: int, worlds: int) -> str:
            return f"{instance.names[who]} {' | '.join(told(cell & worlds) for cell in people[who] if cell & worlds)}"

        steps = list[str]()
        for remark in instance.remarks:
            kind, speaker, other = remark
            if kind not in ("knows", "ignorant"):
                among = start if kind == "knew" else alive
                steps.append(f"{cells(other, among)}: {told(deciding(people[other], among)) or '-'}")
            among = start if kind == "knew" else alive
            alive &= remark_holds(remark, people, start, alive)
            steps.append(f"{cells(speaker, among)}: {told(alive)}")
        return "\n".join(steps)

    def key(self, instance: Instance) -> object:
        about = [
            [kind, who, other if kind not in ("knows", "ignorant") else who] for kind, who, other in instance.remarks
        ]
        return [instance.entries, about]
