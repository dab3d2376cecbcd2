"""Decide which claims on the places of objects follow from facts, which are excluded, and which stay open.

Answer: a string of T, F and U, one letter for each claim; it is unique.
Harder: more objects and facts, facts and claims on whole blocks, longer chains behind a claim.
Skills: deduction, spatial
Source: original; StepGame (Z. Shi et al., AAAI 2022) and SpartQA (R. Mirzaee et al., NAACL 2021), with open claims.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.plane_orders import AXES, Fact, closure, fits, overlap, verdict
from bootcamp.lib.story import draw_setting, renamed
from bootcamp.lib.worlds import zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_WORDS = {
    "left": ("to the left of", "在{0}左边"),
    "right": ("to the right of", "在{0}右边"),
    "below": ("below", "在{0}下方"),
    "above": ("above", "在{0}上方"),
    "column": ("in the same column as", "与{0}在同一列"),
    "row": ("in the same row as", "与{0}在同一行"),
}


class SpatialSceneEntailment(Task["SpatialSceneEntailment.Params", "SpatialSceneEntailment.Instance", str]):
    version = 1

    class Params(task.Params):
        objects: int = knob("how many objects there are", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 13), ge=3, le=18)
        blocks: int = knob("how many blocks hold some of them", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=4)
        facts: int = knob("how many facts there are", levels=(3, 5, 6, 7, 8, 10, 12, 14, 16, 19), ge=2, le=40)
        claims: int = knob("how many claims there are", levels=(4, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=3, le=14)

    class Instance(task.Instance):
        objects: tuple[str, ...]
        blocks: tuple[tuple[str, tuple[str, ...]], ...]
        facts: tuple[Fact, ...]
        claims: tuple[Fact, ...]

        @property
        def told(self) -> list[tuple[str, str]]:
            return [_said(fact) for fact in self.facts]

        @property
        def asked(self) -> list[tuple[str, str]]:
            return [_said(claim) for claim in self.claims]

    prompt = Prompt(
        en=r"""
        These objects lie on a plane: {{ objects | comma }}.
        {% for name, members in blocks %}
        Block {{ name }} consists of the {{ members | listed(language) }}.
        {% endfor %}
        This is known:

        {{ told | map("first") | bullets }}

        "To the left of" and "to the right of" compare the columns of two objects only, whatever their rows, and
        "above" and "below" the rows only; all four are strict. Two objects may share a column, a row, or both.
        {% if blocks %}
        What is said of a block holds for each of its members.
        {% endif %}
        Nothing else is known. Judge these claims:

        {{ asked | map("first") | numbered }}

        Give one letter for each claim, in order: T if it must be true, F if it cannot be true, U if both are possible.
        """,
        zh=r"""
        平面上有下列物体：{{ objects | map("zh") | join("、") }}。
        {% for name, members in blocks %}
        区块 {{ name }} 由{{ members | map("zh") | listed(language) }}组成。
        {% endfor %}
        已知：

        {{ told | map("last") | bullets }}

        “左边”“右边”只比较两个物体所在的列，与行无关；“上方”“下方”只比较所在的行，与列无关；这四种关系都是严格的。
        两个物体可以同列、同行，也可以既同列又同行。
        {% if blocks %}
        关于区块的话对其中的每个成员都成立。
        {% endif %}
        除此之外一无所知。请判断下列说法：

        {{ asked | map("last") | numbered }}

        请按顺序为每个说法给出一个字母：必然为真写 T，不可能为真写 F，两者都可能写 U。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="TFU", length=len(instance.claims))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        objects = draw_setting(rng, params.objects).things
        pool = list(objects)
        rng.shuffle(pool)
        blocks: dict[str, tuple[str, ...]] = {}
        for name in "PQRS"[: params.blocks]:
            size = rng.randint(2, 3)
            blocks[name] = tuple(pool.pop() for _ in range(size if len(pool) > size + 2 else 2) if len(pool) > 2)
        blocks = {name: members for name, members in blocks.items() if len(members) > 1}
        width = params.objects * 2 // 3 + 1
        spot = {item: (rng.randrange(width), rng.randrange(width)) for item in objects}
        names = [*objects, *blocks, *blocks]
        facts: list[Fact] = []
        shown: set[tuple[int, frozenset[str]]] = set()
        for _ in range(2000):
            kind, (one, two) = rng.choice(list(AXES)), rng.sample(names, 2)
            pair = (AXES[kind][0], frozenset((one, two)))
            if len(facts) < params.facts and pair not in shown and fits((kind, one, two), spot, blocks):
                facts.append((kind, one, two))
                shown.add(pair)
        order = closure(objects, facts, blocks)
        by_mark: dict[str, list[Fact]] = {"T": [], "F": [], "U": []}
        for _ in range(400):
            kind, (one, two) = rng.choice(list(AXES)), rng.sample(names, 2)
            claim = (kind, one, two)
            whole = AXES[kind][1] == 0 and not {one, two} <= {*objects}  # alignment of blocks is not judged
            if not whole and (AXES[kind][0], frozenset((one, two))) not in shown and not overlap(claim, blocks):
                mark = verdict(claim, order, blocks)
                if claim not in by_mark[mark]:
                    by_mark[mark].append(claim)
        marks = ["T", "F", "U", *rng.choices("TFU", k=params.claims - 3)]
        rng.shuffle(marks)
        if len(facts) < params.facts or any(len(by_mark[mark]) < marks.count(mark) for mark in by_mark):
            raise task.Retry
        claims = tuple(by_mark[mark].pop() for mark in marks)
        instance = self.Instance(objects=objects, blocks=tuple(blocks.items()), facts=tuple(facts), claims=claims)
        return instance, "".join(marks)

    def key(self, instance: Instance) -> object:
        words = [*instance.objects, *dict(instance.blocks)]
        return renamed([instance.claims, sorted(instance.facts), instance.blocks], words)

    def solve(self, instance: Instance) -> str:
        blocks = dict(instance.blocks)
        order = closure(instance.objects, instance.facts, blocks)
        return "".join(verdict(claim, order, blocks) for claim in instance.claims)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        blocks, lines = dict(instance.blocks), list[str]()
        shown = {one: zh(one) if language == "zh" else one for one in instance.objects}
        order = closure(instance.objects, instance.facts, blocks)
        for axis, letter in enumerate("xy"):
            ahead = {one: [two for two in shown if order.get((axis, one, two))] for one in shown}
            for one in sorted(shown, key=lambda one: len(ahead[one])):
                same = [shown[two] for two in shown if two != one and order.get((axis, one, two)) is False]
                told = [f"= {', '.join(same)}"] if same else []
                told += [f"< {', '.join(shown[two] for two in ahead[one])}"] if ahead[one] else []
                if told:
                    lines.append(f"{letter}: {shown[one]} {'; '.join(told)}")
        for number, claim in enumerate(instance.claims, start=1):
            (axis, way), (one, two) = AXES[claim[0]], (shown.get(name, name) for name in claim[1:])
            lines.append(f"{number}. {'xy'[axis]}: {one} {'=<>'[way]} {two}: {verdict(claim, order, blocks)}")
        return "\n".join(lines)


def _said(fact: Fact) -> tuple[str, str]:
    kind, *names = fact
    one, two = (f"block {name}" if len(name) == 1 else f"the {name}" for name in names)
    first, second = (f"区块 {name} " if len(name) == 1 else zh(name) for name in names)
    en = f"{one} is {_WORDS[kind][0]} {two}."
    return en[0].upper() + en[1:], first + _WORDS[kind][1].format(second) + "。"
