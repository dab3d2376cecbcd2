"""Track who holds which object through a story of swaps.

Answer: the object of each person asked about; it is unique.
Harder: more people, more swaps, swaps on a condition, actions that are repeated or undone by reference, references to
    references, more people asked about.
Skills: simulation, deduction
Source: original; permutations in the dress of a story.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.worlds import draw, draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

Event = tuple[str, ...]
"""A key of _TEXT and what fills it: names and things or, for a reference, the numbers of the first and last action."""

_THINGS = ("fruit", "flower", "animal")
_REFERENCES = ("again", "reverse")
_LONGEST = 10  # actions, without references, that one reference may lead to
_TEXT = {
    "swap": ("{0} and {1} swap what they hold.", "{0} 与 {1} 交换手中的物品。"),
    "if": (
        "If {0} holds the {1} at this moment, {2} and {3} swap what they hold.",
        "若此时 {0} 拿着 {1}，则 {2} 与 {3} 交换手中的物品。",
    ),
    "show": ("{0} shows {1} the object in hand and keeps it.", "{0} 给 {1} 看了看自己手中的物品，仍自己留着。"),
    "again": ("Actions {0} to {1} happen again, in the same order.", "第 {0} 到第 {1} 个动作按原来的顺序再发生一次。"),
    "reverse": ("Actions {0} to {1} happen again, in reverse order.", "第 {0} 到第 {1} 个动作按相反的顺序再发生一次。"),
}


class ShuffledObjects(Task["ShuffledObjects.Params", "ShuffledObjects.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people hold an object", levels=(3, 4, 5, 5, 6, 7, 8, 9, 10, 12), ge=3, le=12)
        swaps: int = knob("how many swaps are told", levels=(3, 4, 6, 7, 8, 9, 10, 11, 12, 14), ge=2, le=100)
        conditional: int = knob(
            "how many more swaps depend on a condition", levels=(0, 0, 0, 2, 3, 4, 5, 6, 7, 8), ge=0, le=50
        )
        references: int = knob(
            "how many actions refer to earlier ones", levels=(0, 0, 1, 1, 2, 3, 4, 5, 6, 7), ge=0, le=50
        )
        nested: bool = knob("whether they may refer to references", levels=(False,) * 5 + (True,) * 5)
        asked: int = knob("how many people are asked about", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=12)

    class Instance(task.Instance):
        people: tuple[str, ...]
        objects: tuple[str, ...]  # what each of them holds at first
        events: tuple[Event, ...]
        asked: tuple[str, ...]

        @property
        def referring(self) -> bool:
            return any(kind in _REFERENCES for kind, *_ in self.events)

        @property
        def repeated(self) -> set[str]:  # the kinds of the actions that others refer to
            spans = [words for kind, *words in self.events if kind in _REFERENCES]
            return {kind for first, last in spans for kind, *_ in self.events[int(first) - 1 : int(last)]}

        @property
        def story(self) -> list[tuple[str, ...]]:
            return [tuple(text.format(*words) for text in _TEXT[kind]) for kind, *words in self.events]

        @property
        def holdings(self) -> dict[str, str]:
            return dict(zip(self.people, self.objects, strict=True))

    prompt = Prompt(
        en=r"""
        {{ people | listed(language) }} each hold one object.

        {% for person, thing in holdings.items() %}
        {{ person }}: {{ thing }}
        {% endfor %}

        Then this happens:

        {{ story | map("first") | numbered }}

        Only swaps change who holds what{{
        ", whether they are told directly or by the numbers of earlier actions" if referring }}.
        {% if "if" in repeated %}
        When an action with a condition happens again, its condition is judged anew, by what is held then.
        {% endif %}
        {% if "again" in repeated or "reverse" in repeated %}
        When an action that refers to others happens again, those others happen again in the order that it states.
        {% endif %}
        What {{ "do these people hold at the end: " ~ asked | join(", ") if asked[1:] else
        "does " ~ asked[0] ~ " hold at the end" }}?
        """,
        zh=r"""
        {{ people | listed(language) }} 各拿着一件物品。

        {% for person, thing in holdings.items() %}
        {{ person }}：{{ thing | gloss }}
        {% endfor %}

        随后依次发生：

        {{ story | map("last") | numbered }}

        只有交换会改变谁拿着什么{{ "，无论是直接叙述的交换，还是用前面动作的编号指代的交换" if referring }}。
        {% if "if" in repeated %}
        带条件的动作再次发生时，要按当时各人手里的物品重新判断条件。
        {% endif %}
        {% if "again" in repeated or "reverse" in repeated %}
        指代其他动作的动作再次发生时，所指的动作按它说明的顺序再发生一次。
        {% endif %}
        最后{{ "下列各人手里拿的是什么：" ~ asked | join("、") if asked[1:] else " " ~ asked[0] ~ " 手里拿的是什么" }}？
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        return Assignment(instance.asked, tuple(sorted(instance.objects)), distinct=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        people = draw_names(rng, params.people)
        objects = draw(rng, rng.choice(_THINGS), params.people)
        kinds = ["swap"] * params.swaps + ["if"] * params.conditional + ["show"] * (params.swaps // 4)
        kinds += rng.choices(_REFERENCES, k=params.references)
        rng.shuffle(kinds)
        held = dict(zip(people, objects, strict=True))
        events: list[Event] = []
        for kind in kinds:
            spans = _spans(events, params.nested)
            if kind in _REFERENCES and spans:
                events.append((kind, *map(str, rng.choice(spans))))
            elif kind == "if":  # of half of them the condition holds at first
                holder = rng.choice(people)
                thing = held[holder] if rng.random() < 0.5 else rng.choice(objects)
                events.append((kind, holder, thing, *rng.sample(people, 2)))
            else:  # at first there is nothing to refer to
                events.append(("swap" if kind in _REFERENCES else kind, *rng.sample(people, 2)))
            _carry_out(events, [len(events) - 1], held)
        asked = rng.sample(people, params.asked)
        instance = self.Instance(people=people, objects=objects, events=tuple(events), asked=tuple(asked))
        answer = self.solve(instance)
        for which, instead in ((("if",), "swap"), (("if",), "show"), (_REFERENCES, "show")):
            lazy = tuple((instead, *event[-2:]) if event[0] in which else event for event in events)
            if (
                params.asked > 1
                and lazy != instance.events
                and answer == self.solve(instance.model_copy(update={"events": lazy}))
            ):
                raise task.Retry  # conditions or actions referred to would not matter
        return instance, answer

    def key(self, instance: Instance) -> object:
        number = {
            name: str(place) for things in (instance.people, instance.objects) for place, name in enumerate(things)
        }
        events = [[kind, *(number.get(word, word) for word in words)] for kind, *words in instance.events]
        return [len(instance.people), events, [number[name] for name in instance.asked]]

    def solve(self, instance: Instance) -> dict[str, str]:
        held = instance.holdings
        _carry_out(instance.events, range(len(instance.events)), held)
        return {name: held[name] for name in instance.asked}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(_carry_out(instance.events, range(len(instance.events)), instance.holdings))


def _spans(events: Sequence[Event], nested: bool) -> list[tuple[int, int]]:
    """List the runs of 2 to 5 actions, by the numbers of their ends, that are not too long when written out."""
    sizes: list[int] = []
    for kind, *words in events:
        inner = sum(sizes[int(words[0]) - 1 : int(words[1])]) if kind in _REFERENCES else 1
        sizes.append(inner if nested or kind not in _REFERENCES else _LONGEST)
    ends = ((first, first + count - 1) for first in range(1, len(events)) for count in range(2, 6))
    return [(first, last) for first, last in ends if last <= len(events) and sum(sizes[first - 1 : last]) <= _LONGEST]


def _carry_out(events: Sequence[Event], chosen: Sequence[int], held: dict[str, str]) -> list[str]:
    """Let actions, by their places from 0, change what is held; write a line for each swap."""
    lines = []
    for place in chosen:
        kind, *words = events[place]
        if kind in _REFERENCES:
            span = range(int(words[0]) - 1, int(words[1]))
            lines += _carry_out(events, span if kind == "again" else span[::-1], held)
        elif kind == "swap" or (kind == "if" and held[words[0]] == words[1]):
            a, b = words[-2:]
            held[a], held[b] = held[b], held[a]
            lines.append(f"{a} <-> {b}: {a}={held[a]}, {b}={held[b]}")
    return lines
