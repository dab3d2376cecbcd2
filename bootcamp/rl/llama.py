"""The forward pass of Llama-like models, written out so that each caller brings its own attention.

Weights are those of the transformers modules. Decoding attends to fixed buffers, training to rows that share a prompt;
what is done token by token is the same for both, in few and large operations.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import partial
from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import linear, rms_norm
from torch.utils.checkpoint import checkpoint

MODELS = ("llama", "qwen2", "qwen3")
"""Model types whose layers are what is written out here."""

Attention = Callable[[int, Tensor, list[int]], Tensor]
"""From a layer's number, its queries, keys and values ``[..., heads, head size]``, and how many heads each of the three
has, to what the queries attend to."""

_PROJECTIONS = {"self_attn": ("q_proj", "k_proj", "v_proj"), "mlp": ("gate_proj", "up_proj")}


def llama_like(config: Any) -> bool:
    """Tell whether a model of this configuration is one that :func:`hidden_states` serves."""
    return config.model_type in MODELS and not getattr(config, "use_sliding_window", False)


def head_size(config: Any) -> int:
    """Return the size of a head of attention."""
    return int(getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads)


def hidden_states(model: Any, ids: Tensor, positions: Tensor, attend: Attention) -> Tensor:
    """Return what the head of `model` reads for `ids` at `positions`, both ``[...]``, as ``[..., hidden size]``.

    The residual stream is float32 whatever the matrices are.
    """
    body, config, dtype = model.model, model.config, model.lm_head.weight.dtype
    x = body.embed_tokens(ids).float()
    sizes = [config.num_attention_heads, config.num_key_value_heads, config.num_key_value_heads]
    cos, sin = (table.reshape(*ids.shape, 1, -1) for table in body.rotary_emb(x, positions.reshape(1, -1)))
    half, rotated, heads = cos.shape[-1] // 2, sum(sizes[:2]), sum(sizes)
    # Values are not rotated, but go the same way.
    turn = torch.ones((*ids.shape, heads, 2 * half), dtype=dtype, device=x.device)
    slide = torch.zeros_like(turn)
    turn[..., :rotated, :] = cos
    slide[..., :rotated, :half], slide[..., :rotated, half:] = -sin[..., :half], sin[..., half:]

    def run(number: int, layer: Any, x: Tensor) -> Tensor:
        qkv = _joint(layer.self_attn, "self_attn", _norm(layer.input_layernorm, x, dtype)).unflatten(-1, (heads, -1))
        if hasattr(layer.self_attn, "q_norm"):
            query, key, value = qkv.split(sizes, -2)
            query, key = _norm(layer.self_attn.q_norm, query, dtype), _norm(layer.self_attn.k_norm, key, dtype)
            qkv = torch.cat((query, key, value), -2)
        qkv = torch.addcmul(qkv * turn, qkv.roll(half, -1), slide)
        x = x + layer.self_attn.o_proj(attend(number, qkv, sizes).flatten(-2))
        gate, up = _joint(layer.mlp, "mlp", _norm(layer.post_attention_layernorm, x, dtype)).chunk(2, -1)
        return x + layer.mlp.down_proj(layer.mlp.act_fn(gate) * up)

    for number, layer in enumerate(body.layers):
        if layer.gradient_checkpointing and torch.is_grad_enabled():
            x = checkpoint(run, number, layer, x, use_reentrant=False)
        else:
            x = run(number, layer, x)
    return _norm(body.norm, x, dtype)


def _norm(layer: Any, x: Tensor, dtype: torch.dtype) -> Tensor:
    return rms_norm(x.to(layer.weight.dtype), layer.weight.shape, layer.weight, layer.variance_epsilon).to(dtype)


def _joint(module: Any, kind: str, x: Tensor) -> Tensor:
    """Apply the projections that read the same input, at once where they have been joined."""
    if hasattr(module, "joined"):
        return linear(x, *module.joined)
    return torch.cat([getattr(module, name)(x) for name in _PROJECTIONS[kind]], -1)


def bfloat16_copy(model: Any) -> Any:
    """Return a copy with matrices in bfloat16, whose gradients are added to those of `model` as they come.

    In Llama-like models norms stay in float32, and projections that read the same input lie in one matrix; others are
    bfloat16 throughout. Buffers keep their type, since rotary frequencies need float32.
    """
    copied = copy.deepcopy(model)
    special = llama_like(model.config)
    kinds: Any = (torch.nn.Linear, torch.nn.Embedding) if special else torch.nn.Module
    for module in copied.modules():
        if isinstance(module, kinds):
            for parameter in module.parameters(recurse=False):
                parameter.data = parameter.data.bfloat16()
    for ours, theirs in zip(copied.parameters(), model.parameters(), strict=True):
        if theirs.requires_grad:
            ours.register_post_accumulate_grad_hook(partial(_hand_over, [theirs]))
    for ours, theirs in zip(copied.model.layers, model.model.layers, strict=True) if special else ():
        for kind, names in _PROJECTIONS.items():
            module, source = getattr(ours, kind), getattr(theirs, kind)
            parts, sources = ([getattr(owner, name) for name in names] for owner in (module, source))
            weight = _join([part.weight for part in parts], [part.weight for part in sources])
            bias = None if parts[0].bias is None else _join([p.bias for p in parts], [p.bias for p in sources])
            module.joined = weight, bias
    return copied


def _join(parts: list[Any], sources: list[Any]) -> Tensor:
    """Put parameters below each other in one tensor that learns for them; they become views of it."""
    joined = torch.cat([part.data for part in parts])
    for part, rows in zip(parts, joined.split([len(part) for part in parts]), strict=True):
        part.data = rows
        part.requires_grad_(False)
    if sources[0].requires_grad:
        joined.requires_grad_().register_post_accumulate_grad_hook(partial(_hand_over, sources))
    return joined


def _hand_over(targets: list[Tensor], parameter: Tensor) -> None:
    """Add a gradient to those of the parameters that lie below each other in `parameter`."""
    assert parameter.grad is not None
    whole = parameter.grad.float()
    for target, grad in zip(targets, whole.split([len(target) for target in targets]), strict=True):
        target.grad = grad if target.grad is None else target.grad.add_(grad)
    parameter.grad = None
