"""Drawing the next token from a model's logits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import torch
from torch import Tensor


@cache
def triton_kernels(name: str = "kernels") -> Any:
    """Return a module of kernels in `bootcamp.rl`, or None where Triton is not installed."""
    return import_module(f"bootcamp.rl.{name}") if find_spec("triton") else None


@dataclass(frozen=True)
class Sampling:
    """How to draw a token: `temperature` 0 is greedy; `top_k` 0 and `top_p` 1 are off."""

    max_tokens: int
    temperature: float = 1.0
    top_k: int = 0
    top_p: float = 1.0


def choose(logits: Tensor, sampling: Sampling, generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """Draw a token a row; return it with its log-probability under ``softmax(logits / temperature)``.

    The draw is the winner of a race of exponential clocks, which is exact and needs no sum over the vocabulary.
    """
    whole = not sampling.top_k and sampling.top_p == 1
    if logits.is_cuda and whole and (kernels := triton_kernels()):
        tokens, logps = kernels.draw(logits, sampling.temperature, generator)
        return tokens, logps
    logits = logits.float()
    if sampling.temperature not in (0, 1):
        logits = logits / sampling.temperature
    if sampling.temperature == 0:
        tokens = logits.argmax(-1)
    else:
        clocks = torch.empty_like(logits).exponential_(generator=generator)
        tokens = (truncate(logits, sampling) - clocks.log_()).argmax(-1)
    return tokens, logits.log_softmax(-1).gather(-1, tokens[:, None]).squeeze(-1)


def truncate(logits: Tensor, sampling: Sampling) -> Tensor:
    """Set to -inf all but the `top_k` best and the smallest set of best tokens with mass `top_p`."""
    if sampling.top_k:
        least = logits.topk(min(sampling.top_k, logits.shape[-1])).values[:, -1:]
        logits = logits.masked_fill(logits < least, -torch.inf)
    if sampling.top_p < 1:
        best, order = logits.sort(-1, descending=True)
        mass = best.softmax(-1)
        beyond = mass.cumsum(-1) - mass >= sampling.top_p
        logits = logits.masked_fill(beyond.gather(-1, order.argsort(-1)), -torch.inf)
    return logits
