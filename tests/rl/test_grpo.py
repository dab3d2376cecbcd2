"""The loop on a tiny model: it learns, resumes exactly, skips what it should and logs what it says it logs."""

from __future__ import annotations

import json
import multiprocessing
import os
import socket
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

from bootcamp.errors import BootcampError
from bootcamp.rl import policy
from bootcamp.rl.config import GRPOConfig
from bootcamp.rl.experience import Rollout
from bootcamp.rl.grpo import GRPOTrainer
from bootcamp.rl.logs import RunLog
from bootcamp.rl.loss import response_mask
from bootcamp.verifiers.verdict import Verdict
from tests.rl.tiny import Copies, judge

OPTIONS: dict[str, Any] = {
    "tasks": {"copy": 1},
    "device": "cpu",
    "learning_rate": 3e-3,
    "generation_batch_size": 32,
    "steps_per_generation": 2,
    "max_completion_length": 4,
    "per_device_train_batch_size": 8,
}

MODES = ("vanilla", "clip_cov", "kl_cov")
COV: dict[str, Any] = {"clip_cov_lb": 0.0, "clip_cov_ratio": 0.1}


def make_trainer(start: Path, folder: Path, judge: Any = judge, **options: Any) -> GRPOTrainer:
    config = GRPOConfig(model=str(start), output_dir=str(folder), **OPTIONS | options)
    mixture: Any = Copies()
    return GRPOTrainer(config, mixture=mixture, eval_cases=[mixture[i] for i in range(16)], judge=judge)


def lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "metrics.jsonl").read_text(encoding="utf-8").splitlines()]


def weights(trainer: GRPOTrainer) -> Any:
    return torch.cat([parameter.detach().flatten() for parameter in trainer.policy.model.parameters()])


def rollout(seed: int = 0) -> Rollout:
    """Four groups of eight ragged rows, those of a group after one prompt."""
    generator = torch.Generator().manual_seed(seed)
    ids = torch.randint(2, 7, (32, 10), generator=generator)
    starts = torch.randint(1, 4, (4,), generator=generator).repeat_interleave(8)
    ids = torch.where(torch.arange(10) < starts[:, None], ids[::8].repeat_interleave(8, 0), ids)
    lengths = starts + torch.randint(1, 7, (32,), generator=generator)
    rewards = torch.rand(32, generator=generator).round()
    truncated = torch.zeros(32, dtype=torch.bool)
    mask = response_mask(starts, lengths, 10)
    return Rollout(ids, mask, torch.zeros(32, 10), rewards, rewards == 1, truncated)


def learn(trainer: GRPOTrainer, batch: Rollout) -> list[dict[str, Any]]:
    with RunLog(trainer.folder, trainer.config) as trainer.log:
        trainer.learn(batch)
    return lines(trainer.folder)


def gradients(trainer: GRPOTrainer, batch: Rollout) -> list[Any]:
    """The gradients of each update of one rollout, which are not applied."""
    found = []

    def record(update: int, ranks: Any) -> float:
        ranks.sum_gradients(trainer.policy.model.parameters())
        parts = [torch.zeros_like(p) if p.grad is None else p.grad for p in trainer.policy.model.parameters()]
        found.append(torch.cat([part.flatten() for part in parts]))
        trainer.optimizer.skip()
        return 0.0

    trainer.optimizer.step = record  # type: ignore[method-assign]
    learn(trainer, batch)
    return found


def test_it_learns(start: Path, tmp_path: Path) -> None:
    make_trainer(start, tmp_path, max_steps=45, generation_batch_size=64, eval_steps=45).train()
    rewards = [line["reward"] for line in lines(tmp_path) if "reward" in line]
    assert sum(rewards[:3]) / 3 < 0.3
    assert sum(rewards[-3:]) / 3 > 0.8
    accuracy = [line["eval/accuracy"] for line in lines(tmp_path) if "eval/accuracy" in line]
    assert accuracy[0] < 0.5 < 0.8 < accuracy[-1]


def test_resuming_changes_nothing(start: Path, tmp_path: Path) -> None:
    options: dict[str, Any] = {"save_steps": 2, "max_momentum": 0.2, "log_completions": True, "eval_steps": 2}
    whole = make_trainer(start, tmp_path / "whole", max_steps=6, **options)
    whole.train()
    broken = make_trainer(start, tmp_path / "broken", max_steps=6, **options)
    save, broken.save = broken.save, lambda: save() if broken.step < 4 else None  # type: ignore[method-assign]

    def kill(cases: Sequence[Any], responses: Sequence[Any]) -> list[Verdict]:
        if broken.step == 3 and len(cases) == 32:
            raise KeyboardInterrupt
        return judge(cases, responses)

    broken.judge = kill
    with pytest.raises(KeyboardInterrupt):
        broken.train()
    resumed = make_trainer(start, tmp_path / "broken", max_steps=6, **options)
    assert resumed.step == 2
    resumed.train()
    assert torch.equal(weights(whole), weights(resumed))
    timeless = [
        [{name: value for name, value in line.items() if "time" not in name} for line in lines(tmp_path / run)]
        for run in ("whole", "broken")
    ]
    assert timeless[0] == timeless[1]
    texts = [(tmp_path / run / "completions-0.jsonl").read_text(encoding="utf-8") for run in ("whole", "broken")]
    assert texts[0] == texts[1]
    with pytest.raises(BootcampError, match="earlier run"):
        make_trainer(start, tmp_path / "whole", resume=False)


def test_resuming_loads_one_model(start: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded, load = [], policy.load_model

    def count(name: str, device: torch.device) -> tuple[Any, Any]:
        loaded.append(name)
        return load(name, device)

    monkeypatch.setattr(policy, "load_model", count)
    make_trainer(start, tmp_path, max_steps=1).train()
    make_trainer(start, tmp_path, max_steps=2).train()
    assert loaded == [str(start), str(tmp_path / "checkpoint-1")]


def test_a_resumed_run_keeps_its_reference(start: Path, tmp_path: Path) -> None:
    first = make_trainer(start, tmp_path, max_steps=1, beta=0.1, learning_rate=1e-2)
    first.train()
    resumed = make_trainer(start, tmp_path, max_steps=2, beta=0.1)
    assert first.reference is not None
    assert resumed.reference is not None
    pairs = list(zip(first.reference.parameters(), resumed.reference.parameters(), strict=True))
    assert all(torch.equal(*pair) for pair in pairs)
    assert not torch.equal(weights(resumed), torch.cat([theirs.flatten() for _, theirs in pairs]))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("size", [1, 32])
def test_gradients_do_not_depend_on_micro_batches(start: Path, tmp_path: Path, mode: str, size: int) -> None:
    options: dict[str, Any] = {
        "loss_mode": mode,
        "clip_cov_lb": 0.0,
        "clip_cov_ratio": 0.1,
        "beta": 0.1,
        "entropy_coef": 0.01,
    }
    expected = gradients(make_trainer(start, tmp_path / "a", **options), rollout())
    found = gradients(make_trainer(start, tmp_path / "b", per_device_train_batch_size=size, **options), rollout())
    for one, other in zip(expected, found, strict=True):
        assert torch.linalg.vector_norm(one - other) < 1e-5 * torch.linalg.vector_norm(one)


def test_a_single_update_has_the_gradient_of_the_first_of_two(start: Path, tmp_path: Path) -> None:
    """It takes the old log-probabilities from its own pass, not from one before."""
    options: dict[str, Any] = {"steps_per_generation": 1, "beta": 0.1}
    (one,) = gradients(make_trainer(start, tmp_path / "a", **options), rollout())
    first, _ = gradients(make_trainer(start, tmp_path / "b", num_iterations=2, **options), rollout())
    assert torch.linalg.vector_norm(one - first) < 1e-5 * torch.linalg.vector_norm(first)


def rank_gradients(rank: int, port: int, start: Path, folder: Path) -> None:
    """Be one of two ranks and store its gradients in every mode."""
    os.environ |= {"WORLD_SIZE": "2", "RANK": str(rank), "LOCAL_RANK": str(rank)}
    os.environ |= {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port)}
    found = {mode: gradients(make_trainer(start, folder / mode, loss_mode=mode, **COV), rollout()) for mode in MODES}
    torch.save(found, folder / f"rank-{rank}.pt")


