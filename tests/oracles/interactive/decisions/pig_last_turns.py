"""Weigh each decision by exact chances, found by recursion over fractions of the state at hand."""

import sys
from fractions import Fraction
from functools import cache
from typing import Any

from bootcamp.lib.chance import draw

LEVELS = range(1, 6)


def play(instance: Any, moves: list[str]) -> tuple[list[tuple[int, bool, int, int, int]], str]:
    """Follow the turns; the n-th roll of the game shows the n-th number of the stream."""
    sys.setrecursionlimit(10_000)
    good = tuple(face for face in range(1, instance.faces + 1) if face not in instance.busts)
    left, need, total, rolls, lost = instance.left, instance.need, 0, 0, Fraction(0)
    seen: list[tuple[int, bool, int, int, int]] = []
    for move in moves:
        stop = _chance(left - 1, need - total, 0, good, instance.faces)
        on = _roll(left, need, total, good, instance.faces)
        lost += max(stop, on) - (stop if move == "hold" else on)
        if move == "hold":
            left, need, total = left - 1, max(need - total, 0), 0
            seen.append((0, False, left, need, 0))
        else:
            face = draw(instance.chance, rolls, "die").randint(1, instance.faces)
            rolls += 1
            if face in instance.busts:
                left, total = left - 1, 0
            else:
                total += face
            seen.append((face, face in instance.busts, left, need, total))
        if left == 0 or need == 0:
            return seen, "won" if lost <= Fraction(1, 100) else "lost"
    return seen, ""


def _roll(left: int, need: int, total: int, good: tuple[int, ...], faces: int) -> Fraction:
    bust = (faces - len(good)) * _chance(left - 1, need, 0, good, faces)
    return _rounded((bust + sum(_chance(left, need, total + face, good, faces) for face in good)) / faces)


@cache
def _chance(left: int, need: int, total: int, good: tuple[int, ...], faces: int) -> Fraction:
    if total >= need:
        return Fraction(1)
    if left == 0:
        return Fraction(0)
    return max(_chance(left - 1, need - total, 0, good, faces), _roll(left, need, total, good, faces))


def _rounded(value: Fraction) -> Fraction:
    """Round to 30 binary places more than a float keeps."""
    return Fraction(round(value * 2**83), 2**83)
