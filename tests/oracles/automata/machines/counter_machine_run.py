"""Judge by stepping, and in long loops by the differences of the registers from round to round."""

from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)

_ROUNDS = 14  # by then all registers grow like polynomials of degree at most 6
_SETTLED = 6


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    registers, made = _run([line.split() for line in instance.program], instance.start)
    return "" if answer == {"registers": registers, "lines": made} else f"{made} lines, then {registers}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A line too few or too many, registers backwards or one off."""
    first, *rest = answer["registers"]
    wrong = [
        answer | {"lines": answer["lines"] - 1},
        answer | {"lines": answer["lines"] + 1},
        answer | {"registers": answer["registers"][::-1]},
        answer | {"registers": (first + 1, *rest)},
    ]
    return [one for one in wrong if one != answer]


def _run(program: list[list[str]], start: Any) -> tuple[tuple[int, ...], int]:
    """Carry out lines; the vector holds the registers and, last, how many lines were carried out."""
    vector = [*start, 0]
    _until(program, 0, len(program), vector)
    return tuple(vector[:-1]), vector[-1]


def _until(program: list[list[str]], place: int, end: int, vector: list[int]) -> None:
    """Carry out what stands from a line up to another, or to a halt or ret."""
    while place < end:
        kind, *parts = program[place]
        vector[-1] += 1
        if kind in ("halt", "ret"):
            return
        if kind == "call":
            _until(program, int(parts[0]) - 1, len(program), vector)
        elif kind == "jz":
            register, after = int(parts[0][1:]) - 1, int(parts[1]) - 1
            if program[after - 1] == ["goto", str(place + 1)]:
                _loop(program, place + 1, after - 1, register, vector)
                place = after
                continue
            if vector[register] == 0:
                place = after
                continue
        else:
            target = int(parts[0][1:]) - 1
            value = vector[int(parts[1][1:]) - 1] if len(parts) == 2 else 1
            vector[target] = value if kind == "copy" else vector[target] + (-value if kind == "dec" else value)
        place += 1


def _loop(program: list[list[str]], first: int, last: int, register: int, vector: list[int]) -> None:
    """Carry out a loop, whose test was counted once; `last` is the place of its goto."""
    rounds = vector[register]
    seen = [list(vector)]
    while vector[register] and len(seen) <= _ROUNDS:
        _until(program, first, last, vector)
        vector[-1] += 2
        seen.append(list(vector))
    if not vector[register]:
        return
    for place in range(len(vector)):
        values = [one[place] for one in seen[_SETTLED:]]
        total, choose = 0, 1
        for depth in range(len(values)):  # Newton's formula
            total += values[0] * choose
            choose = choose * (rounds - _SETTLED - depth) // (depth + 1)
            values = [after - before for before, after in pairwise(values)] or [0]
        vector[place] = total
