"""AdamW with a learning rate that depends on the update's number alone, so that resuming is exact."""

from __future__ import annotations

import math
from typing import Any

import torch

from bootcamp.rl.config import RunConfig
from bootcamp.rl.distributed import Ranks


class Optimizer:
    """One update at a time, from gradients summed over the ranks and clipped by their norm."""

    def __init__(self, model: Any, config: RunConfig, total: int) -> None:
        self.config, self.total = config, total
        self._learning = [parameter for parameter in model.parameters() if parameter.requires_grad]
        self._adam = torch.optim.AdamW(
            self._learning,
            lr=config.learning_rate,
            betas=(config.adam_beta1, config.adam_beta2),
            weight_decay=config.weight_decay,
            fused=model.device.type == "cuda",
        )

    def learning_rate(self, update: int) -> float:
        """Return the rate of an update, numbered from 0: linear warm-up, then the schedule."""
        config, peak = self.config, self.config.learning_rate
        if update < config.warmup_steps:
            return peak * (update + 1) / config.warmup_steps
        left = 1 - (update - config.warmup_steps) / max(1, self.total - config.warmup_steps)
        if config.lr_scheduler_type == "linear":
            return peak * left
        return peak * (1 - math.cos(math.pi * left)) / 2 if config.lr_scheduler_type == "cosine" else peak

    def step(self, update: int, ranks: Ranks) -> float:
        """Apply the gradients and return their norm before clipping."""
        ranks.sum_gradients(self._learning)
        norm = torch.nn.utils.clip_grad_norm_(self._learning, self.config.max_grad_norm)
        for group in self._adam.param_groups:
            group["lr"] = self.learning_rate(update)
        self._adam.step()
        self.skip()
        return float(norm)

    def skip(self) -> None:
        """Forget the gradients; the weights stay as they are."""
        self._adam.zero_grad(set_to_none=True)

    def state_dict(self) -> dict[str, Any]:
        return dict(self._adam.state_dict())

    def load_state_dict(self, state: dict[str, Any]) -> None:
        self._adam.load_state_dict(state)
