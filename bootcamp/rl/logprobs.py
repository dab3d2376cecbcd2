"""Log-probabilities of responses under a model, and its entropy there.

Rows are sequences (prompt, then response, padded on the right), columns are tokens. Llama-like models read many rows as
one sequence without padding, in which a prompt stands once for all its responses.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.utils.checkpoint import checkpoint

from bootcamp.rl.entropy import token_entropy
from bootcamp.rl.llama import hidden_states, llama_like
from bootcamp.rl.packing import Packed
from bootcamp.rl.pass_graphs import PassGraphs
from bootcamp.rl.sampling import triton_kernels

_ROWS = 4096
"""Tokens whose logits the kernels make at a time."""


def token_logprobs(
    model: Any,
    ids: Tensor,
    mask: Tensor,
    prompts: Tensor | None = None,
    *,
    temperature: float = 1.0,
    entropy: bool = False,
    entropy_gradient: bool = False,
    chunk: int = 1024,
    graphs: PassGraphs | None = None,
) -> tuple[Tensor, Tensor]:
    """Return ``log pi(token)`` at `temperature` and the policy's exact entropy at temperature 1, both ``[n, L]``.

    Rows that follow each other with the same number in `prompts` ``[n]`` share their prompt. Llama-like models read
    every token once, without padding; others read padded rows, where causal attention never sees what is on the right.
    Float32 work is done and redone in the backward pass for `chunk` tokens at a time. Entropy is left at 0 unless asked
    for, and is a constant unless its gradient is asked for. What Triton kernels do goes by `graphs` where given.
    """
    targets = ids[mask]
    if llama_like(model.config):
        packed = Packed.of(ids, mask, torch.arange(len(ids), device=ids.device) if prompts is None else prompts)
        if ids.is_cuda and temperature == 1 and triton_kernels() is not None:
            logp, found = graphs(_read, packed, targets) if graphs else _read(model, packed, targets)
            found = found if entropy_gradient else found.detach()
            return _in_rows(logp, mask), _in_rows(found if entropy else torch.zeros_like(logp), mask)
        states, head = _states(model, packed), model.lm_head
    else:
        first = int(mask.any(0).int().argmax())
        logits = model(input_ids=ids, logits_to_keep=ids.shape[1] - first + 1, use_cache=False).logits[:, :-1]
        states, head = logits[mask[:, first:]], torch.nn.Identity()
    options = temperature, entropy, entropy_gradient
    done = [
        checkpoint(_logprob_and_entropy, head, *pair, *options, use_reentrant=False, preserve_rng_state=False)
        for pair in zip(states.split(chunk), targets.split(chunk), strict=True)
    ]
    logps, entropies = (_in_rows(torch.cat(values), mask) for values in zip(*done, strict=True))
    return logps, entropies


def _read(model: Any, packed: Packed, targets: Tensor) -> tuple[Tensor, Tensor]:
    """Return log-probability and entropy of each response token by a Triton kernel."""
    read = triton_kernels("head_kernels").logprob_and_entropy
    found: tuple[Tensor, Tensor] = read(_states(model, packed), model.lm_head.weight, targets, _ROWS)
    return found


def _states(model: Any, packed: Packed) -> Tensor:
    """Return what the head reads ahead of each response token, by Triton kernels where these serve."""
    kernels = triton_kernels("update_kernels") if packed.ids.is_cuda else None
    if kernels is not None and kernels.serves(model):
        states: Tensor = kernels.packed_states(model, packed)
    else:
        states = hidden_states(model, packed.ids, packed.positions, packed.attend)
    return states[packed.before]


def _in_rows(values: Tensor, mask: Tensor) -> Tensor:
    """Put the values of response tokens where these stand, ``[n, L]``."""
    return torch.zeros(mask.shape, dtype=torch.float32, device=mask.device).masked_scatter(mask, values)


def _logprob_and_entropy(
    head: Any, states: Tensor, targets: Tensor, temperature: float, entropy: bool, entropy_gradient: bool
) -> tuple[Tensor, Tensor]:
    logits = head(states).float()
    scaled = logits if temperature == 1 else logits / temperature
    logp = scaled.log_softmax(-1).gather(-1, targets[:, None]).squeeze(-1)
    if not entropy:
        return logp, torch.zeros_like(logp)
    with torch.set_grad_enabled(entropy_gradient and torch.is_grad_enabled()):
        return logp, token_entropy(logits)
