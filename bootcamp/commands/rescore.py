"""The command `rescore`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from bootcamp.commands.evaluate import show_rescoring


def rescore(
    responses: Annotated[
        Path, typer.Argument(help="Judged responses: a trainer's file, or the folder of a run.", show_default=False)
    ],
    samples: Annotated[int, typer.Option("--samples", "-k", min=1, help="How many responses each case has.")] = 1,
    cases: Annotated[
        Path | None,
        typer.Option("--cases", help="Their cases, if not stored with them.", show_default=False),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="Write the responses as judged now.", show_default=False),
    ] = None,
) -> None:
    """Judge stored responses again, with today's verifiers; tell what differs on standard error, and sum up.

    A run keeps its new verdicts; a file stays as it is.
    """
    from bootcamp.eval import rescore as judge_again
    from bootcamp.rl.evaluate import summary
    from bootcamp.storage.responses import write_judged

    found = judge_again(responses, cases)
    show_rescoring(found, err=True)
    if out is not None:
        write_judged(out, found.responses)
    print(json.dumps(summary(found.responses, samples), indent=1))
