"""Sampling: both decoders against transformers' own generation, and log-probabilities against a forward pass."""

from __future__ import annotations

from typing import Any

import pytest
import torch

from bootcamp.rl.cuda_graphs import GraphDecoder
from bootcamp.rl.llama import bfloat16_copy
from bootcamp.rl.logprobs import token_logprobs
from bootcamp.rl.loss import response_mask
from bootcamp.rl.samplers import CachedDecoder, Completions, TransformersSampler, in_order
from bootcamp.rl.sampling import Sampling, choose, truncate
from tests.rl.tiny import make_model

PROMPTS = [[5, 4, 3], [2, 2, 3, 4, 5, 4, 3, 2, 2], [4], [3, 4, 5, 2]]
DECODERS: list[tuple[str, Any]] = [(kind, GraphDecoder) for kind in ("llama", "qwen2", "qwen3")]
DECODERS += [(kind, CachedDecoder) for kind in ("llama", "gpt2")]


def sharp(kind: str) -> Any:
    """A random model whose choices differ from step to step."""
    model = make_model(kind)
    for parameter in model.parameters():
        parameter.data.mul_(3)
    return model


def sampler(model: Any, decoder: Any, end: int = 1, **options: Any) -> TransformersSampler:
    made = TransformersSampler(model, end=[end], pad=0, **options)
    made._decoder = decoder(made.model, torch.tensor([end]), 0)
    return made


def generate(made: TransformersSampler, n: int, sampling: Sampling, seed: int = 0) -> Completions:
    return in_order(made.generate(PROMPTS, n, sampling, torch.Generator().manual_seed(seed)))


@pytest.mark.parametrize(("kind", "decoder"), DECODERS)
def test_greedy_equals_transformers(kind: str, decoder: Any) -> None:
    model = sharp(kind)
    done = generate(sampler(model, decoder), 3, Sampling(70, temperature=0))
    for i, prompt in enumerate(PROMPTS):
        ids = torch.tensor([prompt])
        options = {"max_new_tokens": 70, "do_sample": False, "eos_token_id": 1, "pad_token_id": 0}
        expected = model.generate(ids, attention_mask=torch.ones_like(ids), **options)[0, len(prompt) :]
        for row in range(3 * i, 3 * i + 3):
            assert done.tokens[row, : done.lengths[row]].tolist() == expected.tolist()


def test_every_span_and_row_count_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    model = sharp("llama")
    expected = generate(sampler(model, GraphDecoder), 20, Sampling(60))
    monkeypatch.setattr("bootcamp.rl.cuda_graphs._SPAN", 8)
    found = generate(sampler(model, GraphDecoder), 20, Sampling(60))
    assert torch.equal(found.tokens, expected.tokens)
    assert torch.allclose(found.logps, expected.logps, atol=1e-5)


