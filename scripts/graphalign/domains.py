"""Domains: graphs whose vertices carry words, codes or degrees, each in a feature space of its own.

A domain is one graph of ``lib.graph`` in one setting of ``lib.worlds``; its classes are communities or roles.
Its features come raw (a column a word of its own vocabulary, so width, scale and meaning differ) or encoded (the same
tokens as text, hashed n-grams in one shared space: the part that a frozen sentence encoder plays in GraphAlign).
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import torch
from torch import Tensor

from bootcamp.lib import graph, worlds

TRAINED = ("words", "words", "codes", "codes", "degrees", "words of roles")
UNSEEN = ("words", "codes", "degrees")

_TOKENS, _OWN = 8, 0.35  # tokens of a vertex, and the share of them that tell its class
_CODES, _CODES_A_CLASS = 100, 12


@dataclass(frozen=True)
class Domain:
    """A labelled graph; `numbers` are the raw features where these are no counts of `tokens`."""

    edges: tuple[graph.Edge, ...]
    labels: tuple[int, ...]
    tokens: tuple[tuple[str, ...], ...]
    numbers: tuple[tuple[float, ...], ...]
    frame: tuple[str, ...]  # what every text of the setting says, whatever the vertex
    scale: float


def draw_domains(rng: Random, n: int) -> tuple[list[Domain], list[Domain]]:
    """Draw the trained and the unseen domains, of `n` vertices each, in different settings."""
    settings = rng.sample(sorted(worlds.worlds()), len(TRAINED) + len(UNSEEN))
    domains = [_draw(rng, kind, setting, n) for kind, setting in zip(TRAINED + UNSEEN, settings, strict=True)]
    return domains[: len(TRAINED)], domains[len(TRAINED) :]


def _draw(rng: Random, kind: str, setting: str, n: int) -> Domain:
    world = worlds.worlds()[setting]
    frame = (*world.places, *world.people)
    edges, labels = _roles(rng, n) if kind in ("degrees", "words of roles") else _communities(rng, n)
    if kind == "degrees":
        numbers = _degrees(n, edges)
        names = ("own", "mean", "most", "least")
        tokens = tuple(tuple(f"{name}{round(x)}" for name, x in zip(names, row, strict=True)) for row in numbers)
        return Domain(edges, labels, tokens, numbers, frame, scale=1)
    if kind == "codes":
        pool = [f"{rng.choice('bcdfgh')}{number}" for number in rng.sample(range(100, 1000), _CODES)]
        topics = [rng.sample(pool, _CODES_A_CLASS) for _ in range(max(labels) + 1)]
    else:
        topics = [list(words) for words in rng.sample([w for w in worlds.categories().values() if len(w) >= 10], 6)]
        pool = [*world.things, *(word for words in topics for word in words)]
    tokens = tuple(
        tuple(rng.choice(topics[label] if rng.random() < _OWN else pool) for _ in range(_TOKENS)) for label in labels
    )
    return Domain(edges, labels, tokens, (), frame, scale=5 if kind == "codes" else 1)


def _communities(rng: Random, n: int) -> tuple[tuple[graph.Edge, ...], tuple[int, ...]]:
    """Draw a planted partition into four to six equal classes, of mean degree 4 to 6 and homophily 0.4 to 0.8."""
    order, classes = rng.sample(range(n), n), rng.randint(4, 6)
    members = [sorted(order[c::classes]) for c in range(classes)]
    count = round(n * rng.uniform(4, 6) / 2)
    inside = round(count * rng.uniform(0.4, 0.8) / classes)
    edges = set(graph.random_graph(rng, n, count - classes * inside))
    for group in members:
        edges |= {(group[u], group[v]) for u, v in graph.random_graph(rng, len(group), inside)}
    label = {vertex: c for c, group in enumerate(members) for vertex in group}
    return tuple(sorted(edges)), tuple(label[vertex] for vertex in range(n))


def _roles(rng: Random, n: int) -> tuple[tuple[graph.Edge, ...], tuple[int, ...]]:
    """Draw a planar graph with hubs, and four equal classes by degree, then by the degrees around."""
    edges = graph.random_planar(rng, n, round(n * rng.uniform(4, 5.5) / 2))
    numbers = _degrees(n, edges)
    ranked = sorted(range(n), key=lambda vertex: (numbers[vertex][:2], vertex))
    rank = {vertex: place for place, vertex in enumerate(ranked)}
    return edges, tuple(4 * rank[vertex] // n for vertex in range(n))


def _degrees(n: int, edges: Sequence[graph.Edge]) -> tuple[tuple[float, ...], ...]:
    """Give the degree of each vertex, and the mean, largest and smallest around it."""
    near = graph.neighbours(n, edges)
    around = [[len(near[v]) for v in near[u]] for u in range(n)]
    return tuple((len(near[u]), sum(d) / len(d), max(d), min(d)) for u, d in enumerate(around))


def features(domains: Sequence[Domain], width: int, distance: float, *, encoded: bool) -> Tensor:
    """Return the features, domains x n x width, each domain moved along its frame.

    `distance` is how far, in units of the mean distance of a vertex from the mean of its domain.
    """
    placed = []
    for domain in domains:
        content, frame = (_encoded if encoded else _raw)(domain, width)
        spread = (content - content.mean(0)).norm(dim=1).mean()
        placed.append(content + distance * spread * frame / frame.norm())
    return torch.stack(placed)


def _raw(domain: Domain, width: int) -> tuple[Tensor, Tensor]:
    """Return one column a word or number, filled up with zeros, and a column for the frame."""
    vocabulary = sorted({token for tokens in domain.tokens for token in tokens})
    rows = domain.numbers or [[tokens.count(word) for word in vocabulary] for tokens in domain.tokens]
    content, frame = torch.zeros(len(rows), width), torch.zeros(width)
    content[:, : len(rows[0])] = domain.scale * torch.tensor(rows)
    frame[len(rows[0])] = 1
    return content, frame


def _encoded(domain: Domain, width: int) -> tuple[Tensor, Tensor]:
    return torch.stack([_hashed(tokens, width) for tokens in domain.tokens]), _hashed(domain.frame, width)


def _hashed(tokens: Sequence[str], width: int) -> Tensor:
    """Add up words and their trigrams in signed columns (Weinberger et al., "Feature Hashing", ICML 2009)."""
    vector = torch.zeros(width)
    for word in (f"<{token}>" for token in tokens):
        for gram in (word, *(word[i : i + 3] for i in range(len(word) - 2))):
            code = zlib.crc32(gram.encode())
            vector[(code >> 1) % width] += 1 - 2 * (code & 1)
    return vector / len(tokens)
