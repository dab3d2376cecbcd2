"""Find from examples which edits turn a figure, a list of parts with attributes, into another, and edit a new figure.

Answer: the parts of the new figure, in any order; every script of the stated kind that fits the examples gives them.
Harder: more parts, more kinds of edits and of parts that they apply to, two or three edits in turn, fewer examples.
Skills: induction, search
Source: original; T. Evans, A heuristic program to solve geometric-analogy problems, 1964.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial, reduce
from itertools import chain, product
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language, sequence
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._chains import outcomes
from bootcamp.tasks.patterns._examples import line_prompt
from bootcamp.verifiers import Multiset, Sequence, Word

Part = tuple[str, ...]  # a value of each attribute
Figure = tuple[Part, ...]  # sorted, for the order of the parts does not matter
Edit = tuple[str, str]  # a value that a part must have, "" for all parts, and a change

VALUES = {
    "size": ("small", "medium", "large"),
    "fill": ("white", "grey", "black"),
    "shape": ("triangle", "square", "pentagon", "hexagon"),
    "place": ("top", "right", "bottom", "left"),
    "dots": tuple("0123456789"),
}
ATTRIBUTES = tuple(VALUES)

LARGEST = 8  # parts of an output


class PatAttributeAnalogy(Task["PatAttributeAnalogy.Params", "PatAttributeAnalogy.Instance", Figure]):
    version = 1

    class Params(task.Params):
        parts: int = knob("the most parts of a figure", levels=(1, 2, 2, 3, 3, 3, 4, 3, 4, 5), ge=1, le=6)
        changes: int = knob("how many kinds of changes are possible", levels=(3, 4, 5, 7, 5, 6, 7, 5, 6, 7), ge=2, le=7)
        values: int = knob("how many values parts may be chosen by", levels=(0, 1, 3, 4, 1, 2, 4, 1, 2, 2), ge=0, le=5)
        steps: int = knob("the most edits in turn", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        pairs: int = knob("how many examples are given", levels=(4, 4, 3, 3, 3, 3, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        examples: tuple[tuple[Figure, Figure], ...]
        figure: Figure
        values: tuple[str, ...]
        changes: tuple[str, ...]
        steps: int

        @property
        def pairs(self) -> list[list[str]]:
            return [[sequence(figure) for figure in pair] for pair in self.examples]

        @property
        def query(self) -> str:
            return sequence(self.figure)

        @property
        def kinds(self) -> dict[str, list[str]]:
            return by_language(CHANGES[name] for name in self.changes)

    answer = Multiset(Sequence(Word(tuple(chain(*VALUES.values()))), length=len(ATTRIBUTES)))
    prompt = line_prompt(
        en=r"""
        A figure is a list of parts, whose order does not matter. A part is a list of its size, fill, shape, place and
        number of dots. The values of each attribute stand in a circle, where the first one comes again after the last:

        - size: small, medium, large
        - fill: white, grey, black
        - shape: triangle, square, pentagon, hexagon
        - place: top, right, bottom, left
        - dots: the digits in their order

        A hidden script turns a figure into another. It makes
        {{- " 1 edit" if steps == 1 else " 1 to " ~ steps ~ " edits, each on the figure left by the one before" }}.
        An edit is made to all parts
        {{- " or just to the parts that have a given value, which is " ~ values | listed(language, "or") if values }}.
        It does one of the following with each of these parts; the script is the same for every figure:

        {{ kinds[language] | bullets }}
        """,
        zh=r"""
        一个图形是若干部件的列表，部件的次序无关紧要。一个部件是它的大小、填充、形状、位置和点数的列表。
        每个属性的值排成一圈，最后一个之后又是第一个：

        - 大小（size）：small 小，medium 中，large 大
        - 填充（fill）：white 白，grey 灰，black 黑
        - 形状（shape）：triangle 三角形，square 正方形，pentagon 五边形，hexagon 六边形
        - 位置（place）：top 上，right 右，bottom 下，left 左
        - 点数（dots）：各数字，按大小次序

        一段隐藏的脚本把图形变成另一个图形，它做
        {{- " 1 次编辑" if steps == 1 else " 1 到 " ~ steps ~ " 次编辑，依次进行，每次都在前一次的结果上做" }}。
        一次编辑针对所有部件
        {{- "，或者只针对具有某个值的部件，这个值是 " ~ values | listed(language, "or") if values }}。
        它对其中每个部件做下列之一；脚本对每个图形都相同：

        {{ kinds[language] | bullets }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Figure]:
        names = tuple(CHANGES)[: params.changes]
        values = tuple(rng.choice(VALUES[name]) for name in rng.sample(ATTRIBUTES[:4], params.values))
        edits = list(product(("", *values), names))
        family = [partial(edited, edit) for edit in edits]
        hidden = rng.choices(family, k=params.steps)
        figures = [_random_figure(params.parts, values, rng) for _ in range(params.pairs + 1)]
        *afters, result = (reduce(lambda figure, edit: edit(figure), hidden, figure) for figure in figures)
        *befores, asked = figures
        sizes = list(map(len, (*afters, result)))
        if min(sizes) == 0 or max(sizes) > LARGEST or result in (asked, *afters):
            raise task.Retry
        if len(outcomes(family, befores, afters, asked, params.steps)) > 1:
            raise task.Retry
        examples = tuple(zip(befores, afters, strict=True))
        return self.Instance(examples=examples, figure=asked, values=values, changes=names, steps=params.steps), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.examples), instance.figure, instance.values, instance.changes, instance.steps]


