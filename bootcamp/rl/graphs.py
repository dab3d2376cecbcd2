"""Decoding without Python between the steps: fixed buffers and, on a GPU, a captured CUDA graph for each step.

For models of the Llama kind. The same code runs without capture elsewhere, which is how it is tested.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

GRAPH_MODELS = ("llama", "qwen2", "qwen3")
"""Model types whose attention goes through a cache's ``update`` and the attention registry, with no sliding window."""

_ATTENTION = "bootcamp_grouped"
_ROWS = (8, 32, 64, 128, 256, 384, 512, 768, 1024)
_SPAN = 128


def graphable(config: Any) -> bool:
    """Tell whether a model of this configuration can be decoded by GraphDecoder."""
    return config.model_type in GRAPH_MODELS and not getattr(config, "use_sliding_window", False)


class GraphDecoder:
    """Decodes Llama-like models from keys and values in fixed buffers, ``[layers, rows, heads, columns, head size]``.

    Every row starts at column 0 and keeps its own position, so nothing is padded on the left. A step reads the first
    `span` columns, a multiple of 128, of the first `rows` rows, one of a few sizes: one CUDA graph serves each pair.
    """

    def __init__(self, model: Any) -> None:
        from transformers import AttentionInterface
        from transformers.integrations.sdpa_attention import sdpa_attention_forward
        from transformers.masking_utils import AttentionMaskInterface, sdpa_mask

        def grouped(module: Any, query: Tensor, key: Tensor, value: Tensor, mask: Any, **options: Any) -> Any:
            if query.shape[2] > 1:
                return sdpa_attention_forward(module, query, key, value, mask, **options)
            # The query heads that share a key head take the place of query positions: no key is copied.
            packed = query.view(len(query), key.shape[1], -1, query.shape[-1])
            attended = scaled_dot_product_attention(packed, key, value, attn_mask=mask, scale=options["scaling"])
            return attended.reshape(len(query), 1, -1, query.shape[-1]), None

        AttentionInterface.register(_ATTENTION, grouped)
        AttentionMaskInterface.register(_ATTENTION, sdpa_mask)
        model.set_attn_implementation(_ATTENTION)
        self.model = model
        self._name = cache_argument(model)
        self._capture = model.device.type == "cuda"
        self._graphs: dict[tuple[int, int], tuple[Any, Tensor]] = {}
        self._keys = self._values = torch.empty(0, 0, 0, 0, 0)

    def start(self, prompts: Sequence[Sequence[int]], n: int, max_tokens: int) -> Tensor:
        device, count, width = self.model.device, len(prompts) * n, max(map(len, prompts))
        self.rows, self._last = bucket(count), width - 1
        self._reserve(self.rows, round_up(width + max_tokens, _SPAN))
        self._position.zero_()
        self._position[:count] = torch.tensor([len(p) - 1 for p in prompts], device=device).repeat_interleave(n)
        ids = torch.tensor([list(p) + [0] * (width - len(p)) for p in prompts], device=device)
        if width > 1:
            cache = self.model(input_ids=ids[:, :-1], use_cache=True, logits_to_keep=1)[self._name]
            for i, layer in enumerate(cache.layers):
                self._keys[i, :count, :, : width - 1] = layer.keys.repeat_interleave(n, 0)
                self._values[i, :count, :, : width - 1] = layer.values.repeat_interleave(n, 0)
        last = torch.zeros(self.rows, dtype=torch.long, device=device)
        last[:count] = torch.tensor([p[-1] for p in prompts], device=device).repeat_interleave(n)
        return last

    def step(self, tokens: Tensor) -> Tensor:
        span = round_up(self._last + 1, _SPAN)
        self._last += 1
        self._token[: self.rows] = tokens
        if not self._capture:
            logits = self._forward(self.rows, span)
        else:
            if (self.rows, span) not in self._graphs:
                self._graphs[self.rows, span] = self._captured(self.rows, span)
            graph, logits = self._graphs[self.rows, span]
            graph.replay()
        self._position[: self.rows] += 1
        return logits

    def keep(self, rows: Tensor) -> None:
        self.rows = len(rows)
        for buffer in (*self._keys, *self._values):
            buffer[: self.rows, :, : self._last] = buffer[rows, :, : self._last]
        self._position[: self.rows] = self._position[rows]

    def _forward(self, rows: int, span: int) -> Tensor:
        position = self._position[:rows]
        ahead = torch.arange(span, device=position.device) > position[:, None]
        mask = torch.zeros(ahead.shape, dtype=self.model.dtype, device=position.device).masked_fill(ahead, -torch.inf)
        output = self.model(
            input_ids=self._token[:rows, None],
            position_ids=position[:, None],
            attention_mask=mask[:, None, None, :],
            use_cache=True,
            **{self._name: _Window(self._keys, self._values, position, span)},
        )
        logits: Tensor = output.logits[:, -1]
        return logits

    def _captured(self, rows: int, span: int) -> tuple[Any, Tensor]:
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        graph = torch.cuda.CUDAGraph()
        with sdpa_kernel([SDPBackend.EFFICIENT_ATTENTION, SDPBackend.MATH]):
            with torch.cuda.stream(stream):  # libraries set themselves up outside the capture
                self._forward(rows, span)
            torch.cuda.current_stream().wait_stream(stream)
            # One pool: graphs are replayed one at a time, and the logits are read before the next.
            with torch.cuda.graph(graph, pool=self._pool):
                logits = self._forward(rows, span)
        return graph, logits

    def _reserve(self, rows: int, columns: int) -> None:
        """Make the buffers large enough; graphs that read the old ones are dropped."""
        if rows <= self._keys.shape[1] and columns <= self._keys.shape[3]:
            return
        config, device = self.model.config, self.model.device
        rows, columns = max(rows, self._keys.shape[1]), max(columns, self._keys.shape[3])
        size = getattr(config, "head_dim", None) or config.hidden_size // config.num_attention_heads
        shape = (config.num_hidden_layers, rows, config.num_key_value_heads, columns, size)
        self._graphs.clear()
        self._keys = self._values = torch.empty(0, 0, 0, 0, 0)
        self._keys = torch.zeros(shape, dtype=self.model.dtype, device=device)
        self._values = torch.zeros_like(self._keys)
        self._token = torch.zeros(rows, dtype=torch.long, device=device)
        self._position = torch.zeros(rows, dtype=torch.long, device=device)
        self._pool = torch.cuda.graph_pool_handle() if self._capture else None


class _Window:
    """What a decoding step needs of a cache: store one new key and value a row, show the first `span` columns."""

    def __init__(self, keys: Tensor, values: Tensor, position: Tensor, span: int) -> None:
        self._keys, self._values, self._position, self._span = keys, values, position, span

    def update(self, key: Tensor, value: Tensor, layer: int, *_: Any, **__: Any) -> tuple[Tensor, Tensor]:
        column = self._position[:, None, None, None].expand_as(key)
        keys, values = self._keys[layer, : len(key)], self._values[layer, : len(key)]
        keys.scatter_(2, column, key)
        values.scatter_(2, column, value)
        return keys[:, :, : self._span], values[:, :, : self._span]


def cache_argument(model: Any) -> str:
    """Return what this version of transformers calls the cache, as an argument and in outputs."""
    return "cache" if "cache" in inspect.signature(model.forward).parameters else "past_key_values"


def bucket(rows: int) -> int:
    """Return the smallest of a few sizes that holds `rows`."""
    return next((size for size in _ROWS if size >= rows), round_up(rows, _ROWS[-1]))


def round_up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple
