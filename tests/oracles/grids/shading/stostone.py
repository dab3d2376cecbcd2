"""Judge by the heights that stones fall, found as longest ways through the stones below, instead of by simulation."""

from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._shadings import groups, wrong_ones

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    stones, n = groups(answer), len(answer)
    homes = [{instance.regions[row][col] for row, col in stone} for stone in stones]
    if sorted(map(sorted, homes)) != [[region] for region in range(len(instance.counts))]:
        return "not one stone in every region"
    if any(instance.counts[min(home)] not in (None, len(stone)) for home, stone in zip(homes, stones, strict=True)):
        return "a stone has the wrong number of cells"
    fall = _falls(stones, n)
    after = {(row + fall[index], col) for index, stone in enumerate(stones) for row, col in stone}
    return (
        "" if after == {(row, col) for row in range(n // 2, n) for col in range(n)} else "the lower half is not filled"
    )


def near_misses(instance: Any, answer: Board) -> list[Board]:
    upside_down = answer[::-1]
    return wrong_ones(confirm, instance, answer) + [upside_down] * bool(confirm(instance, upside_down))


def _falls(stones: list[set[Cell]], n: int) -> dict[int, int]:
    """Give how far each stone falls: the shortest way from the floor, whose arcs are the gaps below the stones."""
    gaps = networkx.DiGraph()
    gaps.add_nodes_from(range(-1, len(stones)))
    for index, stone in enumerate(stones):
        for row, col in stone:
            below = [(r, k) for k, other in enumerate(stones) for r, c in other if c == col and r > row]
            floor, support = min(below, default=(n, -1))
            if support != index:
                gap = floor - row - 1
                if gap < gaps.get_edge_data(support, index, {"gap": n})["gap"]:
                    gaps.add_edge(support, index, gap=gap)
    falls: dict[int, int] = networkx.single_source_dijkstra_path_length(gaps, -1, weight="gap")
    return falls
