"""Decoding steps of Llama-like models in few kernels, written in Triton: what lies between the matrix products.

A layer takes eight launches: four products, two norms with the sums before them, the attention with its rotation and
its store into the cache, and the gate. Drawing a token reads the logits once. The plain path (`bootcamp.rl.llama`,
`bootcamp.rl.sampling`) says what is computed, and is what the tests compare with.
"""

# mypy: disable-error-code="no-untyped-def, untyped-decorator"
from __future__ import annotations

from typing import Any

import torch
import triton
import triton.language as tl
from torch import Tensor
from torch.nn.functional import linear

from bootcamp.rl.llama import head_size

_CHUNK = 4096


def serves(model: Any) -> bool:
    """Tell whether :func:`decode_states` serves this model: joined matrices, SiLU, and no norms of queries."""
    layer, config = model.model.layers[0], model.config
    size = head_size(config)
    plain = hasattr(layer.self_attn, "joined") and not hasattr(layer.self_attn, "q_norm")
    return plain and config.hidden_act == "silu" and size >= 32 and size & (size - 1) == 0


def decode_states(model: Any, ids: Tensor, positions: Tensor, keys: Tensor, values: Tensor) -> Tensor:
    """Return what the head reads, ``[rows, hidden size]``, for one token a row, `ids` at `positions`, both ``[rows]``.

    `keys` and `values` ``[layers, rows or more, key heads, columns, head size]`` hold the columns before `positions`;
    those of this token are added.
    """
    body, rows, dtype = model.model, len(ids), keys.dtype
    heads, size = keys.shape[2], keys.shape[4]
    x = body.embed_tokens(ids).float()
    cos, sin = (table.reshape(rows, size).float() for table in body.rotary_emb(x, positions[None]))
    normed = added_norm(x, None, body.layers[0].input_layernorm, dtype)
    following = [*(layer.input_layernorm for layer in body.layers[1:]), body.norm]
    for layer, past_keys, past_values, norm in zip(body.layers, keys, values, following, strict=True):
        qkv = linear(normed, *layer.self_attn.joined).view(rows, -1, size)
        group = qkv.shape[1] // heads - 2
        attended = qkv.new_empty(rows, heads * group * size)
        _attend[(rows, heads)](
            qkv, cos, sin, positions, past_keys, past_values, attended, *past_keys.stride()[:2], size**-0.5,
            heads, group, size // 2, max(16, triton.next_power_of_2(group)), 64,
        )  # fmt: skip
        normed = added_norm(x, layer.self_attn.o_proj(attended), layer.post_attention_layernorm, dtype)
        normed = added_norm(x, layer.mlp.down_proj(gated(linear(normed, *layer.mlp.joined))), norm, dtype)
    return normed


def added_norm(x: Tensor, addend: Tensor | None, norm: Any, dtype: torch.dtype) -> Tensor:
    """Add `addend` to the residual stream `x` ``[rows, hidden size]`` in place; return its norm as `dtype`."""
    rows, width = x.shape
    out = torch.empty_like(x, dtype=dtype)
    adds, block = addend is not None, triton.next_power_of_2(width)
    _added_norm[(rows,)](x, addend if adds else x, norm.weight, out, width, norm.variance_epsilon, adds, block)
    return out


def gated(both: Tensor) -> Tensor:
    """Return ``silu(gate) * up`` of ``[rows, gate and up]``."""
    rows, width = both.shape[0], both.shape[1] // 2
    out = both.new_empty(rows, width)
    _gated[(rows, triton.cdiv(width, 1024))](both, out, width, 1024)
    return out


