"""Work out how far east and north some things lie of others from chains of shuffled facts in many wordings.

Answer: two whole numbers, east and north, for each pair asked about; they are unique.
Harder: longer chains, more facts beside them, more wordings, facts told from either end, more pairs.
Skills: spatial, deduction
Source: StepGame, Z. Shi et al., AAAI 2022; distances, clocks and several pairs are ours.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.story import draw_setting, renamed
from bootcamp.lib.worlds import zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Fact = tuple[str, str, str, int, int]  # a wording, two things, and the offset of the first from the second
Answer = tuple[tuple[int, int], ...]

_WAYS = {
    (0, 1): ("north", "北", 12),
    (1, 1): ("north-east", "东北", 0),
    (1, 0): ("east", "东", 3),
    (1, -1): ("south-east", "东南", 0),
    (0, -1): ("south", "南", 6),
    (-1, -1): ("south-west", "西南", 0),
    (-1, 0): ("west", "西", 9),
    (-1, 1): ("north-west", "西北", 0),
}
_MAP = {
    (0, 1): ("above", "上方"),
    (0, -1): ("below", "下方"),
    (1, 0): ("right of", "右边"),
    (-1, 0): ("left of", "左边"),
}
_STRAIGHT = {  # {0} and {1} the things, {2} steps, {3} the way
    "way": ("The {0} is {2} {3} of the {1}.", "{0}在{1}向{3} {2} 步处。"),
    "from": ("Going {2} {3} from the {1} leads to the {0}.", "从{1}向{3}走 {2} 步就到{0}。"),
    "find": ("To get from the {0} to the {1}, go {2} {4}.", "要从{0}到{1}，须向{4}走 {2} 步。"),
    "clock": ("Seen from the {1}, the {0} is {2} away at {5} o'clock.", "从{1}看，{0}在 {5} 点钟方向，距离 {2} 步。"),
    "map": ("On the map, the {0} is {2} {6} the {1}.", "在地图上，{0}在{1}的{6} {2} 步处。"),
}
_BENT = {  # steps and ways east or west, north or south
    "both": ("The {0} is {2} {3} and {4} {5} of the {1}.", "{0}在{1}向{3} {2} 步再向{5} {4} 步处。"),
    "walk": (
        "From the {1}, {2} {3} and then {4} {5} lead to the {0}.",
        "从{1}先向{3}走 {2} 步，再向{5}走 {4} 步，就到{0}。",
    ),
}


class RelativeOffsetChain(Task["RelativeOffsetChain.Params", "RelativeOffsetChain.Instance", Answer]):
    version = 1

    class Params(task.Params):
        hops: int = knob(
            "how many facts lie between the things of a pair", levels=(2, 2, 3, 4, 5, 6, 8, 10, 12, 15), ge=1, le=20
        )
        noise: int = knob(
            "how many more things hang on the chains", levels=(0, 1, 2, 3, 4, 6, 8, 10, 13, 16), ge=0, le=24
        )
        wordings: int = knob("how many wordings of facts occur", levels=(1, 2, 3, 4, 5, 6, 7, 7, 7, 7), ge=1, le=7)
        longest: int = knob("the most steps of a fact", levels=(4, 5, 5, 6, 7, 8, 9, 9, 12, 15), ge=2, le=30)
        asked: int = knob("how many pairs are asked about", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 4), ge=2, le=5)

    class Instance(task.Instance):
        facts: tuple[Fact, ...]
        asked: tuple[tuple[str, str], ...]

        @property
        def told(self) -> list[tuple[str, str]]:
            return [_said(fact) for fact in self.facts]

        @property
        def questions(self) -> list[tuple[str, str]]:
            return [(f"the {one} as seen from the {two}", f"{zh(one)}相对于{zh(two)}") for one, two in self.asked]

        @property
        def wordings(self) -> set[str]:
            return {kind for kind, *_ in self.facts}

        @property
        def diagonal(self) -> bool:
            return any(kind in _STRAIGHT and x and y for kind, _, _, x, y in self.facts)

    prompt = Prompt(
        en=r"""
        {{ told | map("first") | bullets }}

        North is up on the map, east is to the right. All facts are exact and agree.
        {% if diagonal %}
        A step north-east is one step east and one step north together, and likewise for the other three such
        directions.
        {% endif %}
        {% if "clock" in wordings %}
        12 o'clock is north, 3 o'clock east, 6 o'clock south and 9 o'clock west.
        {% endif %}

        How many steps east and how many steps north is each of these?

        {{ questions | map("first") | numbered }}

        Give for each, in this order, the list [east, north]; west and south count as negative.
        """,
        zh=r"""
        {{ told | map("last") | bullets }}

        地图上北下南、左西右东。所有叙述都准确，且互不矛盾。
        {% if diagonal %}
        向东北走一步，就是同时向东一步、向北一步；其他三个这样的方向类推。
        {% endif %}
        {% if "clock" in wordings %}
        12 点钟方向是北，3 点钟是东，6 点钟是南，9 点钟是西。
        {% endif %}

        下列各项向东几步、向北几步？

        {{ questions | map("last") | numbered }}

        请按顺序各给出列表 [向东的步数, 向北的步数]；向西、向南记为负数。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Sequence(Integer(), length=2), length=len(instance.asked))  # type: ignore[arg-type]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        names = list(draw_setting(rng, params.hops + 1 + params.noise).things)
        spots = {names[0]: (0, 0)}
        facts: list[Fact] = []
        kinds = [*_STRAIGHT, *_BENT]
        kinds = kinds[: params.wordings - 1] + kinds[6:] if params.wordings < 6 else kinds[: params.wordings]
        for place, name in enumerate(names[1:], start=1):
            old = names[place - 1] if place <= params.hops else rng.choice(names[:place])
            fact = _draw(rng, rng.choice(kinds), name, old, params.longest)
            spots[name] = (spots[old][0] + fact[3], spots[old][1] + fact[4])
            facts.append(fact if rng.random() < 0.6 else (fact[0], old, name, -fact[3], -fact[4]))
        if len({*spots.values()}) < len(spots):
            raise task.Retry
        asked = [(names[params.hops], names[0])]
        near = [{one} for one in names] + [{*fact[1:3]} for fact in facts if params.hops > 2]
        others = [(one, two) for one in names for two in names[: params.hops + 1] if {one, two} not in near]
        asked += rng.sample(others, params.asked - 1)
        twice = len({frozenset(pair) for pair in asked}) < min(params.asked, params.hops)
        rng.shuffle(asked)
        rng.shuffle(facts)
        answer = tuple((spots[a][0] - spots[b][0], spots[a][1] - spots[b][1]) for a, b in asked)
        if any(0 in one for one in answer) or len({*asked}) < len(asked) or twice:
            raise task.Retry
        return self.Instance(facts=tuple(facts), asked=tuple(asked)), answer

    def key(self, instance: Instance) -> object:
        facts = sorted(instance.facts, key=lambda fact: (fact[3:], fact))
        return renamed([instance.asked, facts], [name for fact in facts for name in fact[1:3]])

    def solve(self, instance: Instance) -> Answer:
        answer = []
        for one, two in instance.asked:
            spots = {two: (0, 0)}
            for _ in instance.facts:
                for _, a, b, x, y in instance.facts:
                    if b in spots:
                        spots.setdefault(a, (spots[b][0] + x, spots[b][1] + y))
                    elif a in spots:
                        spots[b] = (spots[a][0] - x, spots[a][1] - y)
            answer.append(spots[one])
        return tuple(answer)


