"""Find how many things must be drawn blindly to be sure of an outcome.

Answer: one integer; it is unique.
Harder: more kinds, outcomes that are combined by "and" and "or".
Skills: counting, logic
Source: original; the pigeonhole principle.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Part = tuple[str, int, int]
"""A kind of outcome, a number, and the kind of things that it is about or -1."""


class DrawerWorstCase(Task["DrawerWorstCase.Params", "DrawerWorstCase.Instance", int]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of things there are", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=2, le=8)
        stock: int = knob("the greatest number of one kind", levels=(6, 9, 12, 12, 15, 15, 18, 20, 25, 30), ge=4, le=99)
        parts: int = knob("how many outcomes are combined", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        setting: int
        stocks: tuple[int, ...]
        parts: tuple[Part, ...]
        every: bool
        """Whether all of the outcomes are wanted, or one of them."""

        def words(self, language: str) -> tuple[str, ...]:
            """The place, the things, and in Chinese the measure word."""
            return _SETTINGS[self.setting][language == "zh"]

        def counts(self, language: str) -> list[str]:
            names = _COLOURS[language == "zh"].split(", ")
            return [
                f"{names[i]}：{stock}" if language == "zh" else f"{names[i]}: {stock}"
                for i, stock in enumerate(self.stocks)
            ]

        def told(self, language: str) -> list[str]:
            names = _COLOURS[language == "zh"].split(", ")
            measure = self.words(language)[-1]
            return [
                _TEXTS[kind][language == "zh"].format(k=number, c=names[one], m=measure)
                for kind, number, one in self.parts
            ]

    answer = Integer(low=1)
    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} holds {{ words(language)[1] }} that differ in colour only, this many of each colour:

        {{ counts(language) | bullets }}

        They are drawn without looking and not put back. What is the least number of {{ words(language)[1] }} to draw
        to be certain, however unlucky the draw, that {{ "this holds" if parts | length == 1 else
        "all of these hold" if every else "at least one of these holds" }} for those drawn?

        {{ told(language) | bullets }}
        """,
        zh=r"""
        {{ words(language)[0] }}里有一些{{ words(language)[1] }}，只有颜色不同，各种颜色的数目如下：

        {{ counts(language) | bullets }}

        不看颜色逐一取出，不放回。至少要取出多少{{ words(language)[2] }}，才能保证不论运气多差，取出的{{
        words(language)[1] }}{{ "满足下面的要求" if parts | length == 1 else
        "满足下面所有的要求" if every else "至少满足下面的一项要求" }}？

        {{ told(language) | bullets }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        stocks = tuple(rng.randint(2, params.stock) for _ in range(params.kinds))
        parts: list[Part] = []
        for kind in rng.sample(sorted(_TEXTS), params.parts):
            one = rng.randrange(params.kinds)
            most = {
                "alike": max(stocks),
                "each": min(stocks),
                "of": stocks[one],
                "colours": params.kinds,
                "pairs": sum(stocks) // 3,
            }
            if most[kind] < 2:
                raise Retry
            parts.append((kind, rng.randint(2, most[kind]), one if kind == "of" else -1))
        instance = self.Instance(
            setting=rng.randrange(len(_SETTINGS)),
            stocks=stocks,
            parts=tuple(parts),
            every=params.parts > 1 and rng.random() < 0.5,
        )
        answer = self.solve(instance)
        naive = {(number - 1) * params.kinds + 1 for _, number, _ in parts} | {number + 1 for _, number, _ in parts}
        alone = {self.solve(instance.model_copy(update={"parts": (part,)})) for part in parts}
        if params.kinds > 2 and (
            answer in naive
            or not 4 < answer <= sum(stocks)
            or (params.parts > 1 and not instance.every and answer in alone)
        ):
            raise Retry
        if answer > sum(stocks) or len(set(stocks)) == 1:
            raise Retry
        easy = (sum(stocks), sum(stocks) - min(stocks) + 2)  # would be right too often
        if params.kinds > 2 and answer in easy and rng.random() < 0.5:
            raise Retry
        return instance, answer

    def solve(self, instance: Instance) -> int:
        """Add 1 to the greatest draw that misses what is wanted: one part of several, or all of them at once."""
        groups = [[part] for part in instance.parts] if instance.every else [list(instance.parts)]
        return 1 + max(_unlucky(instance.stocks, group) for group in groups)

    def key(self, instance: Instance) -> object:
        order = sorted(
            range(len(instance.stocks)), key=lambda i: (instance.stocks[i], [i == one for _, _, one in instance.parts])
        )
        parts = sorted((kind, number, order.index(one) if one >= 0 else -1) for kind, number, one in instance.parts)
        return [sorted(instance.stocks), parts, instance.every]


_SETTINGS = (
    (("A drawer", "socks"), ("抽屉", "袜子", "只")),
    (("A bag", "marbles"), ("袋子", "弹珠", "颗")),
    (("A box", "buttons"), ("盒子", "纽扣", "颗")),
    (("A basket", "ribbons"), ("篮子", "丝带", "条")),
    (("A jar", "sweets"), ("罐子", "糖果", "颗")),
    (("A chest", "scarves"), ("箱子", "围巾", "条")),
    (("A tin", "beads"), ("铁盒", "珠子", "颗")),
    (("A case", "pencils"), ("文具盒", "铅笔", "支")),
)
_COLOURS = (
    "red, blue, green, yellow, white, black, orange, purple",
    "红色, 蓝色, 绿色, 黄色, 白色, 黑色, 橙色, 紫色",
)
_TEXTS = {
    "alike": ("There are at least {k} of one colour.", "某一种颜色至少有 {k} {m}。"),
    "each": ("There are at least {k} of every colour.", "每一种颜色都至少有 {k} {m}。"),
    "of": ("There are at least {k} of the colour {c}.", "{c}的至少有 {k} {m}。"),
    "colours": ("There are at least {k} different colours.", "至少有 {k} 种不同的颜色。"),
    "pairs": (
        "They form at least {k} pairs, each of two of the same colour, with nothing in two pairs.",
        "其中可以配成至少 {k} 对，每对是两{m}同色的，每{m}最多用在一对中。",
    ),
}


def _unlucky(stocks: tuple[int, ...], parts: list[Part]) -> int:
    """Give the greatest number that can be drawn so that no part holds, by the colours and pairs drawn so far."""
    colours = min([number - 1 for kind, number, _ in parts if kind == "colours"], default=len(stocks))
    pairs = min([number - 1 for kind, number, _ in parts if kind == "pairs"], default=sum(stocks))
    lacking = [number for kind, number, _ in parts if kind == "each"]
    best = {(0, 0, False): 0}
    for index, stock in enumerate(stocks):
        caps = [number - 1 for kind, number, one in parts if kind == "alike" or (kind == "of" and one == index)]
        after: dict[tuple[int, int, bool], int] = {}
        for (used, paired, short), total in best.items():
            for drawn in range(min([stock, *caps]) + 1):
                state = (used + (drawn > 0), paired + drawn // 2, short or any(drawn < number for number in lacking))
                if state[0] <= colours and state[1] <= pairs:
                    after[state] = max(after.get(state, 0), total + drawn)
        best = after
    return max(total for (_, _, short), total in best.items() if short or not lacking)
