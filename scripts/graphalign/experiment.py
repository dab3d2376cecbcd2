"""The rows of the table: ways to embed the vertices of unseen domains."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import torch
from pydantic import BaseModel
from torch import Tensor

from bootcamp.lib import graph
from bootcamp.rl.logs import RunLog
from scripts.graphalign.domains import TRAINED, UNSEEN, draw_domains, features
from scripts.graphalign.judging import accuracy, cross_entropy, few_shot, probe
from scripts.graphalign.networks import OBJECTIVES, Encoder, Linear, normalised

Row = dict[str, Tensor]
"""Each measure, seeds x unseen domains."""


class Config(BaseModel):
    """The sizes of the experiment, fixed before any unseen domain was looked at."""

    seeds: int = 10
    vertices: int = 240
    width: int = 160
    hidden: int = 128
    steps: int = 300
    other_steps: tuple[int, ...] = (100, 1000)
    rate: float = 1e-3
    distances: tuple[float, ...] = (0, 1, 3, 10)
    main_distance: float = 3
    episodes: int = 40


class Way(NamedTuple):
    """How one encoder is trained on all domains: on which features, with which gate among experts."""

    name: str
    encoded: bool
    centred: bool
    gate: str = "none"


VANILLA = Way("joint, raw features (vanilla)", encoded=False, centred=False)
ALIGNED = Way("joint + encoding + centring", encoded=True, centred=True)
JOINT = (
    VANILLA,
    Way("joint + encoding", encoded=True, centred=False),
    Way("joint + centring", encoded=False, centred=True),
    Way("joint + experts", encoded=False, centred=False, gate="softmax"),
    ALIGNED,
    Way("joint + all, gate as released", encoded=True, centred=True, gate="frozen"),
    Way("joint + all, gate that learns", encoded=True, centred=True, gate="softmax"),
)


class Graphs:
    """The same number of graphs a seed: features seeds x graphs x n x width, adjacency with n x n, classes with n."""

    def __init__(self, seeds: list[list], config: Config, distance: float, device: str) -> None:  # type: ignore[type-arg]
        self._features = [
            torch.stack([features(domains, config.width, distance, encoded=encoded) for domains in seeds]).to(device)
            for encoded in (False, True)
        ]
        near = [[graph.matrix(config.vertices, domain.edges) for domain in domains] for domains in seeds]
        self.adjacency = torch.tensor(near, dtype=torch.float32, device=device)
        self.labels = torch.tensor([[domain.labels for domain in domains] for domains in seeds], device=device)

    def features(self, way: Way) -> Tensor:
        """Return the features, encoded and with the mean of each graph taken off where the way says so."""
        x = self._features[way.encoded]
        return x - x.mean(2, keepdim=True) if way.centred else x


class Experiment:
    """All rows at one distance between the domains."""

    def __init__(self, config: Config, distance: float, device: str, folder: Path) -> None:
        self.config, self.distance, self.device, self.folder = config, distance, device, folder
        drawn = [draw_domains(Random(seed), config.vertices) for seed in range(config.seeds)]
        self.trained, self.unseen = (Graphs([pair[k] for pair in drawn], config, distance, device) for k in (0, 1))
        chance = torch.rand(self.unseen.labels.shape, generator=self._generator(), device=device)
        self.learn = chance < chance.median(-1, keepdim=True).values  # the half that probes may learn from

    def _generator(self) -> torch.Generator:
        return torch.Generator(self.device).manual_seed(1)

    def controls(self) -> Iterator[tuple[str, Row]]:
        """Yield the rows that pretrain nothing."""
        looped = self.unseen.adjacency + torch.eye(self.config.vertices, device=self.device)
        mean = looped / looped.sum(-1, keepdim=True)
        for encoded, centred in ((False, False), (False, True), (True, False), (True, True)):
            x = self.unseen.features(Way("", encoded, centred))
            name = ("encoded" if encoded else "raw") + (" and centred" if centred else "") + " features"
            yield name, self._judge(x)
            yield f"{name}, mean over 2 hops", self._judge(mean @ mean @ x)
        encoder = Encoder(self.config.seeds, self.config.width, self.config.hidden, self._generator())
        yield "random encoder", self._judge_encoder(encoder, ALIGNED)
        yield "supervised from scratch", {"probe": self._supervised()}

    def joint(self, objective: str, way: Way, steps: int) -> Row:
        """Pretrain on all trained domains together."""
        encoder = self._pretrain(objective, way, self.trained.features(way), self.trained.adjacency, steps)
        return self._judge_encoder(encoder, way)

    def one_other(self, objective: str, steps: int) -> Row:
        """Pretrain on each trained domain alone; the mean over them."""
        x, near = (t.flatten(0, 1)[:, None] for t in (self.trained.features(ALIGNED), self.trained.adjacency))
        return self._judge_encoder(self._pretrain(objective, ALIGNED, x, near, steps), ALIGNED, len(TRAINED))

    def alone(self, objective: str, steps: int) -> Row:
        """Pretrain on each unseen domain alone, for itself."""
        x, near = (t.flatten(0, 1)[:, None] for t in (self.unseen.features(ALIGNED), self.unseen.adjacency))
        embedded = self._pretrain(objective, ALIGNED, x, near, steps)(x, normalised(near))
        return self._judge(embedded.view(*self.unseen.labels.shape, -1))

    def _pretrain(self, objective: str, way: Way, x: Tensor, near: Tensor, steps: int) -> Encoder:
        generator, sizes = self._generator(), (len(x), x.shape[-1], self.config.hidden)
        encoder = Encoder(*sizes, generator, gate=way.gate)
        learner = OBJECTIVES[objective](encoder, *sizes, generator)
        optimizer = torch.optim.AdamW(learner.parameters(), lr=self.config.rate)
        name = re.sub(r"\W+", "-", f"{objective} {way.name} {len(x)} {self.distance:g} {steps}")
        with RunLog(self.folder / "logs" / name, self.config) as log:
            for step in range(steps):
                optimizer.zero_grad()
                losses = learner(x, near)
                losses.sum().backward()
                optimizer.step()
                if step % 10 == 0:
                    log.scalars(step, {"loss": losses.mean().item()})
        return encoder

    def _judge_encoder(self, encoder: Encoder, way: Way, copies: int = 1) -> Row:
        """Judge the unseen domains by an encoder of which each seed has `copies` runs."""
        x, near = (t.repeat_interleave(copies, 0) for t in (self.unseen.features(way), self.unseen.adjacency))
        return self._judge(encoder(x, normalised(near)), copies)

    def _judge(self, embeddings: Tensor, copies: int = 1) -> Row:
        embeddings = embeddings.detach()
        truth, learn = (t.repeat_interleave(copies, 0) for t in (self.unseen.labels, self.learn))
        found = {"probe": probe(embeddings, truth, learn)}
        for shots in (1, 5):
            found[f"{shots}-shot"] = few_shot(embeddings, truth, shots, self.config.episodes, self._generator())
        return {name: shares.view(-1, copies, len(UNSEEN)).mean(1).cpu() for name, shares in found.items()}

    def _supervised(self) -> Tensor:
        """Train encoder and head on the half of each unseen domain that the probe learns from."""
        x, near = (t.flatten(0, 1)[:, None] for t in (self.unseen.features(ALIGNED), self.unseen.adjacency))
        truth, learn = (t.flatten(0, 1)[:, None] for t in (self.unseen.labels, self.learn))
        encoder = Encoder(len(x), x.shape[-1], self.config.hidden, self._generator())
        head = Linear(len(x), self.config.hidden, int(truth.max()) + 1, self._generator())
        optimizer = torch.optim.AdamW([*encoder.parameters(), *head.parameters()], self.config.rate, weight_decay=0.1)
        for _ in range(self.config.steps):
            optimizer.zero_grad()
            cross_entropy(head(encoder(x, normalised(near))), truth, learn).sum().backward()
            optimizer.step()
        logits = head(encoder(x, normalised(near))).detach()
        return accuracy(logits, truth, ~learn).view(self.unseen.labels.shape[:2]).cpu()
