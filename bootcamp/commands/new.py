"""The command `new`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bootcamp import registry
from bootcamp.authoring.scaffold import render, require_free_name, require_snake_case
from bootcamp.errors import BootcampError


def new(
    domain: Annotated[str, typer.Argument(help="The folder of the task, such as grids.", show_default=False)],
    name: Annotated[str, typer.Argument(help="The task in snake_case, such as latin_square_fill.", show_default=False)],
    new_domain: Annotated[bool, typer.Option("--new-domain", help="Make the domain if it does not exist.")] = False,
) -> None:
    """Write a task file and its oracle to fill in; run it in a checkout of the repository."""
    require_free_name(name)
    if domain not in registry.domains() and not new_domain:
        registry.names(domain)  # raises and names the nearest domain
    require_snake_case("domain", domain)
    root = Path(registry.__file__).parents[1]
    if not (root / "tests" / "oracles").is_dir():
        raise BootcampError(
            f"{root} is not a checkout of the repository (it has no folder tests/oracles): clone it to add tasks"
        )
    for template, path in (
        ("task.py.j2", root / "bootcamp" / "tasks" / domain / f"{name}.py"),
        ("oracle.py.j2", root / "tests" / "oracles" / domain / f"{name}.py"),
    ):
        path.parent.mkdir(exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(render(template, domain, name))
        print(path)
