"""The command `pairs`."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from bootcamp.commands.options import Cases, Out, Responses, Seed
from bootcamp.rl.preferences import preference_pairs
from bootcamp.storage.cases import read_cases
from bootcamp.storage.responses import pair_responses, text_of
from bootcamp.storage.rows import require_kind, write_rows


def pairs(
    cases: Cases,
    responses: Responses,
    form: Annotated[
        str | None, typer.Option("--format", help="The form of the text, where a task has several.")
    ] = None,
    seed: Seed = 0,
    out: Out = None,
) -> None:
    """Write preference pairs, one JSON object a line with prompt, prefix, chosen and rejected.

    Both sides go on from prompt and prefix; a trainer that knows no prefix may be given both sides with it in front.
    """
    require_kind(out)
    judged = [(case, text_of(response)) for case, response in pair_responses(read_cases(cases), responses)]
    found = preference_pairs(judged, seed, {"format": form} if form else None)
    write_rows(out, (json.dumps(pair._asdict(), ensure_ascii=False) for pair in found))
