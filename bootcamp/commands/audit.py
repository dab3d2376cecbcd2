"""The command `audit`."""

from __future__ import annotations

from itertools import zip_longest
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from bootcamp import registry
from bootcamp.authoring.audits import FIGURES, ORACLE_RULE, record, reports, state
from bootcamp.authoring.oracles import checkout
from bootcamp.errors import BootcampError
from bootcamp.storage.progress import track
from bootcamp.testing import Report, promises_of, rules_of

_MOST_TABLES = 5  # audits of more tasks show a table only where a promise is broken
_NO_ORACLE = "not asked: the task lies in no checkout"


def audit(
    names: Annotated[
        list[str], typer.Argument(help="Names of tasks, or globs such as 'grids/*' or '*'.", show_default=False)
    ],
    quick: Annotated[bool, typer.Option("--quick", help="Only the quick rules, which the test suite runs.")] = False,
    stale: Annotated[
        bool, typer.Option("--stale", help="Only tasks whose row in tests/audits is missing or stale.")
    ] = False,
    write: Annotated[bool, typer.Option("--write", help="Keep the results in tests/audits; see also renew.")] = False,
    rotation: Annotated[
        int, typer.Option("--rotation", min=0, help="Another number tries other levels and seeds.")
    ] = 0,
    workers: Annotated[int, typer.Option("--workers", min=1, help="Tasks audited at once.")] = 1,
) -> None:
    """Check every promise of the design on tasks and show what was measured; exit with 1 if one is broken."""
    if write and quick:
        raise BootcampError("--write and --quick exclude each other: rows hold the results of full audits")
    entries = [registry.find(name) for name in registry.match(names, interactive=True)]
    if stale:
        entries = [entry for entry in entries if state(entry) != "current"]
    passed = 0
    found = reports(entries, full=not quick, rotation=rotation, workers=workers)
    for entry, report in track(found, len(entries), "audit"):
        if report.passed and len(entries) > _MOST_TABLES:
            print(f"{entry.name}: every promise holds")
        else:
            _show(report, quick, oracle=checkout(entry) is not None)
        if write:
            record(entry, report)
        passed += report.passed
    print(f"{passed} of {len(entries)} tasks keep every promise")
    if passed < len(entries):
        raise typer.Exit(1)


def _show(report: Report, quick: bool, *, oracle: bool) -> None:
    result = Column("result", overflow="fold")
    table = Table("promise", "rule", result, title=report.task, title_justify="left", box=box.SIMPLE_HEAD)
    task = registry.get(report.task)
    for number, promise in promises_of(task).items():
        rules = [rule.name for rule in rules_of(task).values() if rule.promise == number and not (quick and rule.full)]
        for label, rule in zip_longest([f"{number:2}. {promise}"][: len(rules)], rules, fillvalue=""):
            fault = report.faults.get(rule)
            holds = _NO_ORACLE if rule == ORACLE_RULE and not oracle else Text("holds", "green")
            table.add_row(label, rule, Text(fault, "bold red") if fault else holds)
    if "fingerprint" in report.faults:
        table.add_row("", "fingerprint", Text(report.faults["fingerprint"], "bold red"))
    for column, (name, factor) in FIGURES.items():
        if name in report.figures:
            table.add_row("", column, f"{report.figures[name] * factor:.3g}")
    Console().print(table)
