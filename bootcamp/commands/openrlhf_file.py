"""The command `openrlhf-file`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bootcamp.errors import BootcampError
from bootcamp.storage.files import whole_file


def openrlhf_file(
    path: Annotated[Path, typer.Argument(help="A .py file to write.", show_default=False)],
) -> None:
    """Write the file that OpenRLHF's --reward.remote_url names."""
    if path.suffix != ".py":
        raise BootcampError(f"{path}: OpenRLHF takes the file for a reward function only if its name ends with .py")
    with whole_file(path) as file:
        file.write("from bootcamp.rewards.openrlhf import reward_func as reward_func\n")
