"""Sail to a harbour through a periodic current that shows only in where the boat drifts.

Answer: a push; every course that ends a move in the harbour wins.
Turns: one push each.
Harder: longer periods, harbours farther away, fewer moves to spare.
Skills: planning, induction, spatial
Source: original; periods are found by the theorem of N. J. Fine and H. S. Wilf (1965).
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Integer, Sequence

Vector = tuple[int, ...]
MOST = 2
PUSHES = tuple(product(range(-MOST, MOST + 1), repeat=2))


class _State(NamedTuple):
    moves: int
    place: Vector


class _Seen(NamedTuple):
    place: Vector
    """Where the boat is after the move."""


Past = tuple[tuple[Vector, _Seen], ...]


class CurrentDriftSail(Interactive["CurrentDriftSail.Params", "CurrentDriftSail.Instance", Vector, _State, _Seen]):
    version = 1

    class Params(interactive.Params):
        period: int = knob("the longest period", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=2, le=8)
        away: int = knob("how far the harbour is", levels=(6, 7, 8, 9, 10, 12, 13, 15, 17, 20), ge=3, le=40)
        turns: int = knob("the most moves", levels=(8, 9, 9, 9, 10, 11, 12, 13, 14, 16), ge=3, le=40)

    class Instance(interactive.Instance):
        secret = ("current",)
        period: int
        start: Vector
        harbour: Vector
        current: tuple[Vector, ...]

    prompt = Prompt(
        en=r"""
        A boat lies at the point {{ start | point }} of the plane, the harbour at {{ harbour | point }}. In every move
        you choose a push (dx, dy), two integers from -2 to 2, and the sea adds its current: the boat goes from (x, y)
        to (x + dx + cx, y + dy + cy). The currents (cx, cy) of the moves repeat with a period that you do not know, at
        least 2 and at most {{ period }}: those of one period were drawn at random, each with two integers from -2 to 2,
        not both 0; only seas are used in which pushing straight at the harbour does not win. I tell you where the boat
        is after the move. You win when a move ends exactly in the harbour.
        """,
        zh=r"""
        一艘船在平面上的点 {{ start | point }}，港口在 {{ harbour | point }}。每一步你选择一个推力 (dx, dy)，
        即 -2 到 2 的两个整数，海流再加上它的作用：船从 (x, y) 移到 (x + dx + cx, y + dy + cy)。各步的海流 (cx, cy)
        按你不知道的周期重复，周期至少为 2，至多为 {{ period }}：一个周期内的各个海流是随机抽取的，每个由 -2 到 2
        的两个整数组成，不同时为 0；只选用那些径直朝港口推不能获胜的海流。
        我告诉你这一步之后船的位置。当某一步恰好停在港口时，你获胜。
        """,
    )
    reply = Prompt(en="The boat is at {{ place | point }}.", zh="船在 {{ place | point }}。")
    answer = Sequence(Integer(-MOST, MOST), length=2, brackets="()")

    def deal(self, params: CurrentDriftSail.Params, rng: Random) -> Instance:
        period = rng.randint(2, params.period)
        current = tuple(rng.choice([way for way in PUSHES if any(way)]) for _ in range(period))
        start = rng.randint(-9, 9), rng.randint(-9, 9)
        along, side = params.away, rng.randint(-params.away, params.away)
        way = rng.choice(((along, side), (-along, side), (side, along), (side, -along)))
        instance = self.Instance(
            period=params.period,
            start=start,
            harbour=(start[0] + way[0], start[1] + way[1]),
            current=current,
            turns=params.turns,
        )
        whole = all(current[k:] + current[:k] != current for k in range(1, period))
        strong = any(abs(sum(one[axis] for one in current)) > period for axis in (0, 1))
        if not whole or strong or _drifts_in(instance, 0) or _drifts_in(instance, 1) or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> _State:
        return _State(0, instance.start)

    def react(self, instance: Instance, state: _State, move: Vector) -> Turn:
        current = instance.current[state.moves % len(instance.current)]
        place = _sum(state.place, move, current)
        return Turn(_State(state.moves + 1, place), _Seen(place), "won" if place == instance.harbour else "")

    def key(self, instance: Instance) -> object:
        away = [b - a for a, b in zip(instance.start, instance.harbour, strict=True)]
        return instance.period, away, instance.current

    def policy(self, shown: Instance, past: Past, rng: Random) -> Vector:
        """Take the shortest period that fits for the true one, and land in as few moves as its currents allow."""
        places = [shown.start, *(seen.place for _, seen in past)]
        known = [
            (b[0] - a[0] - push[0], b[1] - a[1] - push[1])
            for a, b, (push, _) in zip(places, places[1:], past, strict=False)
        ]
        periods = range(2, shown.period + 1)
        period = next(p for p in periods if all(known[k] == known[k - p] for k in range(p, len(known))))
        left = [shown.harbour[axis] - places[-1][axis] for axis in (0, 1)]
        for moves in range(1, 60):
            at = len(known) + moves - 1
            if known:
                coming = known[at % period] if at % period < len(known) else (0, 0)
                left = [left[axis] - coming[axis] for axis in (0, 1)]
            if max(map(abs, left)) <= MOST * moves:
                break
        return tuple(max(-MOST, min(MOST, part)) for part in left)


def _sum(*vectors: Vector) -> Vector:
    return tuple(map(sum, zip(*vectors, strict=True)))


def _drifts_in(instance: CurrentDriftSail.Instance, trust: int) -> bool:
    """Tell whether pushing straight at the harbour wins, with or without making up for the last current."""
    place: Vector = instance.start
    last: Vector = (0, 0)
    for move in range(instance.turns):
        push = [instance.harbour[axis] - place[axis] - trust * last[axis] for axis in (0, 1)]
        last = instance.current[move % len(instance.current)]
        place = _sum(place, tuple(max(-MOST, min(MOST, part)) for part in push), last)
        if place == instance.harbour:
            return True
    return False
