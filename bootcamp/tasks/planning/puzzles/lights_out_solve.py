"""Put out all lamps of a board by pressing some, each of which changes its neighbours too.

Answer: how often each lamp is pressed; every board of presses that works (from level 6 with the fewest) is right.
Harder: larger boards, other neighbourhoods, lamps with several brightnesses, the fewest presses.
Skills: planning, algebra, spatial
Source: original; Lights Out is a handheld game of 1995.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import CORNERS, KING, KNIGHT, SIDES, cells
from bootcamp.lib.matrix import rref_modulo
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Grid

Board = tuple[tuple[str, ...], ...]

_WIRINGS = {
    "plus": (SIDES, "the lamps that share a side with it", "与它有公共边的灯"),
    "cross": (CORNERS, "the lamps that touch it at a corner only", "与它只有公共角的灯"),
    "king": (KING, "the lamps that share a side or a corner with it", "与它有公共边或公共角的灯"),
    "knight": (KNIGHT, "the lamps a knight's move away from it", "与它相隔一个马步（国际象棋）的灯"),
}
_MOST_WAYS = 250


class LightsOutSolve(Task["LightsOutSolve.Params", "LightsOutSolve.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 3, 4, 4, 5, 4, 5, 5, 6, 6), ge=2, le=7)
        states: int = knob("how many brightnesses there are", levels=(2, 2, 2, 2, 2, 2, 2, 3, 2, 3), ge=2, le=3)
        wirings: int = knob(
            "how many neighbourhoods there are to choose from", levels=(1, 2, 2, 3, 3, 4, 4, 4, 4, 4), ge=1
        )
        presses: int = knob("how many lamps are pressed at least", levels=(2, 3, 4, 5, 7, 5, 7, 7, 9, 10), ge=1, le=40)
        fewest: bool = knob("whether the fewest presses are asked", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        hidden = ("best",)
        lamps: Board
        states: int
        wiring: str
        best: int

        @property
        def neighbours(self) -> dict[str, str]:
            return {"en": _WIRINGS[self.wiring][1], "zh": _WIRINGS[self.wiring][2]}

    prompt = Prompt(
        en=r"""
        Each number on this board of lamps is the brightness of a lamp, 0 for a lamp that is off:

        {{ lamps | board }}

        Pressing a lamp changes its own brightness and that of {{ neighbours[language] }}, as far as they lie on the
        board: {{ "0 becomes 1 and 1 becomes 0" if states == 2 else "0 becomes 1, 1 becomes 2 and 2 becomes 0" }}.

        Find presses after which all lamps are off
        {{- ", as few presses in all as possible" if best else "" }}. Give the board of the numbers of times that each
        lamp is pressed, from 0 to {{ states - 1 }}. If there are several ways, give any one.
        """,
        zh=r"""
        下面是一块灯板，每个数是一盏灯的亮度，0 表示熄灭：

        {{ lamps | board }}

        按一盏灯会改变它自己以及板上{{ neighbours[language] }}的亮度：
        {{- "0 变成 1，1 变成 0" if states == 2 else "0 变成 1，1 变成 2，2 变成 0" }}。

        请找出使所有灯都熄灭的按法{{ "，并且按的总次数尽可能少" if best else "" }}。
        给出每盏灯被按的次数（0 到 {{ states - 1 }}）所组成的表。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.lamps), len(instance.lamps[0]), "012"[: instance.states])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        size, states = params.size, params.states
        wiring = rng.choice(list(_WIRINGS)[: params.wirings])
        places = list(cells(size, size))
        presses = dict.fromkeys(places, 0)
        for cell in rng.sample(places, rng.randint(params.presses, min(2 * params.presses, len(places) * 2 // 3))):
            presses[cell] = rng.randint(1, states - 1)
        lamps = {cell: -count % states for cell, count in _effect(presses, wiring, states).items()}
        if params.fewest:
            presses = _fewest(presses, wiring, states)
        count = sum(presses.values())
        if count < params.presses or {cell for cell in places if lamps[cell]} == {c for c in places if presses[c]}:
            raise task.Retry

        def written(values: dict[tuple[int, int], int]) -> Board:
            return tuple(tuple(str(values[row, col]) for col in range(size)) for row in range(size))

        instance = self.Instance(lamps=written(lamps), states=states, wiring=wiring, best=count if params.fewest else 0)
        return instance, written(presses)

    def key(self, instance: Instance) -> object:
        return [instance.lamps, instance.states, instance.wiring, instance.best > 0]

    def check(self, instance: Instance, answer: Board) -> str:
        presses = {(row, col): int(sign) for row, line in enumerate(answer) for col, sign in enumerate(line)}
        effect = _effect(presses, instance.wiring, instance.states)
        if any((int(instance.lamps[row][col]) + more) % instance.states for (row, col), more in effect.items()):
            return "some lamp is not off in the end"
        return "there is a way with fewer presses" if 0 < instance.best < sum(presses.values()) else ""


def _effect(presses: dict[tuple[int, int], int], wiring: str, states: int) -> dict[tuple[int, int], int]:
    """Give by how much presses raise each lamp."""
    effect = dict(presses)
    for (row, col), count in presses.items():
        for down, right in _WIRINGS[wiring][0] if count else ():
            cell = (row + down, col + right)
            if cell in effect:
                effect[cell] += count
    return {cell: count % states for cell, count in effect.items()}


def _fewest(presses: dict[tuple[int, int], int], wiring: str, states: int) -> dict[tuple[int, int], int]:
    """Add to the presses all boards of presses that change nothing, and give the best sum."""
    places = list(presses)
    columns = [_effect({place: int(place == cell) for place in places}, wiring, states) for cell in places]
    matrix, pivots = rref_modulo([[column[place] for column in columns] for place in places], states)
    free = [index for index in range(len(places)) if index not in pivots]
    if states ** len(free) > _MOST_WAYS:
        raise task.Retry
    best = [presses[place] for place in places]
    start = list(best)
    for amounts in product(range(states), repeat=len(free)):
        way = start[:]
        for index, amount in zip(free, amounts, strict=True):
            way[index] += amount
            for row, pivot in enumerate(pivots):
                way[pivot] -= amount * matrix[row][index]
        way = [count % states for count in way]
        best = min(best, way, key=sum)
    return dict(zip(places, best, strict=True))
