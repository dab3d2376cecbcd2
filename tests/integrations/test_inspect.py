"""Inspect's own tasks and scorers; its evaluations fetch an encoding, so that the scorer is called on its own."""

import asyncio
import math

import pytest

pytest.importorskip("inspect_ai")


def test_task_and_scorer() -> None:
    from inspect_ai.model import ChatMessageUser, ModelName, ModelOutput
    from inspect_ai.scorer import Target
    from inspect_ai.solver import TaskState

    from bootcamp.rewards.inspect import bootcamp_eval, verdict

    sample = bootcamp_eval("game24", count=2, difficulty=3).dataset[0]

    def score(text: str) -> float:
        output = ModelOutput.from_content(model="mock", content=text)
        message = ChatMessageUser(content=sample.input)
        state = TaskState(
            model=ModelName("mock/model"),
            sample_id=sample.id,
            epoch=1,
            input=sample.input,
            messages=[message],
            output=output,
            metadata=sample.metadata,
        )
        found = asyncio.run(verdict()(state, Target(sample.target)))
        assert found is not None
        return float(found.as_float())

    assert score(rf"\boxed{{{sample.target}}}") == 1.0
    assert score("I do not know.") == 0.0
    assert not math.isnan(score(r"\boxed{1}"))
