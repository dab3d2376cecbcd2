"""What both trainers do around their steps: loading or resuming, the clock, the log, evaluation, checkpoints."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import torch

import bootcamp
from bootcamp.cases import Case
from bootcamp.rl.checkpoint import load_state, resumable, save_checkpoint
from bootcamp.rl.config import RunConfig
from bootcamp.rl.distributed import Ranks
from bootcamp.rl.evaluate import accuracy_by_task, summary
from bootcamp.rl.logs import RunLog
from bootcamp.rl.optim import Optimizer
from bootcamp.rl.policy import Judge, Policy, judge, pick_device
from bootcamp.rl.sampling import Sampling

C = TypeVar("C", bound=RunConfig)


class Trainer(ABC, Generic[C]):
    """Steps from the newest checkpoint, or the start, to `max_steps` or the end of `max_minutes`.

    A step makes `updates` of the weights. `state` is what the checkpoint held, empty at the start; `policy` is used
    where there is no checkpoint, and loaded if it is not given.
    """

    def __init__(
        self,
        config: C,
        ranks: Ranks,
        *,
        updates: int = 1,
        policy: Policy | None = None,
        eval_cases: Sequence[Case] | None = None,
        judge: Judge = judge,
    ) -> None:
        self.config, self.ranks, self.updates, self.folder = config, ranks, updates, Path(config.output_dir)
        self.eval_cases, self.judge = eval_cases, judge
        self.device = pick_device(config.device, ranks.local_rank)
        checkpoint = resumable(self.folder, config.resume)
        self.state: dict[str, Any] = {} if checkpoint is None else load_state(checkpoint)
        if checkpoint is not None:
            policy = Policy(config, self.device, str(checkpoint))
        self.policy = policy or Policy(config, self.device)
        self.optimizer = Optimizer(self.policy.model, config, total=config.max_steps * updates)
        self.step, self._log_position = self.state.get("step", 0), self.state.get("log_position", 0)
        if self.state:
            self.optimizer.load_state_dict(self.state["optimizer"])

    @abstractmethod
    def advance(self) -> dict[str, float]:
        """Make one step and return what was measured."""

    def extra_state(self) -> dict[str, Any]:
        """Return what resuming needs beyond the step, the log and the optimiser."""
        return {}

    def train(self) -> None:
        """Run up to `max_steps` steps, or until `max_minutes` are over, and leave a checkpoint."""
        config, began = self.config, time.monotonic()
        place = {"rank": self.ranks.rank, "step": self.step, "position": self._log_position}
        with RunLog(self.folder, config, **place) as self.log:
            if self.step == 0:
                self._evaluate()
            while self.step < config.max_steps and not self._late(began):
                metrics = self.advance()
                self.step += 1
                self.log.progress(self.step, config.max_steps, metrics)
                if self.step == config.max_steps or (config.eval_steps and self.step % config.eval_steps == 0):
                    self._evaluate()
                if config.save_steps and self.step % config.save_steps == 0:
                    self.save()
            self.save()

    def _late(self, began: float) -> bool:
        """Tell whether the time is over for any rank."""
        minutes = self.config.max_minutes
        late = minutes is not None and time.monotonic() - began > 60 * minutes
        return bool(self.ranks.largest(int(late), self.device))

    def _evaluate(self) -> None:
        """Measure the policy on held-out cases; every rank measures the same."""
        config = self.config
        if not config.eval_steps:
            return
        if self.eval_cases is None:
            held_out = bootcamp.Mixture(config.tasks, **{**config.mixture, "split": "test", **config.eval_mixture})
            self.eval_cases = [held_out[index] for index in range(config.eval_size)]
        sampling = Sampling(config.max_completion_length, config.eval_temperature if config.eval_samples > 1 else 0.0)
        generator = torch.Generator(self.device).manual_seed(config.seed)
        records = self.policy.answer(self.eval_cases, config.eval_samples, sampling, generator, self.judge).records
        metrics = summary(records, config.eval_samples) | accuracy_by_task(records)
        self.log.scalars(self.step * self.updates, {f"eval/{name}": value for name, value in metrics.items()})

    def save(self) -> None:
        """Write a checkpoint; the other ranks wait for the first."""
        config = self.config
        state = {
            "step": self.step,
            "log_position": self.log.position,
            "optimizer": self.optimizer.state_dict(),
            **self.extra_state(),
        }
        if self.ranks.first:
            save_checkpoint(
                self.folder, self.step, self.policy.model, self.policy.tokenizer,
                None if config.save_only_model else state, keep=config.save_total_limit,
            )  # fmt: skip
        self.ranks.wait()
