"""The command `rates`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from bootcamp.commands.options import Out
from bootcamp.rewards.rates import pass_rates, stored_outcomes
from bootcamp.storage.files import whole_file


def rates(
    rollouts: Annotated[
        list[Path], typer.Argument(help="JSONL files with task, level, acc and error in each line.", show_default=False)
    ],
    out: Out = None,
) -> None:
    """Count the stored rollouts of a trainer by task and level, with 95% intervals, as JSON lines.

    verl writes such files to trainer.rollout_data_dir and trainer.validation_data_dir.
    """
    found = list(pass_rates(outcome for path in rollouts for outcome in stored_outcomes(path)))
    with whole_file(out) as file:
        file.writelines(json.dumps(row) + "\n" for row in found)