def draw(logits: Tensor, temperature: float, generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """Draw a token a row of ``[rows, vocabulary]``, the best at temperature 0; return it with its log-probability.

    The winner of a race of exponential clocks, as :func:`bootcamp.rl.sampling.choose`, from other random numbers.
    """
    (rows, width), device = logits.shape, logits.device
    seed = torch.randint(2**31, (1,), device=device, generator=generator)
    parts = triton.cdiv(width, _CHUNK)
    figures = torch.empty((4, rows, parts), device=device)
    found = torch.empty((rows, parts), dtype=torch.int, device=device)
    tokens, logps = torch.empty(rows, dtype=torch.long, device=device), torch.empty(rows, device=device)
    inverse = 1 / temperature if temperature else 1.0
    _race[(rows, parts)](logits, seed, figures, found, width, inverse, temperature > 0, _CHUNK)
    _winner[(rows,)](figures, found, tokens, logps, parts, triton.next_power_of_2(parts))
    return tokens, logps


@triton.jit
def _added_norm(x, addend, weight, out, width, epsilon, adds: tl.constexpr, block: tl.constexpr):
    row, column = tl.program_id(0), tl.arange(0, block)
    inside = column < width
    value = tl.load(x + row * width + column, inside, 0.0)
    if adds:
        value += tl.load(addend + row * width + column, inside, 0.0).to(tl.float32)
        tl.store(x + row * width + column, value, inside)
    scale = tl.rsqrt(tl.sum(value * value) / width + epsilon)
    normed = value * scale * tl.load(weight + column, inside, 0.0).to(tl.float32)
    tl.store(out + row * width + column, normed, inside)


@triton.jit
def _gated(both, out, width, block: tl.constexpr):
    row, column = tl.program_id(0), tl.program_id(1) * block + tl.arange(0, block)
    inside = column < width
    gate = tl.load(both + row * 2 * width + column, inside, 0.0).to(tl.float32)
    up = tl.load(both + row * 2 * width + width + column, inside, 0.0).to(tl.float32)
    tl.store(out + row * width + column, gate * tl.sigmoid(gate) * up, inside)


@triton.jit
def _attend(
    qkv, cos, sin, positions, keys, values, out, row_stride, head_stride, scale,
    heads: tl.constexpr, group: tl.constexpr, half: tl.constexpr, padded: tl.constexpr, block: tl.constexpr,
):  # fmt: skip
    """One row and key head: rotate its queries and its key, store key and value, attend to all columns so far."""
    row, head = tl.program_id(0), tl.program_id(1)
    size: tl.constexpr = 2 * half
    position = tl.load(positions + row)
    low, whole, number = tl.arange(0, half), tl.arange(0, size), tl.arange(0, padded)
    c, s = tl.load(cos + row * size + low), tl.load(sin + row * size + low)
    token = qkv + row * heads * (group + 2) * size
    query = token + (head * group + number[:, None]) * size + low[None, :]
    real = number[:, None] < group
    first, second = tl.load(query, real, 0.0).to(tl.float32), tl.load(query + half, real, 0.0).to(tl.float32)
    kind = keys.dtype.element_ty
    queries_low = (first * c[None, :] - second * s[None, :]).to(kind)
    queries_high = (second * c[None, :] + first * s[None, :]).to(kind)
    key = token + (heads * group + head) * size + low
    first, second = tl.load(key).to(tl.float32), tl.load(key + half).to(tl.float32)
    key_low, key_high = (first * c - second * s).to(kind), (second * c + first * s).to(kind)
    value = tl.load(token + (heads * (group + 1) + head) * size + whole)
    past_keys = keys + row * row_stride + head * head_stride
    past_values = values + row * row_stride + head * head_stride
    tl.store(past_keys + position * size + low, key_low)
    tl.store(past_keys + position * size + half + low, key_high)
    tl.store(past_values + position * size + whole, value)

    # This token's own column begins the running softmax; the loop reads the columns before it.
    peak = tl.sum(queries_low.to(tl.float32) * key_low.to(tl.float32)[None, :], 1)
    peak = (peak + tl.sum(queries_high.to(tl.float32) * key_high.to(tl.float32)[None, :], 1)) * scale
    mass = tl.full((padded,), 1.0, tl.float32)
    total = tl.zeros((padded, size), tl.float32) + value.to(tl.float32)[None, :]
    for start in range(0, position, block):
        column = start + tl.arange(0, block)
        seen = column < position
        address = past_keys + column[None, :] * size + low[:, None]
        score = tl.dot(queries_low, tl.load(address, seen[None, :], 0.0), input_precision="ieee")
        score += tl.dot(queries_high, tl.load(address + half, seen[None, :], 0.0), input_precision="ieee")
        score = tl.where(seen[None, :], score * scale, float("-inf"))
        higher = tl.maximum(peak, tl.max(score, 1))
        fade, weight = tl.exp(peak - higher), tl.exp(score - higher[:, None])
        block_values = tl.load(past_values + column[:, None] * size + whole[None, :], seen[:, None], 0.0)
        total = total * fade[:, None] + tl.dot(weight.to(kind), block_values, input_precision="ieee")
        mass = mass * fade + tl.sum(weight, 1)
        peak = higher
    address = out + row * heads * group * size + (head * group + number[:, None]) * size + whole[None, :]
    tl.store(address, total / mass[:, None], real)


@triton.jit
def _race(logits, seed, figures, found, width, inverse, random: tl.constexpr, block: tl.constexpr):
    """One row and part of the vocabulary: its winner, and the peak and the mass of its softmax."""
    row, part, rows, parts = tl.program_id(0), tl.program_id(1), tl.num_programs(0), tl.num_programs(1)
    column = part * block + tl.arange(0, block)
    value = tl.load(logits + row.to(tl.int64) * width + column, column < width, float("-inf")).to(tl.float32) * inverse
    race = value
    if random:
        # A token's clock runs at the rate of its weight; small times, which win, keep the precision of a small uniform.
        number = (row * parts + part) * (block // 4) + tl.arange(0, block // 4)
        a, b, c, d = tl.rand4x(tl.load(seed), number)
        uniform = tl.maximum(tl.reshape(tl.join(tl.join(a, b), tl.join(c, d)), (block,)), 2.0**-32)
        race -= tl.log(tl.where(uniform < 1e-3, uniform * (1 + uniform / 2), -tl.log(1 - uniform)))
    winner, peak = tl.argmax(race, 0), tl.max(value, 0)
    place, step = row * parts + part, rows * parts
    tl.store(found + place, part * block + winner)
    tl.store(figures + place, tl.max(race, 0))
    tl.store(figures + step + place, tl.sum(tl.where(column == part * block + winner, value, 0.0), 0))
    tl.store(figures + 2 * step + place, peak)
    tl.store(figures + 3 * step + place, tl.sum(tl.exp(value - peak), 0))


@triton.jit
def _winner(figures, found, tokens, logps, parts, block: tl.constexpr):
    """One row: the best of the winners of its parts, and its log-probability."""
    row, part = tl.program_id(0), tl.arange(0, block)
    place, step, inside = row * parts + part, tl.num_programs(0) * parts, part < parts
    winner = tl.argmax(tl.load(figures + place, inside, float("-inf")), 0)
    peaks = tl.load(figures + 2 * step + place, inside, float("-inf"))
    peak = tl.max(peaks, 0)
    mass = tl.sum(tl.load(figures + 3 * step + place, inside, 0.0) * tl.exp(peaks - peak), 0)
    value = tl.load(figures + step + row * parts + winner)
    tl.store(tokens + row, tl.load(found + row * parts + winner).to(tl.int64))
    tl.store(logps + row, value - peak - tl.log(mass))
