"""Lay a track from the left edge to the bottom edge of a board, given how many cells of each line it passes.

Answer: the cells of the track in order; the track is unique.
Harder: larger boards, longer tracks, fewer given pieces.
Skills: deduction, logic, spatial
Source: original generator; the puzzle appeared in The Times as Train Tracks.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, lines, to_one
from bootcamp.lib.grid.constraints import loop_variables
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path, edge
from bootcamp.lib.grid.paths import hamiltonian_path, path_fault
from bootcamp.lib.grid.tiles import beyond, name_sides
from bootcamp.lib.solver.sat import Sat, minimal_clues
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat


class TrainTracks(Task["TrainTracks.Params", "TrainTracks.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 9), ge=4, le=12)
        pieces: int = knob("how many pieces are given, at least", levels=(3, 4, 3, 4, 3, 4, 3, 3, 2, 2), ge=0, le=40)

    class Instance(task.Instance):
        pieces: tuple[tuple[str | None, ...], ...]
        row_counts: tuple[int, ...]
        col_counts: tuple[int, ...]
        entry: int  # row and column, counted from 1
        exit: int

        @property
        def size(self) -> int:
            return len(self.pieces)

    prompt = Prompt(
        en=r"""
        A railway track crosses this board:

        {{ pieces | around(top=col_counts, right=row_counts) }}

        The track comes in from the left edge at row {{ entry }}, goes from cell to cell by sides, passes no cell twice,
        and leaves through the bottom edge at column {{ exit }}. The numbers on the right and on top count the cells of
        the row or column that the track passes. Some of its pieces are shown: the two letters name the sides of the
        cell through which the track goes (N up, E right, S down, W left).

        A cell is written (row, column); (1, 1) is the top left one. List the cells of the track in order, from
        ({{ entry }}, 1) to ({{ size }}, {{ exit }}).
        """,
        zh=r"""
        一条铁轨穿过下面的棋盘：

        {{ pieces | around(top=col_counts, right=row_counts) }}

        铁轨从第 {{ entry }} 行的左边进入，每次穿过公共边进入相邻的格，不经过同一格两次，
        最后从第 {{ exit }} 列的下边离开。
        右边和上边的数是铁轨在该行或该列经过的格数。
        有些格的铁轨已画出：两个字母是铁轨穿过的两条边（N 上，E 右，S 下，W 左）。

        格子记为（行, 列），左上角是 (1, 1)。从 ({{ entry }}, 1) 到 ({{ size }}, {{ exit }})，依次列出铁轨经过的格。
        """,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(instance.size, instance.size))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        size = params.size
        path = _crossing(size, rng)
        sat = Sat()
        edges, passed = loop_variables(sat, size, size, ends=(path[0], path[-1]))
        counts = [sum(cell in path for cell in line) for line in lines(size, size)]
        for line, count in zip(lines(size, size), counts, strict=True):
            sat.exactly([passed[cell] for cell in line], count)
        used = {edge(a, b) for a, b in pairwise(path)}
        solution = [literal if side in used else -literal for side, literal in edges.items()]
        names = _names(path)
        switches = dict(zip(names, sat.variables(len(names)), strict=True))
        for cell, switch in switches.items():
            for side in (edge(cell, beyond(cell, letter)) for letter in names[cell]):
                if side in edges:
                    sat.add(-switch, edges[side])
        chosen = minimal_clues(sat, solution, list(switches.values()), rng, least=params.pieces)
        if chosen is None or len(chosen) > params.pieces + 2:
            raise task.Retry
        pieces = fill(size, size, (names[c] if switches.get(c) in chosen else None for c in cells(size, size)))
        rows, cols = tuple(counts[:size]), tuple(counts[size:])
        entry, exit = path[0][0] + 1, path[-1][1] + 1
        return self.Instance(pieces=pieces, row_counts=rows, col_counts=cols, entry=entry, exit=exit), to_one(path)

    def check(self, instance: Instance, answer: Path) -> str:
        path = from_one(answer)
        fault = path_fault(path, list(cells(instance.size, instance.size)))
        if fault:
            return fault
        if answer[0] != (instance.entry, 1) or answer[-1] != (instance.size, instance.exit):
            return "the track does not begin and end at the openings"
        counts = instance.row_counts + instance.col_counts
        for line, count in zip(lines(instance.size, instance.size), counts, strict=True):
            if sum(cell in path for cell in line) != count:
                return f"the track does not pass {count} cells from {place(line[0])} to {place(line[-1])}"
        names = _names(path)
        for row, col in cells(instance.size, instance.size):
            if instance.pieces[row][col] not in (None, names.get((row, col))):
                return f"the piece in {place((row, col))} is not the given one"
        return ""


def _crossing(size: int, rng: Random) -> Path:
    """Cut a random track from the left to the bottom edge, over 40 to 70 percent of the cells, out of a longer path."""
    whole = hamiltonian_path(size, size, rng)
    tracks = [
        path[i : j + 1]
        for path in (whole, whole[::-1])
        for i in range(len(path))
        for j in range(i + 2 * size * size // 5, min(i + 7 * size * size // 10, len(path)))
        if path[i][1] == 0 and path[j][0] == size - 1
    ]
    if not tracks:
        raise task.Retry
    return rng.choice(tracks)


def _names(path: Sequence[Cell]) -> dict[Cell, str]:
    """Name the piece in each cell of a track."""
    whole = [(path[0][0], -1), *path, (path[-1][0] + 1, path[-1][1])]
    return {here: name_sides(here, whole[index : index + 3 : 2]) for index, here in enumerate(path)}
