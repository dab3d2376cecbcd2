"""Judge by playing every round; of long matches, rounds enough for the growth over a common period of all matches."""

from math import lcm
from typing import Any

LEVELS = range(1, 11)
MOST = 1000


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.rounds > MOST:
        period = _period(instance)
        base = (instance.rounds - 200) % period + 200
        low, high = _played(instance, base), _played(instance, base + period)
        turns = (instance.rounds - base) // period
        right = tuple(a + turns * (b - a) for a, b in zip(low, high, strict=True))
    else:
        right = _played(instance, instance.rounds)
    return "" if answer == right else f"the scores are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A score off by one, and scores turned round."""
    return [(answer[0] + 1, *answer[1:]), *([answer[::-1]] if answer != answer[::-1] else [])]


def _period(instance: Any) -> int:
    """A multiple of all cycles: states of two automata and the flips."""
    found = instance.flip or 1
    people = range(len(instance.automata))
    for i in people:
        for j in people[i + 1 :]:
            trail = _states(instance, i, j, 400)
            last = trail[-1]
            found = lcm(found, len(trail) - 1 - max(k for k, state in enumerate(trail[:-1]) if state == last))
    return found


def _states(instance: Any, i: int, j: int, rounds: int) -> list[Any]:
    x = y = 1
    trail = []
    for number in range(1, rounds + 1):
        trail.append((x, y, number % (instance.flip or 1)))
        mine, theirs = _moves(instance, i, j, x, y, number)
        x = instance.automata[i][x - 1]["CD".index(theirs) + 1]
        y = instance.automata[j][y - 1]["CD".index(mine) + 1]
    return trail


def _moves(instance: Any, i: int, j: int, x: int, y: int, number: int) -> tuple[str, str]:
    mine, theirs = instance.automata[i][x - 1][0], instance.automata[j][y - 1][0]
    if instance.flip and number % instance.flip == 0:
        mine = {"C": "D", "D": "C"}[mine]
    return mine, theirs


def _played(instance: Any, rounds: int) -> tuple[int, ...]:
    scores = [0] * len(instance.automata)
    best, both, none, worst = instance.payoffs
    for i in range(len(scores)):
        for j in range(i + 1, len(scores)):
            for number, (x, y, _) in enumerate(_states(instance, i, j, rounds), 1):
                mine, theirs = _moves(instance, i, j, x, y, number)
                if mine == theirs:
                    gain = both if mine == "C" else none
                    scores[i] += gain
                    scores[j] += gain
                else:
                    scores[i] += best if mine == "D" else worst
                    scores[j] += best if theirs == "D" else worst
    return tuple(scores)
