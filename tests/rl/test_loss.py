"""The objective: hand values, independence of the split into micro-batches, and what each method leaves alone."""

from __future__ import annotations

import math
from typing import Any

import pytest
import torch

from bootcamp.rl import loss
from bootcamp.rl.logprobs import token_logprobs
from tests.rl.tiny import make_model


def ragged(rows: int = 8, width: int = 12) -> tuple[Any, Any]:
    """Random ids and the mask of responses of several lengths."""
    generator = torch.Generator().manual_seed(3)
    ids = torch.randint(0, 7, (rows, width), generator=generator)
    starts = torch.randint(1, 4, (rows,), generator=generator)
    ends = torch.randint(5, width + 1, (rows,), generator=generator)
    return ids, loss.response_mask(starts, ends, width)


def test_group_advantage_by_hand() -> None:
    rewards = torch.tensor([[1.0, 0.0, 0.0, 1.0], [0.1, 0.1, 0.1, 0.1], [1.0, 0.0, 0.0, 0.0]])
    found = loss.advantages(rewards, "group")
    assert found[0].tolist() == pytest.approx([0.8660254, -0.8660254, -0.8660254, 0.8660254], abs=1e-5)
    assert found[1].tolist() == [0.0] * 4
    assert found[2].tolist() == pytest.approx([1.5, -0.5, -0.5, -0.5], abs=1e-5)
    assert loss.advantages(rewards, "none")[2].tolist() == pytest.approx([0.75, -0.25, -0.25, -0.25])
    assert torch.allclose(
        loss.advantages(rewards, "batch"), loss.advantages(rewards, "none") / rewards.std(), atol=1e-4
    )


def test_scale_of_rewards_cancels() -> None:
    scores = torch.tensor([[1.0, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 0.0]])
    assert torch.allclose(loss.advantages(2 * scores - 1), loss.advantages(5 * (2 * scores - 1)), atol=1e-5)


def test_running_normalisation() -> None:
    rewards = torch.tensor([[1.0, 0.0, 0.0, 1.0], [1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0]])
    assert torch.allclose(loss.RunningNorm(0.0)(rewards), loss.advantages(rewards), atol=1e-6)
    norm = loss.RunningNorm(0.15)
    found = norm(rewards)
    mean = 0.1 * 0.5 + 0.9 * 0.25
    deviation = 0.1 * math.sqrt(1 / 3) + 0.9 * 0.5
    assert found[1, 0] == pytest.approx((1 - mean) / deviation, rel=1e-5)
    assert norm.momentum == 0.15
    again = loss.RunningNorm(0.15)
    again.load_state_dict(norm.state_dict())
    assert torch.equal(again(rewards), norm(rewards))


def test_whitening_is_over_tokens() -> None:
    advantage, lengths = torch.tensor([1.0, -2.0, 0.5]), torch.tensor([10, 3, 7])
    spread = loss.whiten(advantage, lengths).repeat_interleave(lengths)
    assert spread.mean().abs() < 1e-4
    assert spread.std() == pytest.approx(1, abs=1e-4)


@pytest.mark.parametrize("kind", ["dapo", "grpo", "dr_grpo"])
@pytest.mark.parametrize("size", [1, 2, 8])
def test_loss_and_gradient_do_not_depend_on_the_split(kind: Any, size: int) -> None:
    ids, mask = ragged()
    advantage = torch.randn(8, 1, generator=torch.Generator().manual_seed(1))

    def run(size: int) -> tuple[float, Any]:
        model = make_model("llama").double()
        weights, total = loss.token_weights(mask, kind, 10).double(), 0.0
        for first in range(0, 8, size):
            rows = slice(first, first + size)
            logps, _ = token_logprobs(model, ids[rows], mask[rows], chunk=5)
            part = (weights[rows] * loss.policy_loss(logps, logps.detach() - 0.1, advantage[rows], 0.2, 0.2)).sum()
            part.backward()
            total += float(part.detach())
        return total, torch.cat([p.grad.flatten() for p in model.parameters()])

    (value, grad), (whole, whole_grad) = run(size), run(8)
    assert value == pytest.approx(whole, rel=1e-6)
    assert torch.linalg.vector_norm(grad - whole_grad) <= 1e-6 * torch.linalg.vector_norm(whole_grad)


def test_loss_types_differ_on_ragged_rows() -> None:
    _, mask = ragged()
    terms = torch.randn(mask.shape, generator=torch.Generator().manual_seed(0))
    values = [float((loss.token_weights(mask, kind, 12) * terms).sum()) for kind in ("dapo", "grpo", "dr_grpo")]
    assert values[0] == pytest.approx(float(terms[mask].mean()), rel=1e-5)
    per_row = [float(row[kept].mean()) for row, kept in zip(terms, mask, strict=True)]
    assert values[1] == pytest.approx(sum(per_row) / 8, rel=1e-5)
    assert values[2] == pytest.approx(float(terms[mask].sum()) / (8 * 12), rel=1e-5)
    assert len({round(v, 6) for v in values}) == 3


