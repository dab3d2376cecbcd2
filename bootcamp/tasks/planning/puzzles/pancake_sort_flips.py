"""Sort a stack of pancakes by turning over its upper part, within a number of flips.

Answer: how many pancakes each flip turns over; every list within the limit is right.
Harder: more pancakes, fewer flips to spare, pancakes burnt on one side.
Skills: planning, search
Source: original; the pancake problem of J. E. Goodman, 1975, and its burnt version by Gates and Papadimitriou.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Stack = tuple[int, ...]

_BUDGET = 30_000


class PancakeSortFlips(Task["PancakeSortFlips.Params", "PancakeSortFlips.Instance", Stack]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many pancakes there are", levels=(6, 6, 7, 8, 9, 6, 7, 7, 8, 8), ge=3, le=12)
        burnt: bool = knob("whether they are burnt on one side", levels=(False,) * 5 + (True,) * 5)
        slack: int = knob("the flips to spare", levels=(3, 2, 1, 1, 0, 1, 1, 0, 0, 0), ge=0, le=9)
        least: int = knob("the fewest flips, at least", levels=(2, 3, 5, 6, 7, 5, 7, 8, 9, 10), ge=1, le=20)

    class Instance(task.Instance):
        stack: Stack
        burnt: bool
        limit: int

        @property
        def shown(self) -> str:
            """The stack, signs shown where they matter."""
            return " ".join(f"{one:+d}" if self.burnt else str(one) for one in self.stack)

    prompt = Prompt(
        en=r"""
        A stack of {{ stack | length }} pancakes of different sizes, from the top one to the bottom one (1 is the
        smallest):

        {{ shown }}

        {% if burnt %}
        Each pancake is burnt on one side: + means that the burnt side is below, - that it is above.
        {% endif %}
        Flip k turns the top k pancakes over together, so that their order is reversed
        {{- " and each of them lies on its other side" if burnt else "" }}; the others stay as they are.

        Sort the stack with at most {{ limit }} flips, so that the sizes grow from top to bottom
        {{- " and all burnt sides are below" if burnt else "" }}. Give the numbers k in order. If there are several
        ways, give any one.
        """,
        zh=r"""
        一叠 {{ stack | length }} 张大小各不相同的煎饼，从最上面到最下面依次为（1 最小）：

        {{ shown }}

        {% if burnt %}
        每张煎饼都有一面烤焦了：+ 表示焦面朝下，- 表示焦面朝上。
        {% endif %}
        翻转 k 是把最上面的 k 张一起翻过来，它们的顺序随之颠倒{{ "，每一张也都翻了面" if burnt else "" }}；其余的不动。

        请用至多 {{ limit }} 次翻转排好这叠煎饼，使大小从上到下递增{{ "，并且所有焦面都朝下" if burnt else "" }}。
        按顺序给出各次的 k。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Stack]:
        return Sequence(Integer(1, len(instance.stack)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Stack]:
        stack = tuple(rng.sample(range(1, params.size + 1), params.size))
        if params.burnt:
            stack = tuple(one * rng.choice((1, -1)) for one in stack)
        flips = _fewest(stack, params.burnt)
        usual = len(_largest_first(stack, params.burnt))
        if len(flips) < params.least or (params.slack < 2 and usual <= len(flips) + params.slack):
            raise task.Retry
        return self.Instance(stack=stack, burnt=params.burnt, limit=len(flips) + params.slack), flips

    def check(self, instance: Instance, answer: Stack) -> str:
        if len(answer) > instance.limit:
            return f"there are {len(answer)} flips"
        stack = instance.stack
        for k in answer:
            stack = _flipped(stack, k, instance.burnt)
        return "" if stack == tuple(range(1, len(stack) + 1)) else "the stack is not sorted in the end"


def _flipped(stack: Stack, k: int, burnt: bool) -> Stack:
    top = stack[:k][::-1]
    return (tuple(-one for one in top) if burnt else top) + stack[k:]


def _largest_first(stack: Stack, burnt: bool) -> list[int]:
    """Sort as everybody does: the largest that is not in place to the top, if need be turned over, and down."""
    flips: list[int] = []

    def flip(k: int) -> None:
        nonlocal stack
        flips.append(k)
        stack = _flipped(stack, k, burnt)

    for size in range(len(stack), 0, -1):
        if stack[size - 1] != size:
            place = next(i for i, one in enumerate(stack) if abs(one) == size)
            if place:
                flip(place + 1)
            if burnt and stack[0] > 0:
                flip(1)
            if size > 1 or burnt:
                flip(size)
    return flips


def _fewest(stack: Stack, burnt: bool) -> Stack:
    """Find a shortest list of flips (IDA*): each flip mends at most one gap between neighbours that do not fit."""
    size = len(stack)
    left = _BUDGET

    def gap(above: int, below: int) -> bool:
        return below - above != 1 if burnt else abs(below - above) != 1

    def search(stack: Stack, last: int, spare: int, gaps: int) -> list[int] | None:
        nonlocal left
        left -= 1
        if left < 0:
            raise task.Retry
        if not gaps and stack[0] == 1:
            return []
        for k in range(1 if burnt else 2, size + 1):
            below = stack[k] if k < size else size + 1
            more = gaps - gap(stack[k - 1], below) + gap(-stack[0] if burnt else stack[0], below)
            if k != last and more < spare:
                rest = search(_flipped(stack, k, burnt), k, spare - 1, more)
                if rest is not None:
                    return [k, *rest]
        return None

    gaps = sum(map(gap, stack, (*stack[1:], size + 1)))
    spare = gaps
    while (found := search(stack, 0, spare, gaps)) is None:
        spare += 1
    return tuple(found)
