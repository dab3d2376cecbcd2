"""Measuring a policy: greedy accuracy, avg@k and pass@k, and what became of every response."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import mean, median

import numpy as np

from bootcamp.lib.intervals import bootstrap_interval, wilson_interval
from bootcamp.storage.responses import Judged


def summary(records: Sequence[Judged], k: int = 1) -> dict[str, float]:
    """Return ``accuracy`` (avg@k) with its 95% interval, ``pass@k``, shares of the outcomes, tokens and lines.

    `records` hold the `k` responses of each case together. A response that could not be judged counts as not right.
    """
    right = np.array([record.reason == "correct" for record in records], dtype=float).reshape(-1, k)
    low, high = wilson_interval(int(right.sum()), right.size) if k == 1 else bootstrap_interval(right.mean(1))
    outcomes = Counter(record.outcome for record in records)
    lines = [record.text.count("\n") + 1 for record in records]
    lengths = [record.tokens for record in records if record.tokens is not None]
    return {
        "accuracy": float(right.mean()),
        "accuracy_low": low,
        "accuracy_high": high,
        f"pass@{k}": float(right.any(1).mean()),
        **{f"outcome/{outcome}": count / len(records) for outcome, count in sorted(outcomes.items())},
        **({"mean_tokens": mean(lengths), "median_tokens": median(lengths)} if lengths else {}),
        "median_lines": median(lines),
    }


def accuracy_by_task(records: Sequence[Judged]) -> dict[str, float]:
    """Return the share of right responses of each task."""
    right: dict[str, list[bool]] = defaultdict(list)
    for record in records:
        right[record.task].append(record.reason == "correct")
    return {task: mean(found) for task, found in sorted(right.items())}


def paired_difference(before: Sequence[Judged], after: Sequence[Judged], k: int) -> tuple[float, float, float]:
    """Return the rise of avg@k on the same cases, with its 95% interval from a paired bootstrap over cases."""
    if [r.id for r in before] != [r.id for r in after]:
        raise ValueError("before and after: expected records of the same cases in the same order")
    scores = [np.array([r.reason == "correct" for r in records], dtype=float) for records in (before, after)]
    rise = scores[1].reshape(-1, k).mean(1) - scores[0].reshape(-1, k).mean(1)
    return float(rise.mean()), *bootstrap_interval(rise)
