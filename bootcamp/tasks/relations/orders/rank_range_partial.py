"""Find the best and the worst rank that comparisons leave open to a person, and who is surely taller or shorter.

Answer: both ranks and the two sets of people; it is unique.
Harder: more people and comparisons, equal heights, facts on at least two of three people.
Skills: deduction, logic
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.story import renamed
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Set, Word

Fact = tuple[str, ...]
"""taller, same, not taller and two names, or two of and four names."""

_TEXT = {
    "taller": "{0} {more} than {1}.",
    "same": "{0} is exactly as {word} as {1}.",
    "not": "{0} is not {comparative} than {1}.",
    "two of": "{0} is {comparative} than at least two of {1}, {2} and {3}.",
}
_TEXT_ZH = {
    "taller": "{0} 比 {1} {word}。",
    "same": "{0} 与 {1} 一样{word}。",
    "not": "{0} 不比 {1} {word}。",
    "two of": "{0} 至少比 {1}、{2}、{3} 中的两个人{word}。",
}
_SCALES = (
    *(("tall", "taller", "高"), ("old", "older", "年长"), ("fast", "faster", "快"), ("heavy", "heavier", "重")),
    *(
        ("rich", "richer", "富有"),
        ("strong", "stronger", "有力气"),
        ("busy", "busier", "忙"),
        ("loud", "louder", "大声"),
    ),
    *(("patient", "more patient", "有耐心"), ("punctual", "more punctual", "守时"), ("neat", "neater", "整洁")),
    *(("popular", "more popular", "受欢迎"), ("experienced", "more experienced", "有经验"), ("calm", "calmer", "冷静")),
)


class RankRangePartial(Task["RankRangePartial.Params", "RankRangePartial.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many people there are", levels=(5, 6, 6, 7, 8, 9, 10, 11, 12, 14), ge=4, le=16)
        facts: int = knob("how many facts there are", levels=(5, 6, 7, 8, 9, 11, 13, 15, 17, 19), ge=2, le=30)
        equal: int = knob("how many of them say equal or not more", levels=(1, 1, 2, 2, 3, 4, 5, 6, 7, 8), ge=0, le=12)
        two: int = knob("how many are on at least two of three", levels=(0, 0, 0, 1, 1, 1, 2, 2, 3, 3), ge=0, le=4)

    class Instance(task.Instance):
        people: tuple[str, ...]
        scale: int
        facts: tuple[Fact, ...]
        asked: str

        @property
        def comparative(self) -> dict[str, str]:
            return {"en": _SCALES[self.scale][1], "zh": _SCALES[self.scale][2]}

        @property
        def word(self) -> str:
            return _SCALES[self.scale][0]

        @property
        def said(self) -> dict[str, list[str]]:
            word, more, zh = _SCALES[self.scale]
            en = {"word": word, "comparative": more, "more": f"is {more}"}
            return {
                "en": [_TEXT[kind].format(*names, **en) for kind, *names in self.facts],
                "zh": [_TEXT_ZH[kind].format(*names, word=zh) for kind, *names in self.facts],
            }

    prompt = Prompt(
        en=r"""
        This is known about {{ people | listed(language) }}:

        {{ said["en"] | bullets }}

        Nothing else is known, and any two of them may be equally {{ word }}. The rank of a person is 1 plus the number
        of people who are {{ comparative["en"] }} than that person, so rank 1 is the best rank.

        What ranks can {{ asked }} have? Give best, the smallest possible rank, and worst, the largest; above, the set
        of the people who must be {{ comparative["en"] }} than {{ asked }}; and below, the set of the people than whom
        {{ asked }} must be {{ comparative["en"] }}. A set may be empty: {}.
        """,
        zh=r"""
        关于 {{ people | listed(language) }}，已知：

        {{ said["zh"] | bullets }}

        此外一无所知，任意两个人都可能一样{{ comparative["zh"] }}。一个人的名次等于比此人{{ comparative["zh"]
        }}的人数加 1，第 1 名是最好的名次。

        {{ asked }} 可能是第几名？请给出 best（可能的最小名次）和 worst（可能的最大名次）；
        above，即必定比 {{ asked }} {{ comparative["zh"] }}的人的集合；以及 below，即必定不如 {{ asked }} {{
        comparative["zh"] }}的人的集合。集合可以为空：{}。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        rank, group = Integer(low=1, high=len(instance.people)), Set(Word(instance.people))
        return Record(best=rank, worst=rank, above=group, below=group)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        people = draw_names(rng, params.people)
        height = {name: rng.randint(1, params.people) for name in people}
        kinds = ["two of"] * params.two + [rng.choice(("same", "not")) for _ in range(params.equal)]
        kinds += ["taller"] * (params.facts - len(kinds))
        facts: list[Fact] = []
        for _ in range(3000):
            kind = kinds[0]
            names = rng.sample(people, 4 if kind == "two of" else 2)
            one, other = height[names[0]], height[names[1]]
            holds = {"taller": one > other, "same": one == other, "not": one <= other}.get(
                kind, sum(one > height[name] for name in names[1:]) > 1
            )
            if holds and all({*names} != {*old[1:]} for old in facts):
                facts.append((kind, *names))
                kinds.pop(0)
                if not kinds:
                    break
        else:
            raise task.Retry
        rng.shuffle(facts)
        asked = rng.choice(people)
        instance = self.Instance(people=people, scale=rng.randrange(len(_SCALES)), facts=tuple(facts), asked=asked)
        answer = self.solve(instance)
        direct = [{fact[2] for fact in facts if fact[:2] == ("taller", asked)}]
        direct.append({fact[1] for fact in facts if fact[0] == "taller" and fact[2] == asked})
        if answer["best"] == 1 or answer["worst"] == params.people or answer["best"] == answer["worst"]:
            raise task.Retry
        if params.people > 5 and len(direct[0] | direct[1]) >= len(answer["above"]) + len(answer["below"]):
            raise task.Retry
        for idle in ("two of", "not"):
            others = tuple(fact for fact in facts if fact[0] != idle)
            fewer = instance.model_copy(update={"facts": others})
            if len(others) < len(facts) and rng.random() < 0.7 and self.solve(fewer) == answer:
                raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [len(instance.people), renamed([instance.asked, sorted(instance.facts)], instance.people)]

    def solve(self, instance: Instance) -> dict[str, Any]:
        orders = [_closure(choice) for choice in _choices(instance.facts)]
        x, rest = instance.asked, [name for name in instance.people if name != instance.asked]
        fits = [order for order in orders if all(not strict for (a, b), strict in order.items() if a == b)]
        above = [{y for y in rest if order.get((y, x))} for order in fits]
        below = [{y for y in rest if order.get((x, y))} for order in fits]
        under = [{y for y in rest if (x, y) in order} for order in fits]  # surely not above x
        return {
            "best": 1 + min(map(len, above)),
            "worst": len(instance.people) - min(map(len, under)),
            "above": frozenset(set.intersection(*above)),
            "below": frozenset(set.intersection(*below)),
        }


def _choices(facts: Iterable[Fact]) -> Iterable[list[Fact]]:
    """Choose, for each fact on at least two of three, which two they are."""
    plain = [fact for fact in facts if fact[0] != "two of"]
    pairs = [[(fact[1], pair) for pair in combinations(fact[2:], 2)] for fact in facts if fact[0] == "two of"]
    for chosen in product(*pairs):
        yield [*plain, *(("taller", one, name) for one, pair in chosen for name in pair)]


def _closure(facts: list[Fact]) -> dict[tuple[str, str], bool]:
    """List who is at least as tall as whom, and whether taller."""
    order: dict[tuple[str, str], bool] = {}
    for kind, one, two in facts:
        pair = (two, one) if kind == "not" else (one, two)
        order[pair] = order.get(pair, False) or kind == "taller"
        if kind == "same":
            order.setdefault((two, one), False)
    names = sorted({name for pair in order for name in pair})
    for middle, one, two in product(names, repeat=3):
        if (one, middle) in order and (middle, two) in order:
            strict = order[one, middle] or order[middle, two]
            order[one, two] = order.get((one, two), False) or strict
    return order
