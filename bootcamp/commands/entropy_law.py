"""The command `entropy-law`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer


def entropy_law(
    log: Annotated[Path, typer.Argument(help="A run's output_dir or its metrics.jsonl.", show_default=False)],
    fit: Annotated[float, typer.Option(help="The share of validations to fit; the rest is predicted.")] = 0.5,
) -> None:
    """Fit R = -a exp(H) + b to a run's validations, and test it on the later ones."""
    from bootcamp.rl import entropy

    print(json.dumps(entropy.entropy_law(log, fit=fit), indent=1))
