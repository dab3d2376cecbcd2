"""The command `check`."""

from __future__ import annotations

import typer

from bootcamp import __version__
from bootcamp.cases import Case
from bootcamp.commands.options import Cases
from bootcamp.errors import BootcampError
from bootcamp.storage.cases import case_texts


def check(
    cases: Cases,
) -> None:
    """Tell whether this version of the library can judge the cases of a file; if not, exit with 1 and name them."""
    faults, total = 0, 0
    for place, text in case_texts(cases):
        total += 1
        try:
            Case.from_json(text)
        except BootcampError as fault:
            faults += 1
            print(f"{place}: {fault}")
    print(f"{total - faults} of {total} cases can be judged by bootcamp {__version__}")
    if faults:
        raise typer.Exit(1)
