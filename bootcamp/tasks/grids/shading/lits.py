"""Shade an L, I, T or S tetromino in every region so that all are connected and equal ones share no side.

Answer: the grid in # (shaded) and . (not shaded); every shading is right.
Harder: larger grids with more regions.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is due to Naoki Inaba (2004), known as Nuruomino or LITS.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, fill, graph, mark, pairs, size, where
from bootcamp.lib.grid.faults import place, ribbon_fault
from bootcamp.lib.grid.patchwork import spread
from bootcamp.lib.grid.regions import LETTERS, RegionMap, number, region_cells
from bootcamp.lib.grid.shading import full_block
from bootcamp.lib.grid.shapes import TETROMINOES, canonical, orientations
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_ANY_SHADING
from bootcamp.verifiers import Board, Format, Grid

_NAMES = {canonical(TETROMINOES[name]): name for name in "LITS"}
_TRIES = 8  # tetrominoes drawn for each cell of the board


class Lits(Task["Lits.Params", "Lits.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 9, 10, 11), ge=5, le=12)
        fewest: int = knob("the least number of regions", levels=(4, 4, 5, 5, 6, 7, 9, 11, 13, 16), ge=2, le=18)
        largest: int = knob(
            "the largest number of cells of a region", levels=(7, 9, 8, 9, 9, 9, 9, 9, 9, 9), ge=7, le=16
        )

    class Instance(task.Instance):
        regions: RegionMap

    prompt = Prompt(
        en=r"""
        This grid is divided into regions; cells with the same letter belong to the same region.

        {{ regions | regions }}

        Shade exactly four cells in every region, such that

        - the four cells are connected by sides and form an L, an I, a T or an S, which may be turned or mirrored:

        L:  #..   I:  ####   T:  ###   S:  .##
            ###                  .#.       ##.

        - where shaded cells of two regions share a side, the two shapes are different ones of L, I, T and S,
        - all shaded cells are connected: from each of them one can reach every other by steps between shaded cells that
          share a side,
        - no 2×2 block of cells is entirely shaded.
        """,
        zh=r"""
        下面的方格被分成若干区域，字母相同的格属于同一个区域。

        {{ regions | regions }}

        在每个区域中恰好涂黑四个格，使得：

        - 这四格由公共边相连，组成 L、I、T、S 四种形状之一，可以旋转或翻转：

        L:  #..   I:  ####   T:  ###   S:  .##
            ###                  .#.       ##.

        - 如果两个区域的黑格有公共边，那么这两个区域的形状必须是 L、I、T、S 中不同的两种；
        - 所有黑格连成一片：从其中任何一格出发，只经过有公共边的黑格，就能到达其他每一个黑格；
        - 任何 2×2 的四个格不能全部涂黑。
        """,
        after=DRAW_ANY_SHADING,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.regions), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        owner = _tetrominoes(n, rng)
        around = graph(n, n, KING)

        def cost(group: set[Cell], cell: Cell) -> int:  # thin regions have room for few other tetrominoes
            return len(group) + 2 * len(group.intersection(around[cell]))

        label = spread(graph(n, n), owner, rng, cost)
        regions = number(fill(n, n, (label[cell] for cell in cells(n, n))))
        sizes = Counter(region for row in regions for region in row)
        if len(sizes) < params.fewest or max(sizes.values()) > params.largest:
            raise task.Retry
        return self.Instance(regions=regions), mark(n, n, owner)

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.regions)

    def check(self, instance: Instance, answer: Board) -> str:
        shaded = set(where(answer, "#"))
        name: dict[Cell, str] = {}
        for region, group in enumerate(region_cells(instance.regions)):
            part = [cell for cell in group if cell in shaded]
            if len(part) != 4:
                return f"region {LETTERS[region]} has {len(part)} shaded cells"
            if canonical(part) not in _NAMES:
                return f"the shaded cells of region {LETTERS[region]} form no L, I, T or S"
            name.update(dict.fromkeys(part, _NAMES[canonical(part)]))
        for a, b in pairs(*size(answer)):
            apart = instance.regions[a[0]][a[1]] != instance.regions[b[0]][b[1]]
            if apart and a in shaded and b in shaded and name[a] == name[b]:
                return f"two shapes {name[a]} share the side between {place(a)} and {place(b)}"
        return ribbon_fault(answer)


def _tetrominoes(n: int, rng: Random) -> dict[Cell, int]:
    """Lay tetrominoes beside each other by the rules, as many as fit soon; give the index of the one on a cell."""
    near = graph(n, n)
    owner: dict[Cell, int] = {}
    names: list[str] = []
    edge = [(rng.randrange(n), rng.randrange(n))]
    for _ in range(_TRIES * n * n):
        (row, col), name = rng.choice(edge), rng.choice("LITS")
        shape = rng.choice(orientations(TETROMINOES[name]))
        down, right = rng.choice(shape)
        group = [(row + r - down, col + c - right) for r, c in shape]
        if any(cell in owner or cell not in near for cell in group):
            continue
        beside = {names[owner[other]] for cell in group for other in near[cell] if other in owner}
        if name not in beside and full_block(n, n, owner.keys() | set(group)) is None:
            owner.update(dict.fromkeys(group, len(names)))
            names.append(name)
            edge = [cell for cell in near if cell not in owner and any(other in owner for other in near[cell])]
    return owner
