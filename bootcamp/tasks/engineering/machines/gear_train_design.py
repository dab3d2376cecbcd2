"""Build a train of gears from a stock so that its ratio is exactly a given one.

Answer: pairs of driver and driven gear; every train that keeps the rules is right.
Harder: more pairs and gears in the stock, a stated sense, the same sum of teeth for all pairs.
Skills: search, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import prod
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer, Sequence

Answer = tuple[tuple[int, ...], ...]

_TEETH = (12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48, 50, 54, 56, 60, 63, 64, 70, 72,
          75, 80, 81, 84, 90, 96)  # fmt: skip
_SUMS = (66, 72, 75, 78, 80, 84, 90, 96, 99, 100, 102, 105, 108, 110, 112, 114, 117, 120)  # of many two


class GearTrainDesign(Task["GearTrainDesign.Params", "GearTrainDesign.Instance", Answer]):
    version = 1

    class Params(task.Params):
        pairs: int = knob("how many pairs are allowed", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        stock: int = knob("how many gears there are", levels=(4, 5, 7, 9, 9, 10, 12, 13, 14, 16), ge=4, le=20)
        sense: bool = knob("whether the sense is stated", levels=(*[False] * 3, *[True] * 7))
        same: bool = knob("whether all pairs have the same sum of teeth", levels=(*[False] * 5, *[True] * 5))

    class Instance(task.Instance):
        stock: tuple[int, ...]
        pairs: int
        target: Fraction
        sense: str  # same, opposite or free
        same: bool

    answer = Sequence(Sequence(Integer(low=1), length=2))
    prompt = Prompt(
        en=r"""
        A box holds gears with these numbers of teeth, one gear for each number listed: {{ stock | comma }}.

        Build a gear train from them. It consists of at least one and at most {{ pairs }}
        pair{{ "s" if pairs > 1 }} of meshing gears, a
        driver and a driven gear each. The first driver is on the input shaft; the driven gear of each pair is on
        one shaft with the driver of the next pair; the last driven gear is on the output shaft. In each pair the driven
        gear turns (teeth of the driver) / (teeth of the driven gear) times while the driver turns once, in the opposite
        sense.

        - While the input shaft turns once, the output shaft turns exactly {{ target }} times.
        {% if sense == "same" %}
        - The output shaft turns in the same sense as the input shaft.
        {% elif sense == "opposite" %}
        - The output shaft turns in the sense opposite to that of the input shaft.
        {% endif %}
        {% if same %}
        - The sum of the teeth of driver and driven gear is the same for all pairs of the train.
        {% endif %}
        - Each gear of the box is used at most once; gears may be left over.

        Give the pairs in their order, each as driver and driven gear. Any train that keeps the rules will do.
        """,
        zh=r"""
        箱中有下列齿数的齿轮，列出的每个数对应一个齿轮：{{ stock | comma }}。

        请用它们搭一个轮系。轮系由至少一对、至多 {{ pairs }} 对啮合的齿轮组成，每对有一个主动轮和一个从动轮。
        第一个主动轮装在输入轴上；每对的从动轮与下一对的主动轮装在同一根轴上；最后一个从动轮装在输出轴上。
        在每一对中，主动轮转一圈时，从动轮反向转（主动轮齿数）÷（从动轮齿数）圈。

        - 输入轴转一圈时，输出轴恰好转 {{ target }} 圈。
        {% if sense == "same" %}
        - 输出轴与输入轴转向相同。
        {% elif sense == "opposite" %}
        - 输出轴与输入轴转向相反。
        {% endif %}
        {% if same %}
        - 轮系中各对的主动轮与从动轮的齿数之和都相等。
        {% endif %}
        - 箱中每个齿轮至多用一次，可以有剩余。

        请依次给出各对，每对写出主动轮和从动轮的齿数。符合规则的任意一种轮系都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        if params.same:
            total = rng.choice(_SUMS)
            couples = [(a, total - a) for a in _TEETH if total - a in _TEETH and a != total - a]
            if len(couples) < 2 * params.pairs:
                raise Retry
            chosen, small = list[tuple[int, int]](), [couple for couple in couples if couple[0] < couple[1]]
            for couple in rng.sample(small, min(len(small), params.pairs + 2)):
                chosen.append(couple if rng.random() < 0.6 else couple[::-1])
            if len(chosen) < params.pairs:
                raise Retry
        else:
            gears = rng.choices(_TEETH, k=2 * params.pairs)
            chosen = list(zip(gears[::2], gears[1::2], strict=True))
        train, rest = chosen[: params.pairs], [gear for couple in chosen[params.pairs :] for gear in couple]
        stock = [gear for pair in train for gear in pair]
        free = max(0, params.stock - len(stock))
        stock += rest[: free if free % 2 == 0 else free - 1]
        stock += rng.choices(_TEETH, k=params.stock - len(stock))
        sense = ("same", "opposite")[params.pairs % 2] if params.sense else "free"
        target = prod((Fraction(a, b) for a, b in train), start=Fraction(1))
        instance = self.Instance(
            stock=tuple(sorted(stock)), pairs=params.pairs, target=target, sense=sense, same=params.same
        )
        if target == 1 or {a for a, _ in train} & {b for _, b in train} or _short(instance):
            raise Retry
        return instance, tuple(train)

    def check(self, instance: Instance, answer: Answer) -> str:
        if not 1 <= len(answer) <= instance.pairs:
            return f"the train does not have 1 to {instance.pairs} pairs"
        used = [gear for pair in answer for gear in pair]
        for gear in used:
            if used.count(gear) > instance.stock.count(gear):
                return f"a gear of {gear} teeth is used too often"
        if len({sum(pair) for pair in answer}) > 1 and instance.same:
            return "the sums of teeth differ"
        if instance.sense not in ("free", ("same", "opposite")[len(answer) % 2]):
            return "the output shaft turns in the wrong sense"
        ratio = prod((Fraction(a, b) for a, b in answer), start=Fraction(1))
        return "" if ratio == instance.target else f"the output shaft turns {ratio} times"


def _short(instance: GearTrainDesign.Instance) -> bool:
    """Tell whether fewer pairs, up to two, than allowed would do; from the rule on sums nothing is taken off."""
    ratios = dict[Fraction, list[tuple[int, ...]]]()
    for places in permutations(range(len(instance.stock)), 2):
        a, b = (instance.stock[place] for place in places)
        ratios.setdefault(Fraction(a, b), []).append(places)
    if instance.pairs > 1 and instance.target in ratios:
        return True
    if instance.pairs < 3 or instance.sense != "free":
        return False
    for ratio, firsts in ratios.items():
        for second in ratios.get(instance.target / ratio, ()):
            if any(not {*first} & {*second} for first in firsts):
                return True
    return False
