"""The command `show`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.commands.options import Difficulty, Language, Seed, Split, Style, case_of, complete_task
from bootcamp.commands.tables import show_table, whole
from bootcamp.dataset.difficulty import levels_of
from bootcamp.identity import LEVELS
from bootcamp.task import Task


def show(
    name: Annotated[
        str,
        typer.Argument(
            help="The name of a task, or the id of a case.", show_default=False, autocompletion=complete_task
        ),
    ],
    difficulty: Difficulty = "1",
    seed: Seed = 0,
    split: Split = "train",
    language: Language = "en",
    answer_style: Style = "boxed",
    levels: Annotated[bool, typer.Option("--levels", help="Show the knobs of all ten levels instead.")] = False,
    salt: Annotated[
        str, typer.Option("--salt", envvar="BOOTCAMP_SALT", help="The secret of a private id.", show_default=False)
    ] = "",
) -> None:
    """Show what a task asks and how it is answered: its case of a level and seed, or the case of an id."""
    if "@" in name:
        given = (difficulty, seed, split, language, answer_style) != ("1", 0, "train", "en", "boxed")
        cases = [case_of(name, given, salt)]
        task = registry.get(cases[0].task)
    else:
        task = registry.get(name)
        options = {"split": split, "language": language, "answer_style": answer_style}
        cases = [task.generate(level, seed, **options) for level in levels_of(difficulty)]
    print(f"{task.name}, version {task.version}: {task.about['summary']}")
    for field in ("answer", "turns", "harder", "skills", "source"):
        if field in task.about:
            print(f"{field.capitalize()}: {task.about[field]}")
    if levels:
        _show_levels(task)
    else:
        for case in cases:
            _show_case(case)


def _show_case(case: Case) -> None:
    if registry.get(case.task).interactive:
        said = (f"{message['role']}: {message['content']}" for message in case.demonstrate()[1:])
        print(f"\n--- {case.id}\n\n{case.prompt}\n\n--- the reference policy plays\n\n{chr(10).join(said)}")
        return
    print(f"\n--- {case.id}\n\n{case.prompt}\n\n--- reference answer\n\n{case.answer}")


def _show_levels(task: Task[Any, Any, Any]) -> None:
    """Show the value of every knob at every level, a knob a row."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    ladder = [task.params(level) for level in LEVELS]
    columns = [whole("knob", right=False), *(whole(str(level)) for level in LEVELS)]
    table = Table(*columns, "what it is", box=SIMPLE_HEAD, pad_edge=False)
    for knob, about in type(ladder[0]).model_fields.items():
        table.add_row(knob, *(str(getattr(params, knob)) for params in ladder), about.description or "")
    show_table(table)
