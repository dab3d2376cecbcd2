"""The command `hands`."""

from __future__ import annotations

from typing import Annotated

import typer

from bootcamp.commands.options import Language, Out, Style
from bootcamp.eval.hands import hand_cases
from bootcamp.storage.files import whole_file


def hands(
    part: Annotated[str, typer.Argument(help="train or test.", show_default=False)],
    language: Language = "en",
    answer_style: Style = "boxed",
    out: Out = None,
) -> None:
    """Write the 1,262 training hands or the 100 test hands of the classic 24-point game as cases."""
    with whole_file(out) as file:
        for case in hand_cases(part, language=language, answer_style=answer_style):
            file.write(case.to_json() + "\n")
