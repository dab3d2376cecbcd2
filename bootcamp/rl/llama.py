"""The forward pass of Llama-like models, written out so that each caller brings its own attention.

Weights are those of the transformers modules. Decoding attends to fixed buffers, training to rows that share a prompt;
what is done token by token is the same for both.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import rms_norm
from torch.utils.checkpoint import checkpoint

MODELS = ("llama", "qwen2", "qwen3")
"""Model types whose layers are what is written out here."""

Attention = Callable[[int, Tensor, Tensor, Tensor], Tensor]
"""From a layer's number, queries, keys and values, ``[..., heads, head size]`` each, to the attended values."""


def llama_like(config: Any) -> bool:
    """Tell whether a model of this configuration is one that :func:`hidden_states` serves."""
    return config.model_type in MODELS and not getattr(config, "use_sliding_window", False)


def hidden_states(model: Any, ids: Tensor, positions: Tensor, attend: Attention, compiled: bool = False) -> Tensor:
    """Return what the head of `model` reads for `ids` at `positions`, both ``[...]``, as ``[..., hidden size]``."""
    body, (project, finish) = model.model, _parts(compiled)
    x = body.embed_tokens(ids).float()
    cos, sin = (table.view(*ids.shape, 1, -1) for table in body.rotary_emb(x, positions.reshape(1, -1)))
    half = cos.shape[-1] // 2
    sin = torch.cat((-sin[..., :half], sin[..., half:]), -1)

    def run(number: int, layer: Any, x: Tensor) -> Tensor:
        return finish(layer, x, attend(number, *project(layer, x, cos, sin)))

    for number, layer in enumerate(body.layers):
        if layer.gradient_checkpointing and torch.is_grad_enabled():
            x = checkpoint(run, number, layer, x, use_reentrant=False)
        else:
            x = run(number, layer, x)
    return _norm(body.norm, x, model.lm_head.weight.dtype)


@cache
def _parts(compiled: bool) -> tuple[Any, Any]:
    return tuple(torch.compile(part, dynamic=True) if compiled else part for part in (_project, _finish))


def _project(layer: Any, x: Tensor, cos: Tensor, sin: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    attention = layer.self_attn
    linears = attention.q_proj, attention.k_proj, attention.v_proj
    x = _norm(layer.input_layernorm, x, attention.q_proj.weight.dtype)
    query, key, value = (linear(x).unflatten(-1, (-1, attention.head_dim)) for linear in linears)
    if hasattr(attention, "q_norm"):
        query, key = _norm(attention.q_norm, query, query.dtype), _norm(attention.k_norm, key, key.dtype)
    return _rotated(query, cos, sin), _rotated(key, cos, sin), value


def _finish(layer: Any, x: Tensor, attended: Tensor) -> Tensor:
    x = x + layer.self_attn.o_proj(attended.flatten(-2))
    mlp = layer.mlp
    y = _norm(layer.post_attention_layernorm, x, mlp.up_proj.weight.dtype)
    return x + mlp.down_proj(mlp.act_fn(mlp.gate_proj(y)) * mlp.up_proj(y))


def _rotated(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    return torch.addcmul(x * cos, x.roll(x.shape[-1] // 2, -1), sin).to(x.dtype)


def _norm(layer: Any, x: Tensor, dtype: torch.dtype) -> Tensor:
    return rms_norm(x.to(layer.weight.dtype), layer.weight.shape, layer.weight, layer.variance_epsilon).to(dtype)


def bfloat16_copy(model: Any) -> Any:
    """Return a copy with matrices in bfloat16, whose gradients are added to those of `model` as they come.

    In Llama-like models norms, and with them the residual stream, stay in float32; others are bfloat16 throughout.
    Buffers keep their type, since rotary frequencies need float32.
    """
    copied = copy.deepcopy(model)
    kinds: Any = (torch.nn.Linear, torch.nn.Embedding) if llama_like(model.config) else torch.nn.Module
    for module in copied.modules():
        if isinstance(module, kinds):
            for parameter in module.parameters(recurse=False):
                parameter.data = parameter.data.bfloat16()
    for ours, theirs in zip(copied.parameters(), model.parameters(), strict=True):
        if theirs.requires_grad:
            ours.register_post_accumulate_grad_hook(partial(_hand_over, theirs))
    return copied


def _hand_over(target: Tensor, parameter: Tensor) -> None:
    assert parameter.grad is not None
    target.grad = parameter.grad.float() if target.grad is None else target.grad.add_(parameter.grad)
    parameter.grad = None
