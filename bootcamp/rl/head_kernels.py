"""Log-probabilities and entropies straight from what the head of a model reads, in Triton kernels.

Logits are made for some thousand tokens at a time, read once, and made again in the backward pass, which turns them
into their own gradient in place. The plain path (`bootcamp.rl.logprobs`) says what is computed.
"""

# mypy: disable-error-code="no-untyped-def, untyped-decorator"
from __future__ import annotations

from typing import Any

import torch
import triton
import triton.language as tl
from torch import Tensor
from torch.autograd import Function

_BLOCK = 4096


def logprob_and_entropy(states: Tensor, weight: Tensor, targets: Tensor, chunk: int) -> tuple[Tensor, Tensor]:
    """Return ``log softmax(states @ weight.T)`` at the `targets` and each row's entropy, `chunk` rows at a time."""
    logp, entropy = _Read.apply(states, weight, targets, chunk)
    return logp, entropy


class _Read(Function):  # type: ignore[misc, unused-ignore]
    @staticmethod
    def forward(ctx: Any, states: Tensor, weight: Tensor, targets: Tensor, chunk: int) -> tuple[Tensor, Tensor]:
        figures = torch.empty((3, len(states)), device=states.device)
        for first in range(0, len(states), chunk):
            rows = slice(first, first + chunk)
            logits = states[rows] @ weight.T
            _read[(len(logits),)](logits, targets[rows], *figures[:, rows], logits.shape[1], _BLOCK)
        ctx.save_for_backward(states, weight, targets, figures)
        ctx.chunk = chunk
        return figures[0].clone(), figures[1].clone()  # what is handed out must not be what is saved

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor | None, ...]:
        states, weight, targets, figures = ctx.saved_tensors
        d_states, d_weight, d_figures = torch.empty_like(states), torch.zeros_like(weight), torch.stack(grads)
        for first in range(0, len(states), ctx.chunk):
            rows = slice(first, first + ctx.chunk)
            logits = states[rows] @ weight.T
            _read_back[(len(logits), triton.cdiv(logits.shape[1], _BLOCK))](
                logits, targets[rows], *figures[1:, rows], *d_figures[:, rows], logits.shape[1], _BLOCK
            )
            torch.mm(logits, weight, out=d_states[rows])
            d_weight.addmm_(logits.T, states[rows])
        return d_states, d_weight, None, None


@triton.jit
def _read(logits, targets, logp, entropy, mass, width, block: tl.constexpr):
    """One row: a running softmax, and the mean of the logits under it."""
    row = tl.program_id(0).to(tl.int64)
    peak, total, mean = float("-inf"), 0.0, 0.0
    for start in range(0, width, block):
        column = start + tl.arange(0, block)
        value = tl.load(logits + row * width + column, column < width, float("-inf")).to(tl.float32)
        higher = tl.maximum(peak, tl.max(value, 0))
        fade, weight = tl.exp(peak - higher), tl.exp(value - higher)
        total = total * fade + tl.sum(weight, 0)
        mean = mean * fade + tl.sum(tl.where(column < width, weight * value, 0.0), 0)
        peak = higher
    whole = peak + tl.log(total)
    tl.store(mass + row, whole)
    tl.store(entropy + row, whole - mean / total)
    tl.store(logp + row, tl.load(logits + row * width + tl.load(targets + row)).to(tl.float32) - whole)


@triton.jit
def _read_back(logits, targets, entropy, mass, d_logp, d_entropy, width, block: tl.constexpr):
    """Part of one row: its logits become their gradient."""
    row, column = tl.program_id(0).to(tl.int64), tl.program_id(1) * block + tl.arange(0, block)
    inside, place = column < width, row * width + column
    known = tl.load(logits + place, inside, float("-inf")).to(tl.float32) - tl.load(mass + row)
    weight = tl.exp(known)
    grad = (tl.where(column == tl.load(targets + row), 1.0, 0.0) - weight) * tl.load(d_logp + row)
    grad -= weight * (tl.where(inside, known, 0.0) + tl.load(entropy + row)) * tl.load(d_entropy + row)
    tl.store(logits + place, grad, inside)
