"""Keep track of what orders come to in a dialogue with changes of mind, offers, references and things taken back.

Answer: the value of each entry asked about, in order; it is unique.
Harder: more orders and entries, longer dialogues, more kinds of turns, references to other orders and earlier values.
Skills: instructions, simulation
Source: original; the tracking of dialogue states, J. Williams et al., 2013, by stated rules.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.dialogue import NOTHING, State, after, draw_turn
from bootcamp.lib.story import Event, renamed
from bootcamp.lib.worlds import categories, draw_names, draw_world
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

_SLOTS = (
    "colour",
    "dish",
    "drink",
    "fruit",
    "vegetable",
    "weekday",
    "city",
    "vehicle",
    "flower",
    "sport",
    "instrument",
)
_TURNS = {
    "set": ("C: For {0}, the {1} shall be {2}.", "顾客：{0} 的 {1} 要 {2}。"),
    "not": (
        "C: No {3} as the {1} for {0}, please; rather {2}.",
        "顾客：{0} 的 {1} 不要 {3}，改成 {2} 吧。",
    ),
    "yes": (
        "A: Would {2} do as the {1} for {0}? C: Yes, it would.",
        "店员：{0} 的 {1} 用 {2} 行吗？顾客：行。",
    ),
    "no": (
        "A: Would {2} do as the {1} for {0}? C: No, let us leave it as it is.",
        "店员：{0} 的 {1} 用 {2} 行吗？顾客：不，还是照原样吧。",
    ),
    "talk": (
        "C: What if the {1} for {0} were {2}? A: That would cost more. C: I see.",
        "顾客：要是 {0} 的 {1} 用 {2} 呢？店员：那要贵一些。顾客：明白了。",
    ),
    "drop": ("C: Forget the {1} for {0}.", "顾客：{0} 的 {1} 不要了。"),
    "back": (
        "C: For {0}, put the {1} back to what it was before its last change.",
        "顾客：{0} 的 {1} 恢复成上次改动之前的样子。",
    ),
    "same": ("C: {0} gets the same {1} as {2}.", "顾客：{0} 的 {1} 跟 {2} 的一样。"),
    "swap": ("C: Exchange the {1} of {0} and {2}.", "顾客：把 {0} 和 {2} 的 {1} 对调。"),
    "undo": ("C: Take back the last change that I made.", "顾客：撤销我刚才的最后一次改动。"),
    "all": ("C: Make the {0} {1} for everyone who has no {0} yet.", "顾客：凡是还没有 {0} 的，{0} 都用 {1}。"),
}
_BASIC = 5  # the kinds that set values or leave them, which come first


class DialogueSlotTracking(Task["DialogueSlotTracking.Params", "DialogueSlotTracking.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        orders: int = knob(
            "for how many people something is ordered", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6
        )
        entries: int = knob("how many entries an order has", levels=(2, 3, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        turns: int = knob("how many turns there are", levels=(4, 7, 10, 13, 17, 21, 26, 31, 37, 44), ge=3, le=70)
        kinds: int = knob("how many kinds of turns occur", levels=(5, 6, 7, 7, 8, 9, 9, 10, 11, 11), ge=5, le=11)
        asked: int = knob("how many entries are asked about", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=1, le=10)

    class Instance(task.Instance):
        world: str
        people: tuple[str, ...]
        slots: tuple[str, ...]
        turns: tuple[Event, ...]
        asked: tuple[tuple[str, str], ...]

        @property
        def story(self) -> list[tuple[str, str]]:
            return [tuple(text.format(*words) for text in _TURNS[kind]) for kind, *words in self.turns]  # type: ignore

        @property
        def kinds(self) -> set[str]:
            return {kind for kind, *_ in self.turns}

        @property
        def words(self) -> list[str]:
            used = {word for turn in self.turns for word in turn[1:]}
            return [*self.slots, *sorted(used - {*self.slots, *self.people})]

    prompt = Prompt(
        en=r"""
        A customer (C) and an assistant (A) at the {{ world }} talk about what is ordered for {{
        people | listed(language) }}. {{ "Each of these orders" if people[1:] else "The order" }} has
        {{ slots | length }} entries: {{ slots | comma }}. At first all are empty.

        {{ story | map("first") | numbered }}

        An entry changes only by what the customer decides: an offer counts if it is accepted, and "what if" changes
        nothing.
        {% if "same" in kinds %}
        "The same as" means what the other has at that time; if that changes later, nothing follows.
        {% endif %}
        {% if "back" in kinds %}
        To put an entry back is a change of it too.
        {% endif %}
        {% if "undo" in kinds %}
        To take back a change means to go on as if that turn, with all that it did, had never been. The last change is
        the last turn that changed any entry and has not been taken back; taking back is no change itself.
        {% endif %}

        What are these entries at the end: {% for who, slot in asked %}{{ ", " if not loop.first }}{{ slot }} of {{ who
        }}{% endfor %}? Give the values in this order, and none for an entry that is empty.
        """,
        zh=r"""
        词语对照：{{ words | map("gloss") | join("、") }}。

        一位顾客在{{ world | zh }}与店员商量为 {{ people | listed(language) }} 订的东西。
        {{ "每份订单" if people[1:] else "订单" }}有 {{ slots | length }} 项：{{ slots | join("、") }}。
        起初各项都是空的。

        {{ story | map("last") | numbered }}

        只有顾客决定的事才改变某一项：店员的提议被接受才算数，“要是……呢”不改变任何东西。
        {% if "same" in kinds %}
        “跟某人的一样”指当时的内容；对方以后再改，不受影响。
        {% endif %}
        {% if "back" in kinds %}
        把某一项恢复也算对它的一次改动。
        {% endif %}
        {% if "undo" in kinds %}
        撤销一次改动，就是当作那一轮及其全部效果从未发生。最后一次改动指改变了某一项、且未被撤销的最后一轮；撤销本身不算改动。
        {% endif %}

        最后，下列各项是什么：{% for who, slot in asked %}{{ "、" if not loop.first }}{{ who }} 的 {{ slot
        }}{% endfor %}？请按此顺序给出各项的值；空着的项写 none。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        bank = tuple(value for slot in instance.slots for value in categories()[slot])
        return Sequence(Word((*bank, NOTHING)), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        people = draw_names(rng, params.orders)
        slots = tuple(rng.sample(_SLOTS, params.entries))
        kinds = list(_TURNS)[: params.kinds]
        pool = {slot: rng.sample(categories()[slot], 5) for slot in slots}
        log: list[State] = [{(who, slot): [NOTHING] for who in people for slot in slots}]
        turns: list[Event] = []
        while len(turns) < params.turns:
            early = len(turns) < params.turns // 3
            kind = rng.choice(kinds[:_BASIC] if early else [*kinds, *kinds[_BASIC:], *kinds[_BASIC:]])
            turn = draw_turn(rng, kind, people, slots, pool, log)
            if turn:
                turns.append(turn)
                log = after(log, turn)
        lengths = {one: len(past) + 3 * rng.random() for one, past in log[-1].items()}
        asked = sorted(lengths, key=lambda one: -lengths[one])[: params.asked]
        rng.shuffle(asked)
        answer = tuple(log[-1][one][-1] for one in asked)
        if len(asked) < params.asked or answer.count(NOTHING) > 1:
            raise task.Retry
        named = {turn[1:3]: turn[3] for turn in turns if turn[0] not in ("undo", "all", "drop", "back", "same", "swap")}
        if params.turns > 7 and all(named.get(one, NOTHING) == value for one, value in zip(asked, answer, strict=True)):
            raise task.Retry  # what was named last for each entry would do
        world = draw_world(rng).name
        instance = self.Instance(world=world, people=people, slots=slots, turns=tuple(turns), asked=tuple(asked))
        return instance, answer

    def key(self, instance: Instance) -> object:
        return renamed([instance.asked, instance.turns], [*instance.people, *instance.words])

    def solve(self, instance: Instance) -> tuple[str, ...]:
        log: list[State] = [{(who, slot): [NOTHING] for who in instance.people for slot in instance.slots}]
        for turn in instance.turns:
            log = after(log, turn)
        return tuple(log[-1][one][-1] for one in instance.asked)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        log: list[State] = [{(who, slot): [NOTHING] for who in instance.people for slot in instance.slots}]
        lines = []
        for number, turn in enumerate(instance.turns, start=1):
            before = {one: [*past] for one, past in log[-1].items()}
            log = after(log, turn)
            changed = [
                f"{who} {slot} = {past[-1]}" for (who, slot), past in log[-1].items() if past != before[who, slot]
            ]
            lines.append(f"{number}. {', '.join(changed) or '-'}")
        return "\n".join(
            [*lines, ", ".join(f"{who} {slot} = {log[-1][who, slot][-1]}" for who, slot in instance.asked)]
        )