def _draw(rng: Random, kind: str, one: str, two: str, longest: int) -> Fact:
    n = rng.randint(1, longest)
    if kind in _BENT:
        return kind, one, two, n * rng.choice((1, -1)), rng.randint(1, longest) * rng.choice((1, -1))
    x, y = rng.choice([way for way in _WAYS if 0 in way or kind in ("way", "from", "find")])
    return kind, one, two, n * x, n * y


def _said(fact: Fact) -> tuple[str, str]:
    kind, one, two, x, y = fact
    if kind in _BENT:
        en, cn = _BENT[kind]
        ways = [_WAYS[(x > 0) - (x < 0), 0], _WAYS[0, (y > 0) - (y < 0)]]
        return (
            en.format(one, two, _steps(abs(x)), ways[0][0], abs(y), ways[1][0]),
            cn.format(zh(one), zh(two), abs(x), ways[0][1], abs(y), ways[1][1]),
        )
    en, cn = _STRAIGHT[kind]
    n, way = max(abs(x), abs(y)), ((x > 0) - (x < 0), (y > 0) - (y < 0))
    (there, there_zh, hour), (back, back_zh, _) = _WAYS[way], _WAYS[-way[0], -way[1]]
    side, side_zh = _MAP.get(way, ("", ""))
    return (
        en.format(one, two, _steps(n), there, back, hour, side),
        cn.format(zh(one), zh(two), n, there_zh, back_zh, hour, side_zh),
    )


def _steps(n: int) -> str:
    return f"{n} step{'s' * (n > 1)}"
