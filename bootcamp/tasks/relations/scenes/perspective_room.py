"""Tell what people in a room have in front of them, beside them or behind them, from where they stand and look.

Answer: a list of names for each question, in the order asked for; it is unique.
Harder: more objects and people, turns and moves before the questions, more questions.
Skills: spatial, geometry
Source: original; tasks of spatial perspective taking, M. Hegarty and D. Waller, 2004, on integer points.
"""

from __future__ import annotations

from collections.abc import Sequence as Events
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.floor_views import FACINGS, QUARTERS, SIDES, Point, Room, aligned, between, clockwise, moved, quarter
from bootcamp.lib.story import Event, Sentences, draw_setting, renamed, told
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Answer = tuple[tuple[str, ...], ...]

_ZH = {"north": "北", "east": "东", "south": "南", "west": "西"}
_ZH |= {"front-left": "左前方", "front-right": "右前方", "back-left": "左后方", "back-right": "右后方"}
_TEXT = {
    "right": ("{0} turns right by 90 degrees.", "{0} 向右转 90 度。"),
    "left": ("{0} turns left by 90 degrees.", "{0} 向左转 90 度。"),
    "around": ("{0} turns around.", "{0} 向后转。"),
    "walk": ("{0} walks {1} m straight ahead.", "{0} 向正前方走 {1} 米。"),
    "swap": ("{0} and {1} change places; nobody turns.", "{0} 与 {1} 互换位置，朝向都不变。"),
}
_QUESTIONS = {
    "quarter": (
        "What is to the {1} of {0}, strictly between {2}? List all in clockwise order as {0} sees them.",
        "{0} 的{4}（严格介于{3}之间）有什么？请按 {0} 看去的顺时针顺序列出。",
    ),
    "sweep": (
        "{0} turns right on the spot. Which are the first {1} to be straight ahead, counting one that is so at first?",
        "{0} 原地向右转，一开始就在正前方的也算：最先依次正对的 {1} 个是什么？",
    ),
    "between": (
        "What does {0} see strictly inside the smaller angle between {1} and {2}, from left to right?",
        "{0} 看去，严格在 {1} 与 {2} 之间较小的夹角内的有什么？请从左到右列出。",
    ),
}


