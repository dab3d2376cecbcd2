"""Track who holds which object through a story of swaps.

Answer: the object of each person asked about; it is unique.
Harder: more people, more swaps, actions that are repeated or undone by reference, more people asked about.
Skills: simulation, deduction
Source: original; permutations in the dress of a story.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.worlds import draw, draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

Event = tuple[str, ...]  # a kind, then two names or, for a reference, the numbers of the first and last action meant

_THINGS = ("fruit", "flower", "animal")
_REFERENCES = ("again", "reverse")
_TEXT = {
    "swap": ("{0} and {1} swap what they hold.", "{0} 与 {1} 交换手中的物品。"),
    "show": ("{0} shows {1} the object in hand and keeps it.", "{0} 给 {1} 看了看自己手中的物品，仍自己留着。"),
    "again": ("Actions {0} to {1} happen again, in the same order.", "第 {0} 到第 {1} 个动作按原来的顺序再发生一次。"),
    "reverse": ("Actions {0} to {1} happen again, in reverse order.", "第 {0} 到第 {1} 个动作按相反的顺序再发生一次。"),
}


class ShuffledObjects(Task["ShuffledObjects.Params", "ShuffledObjects.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people hold an object", levels=(3, 4, 5, 5, 6, 7, 8, 9, 10, 12), ge=3, le=12)
        swaps: int = knob("how many swaps are told", levels=(3, 4, 6, 9, 12, 18, 27, 38, 54, 80), ge=2, le=200)
        references: int = knob(
            "how many actions refer to earlier ones", levels=(0, 0, 1, 1, 2, 4, 6, 10, 14, 20), ge=0, le=50
        )
        asked: int = knob("how many people are asked about", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=12)

    class Instance(task.Instance):
        people: tuple[str, ...]
        objects: tuple[str, ...]  # what each of them holds at first
        events: tuple[Event, ...]
        asked: tuple[str, ...]

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

        Only swaps change who holds what, whether they are told directly or by the numbers of earlier actions.
        What do these people hold at the end: {{ asked | join(", ") }}?
        """,
        zh=r"""
        {{ people | listed(language) }} 各拿着一件物品。

        {% for person, thing in holdings.items() %}
        {{ person }}: {{ thing | gloss }}
        {% endfor %}

        随后依次发生：

        {{ story | map("last") | numbered }}

        只有交换会改变谁拿着什么，无论是直接叙述的交换，还是用前面动作的编号指代的交换。
        最后下列各人手里拿的是什么：{{ asked | join("、") }}？
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, str]]:
        return Assignment(instance.asked, tuple(sorted(instance.objects)), distinct=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        people = draw_names(rng, params.people)
        objects = draw(rng, rng.choice(_THINGS), params.people)
        kinds = ["swap"] * params.swaps + ["show"] * (params.swaps // 4)
        kinds += rng.choices(_REFERENCES, k=params.references)
        rng.shuffle(kinds)
        events: list[Event] = []
        for kind in kinds:
            spans = _plain_spans(events)
            if kind in _REFERENCES and spans:
                events.append((kind, *map(str, rng.choice(spans))))
            else:  # at first there is nothing to refer to
                events.append(("swap" if kind in _REFERENCES else kind, *rng.sample(people, 2)))
        asked = rng.sample(people, params.asked)
        instance = self.Instance(people=people, objects=objects, events=tuple(events), asked=tuple(asked))
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        number = {name: str(place) for place, name in enumerate(instance.people)}
        events = [[kind, *(number.get(word, word) for word in words)] for kind, *words in instance.events]
        return [len(instance.people), events, [number[name] for name in instance.asked]]

    def solve(self, instance: Instance) -> dict[str, str]:
        held = instance.holdings
        for a, b in _swaps(instance.events):
            held[a], held[b] = held[b], held[a]
        return {name: held[name] for name in instance.asked}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        held, lines = instance.holdings, []
        for a, b in _swaps(instance.events):
            held[a], held[b] = held[b], held[a]
            lines.append(f"{a} <-> {b}: {a}={held[a]}, {b}={held[b]}")
        return "\n".join(lines)


def _plain_spans(events: list[Event]) -> list[tuple[int, int]]:
    """List the runs of 2 to 5 actions, by the numbers of their ends, that hold no reference themselves."""
    plain = [kind not in _REFERENCES for kind, *_ in events]
    ends = ((first, first + size - 1) for first in range(1, len(events)) for size in range(2, 6))
    return [(first, last) for first, last in ends if last <= len(events) and all(plain[first - 1 : last])]


def _swaps(events: tuple[Event, ...]) -> list[tuple[str, str]]:
    """Write out all swaps in the order in which they happen."""
    found: list[tuple[str, str]] = []
    for kind, first, second in events:
        if kind == "swap":
            found.append((first, second))
        elif kind in _REFERENCES:
            span = _swaps(events[int(first) - 1 : int(second)])
            found += span if kind == "again" else span[::-1]
    return found
