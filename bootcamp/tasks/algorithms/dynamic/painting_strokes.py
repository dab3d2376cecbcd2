"""Paint a fence in given colours with as few strokes as possible, each over whatever is there.

Answer: the strokes in order; every shortest sequence counts.
Harder: longer fences, more colours and strokes, fences on which painting from the outside in fails.
Skills: search, planning
Source: original; interval dynamic programming, as in the strange printer of programming contests.
"""

from __future__ import annotations

from functools import cache
from itertools import groupby
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Strokes = tuple[tuple[int, ...], ...]
"""First board, last board and colour of each."""


class PaintingStrokes(Task["PaintingStrokes.Params", "PaintingStrokes.Instance", Strokes]):
    version = 1

    class Params(task.Params):
        boards: int = knob("the number of boards", levels=(7, 8, 12, 13, 14, 15, 16, 17, 18, 20), ge=3, le=30)
        colours: int = knob("the number of colours", levels=(3, 3, 4, 4, 4, 4, 4, 4, 5, 5), ge=2, le=9)

    class Instance(task.Instance):
        fence: tuple[int, ...]
        fewest: int

    prompt = Prompt(
        en=r"""
        A fence has {{ fence | length }} boards, numbered from 1 at the left, all unpainted at first. A stroke paints
        one board, or all boards from one to another, in a single colour and covers whatever is there. Colours are
        called by numbers. In the end the boards must have these colours, from left to right:

        {{ fence | join(" ") }}

        Use as few strokes as possible. Give the list of the strokes in order, each as [first board, last board,
        colour]. Any shortest list will do.
        """,
        zh=r"""
        一道栅栏有 {{ fence | length }} 块木板，从左边起编号为 1, 2, ...，最初都没有上色。
        每刷一笔，就把连续的若干块木板（也可以只有一块）刷成同一种颜色，并盖住原有的颜色。
        颜色用数字表示，最后各块木板的颜色从左到右必须是：

        {{ fence | join(" ") }}

        请用尽可能少的笔数。请依次列出每一笔，写成 [第一块, 最后一块, 颜色]。任何一个最短的列表都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Strokes]:
        return Sequence(Sequence(Integer(1, max(9, len(instance.fence))), length=3, brackets="[]"), brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Strokes]:
        fence = tuple(rng.randint(1, params.colours) for _ in range(params.boards))
        instance = self.Instance(fence=fence, fewest=0)
        answer = self.solve(instance)
        runs = sum(1 for _ in groupby(fence))
        plain = [runs, _outside_in(fence), _outside_in(fence[::-1])]
        plain += [_in_layers(fence, rising) for rising in (False, True)]
        if len(set(fence)) < params.colours or runs < params.boards * 2 // 3:
            raise task.Retry
        if len(answer) in plain[: None if params.boards > 8 else 1]:
            raise task.Retry
        return instance.model_copy(update={"fewest": len(answer)}), answer

    def solve(self, instance: Instance) -> Strokes:
        fence = instance.fence

        @cache
        def best(first: int, last: int) -> Strokes:
            """The fewest strokes for a part, the first of which begins at its left end."""
            if first > last:
                return ()
            colour = fence[first]
            found = ((first + 1, first + 1, colour), *best(first + 1, last))
            for place in range(first + 1, last + 1):
                if fence[place] == colour:  # the stroke at the left end goes on to this board
                    (start, _, _), *over = best(first, place - 1)
                    under = best(place, last)
                    (_, end, _), *rest = under
                    tried = ((start, end, colour), *over, *rest)
                    if len(tried) < len(found):
                        found = tried
            return found

        return best(0, len(fence) - 1)

    def check(self, instance: Instance, answer: Strokes) -> str:
        fence = [0] * len(instance.fence)
        for first, last, colour in answer:
            if not first <= last <= len(fence):
                return f"there are no boards from {first} to {last}"
            fence[first - 1 : last] = [colour] * (last - first + 1)
        for place, (painted, wanted) in enumerate(zip(fence, instance.fence, strict=True), start=1):
            if painted != wanted:
                return f"board {place} has another colour in the end"
        return "" if len(answer) == instance.fewest else "fewer strokes are possible"

    def key(self, instance: Instance) -> object:
        return min(_named_in_order(instance.fence), _named_in_order(instance.fence[::-1]))


def _named_in_order(fence: tuple[int, ...]) -> list[int]:
    """Number the colours in the order in which they come up."""
    names: dict[int, int] = {}
    return [names.setdefault(colour, len(names)) for colour in fence]


def _outside_in(fence: tuple[int, ...]) -> int:
    """Count the strokes that go from the first board to the last one of its colour, and then over what lies between."""
    if not fence:
        return 0
    end = len(fence) - fence[::-1].index(fence[0])
    count, part = 1, list[int]()
    for colour in fence[:end]:
        if colour == fence[0]:
            count += _outside_in(tuple(part))
            part = []
        else:
            part.append(colour)
    return count + _outside_in(fence[end:])


def _in_layers(fence: tuple[int, ...], rising: bool) -> int:
    """Count the strokes that paint all boards in the most common colour (the rarest if `rising`), then those of other
    colours, stretch by stretch, in the next one, and so on."""
    rank = sorted(set(fence), key=lambda colour: fence.count(colour) if rising else -fence.count(colour))
    places, count = [rank.index(colour) for colour in fence], 0
    for layer in range(len(rank)):
        parts = "".join("x" if place >= layer else " " for place in places).split()
        count += len(parts)
    return count
