"""The command `plot`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def plot(
    log: Annotated[Path, typer.Argument(help="A run's output_dir or its metrics.jsonl.", show_default=False)],
    out: Annotated[Path | None, typer.Option("--out", "-o", help="A folder, by default the run's.")] = None,
) -> None:
    """Draw a run's reward, entropy, length, accuracy and loss as PNG files."""
    from bootcamp.rl import plot as pictures

    for path in pictures.plot(log, out):
        print(path)
