"""Tell in which containers things end up when containers with their contents are moved, emptied and exchanged.

Answer: for each thing asked about its containers from the inside out, and the place at the end; it is unique.
Harder: more containers and things, more events, more depth, lids that are stuck for a while so that events fail.
Skills: simulation, deduction
Source: original; the entity tracking of N. Kim and S. Schuster, ACL 2023, with containers in containers.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.containers import State, carry_out, chain_of
from bootcamp.lib.story import Event, draw_setting, renamed, told
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Sequence, Word

Answer = dict[str, tuple[str, ...]]

_TEXT = {
    "put": ("The {0} is put into the {1}.", "把 {0} 放进 {1}。"),
    "carry": ("The {0} is carried to the {1}.", "把 {0} 搬到 {1}。"),
    "empty": ("Everything is taken out of the {0} and left beside it.", "把 {0} 里的东西全部取出，放在它旁边。"),
    "swap": ("The contents of the {0} and of the {1} are exchanged.", "把 {0} 与 {1} 里的东西互换。"),
    "stick": ("The lid of the {0} gets stuck.", "{0} 的盖子卡住了。"),
    "free": ("The lid of the {0} is freed.", "{0} 的盖子又能打开了。"),
}


class NestedContainerTracking(
    Task["NestedContainerTracking.Params", "NestedContainerTracking.Instance", dict[str, tuple[str, ...]]]
):
    version = 1

    class Params(task.Params):
        containers: int = knob("how many containers there are", levels=(2, 3, 3, 4, 5, 5, 6, 7, 8, 9), ge=2, le=12)
        things: int = knob("how many things there are", levels=(2, 2, 3, 3, 4, 4, 5, 6, 6, 7), ge=1, le=12)
        places: int = knob("how many places there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        events: int = knob("how many events are told", levels=(3, 5, 8, 10, 13, 16, 20, 24, 28, 34), ge=1, le=60)
        stuck: int = knob("how many lids get stuck in turn", levels=(0, 0, 1, 1, 2, 2, 3, 4, 5, 6), ge=0, le=12)
        asked: int = knob("how many things are asked about", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8)

    class Instance(task.Instance):
        containers: tuple[str, ...]
        places: tuple[str, ...]
        homes: tuple[tuple[str, str], ...]  # each container and thing with what it is in or at
        events: tuple[Event, ...]
        asked: tuple[str, ...]

        @property
        def start(self) -> list[tuple[str, str]]:
            at = [(item, where, where in self.places) for item, where in self.homes]
            return [
                (f"The {item} is {'at' if out else 'in'} the {where}.", f"{item} 在 {where}{'' if out else ' 里'}。")
                for item, where, out in at
            ]

        @property
        def story(self) -> list[tuple[str, str]]:
            return told(self.events, _TEXT)

        @property
        def kinds(self) -> set[str]:
            return {kind for kind, *_ in self.events}

        @property
        def words(self) -> list[str]:
            return [*self.places, *(item for item, _ in self.homes)]

    prompt = Prompt(
        en=r"""
        The places are the {{ places | listed(language) }}. At first:

        {{ start | map("first") | bullets }}

        Then this happens:

        {{ story | map("first") | numbered }}

        A container that is moved takes along all that is in it, and what is put somewhere is taken away from where it
        was.
        {% if "empty" in kinds %}
        What is left beside a container comes to be in the container that this one is directly in or, if it is in none,
        at its place.
        {% endif %}
        {% if "stick" in kinds %}
        While the lid of a container is stuck, nothing goes in or out of it: an event that would take anything, however
        deep inside, in or out through a stuck lid has no effect at all. The container itself can still be moved.
        {% endif %}

        In which containers {{ "are these things" if asked[1:] else "is this thing" }} at the end: {{ asked | comma }}?
        For each give a list: the containers that it is in, from the innermost to the outermost, and then the place.
        """,
        zh=r"""
        词语对照：{{ words | map("gloss") | join("、") }}。

        地点有 {{ places | listed(language) }}。起初：

        {{ start | map("last") | bullets }}

        随后依次发生：

        {{ story | map("last") | numbered }}

        移动一个容器时，其中的所有东西随之移动；东西放到别处后，就不再留在原处。
        {% if "empty" in kinds %}
        “放在它旁边”是指：若该容器直接放在另一个容器里，取出的东西就在那个容器里；否则就在它所在的地点。
        {% endif %}
        {% if "stick" in kinds %}
        盖子卡住期间，任何东西都不能进出该容器：一个动作若要让任何东西（不论在多里层）经过卡住的盖子进出，则整个动作无效。容器本身仍可移动。
        {% endif %}

        最后，下列东西分别在哪些容器里：{{ asked | join("、") }}？对每一件给出一个列表：
        从最里层到最外层依次写出它所在的容器，最后写出地点。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        bank = (*instance.containers, *instance.places)
        return Mapping(Word(instance.asked), Sequence(Word(bank)), required=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        things, containers, places = draw_setting(rng, params.things, params.containers, params.places)
        inside: dict[str, str] = {}
        for place, item in enumerate(containers):
            inside[item] = rng.choice(places if place < 2 or rng.random() < 0.6 else containers[:place])
        inside |= {item: rng.choice(containers) for item in things}
        homes = tuple(inside.items())
        state: State = (inside, set())
        events: list[Event] = []
        jams = set(rng.sample(range(params.events - 1), min(params.stuck, params.events - 1)))
        for step in range(params.events):
            for _ in range(200):
                event = _draw(rng, things, containers, places, state, step in jams)
                if event and carry_out(state, event) is not None:
                    break
            else:
                raise task.Retry
            events.append(event)
        answers = {item: chain_of(state[0], item) for item in things}
        deep = sum(len(chain) > 2 for chain in answers.values())
        asked = tuple(rng.sample(things, params.asked))
        if (params.events > 6 and deep < len(things) // 3) or len({answers[item] for item in asked}) * 2 < len(asked):
            raise task.Retry
        instance = self.Instance(containers=containers, places=places, homes=homes, events=tuple(events), asked=asked)
        answer = {item: answers[item] for item in asked}
        rule = rng.choices(("depth", "beside", ""), (20, 6, 1))[0] if params.events > 6 and params.stuck else ""
        if rule and self.solve(instance, rule) == answer:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return renamed([instance.asked, instance.events, sorted(instance.homes)], instance.words)

    def solve(self, instance: Instance, ignored: str = "") -> Answer:
        state: State = (dict(instance.homes), set())
        for event in instance.events:
            carry_out(state, event, ignored)
        return {item: chain_of(state[0], item) for item in instance.asked}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        inside, stuck = state = (dict(instance.homes), set[str]())
        lines = []
        for number, event in enumerate(instance.events, start=1):
            before, shut = dict(inside), set(stuck)
            carry_out(state, event)
            moved = [f"{item} → {where}" for item, where in inside.items() if before[item] != where]
            lids = [f"+ {item}" for item in stuck - shut] + [f"- {item}" for item in shut - stuck]
            lines.append(f"{number}. {', '.join([*moved, *lids]) or '-'}")
        lines += [" → ".join([item, *chain_of(inside, item)]) for item in instance.asked]
        return "\n".join(lines)


def _draw(
    rng: Random, things: tuple[str, ...], containers: tuple[str, ...], places: tuple[str, ...], state: State, jam: bool
) -> Event:
    """Draw an event; () where it makes no sense."""
    inside, stuck = state
    free = [item for item in containers if item not in stuck]
    if jam:
        return ("stick", rng.choice(free)) if len(free) > 1 else ("free", rng.choice(sorted(stuck)))
    kind = rng.choice(("put", "put", "put", "carry", "empty", "swap"))
    if stuck and rng.random() < 0.08:
        return ("free", rng.choice(sorted(stuck)))
    if kind == "put":
        return (kind, rng.choice(things if rng.random() < 0.4 else containers), rng.choice(containers))
    if kind == "carry":
        return (kind, rng.choice(containers), rng.choice(places))
    full = [item for item in containers if item in inside.values()]
    if not full:
        return ()
    if kind == "empty":  # what a container in another one leaves behind does not come to its place
        full = [item for item in full if inside[item] in containers] or full
    return (kind, rng.choice(full)) if kind == "empty" else (kind, *rng.sample(containers, 2))