def test_logprobs_and_entropy_equal_a_plain_forward_pass() -> None:
    model, (ids, mask) = make_model("llama"), ragged()
    logits = model(input_ids=ids).logits.detach()
    found, entropy = token_logprobs(model, ids, mask, temperature=0.7, entropy=True, chunk=3)
    for row, column in mask.nonzero().tolist():
        z = logits[row, column - 1]
        assert found[row, column].item() == pytest.approx((z / 0.7).log_softmax(-1)[ids[row, column]].item(), abs=1e-5)
        p = z.softmax(-1)
        assert entropy[row, column].item() == pytest.approx(-(p * p.log()).sum().item(), abs=1e-5)
    assert not found[~mask].any()
    assert not entropy[~mask].any()


@pytest.mark.parametrize("kind", ["llama", "qwen2", "qwen3", "gpt2"])
def test_shared_prompts_give_what_single_rows_give(kind: str) -> None:
    """Log-probabilities, entropy and gradients of packed rows are those of the model's own pass over each row."""
    ids, mask = ragged(rows=7)
    prompts = torch.tensor([4, 4, 1, 0, 0, 0, 2])
    for row in (1, 4, 5):
        mask[row] = torch.arange(12) >= mask[row - 1].int().argmax()
        mask[row, 9 - row :] = False
        ids[row] = torch.where(mask[row - 1].cumsum(0) == 0, ids[row - 1], ids[row])
    model = make_model(kind).double()
    found = token_logprobs(model, ids, mask, prompts, temperature=0.7, entropy=True, entropy_gradient=True, chunk=4)
    (found[0].sum() + 0.3 * found[1].sum()).backward()
    grads = [p.grad.clone() for p in model.parameters()]
    model.zero_grad()
    for row, (tokens, marked) in enumerate(zip(ids, mask, strict=True)):
        logits = model(input_ids=tokens[None]).logits[0, :-1][marked[1:]]
        logps = (logits / 0.7).log_softmax(-1).gather(-1, tokens[marked][:, None]).squeeze(1)
        entropy = torch.distributions.Categorical(logits=logits).entropy()
        assert torch.allclose(found[0][row][marked].double(), logps, atol=1e-5)
        assert torch.allclose(found[1][row][marked].double(), entropy, atol=1e-5)
        (logps.sum() + 0.3 * entropy.sum()).backward()
    for one, p in zip(grads, model.parameters(), strict=True):
        assert torch.allclose(one, p.grad, atol=1e-4, rtol=1e-4)


def test_clip_higher() -> None:
    old, advantage = torch.zeros(1, 4), torch.tensor([[1.0]])
    logps = torch.tensor([[1.1, 1.25, 1.35, 0.7]]).log().requires_grad_()
    loss.policy_loss(logps, old, advantage, 0.2, 0.28).sum().backward()
    assert (logps.grad == 0).tolist() == [[False, False, True, False]]
    ratio = logps.detach().exp()
    assert [t.tolist() for t in loss.clipped_tokens(ratio, advantage, 0.2, 0.28)] == [
        [[False] * 4],
        [[False, False, True, False]],
    ]
    assert loss.clipped_tokens(ratio, -advantage, 0.2, 0.28)[0].tolist() == [[False, False, False, True]]


def test_kl_estimators() -> None:
    """Over many draws the gradient of k1 vanishes; that of k3 points from the policy to the reference."""
    z, ref = torch.tensor([1.0, 0.0], requires_grad=True), torch.tensor([0.0, 0.5]).log_softmax(0)
    tokens = torch.multinomial(
        z.detach().softmax(0), 100_000, replacement=True, generator=torch.Generator().manual_seed(0)
    )
    grads = {}
    for kind in ("k1", "k2", "k3"):
        logps = z.log_softmax(0)[tokens]
        (grads[kind],) = torch.autograd.grad(loss.kl_penalty(logps, ref[tokens], kind).mean(), z)
    exact = torch.autograd.grad((z.softmax(0) * (z.log_softmax(0) - ref)).sum(), z)[0]
    assert grads["k1"].abs().max() < 0.01
    assert grads["k2"][0] == pytest.approx(exact[0].item(), rel=0.05)
    assert grads["k3"][0] > 0.05
    assert loss.kl_penalty(torch.zeros(3), torch.tensor([-1.0, 0.0, 2.0]), "k3").min() >= 0


def test_kl_cov_without_penalty_is_the_unclipped_loss_and_a_no_op_on_policy() -> None:
    logps, advantage = torch.tensor([[-0.5, -3.0, -1.0]], requires_grad=True), torch.tensor([[2.0]])
    old, chosen = torch.tensor([[-1.5, -1.0, -1.0]]), torch.tensor([[True, True, False]])
    plain = -advantage * (logps - old).exp()
    assert torch.equal(loss.kl_cov_loss(logps, old, advantage, chosen, 0.0), plain)
    penalised = loss.kl_cov_loss(logps, old, advantage, chosen, 1.0)
    assert (penalised - plain)[0].tolist() == pytest.approx([1.0, 2.0, 0.0])
    on_policy = loss.kl_cov_loss(logps, logps.detach(), advantage, chosen, 1.0)
    grad = torch.autograd.grad(on_policy.sum(), logps)[0]
    assert grad.tolist() == [[-2.0, -2.0, -2.0]]
