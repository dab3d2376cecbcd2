"""Reorder things in a row, none of which may move far, so that the colour changes as seldom as possible.

Answer: the new order; every best order counts.
Harder: longer rows, more colours, longer moves, rows on which going on with the same colour as long as possible fails.
Skills: planning, search
Source: original; resequencing in car factories, as in the paint shop problem of T. Epping et al. (2004).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Order = tuple[int, ...]
State = tuple[int, frozenset[int], str]
_SETTINGS = (
    ("Cars stand in line before a paint shop.", "car", "一队汽车排在喷漆车间前。", "辆车"),
    ("Bottles stand in line before a labelling machine.", "bottle", "一排瓶子排在贴标机前。", "个瓶子"),
    ("Shirts hang in line before a dyeing vat.", "shirt", "一排衬衫挂在染缸前。", "件衬衫"),
    ("Toys lie in line before a spray gun.", "toy", "一排玩具放在喷枪前。", "个玩具"),
    ("Posters hang in line before a press.", "poster", "一排海报挂在印刷机前。", "张海报"),
    ("Chairs stand in line before a varnisher.", "chair", "一排椅子摆在漆匠面前。", "把椅子"),
    ("Bicycles stand in line before a paint booth.", "bicycle", "一队自行车排在喷漆间前。", "辆自行车"),
    ("Cakes stand in line before an icing machine.", "cake", "一排蛋糕放在裱花机前。", "个蛋糕"),
)


class CarPaintingOrder(Task["CarPaintingOrder.Params", "CarPaintingOrder.Instance", Order]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the row", levels=(8, 9, 11, 11, 12, 12, 13, 15, 17, 20), ge=4, le=24)
        colours: int = knob("the number of colours", levels=(3, 3, 3, 4, 4, 4, 4, 4, 4, 5), ge=2, le=6)
        reach: int = knob("the most places that one may move", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=5)

    class Instance(task.Told):
        settings = _SETTINGS

        colours: str
        reach: int
        fewest: int

    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} From the front to the back they are numbered from 1, and each is to get a colour, given
        by a letter:

        {{ colours | join(" ") }}

        They may be put into another order, but none may move more than {{ reach }}
        {{ "place" if reach == 1 else "places" }} forward or backward from the place with its number. A change is needed
        wherever two {{ words(language)[1] }}s that follow each other get different colours. Find an order with as few
        changes as possible and give the numbers in this order. Any best order will do.
        """,
        zh=r"""
        {{ words(language)[0] }}从前到后由 1 起编号，每{{ words(language)[1] }}要上的颜色用一个字母表示：

        {{ colours | join(" ") }}

        可以改变次序，但每{{ words(language)[1] }}相对于它编号的位置，向前或向后都不能移动超过 {{ reach }} 位。
        每当相继的两{{ words(language)[1] }}颜色不同，就需要换一次颜色。请找出换色次数尽可能少的次序，
        并按这个次序写出各个编号。任何一个最优的次序都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Order]:
        return Sequence(Integer(1, len(instance.colours)), length=len(instance.colours))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Order]:
        colours = "".join(rng.choices("ABCDEF"[: params.colours], k=params.size))
        setting = rng.randrange(len(_SETTINGS))
        instance = self.Instance(setting=setting, colours=colours, reach=params.reach, fewest=0)
        answer = self.solve(instance)
        fewest = _changes(instance, answer)
        plain = [_one_by_one(instance, rule) for rule in _rules(instance)] if params.size > 9 else []
        plain.append(tuple(range(1, params.size + 1)))
        if len(set(colours)) < params.colours or any(_changes(instance, one) == fewest for one in plain):
            raise task.Retry
        return instance.model_copy(update={"fewest": fewest}), answer

    def solve(self, instance: Instance) -> Order:
        # By the numbers that are placed (all below the first free one, and a few more) and the last: changes and order.
        best: dict[State, tuple[int, Order]] = {(1, frozenset(), ""): (0, ())}
        for place in range(1, len(instance.colours) + 1):
            after: dict[State, tuple[int, Order]] = {}
            for (free, ahead, last), (changes, order) in best.items():
                for number in _movable(instance, place, free, ahead):
                    colour, first, more = instance.colours[number - 1], free, ahead | {number}
                    while first in more:
                        more, first = more - {first}, first + 1
                    state = first, more, colour
                    found = changes + (colour != last), (*order, number)
                    if state not in after or found < after[state]:
                        after[state] = found
            best = after
        return min(best.values())[1]

    def check(self, instance: Instance, answer: Order) -> str:
        if len(set(answer)) < len(answer):
            return "a number stands there twice"
        for place, number in enumerate(answer, start=1):
            if abs(place - number) > instance.reach:
                return f"number {number} has moved too far"
        return "" if _changes(instance, answer) == instance.fewest else "fewer changes are possible"

    def key(self, instance: Instance) -> object:
        rows = [instance.colours, instance.colours[::-1]]
        return [instance.reach, min([sorted(set(row), key=row.index).index(one) for one in row] for row in rows)]


def _changes(instance: CarPaintingOrder.Instance, order: Order) -> int:
    colours = [instance.colours[number - 1] for number in order]
    return sum(one != two for one, two in pairwise(colours))


def _movable(instance: CarPaintingOrder.Instance, place: int, free: int, ahead: frozenset[int]) -> list[int]:
    """The numbers that can come to a place, `free` being the smallest that is not placed yet."""
    if free == place - instance.reach:
        return [free]
    last = min(len(instance.colours), place + instance.reach)
    return [number for number in range(free, last + 1) if number not in ahead]


def _rules(instance: CarPaintingOrder.Instance) -> list[Callable[[list[int]], int]]:
    """What begins a new colour: the first in the row, or the first of the colour that is within reach most often."""
    colours = instance.colours

    def commonest(numbers: list[int]) -> int:
        return max(numbers, key=lambda one: (sum(colours[one - 1] == colours[two - 1] for two in numbers), -one))

    return [min, commonest]


def _one_by_one(instance: CarPaintingOrder.Instance, rule: Callable[[list[int]], int]) -> Order:
    """Go on with the same colour as long as possible."""
    order: list[int] = []
    for place in range(1, len(instance.colours) + 1):
        free = min(set(range(1, len(instance.colours) + 1)) - set(order))
        movable = _movable(instance, place, free, frozenset(order))
        same = [one for one in movable if order and instance.colours[one - 1] == instance.colours[order[-1] - 1]]
        order.append(min(same) if same else rule(movable))
    return tuple(order)
