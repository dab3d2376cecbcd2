"""Loops and paths on region maps, seen as visits: the stretches that they spend in one region without leaving it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, graph, size
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.regions import LETTERS, RegionMap, number
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat

Numbers = tuple[int | None, ...]

CUT_BOARD = Prompt(
    en=r"""
    This board is cut into regions. Cells with the same letter form a region:

    {{ regions | regions }}
    """,
    zh=r"""
    下面的棋盘划分成若干区域，字母相同的格属于同一区域：

    {{ regions | regions }}
    """,
)
"""A map of regions."""


class LoopMap(task.Instance):
    """A region map, on which a loop is to be drawn."""

    regions: RegionMap

    @property
    def rows(self) -> int:
        """The number of rows."""
        return len(self.regions)

    @property
    def cols(self) -> int:
        """The number of columns."""
        return len(self.regions[0])


class NumberedMap(LoopMap):
    """A region map with a number, or None, for each region."""

    numbers: Numbers

    @property
    def listed(self) -> str:
        """The numbers that are given, by the letters of their regions."""
        return ", ".join(f"{LETTERS[k]} = {count}" for k, count in enumerate(self.numbers) if count is not None)


def loop_format(instance: LoopMap) -> Format[Path]:
    """Make the format of a loop on a map."""
    return PathFormat(CellFormat(instance.rows, instance.cols), closed=True)


def numbered_key(instance: NumberedMap) -> object:
    """Give the same for all images of a map with its numbers."""
    return canonical_regions(instance.regions, [[instance.numbers[k] for k in row] for row in instance.regions])


def visits(path: Sequence[Cell], regions: RegionMap, closed: bool = True) -> list[tuple[int, Path]]:
    """List the visits of a loop (or of a path, if not `closed`) in order, each as its region and its cells."""
    parts = [(region, tuple(part)) for region, part in groupby(path, lambda cell: regions[cell[0]][cell[1]])]
    if closed and len(parts) > 1 and parts[0][0] == parts[-1][0]:
        region, last = parts.pop()
        parts[0] = (region, last + parts[0][1])
    return parts


def once_fault(loop: Sequence[Cell], regions: RegionMap) -> str:
    """Say which region a loop does not visit exactly once."""
    count = Counter(region for region, _ in visits(loop, regions))
    wrong = next((k for k in range(1 + max(map(max, regions))) if count[k] != 1), None)
    return "" if wrong is None else f"the loop enters region {LETTERS[wrong]} {count[wrong]} times, not once"


def numbers_fault(found: Sequence[int], numbers: Numbers, what: str) -> str:
    """Say which region has another number of `what` than the one given."""
    for region, (count, wanted) in enumerate(zip(found, numbers, strict=True)):
        if wanted not in (None, count):
            return f"region {LETTERS[region]} has {count} {what}, not {wanted}"
    return ""


def some_numbers(found: Sequence[int], percent: int, rng: Random) -> Numbers:
    """Keep a share of the numbers, at least one."""
    kept = rng.sample(range(len(found)), max(1, percent * len(found) // 100))
    return tuple(count if region in kept else None for region, count in enumerate(found))


def stretches(loop: Path, count: int, rng: Random) -> list[Path]:
    """Cut a loop at random into `count` stretches of at least two cells; raise Retry where it is too short."""
    if len(loop) < 2 * count:
        raise task.Retry
    cuts = [k + place for k, place in enumerate(sorted(rng.sample(range(len(loop) - count), count)))]
    turned = loop[cuts[0] :] + loop[: cuts[0]]
    return [turned[a - cuts[0] : b - cuts[0]] for a, b in pairwise([*cuts, cuts[0] + len(loop)])]


def map_around(parts: Sequence[Path], groups: Sequence[Sequence[Cell]], board: Cell, rng: Random) -> RegionMap:
    """Make one region around each of `parts` by adding `groups` of other cells, each whole, to neighbours."""
    near = graph(*board)
    label = {cell: region for region, part in enumerate(parts) for cell in part}
    left = list(groups)
    while left:
        rng.shuffle(left)
        group = next(group for group in left if any(other in label for cell in group for other in near[cell]))
        left.remove(group)
        region = rng.choice([label[other] for cell in group for other in near[cell] if other in label])
        label.update((cell, region) for cell in group)
    return number(fill(*board, (label[cell] for cell in cells(*board))))


def per_region(regions: RegionMap, places: Sequence[Cell]) -> list[int]:
    """Count how many of some cells lie in each region."""
    count = Counter(regions[row][col] for row, col in places)
    return [count[region] for region in range(1 + max(map(max, regions)))]


def complete_fault(path: Sequence[Cell], regions: RegionMap) -> str:
    """Say which cell of a map is left out."""
    passed = set(path)
    missed = next((cell for cell in cells(*size(regions)) if cell not in passed), None)
    return f"{place(missed)} is left out" if missed else ""