class PerspectiveRoom(Task["PerspectiveRoom.Params", "PerspectiveRoom.Instance", Answer]):
    version = 1

    class Params(task.Params):
        things: int = knob("how many objects there are", levels=(3, 4, 5, 6, 6, 7, 8, 9, 10, 12), ge=2, le=14)
        people: int = knob("how many people there are", levels=(1, 2, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        changes: int = knob("how many turns and moves there are", levels=(0, 0, 1, 2, 3, 4, 5, 6, 8, 10), ge=0, le=16)
        questions: int = knob("how many questions there are", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        spots: tuple[tuple[str, Point], ...]
        facings: tuple[tuple[str, str], ...]
        changes: tuple[Event, ...]
        questions: tuple[Event, ...]

        @property
        def start(self) -> list[tuple[str, str]]:
            lines = []
            for name, point in self.spots:
                way = dict(self.facings).get(name)
                the, turn = ("", f" and faces {way}") if way else ("The ", "")
                lines.append(
                    (f"{the}{name} is at {point}{turn}.", f"{name} 在 {point}{f'，面朝{_ZH[way]}' if way else ''}。")
                )
            return lines

        @property
        def story(self) -> list[tuple[str, str]]:
            return self.told(self.changes, _TEXT)

        @property
        def asked(self) -> list[tuple[str, str]]:
            sides = [(*SIDES[words[1]], _ZH[words[1]]) if kind == "quarter" else () for kind, *words in self.questions]
            return self.told([(*one, *more) for one, more in zip(self.questions, sides, strict=True)], _QUESTIONS)

        def told(self, events: Events[Event], sentences: Sentences) -> list[tuple[str, str]]:
            the = [tuple(f"the {word}" if word in self.words else word for word in event) for event in events]
            return [(en, zh) for (en, _), (_, zh) in zip(told(the, sentences), told(events, sentences), strict=True)]

        @property
        def words(self) -> list[str]:
            return [name for name, _ in self.spots if name not in dict(self.facings)]

    prompt = Prompt(
        en=r"""
        On the floor of a hall, (x, y) is the point x metres to the east and y metres to the north of the south-west
        corner.

        {{ start | map("first") | bullets }}
        {% if story %}

        Then, one after the other:

        {{ story | map("first") | bullets }}
        {% endif %}

        {{ asked | map("first") | numbered if asked[1:] else asked[0][0] }}

        All are taken as points, and nothing hides anything. Objects and other people count alike. Give a list{{
        " for each question, in order" if asked[1:] else "" }}.
        """,
        zh=r"""
        词语对照：{{ words | map("gloss") | join("、") }}。

        在大厅的地面上，(x, y) 表示西南角以东 x 米、以北 y 米的点。

        {{ start | map("last") | bullets }}
        {% if story %}

        随后依次发生：

        {{ story | map("last") | bullets }}
        {% endif %}

        {{ asked | map("last") | numbered if asked[1:] else asked[0][1] }}

        人和物都看作点，互不遮挡；物体和其他人同样计入。请{{ "按顺序为每个问题" if asked[1:] else "" }}给出一个列表。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Sequence(Word(tuple(dict(instance.spots)))), length=len(instance.questions))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        people = draw_names(rng, params.people)
        things = draw_setting(rng, params.things).things
        size = 6 + (params.people + params.things) // 3
        cells = rng.sample([(x, y) for x in range(size) for y in range(size)], params.people + params.things)
        spots = dict(zip((*people, *things), cells, strict=True))
        facings = {name: rng.choice(list(FACINGS)) for name in people}
        room: Room = (dict(spots), dict(facings))
        changes: list[Event] = []
        for _ in range(params.changes):
            kind, who = rng.choice(("right", "left", "around", "walk", "walk", "swap")), rng.choice(people)
            other = rng.choice([name for name in spots if name != who])
            words = {"walk": (str(rng.randint(2, 4)),), "swap": (other,)}
            changes.append((kind, who, *words.get(kind, ())))
            room = moved(room, changes[-1])
            if min(min(point) for point in room[0].values()) < 0 or len({*room[0].values()}) < len(spots):
                raise task.Retry
        questions: dict[Event, tuple[str, ...]] = {}
        for _ in range(60):
            who, kind = rng.choice(people), rng.choice(list(_QUESTIONS))
            pairs = combinations([point for name, point in room[0].items() if name != who], 2)
            if any(aligned(room[0][who], *pair) for pair in pairs):
                continue
            words = {"quarter": (rng.choice(QUARTERS),), "sweep": (str(rng.randint(2, min(4, len(spots) - 1))),)}
            question = (kind, who, *words.get(kind, rng.sample([name for name in spots if name != who], 2)))
            answer = _reply(room, question)
            fresh = question[:2] not in [one[:2] for one in questions]
            if (
                fresh
                and len(questions) < params.questions
                and 0 < len(answer) < 6
                and (len(answer) > 1 or params.things < 5)
            ):
                questions[question] = answer
        old = [_reply((spots, facings), question) == answer for question, answer in questions.items()]
        if len(questions) < params.questions or (params.changes and all(old)):
            raise task.Retry
        instance = self.Instance(
            spots=tuple(spots.items()),
            facings=tuple(facings.items()),
            changes=tuple(changes),
            questions=tuple(questions),
        )
        return instance, tuple(questions.values())

    def key(self, instance: Instance) -> object:
        data = [instance.questions, instance.changes, instance.facings, sorted(instance.spots, key=lambda one: one[1])]
        return renamed(data, dict(instance.spots))

    def solve(self, instance: Instance) -> Answer:
        room: Room = (dict(instance.spots), dict(instance.facings))
        for change in instance.changes:
            room = moved(room, change)
        return tuple(_reply(room, question) for question in instance.questions)


def _reply(room: Room, question: Event) -> tuple[str, ...]:
    (spots, facings), (kind, who, word, *rest) = room, question
    others = {name: point for name, point in spots.items() if name != who}
    if kind == "between":
        return tuple(between(spots[who], spots[word], spots[rest[0]], others))
    order = clockwise(spots[who], facings[who], others)
    if kind == "sweep":
        return tuple(order[: int(word)])
    return tuple(name for name in order if quarter(spots[who], facings[who], spots[name]) == word)
