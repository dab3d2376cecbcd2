"""Judge by playing on complex numbers; find other plays by trying all strokes of a ball against those before."""

from typing import Any

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.drawing import draw

LEVELS = range(1, 11)

Strokes = dict[Cell, tuple[str, ...]]
WAYS = {"N": -1 + 0j, "S": 1 + 0j, "E": 1j, "W": -1j}


def confirm(instance: Any, answer: Strokes) -> str:
    """Say what is wrong with `answer`, or nothing."""
    course = _read(instance)
    if {complex(*ball) for ball in answer} != {cell for cell, item in course.items() if item.isdigit()}:
        return "these are not the balls"
    passed: list[complex] = []
    for ball, strokes in answer.items():
        plays = dict(_plays(course, complex(*ball)))
        if strokes not in plays:
            return "a ball is not played into a hole"
        passed += plays[strokes]
    return "" if len(set(passed)) == len(passed) else "two tracks meet"


def others(instance: Any, answer: Strokes) -> list[Strokes]:
    """Up to two plays, the first ones that the search finds; they may be the reference."""
    course = _read(instance)
    options = {ball: _plays(course, complex(*ball)) for ball in answer}
    balls = sorted(options, key=lambda ball: len(options[ball]))
    found: list[Strokes] = []

    def search(chosen: Strokes, passed: frozenset[complex]) -> None:
        if len(found) == 2:
            return
        if len(chosen) == len(balls):
            found.append(chosen)
            return
        ball = balls[len(chosen)]
        for strokes, track in options[ball]:
            if passed.isdisjoint(track):
                search({**chosen, ball: strokes}, passed | set(track))

    search({}, frozenset())
    return found


def near_misses(instance: Any, answer: Strokes) -> list[Strokes]:
    """A ball with a stroke more or turned around; every ball played as the first."""
    ball, strokes = next(iter(answer.items()))
    turned = {"N": "S", "S": "N", "E": "W", "W": "E"}
    changed = [
        answer | {ball: (*strokes, "N")},
        answer | {ball: tuple(turned[stroke] for stroke in strokes)},
        dict.fromkeys(answer, strokes),
    ]
    return [near for near in changed if confirm(instance, near)]


def _plays(course: dict[complex, str], ball: complex) -> list[tuple[tuple[str, ...], list[complex]]]:
    """List the ways to play a ball into a hole, with the cells on their tracks."""
    ready = [((), [ball])]
    done: list[tuple[tuple[str, ...], list[complex]]] = []
    for length in range(int(course[ball]), 0, -1):
        played = [
            ((*strokes, letter), [*track, *(track[-1] + k * way for k in range(1, length + 1))])
            for strokes, track in ready
            for letter, way in WAYS.items()
        ]
        fair = [play for play in played if set(play[1]) <= set(course) and len(set(play[1])) == len(play[1])]
        done += [play for play in fair if course[play[1][-1]] == "H"]
        ready = [play for play in fair if course[play[1][-1]] not in "H~"]  # type: ignore[misc]
    return done


def _read(instance: Any) -> dict[complex, str]:
    return {
        complex(r, c): s
        for r, row in enumerate(draw(instance.course).split("\n"), 1)
        for c, s in enumerate(row.split(), 1)
    }
