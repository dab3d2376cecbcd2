"""The pass that learns, for Llama-like models, in few Triton kernels with backward passes of their own.

What lies between the matrix products: norms with the sums before them, the gate, the way from tokens to padded rows and
back with the rotation on it. The plain path (`bootcamp.rl.llama`, `bootcamp.rl.logprobs`) says what is computed, and is
what the tests compare with.
"""

# mypy: disable-error-code="no-untyped-def, untyped-decorator"
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
import triton
import triton.language as tl
from torch import Tensor
from torch.autograd import Function
from torch.nn.functional import linear, scaled_dot_product_attention
from torch.utils.checkpoint import checkpoint

from bootcamp.rl.kernels import gated, serves

__all__ = ["packed_states", "serves"]

_COLUMNS = 1024
_PARTS = 1024  # programs that sum up the gradient of a norm's weight, each over its share of the rows


def packed_states(model: Any, packed: Any) -> Tensor:
    """Return what the head reads for each token of `packed`, as :func:`bootcamp.rl.llama.hidden_states` does.

    `packed` is a :class:`bootcamp.rl.packing.Packed`; `bootcamp.rl.kernels.serves` tells for which models.
    """
    body, config = model.model, model.config
    query, keys = config.num_attention_heads, config.num_key_value_heads
    embedded = body.embed_tokens(packed.ids)
    cos, sin = (table[0].float() for table in body.rotary_emb(embedded.float(), packed.positions[None]))
    turned, straight = (packed, cos, sin, query + keys), (packed, cos, sin, 0)

    def run(layer: Any, x: Tensor, addend: Tensor) -> tuple[Tensor, Tensor]:
        x, normed = _norm(x, addend, layer.input_layernorm)
        qkv = linear(normed, *layer.self_attn.joined).unflatten(-1, (query + 2 * keys, -1))
        q, k, v = (rows.transpose(1, 2) for rows in _Spread.apply(qkv, [query, keys, keys], *turned))
        attended = scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True).transpose(1, 2)
        mixed = layer.self_attn.o_proj(_Gather.apply(attended, *straight).flatten(1))
        x, normed = _norm(x, mixed, layer.post_attention_layernorm)
        return x, layer.mlp.down_proj(_Gated.apply(linear(normed, *layer.mlp.joined)))

    x, addend = torch.zeros_like(embedded, dtype=torch.float32), embedded
    for layer in body.layers:
        if layer.gradient_checkpointing and torch.is_grad_enabled():
            x, addend = checkpoint(run, layer, x, addend, use_reentrant=False)
        else:
            x, addend = run(layer, x, addend)
    normed: Tensor = _norm(x, addend, body.norm)[1]
    return normed


def _norm(x: Tensor, addend: Tensor, norm: Any) -> tuple[Tensor, Tensor]:
    """Return the sum of the residual stream and `addend`, and its norm in the type of `addend`."""
    total, normed = _AddedNorm.apply(x, addend, norm.weight, norm.variance_epsilon)
    return total, normed


class _AddedNorm(Function):  # type: ignore[misc, unused-ignore]
    @staticmethod
    def forward(ctx: Any, x: Tensor, addend: Tensor, weight: Tensor, epsilon: float) -> tuple[Tensor, Tensor]:
        (rows, width), total, normed = x.shape, torch.empty_like(x), torch.empty_like(addend)
        _add_norm[(rows,)](x, addend, weight, total, normed, width, epsilon, triton.next_power_of_2(width))
        ctx.save_for_backward(total, weight)
        ctx.epsilon = epsilon
        return total, normed

    @staticmethod
    def backward(ctx: Any, d_total: Tensor, d_normed: Tensor) -> tuple[Tensor | None, ...]:
        total, weight = ctx.saved_tensors
        (rows, width), parts = total.shape, min(_PARTS, len(total))
        d_x, d_addend = torch.empty_like(total), torch.empty_like(d_normed)
        d_weight = torch.empty((parts, width), device=total.device)
        _add_norm_back[(parts,)](
            total, weight, d_total.contiguous(), d_normed.contiguous(), d_x, d_addend, d_weight,
            rows, triton.cdiv(rows, parts), width, ctx.epsilon, triton.next_power_of_2(width),
        )  # fmt: skip
        return d_x, d_addend, d_weight.sum(0).to(weight.dtype), None


