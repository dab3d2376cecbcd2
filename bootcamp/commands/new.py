"""The command `new`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bootcamp.authoring.scaffold import places, render, require_snake_case
from bootcamp.storage.files import make_folder


def new(
    folder: Annotated[
        str,
        typer.Argument(help="The folder of the task: its domain, or also its family: grids/loops.", show_default=False),
    ],
    name: Annotated[str, typer.Argument(help="The task in snake_case, such as latin_square_fill.", show_default=False)],
    new_domain: Annotated[bool, typer.Option("--new-domain", help="Make the folder if it does not exist.")] = False,
    package: Annotated[
        Path | None,
        typer.Option("--package", help="Write into this folder, a package of your own tasks.", show_default=False),
    ] = None,
) -> None:
    """Write a task file and its oracle to fill in: in a checkout of the repository, or in a package of one's own."""
    for part in folder.split("/", 1):
        require_snake_case("folder", part)
    require_snake_case("name", name)
    task, oracle = places(folder, name, new_domain=new_domain, package=package)
    for template, path in (("task.py.j2", task), ("oracle.py.j2", oracle)):
        make_folder(path.parent)
        with path.open("x", encoding="utf-8") as file:
            file.write(render(template, name))
        print(path)
