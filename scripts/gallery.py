"""Write docs/tasks/<domain>.md: each task with its levels, a case, an accepted and a refused answer, and its figures.

Without arguments all pages are written; ``--check`` only tells which are not current, and exits with 1 if any is not.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

from bootcamp import registry
from bootcamp.authoring import audits
from bootcamp.registry import Entry
from bootcamp.storage.files import whole_file
from bootcamp.task import Case, Task

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "tasks"
LONGEST_PROMPT = 24
"""Lines of a prompt that are shown."""


def page(domain: str) -> str:
    """Return the page of a domain."""
    entries = [entry for entry in registry.entries() if entry.domain == domain]
    rows = audits.rows(ROOT, domain)
    title = domain.replace("_", " ").capitalize()
    index = "\n".join(f"- [{entry.name}](#{entry.name}): {registry.describe(entry)['summary']}" for entry in entries)
    sections = "\n".join(section(entry, rows.get(entry.name)) for entry in entries)
    return f"# {title}\n\n{len(entries)} tasks. Written by `scripts/gallery.py`; do not edit.\n\n{index}\n\n{sections}"


def section(entry: Entry, row: audits.Row | None) -> str:
    task = registry.get(entry.name)
    about = task.about
    case = task.generate(3)
    lines = [
        f"## {entry.name}\n",
        f"{about['summary']}\n",
        f"- Answer: {about['answer']}",
        f"- Harder: {about['harder']}",
        f"- Skills: {about['skills']}",
        f"- Source: {about['source']}\n",
        *levels(task),
        f"\nLevel 3, seed 0:\n\n{fenced(shortened(case.prompt))}\n",
        f"Accepted:\n\n{fenced(case.answer)}\n",
        refused(task, case),
    ]
    if row is not None:
        lines.append(measured(row))
    return "\n".join(lines)


def levels(task: Task[Any, Any, Any]) -> list[str]:
    """Return a table of the knobs at levels 1, 5 and 10."""
    knobs = [task.params(level).model_dump(mode="json") for level in (1, 5, 10)]
    descriptions = {name: field.description or name for name, field in task.Params.model_fields.items()}
    body = [f"| {text} | {' | '.join(shown(knob[name]) for knob in knobs)} |" for name, text in descriptions.items()]
    return ["| Level | 1 | 5 | 10 |", "|---|---|---|---|", *body]


def shown(knob: object) -> str:
    return {True: "yes", False: "no"}[knob] if isinstance(knob, bool) else str(knob).replace("|", "\\|")


def refused(task: Task[Any, Any, Any], case: Case) -> str:
    """Return the first mistake near the reference that is refused, with the reason."""
    format_ = task.format(case.instance)
    for near in format_.neighbours(format_.parse(case.answer), Random(0)):
        verdict = task.verify(rf"\boxed{{{format_.render(near)}}}", case)
        if not verdict.correct:
            return f"Refused ({verdict.detail}):\n\n{fenced(format_.render(near))}\n"
    return ""


def measured(row: audits.Row) -> str:
    """Return the figures of the last audit."""
    cells = dict(zip(audits.FIGURES, row.figures, strict=True))
    return (
        f"Of the cases of a level from 3 at least {percent(cells['distinct'])} are distinct; the most common answer is "
        f"right in at most {percent(cells['top_answer'])}, a random guess in at most {percent(cells['guess'])}, any "
        f"other cheap policy in at most {percent(cells['policy'])}. "
        f"Level 5: generation {cells['generate_ms']} ms, verification {cells['verify_ms']} ms (median).\n"
    )


def percent(share: str) -> str:
    return share if share == "-" else f"{100 * float(share):.3g}%"


def shortened(text: str) -> str:
    lines = text.splitlines()
    return "\n".join(lines if len(lines) <= LONGEST_PROMPT else [*lines[: LONGEST_PROMPT - 1], "..."])


def fenced(text: str) -> str:
    fence = "~~~~" if "```" in text else "```"
    return f"{fence}text\n{text}\n{fence}"


def stale() -> list[str]:
    """Return the domains whose page is not current."""
    return [domain for domain in registry.domains() if _read(PAGES / f"{domain}.md") != page(domain)]


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def main() -> None:
    if "--check" in sys.argv[1:]:
        found = stale()
        sys.exit(f"not current, run scripts/gallery.py: {', '.join(found)}" if found else 0)
    PAGES.mkdir(parents=True, exist_ok=True)
    for domain in registry.domains():
        with whole_file(PAGES / f"{domain}.md") as file:
            file.write(page(domain))


if __name__ == "__main__":
    main()
