"""Every form of a graph tells the same edges."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, strategies as st

from bootcamp.lib.graph import random_connected, random_dag, weighted
from bootcamp.lib.graph_views import ONE_WAY, STORIES, Graph, draw_view

FORMS = ("edges", "lists", "matrix", "sentences", "story")


def _read(graph: Graph, text: str) -> set[tuple[int, int, int]]:
    """Read the edges back from what a prompt shows."""
    body = text.split("\n\n", 1)[1]
    found = set()
    if graph.form == "matrix":
        rows = [line.split() for line in body.splitlines()][1:]
        found = {(int(row[0]), v, int(cell)) for row in rows for v, cell in enumerate(row[1:], 1) if cell != "."}
    elif graph.form == "lists":
        for line in body.splitlines():
            u, _, rest = line.partition(":")
            found |= {(int(u), int(v), int(w)) for v, w in re.findall(r"(\d+) \((\d+)\)", rest)}
    else:
        numbers = [
            re.findall(r"\d+", part) for part in (body.splitlines() if body.startswith("- ") else body.split(","))
        ]
        found = {(int(u), int(v), int(w)) for u, v, w in numbers}
    return found if graph.directed else {(min(u, v), max(u, v), w) for u, v, w in found}


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("form", FORMS)
@given(st.integers(0, 10**6), st.booleans())
def test_edges_can_be_read_back(form: str, language: str, seed: int, directed: bool) -> None:
    rng = Random(seed)
    n = rng.randint(3, 9)
    plain = (random_dag if directed else random_connected)(rng, n, rng.randint(n - 1, n * (n - 1) // 2))
    edges = weighted(rng, plain, 1, 30)
    graph = draw_view(rng, n, edges, ("weight",), directed, (form,))
    wanted = {(u + 1, v + 1, w) if directed else (min(u, v) + 1, max(u, v) + 1, w) for u, v, w in edges}
    assert _read(graph, graph.told(language)) == wanted


def test_parallel_edges_are_never_lists_or_a_matrix() -> None:
    forms = {draw_view(Random(seed), 3, [(0, 1), (0, 1), (1, 2)], forms=FORMS).form for seed in range(60)}
    assert not forms & {"lists", "matrix"}
    assert forms & STORIES.keys()


def test_a_story_fits_the_direction() -> None:
    assert draw_view(Random(1), 3, [(0, 1)], directed=True, forms=("story",)).form in ONE_WAY
    assert draw_view(Random(1), 3, [(0, 1)], forms=("story",)).form in STORIES


def test_a_matrix_needs_few_vertices_and_numbers() -> None:
    letters = draw_view(Random(1), 3, [(0, 1, "a")], ("letter",), forms=("edges", "matrix"))
    large = draw_view(Random(1), 13, [(0, 1)], forms=("edges", "matrix"))
    assert letters.form == large.form == "edges"
