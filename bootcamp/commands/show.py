"""The command `show`."""

from __future__ import annotations

from typing import Annotated

import typer

from bootcamp import registry
from bootcamp.commands.options import Difficulty, Language, Seed, Split, Style
from bootcamp.dataset.difficulty import levels_of


def show(
    name: Annotated[str, typer.Argument(help="The name of a task.", show_default=False)],
    difficulty: Difficulty = "1",
    seed: Seed = 0,
    split: Split = "train",
    language: Language = "en",
    answer_style: Style = "boxed",
) -> None:
    """Show what a task asks and how it is answered: its case of a level and seed."""
    task, levels = registry.get(name), levels_of(difficulty)
    print(f"{task.name}, version {task.version}: {task.about['summary']}")
    for field in ("answer", "harder", "skills", "source"):
        print(f"{field.capitalize()}: {task.about.get(field, '')}")
    for level in levels:
        case = task.generate(level, seed, split=split, language=language, answer_style=answer_style)
        print(f"\n--- {case.id}\n\n{case.prompt}\n\n--- reference answer\n\n{case.answer}")
