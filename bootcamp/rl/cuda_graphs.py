"""Decoding without Python between the steps: fixed buffers and, on a GPU, a captured CUDA graph for each step.

For models of the Llama kind. The same code runs without capture elsewhere, which is how it is tested.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

from bootcamp.rl.llama import head_size, hidden_states
from bootcamp.rl.sampling import Draws, Sampling, choose, triton_kernels

_ROWS = (8, 32, 64, 128, 256, 384, 512, 768, 1024)
_SPAN = 128
_READ = 32  # prompts are read up to a multiple of so many tokens
_CAPTURED = [SDPBackend.FLASH_ATTENTION, SDPBackend.EFFICIENT_ATTENTION, SDPBackend.MATH]
_LAYERS = 8  # whose cache is moved at once


class GraphDecoder:
    """Decodes Llama-like models from keys and values in fixed buffers, ``[layers, rows, heads, columns, head size]``.

    Every row starts at column 0 and keeps its own position, so nothing is padded on the left. A step reads the first
    `span` columns, a multiple of 128 or all, of the first `rows` rows, one of a few sizes: one CUDA graph serves each
    pair. Where Triton is installed, its kernels do the work of a captured step, and read only the columns in use; they
    draw in the graph, too, where every token may be drawn.
    """

    def __init__(self, model: Any, end: Tensor, pad: int, capture: bool = True) -> None:
        self.model, self.end, self.pad, self.rows = model, end, pad, 0
        self._capture = capture and model.device.type == "cuda"
        kernels = triton_kernels() if self._capture else None
        self._kernels: Any = kernels if kernels is not None and kernels.serves(model) else None
        self._graphs: dict[Hashable, Any] = {}
        self._prompts: dict[Hashable, Tensor] = {}
        self._size, self._address = (0, 0), 0

    def start(self, prompts: Sequence[Sequence[int]], n: int, sampling: Sampling, generator: torch.Generator) -> Draws:
        device, count, width = self.model.device, len(prompts) * n, max(map(len, prompts))
        self.rows, self._last, self._drawing = bucket(count), width - 1, (sampling, generator)
        read = round_up(width - 1, _READ)
        self._reserve(self.rows, round_up(max(read, width + sampling.max_tokens), 8))
        self._position.zero_()
        self._position[:count] = torch.tensor([len(p) - 1 for p in prompts], device=device).repeat_interleave(n)
        if read:
            ids = torch.tensor([[*p[:-1], *[0] * (read - len(p) + 1)] for p in prompts], device=device)
            self._prefill(ids, n)
        self._draws.begin(torch.tensor([p[-1] for p in prompts], device=device).repeat_interleave(n), generator)
        return self._draws

    def step(self) -> None:
        self._last += 1
        span = self._size[1] if self._kernels else min(round_up(self._last, _SPAN), self._size[1])
        sampling, generator = self._drawing
        if self._capture:
            # A draw inside is at one temperature; with draws outside one graph serves all.
            key = self.rows, span, sampling.temperature if self._draws_inside else None
            self._replay(key, lambda: self._forward(self.rows, span))
        else:
            self._forward(self.rows, span)
        if not self._draws_inside:
            self._draws.take(*choose(self._logits[: self.rows], sampling, generator))

    @property
    def _draws_inside(self) -> bool:
        """Whether kernels draw the token as part of the step."""
        return self._kernels is not None and self._drawing[0].whole

    def keep(self, rows: Tensor) -> None:
        self.rows = len(rows)
        for layers in (*self._keys.split(_LAYERS), *self._values.split(_LAYERS)):
            layers[:, : self.rows, :, : self._last] = layers[:, rows, :, : self._last]
        self._position[: self.rows] = self._position[rows]
        self._draws.keep(rows)

    def release(self) -> None:
        # The next buffers usually come to lie in the same place, since nothing that lasts is made in between.
        del self._keys, self._values

    def _forward(self, rows: int, span: int) -> None:
        if self._kernels is not None:
            token, position = self._draws.last[:rows], self._position[:rows]
            states = self._kernels.decode_states(self.model, token, position, self._angles, self._keys, self._values)
        else:
            states = self._states(rows, span)
        logits = torch.mm(states, self.model.lm_head.weight.t(), out=self._logits[:rows])
        self._position[:rows] += 1
        if self._draws_inside:
            self._kernels.draw(logits, self._draws, self._drawing[0].temperature)

    def _states(self, rows: int, span: int) -> Tensor:
        position = self._position[:rows]
        ahead = torch.arange(span, device=position.device) > position[:, None]
        mask = torch.zeros(ahead.shape, dtype=self.model.dtype, device=position.device).masked_fill(ahead, -torch.inf)

        def attend(layer: int, qkv: Tensor, sizes: list[int]) -> Tensor:
            query, key, value = qkv.split(sizes, 1)
            keys, values, column = self._keys[layer, :rows], self._values[layer, :rows], position[:, None, None, None]
            keys.scatter_(2, column.expand_as(key[:, :, None]), key[:, :, None])
            values.scatter_(2, column.expand_as(key[:, :, None]), value[:, :, None])
            # The query heads that share a key head take the place of query positions: no key is copied.
            packed = query.unflatten(1, (key.shape[1], -1))
            with sdpa_kernel(_CAPTURED):
                attended = scaled_dot_product_attention(
                    packed, keys[:, :, :span], values[:, :, :span], attn_mask=mask[:, None, None, :]
                )
            return attended.flatten(1, 2)

        return hidden_states(self.model, self._draws.last[:rows], position, attend)

    def _prefill(self, ids: Tensor, n: int) -> None:
        """Read prompts, padded on the right, for `n` rows each."""
        if not self._capture or n == 1:  # turns of a game, which hardly ever have the same shape again
            self._read(ids, n)
            return
        key = "prompts", *ids.shape, n
        held = self._prompts.setdefault(key, torch.empty_like(ids))
        held.copy_(ids)
        self._replay(key, lambda: self._read(held, n))

    def _read(self, ids: Tensor, n: int) -> None:
        count, width = ids.shape

        def attend(layer: int, qkv: Tensor, sizes: list[int]) -> Tensor:
            query, key, value = qkv.transpose(1, 2).split(sizes, 1)
            for cache, rows in ((self._keys, key), (self._values, value)):
                cache[layer, : count * n, :, :width].unflatten(0, (-1, n)).copy_(rows[:, None])
            with sdpa_kernel(_CAPTURED):
                attended = scaled_dot_product_attention(query, key, value, is_causal=True, enable_gqa=True)
            return attended.transpose(1, 2)

        hidden_states(self.model, ids, torch.arange(width, device=ids.device).expand(count, -1), attend)

    def _replay(self, key: Hashable, work: Callable[[], None]) -> None:
        """Do some work on buffers by the graph captured for `key`.

        The first time it is done as it is, since libraries set themselves up outside of captures, and then captured.
        """
        if key in self._graphs:
            self._graphs[key].replay()
            return
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            work()
        torch.cuda.current_stream().wait_stream(stream)
        # One pool: graphs are replayed one at a time, and what they leave is read before the next.
        self._graphs[key] = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self._graphs[key], pool=self._pool):
            work()

    def _reserve(self, rows: int, columns: int) -> None:
        """Take the buffers, at least as large as ever; graphs, which hold addresses, are dropped if these change."""
        config, device, dtype = self.model.config, self.model.device, self.model.dtype
        rows, columns = max(rows, self._size[0]), max(columns, self._size[1])
        shape = (2, config.num_hidden_layers, rows, config.num_key_value_heads, columns, head_size(config))
        cache = torch.zeros(shape, dtype=dtype, device=device)
        self._keys, self._values = cache
        if (rows, columns) != self._size or cache.data_ptr() != self._address:
            self._graphs.clear()
            self._prompts.clear()
            self._size, self._address = (rows, columns), cache.data_ptr()
            self._logits = torch.empty((rows, config.vocab_size), dtype=dtype, device=device)
            self._draws = Draws(rows, columns, self.end, self.pad)
            self._angles = self._kernels.angles(self.model, columns) if self._kernels else None
            self._position = torch.zeros(rows, dtype=torch.long, device=device)
            self._pool = torch.cuda.graph_pool_handle() if self._capture else None


def bucket(rows: int) -> int:
    """Return the smallest of a few sizes that holds `rows`."""
    return next((size for size in _ROWS if size >= rows), round_up(rows, _ROWS[-1]))


def round_up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple
