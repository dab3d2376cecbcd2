"""Log-probabilities of responses under a model, and its entropy there.

Rows are sequences (prompt, then response, padded on the right), columns are tokens. Llama-like models read many rows as
one sequence without padding, in which a prompt stands once for all its responses.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention
from torch.utils.checkpoint import checkpoint

from bootcamp.rl.entropy import token_entropy
from bootcamp.rl.llama import hidden_states, llama_like
from bootcamp.rl.sampling import triton_kernels


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
) -> tuple[Tensor, Tensor]:
    """Return ``log pi(token)`` at `temperature` and the policy's exact entropy at temperature 1, both ``[n, L]``.

    Rows that follow each other with the same number in `prompts` ``[n]`` share their prompt. Llama-like models read
    every token once, without padding; others read padded rows, where causal attention never sees what is on the right.
    Float32 work is done and redone in the backward pass for `chunk` tokens at a time. Entropy is left at 0 unless asked
    for, and is a constant unless its gradient is asked for.
    """
    targets, kernels = ids[mask], None
    if llama_like(model.config):
        packed = Packed.of(ids, mask, torch.arange(len(ids), device=ids.device) if prompts is None else prompts)
        kernels = triton_kernels("update_kernels") if ids.is_cuda else None
        if kernels is not None and kernels.serves(model):
            states = kernels.packed_states(model, packed)[packed.before]
        else:
            states = hidden_states(model, packed.ids, packed.positions, packed.attend)[packed.before]
        head = model.lm_head
    else:
        first = int(mask.any(0).int().argmax())
        logits = model(input_ids=ids, logits_to_keep=ids.shape[1] - first + 1, use_cache=False).logits[:, :-1]
        states, head = logits[mask[:, first:]], torch.nn.Identity()
    if kernels is not None and temperature == 1:
        read = triton_kernels("head_kernels").logprob_and_entropy
        logp, found = read(states, head.weight, targets, 4 * chunk)  # four in the place of one: half as wide, one copy
        found = found if entropy_gradient else found.detach()
        done = [(logp, found if entropy else torch.zeros_like(logp))]
    else:
        options = temperature, entropy, entropy_gradient
        done = [
            checkpoint(_logprob_and_entropy, head, *pair, *options, use_reentrant=False, preserve_rng_state=False)
            for pair in zip(states.split(chunk), targets.split(chunk), strict=True)
        ]
    results = []
    for values in zip(*done, strict=True):
        rows = torch.zeros(ids.shape, dtype=torch.float32, device=ids.device)
        results.append(rows.masked_scatter(mask, torch.cat(values)))
    return results[0], results[1]


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


@dataclass(frozen=True)
class Packed:
    """Tokens of `n` rows, ``[T]``, each once; the last of a response is left out, since no other is drawn after it.

    `places` ``[n, L]`` says which token stands where in each row, and `back` ``[T]`` where in the flattened rows each
    token stands first; `sharing` ``[T]`` counts its rows, which follow each other. `before` ``[tokens]`` is the token
    ahead of each response token, in the order of the rows.
    """

    ids: Tensor
    positions: Tensor
    places: Tensor
    back: Tensor
    sharing: Tensor
    before: Tensor

    @classmethod
    def of(cls, ids: Tensor, mask: Tensor, prompts: Tensor) -> Packed:
        """Pack right-padded rows; `mask` marks the responses, at least one token each.

        `prompts` ``[n]`` numbers the prompts: rows that follow each other with the same number share theirs.
        """
        column, row = torch.arange(ids.shape[1], device=ids.device), torch.arange(len(ids), device=ids.device)
        start = mask.int().argmax(1, keepdim=True)
        inside = column < (mask * column).amax(1, keepdim=True)
        leads = torch.ones_like(prompts, dtype=torch.bool)
        leads[1:] = prompts[1:] != prompts[:-1]
        used = inside & (leads[:, None] | (column >= start))
        number = (used.flatten().cumsum(0) - 1).view(ids.shape)
        places = torch.where(column < start, number[(row * leads).cummax(0).values], number)
        back = used.flatten().nonzero().squeeze(1)
        group = leads.cumsum(0) - 1
        sharing = torch.where(column < start, group.bincount()[group][:, None], 1)[used]
        # Padding may hold any token, but not all of it the same one: their gradients would queue up to be added.
        spread = torch.arange(ids.numel(), device=ids.device).view(ids.shape) % len(back)
        return cls(
            ids=ids[used],
            positions=column.expand(ids.shape)[used],
            places=torch.where(inside, places, spread),
            back=back,
            sharing=sharing,
            before=places[:, :-1][mask[:, 1:]],
        )

    def attend(self, layer: int, qkv: Tensor, sizes: list[int]) -> Tensor:
        """Attend within each row, for :func:`bootcamp.rl.llama.hidden_states`."""
        rows = qkv.index_select(0, self.places.flatten()).unflatten(0, self.places.shape).transpose(1, 2)
        query, key, value = rows.split(sizes, 1)
        attended = scaled_dot_product_attention(query, key, value, is_causal=True, enable_gqa=True)
        return attended.transpose(1, 2).flatten(0, 1).index_select(0, self.back)
