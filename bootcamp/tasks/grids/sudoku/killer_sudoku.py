"""Complete a sudoku from the sums of cages in which no number repeats.

Answer: the completed grid; it is unique.
Harder: larger grids with larger cages and fewer given numbers.
Skills: arithmetic, deduction, logic
Source: original generator; the variant appeared in Japan in the 1990s.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, graph
from bootcamp.lib.grid.clues import draw_givens, draw_solution
from bootcamp.lib.grid.faults import repeat_fault
from bootcamp.lib.grid.latin import number_grid, written
from bootcamp.lib.grid.regions import LETTERS, RegionMap, number, region_cells
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.sudoku._sudoku import SudokuBoard, sudoku_fault, sudoku_model, variables
from bootcamp.verifiers import Board, Format


class KillerSudoku(Task["KillerSudoku.Params", "KillerSudoku.Instance", Board]):
    version = 1

    class Params(task.Params):
        height: int = knob("the number of rows of a box", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=2, le=3)
        width: int = knob("the number of columns of a box", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        givens: int = knob("the largest number of givens", levels=(3, 1, 7, 5, 4, 2, 10, 6, 4, 2), ge=0, le=60)
        largest: int = knob("the largest number of cells of a cage", levels=(2, 3, 3, 3, 4, 4, 3, 4, 4, 5), ge=2, le=6)

    class Instance(SudokuBoard):
        cages: RegionMap
        sums: tuple[int, ...]

        @property
        def totals(self) -> str:
            return ", ".join(f"{letter}={total}" for letter, total in zip(LETTERS, self.sums, strict=False))

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} killer sudoku. A dot is an empty cell.

        {{ givens | board }}

        - Every row, every column and every box must hold each of the numbers 1 to {{ n }} exactly once. The boxes are
          the blocks of {{ height }} rows by {{ width }} columns that the grid is divided into, starting from the top
          left corner.
        - The grid is also cut into cages. The numbers in a cage are all different and add up to the sum of the cage.
        - The given numbers stay as they are.

        The cages (cells with the same letter form a cage; capital and small letters differ):

        {{ cages | regions }}

        Their sums: {{ totals }}
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 杀手数独，点表示空格。

        {{ givens | board }}

        - 每行、每列、每宫都必须恰好包含 1 到 {{ n }} 的每个数各一次。
          从左上角起，整个方阵划分为若干 {{ height }} 行 {{ width }} 列的宫。
        - 方阵还划分成若干笼。同一笼中的数各不相同，其和等于该笼的和。
        - 已给出的数不能改变。

        各笼如下（字母相同的格属于同一笼，区分大小写）：

        {{ cages | regions }}

        各笼的和：{{ totals }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.height * params.width
        model = sudoku_model(params.height, params.width)
        numbers = draw_solution(model, rng)
        cages = _cages(dict(zip(cells(n, n), numbers, strict=True)), n, params.largest, rng)
        groups = [variables(group, n) for group in region_cells(cages)]
        sums = tuple(sum(numbers[variable] for variable in group) for group in groups)
        for group, total in zip(groups, sums, strict=True):
            model.cage(group, total)
        givens = draw_givens(model, numbers, n, rng, params.givens)
        instance = self.Instance(height=params.height, width=params.width, givens=givens, cages=cages, sums=sums)
        return instance, written(numbers, n)

    def key(self, instance: Instance) -> object:
        sums = [[instance.sums[cage] for cage in row] for row in instance.cages]
        return canonical_regions(instance.cages, instance.givens, sums)

    def check(self, instance: Instance, answer: Board) -> str:
        groups = region_cells(instance.cages)
        fault = sudoku_fault(instance, answer) or repeat_fault(answer, groups, "cage")
        for letter, group, total in zip(LETTERS, groups if not fault else (), instance.sums, strict=False):
            reached = sum(int(answer[row][col]) for row, col in group)
            if reached != total:
                return f"the numbers in cage {letter} add up to {reached}, not {total}"
        return fault


def _cages(value: dict[Cell, int], n: int, largest: int, rng: Random) -> RegionMap:
    """Cut a solution into connected cages of up to `largest` cells with different numbers."""
    near = graph(n, n)
    cage: dict[Cell, int] = {}
    for start in rng.sample(list(value), n * n):
        group = [start] if start not in cage else []
        length = rng.randint(2, largest)
        while group and len(group) < length:
            used = {value[cell] for cell in group}
            edge = [other for cell in group for other in near[cell] if other not in cage and value[other] not in used]
            if not edge:
                break
            group.append(rng.choice(edge))
        cage.update(dict.fromkeys(group, len(cage)))
    return number(fill(n, n, (cage[cell] for cell in cells(n, n))))
