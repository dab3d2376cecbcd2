"""Audits of tasks: running the full rules and keeping what they measured.

``tests/audits/<domain>.tsv`` has a row for each task with a hash of all that the result rests on: the task's file, its
oracle, and the modules of this repository that they import from tasks, lib and oracles. A row whose hash is not the
current one is stale.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bootcamp import registry
from bootcamp.authoring.oracles import checkout, load_oracle, oracle_path, stem
from bootcamp.errors import BootcampError
from bootcamp.registry import Entry

if TYPE_CHECKING:
    from bootcamp.testing import Report

FIGURES = {
    "distinct": ("distinct", 1),
    "top_answer": ("top answer", 1),
    "guess": ("guess", 1),
    "generate_ms": ("generate p50", 1000),
    "generate_p99_ms": ("generate p99", 1000),
    "generate_10_p99_ms": ("generate p99 level 10", 1000),
    "verify_ms": ("verify p50", 1000),
}
"""The columns of figures: the name of each in a report and the factor to the column's unit."""

_SHARED = ("bootcamp.lib", "bootcamp.tasks", "tests.oracles")


class Row(NamedTuple):
    """The result of a task's last audit, as a row of ``tests/audits/<domain>.tsv``."""

    task: str
    version: str
    hash: str
    figures: tuple[str, ...]
    verdict: str


HEADER = ("task", "version", "hash", *FIGURES, "verdict")


def source_hash(entry: Entry) -> str:
    """Hash the files that a task's audit rests on."""
    root = checkout(entry)
    start = [Path(entry.path), *filter(None, [oracle_path(entry)])]
    files = sorted(_closure(start, root)) if root else start
    digest = sha256()
    for file in files:
        digest.update(sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:16]


def _closure(start: Iterable[Path], root: Path) -> set[Path]:
    """Return the files that `start` import, directly or not, among the shared modules of the repository."""
    found: set[Path] = set()
    queue = list(start)
    while queue:
        file = queue.pop()
        if file not in found:
            found.add(file)
            queue += _imports(file, root)
    return found


@cache
def _imports(file: Path, root: Path) -> tuple[Path, ...]:
    """Return the shared modules that one file imports; for ``from a import b``, those of both a and a.b."""
    modules: set[str] = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            modules |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    shared = sorted(module for module in modules if module.startswith(_SHARED))
    paths = (root.joinpath(*module.split(".")) for module in shared)
    return tuple(file for path in paths for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file())


def rows(root: Path, domain: str) -> dict[str, Row]:
    """Read the rows of a domain by task."""
    path = _table(root, domain)
    lines = path.read_text(encoding="utf-8").splitlines()[1:] if path.is_file() else []
    cells = (line.split("\t") for line in lines)
    return {
        task: Row(task, version, hash_, tuple(figures), verdict) for task, version, hash_, *figures, verdict in cells
    }


def is_current(entry: Entry) -> bool:
    """Tell whether the row of a task exists and was measured on the sources as they are."""
    root = checkout(entry)
    row = rows(root, entry.domain).get(stem(entry)) if root else None
    return row is not None and row.hash == source_hash(entry)


def record(entry: Entry, report: Report) -> None:
    """Put the result of a full audit into the table of its domain and, if it passed, the fingerprint on record."""
    from bootcamp.authoring import fingerprints
    from bootcamp.storage.files import whole_file

    root = checkout(entry)
    if root is None:
        raise BootcampError(
            f"{entry.path} lies in no checkout (no folder above it has tests/oracles): nothing was written"
        )
    table = rows(root, entry.domain) | {stem(entry): _row(entry, report)}
    path = _table(root, entry.domain)
    path.parent.mkdir(exist_ok=True)
    with whole_file(path) as file:
        for cells in (HEADER, *((r.task, r.version, r.hash, *r.figures, r.verdict) for _, r in sorted(table.items()))):
            file.write("\t".join(cells) + "\n")
    if report.passed:
        fingerprints.record(entry)


def _row(entry: Entry, report: Report) -> Row:
    figures = tuple(
        f"{report.figures[name] * factor:.3g}" if name in report.figures else "-" for name, factor in FIGURES.values()
    )
    verdict = "passed" if report.passed else f"failed: {', '.join(sorted(report.faults))}"
    return Row(stem(entry), str(registry.get(entry.name).version), source_hash(entry), figures, verdict)


def _table(root: Path, domain: str) -> Path:
    return root / "tests" / "audits" / f"{domain}.tsv"


def reports(entries: list[Entry], quick: bool, rotation: int, workers: int) -> Iterator[tuple[Entry, Report]]:
    from bootcamp.storage.progress import track

    if workers == 1:
        reports = (_audit(entry, quick, rotation) for entry in entries)
        yield from track(zip(entries, reports, strict=True), len(entries), "audit")
        return
    with ProcessPoolExecutor(workers) as pool:
        futures = [pool.submit(_audit, entry, quick, rotation) for entry in entries]
        reports = (future.result() for future in futures)
        yield from track(zip(entries, reports, strict=True), len(entries), "audit")


def _audit(entry: Entry, quick: bool, rotation: int) -> Report:
    from bootcamp.authoring import fingerprints
    from bootcamp.testing import check_task

    report = check_task(registry.get(entry.name), oracle=load_oracle(entry), full=not quick, rotation=rotation)
    if not quick and (fault := fingerprints.fault(entry)):
        report.faults["fingerprint"] = fault
    return report
