"""Make a coloured grid one colour by recolouring the region in its corner a few times.

Answer: the colours in order; every list within the limit is right.
Harder: larger grids, more colours, fewer moves to spare.
Skills: planning, search, spatial
Source: original; flooding a board is a common puzzle on screens.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import graph
from bootcamp.lib.grid.regions import patches
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Moves

Board = tuple[str, ...]
Plan = tuple[str, ...]

_EXACT, _BEAM = 5, 24


class FloodFillColours(Task["FloodFillColours.Params", "FloodFillColours.Instance", Plan]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 4, 4, 5, 5, 6, 7, 8, 9, 10), ge=3, le=12)
        colours: int = knob("how many colours there are", levels=(3, 3, 4, 4, 5, 5, 5, 5, 6, 6), ge=2, le=6)
        slack: int = knob("the moves to spare beyond the best found", levels=(1, 1, 0, 0, 0, 0, 0, 0, 0, 0), ge=0, le=9)

    class Instance(task.Instance):
        board: Board
        limit: int

    prompt = Prompt(
        en=r"""
        The letters in this grid are colours:

        {{ board | board }}

        The corner region consists of the top left cell and of all cells that can be reached from it by steps through
        cells of its own colour; a step leads to a cell that shares a side. A move names a colour and gives it to the
        whole corner region, which thereby grows by the touching cells of that colour.

        Give at most {{ limit }} moves after which all cells of the grid have one colour. If there are several ways,
        give any one.
        """,
        zh=r"""
        下面网格中的字母表示颜色：

        {{ board | board }}

        角区由左上角的格子以及从它出发、只经过同色格子就能走到的所有格子组成；每一步走到有公共边的格子。
        每次操作指定一种颜色，把整个角区涂成这种颜色，角区因此会并入与它相邻的这种颜色的格子。

        请给出至多 {{ limit }} 次操作，使网格中的所有格子变成同一种颜色。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Moves("".join(sorted(set("".join(instance.board)))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        size, palette = params.size, "ABCEFG"[: params.colours]
        board = tuple("".join(rng.choices(palette, k=size)) for _ in range(size))
        regions = patches(board)
        if len(set("".join(board))) < params.colours or len(regions) < 2 * params.colours:
            raise task.Retry
        plan = _search(board, 1 << 20 if size <= _EXACT else _BEAM, rng)
        if params.colours > 3 and len(_search(board, 1, rng)) <= len(plan) + params.slack:  # the largest gain at once
            raise task.Retry
        return self.Instance(board=board, limit=len(plan) + params.slack), plan

    def key(self, instance: Instance) -> object:
        ways = []
        for board in (instance.board, tuple("".join(column) for column in zip(*instance.board, strict=True))):
            names = {colour: str(place) for place, colour in enumerate(dict.fromkeys("".join(board)))}
            ways.append("/".join("".join(names[colour] for colour in row) for row in board))
        return [min(ways), instance.limit]

    def check(self, instance: Instance, answer: Plan) -> str:
        if len(answer) > instance.limit:
            return f"there are {len(answer)} moves"
        near = graph(len(instance.board), len(instance.board[0]))
        colours = {cell: instance.board[cell[0]][cell[1]] for cell in near}
        for colour in answer:
            region, waiting = {(0, 0)}, [(0, 0)]
            while waiting:
                for cell in near[waiting.pop()]:
                    if cell not in region and colours[cell] == colours[0, 0]:
                        region.add(cell)
                        waiting.append(cell)
            colours.update(dict.fromkeys(region, colour))
        return "" if len(set(colours.values())) == 1 else "the grid has several colours in the end"


def _search(board: Board, width: int, rng: Random) -> Plan:
    """Find a short plan: layer by layer, of each the `width` states in which the corner region is largest."""
    regions = patches(board)
    place = {cell: index for index, region in enumerate(regions) for cell in region}
    near = graph(len(board), len(board[0]))
    touching = [0] * len(regions)
    for cell, others in near.items():
        for other in others:
            touching[place[cell]] |= 1 << place[other]
    colour_masks: dict[str, int] = {}
    for index, region in enumerate(regions):
        row, col = region[0]
        colour_masks[board[row][col]] = colour_masks.get(board[row][col], 0) | 1 << index
    sizes = [len(region) for region in regions]
    everything = (1 << len(regions)) - 1
    start = 1 << place[0, 0]
    layer: dict[int, tuple[int, int, Plan]] = {start: (sizes[place[0, 0]], touching[place[0, 0]], ())}
    met = {start}
    while everything not in layer:
        after: dict[int, tuple[int, int, Plan]] = {}
        for state, (size, rim, plan) in layer.items():
            for colour, mask in sorted(colour_masks.items()):
                new = rim & mask & ~state
                if new and state | new not in met:
                    met.add(state | new)
                    grown, wider, left = size, rim, new
                    while left:
                        index = (left & -left).bit_length() - 1
                        left &= left - 1
                        grown, wider = grown + sizes[index], wider | touching[index]
                    after[state | new] = (grown, wider, (*plan, colour))
        best = sorted(after, key=lambda state: -after[state][0])[:width]
        if len(met) > 6000:
            raise task.Retry
        layer = {state: after[state] for state in best}
    return layer[everything][2]
