"""Say what words such as I, you, here and tomorrow stand for in talks that quote and report other talks.

Answer: a name, a place or the number of a day for each numbered word, in order; they are unique.
Harder: more talks inside each other, reported and quoted ones mixed, talks introduced by such words too.
Skills: deduction, language
Source: original; contexts of utterance as in Kaplan, Demonstratives (1989).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.talks import DAYS, HERE, PEOPLE, PLACES, SAID, Context, Talk, contexts, worded
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word


class IndexicalShift(Task["IndexicalShift.Params", "IndexicalShift.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        talks: int = knob("the number of talks", levels=(1, 2, 3, 3, 4, 5, 6, 7, 8, 9), ge=1, le=12)
        shifted: int = knob(
            "the percentage of parts of a talk that such words name",
            levels=(0, 0, 20, 35, 45, 55, 60, 65, 70, 75),
            ge=0,
            le=90,
        )
        reported: int = knob(
            "the percentage of reported talks", levels=(0, 30, 40, 45, 45, 50, 50, 50, 50, 50), ge=0, le=100
        )

    class Instance(task.Instance):
        talks: tuple[Talk, ...]
        names: tuple[str, ...]
        days: tuple[int, int]
        """The first and the last number of a day that occurs."""

        def lines(self, language: str) -> list[str]:
            zh, number, found = language == "zh", 0, []
            for place, talk in enumerate(self.talks, start=1):
                parts = [worded(part, zh) for part in (talk.speaker, talk.hearer, talk.place, talk.day)]
                if zh:
                    parts = [f" {part} " if part.isascii() else part for part in parts]
                english, chinese, form, slots = SAID[talk.said]
                one, other, day = talk.words
                words = [
                    PEOPLE[one][2 if zh else form],
                    PEOPLE[other][2 if zh else form],
                    HERE[zh],
                    DAYS[day][2 * zh],
                ]
                for slot in slots:
                    number += 1
                    words[slot] = f"{words[slot]}({number})"
                text = (chinese if zh else english).format(*words)
                way = (("，直接引用", "，间接转述") if zh else (", quoted", ", reported"))[not talk.quoted]
                way = "" if place == 1 else way
                if zh:
                    found.append(f"谈话 {place}{way}：{parts[0].lstrip()}{parts[3]}在{parts[2]}对{parts[1]}说：{text}")
                else:
                    text = text[0].upper() + text[1:]
                    found.append("Talk {}{}: {} to {}, {}, {}: {}".format(place, way, *parts, text))
            return found

    prompt = Prompt(
        en=r"""
        {{ "These talks took place" if talks[1:] else "This talk took place" }}; days are given by numbers:

        {{ lines(language) | lines }}

        In each line stands who speaks to whom, where and on which day, and then what is said.
        {%- if talks[1:] %} Every talk after the first is told in the talk before it. How words such as I, you, here and
        today are understood depends on the talk from whose point of view they are said:

        - The words with which a talk is introduced, before what is said, are said from the point of view of the talk
          before it, even if that talk is itself reported.
        - If a talk is quoted, what is said in it is said from its own point of view.
        - If a talk is reported, what is said in it is said from the point of view from which the talk before it says
          what it says.

        From the point of view of a talk, {% else %} In a talk, {% endif -%}
        I (me, my) is its speaker, you (your) its hearer, here is its place, and days such as today,
        yesterday and tomorrow are counted from its day.

        Give, for each numbered word in order, the name, the place or the number of the day that it stands for.
        """,
        zh=r"""
        {{ "有下列几次谈话" if talks[1:] else "有下面这次谈话" }}，日期用第几天的编号表示：

        {{ lines(language) | lines }}

        每行先写谁在哪一天、在哪里对谁说，然后写所说的话。
        {%- if talks[1:] %}第一次以后的每次谈话都是在前一次谈话里讲到的。我、你、这里、今天这类词怎样理解，
        取决于它们是从哪次谈话的角度说的：

        - 介绍一次谈话的词语（在所说的话之前）是从前一次谈话的角度说的，即使前一次谈话本身是间接转述的。
        - 如果一次谈话是直接引用的，其中所说的话就从这次谈话自己的角度说。
        - 如果一次谈话是间接转述的，其中所说的话所用的角度，与前一次谈话里所说的话所用的角度相同。

        从一次谈话的角度看，{% else %}在一次谈话里，{% endif -%}
        我是它的说话人，你是它的听话人，这里是它的地点，今天、昨天、明天这类日子从它的那一天算起。

        请按顺序写出每个编号的词所指的人名、地点或第几天（写编号）。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        low, high = instance.days
        bank = (*instance.names, *PLACES, *map(str, range(low, high + 1)))
        return Sequence(Word(bank=bank), length=sum(len(SAID[talk.said][3]) for talk in instance.talks))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        names = tuple(worlds.draw_names(rng, min(3 + params.talks, 8)))
        here = list(rng.sample(PLACES, len(PLACES)))
        talks: list[Talk] = []
        for number in range(params.talks):
            speaker, hearer = rng.sample(names, 2)
            parts = [speaker, hearer, rng.choice(here), str(rng.randint(20, 60))]
            shifts = [rng.randrange(100) < params.shifted for _ in range(4)] if number else [False] * 4
            if shifts[0]:
                parts[0] = rng.choice(("I", "you"))
            elif shifts[1]:
                parts[1] = rng.choice(("I", "you"))
            parts[2] = "here" if shifts[2] else parts[2]
            parts[3] = rng.choice(DAYS[1:4:2] if shifts[0] else DAYS[1:])[0] if shifts[3] else parts[3]
            order = rng.sample((0, 1), 2)
            talks.append(
                Talk(
                    number == 0 or rng.randrange(100) >= params.reported,
                    parts[0],
                    parts[1],
                    parts[2],
                    parts[3],
                    rng.randrange(len(SAID)),
                    (order[0], order[1], rng.randrange(len(DAYS))),
                )
            )
        views = contexts(tuple(talks))
        if any(len({*context[:2]}) < 2 for context in views):
            raise task.Retry
        days = [context[3] for context in views]
        instance = self.Instance(talks=tuple(talks), names=names, days=(min(days) - 3, max(days) + 3))
        answer = self.solve(instance)
        if len(answer) < 3 * min(params.talks, 2) or max(map(answer.count, answer)) * 2 > len(answer) + (
            params.talks < 2
        ):
            raise task.Retry
        if params.talks > 2 and answer == _answer(instance, naive=True):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[str, ...]:
        return _answer(instance, naive=False)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        zh, lines, number, seen = language == "zh", list[str](), 0, contexts(instance.talks)
        names = ("我", "你", "这里", "今天") if zh else ("I", "you", "here", "today")
        shifts = {en: shift for en, shift, _ in DAYS}
        for place, (talk, own, view) in enumerate(zip(instance.talks, seen, _views(instance), strict=True), 1):
            values = list(map(str, own))
            if not talk.day.isdigit():
                values[3] = f"{seen[place - 2][3]}{shifts[talk.day]:+} = {own[3]}"
            parts = [f"{name} = {value}" for name, value in zip(names, values, strict=True)]
            lines.append(f"{place}. {', '.join(parts)}")
            _, _, form, slots = SAID[talk.said]
            one, other, day = talk.words
            words = (PEOPLE[one][2 if zh else form], PEOPLE[other][2 if zh else form], HERE[zh], DAYS[day][2 * zh])
            meant = (view[one], view[other], view[2], f"{view[3]}{DAYS[day][1]:+} = {view[3] + DAYS[day][1]}")
            found = [f"{words[slot]}({number + i}) = {meant[slot]}" for i, slot in enumerate(slots, 1)]
            number += len(slots)
            if view != own:
                found.insert(0, {"en": f"as in {seen.index(view) + 1}", "zh": f"同 {seen.index(view) + 1}"}[language])
            lines.append(", ".join(found))
        return "\n".join(lines)


def _views(instance: IndexicalShift.Instance, naive: bool = False) -> Iterator[Context]:
    """Give the context that counts for what is said in each talk."""
    view: Context = ("", "", "", 0)
    for talk, own in zip(instance.talks, contexts(instance.talks), strict=True):
        view = own if talk.quoted or naive else view
        yield view


def _answer(instance: IndexicalShift.Instance, naive: bool) -> tuple[str, ...]:
    answer = list[str]()
    for talk, view in zip(instance.talks, _views(instance, naive), strict=True):
        one, other, day = talk.words
        values = (str(view[one]), str(view[other]), view[2], str(view[3] + DAYS[day][1]))
        answer += [values[at] for at in SAID[talk.said][3]]
    return tuple(answer)
