"""The command `hands`."""

from __future__ import annotations

from typing import Annotated

import typer

from bootcamp.commands.options import Language, Out, Style
from bootcamp.engine.generation import COLUMNS
from bootcamp.eval.hands import hand_cases
from bootcamp.storage.rows import require_kind, write_rows


def hands(
    part: Annotated[str, typer.Argument(help="train or test.", show_default=False)],
    language: Language = "en",
    answer_style: Style = "boxed",
    out: Out = None,
) -> None:
    """Write the 1,262 training hands or the 100 test hands of the classic 24-point game as cases."""
    require_kind(out)
    found = hand_cases(part, language=language, answer_style=answer_style)
    write_rows(out, (case.to_json() for case in found), COLUMNS)
