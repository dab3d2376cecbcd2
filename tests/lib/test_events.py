from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from bootcamp.lib.events import Event, Setting, after, chance, draw_event, holds, question, said, table

COIN = Setting("flip", "掷出", (("heads", "正面"), ("tails", "反面")))
EVENTS: dict[Event, str] = {
    ("exactly", 0, 2, 0): "exactly 2 flips are heads",
    ("exactly", 0, 1, 0): "exactly 1 flip is heads",
    ("least", 1, 3, 0): "at least 3 flips are tails",
    ("most", 0, 1, 0): "at most 1 flip is heads",
    ("between", 0, 1, 3): "at least 1 and at most 3 flips are heads",
    ("first", 1, 3, 0): "the first flip that is tails is flip 3",
    ("at", 0, 2, 0): "flip 2 is heads",
    ("run", 1, 2, 0): "somewhere at least 2 flips in a row are tails",
    ("more", 1, 0, 0): "more flips are tails than heads",
    ("same", 0, 0, 0): "all flips give the same result",
}


def happens(event: Event, row: tuple[int, ...]) -> bool:
    """Tell whether an event happens in a row of outcomes, by its meaning."""
    kind, a, b, c = event
    count = row.count(a)
    return {
        "exactly": count == b,
        "least": count >= b,
        "most": count <= b,
        "between": b <= count <= c,
        "first": b <= len(row) and row[b - 1] == a and a not in row[: b - 1],
        "at": b <= len(row) and row[b - 1] == a,
        "run": any(row[i : i + b] == (a,) * b for i in range(len(row) - b + 1)),
        "more": count > row.count(b),
        "same": len(set(row)) == 1,
    }[kind]


def biased(used: int) -> Iterable[tuple[int, int, int]]:
    """Heads are twice as likely at first, and less so after each of them."""
    return [(0, 2, used + 1), (1, 1 + used, used)]


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_is_followed_outcome_by_outcome(event: Event) -> None:
    for row in product((0, 1), repeat=5):
        state = 0
        for place, outcome in enumerate(row, start=1):
            state = after(event, state, place, outcome)
        assert holds(event, state) == happens(event, row), row


@pytest.mark.parametrize("event", EVENTS)
def test_a_table_gives_the_sums_over_all_rows(event: Event) -> None:
    expected = Fraction(0)
    for row in product((0, 1), repeat=4):
        weight, used = Fraction(1), 0
        for outcome in row:
            moves = {o: (w, then) for o, w, then in biased(used)}
            weight *= Fraction(moves[outcome][0], 3 + used)
            used = moves[outcome][1]
        expected += weight * happens(event, row)
    # the weights of a step add up to 3 + used here, so the process is told by its chances
    chances = table(0, lambda used: [(o, Fraction(w, 3 + used), then) for o, w, then in biased(used)], 4, [event])
    assert chances.get((True,), Fraction(0)) == expected
    assert sum(chances.values()) == 1


def test_events_are_joined() -> None:
    chances: dict[tuple[bool, ...], Fraction] = {
        (True, True): Fraction(1, 8),
        (True, False): Fraction(1, 4),
        (False, True): Fraction(1, 2),
        (False, False): Fraction(1, 8),
    }
    assert chance("and", chances) == Fraction(1, 8)
    assert chance("or", chances) == Fraction(7, 8)
    assert chance("given", chances) == Fraction(1, 5)
    assert chance("given", {(True, False): Fraction(1)}) == 0


@pytest.mark.parametrize(("event", "words"), EVENTS.items())
def test_an_event_is_told_by_its_number(event: Event, words: str) -> None:
    assert said(event, COIN, "en") == words
    assert "掷出" in said(event, COIN, "zh") or event[0] == "same"


def test_questions_join_events() -> None:
    events = [("at", 0, 1, 0), ("most", 1, 1, 0)]
    assert (
        question("and", events, COIN, "en") == "Find the probability that flip 1 is heads, and at most 1 flip is tails."
    )
    assert question("or", events, COIN, "en").endswith("or at most 1 flip is tails (one of these is enough).")
    assert question("given", events, COIN, "zh") == "已知至多有 1 次掷出反面，求第 1 次掷出正面的概率。"
    assert (
        question("or", events, COIN, "zh") == "求下列事件至少有一个发生的概率：第 1 次掷出正面；至多有 1 次掷出反面。"
    )


@pytest.mark.parametrize("kind", sorted({event[0] for event in EVENTS}))
def test_drawn_events_can_happen(kind: str) -> None:
    rng = Random(1)
    for _ in range(30):
        event = draw_event(rng, [kind], 2, 4)
        assert event[0] == kind
        assert any(happens(event, row) for row in product((0, 1), repeat=4)), event
