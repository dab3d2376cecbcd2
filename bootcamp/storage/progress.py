"""A progress bar for long work, shown only on a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def track(items: Iterable[T], total: int | None, label: str) -> Iterator[T]:
    """Yield `items` under a bar on standard error with rate and remaining time; without a terminal, just yield them.

    >>> list(track("abc", 3, "letters"))
    ['a', 'b', 'c']
    """
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        ProgressColumn,
        Task,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    class Rate(ProgressColumn):
        def render(self, task: Task) -> str:
            return f"{task.speed:,.0f}/s" if task.speed else ""

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        Rate(),
    )
    shared = sys.stdout.isatty()  # lines printed meanwhile go above the bar, but not if a file or pipe waits for them
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=shared) as progress:
        yield from progress.track(items, total=total, description=label)