class _Gated(Function):  # type: ignore[misc, unused-ignore]
    @staticmethod
    def forward(ctx: Any, both: Tensor) -> Tensor:
        ctx.save_for_backward(both)
        return gated(both)

    @staticmethod
    def backward(ctx: Any, d_out: Tensor) -> Tensor:
        (both,) = ctx.saved_tensors
        (rows, width), d_both = d_out.shape, torch.empty_like(both)
        _gate_back[(rows, triton.cdiv(width, _COLUMNS))](both, d_out.contiguous(), d_both, width, _COLUMNS)
        return d_both


class _Spread(Function):  # type: ignore[misc, unused-ignore]
    """From tokens ``[T, heads, size]`` to rows ``[n, L, heads, size]``, the first `rotated` heads turned.

    The rows are handed out in parts of so many heads each as `parts` says.
    """

    @staticmethod
    def forward(
        ctx: Any, tokens: Tensor, parts: list[int], packed: Any, cos: Tensor, sin: Tensor, rotated: int
    ) -> tuple[Tensor, ...]:
        ctx.rest = packed, cos, sin, rotated
        return tuple(_spread(tokens, *ctx.rest, every=True).split(parts, 2))

    @staticmethod
    def backward(ctx: Any, *d_rows: Tensor) -> tuple[Tensor | None, ...]:
        return _gather(d_rows, *ctx.rest, every=True), None, *[None] * len(ctx.rest)


class _Gather(Function):  # type: ignore[misc, unused-ignore]
    """From rows to tokens, each from the first row that has it."""

    @staticmethod
    def forward(ctx: Any, rows: Tensor, packed: Any, cos: Tensor, sin: Tensor, rotated: int) -> Tensor:
        ctx.rest = packed, cos, sin, rotated
        return _gather([rows], *ctx.rest, every=False)

    @staticmethod
    def backward(ctx: Any, d_tokens: Tensor) -> tuple[Tensor | None, ...]:
        return _spread(d_tokens, *ctx.rest, every=False), *[None] * len(ctx.rest)


def _spread(tokens: Tensor, packed: Any, cos: Tensor, sin: Tensor, rotated: int, *, every: bool) -> Tensor:
    """Put each token where it stands, in all of its rows or, but for zeros, in the first of them."""
    tokens = tokens.contiguous()
    heads, size = tokens.shape[1:]
    rows = tokens.new_empty(*packed.places.shape, heads, size)
    _to_rows[(packed.places.numel(),)](
        tokens, packed.places, packed.back, cos, sin, rows,
        every, rotated, heads, triton.next_power_of_2(heads), size // 2,
    )  # fmt: skip
    return rows


def _gather(parts: Sequence[Tensor], packed: Any, cos: Tensor, sin: Tensor, rotated: int, *, every: bool) -> Tensor:
    """Take each token from its first row, or sum up all of its rows, and turn it back; its heads lie in `parts`."""
    size, heads = parts[0].shape[3], [rows.shape[2] for rows in parts]
    tokens = parts[0].new_empty(len(packed.back), sum(heads), size)
    for rows, target, count in zip(parts, tokens.split(heads, 1), heads, strict=True):
        turned = max(0, min(count, rotated))
        rotated -= count
        _to_tokens[(len(tokens),)](
            rows, packed.back, packed.sharing, cos, sin, target, rows.shape[1], *rows.stride()[:3], target.stride(0),
            every, turned, count, triton.next_power_of_2(count), size // 2,
        )  # fmt: skip
    return tokens


@triton.jit
def _add_norm(x, addend, weight, total, normed, width, epsilon, block: tl.constexpr):
    column = tl.arange(0, block)
    inside, place = column < width, tl.program_id(0).to(tl.int64) * width + column
    value = tl.load(x + place, inside, 0.0) + tl.load(addend + place, inside, 0.0).to(tl.float32)
    tl.store(total + place, value, inside)
    scale = tl.rsqrt(tl.sum(value * value) / width + epsilon)
    tl.store(normed + place, value * scale * tl.load(weight + column, inside, 0.0).to(tl.float32), inside)


