"""Draw a path through all cells of every region so that no two ends of paths touch.

Answer: for every region, one end of its path and the moves from there; every such set of paths is right.
Harder: larger boards with more and larger regions.
Skills: deduction, search, spatial
Source: original generator; the puzzle is Prasanna Seshadri's Rassi Silai.
"""

from __future__ import annotations

from itertools import accumulate, pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, SIDES, Cell, cells, fill, from_one, graph, size, to_one
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.paths import path_fault, random_path
from bootcamp.lib.grid.regions import LETTERS, region_cells
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.lib.grid.tiles import beyond, name_sides
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell as CellFormat, Format, Mapping, Moves

Paths = dict[Cell, tuple[str, ...]]
_BLACK, _SHORTEST = "#", 3


class RassiSilai(Task["RassiSilai.Params", "RassiSilai.Instance", Paths]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=4, le=12)
        regions: int = knob("the least number of regions", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 10), ge=1, le=16)
        longest: int = knob(
            "the most cells of a path before gaps beside it are filled",
            levels=(5, 6, 6, 7, 7, 8, 8, 9, 9, 10),
            ge=4,
            le=12,
        )

    class Instance(task.Instance):
        regions: tuple[tuple[str, ...], ...]

    prompt = Prompt(
        en=r"""
        On this board, cells with the same letter form a region; # is a black cell outside all regions.

        {{ regions | board }}

        Draw one path in every region:
        - It goes from cell to cell by common sides and visits every cell of its region exactly once and no other cell.
        - No two cells that are ends of paths, of one region or of different ones, share a side or a corner.

        A cell is written (row, column); (1, 1) is the top left one. For the path of every region, give the cell of one
        end and the moves from there to the other end: N is one cell up, E right, S down, W left. If there are several
        ways, give any one.
        """,
        zh=r"""
        下面的棋盘划分成若干区域，字母相同的格属于同一区域，# 是不属于任何区域的黑格。

        {{ regions | board }}

        在每个区域里画一条路线：
        - 路线每一步穿过公共边走到相邻的格，恰好经过该区域的每一格一次，不经过别的格。
        - 路线的端点互不接触：任意两个端点所在的格，不论属于同一个区域还是不同的区域，既没有公共边，也没有公共角。

        格子记为（行, 列），左上角是 (1, 1)。对每个区域的路线，给出它的一端（任选一端）所在的格，
        以及从那里走到另一端的各步方向：N 为向上一格，E 向右，S 向下，W 向左。如果有多种画法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Paths]:
        return Mapping(CellFormat(*size(instance.regions)), Moves("NESW"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Paths]:
        n = params.size
        paths = sorted(_draw_paths(n, params.longest, rng), key=min)
        if len(paths) < params.regions:
            raise task.Retry
        letters = {cell: LETTERS[index] for index, path in enumerate(paths) for cell in path}
        regions = fill(n, n, (letters.get(cell, _BLACK) for cell in cells(n, n)))
        moves = {to_one(path)[0]: tuple(name_sides(a, [b]) for a, b in pairwise(path)) for path in paths}
        return self.Instance(regions=regions), moves

    def key(self, instance: Instance) -> object:
        return canonical_labels(instance.regions, _BLACK)

    def check(self, instance: Instance, answer: Paths) -> str:
        regions = {instance.regions[group[0][0]][group[0][1]]: group for group in region_cells(instance.regions)}
        regions.pop(_BLACK, None)
        ends: list[Cell] = []
        for (row, col), moves in zip(from_one(answer), answer.values(), strict=True):
            letter = instance.regions[row][col]
            if letter not in regions:
                return f"{place((row, col))} is black, or its region has a path already"
            group = regions.pop(letter)
            path = list(accumulate(moves, beyond, initial=(row, col)))
            fault = path_fault(path, group)
            if fault or len(path) < len(group):
                return f"region {letter}: {fault or 'the path does not visit all cells'}"
            ends += [path[0], path[-1]]
        if regions:
            return f"region {min(regions)} has no path"
        touching = graph(*size(instance.regions), KING)
        close = next((end for k, end in enumerate(ends) if not set(ends[:k]).isdisjoint(touching[end])), None)
        return f"the end in {place(close)} touches another" if close else ""


def _draw_paths(n: int, longest: int, rng: Random) -> list[list[Cell]]:
    """Draw paths whose ends do not touch as long as there is room, then lead them through gaps beside them."""
    touching = graph(n, n, KING)
    near = graph(n, n)  # among the cells that are left
    ends: set[Cell] = set()
    paths: list[list[Cell]] = []
    for _ in range(n * n):
        starts = [cell for cell in near if ends.isdisjoint(touching[cell])]
        if not starts:
            break
        path = list(random_path(near, rng.randint(_SHORTEST, longest), rng, rng.choice(starts)))
        while len(path) >= _SHORTEST and not (ends | {path[0]}).isdisjoint(touching[path[-1]]):
            path.pop()
        if len(path) >= _SHORTEST:
            paths.append(path)
            ends |= {path[0], path[-1]}
            near = {a: tuple(b for b in others if b not in path) for a, others in near.items() if a not in path}
    free = set(near)
    while sum(_widen(path, free) for path in paths if len(path) <= longest):
        pass
    return paths


def _widen(path: list[Cell], free: set[Cell]) -> bool:
    """Lead a path through two free cells beside two of its own; tell whether there were any."""
    for index, (a, b) in enumerate(pairwise(path), 1):
        for down, right in SIDES:
            detour = [(a[0] + down, a[1] + right), (b[0] + down, b[1] + right)]
            if free.issuperset(detour):
                path[index:index] = detour
                free.difference_update(detour)
                return True
    return False
