"""Tables of figures in the shell."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Column, Table

_WIDTH = 140
"""How wide a table may be where there is no terminal."""


def whole(name: str, *, right: bool = True) -> Column:
    """Return a column of what must not be cut or broken, such as figures and names."""
    from rich.table import Column

    return Column(name, justify="right" if right else "left", no_wrap=True, min_width=len(name))


def show_table(table: Table, *, stderr: bool = False) -> None:
    """Print a table as wide as the terminal, or wider where its `whole` columns need it: a terminal breaks lines."""
    from rich.console import Console

    terminal = (sys.stderr if stderr else sys.stdout).isatty()
    console = Console(stderr=stderr, width=None if terminal else _WIDTH)
    console.width = max(console.width, console.measure(table, options=console.options.update(width=10**4)).minimum)
    console.print(table)
