"""Boards of which some cells are given."""

from __future__ import annotations

from bootcamp import task


class GivenBoard(task.Instance):
    """A board of which some cells are given; the others are None."""

    givens: tuple[tuple[str | None, ...], ...]

    @property
    def rows(self) -> int:
        """The number of rows."""
        return len(self.givens)

    @property
    def cols(self) -> int:
        """The number of columns."""
        return len(self.givens[0])
