"""A supervised start: next-token prediction on worked solutions, with the prompt masked."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import torch
from torch.nn.utils.rnn import pad_sequence

import bootcamp
from bootcamp.errors import BootcampError
from bootcamp.rl.checkpoint import load_state, resumable, save_checkpoint
from bootcamp.rl.config import SFTConfig
from bootcamp.rl.distributed import Ranks
from bootcamp.rl.logprobs import token_logprobs
from bootcamp.rl.logs import RunLog
from bootcamp.rl.loss import response_mask
from bootcamp.rl.optim import Optimizer
from bootcamp.rl.policy import Policy, encode_prompts, pick_device
from bootcamp.rl.stream import Indexed, Stream
from bootcamp.task import Case
from bootcamp.traces import worked_solution

_DRAWS = 16


@dataclass(frozen=True)
class Example:
    """Token ids of a prompt and of the response to learn."""

    prompt: list[int]
    response: list[int]


class Examples:
    """Worked solutions to the cases of a mixture, by index; None where a few draws gave none that is short enough."""

    def __init__(self, mixture: Indexed[Case], tokenizer: Any, config: SFTConfig) -> None:
        self.mixture, self.tokenizer, self.config = mixture, tokenizer, config

    def __getitem__(self, index: int) -> Example | None:
        case, config = self.mixture[index], self.config
        rng = Random(int.from_bytes(sha256(f"{config.seed}/{index}".encode()).digest(), "big"))
        for _ in range(_DRAWS):
            text = worked_solution(case, rng, config.trace_options.get(case.task))
            response = [*self.tokenizer(text, add_special_tokens=False)["input_ids"], self.tokenizer.eos_token_id]
            if len(response) <= config.max_completion_length:
                return Example(encode_prompts(self.tokenizer, [case], config)[0], response)
        return None


class SFTTrainer:
    """Trains on worked solutions; `mixture` and `policy` may be given where they exist already."""

    def __init__(
        self, config: SFTConfig, *, mixture: Indexed[Case] | None = None, policy: Policy | None = None
    ) -> None:
        self.config, self.ranks, self.folder = config, Ranks(config.device), Path(config.output_dir)
        if config.train_batch_size % self.ranks.size:
            raise BootcampError(
                f"train_batch_size={config.train_batch_size}: expected a multiple of the {self.ranks.size} ranks"
            )
        device = pick_device(config.device, self.ranks.local_rank)
        if mixture is None:
            mixture = bootcamp.Mixture(config.tasks, **config.mixture)
        checkpoint = resumable(self.folder, config.resume)
        self.policy = Policy(config, device, str(checkpoint)) if checkpoint else policy or Policy(config, device)
        self.optimizer = Optimizer(self.policy.model, config, total=config.max_steps)
        self.step = self.log_position = 0
        if checkpoint is not None:
            state = load_state(checkpoint)
            self.step, self.log_position = state["step"], state["log_position"]
            self.optimizer.load_state_dict(state["optimizer"])
        size = config.train_batch_size // self.ranks.size
        examples = Examples(mixture, self.policy.tokenizer, config)
        start = self.step * config.train_batch_size
        self.stream = Stream(examples, start, size, self.ranks, config.dataloader_num_workers)

    def train(self) -> None:
        """Run up to `max_steps` updates, or until `max_minutes` are over, and leave a checkpoint."""
        config, began = self.config, time.monotonic()
        place = {"rank": self.ranks.rank, "step": self.step, "position": self.log_position}
        with RunLog(self.folder, config, **place) as self.log:
            while self.step < config.max_steps:
                late = config.max_minutes is not None and time.monotonic() - began > 60 * config.max_minutes
                if self.ranks.largest(int(late), self.policy.device):
                    break
                started = time.monotonic()
                metrics = self._update([example for example in next(self.stream) if example is not None])
                metrics["step_time"] = time.monotonic() - started
                self.log.scalars(self.step, metrics)
                self.step += 1
                self.log.progress(self.step, config.max_steps, metrics)
                if config.save_steps and self.step % config.save_steps == 0:
                    self.save()
            self.save()

    def _update(self, examples: Sequence[Example]) -> dict[str, float]:
        """Make one update on the mean over the response tokens of all ranks."""
        device, model, ranks = self.policy.device, self.policy.working, self.ranks
        examples = sorted(examples, key=lambda example: len(example.prompt) + len(example.response))
        counts = torch.tensor([sum(len(e.response) for e in examples), len(examples)], device=device)
        tokens, kept = ranks.sum(counts).tolist()
        total = torch.zeros((), device=device)
        self.policy.sync()
        model.train(self.config.gradient_checkpointing)
        for first in range(0, len(examples), self.config.per_device_train_batch_size):
            part = examples[first : first + self.config.per_device_train_batch_size]
            prompts = torch.tensor([len(e.prompt) for e in part], device=device)
            lengths = prompts + torch.tensor([len(e.response) for e in part], device=device)
            rows = [torch.tensor(e.prompt + e.response) for e in part]
            ids = pad_sequence(rows, batch_first=True).to(device)
            mask = response_mask(prompts, lengths, ids.shape[1])
            logps, _ = token_logprobs(model, ids, mask)
            loss = -(logps * mask).sum() / max(1, tokens)
            loss.backward()
            total += loss.detach()
        model.eval()
        return {
            "loss": float(ranks.sum(total)),
            "grad_norm": self.optimizer.step(self.step, ranks),
            "learning_rate": self.optimizer.learning_rate(self.step),
            "num_tokens": float(tokens),
            "frac_too_long": 1 - kept / self.config.train_batch_size,
        }

    def save(self) -> None:
        """Write a checkpoint; the other ranks wait for the first."""
        state = {"step": self.step, "log_position": self.log.position, "optimizer": self.optimizer.state_dict()}
        if self.ranks.rank == 0:
            save_checkpoint(
                self.folder, self.step, self.policy.model, self.policy.tokenizer,
                None if self.config.save_only_model else state, keep=self.config.save_total_limit,
            )  # fmt: skip
        self.ranks.wait()


def sft(config: SFTConfig) -> None:
    """Train on worked solutions as `config` says, from the newest checkpoint of its folder if there is one."""
    SFTTrainer(config).train()
