"""Cut a map of voters into districts so that a party wins enough of them.

Answer: the map with a letter for the district of each cell; every cut that keeps the rules is right.
Harder: larger maps, more districts to win with hardly more voters than it takes.
Skills: search, spatial
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import connected, fill
from bootcamp.lib.grid.regions import letters, random_regions, region_cells
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Grid

Board = tuple[tuple[str, ...], ...]


class DistrictGerrymander(Task["DistrictGerrymander.Params", "DistrictGerrymander.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 3, 5, 5, 6, 6, 6, 7, 7, 8), ge=3, le=8)
        cols: int = knob("the number of columns", levels=(4, 5, 5, 6, 6, 6, 7, 7, 8, 8), ge=3, le=8)
        size: int = knob("the cells of a district", levels=(3, 3, 5, 5, 6, 6, 6, 7, 7, 8), ge=3, le=9)
        spare: int = knob("the most voters for A to spare", levels=(2, 2, 2, 2, 2, 1, 1, 1, 1, 0), ge=0, le=6)

    class Instance(task.Instance):
        voters: tuple[str, ...]
        districts: int
        goal: int

        @property
        def size(self) -> int:
            return len(self.voters) * len(self.voters[0]) // self.districts

        @property
        def names(self) -> str:
            return "".join("CDEFGHIJKLMNOPQ"[: self.districts])

    prompt = Prompt(
        en=r"""
        On this map each cell is a voter of party A or of party B:

        {{ voters | grid }}

        Cut the map into {{ districts }} districts of {{ size }} cells each. Each cell belongs to one district, and the
        cells of a district hang together by their sides. A party wins a district if it has more than half of its
        cells. Find districts such that A wins at least {{ goal }} of them.

        Name the districts by the letters {{ names | listed }} in any way, and draw the map with the letter of the
        district in each cell. Any solution will do.
        """,
        zh=r"""
        下面地图的每一格是一名选民，支持 A 党或 B 党：

        {{ voters | grid }}

        把地图划分成 {{ districts }} 个选区，每个选区 {{ size }} 格。每一格恰属于一个选区，
        同一选区的各格通过边相连成一片。
        某党占有选区中超过半数的格，就赢得该选区。请划分选区，使 A 党至少赢得 {{ goal }} 个选区。

        用字母 {{ names | listed(language) }} 任意命名各选区，画出地图，在每一格中写上所属选区的字母。任何一个解都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.voters), len(instance.voters[0]), symbols=instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols, size = params.rows, params.cols, params.size
        districts = rows * cols // size
        plan = random_regions(rows, cols, size, size, rng)
        groups = region_cells(plan)
        rng.shuffle(groups)
        goal = districts - rng.randint(1, max(1, districts // 3))
        spare = rng.randint(0, params.spare)
        mine: set[tuple[int, int]] = set()
        for number, group in enumerate(groups):
            mine.update(rng.sample(group, size // 2 + 1 if number < goal else 0))
        rest = [cell for group in groups[goal:] for cell in group]
        mine.update(rng.sample(rest, min(spare, len(rest))))
        cells = [(row, col) for row in range(rows) for col in range(cols)]
        voters = tuple("".join(line) for line in fill(rows, cols, ("A" if cell in mine else "B" for cell in cells)))
        instance = self.Instance(voters=voters, districts=districts, goal=goal)
        names = dict(zip("ABCDEFGHIJKLMNO", instance.names, strict=False))
        turned = list(map("".join, zip(*voters, strict=True)))
        if size > 3 and max(_stripes(voters, size), _stripes(turned, size)) >= goal:
            raise task.Retry
        for _ in range(4 if size > 3 else 0):
            drawn = random_regions(rows, cols, size, size, rng, districts)
            if sum(_won(voters, group) for group in region_cells(drawn)) >= goal:
                raise task.Retry
        return instance, tuple(tuple(names[letter] for letter in line) for line in letters(plan))

    def check(self, instance: Instance, answer: Board) -> str:
        groups = region_cells(answer)
        if any(len(group) != instance.size for group in groups):
            return f"a district does not have {instance.size} cells"
        if not all(map(connected, groups)):
            return "the cells of a district do not hang together"
        won = sum(_won(instance.voters, group) for group in groups)
        return "" if won >= instance.goal else "A wins too few districts"

    def key(self, instance: Instance) -> object:
        board = list(instance.voters)
        turned = ["".join(line) for line in zip(*board, strict=True)]
        views = [view for one in (board, turned) for view in (one, one[::-1])]
        views += [[line[::-1] for line in view] for view in views]
        return [min(views), instance.districts, instance.goal]


def _won(voters: Sequence[str], group: Sequence[tuple[int, int]]) -> bool:
    return 2 * sum(voters[row][col] == "A" for row, col in group) > len(group)


def _stripes(voters: Sequence[str], size: int) -> int:
    """Count the districts won where the cells are cut off in reading order, back and forth."""
    snake = "".join(line[:: 1 if row % 2 == 0 else -1] for row, line in enumerate(voters))
    parts = [snake[start : start + size] for start in range(0, len(snake), size)]
    return sum(2 * part.count("A") > size for part in parts)
