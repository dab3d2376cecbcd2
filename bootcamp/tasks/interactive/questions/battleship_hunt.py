"""Sink all ships of a hidden fleet by salvos of shots.

Answer: the cells of a salvo; every sequence of salvos that sinks all ships within the turns wins.
Turns: one salvo each.
Harder: larger seas with more ships, fewer shots for each cell.
Skills: search, probability, spatial
Source: original; the old game of battleships.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Cells, Format

Point = tuple[int, int]
Salvo = frozenset[Point]
MISS, HIT = 0, 1

FLEETS = ((3, 2), (3, 2), (3, 2, 2), (3, 3, 2), (4, 3, 2), (4, 3, 2), (4, 3, 2, 2), (4, 3, 3, 2), (5, 4, 3, 2, 2))


class _Seen(NamedTuple):
    cells: tuple[Point, ...]
    results: tuple[int, ...]
    """0 for a miss, 1 for a hit, the length of the ship that it sinks."""


Past = tuple[tuple[Salvo, _Seen], ...]


class BattleshipHunt(Interactive["BattleshipHunt.Params", "BattleshipHunt.Instance", Salvo, Salvo, _Seen]):
    version = 1

    class Params(interactive.Params):
        size: int = knob("the side of the sea", levels=(5, 6, 7, 7, 7, 8, 8, 9, 9, 10), ge=4, le=10)
        fleet: int = knob(
            "which fleet it is, from two ships to five", levels=(0, 1, 2, 3, 4, 5, 6, 6, 7, 8), ge=0, le=8
        )
        shots: int = knob("the shots of a salvo", levels=(2, 2, 3, 3, 3, 3, 3, 4, 4, 4), ge=1, le=5)
        turns: int = knob("the most salvos", levels=(8, 10, 9, 9, 9, 11, 11, 10, 11, 13), ge=3, le=30)

    class Instance(interactive.Instance):
        secret = ("ships",)
        size: int
        lengths: tuple[int, ...]
        shots: int
        ships: tuple[tuple[Point, ...], ...]

    prompt = Prompt(
        en=r"""
        Ships of the lengths {{ lengths | join(", ") }} lie in a sea of {{ size }} × {{ size }} cells. Each is a
        straight row of cells, across or down; no two ships touch, not even at a corner. All such placements are equally
        likely.

        A move fires {{ shots }} shots at once, at different cells that were not fired at before (fewer only if fewer
        cells are left). The shots fall row by row from the top, in each row from the left. For each I say miss, hit, or
        sunk with the length of the ship if it hits the last cell of a ship. You win when all ships are sunk.
        """,
        zh=r"""
        在 {{ size }} × {{ size }} 格的海域里有长度为 {{ lengths | join("、") }} 的船。每艘船占横或竖的一排相连的格子；
        任何两艘船都不相接，连角也不相碰。所有这样的布置可能性相同。

        每一步同时开 {{ shots }} 炮，打不同的、此前没有打过的格子（剩下的格子不够时才可以少打）。炮弹从上到下逐行、
        每行从左到右落下。对每一炮我回答未中、命中，或者在打中一艘船的最后一格时回答击沉及其长度。所有船都被击沉时你获胜。
        """,
    )
    reply = Prompt(
        en="""
        {% for cell in cells %}
        {% set result = results[loop.index0] %}
        {{ cell | point }}: {{ ["miss", "hit"][result] if result < 2 else "sunk, length " ~ result }}
        {% endfor %}
        """,
        zh="""
        {% for cell in cells %}
        {% set result = results[loop.index0] %}
        {{ cell | point }}：{{ ["未中", "命中"][result] if result < 2 else "击沉，长度 " ~ result }}
        {% endfor %}
        """,
    )

    def format(self, instance: Instance) -> Format[Salvo]:
        return Cells(instance.size, instance.size)

    def deal(self, params: BattleshipHunt.Params, rng: Random) -> Instance:
        lengths = FLEETS[params.fleet]
        for _ in range(500):
            ships = [rng.choice(_placements(params.size, length)) for length in lengths]
            if _apart(ships):
                break
        else:
            raise interactive.Retry
        instance = self.Instance(
            size=params.size, lengths=lengths, shots=params.shots, ships=tuple(ships), turns=params.turns
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> Salvo:
        return frozenset()

    def illegal(self, shown: Instance, past: Past, move: Salvo) -> str:
        fired = {cell for salvo, _ in past for cell in salvo}
        again = sorted(fired & move)
        if again:
            return f"the cell ({again[0][0]},{again[0][1]}) was fired at before"
        shots = min(shown.shots, shown.size**2 - len(fired))
        return "" if len(move) == shots else f"a salvo has {shots} shots, not {len(move)}"

    def react(self, instance: Instance, state: Salvo, move: Salvo) -> Turn:
        cells, fired = tuple(sorted(move)), set(state)
        results = []
        for cell in cells:
            fired.add(cell)
            ship = next((ship for ship in instance.ships if cell in ship), None)
            results.append(MISS if ship is None else len(ship) if fired.issuperset(ship) else HIT)
        won = all(fired.issuperset(ship) for ship in instance.ships)
        return Turn(frozenset(fired), _Seen(cells, tuple(results)), "won" if won else "")

    def progress(self, instance: Instance, state: Salvo) -> float:
        return sum(state.issuperset(ship) for ship in instance.ships) / (2 * len(instance.ships))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Salvo:
        left = _open_cells(shown.size, past)
        return frozenset(rng.sample(left, min(shown.shots, len(left))))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Salvo:
        """Fire where most places of a single ship fit, those through hits of ships that float first."""
        hits, dead, lengths = _known(shown, past)
        weights: Counter[Point] = Counter()
        for length, number in lengths.items():
            for ship in _placements(shown.size, length):
                if dead.isdisjoint(ship) and hits & _halo(ship) <= set(ship):
                    touched = len(hits.intersection(ship))
                    for cell in ship:
                        weights[cell] += number * (1 + 1000 * touched)
        left = sorted(_open_cells(shown.size, past), key=lambda cell: -weights[cell])
        return frozenset(left[: shown.shots])


@cache
def _placements(size: int, length: int) -> tuple[tuple[Point, ...], ...]:
    across = [
        [(row, col + k) for k in range(length)] for row in range(1, size + 1) for col in range(1, size - length + 2)
    ]
    return tuple(tuple(ship) for one in across for ship in (one, [(col, row) for row, col in one]))


@cache
def _halo(ship: tuple[Point, ...]) -> frozenset[Point]:
    """Return the cells of a ship and around it."""
    return frozenset((row + i, col + j) for row, col in ship for i in (-1, 0, 1) for j in (-1, 0, 1))


def _apart(ships: list[tuple[Point, ...]]) -> bool:
    return all(_halo(one).isdisjoint(other) for place, one in enumerate(ships) for other in ships[:place])


def _open_cells(size: int, past: Past) -> list[Point]:
    fired = {cell for salvo, _ in past for cell in salvo}
    return [(row, col) for row in range(1, size + 1) for col in range(1, size + 1) if (row, col) not in fired]


def _known(shown: BattleshipHunt.Instance, past: Past) -> tuple[set[Point], set[Point], Counter[int]]:
    """Return the hits of ships that float, the cells where no such ship can be, and their lengths."""
    results = {cell: result for _, seen in past for cell, result in zip(seen.cells, seen.results, strict=True)}
    hits = {cell for cell, result in results.items() if result}
    dead = {cell for cell, result in results.items() if not result}
    lengths = Counter(shown.lengths)
    for cell, result in results.items():
        if result > HIT:
            sunk = next(ship for ship in _placements(shown.size, result) if cell in ship and hits.issuperset(ship))
            dead |= _halo(sunk)
            lengths[result] -= 1
    return hits - dead, dead, +lengths
