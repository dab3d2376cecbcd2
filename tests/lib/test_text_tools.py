"""Each text tool on lines written by hand, and drawn options that always have a meaning."""

from __future__ import annotations

from random import Random

import pytest

from bootcamp.lib.text_tools import MANUAL, Stage, options, run

LINES = ("kiwi 10 red", "fig 9 red", "kiwi 10 red", "plum 9 blue")


@pytest.mark.parametrize(
    ("stage", "expected"),
    [
        (("grep", "w"), ("kiwi 10 red", "kiwi 10 red")),
        (("grep", "-v", "w"), ("fig 9 red", "plum 9 blue")),
        (("head", "-n", "1"), ("kiwi 10 red",)),
        (("tail", "-n", "2"), ("kiwi 10 red", "plum 9 blue")),
        (("tail", "-n", "+4"), ("plum 9 blue",)),
        (("sort",), ("fig 9 red", "kiwi 10 red", "kiwi 10 red", "plum 9 blue")),
        (("sort", "-k", "2,2"), ("kiwi 10 red", "kiwi 10 red", "fig 9 red", "plum 9 blue")),
        (("sort", "-n", "-k", "2,2"), ("fig 9 red", "plum 9 blue", "kiwi 10 red", "kiwi 10 red")),
        (("sort", "-r", "-k", "3,3"), ("kiwi 10 red", "kiwi 10 red", "fig 9 red", "plum 9 blue")),
        (("cut", "-d", "' '", "-f", "1,3"), ("kiwi red", "fig red", "kiwi red", "plum blue")),
        (("uniq", "-d"), ()),
        (("tr", "ki", "ab"), ("abwb 10 red", "fbg 9 red", "abwb 10 red", "plum 9 blue")),
        (("tr", "-d", "ki"), ("w 10 red", "fg 9 red", "w 10 red", "plum 9 blue")),
        (("tac",), LINES[::-1]),
        (("awk", "'$2 > 9'"), ("kiwi 10 red", "kiwi 10 red")),
        (("awk", "'{print $3, $1}'"), ("red kiwi", "red fig", "red kiwi", "blue plum")),
        (("sed", "s/i/o/"), ("kowi 10 red", "fog 9 red", "kowi 10 red", "plum 9 blue")),
        (("sed", "s/i/o/g"), ("kowo 10 red", "fog 9 red", "kowo 10 red", "plum 9 blue")),
        (("paste", "-d", "' '", "-", "-"), ("kiwi 10 red fig 9 red", "kiwi 10 red plum 9 blue")),
    ],
)
def test_tools(stage: Stage, expected: tuple[str, ...]) -> None:
    assert run(stage, LINES) == expected


@pytest.mark.parametrize("kind", MANUAL)
def test_drawn_options_run(kind: str) -> None:
    for seed in range(30):
        run((kind, *options(kind, LINES, Random(seed))), LINES)
