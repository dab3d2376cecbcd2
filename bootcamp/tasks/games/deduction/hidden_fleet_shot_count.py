"""Count where a hidden fleet may lie after some shots, and find the cell that is covered most often.

Answer: the number of placements and the cell; unique.
Harder: larger boards, more ships and shots.
Skills: counting, deduction
Source: original; the game Battleships.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell, Integer, Record

Answer = dict[str, Any]
Spot = tuple[int, int]

_MOST = 3000
"""How many placements there are at most."""


class HiddenFleetShotCount(Task["HiddenFleetShotCount.Params", "HiddenFleetShotCount.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns there are", levels=(4, 4, 5, 5, 5, 6, 6, 7, 7, 7), ge=3, le=9)
        ships: int = knob("how many ships there are", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4)
        most: int = knob(
            "the most placements that fit", levels=(8, 14, 14, 25, 40, 60, 80, 150, 300, 600), ge=3, le=_MOST
        )

    class Instance(task.Instance):
        size: int
        lengths: tuple[int, ...]
        touching: bool
        shots: tuple[str, ...]
        """Rows of ``.`` for untried cells, ``o`` for misses, ``x`` for hits."""

    prompt = Prompt(
        en=r"""
        A fleet is hidden on this board. `.` is a cell that was not shot at, `o` a miss, `x` a hit:

        {{ shots | lines }}

        - The lengths of the ships in the fleet: {{ lengths | join(", ") }}.
        - A ship covers cells next to each other in a row or in a column, as many as its length.
        {% if lengths | length > 1 and touching %}
        - No two ships share a cell; they may touch each other.
        {% elif lengths | length > 1 %}
        - No two ships share a cell or touch each other, not even at a corner.
        {% endif %}
        - A cell with a miss is covered by no ship, a cell with a hit by one ship. Nobody says when a ship has been
          sunk.

        In how many ways can the fleet lie (count)? Ways are different if they cover different cells with some ship;
        ships of equal length are alike. Which cell not shot at is covered in most of these ways (cell)? If several are,
        give the one in the highest row, and in this row the leftmost one.
        """,
        zh=r"""
        下面的棋盘上藏着一支舰队。`.` 是还没有打过的格子，`o` 是未击中，`x` 是击中：

        {{ shots | lines }}

        - 舰队中各船的长度：{{ lengths | join("、") }}。
        - 一艘船占据同一行或同一列中相连的若干格，格数等于它的长度。
        {% if lengths | length > 1 %}
        - 任何两艘船没有公共的格子{{ "，但可以相邻" if touching else "，也不相邻，连角也不碰" }}。
        {% endif %}
        - 未击中的格子没有船，击中的格子上有一艘船。船是否被击沉不会告知。

        舰队有多少种摆法（count）？只要有某艘船占据的格子不同就是不同的摆法，长度相等的船不作区分。
        哪个还没有打过的格子在最多的摆法中被船占据（cell）？如果有几个，给出其中行最靠上的，同一行中最靠左的。
        """,
    )

    def format(self, instance: Instance) -> Record:
        return Record(count=Integer(low=0), cell=Cell(instance.size, instance.size))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        size = params.size
        lengths = tuple(sorted((rng.randint(2, 3 + (size > 5)) for _ in range(params.ships)), reverse=True))
        touching = params.ships > 1 and rng.random() < 0.3
        board = [["."] * size for _ in range(size)]
        fleet = _fleet(rng, size, lengths, touching)
        cells = [(row, col) for row in range(size) for col in range(size)]
        rng.shuffle(cells)
        hits = rng.randint(params.ships > 1, 2)
        for shot, (row, col) in enumerate(cells):
            if (row, col) in fleet:
                if hits == 0:
                    continue
                hits -= 1
            board[row][col] = "x" if (row, col) in fleet else "o"
            if shot < size * size // 3 or (shot % 2 and size > 5):
                continue
            instance = self.Instance(
                size=size, lengths=lengths, touching=touching, shots=tuple("".join(line) for line in board)
            )
            counts = _count(instance, params.most)
            if counts and 3 <= counts[0] <= params.most:
                return instance, _answer(counts)
            if counts and counts[0] < 3:
                break
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        counts = _count(instance, _MOST)
        assert counts is not None
        return _answer(counts)


def _spots(size: int, length: int) -> list[tuple[Spot, ...]]:
    found = [tuple((row, col + k) for k in range(length)) for row in range(size) for col in range(size - length + 1)]
    return found + [
        tuple((row + k, col) for k in range(length)) for row in range(size - length + 1) for col in range(size)
    ]


def _around(ship: tuple[Spot, ...], touching: bool) -> set[Spot]:
    """Give the cells that are no longer free for other ships."""
    if touching:
        return set(ship)
    return {(row + down, col + right) for row, col in ship for down in (-1, 0, 1) for right in (-1, 0, 1)}


def _fleet(rng: Random, size: int, lengths: tuple[int, ...], touching: bool) -> set[Spot]:
    fleet: set[Spot] = set()
    taken: set[Spot] = set()
    for length in lengths:
        free = [ship for ship in _spots(size, length) if not taken & set(ship)]
        if not free:
            raise task.Retry
        ship = rng.choice(free)
        fleet |= set(ship)
        taken |= _around(ship, touching)
    return fleet


def _count(instance: HiddenFleetShotCount.Instance, most: int) -> tuple[int, dict[Spot, int]] | None:
    """Count the placements and, for each untried cell, those that cover it; None if there are more than `most`."""
    signs = {(row, col): sign for row, line in enumerate(instance.shots) for col, sign in enumerate(line)}
    hits = frozenset(cell for cell, sign in signs.items() if sign == "x")
    options = {
        length: [ship for ship in _spots(instance.size, length) if all(signs[cell] != "o" for cell in ship)]
        for length in instance.lengths
    }
    around = {ship: _around(ship, instance.touching) for ships in options.values() for ship in ships}

    def place(number: int, first: int, taken: set[Spot], missing: frozenset[Spot]) -> Iterator[tuple[Spot, ...]]:
        if number == len(instance.lengths):
            if not missing:
                yield ()
            return
        if len(missing) > sum(instance.lengths[number:]):
            return
        length = instance.lengths[number]
        same = number + 1 < len(instance.lengths) and instance.lengths[number + 1] == length
        for index in range(first, len(options[length])):
            ship = options[length][index]
            if not taken.intersection(ship):
                following = index + 1 if same else 0
                for rest in place(number + 1, following, taken | around[ship], missing.difference(ship)):
                    yield ship + rest

    total = 0
    covered = {cell: 0 for cell, sign in sorted(signs.items()) if sign == "."}
    for fleet in place(0, 0, set(), hits):
        total += 1
        if total > most:
            return None
        for cell in fleet:
            if cell in covered:
                covered[cell] += 1
    return total, covered


def _answer(counts: tuple[int, dict[Spot, int]]) -> Answer:
    row, col = max(counts[1], key=lambda cell: (counts[1][cell], -cell[0], -cell[1]))
    return {"count": counts[0], "cell": (row + 1, col + 1)}
