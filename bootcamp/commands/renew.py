"""The command `renew`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bootcamp import registry
from bootcamp.authoring import audits, gallery, indexes
from bootcamp.authoring.oracles import checkout
from bootcamp.errors import BootcampError
from bootcamp.registry import Entry
from bootcamp.storage.files import whole_file
from bootcamp.storage.progress import track


def renew(
    names: Annotated[
        list[str] | None, typer.Argument(help="Only these tasks, by name or glob.", show_default=False)
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only tell what is not current; exit with 1 if any is.")
    ] = False,
    pages: Annotated[bool, typer.Option("--pages", help="Only the pages and lists, no audits.")] = False,
    workers: Annotated[int, typer.Option("--workers", min=1, help="Tasks audited at once.")] = 1,
) -> None:
    """Audit what changed and write anew what is written from the code: records, gallery, README, index of lib.

    A task whose wording alone changed passes the quick rules, any other that changed all of them. Each result is
    written as its audit ends: a run that was stopped goes on where it was.
    """
    root = _root()
    entries = [registry.find(name) for name in registry.match(names, interactive=True)] if names else registry.entries()
    todo = [] if pages else [entry for entry in entries if audits.state(entry) != "current"]
    if check:
        raise typer.Exit(_tell(todo, root))
    failed = _audit(todo, workers)
    if not names:
        audits.forget_others(root, entries)
    _write_pages(root)
    if failed:
        print(f"{len(failed)} of {len(todo)} tasks break a promise: {' '.join(failed)}")
        raise typer.Exit(1)


def _root() -> Path:
    """Return the checkout that the built-in tasks lie in."""
    root = checkout(registry.entries()[0])
    if root is None:
        raise BootcampError(
            f"bootcamp is installed in {Path(__file__).parents[2]}, without its tests: renew needs a checkout of the "
            "repository, installed by `pip install -e .`"
        )
    return root


def _audit(entries: list[Entry], workers: int) -> list[str]:
    """Audit tasks and record what comes of it; return the names of those that break a promise."""
    reworded = [entry for entry in entries if audits.state(entry) == "reworded"]
    stale = [entry for entry in entries if entry not in reworded]
    failed = []
    for part, full in ((reworded, False), (stale, True)):
        for entry, report in track(audits.reports(part, full=full, workers=workers), len(part), "audit"):
            audits.record(entry, report)
            for rule, fault in report.faults.items():
                print(f"{entry.name}: {rule}: {fault}", flush=True)
            if not report.passed:
                failed.append(entry.name)
    return failed


def _changed(root: Path) -> dict[Path, str]:
    """Return the pages that are not as the code says, with their texts; "" for those of folders that are gone."""
    texts = gallery.pages(root) | indexes.readme(root) | indexes.lib_index(root)
    gone = sorted(set(gallery.folder(root).rglob("*.md")) - texts.keys())
    return {
        **{path: text for path, text in texts.items() if not path.is_file() or path.read_text("utf-8") != text},
        **dict.fromkeys(gone, ""),
    }


def _write_pages(root: Path) -> None:
    for path, text in _changed(root).items():
        if text:
            path.parent.mkdir(parents=True, exist_ok=True)
            with whole_file(path) as file:
                file.write(text)
        else:
            path.unlink()
        print(f"{path.relative_to(root)} is {'written anew' if text else 'gone'}")


def _tell(stale: list[Entry], root: Path) -> int:
    """Print what is not current; return the exit code."""
    pages = [path.relative_to(root) for path in _changed(root)]
    for entry in stale:
        print(f"{entry.name}: its record is {audits.state(entry)}")
    for path in pages:
        print(f"{path} is not current")
    return int(bool(stale or pages))
