"""The command `rates`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from bootcamp.commands.options import Out
from bootcamp.rewards.rates import pass_rates, stored_outcomes
from bootcamp.storage.rows import require_kind, write_rows


def rates(
    rollouts: Annotated[
        list[Path],
        typer.Argument(help="Files or folders of rollouts or of judged responses.", show_default=False),
    ],
    out: Out = None,
) -> None:
    """Count the stored rollouts of a trainer by task and level, with 95% intervals, as JSON lines.

    verl writes such files to trainer.rollout_data_dir and trainer.validation_data_dir.
    """
    require_kind(out)
    found = list(pass_rates(outcome for path in rollouts for outcome in stored_outcomes(path)))
    write_rows(out, map(json.dumps, found))
