"""The word list is clean and pinned; queries agree with their definitions."""

import hashlib
from collections import Counter
from itertools import pairwise
from random import Random

import networkx as nx
import pytest
from hypothesis import given, strategies as st

from bootcamp.lib import words


def test_list_is_clean_and_never_changes() -> None:
    listed = words.all_words()
    assert len(set(listed)) == len(listed) > 3500
    assert all(word.isascii() and word.isalpha() and word.islower() for word in listed)
    assert [len(words.of_length(length)) > 240 for length in range(3, 10)] == [True] * 7
    assert sum(len(words.of_length(length)) for length in range(3, 10)) == len(listed)
    assert hashlib.sha256(" ".join(listed).encode()).hexdigest()[:16] == "5d1d202df8d8614c"
    with pytest.raises(ValueError, match="length=2"):
        words.of_length(2)


def test_sentences_use_listed_or_common_letters_only() -> None:
    for seed in range(50):
        text = words.sentence(Random(seed), clauses=2)
        assert text.replace(" ", "").isalpha()
        assert text.islower()


@given(st.sampled_from(words.all_words()))
def test_anagrams_are_all_found(word: str) -> None:
    assert words.anagrams(word) == tuple(w for w in words.of_length(len(word)) if Counter(w) == Counter(word))


@given(st.text("abc", max_size=5), st.text("abc", max_size=5))
def test_patterns_agree_exactly_when_a_substitution_exists(a: str, b: str) -> None:
    matches = len(a) == len(b) and len(set(zip(a, b, strict=True))) == len(set(a)) == len(set(b))
    assert (words.pattern(a) == words.pattern(b)) == matches


@given(st.text("abc", max_size=5), st.text("abc", max_size=5))
def test_one_edit_apart_against_all_edits(a: str, b: str) -> None:
    edits = {a[:i] + a[i + 1 :] for i in range(len(a))}
    edits |= {a[:i] + sign + a[i:] for i in range(len(a) + 1) for sign in "abc"}
    edits |= {a[:i] + sign + a[i + 1 :] for i in range(len(a)) for sign in "abc"} - {a}
    assert words.one_edit_apart(a, b) == (b in edits)


@pytest.mark.parametrize("indels", [False, True])
def test_ladders_are_shortest(indels: bool) -> None:
    pool = words.of_length(3)[:60] + words.of_length(4)[:40]
    graph = nx.Graph((word, other) for word in pool for other in words.neighbours(word, pool, indels))
    rng = Random(0)
    for _ in range(25):
        start, end = rng.sample(pool, 2)
        found = words.ladder(start, end, pool, indels)
        if found is None:
            assert start not in graph or end not in graph or not nx.has_path(graph, start, end)
        else:
            assert (found[0], found[-1]) == (start, end)
            assert len(found) == nx.shortest_path_length(graph, start, end) + 1
            assert all(graph.has_edge(a, b) for a, b in pairwise(found))


def test_draws() -> None:
    drawn = words.draw(Random(3), 50, 5, 6)
    assert len(set(drawn)) == 50
    assert {len(word) for word in drawn} == {5, 6}
    made = words.invented(Random(3), 200)
    assert len(set(made)) == 200
    assert not any(map(words.is_word, made))
    with pytest.raises(ValueError, match="k=9999"):
        words.draw(Random(3), 9999)
