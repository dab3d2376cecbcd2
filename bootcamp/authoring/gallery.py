"""The gallery: a page for every folder of tasks, with each task's levels, a case, its answer and its figures."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

from bootcamp import registry
from bootcamp.authoring import audits
from bootcamp.authoring.oracles import stem
from bootcamp.cases import Case
from bootcamp.identity import LEVELS
from bootcamp.registry import Entry
from bootcamp.task import Task

LONGEST_PROMPT = 24
"""Lines of a prompt that are shown."""

LONGEST_GAME = 4
"""Turns of a conversation that are shown."""

_WRITTEN = "Written by `bootcamp renew`; do not edit."


def folder(root: Path) -> Path:
    """Return where the pages of a checkout lie."""
    return root / "docs" / "tasks"


def folders() -> dict[str, list[Entry]]:
    """Return the built-in tasks by the folder that they lie in: ``domain`` or ``domain/family``."""
    return {name: list(found) for name, found in groupby(registry.entries(), lambda entry: entry.folder)}


def pages(root: Path) -> dict[Path, str]:
    """Return all pages of a checkout with their texts."""
    found = {folder(root) / f"{name}.md": page(root, name, entries) for name, entries in folders().items()}
    return {folder(root) / "README.md": index(), **found}


def index() -> str:
    """Return the page that lists the others."""
    lines = [
        f"- [{name}]({name}.md): {', '.join(f'[{e.name}]({name}.md#{e.name})' for e in entries)}"
        for name, entries in folders().items()
    ]
    return (
        f"# Tasks\n\n{len(registry.names(interactive=True))} tasks by folder. {_WRITTEN}\n\n" + "\n".join(lines) + "\n"
    )


def page(root: Path, name: str, entries: Sequence[Entry]) -> str:
    """Return the page of a folder."""
    rows = audits.rows(root, name.partition("/")[0])
    sections = "\n".join(section(entry, rows.get(stem(entry))) for entry in entries)
    return f"{head(name, entries)}\n\n{sections}"


def head(name: str, entries: Sequence[Entry]) -> str:
    """Return the list of tasks at the top of a page."""
    title = name.replace("_", " ").replace("/", ": ").capitalize()
    count = f"{len(entries)} task{'s' if len(entries) > 1 else ''}"
    listed = "\n".join(f"- [{entry.name}](#{entry.name}): {registry.describe(entry)['summary']}" for entry in entries)
    return f"# {title}\n\n{count}. {_WRITTEN}\n\n{listed}"


def section(entry: Entry, row: audits.Row | None) -> str:
    """Return what a page tells of one task."""
    task = registry.get(entry.name)
    about, case = task.about, task.generate(3)
    shown = conversation(case) if task.interactive else [f"Accepted:{quoted(case.answer)}\n", *refused(task, case)]
    turns = [f"- Turns: {about['turns']}"] if task.interactive else []
    lines = [
        f"## {entry.name}\n",
        f"{about['summary']}\n",
        f"- Answer: {about['answer']}",
        *turns,
        f"- Harder: {about['harder']}",
        f"- Skills: {about['skills']}",
        f"- Source: {about['source']}\n",
        *ladder(task),
        f"\nLevel 3, seed 0:\n\n{fenced(shortened(case.prompt))}\n",
        *shown,
        *([measured_game(row) if task.interactive else measured(row)] if row else []),
    ]
    return "\n".join(lines)


def ladder(task: Task[Any, Any, Any]) -> list[str]:
    """Return a table of the knobs at all levels."""
    knobs = [task.params(level).model_dump(mode="json") for level in LEVELS]
    descriptions = {name: field.description or name for name, field in task.Params.model_fields.items()}
    body = [f"| {text} | {' | '.join(shown(knob[name]) for knob in knobs)} |" for name, text in descriptions.items()]
    return [f"| Level | {' | '.join(map(str, LEVELS))} |", f"|---|{'---|' * len(LEVELS)}", *body]


def shown(knob: object) -> str:
    """Return the value of a knob as a cell of a table."""
    return {True: "yes", False: "no"}[knob] if isinstance(knob, bool) else str(knob).replace("|", "\\|")


def refused(task: Task[Any, Any, Any], case: Case) -> list[str]:
    """Return the first mistake near the reference that is refused, with the reason; of a board only the reason."""
    format_ = task.format(case.instance)
    for near in format_.neighbours(format_.parse(case.answer), Random(0)):
        text = format_.render(near)
        verdict = task.verify(rf"\boxed{{{text}}}", case)
        if not verdict.correct:
            return [f"Refused:{' a board near it' if chr(10) in text else quoted(text)} ({verdict.detail})\n"]
    return []


def measured(row: audits.Row) -> str:
    """Return the figures of the last audit."""
    cells = dict(zip(audits.FIGURES, row.figures, strict=True))
    return (
        f"Of the cases of a level from 3 at least {percent(cells['distinct'])} are distinct; the most common answer is "
        f"right in at most {percent(cells['top_answer'])}, a random guess in at most {percent(cells['guess'])}, any "
        f"other cheap policy in at most {percent(cells['policy'])}. "
        f"Level 5: generation {cells['generate_ms']} ms, verification {cells['verify_ms']} ms (median).\n"
    )


def conversation(case: Case) -> list[str]:
    """Return the beginning and the end of the conversation that the reference policy has."""
    said = [message["content"] for message in case.demonstrate()[1:]]
    turns = [f"> {move}\n{told}" for move, told in zip(said[::2], said[1::2], strict=True)]
    kept = turns if len(turns) <= LONGEST_GAME else [*turns[: LONGEST_GAME - 1], "...", turns[-1]]
    return [f"The reference policy wins in {len(turns)} turns:\n\n{fenced(chr(10).join(kept))}\n"]


def measured_game(row: audits.Row) -> str:
    """Return the figures of the last audit of a game."""
    cells = dict(zip(audits.FIGURES, row.figures, strict=True))
    return (
        f"The reference policy won all of 500 games; from level 3 random play won at most {percent(cells['guess'])} of "
        f"the games of a level, a script at most {percent(cells['policy'])}, and at least {percent(cells['distinct'])} "
        f"are distinct. Level 5: dealing {cells['generate_ms']} ms, a step {cells['verify_ms']} ms (median).\n"
    )


def percent(share: str) -> str:
    """Return a share as a percentage, "-" as it is."""
    return share if share == "-" else f"{100 * float(share):.3g}%"


def shortened(text: str) -> str:
    """Return a text without the lines that are too many."""
    lines = text.splitlines()
    return "\n".join(lines if len(lines) <= LONGEST_PROMPT else [*lines[: LONGEST_PROMPT - 1], "..."])


def quoted(text: str) -> str:
    """Return a text as code, after a blank, or as a block where it has lines of its own or a backtick."""
    return f"\n\n{fenced(text)}" if "\n" in text or "`" in text else f" `{text}`"


def fenced(text: str) -> str:
    """Return a text as a block of code."""
    fence = "~~~~" if "```" in text else "```"
    return f"{fence}text\n{text}\n{fence}"
