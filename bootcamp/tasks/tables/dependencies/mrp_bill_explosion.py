"""Plan how many of each part to make so that orders of finished goods can be met.

Answer: the number to be made of each part; it is unique.
Harder: more parts and levels, shared parts, stock, lot sizes, scrap.
Skills: simulation, arithmetic
Source: original; J. Orlicky, "Material requirements planning", 1975.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Integer, Mapping

Need = tuple[str, int]
"""A part and how many of it one piece takes."""
Part = tuple[str, tuple[Need, ...], int, int, int]
"""The name, what it is made of, the stock, the lot size and the percentage of scrap."""
Plan = dict[str, int]


class MrpBillExplosion(Task["MrpBillExplosion.Params", "MrpBillExplosion.Instance", Plan]):
    version = 1

    class Params(task.Params):
        parts: int = knob("how many parts there are", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 14), ge=3, le=20)
        needs: int = knob("the most parts that a part is made of", levels=(2, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        stock: bool = knob("whether there is stock", levels=(False, True) + (True,) * 8)
        lots: int = knob("the largest lot size", levels=(1, 1, 4, 4, 5, 6, 8, 10, 12, 15), ge=1, le=50)
        scrap: int = knob("the most scrap in percent", levels=(0, 0, 0, 10, 10, 20, 20, 20, 25, 25), ge=0, le=50)

    class Instance(task.Instance):
        parts: tuple[Part, ...]
        """In no certain order."""
        ordered: tuple[Need, ...]

        @property
        def rows(self) -> list[tuple[object, ...]]:
            return [
                (name, ", ".join(f"{count} {part}" for part, count in needs) or "-", stock, lot, f"{scrap}%")
                for name, needs, stock, lot, scrap in self.parts
            ]

        @property
        def told(self) -> list[str]:
            return [f"{count} {name}" for name, count in self.ordered]

    prompt = Prompt(
        en=r"""
        A workshop makes these parts:

        {{ rows | table(["part", "made of", "in stock", "lot size", "scrap"]) }}

        Ordered are {{ told | listed }}. For every part, find how many pieces must be begun:

        - The need of a part is the number ordered plus what all pieces begun of other parts take: each piece begun
          takes the pieces named under "made of".
        - Stock is used first: the lack is the need less the stock, or 0 if the stock suffices. Stock is counted in good
          pieces.
        - With a scrap of s%, of n pieces begun n·(1 - s/100) are good. So the pieces begun are the lack divided by
          1 - s/100, rounded up to a whole number, and then up to a multiple of the lot size.

        Give the number of pieces begun of every part, 0 included.
        """,
        zh=r"""
        一个车间制造下列零件：

        {{ rows | table(["零件", "组成", "库存", "批量", "废品率"]) }}

        订单为 {{ told | listed("zh") }}（“4 A”表示 4 件 A）。求每种零件必须投产的件数：

        - 一种零件的需求量，是订单中的件数加上投产的其他零件所用的件数：每投产一件零件，就要用去“组成”中写明的各件。
        - 先用库存：缺口为需求量减去库存，库存足够时为 0。库存都是合格品。
        - 废品率为 s% 时，投产 n 件得到 n·(1 - s/100) 件合格品。因此投产件数为缺口除以 1 - s/100，先向上取整，
          再向上取为批量的倍数。

        给出每种零件的投产件数，包括为 0 的。
        """,
    )

    def format(self, instance: Instance) -> Mapping[str, int]:
        names = tuple(sorted(name for name, *_ in instance.parts))
        return Mapping(Choice(names), Integer(low=0), required=names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        names = rng.sample("ABCDEFGHJKLMNPQRSTUV", params.parts)  # the finished goods first
        finished = 1 + params.parts // 6
        parts: list[Part] = []
        for place, name in enumerate(names):
            later = names[max(place + 1, finished) :]
            chosen = rng.sample(later, min(len(later), rng.randint(1, params.needs)))
            parts.append(
                (
                    name,
                    tuple((part, rng.randint(1, 4)) for part in sorted(chosen)),
                    rng.randint(0, 30) if params.stock else 0,
                    rng.randint(1, params.lots),
                    5 * rng.randint(0, params.scrap // 5),
                )
            )
        ordered = [(name, rng.randint(8, 40)) for name in names[:finished]]
        if params.parts > 4:
            ordered.append((rng.choice(names[finished:]), rng.randint(3, 20)))
        rng.shuffle(parts)
        instance = self.Instance(parts=tuple(parts), ordered=tuple(ordered))
        used = {part for _, needs, *_ in parts for part, _ in needs} | set(names[:finished])
        answer = self.solve(instance)
        if (
            len(used) < params.parts
            or max(answer.values()) > 99_999
            or 4 * list(answer.values()).count(0) > params.parts
        ):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Plan:
        begun: Plan = {}
        for (name, _, stock, lot, scrap), users in _in_turn(instance):
            need = dict(instance.ordered).get(name, 0) + sum(begun[one] * count for one, count in users)
            begun[name] = _begun(max(0, need - stock), lot, scrap)
        return dict(sorted(begun.items()))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.parts), sorted(instance.ordered)]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        begun: Plan = {}
        lines = []
        for (name, _, stock, lot, scrap), users in _in_turn(instance):
            ordered = dict(instance.ordered).get(name, 0)
            terms = [ordered] * bool(ordered) + [begun[one] * count for one, count in users]
            products = [f"{begun[one]}·{count} = {begun[one] * count}" for one, count in users]
            steps = products + ([running_sum(terms)] if len(terms) > 1 or not users else [])
            lack = max(0, sum(terms) - stock)
            if stock:
                steps.append(
                    f"{sum(terms)} - {stock} = {sum(terms) - stock}" + (" < 0, 0" if stock > sum(terms) else "")
                )
            pieces = _begun(lack, 1, scrap)
            if scrap and lack:
                rest = lack * 100 % (100 - scrap)
                steps.append(
                    f"{lack}·100 = {lack * 100} = {100 - scrap}·{lack * 100 // (100 - scrap)} + {rest}, {pieces}"
                )
            begun[name] = _begun(lack, lot, scrap)
            if lot > 1 and pieces:
                steps.append(
                    f"{pieces} = {lot}·{pieces // lot} + {pieces % lot}, {lot}·{begun[name] // lot} = {begun[name]}"
                )
            lines.append(f"{name}: {', '.join(steps)}")
        return "\n".join(lines)


def _in_turn(instance: MrpBillExplosion.Instance) -> Iterator[tuple[Part, list[Need]]]:
    """Give each part after those that take it, with how many each of them takes."""
    done: set[str] = set()
    while len(done) < len(instance.parts):
        for part in instance.parts:
            name = part[0]
            users = [(one, dict(needs)[name]) for one, needs, *_ in instance.parts if name in dict(needs)]
            if name not in done and all(one in done for one, _ in users):
                done.add(name)
                yield part, users


def _begun(lack: int, lot: int, scrap: int) -> int:
    pieces = -(-lack * 100 // (100 - scrap))
    return lot * ceil(pieces / lot)
