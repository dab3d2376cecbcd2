"""Edges and arcs, alone and in sets and tables."""

from __future__ import annotations

import pytest

from bootcamp.verifiers import Edge, Integer, Mapping, Set, judge_text


@pytest.mark.parametrize(
    "text",
    [
        "{1-2, 3-4}",
        "2-1, 4-3",
        "(1,2), (3,4)",
        "[[1, 2], [3, 4]]",
        "1--2; 3--4",
        "1–2, 3–4",
        "{{3,4},{1,2}}",
        "- 1-2\n- 3-4",
        r"\{1\text{-}2, 3\text{-}4\}",
        "1 - 2, 3 - 4",
        "1->2, 3->4",
    ],
)
def test_edges_are_read(text: str) -> None:
    assert judge_text(Set(Edge(9)), "{1-2, 3-4}", rf"\boxed{{{text}}}").reason == "correct"


@pytest.mark.parametrize(
    "text",
    [
        "1-2",
        "1-2, 3-4, 4-3",
        "1-2, 3-4, 5-5",
        "1-2, 3-40",
        "1-2-3-4",
        "1-3, 2-4",
        "1-2, 3-4, 1-9",
        "12, 34",
        "1-2 or 3-4, 5-6",
    ],
)
def test_other_sets_of_edges_are_refused(text: str) -> None:
    assert judge_text(Set(Edge(9)), "{1-2, 3-4}", rf"\boxed{{{text}}}").score == 0


@pytest.mark.parametrize(
    "text", ["{1->2, 4->3}", "1→2, 4→3", "(1,2), (4,3)", r"1\to 2, 4\to 3", "1=>2, 4=>3", "1-2, 4-3"]
)
def test_arcs_are_read(text: str) -> None:
    assert judge_text(Set(Edge(9, directed=True)), "{1->2, 4->3}", rf"\boxed{{{text}}}").reason == "correct"


@pytest.mark.parametrize("text", ["2->1, 4->3", "1->2->3", "1->2", "1<-2, 4->3"])
def test_other_sets_of_arcs_are_refused(text: str) -> None:
    assert judge_text(Set(Edge(9, directed=True)), "{1->2, 4->3}", rf"\boxed{{{text}}}").score == 0


@pytest.mark.parametrize(
    "text", ["1->2: 5, 2->3: 7", "(1,2): 5, (2,3): 7", "1→2 = 5; 2→3 = 7", '{"1->2": 5, "2->3": 7}']
)
def test_edges_are_keys(text: str) -> None:
    table = Mapping(Edge(9, directed=True), Integer(low=0))
    assert judge_text(table, "1->2: 5, 2->3: 7", rf"\boxed{{{text}}}").reason == "correct"
