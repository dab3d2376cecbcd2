"""The command `list`."""

from __future__ import annotations

import json
import os
import sys
from fnmatch import fnmatchcase
from typing import Annotated

import typer

from bootcamp import registry
from bootcamp.errors import UnknownTask

_SEARCHED = ("name", "domain", "family", "summary", "skills")


def list_tasks(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="Only tasks whose name, domain, sentence or skills have all of these words; or a domain, or a glob.",
            show_default=False,
        ),
    ] = None,
    domain: Annotated[
        str | None, typer.Option("--domain", "-D", help="Only the tasks of this domain.", show_default=False)
    ] = None,
    traces: Annotated[
        bool, typer.Option("--traces", help="Only tasks that write worked solutions, for `bootcamp traces`.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="A JSON list with all that a task says of itself.")] = False,
) -> None:
    """List the tasks: domain, name and what each asks."""
    if domain is not None and domain not in registry.domains():
        registry.names(domain, external=True)  # raises for an unknown domain
    found = [entry for entry in registry.entries(external=True) if domain in (None, entry.domain)]
    about = [
        {"name": entry.name, "domain": entry.domain, "family": entry.family, **registry.describe(entry)}
        for entry in found
    ]
    folders = {folder for task in about for folder in (task["domain"], task["name"].rpartition("/")[0]) if folder}
    for word in words or ():
        about = [task for task in about if _has(task, word, folders)]
    if words and not about:
        if len(words) == 1:
            registry.match(words)  # raises and names the nearest
        raise UnknownTask(f"no task has {' and '.join(map(repr, words))} in what it says of itself")
    if traces:
        from bootcamp.traces import writes_traces  # loads every task asked for, where all else reads their first lines

        about = [task for task in about if writes_traces(registry.get(task["name"]))]
    if as_json:
        print(json.dumps(about, ensure_ascii=False, indent=1))
        return
    name_width, domain_width = (max((len(task[field]) for task in about), default=0) for field in ("name", "domain"))
    width = os.get_terminal_size().columns if sys.stdout.isatty() else None
    for task in about:
        print(f"{task['domain']:{domain_width}}  {task['name']:{name_width}}  {task['summary']}"[:width])


def _has(task: dict[str, str], word: str, folders: set[str]) -> bool:
    """Tell whether a task is in a folder or namespace, fits a glob, or has a word in what it says of itself."""
    name, domain, family = task["name"], task["domain"], task["family"]
    namespace, _, stem = name.rpartition("/")
    if word in folders or "/" in word:
        folder = f"{domain}/{family}" if family else domain
        ways = (domain, folder, namespace, name, f"{domain}/{stem}", f"{folder}/{stem}")
        return any(fnmatchcase(way, word) for way in ways)
    if any(mark in word for mark in "*?["):
        return fnmatchcase(name, word)
    return any(word.lower() in task.get(field, "").lower() for field in _SEARCHED)
