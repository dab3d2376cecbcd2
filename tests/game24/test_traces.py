"""Every trace is right line by line, longer with its threshold, and no fault in it goes unseen."""

from __future__ import annotations

from itertools import cycle, product
from random import Random
from statistics import median
from time import perf_counter

import pytest

from bootcamp.lib.twentyfour.game import Game
from bootcamp.lib.twentyfour.notation import Back, Form, Move, Reach, read_line
from bootcamp.lib.twentyfour.solver import solvable_hands
from bootcamp.lib.twentyfour.steps import replay
from bootcamp.lib.twentyfour.traces import write_trace
from tests.game24.mutations import MUTATIONS, drop_move

FORMS: tuple[Form, ...] = ("v1", "v2", "v3")
COUNTDOWN = Game((25, 3, 7, 2), 68, "positive", spare=True)


def deals(count: int, seed: int = 0) -> list[Game]:
    rng = Random(seed)
    return [Game(tuple(rng.sample(hand, 4)), 24) for hand in rng.sample(solvable_hands(), count)]


@pytest.mark.parametrize(("form", "language"), list(product(FORMS, ("en", "zh"))))
def test_every_trace_passes_the_checker(form: Form, language: str) -> None:
    for seed, game in enumerate(deals(30)):
        text = write_trace(game, Random(seed), language, format=form)
        played = replay(text.split("\n"), game)
        assert all(played.holds), text
        assert played.over
        lines = [read_line(line) for line in text.split("\n")]
        assert isinstance(lines[-1], Reach)
        assert any(isinstance(line, Move) for line in lines)
        assert form != "v1" or not any(isinstance(line, Back) for line in lines)
        shown = any(card.text for line in lines if isinstance(line, Move) for card in line.left)
        assert shown == (form == "v3")


@pytest.mark.parametrize("game", [COUNTDOWN, Game((5, 9, 13, 40, 2), 77), Game((3, 8, 21, 30, 7, 11), 500)])
def test_other_games(game: Game) -> None:
    for seed in range(3):
        assert all(replay(write_trace(game, Random(seed)).split("\n"), game).holds)


def test_the_median_length_rises_with_the_threshold() -> None:
    lengths = [
        median(len(write_trace(game, Random(seed), nodes=nodes).split("\n")) for seed, game in enumerate(deals(12)))
        for nodes in (6, 8, 11, 14, 17)
    ]
    assert lengths == sorted(lengths)
    assert lengths[0] == 8
    assert lengths[-1] >= 28


def test_the_same_generator_gives_the_same_trace() -> None:
    game = deals(1)[0]
    assert write_trace(game, Random(7)) == write_trace(game, Random(7))
    assert len({write_trace(game, Random(seed)) for seed in range(20)}) == 20


def test_single_faults_are_caught() -> None:
    """At least 99% of them; the rest leave the text right, such as 1 * 1 for 1 / 1."""
    rng, planted, caught = Random(3), 0, 0
    for game, form in zip(deals(90), cycle(FORMS)):
        lines = write_trace(game, rng, format=form).split("\n")
        for mutate in MUTATIONS:
            if form == "v1" and mutate is drop_move:
                continue  # without words for going back, a dead end may be left out
            faulty = mutate(lines, rng)
            if faulty is not None and faulty != lines:
                planted += 1
                caught += not all(replay(faulty, game).holds)
    assert planted > 900
    assert caught / planted >= 0.99


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("(3) + (8) = 12, left: 12, 3, 8", "the sum is 11"),
        ("(3) + (9) = 12, left: 12, 3, 8", "there is no 9"),
        ("(3) + (8) = 11, left: 11, 3", "an 8 is gone"),
        ("(3) + (8) = 11, left: 11, 3, 8, 8", "an 8 is too many"),
        ("(3) + (8) = 11, left: (8 + 3) = 11, 3, 8", "the expression is another one"),
        ("(8) / (0) = 1, left: 1, 3, 3", "there is no 0"),
        ("roll back, left: 3 3 8 8", "nothing was done"),
        ("reach 24! expression: 8 / (3 - 8 / 3)", "nothing was reached"),
        ("I try 3 + 8.", "no step"),
        ("(3) + (8) = 11", "no cards left"),
    ],
)
def test_wrong_lines(line: str, why: str) -> None:
    assert replay([line], Game((3, 3, 8, 8), 24)).holds == (False,), why


