"""Find the rule that some rows of shapes obey and others break, and judge new rows by it.

Answer: a Y or N for each new row; every rule of the stated kind that fits the sorted rows gives the same letters.
Harder: longer rows, more kinds of rules, two rules at once.
Skills: induction, logic
Source: original; M. Bongard, Pattern recognition, 1970.
"""

from __future__ import annotations

from itertools import chain, combinations
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.lib.scene_rules import KINDS, Scene, random_scene, truths, zh_text
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Text

SHOWN, ASKED = 12, 8
POOL = 38  # scenes from which those are chosen
SAMPLE = 200  # rules that are looked at to choose a scene


class PatBongardScenes(Task["PatBongardScenes.Params", "PatBongardScenes.Instance", str]):
    version = 1

    class Params(task.Params):
        objects: int = knob("the most objects in a row", levels=(3, 4, 4, 4, 5, 5, 5, 6, 6, 7), ge=2, le=9)
        kinds: int = knob("how many kinds of rules are possible", levels=(2, 2, 3, 4, 5, 8, 4, 5, 7, 8), ge=2, le=8)
        joined: bool = knob("whether two rules may have to be obeyed at once", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        obeying: tuple[Scene, ...]
        breaking: tuple[Scene, ...]
        asked: tuple[Scene, ...]
        kinds: tuple[str, ...]
        joined: bool

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(KINDS[name] for name in self.kinds)

        @property
        def rows(self) -> list[list[str]]:
            groups = (self.obeying, self.breaking, self.asked)
            return [[", ".join(map(" ".join, scene)) for scene in group] for group in groups]

        @property
        def zh_rows(self) -> list[list[str]]:
            groups = (self.obeying, self.breaking, self.asked)
            return [[zh_text(scene) for scene in group] for group in groups]

    answer = Text(alphabet="YN", length=ASKED)
    prompt = Prompt(
        en=r"""
        Objects stand in rows, listed here from left to right. Each has a size (small, large), a colour (red, green,
        blue) and a shape (circle, square, triangle). A hidden rule is obeyed by some rows and broken by others. The
        rule says
        {{- " one of these, or that two of these hold at once" if joined else " one of these" }}; X
        {{- " and Y stand for fixed sizes, colours or shapes" if "Y" in ways.en | join else
        " stands for a fixed size, colour or shape" }}, A for size, colour or shape:

        {{ ways[language] | bullets }}

        These rows obey the rule:

        {{ rows[0] | bullets }}

        These rows break the rule:

        {{ rows[1] | bullets }}

        Which of these rows obey it?

        {{ rows[2] | numbered }}

        Give one letter for each of these rows, in their order: Y if it obeys the rule, N if it breaks it.
        """,
        zh=r"""
        物体排成一行，下面从左到右列出。每个物体有大小（小、大）、颜色（红、绿、蓝）和形状（圆形、方形、三角形）。
        有一条隐藏的规则，有些行符合它，有些行违反它。规则的内容是下列之一
        {{- "，或者下列中的两条同时成立" if joined }}；X
        {{- " 和 Y " if "Y" in ways.en | join else " " }}代表某种固定的大小、颜色或形状，A 代表大小、颜色或形状：

        {{ ways[language] | bullets }}

        这些行符合规则：

        {{ zh_rows[0] | bullets }}

        这些行违反规则：

        {{ zh_rows[1] | bullets }}

        下面哪些行符合规则？

        {{ zh_rows[2] | numbered }}

        按次序给每一行写一个字母：符合规则写 Y，违反规则写 N。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        kinds = tuple(KINDS)[: params.kinds]
        pool = list({random_scene(params.objects, rng): None for _ in range(POOL)})
        groups = [truths(kind, pool) for kind in kinds]
        if params.joined:
            groups = [[one & other for one, other in combinations(sorted(set(chain(*groups))), 2)], *groups]
        kind, third = 0 if params.joined else rng.randrange(len(groups)), len(pool) // 3
        hidden = rng.choice([one for one in groups[kind] if third < one.bit_count() < 2 * third] or [0])
        shown, fitting = _told_apart(hidden, sorted(set(chain(*groups))), len(pool))
        others = [place for place in range(len(pool)) if place not in shown]
        clear = [place for place in others if not any((one ^ hidden) >> place & 1 for one in fitting)]
        asked = rng.sample(clear, min(ASKED, len(clear)))
        letters = "".join("NY"[hidden >> place & 1] for place in asked)
        if len(letters) < ASKED or not 2 <= letters.count("Y") <= ASKED - 2:
            raise Retry
        breaking, obeying = (tuple(pool[place] for place in shown if hidden >> place & 1 == bit) for bit in (0, 1))
        new = tuple(pool[place] for place in asked)
        return self.Instance(obeying=obeying, breaking=breaking, asked=new, kinds=kinds, joined=params.joined), letters

    def key(self, instance: Instance) -> object:
        return [sorted(instance.obeying), sorted(instance.breaking), sorted(instance.asked), instance.kinds]


def _told_apart(hidden: int, family: list[int], number: int) -> tuple[list[int], list[int]]:
    """Choose scenes, breaking and obeying ones by turns, that exclude many rules, and give the rules that are left."""
    chosen: list[int] = []
    for turn in range(SHOWN):
        places = [place for place in range(number) if place not in chosen and hidden >> place & 1 == turn % 2]
        if not places:
            raise Retry
        some = family[:: 1 + len(family) // SAMPLE]
        chosen.append(max(places, key=lambda place: sum((truth ^ hidden) >> place & 1 for truth in some)))
        family = [truth for truth in family if not (truth ^ hidden) >> chosen[-1] & 1]
    return chosen, family
