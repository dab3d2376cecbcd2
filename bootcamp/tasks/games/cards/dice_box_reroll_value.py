"""Choose the dice to keep before rolling the others again, and give the expected score.

Answer: the dice kept, of which all best choices are right, and the expectation.
Harder: more dice, two rolls, other boxes, two boxes at once.
Skills: probability, optimization
Source: original; dice games with boxes to fill.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset, Rational, Record

Answer = dict[str, Any]
Dice = tuple[int, ...]
Box = tuple[str, int, int]
"""``face`` and the face, ``total``, ``equal`` and how many, ``house``, ``run`` and its length; and the points."""

Known = dict[tuple[Dice, int], int]


class DiceBoxRerollValue(Task["DiceBoxRerollValue.Params", "DiceBoxRerollValue.Instance", Answer]):
    version = 1

    class Params(task.Params):
        dice: int = knob("how many dice there are", levels=(3, 4, 4, 5, 5, 4, 4, 5, 5, 5), ge=3, le=6)
        rolls: int = knob("how many rolls are left", levels=(1,) * 5 + (2,) * 4 + (3,), ge=1, le=3)
        boxes: int = knob("how many boxes are open", levels=(1, 1, 2, 2, 3, 2, 3, 2, 3, 3), ge=1, le=3)
        kinds: int = knob("how many kinds of boxes may come", levels=(2, 2, 5, 5, 5, 5, 5, 5, 5, 5), ge=1, le=5)

    class Instance(task.Instance):
        dice: Dice
        rolls: int
        boxes: tuple[Box, ...]
        best: Fraction
        keeps: tuple[Dice, ...]
        """All best choices."""
        hidden = ("best", "keeps")

    answer = Record(kept=Multiset(Integer(low=1, high=6)), expectation=Rational())
    prompt = Prompt(
        en=r"""
        You have rolled {{ dice | length }} dice with six faces: {{ dice | listed(language) }}.
        You may roll again {{ ("once", "twice", "three times")[rolls - 1] }}: each time you keep any of the dice, also
        all or none, and roll all the others.
        {% if rolls > 1 %}
        A die kept once may be rolled the next time.
        {% endif %}
        In the end {{ "this box is filled" if boxes | length == 1 else "the best of these boxes is filled" }} with the
        dice as they lie:

        {% for kind, number, points in boxes %}
        {% if kind == "face" %}
        - the sum of all dice that show {{ number }}
        {% elif kind == "total" %}
        - the sum of all dice
        {% elif kind == "equal" %}
        - the sum of all dice if at least {{ number }} dice show the same face, else 0
        {% elif kind == "house" %}
        - {{ points }} points if three dice show one face and the two others another face, else 0
        {% else %}
        - {{ points }} points if {{ number }} of the dice show {{ number }} consecutive numbers, else 0
        {% endif %}
        {% endfor %}

        Which dice do you keep now so that the expected score is as high as possible, if you also go on in the best way?
        Give the faces of the dice kept (an empty list [] for none) and the expected score. If several choices are
        equally good, give any one.
        """,
        zh=r"""
        你掷了 {{ dice | length }} 枚六面骰子，点数是 {{ dice | listed(language) }}。
        你还可以重掷{{ ("一次", "两次", "三次")[rolls - 1] }}：每次保留任意几枚（可以全部保留，也可以一枚不留），
        其余的全部重掷。
        {% if rolls > 1 %}
        这一次保留的骰子下一次可以重掷。
        {% endif %}
        最后按骰子的点数{{ "填入下面这一格" if boxes | length == 1 else "填入下面各格中得分最高的一格" }}：

        {% for kind, number, points in boxes %}
        {% if kind == "face" %}
        - 所有 {{ number }} 点骰子的点数之和
        {% elif kind == "total" %}
        - 所有骰子的点数之和
        {% elif kind == "equal" %}
        - 如果至少有 {{ number }} 枚骰子点数相同，就得所有骰子的点数之和，否则得 0 分
        {% elif kind == "house" %}
        - 如果三枚骰子点数相同，另外两枚是另一个相同的点数，就得 {{ points }} 分，否则得 0 分
        {% else %}
        - 如果其中 {{ number }} 枚骰子的点数是 {{ number }} 个连续的数，就得 {{ points }} 分，否则得 0 分
        {% endif %}
        {% endfor %}

        现在保留哪些骰子，才能在以后也采取最好做法的前提下使期望得分尽量高？给出保留的骰子的点数（kept，
        一枚不留写作空列表 []）和期望得分（expectation）。
        如果有几种选择同样好，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        count = params.dice
        kinds: list[Box] = [("face", rng.randint(2, 6), 0), ("total", 0, 0)]
        if params.kinds > 2:
            kinds[1:] = [("equal", rng.choice((3, 4)[: count - 2]), 0), ("run", 4, rng.randrange(20, 40, 2))]
        if params.kinds > 2 and count == 5:
            kinds += [("house", 0, rng.randrange(20, 40, 2)), ("run", 5, rng.randrange(30, 56, 2))]
        boxes = tuple(rng.sample(kinds, params.boxes))
        dice = tuple(rng.randint(1, 6) for _ in range(count))
        known = Known()
        values = {keep: _value(keep, count, params.rolls, boxes, known) for keep in _keeps(tuple(sorted(dice)))}
        most = max(values.values())
        best = Fraction(most, 6 ** (count * params.rolls))
        keeps = tuple(sorted(keep for keep, value in values.items() if value == most))
        if len(keeps) > 1 + (count < 5) or keeps[0] in ((), tuple(sorted(dice))):
            raise task.Retry
        instance = self.Instance(dice=dice, rolls=params.rolls, boxes=boxes, best=best, keeps=keeps)
        return instance, {"kept": keeps[0], "expectation": best}

    def key(self, instance: Instance) -> object:
        return [sorted(instance.dice), instance.rolls, sorted(instance.boxes)]

    def check(self, instance: Instance, answer: Answer) -> str:
        if tuple(sorted(answer["kept"])) not in instance.keeps:
            return "this is not the best choice of dice, or these dice are not there"
        return "" if answer["expectation"] == instance.best else "the expected score is wrong"


