"""The command `pairs`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from bootcamp.commands.options import Out, Seed
from bootcamp.rl.preferences import preference_pairs
from bootcamp.storage.cases import pair_responses, read_cases
from bootcamp.storage.files import whole_file
from bootcamp.task import Case


def pairs(
    cases: Annotated[Path, typer.Argument(help="Cases, one JSON object a line.", show_default=False)],
    responses: Annotated[Path, typer.Argument(help='One a line: {"id": ..., "response": ...}.', show_default=False)],
    form: Annotated[
        str | None, typer.Option("--format", help="The form of the text, where a task has several.")
    ] = None,
    seed: Seed = 0,
    out: Out = None,
) -> None:
    """Write preference pairs, one JSON object a line with prompt, prefix, chosen and rejected.

    Both sides go on from prompt and prefix; a trainer that knows no prefix may be given both sides with it in front.
    """
    judged: list[tuple[Case, Any]] = pair_responses(read_cases(cases), responses)
    with whole_file(out) as file:
        for pair in preference_pairs(judged, seed, {"format": form} if form else None):
            file.write(json.dumps(pair._asdict(), ensure_ascii=False) + "\n")
