"""Records of audits: when they are stale, and that many may write them at once."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from bootcamp import registry
from bootcamp.authoring import audits, fingerprints
from bootcamp.authoring.sources import Hashes
from bootcamp.registry import Entry
from bootcamp.testing import RULES_REVISION, Report

NAMES = sorted(entry.name for entry in registry.entries() if entry.domain == "algebra")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder that takes records; the tasks' files are looked for in it, and not read."""
    (tmp_path / "tests" / "oracles").mkdir(parents=True)
    return tmp_path


@pytest.fixture(autouse=True)
def sources(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The hashes that tasks have at present."""
    now = {"logic": "1", "wording": "1"}
    monkeypatch.setattr(audits, "hashes", lambda entry: Hashes(**now))
    return now


def entry(checkout: Path, name: str) -> Entry:
    return registry.find(name)._replace(path=str(checkout / "bootcamp" / "tasks" / "algebra" / f"{name}.py"))


def passed(name: str, distinct: float = 1) -> Report:
    return Report(name, figures={"distinct": distinct}, full=True)


def test_a_row_is_current_until_something_changes(checkout: Path, sources: dict[str, str]) -> None:
    task = entry(checkout, NAMES[0])
    assert audits.state(task) == "stale"
    audits.record(task, passed(task.name))
    assert audits.state(task) == "current"
    sources["wording"] = "2"
    assert audits.state(task) == "reworded"
    sources["logic"] = "2"
    assert audits.state(task) == "stale"


def test_new_rules_make_rows_stale(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    task = entry(checkout, NAMES[0])
    audits.record(task, passed(task.name))
    monkeypatch.setattr(audits, "RULES_REVISION", RULES_REVISION + 1)
    assert audits.state(task) == "stale"


def test_a_failed_row_is_stale(checkout: Path) -> None:
    task = entry(checkout, NAMES[0])
    audits.record(task, Report(task.name, faults={"varied": "hardly"}, full=True))
    assert audits.rows(checkout, "algebra")[task.name].verdict == "failed: varied"
    assert audits.state(task) == "stale"


def test_a_quick_check_keeps_the_figures(checkout: Path, sources: dict[str, str]) -> None:
    task = entry(checkout, NAMES[0])
    audits.record(task, passed(task.name, distinct=0.97))
    sources["wording"] = "2"
    audits.record(task, Report(task.name))
    row = audits.rows(checkout, "algebra")[task.name]
    assert (row.figures[0], row.wording) == ("0.97", "2")


def test_rows_of_another_layout_are_missing(checkout: Path) -> None:
    task = entry(checkout, NAMES[0])
    table = checkout / "tests" / "audits" / "algebra.tsv"
    table.parent.mkdir()
    table.write_text("task\thash\n" + f"{task.name}\t1\n")
    assert audits.state(task) == "stale"


def _record(checkout: Path, name: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(audits, "hashes", lambda entry: Hashes("1", "1"))
        for distinct in (0.96, 0.97, 0.98):
            audits.record(entry(checkout, name), passed(name, distinct))


def test_many_may_write_at_once(checkout: Path) -> None:
    with ProcessPoolExecutor(3, mp_context=get_context("spawn")) as pool:
        list(pool.map(_record, [checkout] * len(NAMES), NAMES))
    rows = audits.rows(checkout, "algebra")
    assert {name: row.figures[0] for name, row in rows.items()} == dict.fromkeys(NAMES, "0.98")


def test_rows_of_tasks_that_are_gone_are_dropped(checkout: Path) -> None:
    tasks = [entry(checkout, name) for name in NAMES[:2]]
    for task in tasks:
        audits.record(task, passed(task.name))
    audits.forget_others(checkout, tasks[1:])
    assert list(audits.rows(checkout, "algebra")) == NAMES[1:2]
    assert fingerprints.recorded(tasks[0]) is None
    assert fingerprints.recorded(tasks[1]) is not None


def test_what_changed_and_a_quarter_of_the_rest_is_due(checkout: Path, sources: dict[str, str]) -> None:
    tasks = [entry(checkout, name) for name in NAMES]
    assert audits.due(tasks, 0) == tasks
    for task in tasks:
        audits.record(task, passed(task.name))
    quarters = [audits.due(tasks, rotation) for rotation in range(4)]
    assert sorted(task for quarter in quarters for task in quarter) == tasks
    assert audits.due(tasks, 5) == quarters[1]
    sources["wording"] = "2"
    assert audits.due(tasks, 0) == tasks


def test_workers_give_reports_in_order() -> None:
    entries = [registry.find("gcd"), registry.find("chain_sum")]
    found = list(audits.reports(entries, full=False, workers=2))
    assert [(entry.name, report.passed) for entry, report in found] == [("gcd", True), ("chain_sum", True)]
