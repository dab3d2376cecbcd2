"""Steps of path expressions on a document written by hand, and drawn steps that take something."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bootcamp.lib.json_paths import MANUAL, draw_step, take

DOCUMENT = {"a": [{"a": 1, "b": 7}, {"b": 9}, 4], "c": {"a": {"b": [2, 3]}}}


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ((".a",), [DOCUMENT["a"]]),
        ((".a", "[-1]"), [4]),
        ((".a", "[3]"), []),
        ((".a", "[1:9]"), [{"b": 9}, 4]),
        ((".a", "[?(@.b > 7)]"), [{"b": 9}]),
        (("..b",), [7, 9, [2, 3]]),
        (("..a",), [DOCUMENT["a"], 1, {"b": [2, 3]}]),
        (("..a", "..b"), [7, 9, [2, 3]]),
        ((".*", ".*"), [{"a": 1, "b": 7}, {"b": 9}, 4, {"b": [2, 3]}]),
        ((".b",), []),
    ],
)
def test_steps(steps: tuple[str, ...], expected: list[Any]) -> None:
    found: dict[tuple[int, ...], Any] = {(): DOCUMENT}
    for step in steps:
        found = take(found, step)
    assert [value for _, value in sorted(found.items())] == expected


def test_drawn_steps_take_something() -> None:
    for seed in range(200):
        rng = Random(seed)
        step = draw_step(rng.choice(MANUAL)[0], rng.choice((DOCUMENT, DOCUMENT["a"], DOCUMENT["c"])), rng)
        assert not step or step[0] in ".["
