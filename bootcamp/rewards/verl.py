"""The reward for verl: ``reward.custom_reward_function.path=pkg://bootcamp.rewards.verl``, ``name=compute_score``.

Rows as ``bootcamp export --format verl`` writes them. `thinking` and `partial_credit` are given as ``reward_kwargs``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bootcamp.rewards.outcome import Outcome, outcome


def compute_score(
    data_source: str,
    solution_str: str,
    ground_truth: str,
    extra_info: dict[str, Any] | None = None,
    *,
    thinking: str = "auto",
    partial_credit: float = 0.0,
    **_: Any,
) -> Outcome:
    """Judge one response; all keys go to verl's ``reward_extra_info``, ``acc`` to its validation metrics."""
    return outcome(ground_truth, solution_str, thinking=thinking, partial_credit=partial_credit)


def compute_scores(
    data_sources: Sequence[str],
    solution_strs: Sequence[str],
    ground_truths: Sequence[str],
    extra_infos: Sequence[dict[str, Any] | None] | None = None,
    **options: Any,
) -> list[Outcome]:
    """Judge a batch, for verl's ``batch`` reward manager."""
    return [
        compute_score(source, text, case, **options)
        for source, text, case in zip(data_sources, solution_strs, ground_truths, strict=True)
    ]