@triton.jit
def _add_norm_back(
    total, weight, d_total, d_normed, d_x, d_addend, d_weight, rows, each, width, epsilon, block: tl.constexpr
):
    """A share of the rows: the gradient of what was added, and its part of that of the weight."""
    part, column = tl.program_id(0).to(tl.int64), tl.arange(0, block)
    inside, summed = column < width, tl.zeros((block,), tl.float32)
    scaling = tl.load(weight + column, inside, 0.0).to(tl.float32)
    for row in range(part * each, tl.minimum((part + 1) * each, rows)):
        place = row * width + column
        value, grad = tl.load(total + place, inside, 0.0), tl.load(d_normed + place, inside, 0.0).to(tl.float32)
        scale = tl.rsqrt(tl.sum(value * value) / width + epsilon)
        unit, scaled = value * scale, grad * scaling
        summed += grad * unit
        back = (scaled - unit * (tl.sum(scaled * unit) / width)) * scale + tl.load(d_total + place, inside, 0.0)
        tl.store(d_x + place, back, inside)
        tl.store(d_addend + place, back, inside)
    tl.store(d_weight + part * width + column, summed, inside)


@triton.jit
def _gate_back(both, d_out, d_both, width, block: tl.constexpr):
    row, column = tl.program_id(0).to(tl.int64), tl.program_id(1) * block + tl.arange(0, block)
    inside, source = column < width, row * 2 * width + column
    gate = tl.load(both + source, inside, 0.0).to(tl.float32)
    up = tl.load(both + source + width, inside, 0.0).to(tl.float32)
    grad, open = tl.load(d_out + row * width + column, inside, 0.0).to(tl.float32), tl.sigmoid(gate)
    tl.store(d_both + source, grad * up * open * (1 + gate * (1 - open)), inside)
    tl.store(d_both + source + width, grad * gate * open, inside)


@triton.jit
def _to_rows(
    tokens, places, back, cos, sin, rows,
    every: tl.constexpr, rotated: tl.constexpr, heads: tl.constexpr, padded: tl.constexpr, half: tl.constexpr,
):  # fmt: skip
    """One column of a row: its token, the rotated heads turned by its angles."""
    place = tl.program_id(0).to(tl.int64)
    token = tl.load(places + place)
    head, low = tl.arange(0, padded)[:, None], tl.arange(0, half)[None, :]
    inside = head < heads
    source = tokens + (token * heads + head) * 2 * half + low
    here = inside if every else head < tl.where(tl.load(back + token) == place, heads, 0)
    first, second = tl.load(source, here, 0.0).to(tl.float32), tl.load(source + half, here, 0.0).to(tl.float32)
    if rotated > 0:
        angle, turned = token * 2 * half + low, head < rotated
        c, s = tl.where(turned, tl.load(cos + angle), 1.0), tl.where(turned, tl.load(sin + angle), 0.0)
        first, second = first * c - second * s, second * c + first * s
    target = rows + (place * heads + head) * 2 * half + low
    tl.store(target, first, inside)
    tl.store(target + half, second, inside)


@triton.jit
def _to_tokens(
    rows, back, sharing, cos, sin, tokens, width, row_stride, column_stride, head_stride, token_stride,
    every: tl.constexpr, rotated: tl.constexpr, heads: tl.constexpr, padded: tl.constexpr, half: tl.constexpr,
):  # fmt: skip
    """One token, from its first row or summed over the rows that share it; the rotated heads turned back."""
    token = tl.program_id(0).to(tl.int64)
    place, head, low = tl.load(back + token), tl.arange(0, padded)[:, None], tl.arange(0, half)[None, :]
    inside = head < heads
    source = rows + (place // width) * row_stride + (place % width) * column_stride + head * head_stride + low
    first, second = tl.load(source, inside, 0.0).to(tl.float32), tl.load(source + half, inside, 0.0).to(tl.float32)
    if every:
        for _ in range(1, tl.load(sharing + token)):
            source += row_stride
            first += tl.load(source, inside, 0.0).to(tl.float32)
            second += tl.load(source + half, inside, 0.0).to(tl.float32)
    if rotated > 0:
        angle, turned = token * 2 * half + low, head < rotated
        c, s = tl.where(turned, tl.load(cos + angle), 1.0), tl.where(turned, tl.load(sin + angle), 0.0)
        first, second = first * c + second * s, second * c - first * s
    target = tokens + token * token_stride + head * 2 * half + low
    tl.store(target, first, inside)
    tl.store(target + half, second, inside)
