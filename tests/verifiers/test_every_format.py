"""What holds for every format: round trips, dresses, neighbours, no exception but the two declared ones."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from bootcamp.testing import GARBAGE, dresses
from bootcamp.verifiers import Format, Malformed, WrongForm, judge, judge_response
from bootcamp.verifiers.base import LANGUAGES, STYLES
from bootcamp.verifiers.remarks import plainer
from tests.verifiers.formats import FORMATS

every_format = pytest.mark.parametrize("format", FORMATS.values(), ids=FORMATS)


def values(format: Format[Any], seed: int) -> list[Any]:
    """Return a guess and its neighbours."""
    rng = Random(seed)
    guess = format.guess(rng)
    return [guess, *format.neighbours(guess, rng)]


@every_format
def test_round_trip(format: Format[Any]) -> None:
    for seed in range(20):
        for value in values(format, seed):
            text = format.render(value)
            assert format.parse(text) == value
            assert format.render(format.parse(text)) == text


@every_format
def test_neighbours_differ(format: Format[Any]) -> None:
    for seed in range(20):
        value, *near = values(format, seed)
        assert format.equal(value, value)
        assert not [one for one in near if format.equal(value, one)]
        assert not [one for one in near if judge(format, value, rf"\boxed{{{format.render(one)}}}").correct]


@every_format
def test_every_dress(format: Format[Any]) -> None:
    for seed in range(5):
        value = values(format, seed)[0]
        for name, response in dresses(format.render(value), format.marks):
            verdict = judge(format, value, response)
            assert verdict.correct, (name, response, verdict)


@every_format
def test_hedges_are_refused(format: Format[Any]) -> None:
    value, *near = values(format, 1)
    for other in near[:2]:
        one, two = format.render(value), format.render(other)
        for hedge in (f"{one} or {two}", f"{one} 或 {two}", rf"{one} \text{{ or }} {two}"):
            assert not judge(format, value, rf"\boxed{{{hedge}}}").correct


@every_format
def test_wording(format: Format[Any]) -> None:
    for language in LANGUAGES:
        form = format.form(language)
        assert form
        assert form == form.strip()
        assert "None" not in form
        for style in STYLES:
            wordings = format.instructions(language, style)
            assert len(set(wordings)) >= 3
            assert all(form in wording for wording in wordings)


@every_format
def test_formats_are_values(format: Format[Any]) -> None:
    again = pickle.loads(pickle.dumps(format))
    assert again == format
    assert hash(again) == hash(format)


@every_format
def test_values_can_be_pickled(format: Format[Any]) -> None:
    value = values(format, 3)[0]
    assert pickle.loads(pickle.dumps(value)) == value


FRAGMENTS = """\\boxed{ { } ( ) [ ] \\{ \\} \\frac \\text{ \\left( $ ** ` ``` ' " , ; : = -> → | & / . - + 1 2 12 0.5
    a b A none or and <answer> </answer> <think> </think> Answer: 答案： 
    ½ １２ ² 🙂 \x00 \ud800 \\ \\\\ # _ ∅
    true null yes r1c2 U""".split()


@every_format
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(pieces=st.lists(st.sampled_from([*FRAGMENTS, "\n", " "]) | st.text(max_size=4), max_size=25))
def test_nothing_raises(format: Format[Any], pieces: list[str]) -> None:
    text = "".join(pieces)
    reference = values(format, 0)[0]
    for response in (text, rf"\boxed{{{text}}}", f"Answer: {text}"):
        assert judge(format, reference, response).score is not None
    try:
        value = format.parse(text)
    except (Malformed, WrongForm):
        return
    assert format.equal(value, value)
    again = format.parse(format.render(value))
    assert format.equal(value, again), "what is rendered is read as another answer"


@every_format
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**6), data=st.data())
def test_one_changed_character(format: Format[Any], seed: int, data: st.DataObject) -> None:
    """An answer with a changed character is right only if it reads as the same value."""
    value = values(format, seed)[0]
    text = format.render(value)
    at = data.draw(st.integers(0, max(len(text) - 1, 0)))
    changed = text[:at] + data.draw(st.sampled_from("0123456789abcABC.#-+ ,")) + text[at + 1 :]
    verdict = judge(format, value, f"<answer>{changed}</answer>")
    if verdict.correct:
        assert format.equal(value, reading(format, changed))


def reading(format: Format[Any], text: str) -> Any:
    """Read a text as it stands, or without what stands around the answer."""
    for plain in (text, *plainer(text, format.marks, "tags")):
        try:
            return format.parse(plain)
        except (Malformed, WrongForm):
            continue
    raise Malformed(text)


def attacks() -> list[str]:
    extra = [
        "{",
        "}",
        "()",
        "[1],",
        "{}",
        "a:1,",
        "a=1;",
        '"',
        "'",
        '\\"',
        "&",
        "| 1 ",
        "→",
        "**",
        "1/",
        "Answer: ",
        "答案",
        "U ",
        "\\\\",
    ]
    return [*GARBAGE, *extra]


def timed(work: Callable[[], Any]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


@pytest.mark.parametrize("unit", attacks(), ids=repr)
def test_a_megabyte_ends_within_a_second(unit: str) -> None:
    text = unit * (1_000_000 // len(unit))
    for response in (
        text,
        rf"\boxed{{{text}}}",
        f"<answer>{text}</answer>",
        f"Answer: {text}",
        f"<think>{text}</think>{text}",
    ):
        for name in ("integer", "lists", "json"):
            assert timed(lambda: judge_response(FORMATS[name], response, lambda answer: "")) < 1  # noqa: B023


@every_format
def test_the_longest_answers_end_within_a_second(format: Format[Any]) -> None:
    for unit in attacks():
        text = unit * (6000 // len(unit))
        assert timed(lambda: judge_response(format, f"<answer>{text}</answer>", lambda answer: "")) < 1  # noqa: B023
