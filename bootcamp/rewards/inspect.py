"""An evaluation for Inspect: ``inspect eval bootcamp/bootcamp_eval -T tasks=game24 -T difficulty=1-4``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from inspect_ai import Task, task
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.scorer import Score, Scorer, Target, mean, scorer, stderr
from inspect_ai.solver import TaskState, generate

from bootcamp.dataset import Mixture
from bootcamp.rewards.outcome import outcome
from bootcamp.rewards.rows import FORMATS


@task  # type: ignore[untyped-decorator]
def bootcamp_eval(tasks: str | Iterable[str] = "*", count: int = 100, split: str = "test", **options: Any) -> Task:
    """Return an evaluation on `count` cases of a mixture, whose other `options` are those of `bootcamp.Mixture`."""
    write = FORMATS["inspect"]
    cases = Mixture(tasks, split=split, **options)[:count]
    return Task(
        dataset=MemoryDataset([Sample(**write(case, source="bootcamp")) for case in cases], name="bootcamp"),
        solver=generate(),
        scorer=verdict(),
    )


@scorer(metrics=[mean(), stderr()])  # type: ignore[untyped-decorator]
def verdict(thinking: str = "auto") -> Scorer:
    """Score 1 or 0 by the case in a sample's metadata; what could not be judged is unscored."""

    async def score(state: TaskState, target: Target) -> Score:
        stopped = state.output.stop_reason == "max_tokens"
        found = outcome(state.metadata["case"], state.output.completion, thinking=thinking, truncated=stopped or None)
        if found["error"]:
            return Score.unscored(explanation=found["reason"], metadata=dict(found))
        return Score(value=found["score"], answer=found["pred"], explanation=found["reason"], metadata=dict(found))

    return score
