"""OpenRLHF's own executor, with an engine that says what it is told."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("openrlhf")
pytest.importorskip("torch")
pytest.importorskip("aiohttp")

import torch

from bootcamp import registry
from bootcamp.commands.openrlhf_file import openrlhf_file


class Characters:
    """A tokenizer whose tokens are characters."""

    def __call__(self, text: str, **_: Any) -> dict[str, Any]:
        return {"input_ids": torch.tensor([list(map(ord, text))])}

    def decode(self, ids: list[int], skip_special_tokens: bool = False) -> str:
        return "".join(map(chr, ids))


def test_executor_runs_the_file_that_the_command_writes(tmp_path: Path) -> None:
    from openrlhf.utils.agent import SingleTurnAgentExecutor

    openrlhf_file(tmp_path / "reward.py")
    case = registry.get("game24").generate(1, seed=0)
    prompt = f"<|im_start|>user\n{case.prompt}<|im_end|>\n<|im_start|>assistant\n"

    async def run(response: str) -> dict[str, Any]:
        async def generate(ids: list[int], *_: Any, **__: Any) -> SimpleNamespace:
            tokens = list(map(ord, f"{response}<|im_end|>"))
            return SimpleNamespace(
                outputs=[SimpleNamespace(token_ids=tokens, text=response, finish_reason="stop", logprobs=None)]
            )

        executor = SingleTurnAgentExecutor(str(tmp_path / "reward.py"))
        settings = SimpleNamespace(max_tokens=200, logprobs=None)
        engine = SimpleNamespace(generate=generate)
        found: dict[str, Any] = await executor.execute(prompt, case.to_json(), settings, 4000, Characters(), engine)
        return found

    for response, score in ((rf"\boxed{{{case.answer}}}", 1.0), (r"\boxed{1}", 0.0)):
        found = asyncio.run(run(response))
        assert float(found["reward"]) == float(found["scores"]) == score
        assert float(found["extra_logs"]["acc"]) == score
