"""Examples of a rule of one of several kinds; those coloured by a hidden table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.tasks.patterns._examples import Pair, coloured
from bootcamp.verifiers import Board


class KindsInstance(task.Instance):
    """Examples, a grid to be changed, and which kinds of rules are possible."""

    described: ClassVar[Mapping[str, tuple[str, str]]]
    """What each kind of rule says, in English and Chinese."""

    pairs: tuple[Pair, ...]
    query: Board
    kinds: tuple[str, ...]

    @property
    def ways(self) -> dict[str, list[str]]:
        return by_language(self.described[kind] for kind in self.kinds)


def pairs_by_table(
    rng: Random,
    classes: Callable[[Board], Sequence[Sequence[Hashable]]],
    boards: Sequence[Board],
    kept: Iterable[str],
    inks: Sequence[str],
) -> tuple[Pair, ...]:
    """Draw a table and colour `boards` by it.

    `classes` gives what the colour of each cell depends on: a colour of `kept`, which stays, or anything but a text,
    which gets one of `inks`.
    """
    named = {name: None for board in boards for row in classes(board) for name in row if not isinstance(name, str)}
    table: dict[Hashable, str] = {ink: ink for ink in kept}
    table |= zip(named, rng.choices(inks, k=len(named)), strict=True)
    return tuple((board, coloured(table, classes(board))) for board in boards)