@pytest.mark.parametrize(("kind", "decoder"), DECODERS)
def test_logprobs_equal_a_forward_pass(kind: str, decoder: Any) -> None:
    model, n = sharp(kind), 24
    done = generate(sampler(model, decoder, max_rows=48), n, Sampling(40, temperature=0.7))
    assert len(set(done.lengths.tolist())) > 3
    starts = torch.tensor([len(prompt) for prompt in PROMPTS]).repeat_interleave(n)
    ids = torch.zeros((len(starts), int((starts + done.lengths).max())), dtype=torch.long)
    for row, (start, length) in enumerate(zip(starts.tolist(), done.lengths.tolist(), strict=True)):
        ids[row, :start] = torch.tensor(PROMPTS[row // n])
        ids[row, start : start + length] = done.tokens[row, :length]
    mask = response_mask(starts, starts + done.lengths, ids.shape[1])
    expected, _ = token_logprobs(model, ids, mask, temperature=0.7)
    found = torch.cat([row[:length] for row, length in zip(done.logps, done.lengths, strict=True)])
    assert torch.allclose(found, expected[mask], atol=1e-4)


def test_decoders_draw_the_same_from_the_same_seed() -> None:
    model = sharp("llama")
    first, second = (generate(sampler(model, kind), 8, Sampling(30)) for kind in (GraphDecoder, CachedDecoder))
    assert torch.equal(first.tokens, second.tokens)


def test_ends_and_truncation() -> None:
    done = generate(sampler(sharp("llama"), GraphDecoder), 16, Sampling(12))
    for tokens, length, cut in zip(done.tokens.tolist(), done.lengths.tolist(), done.truncated.tolist(), strict=True):
        assert cut == (1 not in tokens)
        assert length == (12 if cut else tokens.index(1) + 1)


@pytest.mark.parametrize("decoder", [GraphDecoder, CachedDecoder])
def test_responses_are_handed_over_as_they_end(decoder: Any) -> None:
    made = sampler(sharp("llama"), decoder)
    parts = list(made.generate(PROMPTS, 24, Sampling(40), torch.Generator().manual_seed(0)))
    assert sorted(number for numbers, _ in parts for number in numbers) == list(range(4 * 24))
    windows = [sorted({(length - 1) // 8 for length in done.lengths.tolist()}) for _, done in parts]
    assert windows == [[window] for window in range(len(parts))]
    assert len(parts) > 2


@pytest.mark.parametrize("kind", ["llama", "qwen3", "gpt2"])
def test_the_bfloat16_copy_hands_its_gradients_over(kind: str) -> None:
    """What it does not hand over stays None, and a second backward pass adds up in float32."""
    model, ids = make_model(kind), torch.tensor([[2, 3, 4, 5, 6]])
    mask = torch.tensor([[False, False, True, True, True]])
    copied = bfloat16_copy(model)
    frequencies = [b for name, b in copied.named_buffers() if "inv_freq" in name]
    assert all(b.dtype == torch.float32 for b in frequencies)
    assert {p.dtype for p in copied.parameters() if p.ndim > 1} == {torch.bfloat16}
    for _ in range(2):
        token_logprobs(copied, ids, mask)[0].sum().backward()
    found = torch.cat([p.grad.flatten() for p in model.parameters()])
    assert all(p.grad is None for p in copied.parameters())
    model.zero_grad()
    (2 * token_logprobs(model, ids, mask)[0].sum()).backward()
    expected = torch.cat([p.grad.flatten() for p in model.parameters()])
    assert found.dtype == torch.float32
    assert torch.linalg.vector_norm(found - expected) < 0.05 * torch.linalg.vector_norm(expected)


def test_draws_follow_the_distribution() -> None:
    logits = torch.tensor([[2.0, 1.0, 0.0, -1.0]]).expand(40_000, 4)
    tokens, logp = choose(logits, Sampling(1, temperature=2.0), torch.Generator().manual_seed(0))
    expected = (logits[0] / 2).softmax(-1)
    assert torch.allclose(tokens.bincount(minlength=4) / len(tokens), expected, atol=0.01)
    assert torch.allclose(logp, expected.log()[tokens], atol=1e-5)


def test_top_k_and_top_p_keep_the_best() -> None:
    logits = torch.tensor([[0.1, 0.4, 0.2, 0.3]]).log()
    kept = [
        (truncate(logits, sampling) > -torch.inf).tolist()[0]
        for sampling in (
            Sampling(1, top_k=2),
            Sampling(1, top_p=0.65),
            Sampling(1, top_p=0.71),
            Sampling(1, top_p=1e-6),
        )
    ]
    both, all_but_two = [False, True, False, True], [False, True, True, True]
    assert kept == [both, both, all_but_two, [False, True, False, False]]
    tokens, logp = choose(logits.expand(1000, 4), Sampling(1, top_k=2), torch.Generator().manual_seed(0))
    assert set(tokens.tolist()) == {1, 3}
    assert torch.allclose(logp, logits[0][tokens]), "log-probabilities are those of the whole distribution"


def test_bad_prompts_are_named() -> None:
    made = sampler(sharp("llama"), GraphDecoder, max_rows=8)
    with pytest.raises(ValueError, match="at least one token"):
        in_order(made.generate([[2], []], 1, Sampling(3), torch.Generator()))
    with pytest.raises(ValueError, match="max_rows=8"):
        in_order(made.generate([[2]], 9, Sampling(3), torch.Generator()))
