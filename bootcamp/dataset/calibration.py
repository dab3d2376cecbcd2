"""Measured pass rates of levels: their table, the weights that follow from it, and ladders that are out of order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from bootcamp.errors import BootcampError
from bootcamp.identity import LEVELS
from bootcamp.lib.intervals import wilson_interval
from bootcamp.storage.files import text_lines, whole_file

COLUMNS = ("task", "version", "level", "n", "solved", "low", "high")

FLOOR = 0.05
"""The least weight of a level, so that none is given up for good."""


@dataclass(frozen=True)
class Rate:
    """How many of `n` cases of a level, one response to each, a model has solved."""

    task: str
    version: int
    level: int
    n: int
    solved: int

    @property
    def share(self) -> float:
        """The pass rate."""
        return self.solved / self.n

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% Wilson interval of the pass rate."""
        return wilson_interval(self.solved, self.n)


def write_rates(path: Path, rates: Iterable[Rate], about: str) -> None:
    """Write a table of tab-separated values under a comment that says what was measured."""
    with whole_file(path) as file:
        file.write(f"# {about}\n" + "\t".join(COLUMNS) + "\n")
        for rate in rates:
            low, high = rate.interval
            file.write("\t".join(map(str, (*vars(rate).values(), f"{low:.4f}", f"{high:.4f}"))) + "\n")


def read_rates(path: Path) -> list[Rate]:
    """Read what :func:`write_rates` wrote; raise BootcampError naming the line that is not part of such a table."""
    lines = [(number, line) for number, line in text_lines(path) if not line.startswith("#")]
    if not lines or tuple(lines[0][1].split("\t")) != COLUMNS:
        raise BootcampError(f"{path}: expected a table that `bootcamp calibrate` wrote, with columns {COLUMNS}")
    return [_read_rate(f"{path}, line {number}", line.split("\t")) for number, line in lines[1:]]


def _read_rate(place: str, cells: Sequence[str]) -> Rate:
    try:
        rate = Rate(cells[0], *map(int, cells[1:5]))
        if len(cells) == len(COLUMNS) and rate.level in LEVELS and 0 <= rate.solved <= rate.n > 0:
            return rate
    except (ValueError, TypeError):
        pass
    raise BootcampError(f"{place}: expected task, version, level, n > 0, solved <= n and an interval, not {cells}")


def rates_by_task(path: Path, versions: Mapping[str, int]) -> dict[str, list[Rate]]:
    """Return the rates of each task in `versions`, easiest level first; those of other tasks or versions are left out.

    A task without rates has an empty list.
    """
    found: dict[str, list[Rate]] = {task: [] for task in versions}
    for rate in sorted(read_rates(path), key=lambda rate: rate.level):
        if versions.get(rate.task) == rate.version:
            found[rate.task].append(rate)
    return found


def signal_weights(path: Path, versions: Mapping[str, int]) -> dict[str, float]:
    """Return the weight 4p(1-p) of every level in the table, `FLOOR` at least, under ``task/level``.

    p is the pass rate with one response solved and one not added, so that few responses say little. Raises
    BootcampError if the table holds none of the tasks.
    """
    rates = [rate for rates in rates_by_task(path, versions).values() for rate in rates]
    if not rates:
        raise BootcampError(f"weights={str(path)!r}: the table has none of these tasks: {', '.join(versions)}")
    shares = {f"{rate.task}/{rate.level}": (rate.solved + 1) / (rate.n + 2) for rate in rates}
    return {level: teaching_signal(share) for level, share in shares.items()}


def teaching_signal(rate: float, floor: float = FLOOR) -> float:
    """Return 4p(1-p), `floor` at least, for a pass rate p: how much a level can teach.

    >>> teaching_signal(0.5), teaching_signal(1.0)
    (1.0, 0.05)
    """
    return max(4 * rate * (1 - rate), floor)


def inversions(rates: Sequence[Rate]) -> list[tuple[int, int]]:
    """Return pairs of levels (easier, harder) whose pass rates contradict the ladder: the intervals do not meet.

    >>> inversions([Rate("game24", 1, level, 20, solved) for level, solved in ((1, 18), (2, 2), (3, 16), (4, 3))])
    [(2, 3)]
    """
    return [
        (easy.level, hard.level)
        for easy in rates
        for hard in rates
        if easy.level < hard.level and easy.interval[1] < hard.interval[0]
    ]


def describe_ladder(rates: Sequence[Rate]) -> str:
    """Say how a task's levels went: ``uncalibrated``, ``in order``, or which are out of order.

    >>> describe_ladder([])
    'uncalibrated'
    >>> describe_ladder([Rate("game24", 1, 1, 40, 4), Rate("game24", 1, 2, 40, 30)])
    'out of order: 2 is solved more often than 1'
    """
    if not rates:
        return "uncalibrated"
    wrong = [f"{hard} is solved more often than {easy}" for easy, hard in inversions(rates)]
    return f"out of order: {', '.join(wrong)}" if wrong else "in order"
