"""Find when each person can deduce whether they carry a mark, where not everyone sees everyone.

Answer: for each person the first round in which they say so, or never.
Harder: more people, sight lines missing, more rounds.
Skills: deduction, logic
Source: original; the muddy children of J. Barwise, Scenes and other situations, 1981; sight lines are ours.
"""

from __future__ import annotations

from itertools import permutations
from random import Random

from bootcamp import task
from bootcamp.lib.knowledge import partition, telling
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Maybe, Word

Rounds = dict[str, "int | None"]
_SCENES = (
    ("have mud on the forehead", "has mud on the forehead", "额头上有泥"),
    ("have flour on the nose", "has flour on the nose", "鼻子上有面粉"),
    ("have a sticker on the back", "has a sticker on the back", "背上贴着贴纸"),
    ("have a chalk mark on the collar", "has a chalk mark on the collar", "衣领上有粉笔印"),
    ("have a leaf in the hair", "has a leaf in the hair", "头发上有树叶"),
    ("have ink on the chin", "has ink on the chin", "下巴上有墨水"),
    ("have a red ribbon on the hat", "has a red ribbon on the hat", "帽子上有红丝带"),
    ("have paint on the ear", "has paint on the ear", "耳朵上有油漆"),
    ("have a star on the cap", "has a star on the cap", "帽子上有星星"),
    ("have snow on the hood", "has snow on the hood", "兜帽上有雪"),
    ("have a feather on the back of the coat", "has a feather on the back of the coat", "外套背后有羽毛"),
    ("have soot on the cheek", "has soot on the cheek", "脸颊上有煤灰"),
    ("have glitter on the eyebrow", "has glitter on the eyebrow", "眉毛上有亮粉"),
)  # of several people, of one, in Chinese
_DRAWS = 60


class MuddyChildren(Task["MuddyChildren.Params", "MuddyChildren.Instance", Rounds]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(5, 5, 6, 6, 6, 6, 7, 7, 8, 8), ge=3, le=9)
        missing: int = knob("how many sight lines are missing", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=0, le=30)
        most: int = knob("the largest announced number of marks", levels=(2, 2, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        rounds: int = knob("how late somebody speaks, at least", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 3), ge=1, le=5)

    class Instance(task.Instance):
        people: tuple[str, ...]
        scene: tuple[str, str, str]
        least: int
        marked: tuple[str, ...]
        unseen: tuple[tuple[str, tuple[str, ...]], ...]  # whom somebody does not see

    prompt = Prompt(
        en=r"""
        {{ people | listed }} are together. In fact exactly these of them {{ scene[0] }}: {{ marked | comma }}. Nobody
        can see whether they themselves do.
        {% if unseen %}
        Everyone sees all the others, with these exceptions:

        {% for name, others in unseen %}
        {{ name }} does not see {{ others | listed(language, "or") }}.
        {% endfor %}
        {% else %}
        Everyone sees all the others.
        {% endif %}

        Who sees whom is common knowledge. It is announced to all: "At least {{ least }} of you
        {{ scene[1] if least == 1 else scene[0] }}." Then there are rounds 1, 2, 3 and so on. In each round all who can
        by then deduce whether they themselves {{ scene[0] }} (that they do, or that they do not) say "I know", all at
        the same moment, and the others say nothing; everyone hears who spoke. They say nothing else. All reason
        perfectly, and all of this is common knowledge.

        Give for each person the first round in which they say "I know", or never.
        """,
        zh=r"""
        {{ people | listed(language) }} 在一起。事实上，其中恰好这些人{{ scene[2] }}：{{ marked | join("、") }}。
        谁都看不到自己是否如此。
        {% if unseen %}
        除下列情况外，每个人都能看到其他所有人：

        {% for name, others in unseen %}
        {{ name }} 看不到 {{ others | join("、") }}。
        {% endfor %}
        {% else %}
        每个人都能看到其他所有人。
        {% endif %}

        谁能看到谁，是公共知识。有人向大家宣布：“你们当中至少有 {{ least }} 人{{ scene[2] }}。”
        然后进行第 1、2、3……轮。每一轮中，凡是到那时能推断出自己是否{{ scene[2] }}（推断出是，或推断出不是）的人，
        都在同一时刻说“我知道了”，其他人不出声；所有人都听得到谁说了话。除此之外他们什么也不说。
        所有人都能完美地推理，以上全部内容都是公共知识。

        请给出每个人第一次说“我知道了”的轮次；如果永远不会说，就写 never。
        """,
    )

    def format(self, instance: Instance) -> Format[Rounds]:
        rounds = Maybe(Integer(1, 2 ** len(instance.people)), none="never")
        return Mapping(Word(instance.people), rounds, required=instance.people)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rounds]:
        n = params.people
        names, scene = draw_names(rng, n), rng.choice(_SCENES)
        for _ in range(_DRAWS):
            least = rng.randint(1, params.most)
            marked = set(rng.sample(range(n), rng.randint(least, n - 1)))
            pairs = [(a, b) for a in range(n) for b in range(n) if a != b]
            missing = set(rng.sample(pairs, params.missing))
            rounds = _first_rounds(n, least, marked, missing)
            told = [value for value in rounds if value]
            full = _first_rounds(n, least, marked, set())
            varied = len(set(rounds)) > 2 or (None in rounds and len(told) > 1)
            if max(told, default=0) < params.rounds or (params.missing > 1 and (rounds == full or not varied)):
                continue
            unseen = [(a, tuple(names[b] for b in range(n) if (a, b) in missing)) for a in range(n)]
            instance = self.Instance(
                people=names,
                scene=scene,
                least=least,
                marked=tuple(names[who] for who in sorted(marked)),
                unseen=tuple((names[a], others) for a, others in unseen if others),
            )
            return instance, dict(zip(names, rounds, strict=True))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        people, unseen = instance.people, dict(instance.unseen)
        blind = {name: sum(name in others for others in unseen.values()) for name in people}
        ranks = {name: (name in instance.marked, len(unseen.get(name, ())), blind[name]) for name in people}
        order = sorted(people, key=ranks.__getitem__)
        forms = []
        for row in permutations(order) if len(order) < 6 else [order]:
            if [ranks[name] for name in row] == [ranks[name] for name in order]:
                place = {name: number for number, name in enumerate(row)}
                forms.append(sorted((place[name], sorted(map(place.__getitem__, unseen[name]))) for name in unseen))
        return [len(order), instance.least, len(instance.marked), [ranks[name] for name in order], min(forms)]


def _first_rounds(n: int, least: int, marked: set[int], missing: set[tuple[int, int]]) -> list[int | None]:
    """Rule out, round by round, the sets of marked people that do not fit who spoke."""
    worlds = [world for world in range(1 << n) if world.bit_count() >= least]
    actual = 1 << worlds.index(sum(1 << who for who in marked))
    seen = [sum(1 << b for b in range(n) if a != b and (a, b) not in missing) for a in range(n)]
    views = [partition([world & mask for world in worlds], int) for mask in seen]
    own = [partition([world >> who & 1 for world in worlds], int) for who in range(n)]
    first: list[int | None] = [None] * n
    alive, before, number = (1 << len(worlds)) - 1, 0, 0
    while alive != before:
        before, number = alive, number + 1
        for who in range(n):
            speaks = telling(views[who], own[who], before)
            if speaks & actual:
                first[who] = first[who] or number
            alive &= speaks if speaks & actual else ~speaks
    return first
