"""The Triton kernels, interpreted on a CPU, against the plain path that they stand for."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from scipy.stats import chisquare
from torch import Tensor
from torch.nn.functional import linear, scaled_dot_product_attention, silu

from bootcamp.rl.entropy import token_entropy
from bootcamp.rl.llama import bfloat16_copy, hidden_states, learning
from bootcamp.rl.packing import Packed
from bootcamp.rl.sampling import Draws

pytest.importorskip("triton")  # interpreted, by the environment that tests/conftest.py sets

from bootcamp.rl import head_kernels, kernels, update_kernels

LAYERS, HEADS, SIZE, COLUMNS = 2, 2, 32, 150


@pytest.fixture(scope="module")
def model() -> Any:
    """A small random Llama with joined matrices, in float32 so that both paths agree closely."""
    from transformers import LlamaConfig, LlamaForCausalLM

    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=500, num_hidden_layers=LAYERS, hidden_size=96, intermediate_size=150, head_dim=SIZE,
        num_attention_heads=3 * HEADS, num_key_value_heads=HEADS,
    )  # fmt: skip
    made = LlamaForCausalLM(config).eval()
    for parameter in made.parameters():
        parameter.data.mul_(3)
    copied = bfloat16_copy(made).float()
    for layer in copied.model.layers:
        for module in (layer.self_attn, layer.mlp):
            module.joined = tuple(None if part is None else part.float() for part in module.joined)
    return copied


def test_a_step_equals_the_plain_path(model: Any) -> None:
    positions = torch.tensor([0, 3, 64, 100, COLUMNS - 1])  # before, at and beyond the edges of a block
    rows = len(positions)
    ids = torch.randint(500, (rows,))
    buffers = torch.randn(2, LAYERS, rows + 1, HEADS, COLUMNS, SIZE)
    keys, values = buffers.clone()
    expected_keys, expected_values = buffers.clone()
    mask = torch.zeros(rows, COLUMNS).masked_fill(torch.arange(COLUMNS) > positions[:, None], -torch.inf)

    def attend(layer: int, qkv: Tensor, sizes: list[int]) -> Tensor:
        query, key, value = qkv.split(sizes, 1)
        expected_keys[layer, torch.arange(rows), :, positions] = key
        expected_values[layer, torch.arange(rows), :, positions] = value
        return scaled_dot_product_attention(
            query.unflatten(1, (HEADS, -1)), expected_keys[layer, :rows], expected_values[layer, :rows],
            attn_mask=mask[:, None, None],
        ).flatten(1, 2)  # fmt: skip

    with torch.inference_mode():
        found = kernels.decode_states(model, ids, positions, kernels.angles(model, COLUMNS), keys, values)
        expected = hidden_states(model, ids, positions, attend)
    for ours, theirs in ((found, expected), (keys, expected_keys), (values, expected_values)):
        torch.testing.assert_close(ours, theirs, atol=1e-4, rtol=1e-4)


def test_which_models_are_served(model: Any) -> None:
    from tests.rl.tiny import make_model

    assert kernels.serves(model)
    assert not kernels.serves(make_model("llama"))  # its matrices are not joined
    assert not kernels.serves(bfloat16_copy(make_model("qwen3")))  # it norms its queries


def drawn(logits: Tensor, temperature: float, seed: int = 0, end: int = -1, steps: int = 1) -> Draws:
    draws = Draws(len(logits), steps, torch.tensor([end]), pad=0)
    draws.begin(torch.zeros(len(logits), dtype=torch.long), torch.Generator().manual_seed(seed))
    for _ in range(steps):
        kernels.draw(logits, draws, temperature)
    return draws


@pytest.mark.parametrize("width", [7, kernels._CHUNK + 3])
def test_greedy_draws_take_the_best(width: int) -> None:
    logits = 3 * torch.randn(20, width, generator=torch.Generator().manual_seed(1))
    draws = drawn(logits, 0.0)
    assert torch.equal(draws.last, logits.argmax(1))
    torch.testing.assert_close(draws.logps[:-1, 0], logits.log_softmax(1).gather(1, draws.last[:, None])[:, 0])


def test_draws_follow_the_distribution(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "_CHUNK", 16)  # three parts, the last with one token
    rows, temperature, places = 120, 2.0, torch.tensor([0, 5, 15, 20, 32])
    logits = torch.full((rows, 33), -30.0 * temperature)
    logits[:, places] = torch.tensor([0.0, 1.0, 2.0, 1.5, 0.5])
    draws = drawn(logits, temperature, seed=2)
    expected = (logits / temperature).log_softmax(1)
    torch.testing.assert_close(draws.logps[:-1, 0], expected.gather(1, draws.last[:, None])[:, 0])
    assert torch.isin(draws.last, places).all()
    counts = torch.stack([(draws.last == place).sum() for place in places]).numpy()
    assert chisquare(counts, rows * expected[0, places].double().softmax(0).numpy()).pvalue > 1e-3


def test_the_seed_decides_the_draws() -> None:
    logits = torch.zeros(10, 100)
    first, again, other = (drawn(logits, 1.0, seed, steps=2).tokens for seed in (3, 3, 4))
    assert torch.equal(first, again)
    assert not torch.equal(first, other)
    assert not torch.equal(first[:, 0], first[:, 1])


def test_rows_end_with_an_end_token() -> None:
    """What is written down is what the plain path takes; a row that has ended writes to the last one alone."""
    logits = torch.zeros(40, 3)
    found = drawn(logits, 1.0, end=2, steps=4)
    expected = Draws(40, 4, torch.tensor([2]), pad=0)
    expected.begin(torch.zeros(40, dtype=torch.long), torch.Generator())
    for column in range(4):
        alone = drawn(logits, 1.0, steps=4).tokens[:-1, column]
        expected.take(alone, torch.full((40,), -torch.tensor(3.0).log()))
    for name in ("last", "slot", "column"):
        assert torch.equal(getattr(found, name), getattr(expected, name))
    assert torch.equal(found.tokens[:-1], expected.tokens[:-1])
    torch.testing.assert_close(found.logps[:-1], expected.logps[:-1])
    assert 0 < int((found.slot == 40).sum()) < 40  # some rows have ended


@pytest.mark.parametrize("rows", [5, 70])
def test_gates_and_ups_in_one_product(rows: int) -> None:
    states, weight = torch.randn(rows, 70), torch.randn(2 * 90, 70)
    gate, up = linear(states, weight).chunk(2, -1)
    torch.testing.assert_close(kernels.gate_up(states, weight, None), silu(gate) * up, atol=1e-4, rtol=1e-4)
    bias = torch.randn(180)
    gate, up = linear(states, weight, bias).chunk(2, -1)
    torch.testing.assert_close(kernels.gate_up(states, weight, bias), silu(gate) * up, atol=1e-4, rtol=1e-4)


@pytest.fixture(scope="module")
def packed() -> Packed:
    """Six responses to three prompts."""
    prompts, starts, ends = torch.tensor([[0, 0, 0, 1, 2, 2], [4, 4, 4, 2, 5, 5], [7, 9, 5, 12, 6, 11]])
    column = torch.arange(12)
    mask = (column >= starts[:, None]) & (column < ends[:, None])
    ids = torch.where(mask, torch.randint(500, (6, 12)), column + prompts[:, None])
    return Packed.of(ids, mask, prompts)


def test_a_pass_and_its_gradient_equal_the_plain_path(model: Any, packed: Packed) -> None:
    learns = learning(model.model)
    found = update_kernels.packed_states(model, packed)
    expected = hidden_states(model, packed.ids, packed.positions, packed.attend)
    torch.testing.assert_close(found, expected, atol=1e-4, rtol=1e-4)
    weights = torch.randn(found.shape)
    ours, theirs = (torch.autograd.grad((states * weights).sum(), learns) for states in (found, expected))
    assert len(ours) == 2 + 6 * LAYERS
    for one, other in zip(ours, theirs, strict=True):
        torch.testing.assert_close(one, other, atol=1e-4 * float(other.abs().max()), rtol=1e-3)


@pytest.mark.parametrize("kernels", [False, True])
def test_padding_learns_nothing(model: Any, packed: Packed, kernels: bool) -> None:
    padded, learns = packed.padded(16, len(packed.ids) + 9, len(packed.before) + 5), learning(model.model)
    weights, found = torch.randn(len(packed.before), model.config.hidden_size), []
    for each in (packed, padded):
        if kernels:
            states = update_kernels.packed_states(model, each)
        else:
            states = hidden_states(model, each.ids, each.positions, each.attend)
        read = states[each.before][: len(packed.before)]
        found.append([read, *torch.autograd.grad((read * weights).sum(), learns)])
    for one, other in zip(*found, strict=True):
        torch.testing.assert_close(one, other, atol=1e-5 * float(other.detach().abs().max()), rtol=1e-4)


def test_reading_the_head_equals_the_plain_path() -> None:
    size, width = 8, head_kernels._BLOCK + 9
    inputs = torch.randn(5, size, requires_grad=True), torch.randn(width, size, requires_grad=True)
    targets, weights = torch.tensor([0, 7, 4095, 4096, 4104]), torch.randn(2, 5)
    logits = inputs[0] @ inputs[1].T
    expected = logits.log_softmax(1).gather(1, targets[:, None])[:, 0], token_entropy(logits)
    found = head_kernels.logprob_and_entropy(*inputs, targets, 2)
    torch.testing.assert_close(found, expected, atol=1e-5, rtol=1e-4)
    ours, theirs = (
        torch.autograd.grad((logp * weights[0] + entropy * weights[1]).sum(), inputs)
        for logp, entropy in (found, expected)
    )
    torch.testing.assert_close(ours, theirs, atol=1e-4, rtol=1e-3)