def test_gradients_do_not_depend_on_ranks(start: Path, tmp_path: Path) -> None:
    """Two processes over gloo, each with half of the passes, end with the gradients of one."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    fork = multiprocessing.get_context("fork")
    ranks = [fork.Process(target=rank_gradients, args=(rank, port, start, tmp_path)) for rank in range(2)]
    for process in ranks:
        process.start()
    for process in ranks:
        process.join(120)
    assert [process.exitcode for process in ranks] == [0, 0]
    both = [torch.load(tmp_path / f"rank-{rank}.pt", weights_only=True) for rank in range(2)]
    for mode in MODES:
        expected = gradients(make_trainer(start, tmp_path / f"one-{mode}", loss_mode=mode, **COV), rollout())
        for found in both:
            for one, other in zip(expected, found[mode], strict=True):
                assert torch.linalg.vector_norm(one - other) < 1e-5 * torch.linalg.vector_norm(one)


@pytest.mark.parametrize(("ratio", "skipped"), [(6.0, True), (4.0, False)])
def test_early_stop_leaves_the_weights_alone(start: Path, tmp_path: Path, ratio: float, skipped: bool) -> None:
    trainer = make_trainer(start, tmp_path, steps_per_generation=1, num_iterations=2)
    true_logprobs = trainer._logprobs

    def shifted(*args: Any, **options: Any) -> Any:
        logps, entropy = true_logprobs(*args, **options)
        return logps - torch.tensor(ratio).log(), entropy

    trainer._logprobs = shifted  # type: ignore[method-assign]
    before = weights(trainer)
    line = learn(trainer, rollout())[0]
    assert line["train/ratio"] == pytest.approx(ratio, rel=1e-4)
    assert line["train/early_stop_hits"] == skipped
    assert torch.equal(before, weights(trainer)) == skipped


def test_clipped_out_tokens_get_no_gradient(start: Path, tmp_path: Path) -> None:
    """With every token a candidate and all of them taken, Clip-Cov leaves nothing to learn from."""
    options: dict[str, Any] = {
        "clip_cov_lb": -1e9,
        "clip_cov_ub": 1e9,
        "clip_cov_ratio": 0.999999,
        "steps_per_generation": 1,
    }
    trainer = make_trainer(start, tmp_path, loss_mode="clip_cov", **options)
    batch = rollout()
    tokens = int(batch.mask.sum())
    (grad,) = gradients(trainer, batch)
    line = lines(tmp_path)[0]
    assert line["cov/n_candidates"] == tokens
    assert line["cov/n_selected"] == tokens - 1
    (plain,) = gradients(make_trainer(start, tmp_path / "plain", steps_per_generation=1), batch)
    assert torch.linalg.vector_norm(grad) < 0.3 * torch.linalg.vector_norm(plain)


def test_kl_cov_does_nothing_on_the_first_update(start: Path, tmp_path: Path) -> None:
    options: dict[str, Any] = {"steps_per_generation": 1, "kl_cov_ratio": 0.5}
    plain, penalised = (
        gradients(make_trainer(start, tmp_path / mode, loss_mode=mode, **options), rollout())[0]
        for mode in ("vanilla", "kl_cov")
    )
    assert torch.allclose(plain, penalised, atol=1e-7)


def test_dynamic_sampling_fills_the_batch_or_says_so(start: Path, tmp_path: Path) -> None:
    trainer = make_trainer(start, tmp_path / "a", dynamic_sampling=True, max_steps=2)
    trainer.train()
    measured = [line for line in lines(tmp_path / "a") if "reward" in line]
    assert all(line["dynamic_sampling/batches"] >= 1 for line in measured)
    assert trainer.cursor == 4 * sum(line["dynamic_sampling/batches"] for line in measured)

    def refuse(cases: Sequence[Any], responses: Sequence[Any]) -> list[Verdict]:
        return [Verdict(0.0, 0.0, False, "wrong", "", "", "none") for _ in cases]

    with pytest.raises(BootcampError, match="3 batches"):
        make_trainer(start, tmp_path / "b", refuse, dynamic_sampling=True, max_gen_batches=3, max_steps=1).train()


def test_what_cannot_be_judged_is_left_out(start: Path, tmp_path: Path) -> None:
    batch = rollout()
    unknown = Rollout(**{**vars(batch), "rewards": batch.rewards.masked_fill(torch.arange(32) == 3, torch.nan)})
    trainer = make_trainer(start, tmp_path, steps_per_generation=1)
    assert trainer.advantages(unknown.rewards, batch.mask.sum(1))[3].abs() < 1e-6
    (grad,) = gradients(trainer, unknown)
    assert grad.isfinite().all()


def test_truncated_responses_can_be_dropped(start: Path, tmp_path: Path) -> None:
    batch = rollout()
    cut = Rollout(**{**vars(batch), "truncated": torch.ones(32, dtype=torch.bool)})
    (grad,) = gradients(make_trainer(start, tmp_path, truncated_reward="drop", steps_per_generation=1), cut)
    assert not grad.any()


def test_reference_on_another_device_gives_the_same(start: Path, tmp_path: Path) -> None:
    values = []
    for device in (None, "cpu"):
        trainer = make_trainer(start, tmp_path / str(device), beta=0.1, ref_device=device)
        with torch.no_grad():
            for parameter in trainer.policy.model.parameters():
                parameter.add_(0.01)
        values.append(learn(trainer, rollout())[0]["kl"])
    assert values[0] == pytest.approx(values[1], abs=1e-4)
    assert values[0] > 0


@pytest.mark.parametrize("options", [{"partial_credit": 0.5}, {"reward_scale": 5.0}, {"truncated_reward": "zero"}])
def test_accuracy_is_the_share_of_right_responses_under_any_reward(
    start: Path, tmp_path: Path, options: dict[str, Any]
) -> None:
    def graded(cases: Any, responses: Any) -> list[Verdict]:
        return [verdict if verdict else replace(verdict, grade=0.9) for verdict in judge(cases, responses)]

    trainer = make_trainer(start, tmp_path, graded, max_steps=3, log_completions=True, **options)
    trainer.train()
    logged = [json.loads(line) for line in (tmp_path / "completions-0.jsonl").read_text().splitlines()]
    for number, line in enumerate(line for line in lines(tmp_path) if "reward" in line):
        right = [row["reason"] == "correct" for row in logged if row["step"] == number]
        assert line["rollout/accuracy"] == pytest.approx(sum(right) / len(right))
        assert line["reward"] != pytest.approx(line["rollout/accuracy"])


def test_every_name_is_logged(start: Path, tmp_path: Path) -> None:
    make_trainer(start, tmp_path, max_steps=2, loss_mode="clip_cov", clip_cov_lb=0.0, beta=0.01, eval_steps=1).train()
    found = {name for line in lines(tmp_path) for name in line}
    assert found >= set(
        "loss grad_norm learning_rate reward reward_std frac_reward_zero_std rewards/copy/mean kl entropy step_time "
        "completions/mean_length completions/min_length completions/max_length completions/clipped_ratio "
        "clip_ratio/low_mean clip_ratio/high_mean clip_ratio/region_mean sampling/sampling_logp_difference/mean "
        "sampling/sampling_logp_difference/max rollout/rewards rollout/response_length rollout/accuracy "
        "rollout/frac_zero_std train/entropy train/entropy_loss train/ratio train/clip_fraction train/early_stop_hits "
        "cov/mean cov/top_0.2% cov/n_candidates cov/n_selected eval/accuracy eval/copy".split()
    )
    steps = [(line["step"], "reward" in line) for line in lines(tmp_path) if "eval/accuracy" not in line]
    assert steps == [(0, False), (1, False), (0, True), (2, False), (3, False), (2, True)]
    assert "clip_cov_lb: 0.0" in (tmp_path / "config.yaml").read_text(encoding="utf-8")
    difference = [line["sampling/sampling_logp_difference/max"] for line in lines(tmp_path) if "reward" in line]
    assert max(difference) < 1e-4
