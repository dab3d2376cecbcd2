"""Tell where people think that others think that things are, after moves that not everybody saw.

Answer: a container for each question, in order; it is unique.
Harder: more people, things and events, deeper beliefs about beliefs, more questions, looks that nobody notices.
Skills: deduction, simulation
Source: the Sally-Anne test; questions of higher order as in Hi-ToM, Y. He et al., EMNLP Findings 2023; rules are ours.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.beliefs import draw_chain, draw_events, last_place, question, sights
from bootcamp.lib.story import Event, draw_setting, renamed, told
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

_TEXT = {
    "leave": ("{0} leaves the room.", "{0} 离开房间。"),
    "enter": ("{0} comes back into the room.", "{0} 回到房间里。"),
    "move": ("{0} moves the {1} to the {2}.", "{0} 把 {1} 移到 {2} 里。"),
    "open": (
        "{0} opens the {1} and shows everyone in the room what is in it.",
        "{0} 打开 {1}，给房间里所有人看里面有什么。",
    ),
    "peek": (
        "{0} looks in from outside, unnoticed, and sees where everything is.",
        "{0} 从外面偷偷看了一眼，看到每样东西在哪里，没有人发觉。",
    ),
}
_SHOWING = {
    (False, False): ("moves the thing", "移动了某样东西"),
    (True, False): ("moves the thing or opens the container that it is in", "移动了某样东西，或打开了它所在的容器"),
    (False, True): ("moves the thing or is a look from outside", "移动了某样东西，或者是从外面偷看"),
    (True, True): (
        "moves the thing, opens the container that it is in, or is a look from outside",
        "移动了某样东西、打开了它所在的容器，或者是从外面偷看",
    ),
}


class NestedBeliefLocation(Task["NestedBeliefLocation.Params", "NestedBeliefLocation.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        things: int = knob("how many things there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=6)
        containers: int = knob("how many containers there are", levels=(4, 4, 5, 5, 5, 6, 6, 6, 7, 7), ge=3, le=8)
        events: int = knob("how many events are told", levels=(5, 7, 9, 13, 16, 20, 25, 31, 38, 46), ge=4, le=80)
        order: int = knob(
            "how many people follow one another in a question", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=5
        )
        looks: int = knob(
            "the chance in percent that an event opens a container or is a look from outside",
            levels=(0, 0, 10, 10, 12, 14, 16, 18, 20, 20),
            ge=0,
            le=60,
        )
        questions: int = knob("how many questions there are", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 5), ge=1, le=8)

    class Instance(task.Instance):
        people: tuple[str, ...]
        containers: tuple[str, ...]
        things: tuple[tuple[str, str], ...]  # each with the container that it is in at first
        events: tuple[Event, ...]
        questions: tuple[tuple[str, tuple[str, ...]], ...]  # a thing, and who thinks about whom

        @property
        def story(self) -> list[tuple[str, str]]:
            return told(self.events, _TEXT)

        @property
        def kinds(self) -> set[str]:
            return {kind for kind, *_ in self.events}

        @property
        def words(self) -> list[str]:
            return [*self.containers, *dict(self.things)]

        @property
        def showing(self) -> tuple[str, str]:
            return _SHOWING["open" in self.kinds, "peek" in self.kinds]

        @property
        def deep(self) -> bool:
            return any(len(who) > 1 for _, who in self.questions)

        @property
        def asked(self) -> list[tuple[str, str]]:
            return [question(thing, who) for thing, who in self.questions]

    prompt = Prompt(
        en=r"""
        {{ people | listed(language) }} are together in a room with {{ containers | length }} closed containers: {{
        containers | comma }}. All of them see that

        {% for thing, container in things %}
        - the {{ thing }} is in the {{ container }}.
        {% endfor %}

        Then this happens:

        {{ story | map("first") | numbered }}

        An event shows where a thing is if it {{ showing[0] }}; the sight of the things at first counts
        as such an event too, which everyone saw. An event in the room is seen by all who are in the room then, and they
        see who else is there.
        {% if "peek" in kinds %}
        A look from outside is seen by nobody but the one who looks.
        {% endif %}
        Nothing else tells anybody anything: coming into the room shows nothing of what is in the containers{{
        ", and an opened container says nothing of things that are not in it" if "open" in kinds }}.

        A person thinks that a thing is where the last event that shows where it is, among those that this person saw,
        shows it.
        {% if deep %}
        Where A thinks that B thinks that it is goes by the last such event that both A and B saw; with more people, by
        the last one that all of those named in the question saw.
        {% endif %}

        {{ asked | map("first") | numbered if asked[1:] else asked[0][0] }}

        Give the {{ "containers, in the order of the questions" if asked[1:] else "container" }}.
        """,
        zh=r"""
        词语对照：{{ words | map("gloss") | join("、") }}。

        {{ people | listed(language) }} 同在一个房间里，房间里有 {{ containers | length }} 个关着的容器：{{
        containers | join("、") }}。他们都看到：

        {% for thing, container in things %}
        - {{ thing }} 在 {{ container }} 里。
        {% endfor %}

        随后依次发生：

        {{ story | map("last") | numbered }}

        如果一个事件{{ showing[1] }}，就说这个事件显示了这样东西在哪里；
        起初看到各样东西的位置也算这样一个事件，所有人都看到了。
        房间里的事件由当时在房间里的所有人看到，他们也看到还有谁在场。
        {% if "peek" in kinds %}
        从外面偷看只有偷看者自己知道。
        {% endif %}
        除此之外没有人得到任何消息：回到房间时看不到容器里有什么{{
        "，打开的容器也不说明不在其中的东西在哪里" if "open" in kinds }}。

        一个人认为某样东西在哪里，以他看到的、显示这样东西位置的最后一个事件为准。
        {% if deep %}
        甲认为乙认为它在哪里，以甲和乙都看到的最后一个这样的事件为准；涉及更多人时，以问题中提到的所有人都看到的最后一个这样的事件为准。
        {% endif %}

        {{ asked | map("last") | numbered if asked[1:] else asked[0][1] }}

        请给出{{ "各问题所问的容器，按问题的顺序" if asked[1:] else "这个容器" }}。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(instance.containers), length=len(instance.questions))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        setting = draw_setting(rng, params.things, params.containers)
        people = draw_names(rng, params.people)
        start = tuple((thing, rng.choice(setting.containers)) for thing in setting.things)
        events = draw_events(rng, people, setting.containers, start, params.events, params.looks)
        seen = {thing: sights(people, thing, start, events) for thing in setting.things}
        place = {thing: found[-1][1] for thing, found in seen.items()}
        questions: dict[tuple[str, tuple[str, ...]], str] = {}
        for n in range(30 * params.questions):
            thing, chain = rng.choice(setting.things), draw_chain(rng, people, max(1, params.order - n % 2))
            answer = last_place(seen[thing], chain)
            alone = {last_place(seen[thing], (name,)) for name in chain} if chain[1:] else set()
            false = sum(place[one] != found for (one, _), found in questions.items())
            if (answer not in alone or rng.random() < 0.4) and (
                answer != place[thing] or false * 2 > len(questions) + 1
            ):
                questions[thing, chain] = answer
            if len(questions) == params.questions:
                break
        if len(questions) < params.questions or len({*questions.values()}) < min(3, params.questions):
            raise task.Retry
        early = events[: [*(kind for kind, *_ in events), "leave"].index("leave")]
        left = {thing: sights(people, thing, start, early)[-1][1] for thing in setting.things}
        lazy = [(left[it], *(last_place(seen[it], by) for by in (people, who[:1], who[-1:]))) for it, who in questions]
        if min(params.order, params.questions) > 1 and tuple(questions.values()) in zip(*lazy, strict=True):
            raise task.Retry  # what came before anybody left, what all saw, or the belief of one person would do
        instance = self.Instance(
            people=people, containers=setting.containers, things=start, events=tuple(events), questions=tuple(questions)
        )
        return instance, tuple(questions.values())

    def key(self, instance: Instance) -> object:
        return renamed([instance.questions, instance.events, instance.things], [*instance.people, *instance.words])

    def solve(self, instance: Instance) -> tuple[str, ...]:
        seen = {thing: sights(instance.people, thing, instance.things, instance.events) for thing, _ in instance.things}
        return tuple(last_place(seen[thing], who) for thing, who in instance.questions)