def _keeps(dice: Dice) -> Iterable[Dice]:
    """Yield the different choices of some sorted dice."""
    return iter(
        {tuple(die for place, die in enumerate(dice) if mask >> place & 1): 0 for mask in range(1 << len(dice))}
    )


def _score(dice: Dice, boxes: tuple[Box, ...]) -> int:
    counts = [dice.count(face) for face in range(1, 7)]
    scores = []
    for kind, number, points in boxes:
        if kind == "face":
            scores.append(number * counts[number - 1])
        elif kind == "run":
            run = any(all(counts[low : low + number]) for low in range(7 - number))
            scores.append(points * run)
        elif kind == "house":
            scores.append(points * (3 in counts and 2 in counts))
        else:
            scores.append(sum(dice) * (kind == "total" or max(counts) >= number))
    return max(scores)


@cache
def _outcomes(count: int) -> list[tuple[Dice, int]]:
    """Give the sorted rolls of some dice, with the number of orders of each."""
    return [
        (roll, factorial(count) // prod(factorial(roll.count(face)) for face in range(1, 7)))
        for roll in combinations_with_replacement(range(1, 7), count)
    ]


def _value(keep: Dice, count: int, left: int, boxes: tuple[Box, ...], known: Known) -> int:
    """Give the expected score if these dice are kept and the others rolled, times 6**count for each roll left."""
    if (keep, left) not in known:
        total = 0
        for roll, ways in _outcomes(count - len(keep)):
            total += ways * _lying(tuple(sorted(keep + roll)), left - 1, boxes, known)
        known[keep, left] = total * 6 ** len(keep)
    return known[keep, left]


def _lying(dice: Dice, left: int, boxes: tuple[Box, ...], known: Known) -> int:
    """Give the expected score of dice as they lie, scaled alike."""
    if (dice, -1 - left) not in known:
        keeps = _keeps(dice) if left else ()
        values = [_value(keep, len(dice), left, boxes, known) for keep in keeps]
        known[dice, -1 - left] = max(values) if left else _score(dice, boxes)
    return known[dice, -1 - left]
