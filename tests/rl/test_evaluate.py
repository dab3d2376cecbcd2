"""Measuring: the classes add up, intervals cover, and stored responses can be judged again."""

from __future__ import annotations

from pathlib import Path

import pytest

from bootcamp.lib.intervals import bootstrap_interval
from bootcamp.rl.evaluate import accuracy_by_task, paired_difference, summary
from bootcamp.storage.responses import Judged, read_judged, write_judged


def record(case: int, reason: str, truncated: bool = False, task: str = "copy") -> Judged:
    right = reason == "correct"
    return Judged(f"{task}@1/1/{case}", "a\nb", float(right), 0.0, right, reason, tokens=3, truncated=truncated)


def test_classes_add_up_to_one() -> None:
    records = [record(0, "correct"), record(0, "wrong"), record(1, "no_answer", True), record(1, "malformed", False)]
    found = summary(records, k=2)
    assert sum(value for name, value in found.items() if name.startswith("outcome/")) == pytest.approx(1)
    assert found["outcome/unfinished"] == 0.25
    assert (found["accuracy"], found["pass@2"], found["median_lines"]) == (0.25, 0.5, 2)
    assert found["accuracy_low"] <= 0.25 <= found["accuracy_high"]


def test_accuracy_by_task() -> None:
    records = [record(0, "correct", task="b"), record(1, "wrong", task="a"), record(2, "correct", task="a")]
    assert accuracy_by_task(records) == {"a": 0.5, "b": 1.0}


def test_pairs_cancel_what_cases_share() -> None:
    before = [record(case, "correct" if case % 2 else "wrong") for case in range(200)]
    after = [record(case, "correct" if case % 2 or case % 10 == 0 else "wrong") for case in range(200)]
    rise, low, high = paired_difference(before, after, 1)
    assert rise == pytest.approx(0.1)
    assert 0.05 < low < 0.1 < high < 0.15
    assert low == bootstrap_interval([a.reason != b.reason for a, b in zip(before, after, strict=True)])[0]
    with pytest.raises(ValueError, match="same cases"):
        paired_difference(before, after[::-1], 1)


def test_records_survive_their_file(tmp_path: Path) -> None:
    records = [record(0, "correct"), record(1, "wrong", True)]
    write_judged(tmp_path / "deep" / "records.jsonl", records)
    assert read_judged(tmp_path / "deep" / "records.jsonl") == records
