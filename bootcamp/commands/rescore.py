"""The command `rescore`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer


def rescore(
    records: Annotated[Path, typer.Argument(help="Responses stored as JSON lines.", show_default=False)],
    samples: Annotated[int, typer.Option("--samples", "-k", min=1, help="How many responses each case has.")] = 1,
) -> None:
    """Judge stored responses again, with today's verifiers, and sum up."""
    from bootcamp.rl.evaluate import rescore as judge_again, summary
    from bootcamp.storage.responses import read_judged

    print(json.dumps(summary(judge_again(read_judged(records)), samples), indent=1))
