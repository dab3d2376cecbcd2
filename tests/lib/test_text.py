"""String functions against definitions by brute force."""

from functools import cache
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bootcamp.lib import text

short = st.text("abc", max_size=6)


@given(short, short)
def test_subsequences(a: str, b: str) -> None:
    found = {"".join(pick) for size in range(len(b) + 1) for pick in combinations(b, size)}
    assert text.is_subsequence(a, b) == (a in found)
    mine = {"".join(pick) for size in range(len(a) + 1) for pick in combinations(a, size)}
    assert text.common_subsequence_length(a, b) == max(map(len, found & mine))


@settings(max_examples=60)
@given(st.text("ab", max_size=4), st.text("ab", max_size=4))
def test_edit_distance(a: str, b: str) -> None:
    @cache
    def distance(i: int, j: int, swaps: bool) -> int:
        if not i or not j:
            return i + j
        best = min(distance(i - 1, j, swaps), distance(i, j - 1, swaps)) + 1
        best = min(best, distance(i - 1, j - 1, swaps) + (a[i - 1] != b[j - 1]))
        if swaps and i > 1 and j > 1 and a[i - 2 : i] == b[j - 1] + b[j - 2]:
            best = min(best, distance(i - 2, j - 2, swaps) + 1)
        return best

    for swaps in (False, True):
        assert text.edit_distance(a, b, swaps) == distance(len(a), len(b), swaps)


@given(short)
def test_borders_and_rotations(word: str) -> None:
    borders = [max(k for k in range(end) if word[:k] == word[end - k : end]) for end in range(1, len(word) + 1)]
    assert text.prefix_function(word) == borders
    assert text.border(word) == (borders[-1] if word else 0)
    assert all(text.least_rotation(turned) == text.least_rotation(word) for turned in text.rotations(word))
    assert "".join(text.chunks(word, 2)) == word
    assert len(list(text.substrings(word))) == len(word) * (len(word) + 1) // 2


@given(short, st.text("abc", min_size=1, max_size=2))
def test_occurrences(word: str, block: str) -> None:
    assert text.occurrences(word, block) == [i for i in range(len(word)) if word[i : i + len(block)] == block]


def test_places_and_errors() -> None:
    assert [text.place(letter) for letter in text.LOWER] == list(range(1, 27))
    assert sorted(text.VOWELS + text.CONSONANTS) == list(text.LOWER)
    for wrong in ("", "ab", "é"):
        with pytest.raises(ValueError, match="letter="):
            text.place(wrong)
    with pytest.raises(ValueError, match="zip"):
        text.hamming("ab", "abc")
    assert sorted(text.shuffled(Random(5), "banana")) == sorted("banana")
    assert set(text.random_text(Random(5), 300, "xyz")) == set("xyz")
