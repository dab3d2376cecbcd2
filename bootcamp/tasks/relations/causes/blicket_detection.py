"""Tell what a detector would do with sets of objects, from trials that may leave open which objects are active.

Answer: on, off or open for each set, in order; it is unique.
Harder: more objects and trials, detectors of other kinds, a detector whose kind must be found out.
Skills: induction, deduction, logic
Source: original; the blicket detector of A. Gopnik and D. Sobel (2000).
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Sequence

_RULES = {  # how a detector works: the fewest active objects that turn it on, and whether a blocker keeps it off
    "any": (1, False, "at least one active object lies on it", "上面至少有一个活性物体"),
    "two": (2, False, "at least two active objects lie on it", "上面至少有两个活性物体"),
    "blocked": (
        1,
        True,
        "at least one active object and no blocker lies on it",
        "上面至少有一个活性物体，且没有阻断物体",
    ),
    "both": (2, True, "at least two active objects and no blocker lie on it", "上面至少有两个活性物体，且没有阻断物体"),
}
_SHAPES = (
    ("cube", "方块"), ("ball", "球"), ("cone", "圆锥"), ("ring", "环"), ("disc", "圆片"), ("star", "星星"),
    ("prism", "棱柱"), ("bead", "珠子"), ("peg", "木钉"), ("tile", "瓷片"), ("bolt", "螺栓"), ("key", "钥匙"),
)  # fmt: skip
_COLOURS = (
    ("red", "红色"), ("blue", "蓝色"), ("green", "绿色"), ("white", "白色"), ("black", "黑色"), ("yellow", "黄色"),
)  # fmt: skip
_SIGNS = ("on", "off", "open")

Thing = tuple[str, str]
"""The names of an object in English and Chinese."""


class BlicketDetection(Task["BlicketDetection.Params", "BlicketDetection.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        things: int = knob("how many objects there are", levels=(4, 4, 5, 5, 5, 5, 6, 6, 7, 7), ge=3, le=7)
        trials: int = knob("how many trials are told", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=10)
        asked: int = knob("how many sets are asked about", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=3, le=10)
        rules: int = knob("how many kinds of detectors there are", levels=(1, 1, 2, 2, 3, 3, 4, 4, 4, 4), ge=1, le=4)
        unknown: bool = knob("whether the kind is unknown", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        things: tuple[Thing, ...]
        rules: tuple[str, ...]  # the kinds that are possible
        trials: tuple[tuple[tuple[int, ...], bool], ...]
        asked: tuple[tuple[int, ...], ...]

        @property
        def blockers(self) -> bool:
            return any(_RULES[rule][1] for rule in self.rules)

        @property
        def ways(self) -> list[tuple[str, str]]:
            return [_RULES[rule][2:] for rule in self.rules]

        def _names(self, places: tuple[int, ...], language: int) -> list[str]:
            return [self.things[place][language] for place in places]

        @property
        def seen(self) -> list[tuple[list[str], list[str], bool]]:
            return [(self._names(places, 0), self._names(places, 1), on) for places, on in self.trials]

        @property
        def sets(self) -> list[tuple[list[str], list[str]]]:
            return [(self._names(places, 0), self._names(places, 1)) for places in self.asked]

    prompt = Prompt(
        en=r"""
        Of the objects {{ things | map("first") | comma }} some are active, but we do not know which
        {%- if blockers %}; of the others some may be blockers{% endif %}.
        {% if ways | length == 1 %}
        A detector turns on exactly when {{ ways[0][0] }}.
        {% else %}
        A detector works in one of these ways, always in the same, but we do not know in which:

        {% for en, zh in ways %}
        - it turns on exactly when {{ en }}.
        {% endfor %}
        {% endif %}

        These trials were made:

        {% for en, zh, on in seen %}
        - {{ en | listed(language) | capitalize }}: the detector {{ "turned on" if on else "stayed off" }}.
        {% endfor %}

        What would the detector do with each of these sets? Answer in order: on or off if that is certain, open if the
        trials fit both. There is nothing else on the detector.

        {% for en, zh in sets %}
        {{ loop.index }}. {{ en | listed(language) }}
        {% endfor %}
        """,
        zh=r"""
        在{{ things | map("last") | join("、") }}这些物体中，有些有活性，但不知道是哪些
        {%- if blockers %}；其余的可能有些是阻断物体{% endif %}。
        {% if ways | length == 1 %}
        探测器亮起，当且仅当{{ ways[0][1] }}。
        {% else %}
        探测器始终按下列方式之一工作，但不知道是哪一种：

        {% for en, zh in ways %}
        - 当且仅当{{ zh }}时亮起{{ "。" if loop.last else "；" }}
        {% endfor %}
        {% endif %}

        做过如下试验：

        {% for en, zh, on in seen %}
        - {{ zh | join("、") }}：探测器{{ "亮了" if on else "没有亮" }}。
        {% endfor %}

        把下列各组物体放上去，探测器会怎样？请依次回答：确定会亮答 on，确定不亮答 off，两种都与试验相符答 open。
        探测器上没有别的东西。

        {% for en, zh in sets %}
        {{ loop.index }}. {{ zh | join("、") }}
        {% endfor %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Choice(_SIGNS), length=len(instance.asked))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        n = params.things
        known = tuple(_RULES)[: params.rules]
        rules = known if params.unknown else (rng.choice(known),)
        worlds = [
            (rule, roles)
            for rule in rules
            for roles in product((0, 1, 2) if any(_RULES[r][1] for r in rules) else (0, 1), repeat=n)
        ]
        truth = rng.choice([world for world in worlds if 1 < sum(role == 1 for role in world[1]) < n])
        trials: dict[tuple[int, ...], bool] = {}
        for _ in range(30):
            places = tuple(sorted(rng.sample(range(n), rng.randint(1, min(4, n)))))
            on = _works(*truth, places)
            left = [world for world in worlds if _works(*world, places) == on]
            if places not in trials and 1 < len(left) < len(worlds):  # it tells something and leaves something open
                trials[places] = on
                worlds = left
            if len(trials) == params.trials:
                break
        else:
            raise task.Retry
        pools: dict[str, list[tuple[int, ...]]] = {sign: [] for sign in _SIGNS}
        for mask in range(1, 2**n):
            places = tuple(place for place in range(n) if mask >> place & 1)
            if places not in trials and len(places) <= 4:
                pools[_sign(worlds, places)].append(places)
        if not all(pools.values()):
            raise task.Retry
        asked = [rng.choice(pool) for pool in pools.values()]
        while len(asked) < params.asked:
            places = rng.choice(pools[rng.choice(_SIGNS)])
            if places not in asked or rng.random() < 0.05:
                asked.append(places)
        if len(set(asked)) < len(asked):
            raise task.Retry
        rng.shuffle(asked)
        shapes = [(f"{c} {s}", f"{d}{t}") for c, d in rng.sample(_COLOURS, 4) for s, t in rng.sample(_SHAPES, 4)]
        things = tuple(sorted(rng.sample(shapes, n)))
        instance = self.Instance(things=things, rules=rules, trials=tuple(trials.items()), asked=tuple(asked))
        return instance, tuple(_sign(worlds, places) for places in asked)


def _works(rule: str, roles: tuple[int, ...], places: tuple[int, ...]) -> bool:
    """Tell whether a detector turns on; the roles are 0 for none, 1 for active, 2 for a blocker."""
    least, blocked, *_ = _RULES[rule]
    laid = [roles[place] for place in places]
    return laid.count(1) >= least and not (blocked and 2 in laid)


def _sign(worlds: list[tuple[str, tuple[int, ...]]], places: tuple[int, ...]) -> str:
    fates = {_works(*world, places) for world in worlds}
    return "open" if len(fates) == 2 else "on" if fates == {True} else "off"
