"""verifiers' own loader and scoring."""

import asyncio
import json
import os
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
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

    from bootcamp.cases import Case
    from bootcamp.rewards.verifiers import Config

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


def test_vf_eval_chooses_tasks_and_levels(tmp_path: Path) -> None:
    (tmp_path / "bootcamp_tasks.py").write_text((RECIPES / "verifiers.py").read_text())
    choice = ("--env.taskset.tasks", "game24,grids/*", "--env.taskset.difficulty", "1-4")
    command = [str(Path(sys.executable).with_name("vf-eval")), "bootcamp_tasks", *choice, "--dry-run", "True"]
    path = {"PYTHONPATH": f"{tmp_path}:{Path.cwd()}"}
    subprocess.run([*command, "--output-dir", "runs"], cwd=tmp_path, env={**os.environ, **path}, check=True)
    [resolved] = tmp_path.glob("runs/*/configs/resolved/eval.json")
    taskset = json.loads(resolved.read_text())["env"]["taskset"]
    assert (taskset["tasks"], taskset["difficulty"]) == (["game24", "grids/*"], "1-4")


@pytest.mark.parametrize("tasks", ["game24, chinese_remainder", ["game24", "chinese_remainder"]])
@pytest.mark.parametrize("difficulty", [2, "1-3", [1, 3]])
def test_tasks_and_levels_in_any_form(tasks: Any, difficulty: Any) -> None:
    from bootcamp.rewards.verifiers import Bootcamp, Config

    drawn = list(islice(Bootcamp(Config(tasks=tasks, difficulty=difficulty)).load(), 12))
    assert {task.data.name for task in drawn} == {"game24", "chinese_remainder"}


class Model(ThreadingHTTPServer):
    """An endpoint whose model makes the moves of `script`, by the number of replies that it is shown."""

    def __init__(self, script: list[str]) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.script = script
        self.asked: list[list[str]] = []


class Answer(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        messages = json.loads(self.rfile.read(int(self.headers["content-length"])))["messages"]
        model: Any = self.server
        model.asked.append([message["role"] for message in messages])
        text = model.script[sum(message["role"] == "assistant" for message in messages)]
        head = {"id": "x", "object": "chat.completion.chunk", "created": 0, "model": "m"}
        chunks = [({"role": "assistant", "content": text}, None), ({}, "stop")]
        lines = [
            json.dumps({**head, "choices": [{"index": 0, "delta": delta, "finish_reason": end}]})
            for delta, end in chunks
        ]
        body = "".join(f"data: {line}\n\n" for line in [*lines, "[DONE]"]).encode()
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


@pytest.mark.parametrize("task", ["nim_duel", "game24"])
@pytest.mark.parametrize("right", [True, False])
def test_whole_episodes_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, task: str, right: bool) -> None:
    from verifiers.v1.clients import EvalClientConfig, ModelContext
    from verifiers.v1.utils.loaders import load_environment, resolve_env_config

    from bootcamp.cases import Case
    from bootcamp.rewards.verifiers import Playground

    (tmp_path / "bootcamp_tasks.py").write_text((RECIPES / "verifiers.py").read_text())
    monkeypatch.syspath_prepend(tmp_path)
    config = resolve_env_config(
        {
            "taskset": {"id": "bootcamp_tasks", "tasks": task, "difficulty": 2},
            "agent": {"harness": {"id": "null"}, "runtime": {"type": "subprocess"}},
        }
    )
    env: Any = load_environment(config)
    assert type(env) is Playground
    asked = next(iter(env.taskset))
    case = Case.from_json(asked.data.case)
    script = [message["content"] for message in case.demonstrate()[1::2]] if task == "nim_duel" else [case.answer]
    script = [text if r"\boxed" in text else rf"\boxed{{{text}}}" for text in script]
    model = Model(script if right else ["I pass."] * 3)
    threading.Thread(target=model.serve_forever, daemon=True).start()

    async def run() -> Any:
        address = f"http://127.0.0.1:{model.server_port}/v1"
        context = ModelContext(model="m", client=EvalClientConfig(base_url=address, api_key_var="NO_KEY"))
        async with env.serving():
            return await env.run_episode(asked, context)

    episode = asyncio.run(run())
    model.shutdown()
    assert (episode.ok, episode.errors) == (True, [])
    (trace,) = episode.traces
    assert trace.reward == float(right)
    turns = len(script) if right else 3 if task == "nim_duel" else 1
    assert model.asked == [["user"] + ["assistant", "user"] * turn for turn in range(turns)]
    sys.modules.pop("bootcamp_tasks", None)
