"""Fold a strip of stamps flat onto one stamp, with creases of given kinds.

Answer: the stamps from top to bottom; every way in which the paper does not pass through itself is right.
Harder: longer strips, creases of any kind among the given ones; laying each stamp next to the last one fails.
Skills: spatial, search
Source: original generator; the stamp folding problem is classical (OEIS A000136).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence as Listed

_DRAWS = 60


class StampFoldStack(Task["StampFoldStack.Params", "StampFoldStack.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        stamps: int = knob("how many stamps there are", levels=(7, 8, 9, 10, 11, 12, 13, 14, 15, 16), ge=3, le=20)
        free: int = knob("how many creases are free", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=8)

    class Instance(task.Instance):
        creases: str  # V, M or ?
        top: int
        bottom: int

        @property
        def stamps(self) -> int:
            return len(self.creases) + 1

    prompt = Prompt(
        en=r"""
        A strip of {{ stamps }} stamps, numbered from 1 to {{ stamps }} in a row, is folded flat at all its creases so
        that all stamps lie on each other. Stamp 1 lies with its printed side up. Crease i joins stamps i and i + 1. The
        creases, from 1 on:

        {{ creases | join(" ") }}

        - V: the printed sides of the two stamps face each other.
        - M: the backs of the two stamps face each other.
        {% if "?" in creases %}
        - ?: either of these.
        {% endif %}

        Sides face each other also when other stamps lie between them. The paper cannot pass through itself: of two
        creases on the same side of the pile (creases 1, 3, 5, ... are on one side and 2, 4, 6, ... on the other),
        either the two stamps of one lie both between the two stamps of the other, or the two pairs lie one wholly above
        the other.

        Stamp {{ top }} lies on top and stamp {{ bottom }} at the bottom. Give the stamps from top to bottom.
        If several orders are possible, give any one.
        """,
        zh=r"""
        一条邮票共 {{ stamps }} 枚，依次编号为 1 到 {{ stamps }}，沿所有折痕折平，使所有邮票叠在一起。
        邮票 1 的印刷面朝上。折痕 i 连接邮票 i 和 i + 1。从第 1 条起，各折痕为：

        {{ creases | join(" ") }}

        - V：两枚邮票的印刷面相对。
        - M：两枚邮票的背面相对。
        {% if "?" in creases %}
        - ?：两种都可以。
        {% endif %}

        中间隔着其他邮票也算相对。纸不能穿过自身：在同一侧的两条折痕
        （折痕 1、3、5、… 在一侧，2、4、6、… 在另一侧），要么其中一条的两枚邮票都夹在另一条的两枚邮票之间，
        要么一对完全在另一对的上方。

        最上面是邮票 {{ top }}，最下面是邮票 {{ bottom }}。
        从上到下依次给出邮票的编号。如果有多种次序可行，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Listed(Integer(1, instance.stamps), length=instance.stamps)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        for _ in range(_DRAWS):
            order = [1]
            for stamp in range(2, params.stamps + 1):
                piles = [[*order[:place], stamp, *order[place:]] for place in range(len(order) + 1)]
                order = rng.choice([pile for pile in piles if not _crossing(pile)])
            creases = [_kind(order, crease) for crease in range(1, params.stamps)]
            for place in rng.sample(range(params.stamps - 1), params.free):
                creases[place] = "?"
            instance = self.Instance(creases="".join(creases), top=order[0], bottom=order[-1])
            if all(self.check(instance, tuple(pile)) for pile in _plain(instance.creases)):
                return instance, tuple(order)
        raise task.Retry

    def check(self, instance: Instance, answer: tuple[int, ...]) -> str:
        if sorted(answer) != list(range(1, instance.stamps + 1)):
            return "not every stamp is named once"
        if (answer[0], answer[-1]) != (instance.top, instance.bottom):
            return "another stamp lies on top or at the bottom"
        return _fault(instance.creases, answer)


def _kind(order: Sequence[int], crease: int) -> str:
    """Tell what a crease is in a pile: stamps with odd numbers lie face up."""
    later_above = order.index(crease + 1) < order.index(crease)
    return "V" if later_above == (crease % 2 == 1) else "M"


def _crossing(order: Sequence[int]) -> tuple[int, int] | None:
    """Give two creases that cross in a pile, or None."""
    place = {stamp: number for number, stamp in enumerate(order)}
    for late in range(1, len(order)):
        low, high = sorted((place[late], place[late + 1]))
        for early in range(2 - late % 2, late, 2):
            if (low < place[early] < high) != (low < place[early + 1] < high):
                return early, late
    return None


def _fault(creases: str, order: Sequence[int]) -> str:
    """Say what is wrong with a pile, or nothing."""
    for crease, kind in enumerate(creases, start=1):
        if kind not in ("?", _kind(order, crease)):
            return f"crease {crease} is not of the kind {kind}"
    pair = _crossing(order)
    return f"creases {pair[0]} and {pair[1]} cross" if pair else ""


def _plain(creases: str) -> list[list[int]]:
    """Give the piles that come of laying each stamp right above or below the last one, or on top or at the bottom."""
    close, far = [1], [1]
    for crease, kind in enumerate(creases, start=1):
        above = (kind != "M") == (crease % 2 == 1)
        close.insert(close.index(crease) + (0 if above else 1), crease + 1)
        far.insert(0 if above else len(far), crease + 1)
    return [close, far]
