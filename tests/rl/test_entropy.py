"""Covariance against numpy and against the theorems that give it its meaning; the law against itself."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest
import torch

from bootcamp.errors import BootcampError
from bootcamp.rl import entropy as tools


def batch(rows: int = 40, width: int = 50) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    generator = torch.Generator().manual_seed(5)
    mask = torch.rand(rows, width, generator=generator) < 0.8
    logps = -torch.rand(rows, width, generator=generator).exponential_(generator=generator) * mask
    return logps, torch.randn(rows, 1, generator=generator), mask


@pytest.mark.parametrize("natural", [False, True])
def test_entropy_falls_by_the_covariance(natural: bool) -> None:
    """First order: dH = -eta Cov(log pi, pi A) for policy gradient, -eta Cov(log pi, A) for natural gradient."""
    generator, eta = torch.Generator().manual_seed(0), 1e-3
    z = torch.randn(200, 50, generator=generator, dtype=torch.double)
    advantage = torch.randn(200, 50, generator=generator, dtype=torch.double)
    p = z.softmax(-1)
    advantage -= (p * advantage).sum(-1, keepdim=True)
    step = advantage if natural else p * advantage
    logp = z.log_softmax(-1)
    cov = (p * logp * step).sum(-1) - (p * logp).sum(-1) * (p * step).sum(-1)
    change = tools.token_entropy(z + eta * step) - tools.token_entropy(z)
    assert ((change + eta * cov).abs().max() / (eta * cov).abs().max()) < 0.005


def test_entropy_equals_brute_force() -> None:
    z = torch.randn(4, 20, generator=torch.Generator().manual_seed(2)) * 5
    p = np.exp(z.double().numpy()) / np.exp(z.double().numpy()).sum(-1, keepdims=True)
    assert tools.token_entropy(z).numpy() == pytest.approx(-(p * np.log(p)).sum(-1), abs=1e-5)


def test_covariance_equals_numpy_and_ignores_padding() -> None:
    logps, advantage, mask = batch()
    found = tools.covariance(logps.requires_grad_(), advantage, mask)
    assert not found.requires_grad
    x = logps.detach().double().numpy()[mask.numpy()]
    a = advantage.expand_as(mask).double().numpy()[mask.numpy()]
    assert found[mask].numpy() == pytest.approx((x - x.mean()) * (a - a.mean()), abs=1e-4)
    assert not found[~mask].any()
    spoiled = logps.detach().masked_fill(~mask, 1e3)
    assert torch.allclose(tools.covariance(spoiled, advantage, mask), found, atol=1e-4)


def test_clip_cov_draws_candidates_only_and_the_same_for_a_seed() -> None:
    logps, advantage, mask = batch()
    cov = tools.covariance(logps, advantage, mask)
    clipped = torch.zeros_like(mask)
    clipped[:, :10] = True
    eligible = mask & ~clipped & (cov > 0.5) & (cov < 2)

    def draw(ratio: float, seed: int) -> tuple[torch.Tensor, int]:
        return tools.clip_cov_tokens(cov, mask, clipped, ratio, 0.5, 2.0, torch.Generator().manual_seed(seed))

    chosen, candidates = draw(0.01, 7)
    assert candidates == int(eligible.sum()) > 20
    assert int(chosen.sum()) == math.floor(0.01 * int(mask.sum()))
    assert not (chosen & ~eligible).any()
    assert torch.equal(chosen, draw(0.01, 7)[0])
    assert not torch.equal(chosen, draw(0.01, 8)[0])
    assert int(draw(1e-9, 7)[0].sum()) == 1
    assert torch.equal(draw(0.99, 7)[0], eligible)


def test_kl_cov_takes_the_largest_fraction() -> None:
    logps, advantage, mask = batch()
    cov = tools.covariance(logps, advantage, mask)
    chosen = tools.kl_cov_tokens(cov, mask, 2e-3)
    count = math.floor(2e-3 * int(mask.sum()))
    assert int(chosen.sum()) == count == 3
    assert cov[chosen].min() >= cov[mask & ~chosen].max()
    assert int(tools.kl_cov_tokens(cov, mask, 1e-9).sum()) == 1


def curve(noise: float = 0.0) -> tuple[list[float], list[float]]:
    rng = np.random.default_rng(0)
    h = [0.6 * math.exp(-t / 10) + 0.02 for t in range(40)]
    return h, [0.55 - 0.15 * math.exp(x) + float(rng.normal(0, noise)) for x in h]


def test_law_is_recovered() -> None:
    h, r = curve()
    law = tools.fit_law(h[:10], r[:10])
    assert (law.a, law.b, law.ceiling) == pytest.approx((0.15, 0.55, 0.40), abs=1e-6)
    assert law.predict(h) == pytest.approx(r, abs=1e-6)
    assert law.r2 == pytest.approx(1)


def write_log(folder: Path, h: list[float], r: list[float]) -> Path:
    lines = [{"step": 4 * i, "train/entropy": x} for i, x in enumerate(h)]
    lines += [{"step": 4 * i + 2, "eval/accuracy": y} for i, y in enumerate(r)]
    (folder / "metrics.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return folder


def test_law_of_a_log(tmp_path: Path) -> None:
    report = tools.entropy_law(write_log(tmp_path, *curve(0.002)))
    assert report["verdict"] == "fits"
    assert (report["points"], report["fitted"]) == (40, 20)
    low, high = report["intervals"]["a"]  # type: ignore[index]
    assert low < 0.15 < high
    assert report["prediction_rmse"] < 0.01  # type: ignore[operator]


def test_law_says_when_it_cannot_tell(tmp_path: Path) -> None:
    h, r = curve(0.002)
    assert tools.entropy_law(write_log(tmp_path, h[:12], r[:12]))["verdict"] == "inconclusive"
    with pytest.raises(BootcampError, match="eval_steps"):
        tools.entropy_law(write_log(tmp_path, h, []))
    with pytest.raises(BootcampError, match="fit=0"):
        tools.entropy_law(tmp_path, fit=0)
