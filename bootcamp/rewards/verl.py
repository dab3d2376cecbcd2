"""The reward for verl: ``reward.custom_reward_function.path=pkg://bootcamp.rewards.verl``, ``name=compute_score``.

Rows as ``bootcamp export --format verl`` writes them. `thinking` and `partial_credit` are given as ``reward_kwargs``.
Rows of other data are judged by verl's own rewards, which go by their ``data_source``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bootcamp.rewards.outcome import Outcome, by_row, carries_case, check_options, outcome, warn_once


def compute_score(
    data_source: str,
    solution_str: str,
    ground_truth: Any,
    extra_info: dict[str, Any] | None = None,
    *,
    thinking: str = "auto",
    partial_credit: float = 0.0,
    **others: Any,
) -> Outcome:
    """Judge one response; all keys go to verl's ``reward_extra_info``, ``acc`` to its validation metrics.

    A row whose `ground_truth` is no case of ours gets what verl pays for its `data_source`, under the same keys; one
    that verl does not know either gets 0 with ``error`` 1. A warning says so once for each `data_source`.
    """
    check_options(thinking=thinking, partial_credit=partial_credit)
    if carries_case(ground_truth):
        return outcome(ground_truth, solution_str, thinking=thinking, partial_credit=partial_credit)
    try:
        from verl.utils.reward_score import default_compute_score

        found = default_compute_score(data_source, solution_str, ground_truth, extra_info, **others)
    except (ImportError, NotImplementedError) as fault:
        warn_once(f"rows of data_source={data_source!r} carry no case and verl cannot judge them: {fault}")
        return _of_other_data(0.0, error=1.0)
    warn_once(f"rows of data_source={data_source!r} carry no case: verl's own reward judges them")
    return _of_other_data(float(found["score"] if isinstance(found, dict) else found), about=found)


def _of_other_data(score: float, *, about: object = None, error: float = 0.0) -> Outcome:
    """Put what verl pays under our keys, since every row of a batch must have the same ones."""
    told = about if isinstance(about, dict) else {}
    return {
        "score": score,
        "acc": float(told.get("acc", score)),
        "error": error,
        "truncated": 0.0,
        "pred": str(told.get("pred", "")),
        "task": "",
        "level": "",
        "reason": "other data",
    }


def compute_scores(
    data_sources: Sequence[str],
    solution_strs: Sequence[str],
    ground_truths: Sequence[Any],
    extra_infos: Sequence[dict[str, Any] | None] | None = None,
    **options: Any,
) -> list[Outcome]:
    """Judge a batch, for verl's ``batch`` reward manager."""
    infos = [None] * len(data_sources) if extra_infos is None else extra_infos
    rows = by_row(
        data_sources=data_sources, solution_strs=solution_strs, ground_truths=ground_truths, extra_infos=infos
    )
    return [compute_score(*row, **options) for row in rows]
