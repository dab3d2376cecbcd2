"""verifiers' own loader and scoring."""

import asyncio
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("verifiers.v1")

RECIPES = Path(__file__).parents[2] / "docs/recipes"


def test_taskset_is_loaded_and_scores(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import verifiers.v1 as vf
    from verifiers.v1.configs.agent import AgentConfig
    from verifiers.v1.trace import TraceTask
    from verifiers.v1.utils.loaders import load_taskset, taskset_class

    from bootcamp.rewards.verifiers import Config
    from bootcamp.task import Case

    (tmp_path / "bootcamp_tasks.py").write_text((RECIPES / "verifiers.py").read_text())
    monkeypatch.syspath_prepend(tmp_path)
    assert taskset_class("bootcamp_tasks").__name__ == "Bootcamp"
    taskset = load_taskset(Config(id="bootcamp_tasks", tasks=("game24",), difficulty=1))
    assert not taskset.bounded
    tasks = list(islice(iter(taskset), 3))
    assert len({task.key for task in tasks}) == 3
    case = Case.from_json(tasks[0].data.case)

    async def score(text: str) -> float:
        recorded = TraceTask(type="Task", data=tasks[0].data, key=tasks[0].key, hash=tasks[0].hash)
        trace: Any = vf.Trace(task=recorded, agent=vf.AgentInfo(config=AgentConfig()))
        trace.root_reply = text
        await tasks[0].score(trace)
        return float(trace.reward)

    assert asyncio.run(score(rf"\boxed{{{case.answer}}}")) == 1.0
    assert asyncio.run(score(r"\boxed{1}")) == 0.0
    assert asyncio.run(tasks[0].validate(None))
    sys.modules.pop("bootcamp_tasks", None)
