"""Answer questions on coloured objects in a row or a ring after some were removed, painted, moved or added.

Answer: a word or a number for each question, in order; it is unique.
Harder: more objects, more changes that depend on neighbours and places, more questions.
Skills: simulation, counting
Source: the reasoning about colored objects of BIG-bench, A. Srivastava et al., TMLR 2023; rings and changes are ours.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.object_rows import AXES, Scene, changed, reply, told, words_of, worked
from bootcamp.lib.story import Event, draw_setting, renamed, replay
from bootcamp.lib.worlds import draw
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

_SIZES = ("small", "large")
_CHANGES = ("remove", "paint", "swap", "lose", "add", "turn", "cut", "after")
_QUESTIONS = ("kth", "step", "neither", "before", "pairs")


class ColouredObjectsScene(Task["ColouredObjectsScene.Params", "ColouredObjectsScene.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        objects: int = knob(
            "how many objects there are at first", levels=(4, 5, 6, 7, 8, 9, 11, 13, 15, 18), ge=4, le=30
        )
        colours: int = knob("how many colours there are", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=10)
        changes: int = knob("how many changes there are", levels=(0, 1, 2, 3, 4, 5, 7, 9, 11, 14), ge=0, le=24)
        questions: int = knob("how many questions there are", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=8)

    class Instance(task.Instance):
        ring: bool
        things: Scene
        changes: tuple[Event, ...]
        questions: tuple[Event, ...]

        @property
        def steps(self) -> list[tuple[str, str]]:
            return [told(change) for change in self.changes]

        @property
        def asked(self) -> list[tuple[str, str]]:
            return [told(question) for question in self.questions]

        @property
        def words(self) -> list[str]:
            return words_of(self.things, self.changes)

    prompt = Prompt(
        en=r"""
        These objects lie in a {{ "ring, listed clockwise from the first one" if ring else "row, from left to right" }}:

        {% for size, colour, kind in things %}
        {{ loop.index }}. {{ size }} {{ colour }} {{ kind }}
        {% endfor %}
        {% if steps %}

        Then this is done, one after the other:

        {{ steps | map("first") | bullets }}

        Numbers of objects are counted from 1 and always mean the present order; gaps close at once.
        {% endif %}

        Give{{ " at the end, in this order" if steps else "" }}:

        {{ asked | map("first") | bullets }}

        A kind or colour is one of the words above, a size is small or large, and numbers are written in digits.
        {% if ring %}
        In the ring, the first object comes directly after the last one, and these two are neighbours; "before" and
        "last" go by the order from the first object to the last.
        {% endif %}
        """,
        zh=r"""
        词语对照：small（小）、large（大）、{{ words | map("gloss") | join("、") }}。

        下列物体{{ "围成一圈，从第一个起按顺时针列出" if ring else "排成一行，从左到右列出" }}：

        {% for size, colour, kind in things %}
        {{ loop.index }}. {{ size }} {{ colour }} {{ kind }}
        {% endfor %}
        {% if steps %}

        然后：

        {{ steps | map("last") | bullets }}

        物体的编号从 1 数起，总是指当时的顺序；空位立即补上。
        {% endif %}

        请{{ "依次给出最后的下列各项" if steps else "给出" }}：

        {{ asked | map("last") | bullets }}

        种类和颜色用上面的词，大小用 small 或 large，数用数字。
        {% if ring %}
        在圈中，最后一个物体之后紧接着第一个物体，这两个也相邻；“之前”和“最后一个”按从第一个到最后一个物体的顺序而言。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word((*_SIZES, *instance.words, *map(str, range(40)))), length=len(instance.questions))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        kinds = draw_setting(rng, max(3, params.colours - 1)).things
        colours = draw(rng, "colour", params.colours)
        things = tuple((rng.choice(_SIZES), rng.choice(colours), rng.choice(kinds)) for _ in range(params.objects))
        ring = rng.random() < 0.4
        scene, changes = things, list[Event]()
        while len(changes) < params.changes:
            count, prop = len(scene), rng.choice((*colours, *kinds))
            one, two = sorted(rng.sample(range(1, count + 1), 2))
            kind = rng.choice(_CHANGES[: 4 + params.changes])
            words = {
                "remove": (prop,),
                "lose": (str(one),),
                "swap": (str(one), str(two)),
                "add": (rng.choice(_SIZES), rng.choice(colours), rng.choice(kinds)),
                "cut": (str(max(one, 2)),),
                "turn": (),
            }
            change = (kind, *words.get(kind, (prop, rng.choice(colours))))
            after = changed(scene, change, ring)
            if after != scene and len(after) >= max(4, params.objects * 2 // 3):
                changes.append(change)
                scene = after
        questions: dict[Event, str] = {}
        for _ in range(60):
            word, other = rng.choice((*colours, *kinds)), rng.choice(colours)
            number, axis = str(rng.randint(1, 3)), rng.choice(AXES[1:] if rng.random() < 0.8 else AXES)
            kind = rng.choice(_QUESTIONS)
            forms: dict[str, Event] = {
                "neither": ("", other, rng.choice(kinds)),
                "before": ("", word, other),
                "pairs": (axis,),
            }
            question: Event = (kind, *forms.get(kind, (axis, word, number)))
            answer = reply(scene, question, ring)
            dull = answer in ("", "0", word) or answer in questions.values()
            if len(questions) < params.questions and not dull and question[:3] not in [q[:3] for q in questions]:
                questions[question] = answer
        same = [reply(things, question, ring) == answer for question, answer in questions.items()]
        if len(questions) < params.questions or (params.changes > 1 and all(same)):
            raise task.Retry
        instance = self.Instance(ring=ring, things=things, changes=tuple(changes), questions=tuple(questions))
        return instance, tuple(questions.values())

    def key(self, instance: Instance) -> object:
        return [instance.ring, renamed([instance.things, instance.changes, instance.questions], instance.words)]

    def solve(self, instance: Instance) -> tuple[str, ...]:
        scene = replay(instance.things, instance.changes, lambda one, change: changed(one, change, instance.ring))[-1]
        return tuple(reply(scene, question, instance.ring) for question in instance.questions)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        scene, lines = instance.things, list[str]()
        for number, change in enumerate(instance.changes, start=1):
            scene = changed(scene, change, instance.ring)
            things = (f"{place} {' '.join(thing)}" for place, thing in enumerate(scene, start=1))
            lines.append(f"{number}. {', '.join(things)}")
        lines += [f"{worked(scene, question, instance.ring)}" for question in instance.questions]
        return "\n".join(lines)
