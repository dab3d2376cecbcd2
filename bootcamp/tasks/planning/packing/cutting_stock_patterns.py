"""Cut ordered pieces from as few bars of one length as possible.

Answer: cutting patterns with the number of bars cut in each way; every best plan counts.
Harder: more kinds of pieces, more pieces, less room for waste.
Skills: optimization, search
Source: original; the cutting-stock problem, P. C. Gilmore and R. E. Gomory (1961).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Plan = tuple[tuple[int, ...], ...]
"""For each pattern the number of bars and, for each kind of piece, how many a bar gives."""


class CuttingStockPatterns(Task["CuttingStockPatterns.Params", "CuttingStockPatterns.Instance", Plan]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("the number of kinds of pieces", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=7)
        bars: int = knob("the number of bars", levels=(2, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=14)
        length: int = knob("the length of a bar", levels=(36, 44, 84, 86, 88, 92, 100, 110, 120, 150), ge=10, le=999)

    class Instance(task.Instance):
        hidden = ("best",)

        length: int
        pieces: tuple[int, ...]
        demand: tuple[int, ...]
        best: int

        def rows(self) -> list[tuple[int, int]]:
            return list(zip(self.pieces, self.demand, strict=True))

    prompt = Prompt(
        en="""
        Bars of length {{ length }} are cut into pieces. Nothing is lost by a cut; what is left of a bar is waste. At
        least so many pieces are wanted:

        {{ rows() | table(["length of the piece", "wanted"]) }}

        A pattern says how many pieces of each length one bar gives. Give patterns that meet the order with as few bars
        as possible in all. Write each pattern as a list: first the number of bars cut in this way, then for each kind
        of piece, in the order of the table, how many a single bar gives. Use at most 8 patterns. More pieces than
        wanted may be cut. Any best plan will do.
        """,
        zh="""
        把长度为 {{ length }} 的棒材切成小段。切割没有损耗；一根棒材剩下的部分就是废料。至少需要下列数量的小段：

        {{ rows() | table(["小段长度", "需要量"]) }}

        一种切法规定一根棒材切出每种小段各多少段。请给出若干切法，用最少的棒材满足需要。每种切法写成一个列表：
        先写按此切法切的棒材根数，再按表中次序写一根棒材切出每种小段的段数。至多用 8 种切法，可以多切出不需要的小段。
        任何一种最优的方案都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Sequence(Sequence(Integer(0), length=len(instance.pieces) + 1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        length = params.length
        pieces = sorted(rng.sample(range(max(2, length // 6), length * 3 // 5), params.kinds), reverse=True)
        full = [
            one
            for one in _patterns(pieces, length)
            if _used(pieces, one) >= length - length // (6 if params.kinds < 3 else 20)
        ]
        if len(full) < 2:
            raise task.Retry
        for _ in range(20):
            ways = rng.sample(full, min(len(full), 5))
            chosen: dict[tuple[int, ...], int] = {}
            for _ in range(params.bars):
                way = rng.choice(ways)
                chosen[way] = chosen.get(way, 0) + 1
            demand = [sum(times * way[k] for way, times in chosen.items()) for k in range(params.kinds)]
            if min(demand) > 0 and len(chosen) > 1 and sum(demand) <= 40:
                break
        else:
            raise task.Retry
        spare = params.bars * length - _used(pieces, demand)
        for k in rng.sample(range(params.kinds), params.kinds):  # what is not used up may be wanted less
            if demand[k] > 1 and spare + pieces[k] < length // 3 and rng.random() < 0.7:
                demand[k] -= 1
                spare += pieces[k]
        if spare >= length:  # with less waste than a bar the plan is best
            raise task.Retry
        order = rng.sample(range(params.kinds), params.kinds)
        instance = self.Instance(
            length=length,
            pieces=tuple(pieces[k] for k in order),
            demand=tuple(demand[k] for k in order),
            best=params.bars,
        )
        if params.kinds > 2 and params.bars == _longest_first(instance):
            raise task.Retry
        return instance, tuple((times, *(way[k] for k in order)) for way, times in sorted(chosen.items()))

    def check(self, instance: Instance, answer: Plan) -> str:
        if len(answer) > 8:
            return "there are more than 8 patterns"
        for times, *way in answer:
            if not times or not any(way):
                return "a pattern is not used or cuts nothing"
            if _used(instance.pieces, way) > instance.length:
                return "a pattern does not fit into a bar"
        for k, wanted in enumerate(instance.demand):
            if sum(line[0] * line[k + 1] for line in answer) < wanted:
                return f"there are too few pieces of length {instance.pieces[k]}"
        return "" if sum(line[0] for line in answer) == instance.best else "fewer bars suffice"

    def key(self, instance: Instance) -> object:
        return [instance.length, sorted(instance.rows())]


def _used(pieces: tuple[int, ...] | list[int], way: tuple[int, ...] | list[int]) -> int:
    return sum(map(int.__mul__, pieces, way))


def _patterns(pieces: list[int], room: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to cut a bar."""
    if not pieces:
        yield ()
        return
    for n in range(room // pieces[0], -1, -1):
        for rest in _patterns(pieces[1:], room - n * pieces[0]):
            yield (n, *rest)


def _longest_first(instance: CuttingStockPatterns.Instance) -> int:
    """Count the bars when each piece, the longest first, comes from the first bar with room."""
    bars: list[int] = []
    for piece in sorted((p for p, wanted in instance.rows() for _ in range(wanted)), reverse=True):
        place = next((k for k, room in enumerate(bars) if room >= piece), None)
        if place is None:
            bars.append(instance.length)
            place = -1
        bars[place] -= piece
    return len(bars)
