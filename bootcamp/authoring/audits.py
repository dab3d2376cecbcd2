"""Audits of tasks: running the rules and keeping what they measured.

``tests/audits/<domain>.tsv`` has a row for each task, with the revision of the rules that it passed and two hashes of
all that the result rests on (:mod:`bootcamp.authoring.sources`). A row is stale once the rules or its logic changed,
and reworded if only its wording did.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from bootcamp import registry
from bootcamp.authoring import fingerprints
from bootcamp.authoring.oracles import checkout, load_oracle, stem
from bootcamp.authoring.sources import hashes
from bootcamp.engine.pool import ordered_map
from bootcamp.errors import BootcampError
from bootcamp.registry import Entry
from bootcamp.storage.files import whole_file
from bootcamp.storage.locks import locked_folder
from bootcamp.testing import RULES_REVISION, check_task, rules_of

if TYPE_CHECKING:
    from bootcamp.testing import Report

FIGURES = {
    "distinct": ("distinct", 1),
    "top_answer": ("top answer", 1),
    "guess": ("guess", 1),
    "policy": ("policy", 1),
    "generate_ms": ("generate p50", 1000),
    "generate_p99_ms": ("generate p99", 1000),
    "generate_10_p99_ms": ("generate p99 level 10", 1000),
    "verify_ms": ("verify p50", 1000),
}
"""The columns of figures: the name of each in a report and the factor to the column's unit."""

ORACLE_RULE = "oracle_agrees"
"""The rule that needs an oracle, which lies in a checkout."""

State = Literal["current", "reworded", "stale"]


class Row(NamedTuple):
    """The result of a task's last audit, as a row of ``tests/audits/<domain>.tsv``."""

    task: str
    version: str
    rules: str
    logic: str
    wording: str
    figures: tuple[str, ...]
    verdict: str


HEADER = ("task", "version", "rules", "logic", "wording", *FIGURES, "verdict")


def rows(root: Path, domain: str) -> dict[str, Row]:
    """Read the rows of a domain by task; those of another layout are left out, so that they count as missing."""
    path = _table(root, domain)
    header, *lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else [""]
    if tuple(header.split("\t")) != HEADER:
        return {}
    cells = (line.split("\t") for line in lines)
    return {
        task: Row(task, version, rules, logic, wording, tuple(figures), verdict)
        for task, version, rules, logic, wording, *figures, verdict in cells
    }


def state(entry: Entry) -> State:
    """Tell whether the row of a task was measured on the sources as they are; a missing or failed one is stale."""
    root = checkout(entry)
    row = rows(root, entry.domain).get(stem(entry)) if root else None
    if row is None or row.verdict != "passed" or row.rules != str(RULES_REVISION):
        return "stale"
    now = hashes(entry)
    if row.logic != now.logic:
        return "stale"
    return "current" if row.wording == now.wording else "reworded"


def due(entries: Iterable[Entry], rotation: int) -> list[Entry]:
    """Return the tasks to check again: those without a current record, and a rotating quarter of the others."""
    return [entry for entry in entries if _quarter(entry.name) == rotation % 4 or state(entry) != "current"]


def _quarter(name: str) -> int:
    return sha256(name.encode()).digest()[0] % 4


def record(entry: Entry, report: Report) -> None:
    """Put the result of a full audit into the table of its domain and, if it passed, the fingerprint on record.

    After a quick check the fingerprint is compared here, and the figures of the row stay. Other processes may record
    other tasks meanwhile.
    """
    if not report.full:
        _compare_fingerprint(entry, report)
    root = checkout(entry)
    if root is None:
        raise BootcampError(
            f"{entry.name}: its file {entry.path} lies in no checkout (no folder above it has tests/oracles), so there "
            "is no place for its record: leave out --write, or make the folder"
        )
    path = _table(root, entry.domain)
    path.parent.mkdir(exist_ok=True)
    with locked_folder(path.parent, wait=True):
        before = rows(root, entry.domain)
        _write(path, before | {stem(entry): _row(entry, report, before.get(stem(entry)))})
    if report.passed:
        fingerprints.record(entry)


def forget_others(root: Path, entries: Iterable[Entry]) -> None:
    """Drop the rows and fingerprints of tasks other than these, which are all that there are."""
    names: dict[str, set[str]] = {}
    for entry in entries:
        names.setdefault(entry.domain, set()).add(stem(entry))
    for path in sorted((root / "tests" / "audits").glob("*.tsv")):
        kept = names.get(path.stem, set())
        with locked_folder(path.parent, wait=True):
            table = rows(root, path.stem)
            if not kept:
                path.unlink()
            elif table.keys() - kept:
                _write(path, {name: row for name, row in table.items() if name in kept})
    fingerprints.forget_others(root, names)


def _write(path: Path, table: dict[str, Row]) -> None:
    with whole_file(path) as file:
        for cells in (HEADER, *((*row[:5], *row.figures, row.verdict) for _, row in sorted(table.items()))):
            file.write("\t".join(cells) + "\n")


def _row(entry: Entry, report: Report, before: Row | None) -> Row:
    figures = tuple(
        f"{report.figures[name] * factor:.3g}" if name in report.figures else "-" for name, factor in FIGURES.values()
    )
    if before is not None and not report.full:
        figures = before.figures
    verdict = "passed" if report.passed else f"failed: {', '.join(sorted(report.faults))}"
    version = str(registry.get(entry.name).version)
    return Row(stem(entry), version, str(RULES_REVISION), *hashes(entry), figures, verdict)


def _table(root: Path, domain: str) -> Path:
    return root / "tests" / "audits" / f"{domain}.tsv"


def audit(entry: Entry, *, full: bool = True, rotation: int = 0) -> Report:
    """Run the rules on a task; full audits also compare its fingerprint with the one on record.

    No oracle is asked for where the task lies in no checkout, as one that is installed.
    """
    task = registry.get(entry.name)
    rules = [name for name in rules_of(task) if checkout(entry) or name != ORACLE_RULE]
    report = check_task(task, oracle=load_oracle(entry), full=full, rotation=rotation, rules=rules)
    if full:
        _compare_fingerprint(entry, report)
    return report


def _compare_fingerprint(entry: Entry, report: Report) -> None:
    fault = fingerprints.fault(entry)
    if fault:
        report.faults["fingerprint"] = fault


def reports(
    entries: list[Entry], *, full: bool = True, rotation: int = 0, workers: int = 1
) -> Iterator[tuple[Entry, Report]]:
    """Audit tasks, shared out to so many `workers`, and give each with its report in order."""
    for entry in entries:
        hashes(entry)  # read now, so that what changes during the audit makes the record stale
    yield from zip(entries, ordered_map(_audited, (full, rotation), entries, workers), strict=True)


def _audited(how: tuple[bool, int], entry: Entry) -> Report:
    full, rotation = how
    return audit(entry, full=full, rotation=rotation)