def test_a_line_after_a_wrong_one_is_judged_by_what_that_claimed() -> None:
    lines = ["(3) + (8) = 12, left: 12, 3, 8", "(12) - (3) = 9, left: 9, 8", "roll back, left: 3 3 8 8"]
    assert replay(lines, Game((3, 3, 8, 8), 24)).holds == (False, True, True)


def test_nothing_counts_after_the_conclusion() -> None:
    game = deals(1)[0]
    lines = write_trace(game, Random(1)).split("\n")
    assert replay([*lines, lines[-1], lines[0]], game).holds[-3:] == (True, False, False)


@pytest.mark.parametrize("form", FORMS)
def test_a_game_is_taken_up_where_it_stops(form: Form) -> None:
    for seed, game in enumerate(deals(5, seed=1)):
        lines = write_trace(game, Random(seed), format=form).split("\n")
        for stop in range(len(lines)):
            rest = write_trace(game, Random(seed), format=form, after="\n".join(lines[:stop])).split("\n")
            assert all(replay([*lines[:stop], *rest], game).holds)


def test_a_dead_end_is_taken_back() -> None:
    game = Game((3, 3, 8, 8), 24)
    begun = ["(3) + (3) = 6, left: (3 + 3) = 6, 8, 8", "(6) + (8) = 14, left: ((3 + 3) + 8) = 14, 8"]
    rest = write_trace(game, Random(0), after="\n".join(begun)).split("\n")
    assert rest[:2] == ["roll back, left: (3 + 3) = 6, 8, 8", "roll back, left: 3 3 8 8"]
    assert all(replay([*begun, *rest], game).holds)


def test_what_is_won_needs_no_more_moves() -> None:
    won = "(3) * (8) = 24, left: (3 * 8) = 24"
    assert write_trace(Game((3, 8), 24), Random(0), after=won) == "reach 24! expression: (3 * 8)"
    won = "(25) * (3) = 75, left: (25 * 3) = 75, 7, 2\n(75) - (7) = 68, left: ((25 * 3) - 7) = 68, 2"
    assert write_trace(COUNTDOWN, Random(0), after=won) == "reach 68! expression: ((25 * 3) - 7)"
    more = f"{won}\n(68) * (2) = 136, left: (((25 * 3) - 7) * 2) = 136"
    assert write_trace(COUNTDOWN, Random(0), after=more).startswith("roll back, left: ((25 * 3) - 7) = 68, 2")


def test_bad_options_are_refused() -> None:
    game = deals(1)[0]
    for options in ({"format": "v4"}, {"nodes": 0}, {"after": "nonsense"}):
        with pytest.raises(ValueError, match="expected"):
            write_trace(game, Random(0), **options)
    with pytest.raises(ValueError, match="no solution"):
        write_trace(Game((1, 1, 1, 1), 24), Random(0))


@pytest.mark.parametrize(
    "unit", ["(1) + (", "9", "(3) + (8) = 11, left: 11, 3, 8\n", "roll back, left: ", ", 3", "（", "1/0 "]
)
def test_garbage_is_judged_quickly(unit: str) -> None:
    text = unit * (200_000 // len(unit))
    lines = [*text.split("\n"), f"(3) + (8) = 11, left: {text}", f"reach 24! expression: {text}"]
    start = perf_counter()
    holds = replay(lines, Game((3, 3, 8, 8), 24)).holds
    assert perf_counter() - start < 5
    assert not any(holds[-2:])
