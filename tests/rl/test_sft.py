"""The supervised start: what it learns from, that it learns, and that resuming changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import torch

from bootcamp.rl import sft as module
from bootcamp.rl.config import SFTConfig
from bootcamp.rl.sft import Examples, SFTTrainer
from tests.rl.tiny import Copies, Copy, judge


@pytest.fixture(autouse=True)
def _letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """The letter is the whole solution."""

    def solution(case: Copy, rng: Random, options: Any = None) -> str:
        return case.letter * rng.randint(1, 3)

    monkeypatch.setattr(module, "worked_solution", solution)


def make_trainer(start: Path, folder: Path, **options: Any) -> SFTTrainer:
    defaults: dict[str, Any] = {"learning_rate": 3e-3, "train_batch_size": 16, "max_completion_length": 4}
    config = SFTConfig(model=str(start), output_dir=str(folder), tasks={"copy": 1}, device="cpu", **defaults | options)
    mixture: Any = Copies()
    return SFTTrainer(config, mixture=mixture)


def losses(folder: Path) -> list[float]:
    return [json.loads(line)["loss"] for line in (folder / "metrics.jsonl").read_text(encoding="utf-8").splitlines()]


def test_it_learns(start: Path, tmp_path: Path) -> None:
    make_trainer(start, tmp_path, max_steps=40).train()
    found = losses(tmp_path)
    assert found[0] > 1.5
    assert found[-1] < 0.7


def test_it_learns_what_is_written_and_is_evaluated(start: Path, tmp_path: Path) -> None:
    mixture: Any = Copies()
    config = SFTConfig(
        model=str(start), output_dir=str(tmp_path), tasks={"copy": 1}, device="cpu", learning_rate=3e-3,
        train_batch_size=16, max_completion_length=4, max_steps=40, eval_steps=40,
    )  # fmt: skip
    held_out: Any = [mixture[i] for i in range(32)]
    options: dict[str, Any] = {"eval_cases": held_out, "judge": judge, "write": lambda case, rng: case.letter}
    SFTTrainer(config, mixture=mixture, **options).train()
    rows = [json.loads(line) for line in (tmp_path / "metrics.jsonl").read_text(encoding="utf-8").splitlines()]
    before, after = (row["eval/accuracy"] for row in rows if "eval/accuracy" in row)
    assert before < 0.5 < 0.8 < after


def test_micro_batches_change_nothing(start: Path, tmp_path: Path) -> None:
    for size in (1, 16):
        make_trainer(start, tmp_path / str(size), max_steps=2, per_device_train_batch_size=size).train()
    assert losses(tmp_path / "1") == pytest.approx(losses(tmp_path / "16"), rel=1e-5)


def test_resuming_changes_nothing(start: Path, tmp_path: Path) -> None:
    options = {"lr_scheduler_type": "cosine", "warmup_steps": 2}
    whole = make_trainer(start, tmp_path / "whole", max_steps=6, **options)
    whole.train()
    first = make_trainer(start, tmp_path / "parts", max_steps=6, save_steps=3, **options)
    save = first.save

    def stop() -> None:
        save()
        raise KeyboardInterrupt

    first.save = stop  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        first.train()
    second = make_trainer(start, tmp_path / "parts", max_steps=6, **options)
    assert second.step == 3
    second.train()
    assert losses(tmp_path / "whole") == losses(tmp_path / "parts")
    for one, other in zip(whole.policy.model.parameters(), second.policy.model.parameters(), strict=True):
        assert torch.equal(one, other)


def test_long_solutions_are_drawn_again(start: Path, tokenizer: Any) -> None:
    config = SFTConfig(model="-", output_dir="-", tasks={"copy": 1}, max_completion_length=2)
    mixture: Any = Copies()
    examples = [Examples(mixture, tokenizer, config)[index] for index in range(20)]
    assert all(example is not None and sum(example.sampled) == 2 for example in examples)
    assert all(example is not None and example.ids[-1] == tokenizer.eos_token_id for example in examples)
    impossible = config.model_copy(update={"max_completion_length": 1})
    assert Examples(mixture, tokenizer, impossible)[0] is None
