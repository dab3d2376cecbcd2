"""Count the things of some kinds that a speaker has, in a list with gains, losses and what others have.

Answer: a whole number for each question, in order; it is unique.
Harder: more sentences, longer histories of one thing, numbers told by comparison, more that belongs to others.
Skills: counting, arithmetic
Source: the object counting of BIG-bench, A. Srivastava et al., TMLR 2023; histories and comparisons are ours.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.belongings import book, draw_sentence, told, worked
from bootcamp.lib.shown_work import running_sum
from bootcamp.lib.story import Event, renamed
from bootcamp.lib.worlds import categories, draw_names, plural, zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

_KINDS = ("animal", "fruit", "vegetable", "instrument", "flower", "gem", "furniture", "clothing", "vehicle", "tree")


_NOISE = ("other", "wish", "shown", "lent")
_CHANGES = ("more", "less", "more", "less", "swap", "gone")


class ObjectCounting(Task["ObjectCounting.Params", "ObjectCounting.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        things: int = knob(
            "how many sorts of things the speaker has had", levels=(3, 4, 5, 6, 7, 9, 11, 13, 15, 17), ge=2, le=24
        )
        kinds: int = knob("how many kinds they belong to", levels=(2, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8)
        changes: int = knob("how many changes are told", levels=(0, 1, 3, 4, 6, 8, 11, 14, 18, 22), ge=0, le=40)
        compared: int = knob(
            "how many first numbers are told by comparison", levels=(0, 0, 1, 1, 2, 3, 4, 5, 6, 7), ge=0, le=12
        )
        noise: int = knob("how many sentences change nothing", levels=(1, 1, 2, 3, 4, 5, 7, 9, 11, 13), ge=0, le=24)
        asked: int = knob("how many counts are asked for", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        things: tuple[tuple[str, str], ...]  # each with its kind
        events: tuple[Event, ...]  # a kind of sentence, then thing, other thing, person and two numbers
        asked: tuple[tuple[str, ...], ...]

        @property
        def story(self) -> list[tuple[str, str]]:
            return [told(event) for event in self.events]

        @property
        def glossary(self) -> list[tuple[str, str]]:
            kinds = sorted({kind for _, kind in self.things})
            members = [(kind, [thing for thing, one in self.things if one == kind]) for kind in kinds]
            return [
                (
                    f"{_en(kind)}: {', '.join(map(plural, sorted(found)))}",
                    f"{zh(kind)}：{'、'.join(map(zh, sorted(found)))}",
                )
                for kind, found in members
            ]

        @property
        def lent(self) -> bool:
            return any(event[0] == "lent" for event in self.events)

        @property
        def questions(self) -> list[tuple[str, str]]:
            return [(" and ".join(map(_en, kinds)), "和".join(map(zh, kinds))) for kinds in self.asked]

    prompt = Prompt(
        en=r"""
        {{ story | map("first") | join(" ") }}

        Here the things are of these kinds:

        {{ glossary | map("first") | bullets }}

        The sentences are told in the order of time; a comparison holds at the moment when it is told.
        {% if asked[1:] %}
        How many things of these kinds, taken together in each line, do I own in the end?

        {{ questions | map("first") | numbered }}

        Give the numbers in this order.
        {% else %}
        How many {{ questions[0][0] }}, all in all, do I own in the end?
        {% endif %}
        """,
        zh=r"""
        {{ story | map("last") | join("") }}

        这里的东西按下列种类划分：

        {{ glossary | map("last") | bullets }}

        句子按时间先后叙述，比较的话在说到它的那一刻成立。
        {% if asked[1:] %}
        最后归我所有的、下列各行所列种类的东西合起来各有多少件？

        {{ questions | map("last") | numbered }}

        请依次给出各数。
        {% else %}
        最后归我所有的{{ questions[0][1] }}一共有多少件？
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=0), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        kinds = rng.sample(_KINDS, params.kinds)
        things = [(thing, kind) for kind in kinds for thing in rng.sample(categories()[kind], 6)]
        rng.shuffle(things)
        mine = [thing for thing, _ in things[: params.things]]
        people = draw_names(rng, 5)
        queue = ["have"] * (params.things - params.compared) + rng.choices(("twice", "plus"), k=params.compared)
        rest = rng.choices(_CHANGES, k=params.changes) + rng.choices(_NOISE, k=params.noise)
        rng.shuffle(rest)
        for kind in rest:  # what is told first is something to go on from
            queue.insert(rng.randint(min(2, len(queue)), len(queue)), kind)
        owned: dict[str, int] = {}
        events: list[Event] = []
        for kind in queue:
            event = draw_sentence(
                rng, kind, [thing for thing in mine if thing not in owned], things, owned, rng.choice(people)
            )
            events.append(event)
            book(owned, event)
        if len(owned) < params.things or max(owned.values()) > 200:
            raise task.Retry
        named = {event[1] for event in events} | {event[2] for event in events if event[2]}
        pairs = [tuple(sorted(pair)) for pair in (rng.sample(kinds, min(2, params.kinds - 1)) for _ in range(9))]
        asked = tuple(dict.fromkeys(pairs))[: params.asked]
        if len(asked) < params.asked or not all(any(k in pair for _, k in things) for pair in asked for k in pair):
            raise task.Retry
        shown = tuple(sorted((thing, kind) for thing, kind in things if thing in named))
        instance = self.Instance(things=shown, events=tuple(events), asked=asked)
        answer = self.solve(instance)
        naive = tuple(sum(int(e[4]) for e in events if dict(things)[e[1]] in pair and e[0] == "have") for pair in asked)
        if 0 in answer or (params.changes > 1 and answer == naive):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        events = [(kind, one, two, *numbers) for kind, one, two, _, *numbers in instance.events]
        data = [events, instance.things, instance.asked]
        return renamed(data, [word for pair in instance.things for word in pair])

    def solve(self, instance: Instance) -> tuple[int, ...]:
        owned: dict[str, int] = {}
        for event in instance.events:
            book(owned, event)
        return tuple(
            sum(owned.get(one, 0) for one, kind in instance.things if kind in kinds) for kinds in instance.asked
        )

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        naming = zh if language == "zh" else plural
        owned, lines = dict[str, int](), []
        for number, event in enumerate(instance.events, start=1):
            before = dict(owned)
            book(owned, event)
            lines.append(f"{number}. {worked(event, before, owned, language)}")
        for kinds in instance.asked:
            parts = [(one, owned.get(one, 0)) for one, kind in instance.things if kind in kinds]
            names = ", ".join(f"{naming(one)} {n}" for one, n in parts)
            lines.append(f"{names} → {running_sum([n for _, n in parts])}")
        return "\n".join([*lines, str([*self.solve(instance)])])


def _en(kind: str) -> str:
    return {"furniture": "pieces of furniture", "clothing": "items of clothing"}.get(kind) or plural(kind)
