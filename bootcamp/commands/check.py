"""The command `check`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bootcamp import __version__
from bootcamp.errors import BootcampError
from bootcamp.rewards.rows import read_cases as case_texts
from bootcamp.task import Case


def check(
    cases: Annotated[
        Path, typer.Argument(help="Cases, one JSON object a line, or what `export` wrote.", show_default=False)
    ],
) -> None:
    """Tell whether this version of the library can judge the cases of a file; if not, exit with 1 and name them."""
    faults, total = 0, 0
    for number, text in case_texts(cases):
        total += 1
        try:
            Case.from_json(text)
        except BootcampError as fault:
            faults += 1
            print(f"{cases}, line {number}: {fault}")
    print(f"{total - faults} of {total} cases can be judged by bootcamp {__version__}")
    if faults:
        raise typer.Exit(1)
