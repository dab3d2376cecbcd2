"""Plan pipettings and fillings that end with an exact concentration in a flask.

Answer: a list of moves; any plan within the limit that reaches the target is right.
Harder: more dilutions one after the other, more stocks, flasks and pipettes, mixtures of two stocks.
Skills: planning, arithmetic, search
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib import plans
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Sequence, Text

Answer = tuple[str, ...]
State = tuple[tuple[Fraction, Fraction], ...]
"""For each flask the mL in it, and the mmol of solute."""
_PIPETTES, _MARKS = (1, 2, 4, 5, 10, 15, 20, 25, 30, 50), (25, 50, 100, 150, 200, 250, 500)


class DilutionPlan(Task["DilutionPlan.Params", "DilutionPlan.Instance", Answer]):
    version = 1

    class Params(task.Params):
        stages: int = knob("how many flasks are filled", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        draws: int = knob("how many pipettings there are", levels=(1, 2, 2, 3, 4, 4, 5, 6, 6, 8), ge=1, le=10)
        stocks: int = knob("how many stock solutions there are", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        pipettes: int = knob("how many pipettes there are", levels=(2, 3, 3, 3, 3, 3, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        stocks: tuple[Fraction, ...]
        pipettes: tuple[int, ...]
        marks: tuple[int, ...]
        target: Fraction
        volume: int
        limit: int

        @property
        def solutions(self) -> list[str]:
            return [f"S{i}: {c} mol/L" for i, c in enumerate(self.stocks, 1)]

        @property
        def flasks(self) -> list[str]:
            return [f"F{i}: {mark} mL" for i, mark in enumerate(self.marks, 1)]

    answer = Sequence(Text())
    prompt = Prompt(
        en=r"""
        There is more than enough solvent and of these stock solutions of one substance:

        {{ solutions | bullets }}

        The flasks are empty at first, and each has a mark at this volume:

        {{ flasks | bullets }}

        There are pipettes for exactly {{ pipettes | listed(language) }} mL, and these moves:

        - draw p X Y: fill the p mL pipette from X, a stock or a flask, and empty it into another flask Y.
        - fill Y: add solvent to flask Y up to its mark.

        X must hold at least p mL, and no flask may hold more than its mark. Volumes add up; contents are well mixed.
        After the last move some flask must hold at least {{ volume }} mL with a concentration of exactly
        {{ target }} mol/L. Give such a list of at most {{ limit }} moves, in order. Any one will do.
        """,
        zh=r"""
        溶剂以及同一种物质的下列储备液都足够多：

        {{ solutions | bullets }}

        各容量瓶起初是空的，刻度所示的体积为：

        {{ flasks | bullets }}

        移液管的容量恰为 {{ pipettes | listed(language) }} mL。可用的操作有：

        - draw p X Y：用 p mL 移液管从 X（储备液或容量瓶）吸满，全部放入另一个容量瓶 Y。
        - fill Y：向容量瓶 Y 中加溶剂至刻度。

        X 中至少要有 p mL，任何容量瓶中的体积都不能超过刻度。体积可以相加，瓶中溶液混合均匀。
        最后一步之后，必须有某个容量瓶中至少有 {{ volume }} mL、浓度恰为 {{ target }} mol/L 的溶液。
        按顺序给出至多 {{ limit }} 个操作。任何一个符合要求的方案都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(200):
            pipettes = tuple(sorted(rng.sample(_PIPETTES, params.pipettes)))
            marks = tuple(rng.choices(_MARKS, k=params.stages))
            stocks = tuple(sorted(rng.sample([Fraction(n, 4) for n in range(1, 25)], params.stocks)))
            counts = [1] * params.stages
            for _ in range(params.draws - params.stages):
                counts[rng.randrange(params.stages)] += 1
            moves = list[str]()
            for stage, count in enumerate(counts):
                sources = [f"S{i + 1}" for i in range(params.stocks)]
                for number in range(count):
                    source = f"F{stage}" if stage and not number else rng.choice(sources)
                    moves.append(f"draw {rng.choice(pipettes)} {source} F{stage + 1}")
                moves.append(f"fill F{stage + 1}")
            instance = self.Instance(
                stocks=stocks, pipettes=pipettes, marks=marks, target=Fraction(0), volume=marks[-1], limit=len(moves)
            )
            end = plans.replay(_empty(instance), lambda state, move: _step(instance, state, move), moves)  # noqa: B023
            if isinstance(end, str):
                continue
            target = end[-1][1] / end[-1][0]
            instance = instance.model_copy(update={"target": target})
            easy = any(not self.check(instance, plan) for plan in _short(instance)) if params.draws > 1 else False
            if max(target.numerator, target.denominator) <= 20000 and target not in stocks and not easy:
                return instance, tuple(moves)
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        if len(answer) > instance.limit:
            return "there are too many moves"
        end = plans.replay(_empty(instance), lambda state, move: _step(instance, state, move), answer)
        if isinstance(end, str):
            return end
        fits = any(v >= instance.volume and n == instance.target * v for v, n in end)
        return "" if fits else "no flask holds what is asked for in the end"

    def key(self, instance: Instance) -> object:
        return [
            list(map(str, instance.stocks)), instance.pipettes, sorted(instance.marks), str(instance.target),
            instance.volume, instance.limit,
        ]  # fmt: skip


def _empty(instance: DilutionPlan.Instance) -> State:
    return ((Fraction(0), Fraction(0)),) * len(instance.marks)


def _step(instance: DilutionPlan.Instance, state: State, move: str) -> State | str:
    """Give the contents after a move, or why it is not possible; amounts in mmol."""
    words = move.upper().split()
    flasks = {f"F{i + 1}": i for i in range(len(instance.marks))}
    stocks = {f"S{i + 1}": c for i, c in enumerate(instance.stocks)}
    new = list(state)
    if words[:1] == ["FILL"] and len(words) == 2 and words[1] in flasks:
        place = flasks[words[1]]
        new[place] = (Fraction(instance.marks[place]), state[place][1])
        return tuple(new)
    sizes = {str(p): Fraction(p) for p in instance.pipettes}
    if len(words) != 4 or words[0] != "DRAW" or words[1] not in sizes or words[3] not in flasks or words[2] == words[3]:
        return f"{move[:40]!r} is no move"
    p, source, place = sizes[words[1]], words[2], flasks[words[3]]
    if source in stocks:
        part = p * stocks[source]
    elif source in flasks and state[flasks[source]][0] >= p:
        volume, amount = state[flasks[source]]
        part = amount * p / volume
        new[flasks[source]] = (volume - p, amount - part)
    else:
        return f"{source[:10]} does not hold {p} mL"
    if new[place][0] + p > instance.marks[place]:
        return f"{words[3]} would run over"
    new[place] = (new[place][0] + p, new[place][1] + part)
    return tuple(new)


def _short(instance: DilutionPlan.Instance) -> list[Answer]:
    """List the plans of one pipetting from a stock and one filling."""
    ways = product(instance.pipettes, range(1, len(instance.stocks) + 1), range(1, len(instance.marks) + 1))
    return [(f"draw {p} S{s} F{f}", f"fill F{f}") for p, s, f in ways]
