"""Decoding steps of Llama-like models in few kernels, written in Triton: what lies between the matrix products.

A layer takes seven launches: four products, one of them with the gate in it, two norms with the sums before them, and
the attention with its rotation and its store into the cache. Drawing a token reads the logits once, and a part of them
again. The plain path (`bootcamp.rl.llama`, `bootcamp.rl.sampling`) says what is computed, and is what the tests compare
with.
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
from bootcamp.rl.sampling import Draws

_CHUNK = 4096
_TILES = {False: (64, 64), True: (128, 64)}  # rows and gates of a program, for few rows and for many


def serves(model: Any) -> bool:
    """Tell whether :func:`decode_states` serves this model: joined matrices, SiLU, and no norms of queries."""
    layer, config = model.model.layers[0], model.config
    size = head_size(config)
    plain = hasattr(layer.self_attn, "joined") and not hasattr(layer.self_attn, "q_norm")
    return plain and config.hidden_act == "silu" and size >= 32 and size & (size - 1) == 0


def angles(model: Any, columns: int) -> Tensor:
    """Return the cosines and sines of the rotation at the first `columns` positions, ``[2, columns, head size]``."""
    place = torch.arange(columns, device=model.device)[None]
    return torch.cat(model.model.rotary_emb(torch.empty(0, device=model.device), place))


def decode_states(model: Any, ids: Tensor, positions: Tensor, turns: Tensor, keys: Tensor, values: Tensor) -> Tensor:
    """Return what the head reads, ``[rows, hidden size]``, for one token a row, `ids` at `positions`, both ``[rows]``.

    `keys` and `values` ``[layers, rows or more, key heads, columns, head size]`` hold the columns before `positions`;
    those of this token are added. `turns` are the :func:`angles` of all columns.
    """
    body, rows, dtype = model.model, len(ids), keys.dtype
    heads, size = keys.shape[2], keys.shape[4]
    x = body.embed_tokens(ids).float()
    normed = added_norm(x, None, body.layers[0].input_layernorm, dtype)
    following = [*(layer.input_layernorm for layer in body.layers[1:]), body.norm]
    for layer, past_keys, past_values, norm in zip(body.layers, keys, values, following, strict=True):
        qkv = linear(normed, *layer.self_attn.joined).view(rows, -1, size)
        group = qkv.shape[1] // heads - 2
        attended = qkv.new_empty(rows, heads * group * size)
        _attend[(rows, heads)](
            qkv, *turns, positions, past_keys, past_values, attended, *past_keys.stride()[:2], size**-0.5,
            heads, group, size // 2, max(16, triton.next_power_of_2(group)), 64,
        )  # fmt: skip
        normed = added_norm(x, layer.self_attn.o_proj(attended), layer.post_attention_layernorm, dtype)
        normed = added_norm(x, layer.mlp.down_proj(gate_up(normed, *layer.mlp.joined)), norm, dtype)
    return normed


def gate_up(states: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
    """Return ``silu(gate) * up`` of ``[rows, hidden size]``, whose gates and ups are one product with `weight`."""
    if bias is not None:
        return gated(linear(states, weight, bias))
    (rows, width), size = states.shape, len(weight) // 2
    out = states.new_empty(rows, size)
    block, across = _TILES[rows > 256]
    _gate_up[(triton.cdiv(rows, block), triton.cdiv(size, across))](
        states, weight, out, rows, width, size, block, across, 64, num_warps=4, num_stages=4
    )
    return out


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


def draw(logits: Tensor, draws: Draws, temperature: float) -> None:
    """Draw a token a row of ``[rows, vocabulary]``, the best at temperature 0, into `draws`.

    First a part of the vocabulary is drawn by the masses of all parts, then a token within it.
    """
    rows, width = logits.shape
    parts = triton.cdiv(width, _CHUNK)
    peaks, masses = torch.empty((2, rows, parts), device=logits.device)
    inverse = 1 / temperature if temperature else 1.0
    _weigh[(rows, parts)](logits, peaks, masses, width, inverse, _CHUNK)
    _pick[(rows,)](
        logits, peaks, masses, draws.seed, draws.end, draws.last, draws.slot, draws.column, draws.tokens, draws.logps,
        width, inverse, len(draws.tokens) - 1, draws.tokens.shape[1], parts,
        temperature > 0, len(draws.end), triton.next_power_of_2(parts), _CHUNK,
    )  # fmt: skip


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
    c, s = tl.load(cos + position * size + low), tl.load(sin + position * size + low)
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
def _gate_up(
    states, weight, out, rows, width, size, block: tl.constexpr, across: tl.constexpr, depth: tl.constexpr
):  # fmt: skip
    """A tile of rows and of gates with their ups: both products, joined before they are stored."""
    row, column = tl.program_id(0) * block + tl.arange(0, block), tl.program_id(1) * across + tl.arange(0, across)
    real, inside = row[:, None] < rows, column[None, :] < size
    gate, up = tl.zeros((block, across), tl.float32), tl.zeros((block, across), tl.float32)
    for start in range(0, width, depth):
        inner = start + tl.arange(0, depth)
        left = tl.load(states + row[:, None] * width + inner[None, :], real & (inner[None, :] < width), 0.0)
        source, here = weight + column[None, :] * width + inner[:, None], inside & (inner[:, None] < width)
        gate = tl.dot(left, tl.load(source, here, 0.0), gate, input_precision="ieee")
        up = tl.dot(left, tl.load(source + size * width, here, 0.0), up, input_precision="ieee")
    target = out + row[:, None] * size + column[None, :]
    tl.store(target, gate * tl.sigmoid(gate) * up, real & inside)


@triton.jit
def _weigh(logits, peaks, masses, width, inverse, block: tl.constexpr):
    """One row and part of the vocabulary: the peak and the mass of its softmax."""
    row, part = tl.program_id(0).to(tl.int64), tl.program_id(1)
    column = part * block + tl.arange(0, block)
    value = tl.load(logits + row * width + column, column < width, float("-inf")).to(tl.float32) * inverse
    peak = tl.max(value, 0)
    tl.store(peaks + row * tl.num_programs(1) + part, peak)
    tl.store(masses + row * tl.num_programs(1) + part, tl.sum(tl.exp(value - peak), 0))


@triton.jit
def _drawn(weight, uniform, best, size: tl.constexpr):
    """The place where the running sum of the weights passes a share of it; `best` where rounding leaves none."""
    place, passed = tl.arange(0, size), tl.cumsum(weight, 0)
    first = tl.min(tl.where((passed > uniform * tl.sum(weight, 0)) & (weight > 0), place, size), 0)
    return tl.where(first < size, first, best)


@triton.jit
def _pick(
    logits, peaks, masses, seed, end, last, slot, column, tokens, logps, width, inverse, spare, most, parts,
    random: tl.constexpr, ends: tl.constexpr, padded: tl.constexpr, block: tl.constexpr,
):  # fmt: skip
    """One row: draw its token, write it down, and see whether the row ends with it."""
    row, part, place = tl.program_id(0).to(tl.int64), tl.arange(0, padded), tl.arange(0, block)
    number = tl.load(column + row)
    part_peaks = tl.load(peaks + row * parts + part, part < parts, float("-inf"))
    peak, winner = tl.max(part_peaks, 0), tl.argmax(part_peaks, 0)
    weight = tl.load(masses + row * parts + part, part < parts, 0.0) * tl.exp(part_peaks - peak)
    if random:
        drawn = 2 * (number * spare + row)  # a number of its own for each row and column, however many rows go on
        winner = _drawn(weight, tl.rand(tl.load(seed), drawn), winner, padded)
    inside = winner * block + place < width
    value = tl.load(logits + row * width + winner * block + place, inside, float("-inf")).to(tl.float32) * inverse
    token = tl.argmax(value, 0)
    if random:
        token = _drawn(tl.exp(value - tl.max(value, 0)), tl.rand(tl.load(seed), drawn + 1), token, block)
    logp = tl.sum(tl.where(place == token, value, 0.0), 0) - peak - tl.log(tl.sum(weight, 0))
    token = winner * block + token
    target = tl.load(slot + row)
    tl.store(tokens + target * most + number, token.to(tl.int64))
    tl.store(logps + target * most + number, logp)
    tl.store(last + row, token.to(tl.int64))
    tl.store(column + row, number + 1)
    for which in range(ends):
        if tl.load(end + which) == token:
            tl.store(slot + row, spare)
