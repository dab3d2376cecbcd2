"""Judge by the weighted triples of the automaton: least steps to take a symbol off, by fixed point."""

from math import inf
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[int, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = {}
    for number, word in enumerate(instance.words, start=1):
        steps = _least(instance, word)
        if steps < inf:
            right[number] = steps
    return "" if right == answer else f"right is {right}"


def near_misses(instance: Any, answer: dict[int, int]) -> list[dict[int, int]]:
    """A step more, an accepted word left out, and a word more."""
    first = min(answer)
    other = next(n for n in range(1, len(instance.words) + 1) if n not in answer)
    without = {n: steps for n, steps in answer.items() if n != first}
    wrong = [{**answer, first: answer[first] + 1}, {**answer, other: len(instance.words[other - 1])}]
    return [*wrong, without] if without else wrong


def _least(instance: Any, word: str) -> float:
    """Relax, for states and places, the cost to take a symbol off and the cost to end with something on top."""
    size = len(word)
    off: dict[tuple[int, int, str, int, int], float] = {}
    last: dict[tuple[int, int, str], float] = {}
    places = range(size + 1)
    if instance.accepting:
        for q in instance.accepting:
            for top in "ZXY":
                last[q, size, top] = 0
    grown = True
    while grown:
        grown = False
        for q, letter, top, p, push in instance.rules:
            for i in places:
                if letter and word[i : i + 1] != letter:
                    continue
                ways: dict[tuple[int, int], float] = {(p, i + len(letter)): 1}
                for sign in push:
                    for (state, place), cost in ways.items():
                        total = cost + last.get((state, place, sign), inf)
                        if total < last.get((q, i, top), inf):
                            last[q, i, top] = total
                            grown = True
                    after: dict[tuple[int, int], float] = {}
                    for (state, place), cost in ways.items():
                        for (a, b, c, d, e), more in off.items():
                            if (a, b, c) == (state, place, sign):
                                after[d, e] = min(after.get((d, e), inf), cost + more)
                    ways = after
                for (state, place), cost in ways.items():
                    if cost < off.get((q, i, top, state, place), inf):
                        off[q, i, top, state, place] = cost
                        grown = True
    whole = {key[3]: cost for key, cost in off.items() if key[:3] == (1, 0, "Z") and key[4] == size}
    if instance.accepting:
        return min([last.get((1, 0, "Z"), inf), *(whole.get(q, inf) for q in instance.accepting)])
    return min(whole.values(), default=inf)
