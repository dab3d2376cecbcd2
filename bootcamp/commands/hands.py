"""The command `hands`."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from bootcamp.commands.options import Language, Out, Style
from bootcamp.engine.generation import COLUMNS
from bootcamp.eval.hands import hand_cases
from bootcamp.storage.rows import require_kind, write_rows


def hands(
    part: Annotated[str, typer.Argument(help="train, valid or test.", show_default=False)],
    published: Annotated[
        bool, typer.Option("--published", help="Sets of the published sizes: 1,262 hands to train on, 100 to test.")
    ] = False,
    language: Language = "en",
    answer_style: Style = "boxed",
    out: Out = None,
) -> None:
    """Write the 1,362 hands of the classic 24-point game as cases, by the splits of the task game24."""
    require_kind(out)
    found = hand_cases(part, published=published, language=language, answer_style=answer_style)
    write_rows(out, (case.to_json() for case in found), COLUMNS)
    shared = Counter(case.split for case in found)
    if part == "train" and shared["train"] < len(found):
        typer.echo(
            f"{shared['test']} of these hands are in the split test of game24 and {shared['valid']} in valid: "
            "test on `bootcamp hands test --published`, not by `bootcamp eval --suite game24`",
            err=True,
        )
