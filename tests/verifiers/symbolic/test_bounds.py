"""Hostile answers: each ends soon, with a verdict or with Malformed, and nothing else is raised."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from typing import Any

import pytest

from bootcamp.verifiers.base import Format, Malformed, WrongForm
from bootcamp.verifiers.symbolic import IntervalSet, Math, Matrix, Polynomial
from bootcamp.verifiers.symbolic.tokens import MAX_LENGTH

FORMATS: list[tuple[Format[Any], str]] = [
    (Math(variables=("x",)), "x + 1"),
    (Math(variables=("x",), shape="simplified"), "x + 1"),
    (Math(variables=("x",), up_to_constant=True), r"\sin x"),
    (IntervalSet(), "(1, 2)"),
    (Polynomial(("x",)), "x + 1"),
    (Matrix(), "[[1, 2], [3, 4]]"),
]
MEGABYTE = 1_000_000
HUGE = {
    "brackets": "(" * MEGABYTE,
    "pairs": "()" * (MEGABYTE // 2),
    "digits": "7" * MEGABYTE,
    "spaces": " " * MEGABYTE,
    "boxes": r"\boxed{" * (MEGABYTE // 7),
    "fractions": r"\frac{1}{" * (MEGABYTE // 9),
    "emoji": "\U0001f600" * (MEGABYTE // 4),
    "nul": "\0" * MEGABYTE,
    "surrogates": "\ud800" * MEGABYTE,
    "openers": r"\( " * (MEGABYTE // 3),
    "ones": "1 " * (MEGABYTE // 2),
    "plus": "1" + "+" * MEGABYTE + "x",
    "han": "答" * (MEGABYTE // 3),
}
FITTING = {  # just short enough to be read
    "open": "(" * 9_000,
    "nested": "(" * 240 + "1" + ")" * 240,
    "fractions": r"\frac{1}{" * 240 + "2" + "}" * 240,
    "roots": r"\sqrt{1+" * 240 + "2" + "}" * 240,
    "functions": "sin(" * 240 + "x" + ")" * 240,
    "exponentials": "exp(" * 240 + "x" + ")" * 240,
    "powers": "x^" * 2_000 + "2",
    "tower": "2^" * 2_000 + "2",
    "factorials": "3" + "!" * 3_000,
    "sum": "+".join(["x"] * 2_400),
    "product": "*".join(f"(x+{n})" for n in range(700)),
    "factors": "*".join(f"(x+{n % 7})" for n in range(700)),
    "quotients": "+".join(f"1/(x+{n})" for n in range(700)),
    "variables": "(a+b+c+d+f+g+h+j+k+l)^{9}",
    "expansion": "(x+y+z+w+1)^{40}",
    "sines": "+".join(f"sin({n}x)" for n in range(600)),
    "arcs": "+".join(f"arcsin({n}x)" for n in range(500)),
    "radicals": "+".join(rf"\sqrt{{{n}x+1}}" for n in range(400)),
    "square roots": "*".join(rf"(\sqrt{{{n}}}+1)" for n in range(2, 300)),
    "long roots": "+".join(rf"\sqrt{{{n}{'7' * 300}}}" for n in range(25)),
    "long numbers": "*".join(["9" * 900] * 10),
    "large factorials": "+".join(["2400!"] * 900),
    "large powers": "+".join(f"7^{{{n}}}" for n in range(5_000, 6_000)),
    "binomials": "+".join([r"\binom{2400}{1200}"] * 500),
    "bars": "|" * 4_000,
    "mixed bars": "2|x" * 1_500,
    "set": r"\{" + ",".join(map(str, range(2_000))) + r"\}",
    "sets": r"\{" * 240 + "1" + r"\}" * 240,
    "irrational set": r"\{" + ",".join(rf"\sqrt{{{n}}}" for n in range(2, 600)) + r"\}",
    "union": r"\cup".join(f"({n},{n + 1})" for n in range(900)),
    "nested union": r"((1,2)\cup " * 100 + "(1,2)" + ")" * 100,
    "complements": r"(\mathbb{R}\setminus" * 100 + "(1,2)" + ")" * 100,
    "pi interval": r"(\pi, \pi + 10^{-300})",
    "matrix": "[" + ",".join("[" + ",".join("1" * 40) + "]" for _ in range(60)) + "]",
    "lines": "\n".join("1 " * 40 for _ in range(100)),
    "commas": "," * 4_000,
    "signs": "-" * 4_000,
    "plus minus": "+".join([r"(1 \pm 1)"] * 500),
    "logs": "ln(" * 200 + "x" + ")" * 200,
    "absolute": "|" * 150 + "x" + "|" * 150,
    "gamma": "+".join(f"({n}.5)!" for n in range(500)),
    "erf": "+".join(f"erf({n}.5)" for n in range(500)),
    "indices": "x_{" * 200 + "1" + "}" * 200,
}


@pytest.fixture(autouse=True)
def own_garbage_only() -> Iterator[None]:
    """Keep what earlier tests left in memory out of the collections that are timed here."""
    gc.freeze()
    yield
    gc.unfreeze()


def judge(format: Format[Any], reference: str, text: str) -> bool | None:
    try:
        answer = format.parse(text)
        compare = getattr(format, "compare", format.equal)
        verdict: bool | None = compare(format.parse(reference), answer)
    except (Malformed, WrongForm):
        return None
    return verdict


@pytest.mark.parametrize("name", HUGE)
def test_a_megabyte(name: str) -> None:
    for format, reference in FORMATS:
        begin = time.perf_counter()
        assert judge(format, reference, HUGE[name]) is not True
        assert time.perf_counter() - begin < 1


@pytest.mark.parametrize("name", FITTING)
def test_the_largest_that_is_read(name: str) -> None:
    for format, reference in FORMATS:
        begin = time.thread_time()
        assert judge(format, reference, FITTING[name]) is not True
        assert time.thread_time() - begin < 1.5


@pytest.mark.parametrize("name", FITTING)
def test_hostile_references_equal_themselves_or_stay_open(name: str) -> None:
    format = Math(variables=("x",))
    begin = time.thread_time()
    try:
        tree = format.parse(FITTING[name])
    except (Malformed, WrongForm):
        return
    assert format.compare(tree, format.parse(FITTING[name])) is True
    text = format.render(tree)
    assert len(text) > MAX_LENGTH or format.parse(text) == tree
    assert time.thread_time() - begin < 1.5


def test_a_hundred_kilobytes_of_brackets_are_refused_at_once() -> None:
    begin = time.thread_time()
    with pytest.raises(Malformed, match="characters"):
        Math().parse("(" * 100_000)
    with pytest.raises(Malformed, match="nested"):
        Math().parse("(" * 9_000)
    assert time.thread_time() - begin < 0.1
