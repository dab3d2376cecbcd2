"""Tell who owns and who holds things after gifts, sales, loans, returns, losses, finds and thefts.

Answer: owner and holder of each thing asked about; they are unique.
Harder: more people, things and events, people who are named only as owner or holder of some thing.
Skills: deduction, simulation
Source: original; the tracking of ownership and possession in story understanding.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.ownership import NOBODY, State, carry_out, draw_event, misread, role_of
from bootcamp.lib.story import Event, draw_setting, renamed
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Sequence, Word

Answer = dict[str, tuple[str, ...]]

_TEXT = {
    "gift": ("{0} gives the {1} to {2} as a present.", "{0} 把 {1} 作为礼物送给 {2}。"),
    "sale": ("{0} sells the {1} to {2}.", "{0} 把 {1} 卖给 {2}。"),
    "loan": ("{0} lends the {1} to {2}.", "{0} 把 {1} 借给 {2}。"),
    "back": ("{0} brings the {1} back to its owner.", "{0} 把 {1} 交还给它的物主。"),
    "theft": ("{2} steals the {1} from {0}.", "{2} 从 {0} 那里偷走了 {1}。"),
    "loss": ("{0} loses the {1}.", "{0} 把 {1} 弄丢了。"),
    "find": ("{0} finds the {1}.", "{0} 捡到了 {1}。"),
}
_ROLES = {
    "owner": ("the owner of the {0}", "{0} 的物主"),
    "holder": ("the holder of the {0}", "{0} 的持有人"),
}


class OwnershipPossession(Task["OwnershipPossession.Params", "OwnershipPossession.Instance", Answer]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=3, le=12)
        things: int = knob("how many things there are", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=10)
        events: int = knob("how many events are told", levels=(3, 5, 8, 11, 14, 18, 22, 27, 33, 40), ge=2, le=60)
        roles: int = knob(
            "the chance in percent that a person is named by a role",
            levels=(0, 0, 0, 10, 15, 20, 25, 30, 35, 40),
            ge=0,
            le=90,
        )
        asked: int = knob("how many things are asked about", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=8)

    class Instance(task.Instance):
        people: tuple[str, ...]
        things: tuple[str, ...]
        owners: tuple[str, ...]  # who owns and holds each thing at first
        events: tuple[Event, ...]  # a kind, a person, a thing and perhaps another person; persons also as role:thing
        asked: tuple[str, ...]

        @property
        def start(self) -> list[tuple[str, str]]:
            return list(zip(self.things, self.owners, strict=True))

        @property
        def story(self) -> list[tuple[str, str]]:
            lines = []
            for kind, *words in self.events:
                en, zh = (_TEXT[kind][side].format(*(_named(word, side) for word in words)) for side in (0, 1))
                lines.append((en[0].upper() + en[1:], zh.replace("物主 ", "物主").replace("持有人 ", "持有人")))
            return lines

        @property
        def roles(self) -> bool:
            return any(":" in word for event in self.events for word in event)

        @property
        def kinds(self) -> set[str]:
            return {kind for kind, *_ in self.events}

    prompt = Prompt(
        en=r"""
        {{ people | listed(language) }} have some things. At first everybody holds just what they own:

        {% for thing, person in start %}
        - The {{ thing }} belongs to {{ person }}.
        {% endfor %}

        Then this happens:

        {{ story | map("first") | numbered }}

        The owner of a thing is the person to whom it belongs, its holder the person who has it at the time.
        Whoever gives, sells, lends, brings back or loses a thing is its holder at that time, owner or not.
        {% if "gift" in kinds or "sale" in kinds %}
        A present or a sale makes the other person the holder and, only if the giver or seller owned the thing, also the
        owner.
        {% endif %}
        {% if "loan" in kinds or "theft" in kinds or "find" in kinds %}
        A loan, a theft or a find makes somebody else the holder and never changes the owner.
        {% endif %}
        {% if "back" in kinds %}
        A thing that is brought back is then held by its owner.
        {% endif %}
        {% if "loss" in kinds %}
        A lost thing keeps its owner and is held by nobody until it is found.
        {% endif %}
        {% if roles %}
        "The owner of" and "the holder of" a thing mean the person who is that directly before the event.
        {% endif %}

        Who owns and who holds {{ "each of these things" if asked[1:] else "this thing" }} at the end: {{
        asked | comma }}? Give for each a list of the owner and the holder, in this order{{
        "; write none for a holder if nobody holds it" if "loss" in kinds }}.
        """,
        zh=r"""
        词语对照：{{ things | map("gloss") | join("、") }}。

        {{ people | listed(language) }} 有一些东西。起初每个人持有的正是属于自己的东西：

        {% for thing, person in start %}
        - {{ thing }} 属于 {{ person }}。
        {% endfor %}

        随后依次发生：

        {{ story | map("last") | numbered }}

        物主是东西所属的人，持有人是当时拿着它的人。送出、卖出、借出、交还或弄丢一件东西的人，当时都是它的持有人，但不一定是物主。
        {% if "gift" in kinds or "sale" in kinds %}
        赠送或出售使对方成为持有人；只有当送出者或卖出者是物主时，对方才同时成为物主。
        {% endif %}
        {% if "loan" in kinds or "theft" in kinds or "find" in kinds %}
        借出、偷走或捡到只改变持有人，从不改变物主。
        {% endif %}
        {% if "back" in kinds %}
        交还之后，东西由物主持有。
        {% endif %}
        {% if "loss" in kinds %}
        丢失的东西物主不变，在被捡到之前没有持有人。
        {% endif %}
        {% if roles %}
        “某物的物主”“某物的持有人”指该事件即将发生时具有该身份的人。
        {% endif %}

        最后，下列东西的物主和持有人分别是谁：{{ asked | join("、") }}？对每一件依次给出物主和持有人组成的列表{{
        "；若无人持有，持有人写 none" if "loss" in kinds }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        person = Word((*instance.people, NOBODY))
        return Mapping(Word(instance.asked), Sequence(person, length=2), required=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        people = draw_names(rng, params.people)
        things = draw_setting(rng, params.things).things
        owners = tuple(rng.choice(people) for _ in things)
        state: State = {thing: (owner, owner) for thing, owner in zip(things, owners, strict=True)}
        events: list[Event] = []
        while len(events) < params.events:
            plain = draw_event(rng, people, rng.choice(things), state)
            if plain is None:
                continue
            event = tuple(role_of(rng, word, state, params.roles) if word in people else word for word in plain)
            if len(set(event)) == len(event):
                events.append(event)
                state = carry_out(state, event)
        held = [thing for thing in things if state[thing][1] != NOBODY]
        apart = [thing for thing in held if len(set(state[thing])) == 2]
        if len(held) < params.asked or (params.events > 4 and len(apart) < params.asked / 3):
            raise task.Retry
        asked = rng.sample(held, params.asked)
        if params.events > 4 and not set(asked) & set(apart):
            raise task.Retry
        if len(held) < len(things) and params.asked > 1 and rng.random() < 0.15:
            asked[-1] = rng.choice([thing for thing in things if thing not in held])
        instance = self.Instance(people=people, things=things, owners=owners, events=tuple(events), asked=tuple(asked))
        first: State = {thing: (owner, owner) for thing, owner in instance.start}
        wrong = misread(first, events) if params.events > 7 else ()
        if any(all(other[thing] == state[thing] for thing in asked) for other in wrong):
            raise task.Retry
        return instance, {thing: state[thing] for thing in asked}

    def key(self, instance: Instance) -> object:
        story = [[part.split(":") for part in event] for event in instance.events]
        return renamed([instance.asked, story, instance.start], [*instance.people, *instance.things])

    def solve(self, instance: Instance) -> Answer:
        state: State = {thing: (owner, owner) for thing, owner in instance.start}
        for event in instance.events:
            state = carry_out(state, event)
        return {thing: state[thing] for thing in instance.asked}


def _named(word: str, side: int) -> str:
    role, _, thing = word.partition(":")
    return _ROLES[role][side].format(thing) if thing else word
