"""Find out what is behind every door from signs that are true or false according to what is behind their own doors.

Answer: the content of every door; the signs admit one solution.
Harder: more doors and kinds of contents, signs with more parts.
Skills: logic, deduction
Source: original; R. Smullyan, The Lady or the Tiger? (1982).
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.logic.truth_tellers._claims import Claim, draw_claim, holds, said
from bootcamp.verifiers import Assignment, Format

_SETTINGS = (  # a door, and what may be behind it
    ("door", "门", (("lady", "女士"), ("tiger", "老虎"), ("sack", "空袋子"))),
    ("case", "匣子", (("ring", "戒指"), ("snake", "蛇"), ("stone", "石头"))),
    ("room", "房间", (("treasure", "宝藏"), ("trap", "陷阱"), ("chair", "椅子"))),
    ("chest", "箱子", (("crown", "王冠"), ("spider", "蜘蛛"), ("brick", "砖"))),
    ("cave", "山洞", (("spring", "泉水"), ("bear", "熊"), ("torch", "火把"))),
    ("jar", "罐子", (("honey", "蜂蜜"), ("wasp", "黄蜂"), ("sand", "沙子"))),
    ("tent", "帐篷", (("guide", "向导"), ("wolf", "狼"), ("lamp", "灯"))),
    ("cabin", "小屋", (("friend", "朋友"), ("thief", "小偷"), ("table", "桌子"))),
    ("drawer", "抽屉", (("letter", "信"), ("scorpion", "蝎子"), ("comb", "梳子"))),
    ("envelope", "信封", (("ticket", "票"), ("bill", "账单"), ("photo", "照片"))),
    ("barrel", "木桶", (("wine", "酒"), ("vinegar", "醋"), ("water", "水"))),
    ("gate", "大门", (("garden", "花园"), ("swamp", "沼泽"), ("wall", "墙"))),
)
_TRIES = 80

Kinds = dict[str, str]


class LadyOrTiger(Task["LadyOrTiger.Params", "LadyOrTiger.Instance", Kinds]):
    version = 1

    class Params(task.Params):
        doors: int = knob("how many doors there are", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=3, le=7)
        contents: int = knob("how many kinds of contents there are", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        forms: int = knob("how many forms of signs occur", levels=(4, 4, 5, 5, 5, 6, 6, 7, 7, 7), ge=4, le=7)
        signs: int = knob("the most sentences on a sign", levels=(1, 2, 2, 2, 2, 2, 3, 2, 2, 3), ge=1, le=3)

    class Instance(task.Instance):
        place: tuple[str, str]
        contents: tuple[tuple[str, str], ...]
        truths: tuple[bool, ...]  # whether the sign is true where such a content is
        claims: tuple[tuple[str, Claim], ...]
        doors: int

        @property
        def names(self) -> tuple[str, ...]:
            return tuple(map(str, range(1, self.doors + 1)))

        @property
        def signs(self) -> list[tuple[str, list[str], list[str]]]:
            words = {en: (f"of kind {en}", f"of kind {en}", zh) for en, zh in self.contents}
            noun = (f"{self.place[0]} ", f"{self.place[1]} ")
            texts = [(door, *said(claim, words, noun)) for door, claim in self.claims]
            return [
                (
                    door,
                    [f'"{en[0].upper()}{en[1:]}."' for d, en, _ in texts if d == door],
                    [f"“{zh}。”" for d, _, zh in texts if d == door],
                )
                for door in self.names
            ]

        @property
        def rules(self) -> list[tuple[str, str, bool]]:
            return [(en, zh, true) for (en, zh), true in zip(self.contents, self.truths, strict=True)]

    prompt = Prompt(
        en=r"""
        There are {{ doors }} {{ place[0] }}s, numbered from 1 to {{ doors }}. In each is one thing of these kinds:
        {{ contents | map("first") | listed(language, "or") }}; a {{ place[0] }} is of the kind of the thing in it.
        Not every kind need occur. All sentences of a sign have the same truth value, by the thing in its own
        {{ place[0] }}:

        {% for en, zh, honest in rules %}
        - {{ en }}: {{ "true" if honest else "false" }}
        {% endfor %}

        The signs:

        {% for door, en, zh in signs %}
        - {{ place[0] | capitalize }} {{ door }}: {{ en | join(" ") }}
        {% endfor %}

        What is in each {{ place[0] }}? In the answer a {{ place[0] }} goes by its number alone.
        """,
        zh=r"""
        有 {{ doors }} 个{{ place[1] }}，编号为 1 到 {{ doors }}。每个里面有一样东西，种类是：
        {% for en, zh in contents %}{{ en }}（{{ zh }}）{{ "、" if not loop.last }}{% endfor %}；
        “{{ place[1] }} k 是某种”指它里面的东西是那一种。不必每种都出现。同一块牌子上的话真假相同，
        由它自己{{ place[1] }}里的东西决定：

        {% for en, zh, honest in rules %}
        - {{ zh }}：{{ "真" if honest else "假" }}
        {% endfor %}

        牌子上写着：

        {% for door, en, zh in signs %}
        - {{ place[1] }} {{ door }}：{{ zh | join }}
        {% endfor %}

        每个{{ place[1] }}里是什么？答案里的{{ place[1] }}只写编号。
        """,
    )

    def format(self, instance: Instance) -> Format[Kinds]:
        return Assignment(instance.names, tuple(en for en, _ in instance.contents))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Kinds]:
        place_en, place_zh, every = rng.choice(_SETTINGS)
        contents = every[: params.contents]
        truths = [True, False, rng.random() < 0.5][: params.contents]
        rng.shuffle(truths)
        true_of = {en: true for (en, _), true in zip(contents, truths, strict=True)}
        names = tuple(map(str, range(1, params.doors + 1)))
        truth = {name: rng.choice(list(true_of)) for name in names}
        worlds = [dict(zip(names, fate, strict=True)) for fate in product(true_of, repeat=params.doors)]
        claims: list[tuple[str, Claim]] = []
        for _ in range(_TRIES):
            bare = [name for name in names if sum(door == name for door, _ in claims) == 0]
            door = rng.choice(bare or names)
            claim = draw_claim(rng, [name for name in names if name != door], list(true_of), params.forms)
            full = sum(name == door for name, _ in claims) >= params.signs
            if full or holds(claim, truth) != true_of[truth[door]] or (door, claim) in claims:
                continue
            left = [world for world in worlds if holds(claim, world) == true_of[world[door]]]
            if bare or len(left) < len(worlds):
                claims.append((door, claim))
                worlds = left
            if len(worlds) == 1 and len(bare) <= 1:
                break
        if len(worlds) > 1 or len({door for door, _ in claims}) < params.doors:
            raise task.Retry
        instance = self.Instance(
            place=(place_en, place_zh),
            contents=contents,
            truths=tuple(truths),
            claims=tuple(sorted(claims, key=lambda one: int(one[0]))),
            doors=params.doors,
        )
        return instance, truth
