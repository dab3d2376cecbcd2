"""The forward pass of Llama-like models, written out so that each caller brings its own attention.

Weights are those of the transformers modules. Decoding attends to fixed buffers, training to rows that share a prompt;
what is done token by token is the same for both, in few and large operations.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
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
    """Return a copy with matrices in bfloat16, whose gradients are added to those of `model` after each backward pass.

    In Llama-like models norms stay in float32, and projections that read the same input lie in one matrix; others are
    bfloat16 throughout. Buffers keep their type, since rotary frequencies need float32.
    """
    copied, handing = copy.deepcopy(model), _HandOver()
    special = llama_like(model.config)
    kinds: Any = (torch.nn.Linear, torch.nn.Embedding) if special else torch.nn.Module
    for module in copied.modules():
        if isinstance(module, kinds):
            for parameter in module.parameters(recurse=False):
                parameter.data = parameter.data.bfloat16()
    for ours, theirs in zip(copied.parameters(), model.parameters(), strict=True):
        if theirs.requires_grad:
            handing.watch(ours, [theirs])
    for ours, theirs in zip(copied.model.layers, model.model.layers, strict=True) if special else ():
        for kind, names in _PROJECTIONS.items():
            module, source = getattr(ours, kind), getattr(theirs, kind)
            parts, sources = ([getattr(owner, name) for name in names] for owner in (module, source))
            weight = _join(handing, [part.weight for part in parts], [part.weight for part in sources])
            biases = [[part.bias for part in each] for each in (parts, sources)]
            module.joined = weight, None if parts[0].bias is None else _join(handing, *biases)
    return copied


def learning(copied: Any) -> list[Tensor]:
    """Return the tensors of a :func:`bfloat16_copy` that take gradients."""
    joined = [each for module in copied.modules() for each in getattr(module, "joined", ())]
    return [each for each in (*copied.parameters(), *joined) if each is not None and each.requires_grad]


class _HandOver:
    """Adds the gradients of a copy to those of its source at the end of every backward pass, all in few operations."""

    def __init__(self) -> None:
        self._pairs: list[tuple[Tensor, list[Any]]] = []
        self._awaited = False

    def watch(self, parameter: Tensor, targets: list[Any]) -> None:
        """Hand over the gradient of `parameter` to the parameters that lie below each other in it."""
        self._pairs.append((parameter, targets))
        parameter.register_post_accumulate_grad_hook(self._await_the_end)

    def _await_the_end(self, _: Tensor) -> None:
        if not self._awaited:
            self._awaited = True
            torch.autograd.Variable._execution_engine.queue_callback(self._hand_over)

    def _hand_over(self) -> None:
        self._awaited = False
        begun: tuple[list[Any], list[Any]] = [], []
        added: tuple[list[Any], list[Any]] = [], []
        for parameter, targets in self._pairs:
            if parameter.grad is None:
                continue
            for target, part in zip(targets, parameter.grad.split([len(target) for target in targets]), strict=True):
                grads, parts = begun if target.grad is None else added
                if target.grad is None:
                    target.grad = torch.empty_like(target)
                grads.append(target.grad)
                parts.append(part)
            parameter.grad = None
        if begun[0]:
            torch._foreach_copy_(*begun)
        if added[0]:
            torch._foreach_add_(*added)


def _join(handing: _HandOver, parts: list[Any], sources: list[Any]) -> Tensor:
    """Put parameters below each other in one tensor that learns for them; they become views of it."""
    joined = torch.cat([part.data for part in parts])
    for part, rows in zip(parts, joined.split([len(part) for part in parts]), strict=True):
        part.data = rows
        part.requires_grad_(False)
    if sources[0].requires_grad:
        handing.watch(joined.requires_grad_(), sources)
    return joined
