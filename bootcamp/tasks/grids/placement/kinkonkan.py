"""Put one mirror into each region so that the labelled beams of light come out where they should.

Answer: the grid in R and F (mirrors) and . (empty); every grid that obeys the rules is right.
Harder: larger grids with more regions and more labelled beams.
Skills: deduction, search, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine as Kin-Kon-Kan.
"""

from __future__ import annotations

from random import Random
from string import ascii_uppercase

from bootcamp import task
from bootcamp.lib.grid import edges
from bootcamp.lib.grid.board import cells, fill
from bootcamp.lib.grid.regions import LETTERS, RegionMap, letters, random_regions, region_cells
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.placement._beams import beam
from bootcamp.verifiers import Board, Format, Grid


class Kinkonkan(Task["Kinkonkan.Params", "Kinkonkan.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 8, 8, 9), ge=4, le=10)
        smallest: int = knob("the fewest cells of a region", levels=(3, 2, 3, 2, 3, 2, 3, 4, 3, 4), ge=2, le=10)
        largest: int = knob("the most cells of a region", levels=(5, 5, 6, 5, 6, 5, 6, 7, 6, 7), ge=3, le=16)
        beams: int = knob("how many beams are labelled", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 13), ge=2, le=20)

    class Instance(task.Instance):
        regions: RegionMap
        labels: tuple[str | None, ...]

        @property
        def board(self) -> str:
            return edges.drawing([[letter.swapcase() for letter in row] for row in letters(self.regions)], self.labels)

    prompt = Prompt(
        en=r"""
        This grid is divided into regions; cells with the same letter belong to the same region.

        {{ board }}

        Put one mirror into every region, into any one of its cells: R, a rising mirror, from the lower left to the
        upper right corner of the cell, or F, a falling mirror, from the upper left to the lower right corner. Both
        sides of a mirror reflect. A beam of light runs straight on through cells without a mirror and turns by a right
        angle at every mirror: one that goes right, for example, turns up at R and down at F.

        Each label at the edge consists of a capital letter and a number, and stands there twice. A beam that enters the
        grid at one of the two places must leave it at the other, and the number tells how often it is reflected on the
        way; two reflections by the same mirror count as two. Places without a label do not matter.

        Draw the grid with R and F for the mirrors and . for any other cell. If there are several solutions, give any
        one.
        """,
        zh=r"""
        下面的方格被分成若干区域，字母相同的格属于同一个区域。

        {{ board }}

        在每个区域里任选一格，放一面镜子，每个区域恰好一面：R 是从左下角到右上角的镜子，F 是从左上角到右下角的镜子，
        镜子两面都反光。光线在没有镜子的格里直行，遇到镜子就转一个直角：例如向右行进时，遇 R 转向上，遇 F 转向下。

        边上的每个标签由一个大写字母和一个数组成，各出现两次。从其中一处射入的光线必须从另一处射出，
        数表示它在途中被反射的次数；被同一面镜子反射两次算两次。没有标签的位置不受限制。

        画出结果：镜子用 R 和 F，其余的格用 . 表示。如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        n = len(instance.regions)
        return Grid(n, n, "RF.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        regions = random_regions(n, n, params.smallest, params.largest, rng)
        mirrors = {rng.choice(group): rng.choice("RF") for group in region_cells(regions)}
        solution = fill(n, n, (mirrors.get(cell, ".") for cell in cells(n, n)))
        found = [(start, *_followed(solution, start)) for start in range(4 * n)]
        turning = [(start, end, turns) for start, end, turns in found if start < end and turns]
        if len(turning) < params.beams:
            raise task.Retry
        labels: dict[int, str] = {}
        for letter, (start, end, turns) in zip(ascii_uppercase, rng.sample(turning, params.beams), strict=False):
            labels[start] = labels[end] = f"{letter}{turns}"
        return self.Instance(regions=regions, labels=tuple(labels.get(start) for start in range(4 * n))), solution

    def check(self, instance: Instance, answer: Board) -> str:
        for region, group in enumerate(region_cells(instance.regions)):
            count = sum(answer[row][col] != "." for row, col in group)
            if count != 1:
                return f"region {LETTERS[region].swapcase()} has {count} mirrors, not one"
        n = len(answer)
        for start, label in enumerate(instance.labels):
            if label is not None:
                end, turns = _followed(answer, start)
                if end == start or instance.labels[end] != label:
                    return f"the beam {label} that enters {edges.name(start, n)} leaves {edges.name(end, n)}"
                if turns != int(label[1:]):
                    return f"the beam {label} that enters {edges.name(start, n)} is reflected {turns} times"
        return ""


def _followed(board: Board, start: int) -> tuple[int, int]:
    """Tell where the beam from a place at the edge leaves, and how often it is reflected."""
    passed, end = beam(board, start)
    return end, sum(board[row][col] != "." for row, col in passed)
