"""The domains, networks and measures of scripts/graphalign, each against what is known of it."""

from __future__ import annotations

from random import Random

import pytest

torch = pytest.importorskip("torch")

from scripts.graphalign.domains import TRAINED, UNSEEN, draw_domains, features  # noqa: E402
from scripts.graphalign.judging import few_shot, probe  # noqa: E402
from scripts.graphalign.networks import OBJECTIVES, Encoder, Experts, normalised  # noqa: E402


def seeded(seed: int = 0):
    return torch.Generator().manual_seed(seed)


def test_domains_are_told_apart_by_their_means_alone() -> None:
    trained, _ = draw_domains(Random(0), 120)
    x = features(trained, 160, 10, encoded=True)
    truth = torch.arange(len(trained))[:, None].expand(x.shape[:2])
    far, centred = x, x - x.mean(1, keepdim=True)
    for points, expected in ((far, 1.0), (centred, 0.0)):
        means = points[:, :60].mean(1)
        nearest = torch.cdist(points[:, 60:].flatten(0, 1), means).argmin(-1)
        right = (nearest == truth[:, 60:].flatten()).float().mean()
        assert right > 0.95 if expected else right < 0.3


def test_domains_have_what_their_kind_promises() -> None:
    trained, unseen = draw_domains(Random(1), 120)
    assert (len(trained), len(unseen)) == (len(TRAINED), len(UNSEEN))
    assert len({domain.frame for domain in (*trained, *unseen)}) == len(trained) + len(unseen)
    for domain in (*trained, *unseen):
        sizes = [domain.labels.count(c) for c in set(domain.labels)]
        assert max(sizes) - min(sizes) <= 1
        assert len(domain.tokens) == 120
        assert all(0 <= u < v < 120 for u, v in domain.edges)


def test_raw_features_keep_the_scale_of_their_domain() -> None:
    trained, _ = draw_domains(Random(2), 120)
    raw, encoded = (features(trained, 160, 0, encoded=flag) for flag in (False, True))
    spread = (raw - raw.mean(1, keepdim=True)).norm(dim=-1).mean(1)
    assert spread.max() > 3 * spread.min()
    assert raw.shape == encoded.shape == (len(TRAINED), 120, 160)


@pytest.mark.parametrize("gate", ["frozen", "softmax"])
def test_a_top_one_gate_gets_no_gradient(gate: str) -> None:
    experts = Experts(1, 8, 4, seeded(), gate)
    experts(torch.randn(1, 1, 10, 8, generator=seeded())).square().sum().backward()
    slope = experts.gate.weight.grad
    assert (slope is None) if gate == "frozen" else slope.abs().sum() > 0
    assert sum(expert.weight.grad.abs().sum() > 0 for expert in experts.experts) > 1


@pytest.mark.parametrize("objective", sorted(OBJECTIVES))
def test_runs_do_not_touch_each_other(objective: str) -> None:
    encoder = Encoder(2, 12, 8, seeded())
    learner = OBJECTIVES[objective](encoder, 2, 12, 8, seeded())
    near = (torch.rand(2, 3, 20, 20, generator=seeded()).triu(1) > 0.8).float()
    losses = learner(torch.randn(2, 3, 20, 12, generator=seeded()), near + near.mT)
    losses[0].backward()
    for parameter in learner.parameters():
        axis = 1 if parameter is encoder.slopes else 0
        assert parameter.grad.select(axis, 0).abs().sum() > 0 or parameter.grad.abs().sum() == 0
        assert parameter.grad.select(axis, 1).abs().sum() == 0


def test_measures_know_perfect_and_empty_embeddings() -> None:
    labels = torch.arange(80).remainder(4).view(1, 1, 80)
    perfect = torch.eye(4)[labels]
    noise = torch.randn(1, 1, 80, 4, generator=seeded())
    learn = torch.arange(80).view(1, 1, 80) < 40
    assert probe(perfect, labels, learn) == 1
    assert few_shot(perfect, labels, 1, 20, seeded()) == 1
    assert abs(few_shot(noise, labels, 1, 200, seeded()) - 0.25) < 0.08


def test_normalised_adjacency_is_symmetric_with_largest_eigenvalue_one() -> None:
    near = torch.tensor([[0.0, 1, 1], [1, 0, 0], [1, 0, 0]])
    spread = normalised(near)
    assert torch.allclose(spread, spread.mT)
    assert torch.linalg.eigvalsh(spread).max() == pytest.approx(1)
