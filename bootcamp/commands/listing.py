"""The command `list`."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated

import typer

from bootcamp import registry


def list_tasks(
    domain: Annotated[
        str | None, typer.Option("--domain", "-D", help="Only the tasks of this domain.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="A JSON list with all that a task says of itself.")] = False,
) -> None:
    """List the tasks: domain, name and what each asks."""
    found = [entry for entry in registry.entries(external=True) if domain in (None, entry.domain)]
    if not found:
        registry.names(domain)  # raises for an unknown domain
    about = [{"name": entry.name, "domain": entry.domain, **registry.describe(entry)} for entry in found]
    if as_json:
        print(json.dumps(about, ensure_ascii=False, indent=1))
        return
    name_width, domain_width = (max((len(task[field]) for task in about), default=0) for field in ("name", "domain"))
    width = os.get_terminal_size().columns if sys.stdout.isatty() else None
    for task in about:
        print(f"{task['domain']:{domain_width}}  {task['name']:{name_width}}  {task['summary']}"[:width])