def _random_figure(most: int, values: tuple[str, ...], rng: Random) -> Figure:
    """Draw parts, each with one of the `values` half of the time."""
    figure = []
    for _ in range(rng.randint(max(1, most - 1), most)):
        wanted = rng.choice(values) if values and rng.random() < 0.5 else ""
        figure.append(tuple(wanted if wanted in circle else rng.choice(circle) for circle in VALUES.values()))
    return tuple(sorted(figure))


def _moved(part: Part, name: str, by: int) -> Figure:
    """Move an attribute on in the circle of its values."""
    place, circle = ATTRIBUTES.index(name), VALUES[name]
    value = circle[(circle.index(part[place]) + by) % len(circle)]
    return ((*part[:place], value, *part[place + 1 :]),)


CHANGES: dict[str, tuple[str, str, Callable[[Part], Figure]]] = {
    "turn": (
        "its place moves on by one value",
        "它的 place 换成下一个值",
        lambda part: _moved(part, "place", 1),
    ),
    "invert": (
        "its fill becomes black if it is white and white if it is black; grey stays",
        "它的 fill 由 white 变成 black，由 black 变成 white，grey 不变",
        lambda part: _moved(part, "fill", {"white": 2, "grey": 0, "black": 1}[part[1]]),
    ),
    "dots": (
        "it gets as many further dots as its shape has sides, but only the last digit of the new number is kept",
        "它的 dots 加上它的形状的边数，只保留个位",
        lambda part: _moved(part, "dots", 3 + VALUES["shape"].index(part[2])),
    ),
    "grow": ("its size moves on by one value", "它的 size 换成下一个值", lambda part: _moved(part, "size", 1)),
    "side": ("its shape moves on by one value", "它的 shape 换成下一个值", lambda part: _moved(part, "shape", 1)),
    "drop": ("it is removed", "去掉它", lambda part: ()),
    "double": ("a second part just like it is added", "增加一个与它完全一样的部件", lambda part: (part, part)),
}
"""Each in English, in Chinese and as what becomes of a part."""


@lru_cache(maxsize=4096)
def _edited(edit: Edit, part: Part) -> Figure:
    value, change = edit
    return CHANGES[change][2](part) if value in ("", *part) else (part,)


def edited(edit: Edit, figure: Figure) -> Figure:
    """Make a change of all parts that have a value."""
    return tuple(sorted(chain(*(_edited(edit, part) for part in figure))))
