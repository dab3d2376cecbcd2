"""Find how many people have some properties and lack others from counts of a survey.

Answer: one integer; it is unique.
Harder: more properties, facts that are less direct.
Skills: deduction, arithmetic
Source: original; inclusion and exclusion.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.naming import Statement, nameless
from bootcamp.lib.prompts import listed
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Fact = tuple[str, tuple[int, ...], int]
"""A kind, the properties (or a number of them) that it is about, and the count."""


class VennRegionDeduce(Task["VennRegionDeduce.Params", "VennRegionDeduce.Instance", int]):
    version = 1

    class Params(task.Params):
        properties: int = knob("the number of properties", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=4)
        largest: int = knob("the largest region", levels=(12, 25, 15, 20, 30, 40, 20, 25, 30, 40), ge=5, le=99)
        facts: int = knob("how many facts there are at least", levels=(2, 3, 4, 5, 6, 7, 7, 8, 9, 10), ge=1, le=16)

    class Instance(task.Instance):
        setting: int
        properties: int
        facts: tuple[Fact, ...]
        asked: tuple[int, ...]
        """The properties that the people in question have; they lack the others."""

        def words(self, language: str) -> tuple[str, str, list[str]]:
            """The people, the verb and the properties."""
            people, verb, things = _SETTINGS[self.setting][language == "zh"]
            return people, verb, things.split(", ")[: self.properties]

        def told(self, language: str) -> list[str]:
            return [_told(fact, *self.words(language)[1:], language) for fact in self.facts]

        def question(self, language: str) -> str:
            _, verb, things = self.words(language)
            having = [things[one] for one in self.asked]
            lacking = [thing for thing in things if thing not in having]
            if language == "zh":
                return "、".join([*(verb + thing for thing in having), *(f"不{verb}{thing}" for thing in lacking)])
            return f"{verb} {listed(having)}" + (f" but not {listed(lacking, last='or')}" if lacking else "")

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        Some {{ words(language)[0] }} were asked which of these they {{ words(language)[1] }}:
        {{ words(language)[2] | listed }}. The numbers of {{ words(language)[0] }} who

        {{ told(language) | bullets }}

        Counts are inclusive: those who {{ words(language)[1] }} one thing, or two things, are counted there whatever
        else they {{ words(language)[1] }}, unless the line says otherwise.

        How many {{ words(language)[0] }} {{ question(language) }}?
        """,
        zh=r"""
        调查一些{{ words(language)[0] }}，问他们{{ words(language)[1] }}下列哪几项：
        {{ words(language)[2] | join("、") }}。人数如下：

        {{ told(language) | bullets }}

        各项人数都是包含性的：只要{{ words(language)[1] }}所说的一项或两项就计入，
        不论是否还{{ words(language)[1] }}其他项，除非该行另有说明。

        {{ question(language) }}的{{ words(language)[0] }}有多少人？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.properties
        regions = [rng.randint(1, params.largest) for _ in range(1 << n)]
        asked = rng.randrange(1, 1 << n)
        goal = [int(region == asked) for region in range(1 << n)]
        chosen = _needed(n, rng.sample(_facts(n), len(_facts(n))), goal)
        values = {one: sum(a * b for a, b in zip(_vector(n, *one), regions, strict=True)) for one in chosen}
        if not params.facts <= len(chosen) or regions[asked] in values.values():
            raise Retry
        instance = self.Instance(
            setting=rng.randrange(len(_SETTINGS)),
            properties=n,
            facts=tuple((kind, about, values[kind, about]) for kind, about in chosen),
            asked=tuple(one for one in range(n) if asked >> one & 1),
        )
        return instance, regions[asked]

    def key(self, instance: Instance) -> object:
        statements: list[Statement] = [("asked", frozenset(map(str, instance.asked)))]
        for kind, about, count in instance.facts:
            named = frozenset(map(str, about)) if kind in ("both", "either") else tuple(map(str, about))
            counted = kind in ("exactly", "least")
            statements.append((f"{kind} {about[0]} {count}",) if counted else (f"{kind} {count}", named))
        return [instance.properties, nameless(statements)]


_SETTINGS = (
    (("pupils", "play", "chess, tennis, football, golf"), ("学生", "喜欢", "象棋, 网球, 足球, 高尔夫")),
    (("tourists", "speak", "French, Arabic, Hindi, Swahili"), ("游客", "会说", "法语, 阿拉伯语, 印地语, 斯瓦希里语")),
    (("farmers", "grow", "maize, beans, rice, millet"), ("农民", "种", "玉米, 豆子, 水稻, 小米")),
    (("neighbours", "keep", "cats, dogs, rabbits, hens"), ("邻居", "养", "猫, 狗, 兔子, 母鸡")),
    (("readers", "buy", "novels, comics, atlases, poems"), ("读者", "买", "小说, 漫画, 地图册, 诗集")),
    (("students", "study", "algebra, botany, law, music"), ("大学生", "学", "代数, 植物学, 法律, 音乐")),
    (("guests", "drink", "tea, coffee, milk, juice"), ("客人", "喝", "茶, 咖啡, 牛奶, 果汁")),
    (("cooks", "use", "ginger, garlic, saffron, mint"), ("厨师", "用", "姜, 蒜, 藏红花, 薄荷")),
)


def _facts(n: int) -> list[tuple[str, tuple[int, ...]]]:
    """List all facts on n properties without their counts."""
    pairs = list(combinations(range(n), 2))
    facts: list[tuple[str, tuple[int, ...]]] = [("all", ()), ("none", ())]
    facts += [(kind, (one,)) for kind in ("in", "only") for one in range(n)]
    facts += [(kind, pair) for kind in ("both", "either") for pair in pairs]
    facts += [("without", pair[::step]) for pair in pairs for step in (1, -1)]
    return facts + [(kind, (number,)) for kind in ("exactly", "least") for number in range(1, n + (kind == "exactly"))]


def _vector(n: int, kind: str, about: tuple[int, ...]) -> list[int]:
    """Tell for each region, a set of properties as bits, whether it is counted."""
    size = about[0] if about else 0
    counted = []
    for region in range(1 << n):
        has = [bool(region >> one & 1) for one in about] if kind not in ("exactly", "least") else []
        holds = {
            "all": True,
            "none": region == 0,
            "in": all(has),
            "both": all(has),
            "either": any(has),
            "only": all(has) and region.bit_count() == 1,
            "without": has[:1] == [True] and has[1:] == [False],
            "exactly": region.bit_count() == size,
            "least": region.bit_count() >= size,
        }[kind]
        counted.append(int(holds))
    return counted


def _needed(n: int, pool: list[tuple[str, tuple[int, ...]]], goal: list[int]) -> list[tuple[str, tuple[int, ...]]]:
    """Take facts from a pool until they settle how many are in a region, and keep those that do so together.

    All vectors are of zeros and ones, whose determinants are small, so that elimination modulo a prime is exact.
    """
    basis: list[tuple[int, list[int], dict[int, int]]] = []  # a pivot, a vector, and the facts that it is made of

    def reduced(vector: list[int], made: dict[int, int]) -> tuple[list[int], dict[int, int]]:
        for pivot, other, parts in basis:
            factor = vector[pivot]
            if factor:
                vector = [(a - factor * b) % _PRIME for a, b in zip(vector, other, strict=True)]
                made = {one: (made.get(one, 0) - factor * parts.get(one, 0)) % _PRIME for one in {*made, *parts}}
        return vector, made

    for index, (kind, about) in enumerate(pool):
        fresh = _vector(n, kind, about)
        vector, made = reduced(fresh, {index: 1})
        if fresh == goal or not any(vector):
            continue
        pivot = next(place for place, value in enumerate(vector) if value)
        scale = pow(vector[pivot], -1, _PRIME)
        made = {one: part * scale % _PRIME for one, part in made.items()}
        basis.append((pivot, [value * scale % _PRIME for value in vector], made))
        rest, parts = reduced(goal, {})
        if not any(rest):
            return [pool[one] for one in sorted(parts) if parts[one]]
    return []


def _told(fact: Fact, verb: str, things: list[str], language: str) -> str:
    """Write a fact."""
    kind, about, count = fact
    numbered = kind in ("exactly", "least")
    a, b = [*([] if numbered else [things[one] for one in about]), "", ""][:2]
    text = _TEXTS[kind][language == "zh"].format(v=verb, a=a, b=b, k=about[0] if numbered else 0, n=len(things))
    return f"{text}：{count}" if language == "zh" else f"{text}: {count}"


_PRIME = 10**9 + 7
_TEXTS = {
    "all": ("were asked in all", "被调查的总人数"),
    "none": ("{v} none of these", "一项都不{v}的"),
    "in": ("{v} {a}", "{v}{a}的"),
    "only": ("{v} {a} and nothing else of these", "只{v}{a}、不{v}其他各项的"),
    "both": ("{v} both {a} and {b}", "既{v}{a}又{v}{b}的"),
    "either": ("{v} {a} or {b} or both", "{v}{a}或{b}（或两者都{v}）的"),
    "without": ("{v} {a} but not {b}", "{v}{a}但不{v}{b}的"),
    "exactly": ("{v} exactly {k} of these {n}", "在这 {n} 项中恰好{v} {k} 项的"),
    "least": ("{v} at least {k} of these {n}", "在这 {n} 项中至少{v} {k} 项的"),
}
