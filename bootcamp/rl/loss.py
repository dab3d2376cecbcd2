"""The GRPO objective as functions of tensors: log-probabilities, advantages, clipping, KL.

Rows are sequences (prompt, then response, padded on the right), columns are tokens: entry ``[i, j]`` of any ``[n, L]``
tensor belongs to token ``ids[i, j]``. ``mask`` marks response tokens; what lies outside it is 0 or has weight 0.
"""

from __future__ import annotations

from typing import Literal

import torch
from torch import Tensor

Scale = Literal["group", "batch", "none"]
LossType = Literal["dapo", "grpo", "dr_grpo"]
KLType = Literal["k1", "k2", "k3"]

_EPSILON = 1e-6


def response_mask(prompt_lengths: Tensor, lengths: Tensor, width: int) -> Tensor:
    """Mark the response tokens of right-padded rows: ``[n, width]`` from prompt and total lengths ``[n]``."""
    column = torch.arange(width, device=lengths.device)
    return (column >= prompt_lengths[:, None]) & (column < lengths[:, None])


def advantages(rewards: Tensor, scale: Scale = "group") -> Tensor:
    """Return rewards ``[groups, G]`` less their group's mean, over the unbiased deviation of the group or the batch.

    A group whose rewards are all equal gives exactly 0.
    """
    equal = rewards.amax(1, keepdim=True) == rewards.amin(1, keepdim=True)
    centred = torch.where(equal, 0.0, rewards - rewards.mean(1, keepdim=True))
    if scale == "none" or rewards.shape[1] == 1:
        return centred
    deviation = rewards.std(1, keepdim=True) if scale == "group" else rewards.std()
    return centred / (deviation + _EPSILON)


class RunningNorm:
    """Advantages from a mean and deviation that are carried from group to group, in order.

    The momentum starts at 0, grows by 0.1 after each group and stops at `max_momentum`; 0 is plain GRPO.
    """

    def __init__(self, max_momentum: float) -> None:
        self.max_momentum = max_momentum
        self.mean = self.deviation = self.momentum = 0.0

    def __call__(self, rewards: Tensor) -> Tensor:
        rows = []
        for group in rewards:
            self.mean += (1 - self.momentum) * (float(group.mean()) - self.mean)
            self.deviation += (1 - self.momentum) * (float(group.std()) - self.deviation)
            self.momentum = min(self.max_momentum, self.momentum + 0.1)
            rows.append((group - self.mean) / (self.deviation + _EPSILON))
        return torch.stack(rows)

    def state_dict(self) -> dict[str, float]:
        return {"mean": self.mean, "deviation": self.deviation, "momentum": self.momentum}

    def load_state_dict(self, state: dict[str, float]) -> None:
        self.mean, self.deviation, self.momentum = state["mean"], state["deviation"], state["momentum"]


def whiten(advantage: Tensor, lengths: Tensor) -> Tensor:
    """Bring advantages ``[n]`` to mean 0 and deviation 1 over all response tokens, `lengths` ``[n]`` of them a row."""
    weight = lengths.double() / lengths.sum()
    mean = (weight * advantage).sum()
    tokens = float(lengths.sum())
    variance = (weight * (advantage - mean) ** 2).sum() * tokens / max(tokens - 1, 1)
    return ((advantage - mean) / (variance.sqrt() + 1e-5)).to(advantage.dtype)


def token_weights(mask: Tensor, loss_type: LossType, max_length: int) -> Tensor:
    """Return ``[n, L]`` weights whose sum with the token losses is the loss of the whole minibatch.

    ``dapo`` is the mean over its tokens, ``grpo`` the mean over sequences of their token means, ``dr_grpo`` the token
    sum over ``n * max_length``. The weights come from the whole minibatch, so no split of it changes the loss.
    """
    weights = mask.float()
    sequences = mask.any(1).sum().clamp(min=1)
    if loss_type == "dapo":
        return weights / weights.sum().clamp(min=1)
    if loss_type == "grpo":
        return weights / weights.sum(1, keepdim=True).clamp(min=1) / sequences
    return weights / (sequences * max_length)


def clipped_tokens(ratio: Tensor, advantage: Tensor, low: float, high: float) -> tuple[Tensor, Tensor]:
    """Tell where clipping to ``[1 - low, 1 + high]`` binds: below, for bad tokens, and above, for good ones."""
    return (ratio < 1 - low) & (advantage < 0), (ratio > 1 + high) & (advantage > 0)


def policy_loss(logps: Tensor, old_logps: Tensor, advantage: Tensor, low: float, high: float) -> Tensor:
    """Return the token losses ``max(-A r, -A clip(r, 1 - low, 1 + high))``; `advantage` is ``[n, 1]``."""
    ratio = (logps - old_logps).exp()
    return torch.maximum(-advantage * ratio, -advantage * ratio.clamp(1 - low, 1 + high))


def kl_cov_loss(logps: Tensor, old_logps: Tensor, advantage: Tensor, chosen: Tensor, coefficient: float) -> Tensor:
    """Return the token losses ``-A r``, plus ``coefficient |log r|`` on the `chosen` tokens; nothing is clipped.

    On the first update after a rollout the ratio is 1, so the penalty and its gradient are 0: KL-Cov needs several
    updates a rollout.
    """
    log_ratio = logps - old_logps
    return -advantage * log_ratio.exp() + coefficient * chosen * log_ratio.abs()


def kl_penalty(logps: Tensor, ref_logps: Tensor, kind: KLType = "k3") -> Tensor:
    """Estimate the KL divergence from the reference, token by token.

    ``k1 = log pi - log ref`` has an expected gradient of 0, so it measures without anchoring; ``k2`` is half its
    square; ``k3 = exp(-k1) - 1 + k1`` is never negative.
    """
    difference = (logps - ref_logps).clamp(-20, 20)
    if kind == "k1":
        return difference
    if kind == "k2":
        return difference.square() / 2
    return (-difference).exp() - 1 + difference
