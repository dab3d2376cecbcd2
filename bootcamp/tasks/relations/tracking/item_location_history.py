"""Answer questions on where things and people were in the course of a story, and who had what.

Answer: a place, a name or a number for each question, in order; it is unique.
Harder: more people, things and events, more questions, questions about moments in the middle of the story.
Skills: simulation, deduction
Source: original; tasks 2, 3 and 14 of bAbI, J. Weston et al., 2015, with questions on numbers, order and moments.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.story import Event, draw_setting, renamed, replay, told
from bootcamp.lib.whereabouts import Whereabouts, carry_out, changes, draw_event, place_of, reply, worked
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

_TEXT = {
    "go": ("{0} goes to the {1}.", "{0} 去了 {1}。"),
    "take": ("{0} picks up the {1}.", "{0} 拿起 {1}。"),
    "drop": ("{0} puts down the {1}.", "{0} 放下 {1}。"),
    "give": ("{0} hands the {2} to {1}.", "{0} 把 {2} 递给 {1}。"),
    "use": ("{0} looks at the {1}.", "{0} 看了看 {1}。"),
}
_QUESTIONS = {
    "end": ("Where is the {0} at the end?", "最后 {0} 在哪里？"),
    "before": (
        "In which place was the {0} directly before it came to the {1} for the last time?",
        "{0} 最后一次来到 {1} 之前，紧接着那之前是在哪里？",
    ),
    "holder": (
        "Who was number {1} to get hold of the {0}, counting people again each time that they get it?",
        "第 {1} 个拿到 {0} 的人是谁（同一个人每次拿到都重新计数）？",
    ),
    "times": ("How many times did the {0} come to the {1}?", "{0} 来到 {1} 共多少次？"),
    "when": (
        "Where was the {0} when {1} left the {2} for the last time?",
        "{1} 最后一次离开 {2} 时，{0} 在哪里？",
    ),
    "with": (
        "In how many different places was {0} while carrying the {1}?",
        "{0} 拿着 {1} 时，先后到过（含拿起时所在的）多少个不同的地点？",
    ),
}


class ItemLocationHistory(Task["ItemLocationHistory.Params", "ItemLocationHistory.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        things: int = knob("how many things there are", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=1, le=8)
        places: int = knob("how many places there are", levels=(4, 4, 5, 5, 6, 6, 6, 7, 7, 8), ge=3, le=10)
        events: int = knob("how many events are told", levels=(6, 9, 13, 17, 22, 27, 33, 40, 48, 56), ge=4, le=90)
        questions: int = knob("how many questions there are", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        kinds: int = knob("how many kinds of questions occur", levels=(2, 2, 3, 4, 4, 5, 6, 6, 6, 6), ge=1, le=6)

    class Instance(task.Instance):
        places: tuple[str, ...]
        people: tuple[tuple[str, str], ...]  # each with the place at first
        things: tuple[tuple[str, str], ...]
        events: tuple[Event, ...]
        questions: tuple[Event, ...]

        @property
        def story(self) -> list[tuple[str, str]]:
            return told(self.events, _TEXT)

        @property
        def asked(self) -> list[tuple[str, str]]:
            return told(self.questions, _QUESTIONS)

        @property
        def words(self) -> list[str]:
            return [*self.places, *dict(self.things)]

    prompt = Prompt(
        en=r"""
        There are {{ places | length }} places: {{ places | comma }}. At first:

        {% for name, place in people %}
        - {{ name }} is at the {{ place }}.
        {% endfor %}
        {% for thing, place in things %}
        - The {{ thing }} is at the {{ place }}.
        {% endfor %}

        Then this happens:

        {{ story | map("first") | numbered }}

        People carry what they have picked up or been handed wherever they go, until they put it down or hand it on; a
        thing that is carried is where its carrier is.

        Answer {{ "these questions, in this order" if asked[1:] else "this question" }}, each with a place, a name or a
        number (in digits):

        {{ asked | map("first") | numbered }}
        """,
        zh=r"""
        词语对照：{{ words | map("gloss") | join("、") }}。

        共有 {{ places | length }} 个地点：{{ places | join("、") }}。起初：

        {% for name, place in people %}
        - {{ name }} 在 {{ place }}。
        {% endfor %}
        {% for thing, place in things %}
        - {{ thing }} 在 {{ place }}。
        {% endfor %}

        随后依次发生：

        {{ story | map("last") | numbered }}

        一个人拿起或接过的东西会一直随身带着，直到放下或递给别人；被带着的东西就在带着它的人所在的地点。

        请{{ "依次" if asked[1:] else "" }}回答下列问题，每个回答是一个地点、一个人名或一个数（用数字）：

        {{ asked | map("last") | numbered }}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        numbers = map(str, range(len(instance.events) + 1))
        bank = (*instance.places, *dict(instance.people), *numbers)
        return Sequence(Word(bank), length=len(instance.questions))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        things, _, places = draw_setting(rng, params.things, places=params.places)
        people = draw_names(rng, params.people)
        start = {item: rng.choice(places) for item in (*people, *things)}
        events: list[Event] = []
        state = dict(start)
        while len(events) < params.events:
            event = draw_event(rng, people, things, places, state)
            if event:
                events.append(event)
                state = carry_out(state, event)
        states = replay(start, events, carry_out)
        questions: list[Event] = []
        kinds = list(_QUESTIONS)[: params.kinds]
        for _ in range(60 * params.questions):
            if len(questions) == params.questions:
                break
            question = _ask(rng, rng.choice(kinds if params.events > 6 else kinds[:2]), people, things, places)
            if question not in questions and reply(question, states) and _hard(question, states):
                questions.append(question)
        answers = [reply(question, states) for question in questions]
        if len(questions) < params.questions or len({kind for kind, *_ in questions}) < min(2, params.questions):
            raise task.Retry
        instance = self.Instance(
            places=places,
            people=tuple((name, start[name]) for name in people),
            things=tuple((thing, start[thing]) for thing in things),
            events=tuple(events),
            questions=tuple(questions),
        )
        return instance, tuple(answers)

    def key(self, instance: Instance) -> object:
        data = [instance.questions, instance.events, instance.people, instance.things]
        return renamed(data, [*instance.words, *dict(instance.people)])

    def solve(self, instance: Instance) -> tuple[str, ...]:
        states = replay(dict([*instance.people, *instance.things]), instance.events, carry_out)
        return tuple(reply(question, states) for question in instance.questions)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        states = replay(dict([*instance.people, *instance.things]), instance.events, carry_out)
        lines = [f"{number}. {changes(*pair)}" for number, pair in enumerate(pairwise(states), start=1)]
        for question in instance.questions:
            lines.append(f"{worked(question, states)} → {reply(question, states)}")
        return "\n".join(lines)


def _ask(rng: Random, kind: str, people: tuple[str, ...], things: tuple[str, ...], places: tuple[str, ...]) -> Event:
    thing, place, who = rng.choice(things), rng.choice(places), rng.choice(people)
    words = {"end": (thing,), "holder": (thing, str(rng.randint(2, 6))), "when": (thing, who, place)}
    return (kind, *(words.get(kind) or ((who, thing) if kind == "with" else (thing, place))))


def _hard(question: Event, states: list[Whereabouts]) -> bool:
    """Tell whether a question asks for more than the place at the start, or for a number above 1."""
    answer = reply(question, states)
    return answer not in ("1", "0") if answer.isdigit() else answer != place_of(states[0], question[1])
